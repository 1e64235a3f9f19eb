"""A small part of bench/soak_radlands.py: random games with every check after every answer."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.core import playout
from talia.core import rng as random
from talia.games.radlands.invariants import faults
from talia.games.radlands.setup import RadlandsSetup
from talia.games.radlands.state import Radlands
from tests.every_game.tools import MORE
from tests.games.radlands.scenario import GAME, check

VARIANTS: list[dict[str, Any]] = [
    {},
    {"printing": "other"},
    {"make_room": True, "no_self_restore": True},
    {"camps": "given", "camps_0": ["juggernaut", "bonfire", "training_camp"], "camps_1": ["mulcher", "cache", "oasis"]},
]


@pytest.mark.parametrize("options", VARIANTS)
def test_random_games_are_sound_after_every_answer(options: dict[str, Any]) -> None:
    setup = GAME.setup(**options)
    assert isinstance(setup, RadlandsSetup)
    answers = 0
    for seed in range(15 * MORE):
        state = setup.deal(random.scramble(seed))
        assert isinstance(state, Radlands)
        while not state.ended:
            answers += playout.play_some(state, random.scramble(seed * 5000 + answers), 1)
            assert faults(state, setup.kinds, setup.twice) == ""
            assert answers < 5000 * (seed + 1)
        check(state)
    assert answers > 500


def test_a_fault_is_found() -> None:
    state = GAME.position({"game": "radlands", "table": _table()})
    setup = state.setup
    assert isinstance(state, Radlands)
    assert isinstance(setup, RadlandsSetup)
    assert faults(state, setup.kinds, setup.twice) == ""
    state.hand0 |= 2
    assert "cards of kind 1" in faults(state, setup.kinds, setup.twice)
    state.water = -1
    assert "water" in faults(state, setup.kinds, setup.twice)


def _table() -> dict[str, Any]:
    sides = (["garage", "railgun", "cannon"], ["oasis", "arcade", "mulcher"])
    return {"columns": [[{"camp": {"card": camp}} for camp in side] for side in sides], "hands": [[], []]}


def test_the_seed_decides_everything() -> None:
    def record(seed: int) -> str:
        state = GAME.start(seed)
        rng = talia.Random(1)
        while not state.over:
            state.answer(state.asked[0], rng.pick(state.decision(state.asked[0]).options))
        assert state.record is not None
        return state.record.write() + state.save()

    assert record(4) == record(4)
    assert record(4) != record(5)
