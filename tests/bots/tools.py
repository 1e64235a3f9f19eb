"""Tools for the tests of bots: views to think about, bots that misbehave."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import talia
from talia.core.view import View, canonical
from tests.every_game.tools import decisions


def sent(state: talia.State, seat: int) -> View:
    """A view as it comes out of the pipe."""
    view: View = json.loads(canonical(state.view(seat)))
    return view


def asked(name: str, seats: int, options: dict[str, Any], seed: int, every: int) -> Iterator[tuple[talia.State, int]]:
    """States of a random game with a player that is asked and has a choice."""
    for state in decisions(name, seats, options, seed, every):
        for seat in state.asked:
            if seat < seats and len(state.decision(seat).options) > 1:
                yield state, seat


def template_view(seed: int = 3) -> View:
    return sent(talia.game("template").start(seed), 0)
