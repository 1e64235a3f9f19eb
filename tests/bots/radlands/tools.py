"""Tools for the tests of Radlands' bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import talia
from talia.bots import Budget, think
from talia.games.radlands.state import Radlands
from tests.bots.tools import sent
from tests.games.radlands.scenario import Scenario

VARIANTS: list[dict[str, Any]] = [
    {},
    {"printing": "other"},
    {"make_room": True},
    {"no_self_restore": True},
    {"camps": "first_game"},
    {"printing": "other", "make_room": True, "no_self_restore": True, "copies": 1, "change_lock_in": False},
]


def tables(seed: int, every: int, options: dict[str, Any] | None = None) -> Iterator[Radlands]:
    """Tables of a random game in which somebody has a choice, all of them the same live table."""
    state = talia.game("radlands").start(seed, log=False, **(options or {}))
    assert isinstance(state, Radlands)
    rng = talia.Random(seed + 1)
    count = 0
    while not state.over:
        seat = rng.pick(state.asked)
        chosen = rng.pick(state.decision(seat).options)
        if state.turn > 0:
            count += 1
            if count % every == 0:
                yield state
        state.answer(seat, chosen)


def thought(scenario: Scenario, level: str, seed: int = 3, nodes: int = 400, seat: int = 0) -> tuple[str, Any]:
    """What a level answers, as scenarios name it, and its record."""
    state = scenario.state
    action, record = think(sent(state, seat), level, seed, Budget(nodes=nodes))
    decision = state.decision(seat)
    option = next(option for option in decision.options if option.action == action)
    return scenario.label(option, decision.prompt), record


def played_turn(scenario: Scenario, level: str, nodes: int = 400) -> list[str]:
    """What a level does until our turn is over or the game ends."""
    state = scenario.state
    done: list[str] = []
    while not state.over and state.asked == (0,) and state.view(0)["table"]["active"] == 0:
        word, _ = thought(scenario, level, nodes=nodes)
        done.append(word)
        action, _ = think(sent(state, 0), level, 3, Budget(nodes=nodes))
        state.answer(0, action)
    return done
