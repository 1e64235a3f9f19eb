"""What costs the server most of all that a body may hold: a hand with every choice open, and a long record."""

from __future__ import annotations

from typing import Any

import talia
from talia.core.rng import Random
from talia.games.fantasy_realms.cards import IDS

DEAR = ("shapeshifter", "mirage", "doppelganger", "book_of_changes", "necromancer")


def hand() -> dict[str, Any]:
    """Three wilds, the Book, the Necromancer, and a discard area with everything else."""
    rest = [card for card in IDS if card not in DEAR]
    return {"hands": [{"cards": [*DEAR, *rest[:2]]}], "discard": rest[2:48]}


def record() -> dict[str, Any]:
    """A whole game of Radlands by random players."""
    state = talia.game("radlands").start(7, 2)
    dice = Random(3)
    while not state.over:
        seat = state.asked[0]
        state.answer(seat, dice.pick(list(state.decision(seat).options)).action)
    assert state.record is not None
    return state.record.to_json()
