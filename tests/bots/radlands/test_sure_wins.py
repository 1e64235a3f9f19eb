"""The expert's look for a sure win: what the beam alone missed is found and played to the end, within the budget."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.bots import Budget, think
from talia.bots.play.budget import Meter
from talia.bots.radlands.planning import NODES_PART, WINS, sure_win
from talia.games.radlands.extra.winning import WON, Search
from talia.games.radlands.state import Radlands
from talia.texts import texts
from tests.bots.radlands.tools import tables, thought
from tests.bots.tools import sent
from tests.games.radlands.scenario import Scenario

# Turns of games between quick players, won for sure, each of which the beam of 1,500 nodes alone did not win.
MISSED = json.loads(Path(__file__).with_name("sure_wins.json").read_text())
NODES = 1500


def played(position: dict[str, Any]) -> bool:
    """Does the expert win the turn? The other one gives the last of its answers."""
    state = talia.game("radlands").position(position, log=False)
    assert isinstance(state, Radlands)
    seat = state.active
    while not state.over and state.active == seat:
        if state.who != seat:
            state.apply(state.legal()[-1])
            continue
        action, record = think(sent(state, seat), "expert", 3, Budget(nodes=NODES))
        if len(state.legal()) > 1:
            assert record["because"][-1] == {"code": "radlands-wins-surely"}
            assert record["best"]["chance"] == 1.0
            assert record["line"][0]["action"] == action
        state.apply(action)
    return bool(state.over and state.won == 1 << seat)


@pytest.mark.parametrize("example", MISSED, ids=range(len(MISSED)))
def test_a_win_that_the_beam_missed_is_found_and_played_to_the_end(example: dict[str, Any]) -> None:
    assert played(example["position"])


def test_the_look_for_a_win_takes_its_part_of_the_budget_and_no_more() -> None:
    looked = 0
    for table in tables(21, 9):
        seat = table.asked[0]
        for nodes in (1, 2, 100, 3000):
            meter = Meter(Budget(nodes=nodes))
            search = sure_win(table, seat, meter)
            assert search.positions <= min(WINS, nodes // NODES_PART)
            looked += not search.decided
    assert looked > 5


def test_what_it_looked_at_is_counted() -> None:
    t = Scenario(["railgun: sniper", "garage: holdout"], ["oasis", "arcade", "mulcher"], hand="muse scout", water=3)
    assert isinstance(t.state, Radlands)
    _, record = thought(t, "expert", nodes=400)
    assert 400 <= record["quality"]["nodes"] < 500  # a batch of the beam may be a few positions longer
    search = Search(t.state, 0)
    search.run(200)
    assert search.result != WON


def test_seconds_are_kept() -> None:
    table = next(iter(tables(22, 40)))
    meter = Meter(Budget(seconds=0.02))
    sure_win(table, table.asked[0], meter)
    assert (
        meter.spent < 0.5
    )  # a busy machine is slow; without a limit it would take seconds where rules are interpreted


def test_the_reason_has_its_words() -> None:
    assert texts("en").get("bots-reason-radlands-wins-surely").startswith("You win this very turn")
