"""The master of Radlands: sure wins within its budget, and what a plan lets the other one do."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.bots import Budget, think
from talia.bots.play.budget import Meter
from talia.bots.radlands.levels import LEVELS
from talia.bots.radlands.master import Master
from talia.bots.radlands.turn import Plan, Planner
from talia.games.radlands.state import Radlands
from talia.learn.puzzles.difficulty import found_by
from talia.learn.puzzles.levels import sample
from talia.learn.puzzles.shelf import chosen
from tests.bots.honesty import permutation, twins
from tests.bots.radlands.tools import tables
from tests.bots.tools import sent
from tests.every_game.tools import MORE

NODES = 16_000  # half of them go to the look for a sure win: every puzzle that is shipped needs fewer than 8,000
PUZZLES = sample(chosen("radlands", "win_this_turn"), 12 * MORE)
WATCHFUL = "master[threats=4]"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.id for puzzle in PUZZLES])
def test_every_proven_win_of_a_sample_is_found_and_played_to_the_end(puzzle: Any) -> None:
    """All of them: `talia puzzle --levels --kind win_this_turn --game radlands --level master@16000n --sample 1000`."""
    assert found_by(puzzle, "master", 3, Budget(nodes=NODES))


def test_a_sure_win_ends_the_thinking() -> None:
    view = sent(talia.game("radlands").position(PUZZLES[0].position, log=False), PUZZLES[0].seat)
    record = think(view, "master", 3, Budget(nodes=NODES))[1]
    assert record["because"][-1] == {"code": "radlands-wins-surely"}
    assert record["quality"]["nodes"] < NODES // 2 + 1500


@pytest.mark.parametrize("level", ["master", WATCHFUL])
def test_swapped_hidden_cards_change_nothing(level: str) -> None:
    def function(state: talia.State, seat: int, seed: int) -> Any:
        return think(sent(state, seat), level, seed, Budget(nodes=300))

    assert permutation(function, twins("radlands", 2, {}, 2 * MORE, 5, 1), 6 * MORE) >= 4


def master(threats: int) -> Master:
    level = next(level for level in LEVELS if level.name == "master")
    found = level.make(**{**(level.knobs or {}), "threats": threats})
    assert isinstance(found, Master)
    return found


def test_a_turn_that_the_other_one_can_win_is_seen_in_the_worlds_dealt() -> None:
    """Puzzles are turns that can be won: seen from the other side, which does not know the hand, some for certain."""
    bot = master(4)
    lost: list[float] = []
    for puzzle in PUZZLES:
        state = talia.game("radlands").position(puzzle.position, log=False)
        assert isinstance(state, Radlands)
        plan = Plan(state, 0, 0.5, None, [])
        lost.append(bot._lost(plan, 1 - puzzle.seat, 5, Meter(Budget(nodes=100_000)))[0])
    assert max(lost) == 1.0
    assert min(lost) < 1.0  # where it hangs on cards that it may not hold


def test_no_plan_gains_by_it_and_the_beginning_of_a_game_is_harmless() -> None:
    bot = master(4)
    looked = 0
    for number, table in enumerate(tables(9, 14)):
        seat = table.asked[0]
        if table.active != seat or table.turn == 0:
            continue
        planner = Planner(table, seat, bot.judge, 5, 4, 4, 1, 0.02)
        planner.run(400)
        before = planner.chances()
        after = before[:]
        looked += bot.think_again(planner, after, number, Meter(Budget(nodes=100_000)))
        assert all(new <= old for new, old in zip(after, before, strict=True))
        if table.turn < 4:
            assert after == before
    assert looked > 0
