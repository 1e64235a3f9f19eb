"""Turns planned ahead: wins are found, orders of the same actions are one, nothing is done for nothing."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.bots import Budget, bot, think
from talia.bots.radlands.plain import plain
from talia.bots.radlands.turn import Planner, key, line
from talia.games.radlands.state import Radlands
from tests.bots.radlands.tools import VARIANTS, played_turn, tables, thought
from tests.bots.tools import sent
from tests.games.radlands.scenario import Scenario

LOOKING = ("adept", "expert")


def planner(table: talia.State, longest: int = 16, width: int = 12, worlds: int = 2) -> Planner:
    assert isinstance(table, Radlands)
    return Planner(table, table.asked[0], plain(), 5, longest, width, worlds, 0.02)


@pytest.mark.parametrize("level", LOOKING)
def test_a_win_in_one_action_is_taken(level: str) -> None:
    t = Scenario(["railgun: sniper"], ["oasis!", "arcade#", "mulcher#"], hand="muse scout", water=3)
    played_turn(t, level)
    assert t.state.over
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (0,)


def test_the_expert_finds_a_win_of_several_actions() -> None:
    # The guard must go first: two hits on the punk and the camp behind it, and the Muse pays for the second.
    t = Scenario(["railgun: holdout muse", "garage", "pillbox"], ["oasis! : punk", "arcade#", "mulcher#"], water=2)
    word, record = thought(t, "expert", nodes=1500)
    assert record["best"]["chance"] > 0.99, (word, record)
    assert record["because"][-1]["code"] == "radlands-wins-surely"
    played_turn(t, "expert", nodes=1500)
    assert t.state.over


@pytest.mark.parametrize("level", ["apprentice", *LOOKING])
def test_raiders_do_not_destroy_a_camp_that_can_be_spared(level: str) -> None:
    t = Scenario(["oasis!", "railgun", "garage!"], their_queue="raiders - -")
    t.end()
    assert t.state.asked == (0,)
    answers = [thought(t, level, seed=seed)[0] for seed in range(6)]
    assert answers.count("our railgun") >= 5


def test_orders_of_the_same_actions_are_one_state() -> None:
    ends = []
    for order in (("muse", "scout"), ("scout", "muse")):
        t = Scenario(["railgun", "oasis", "garage"], hand="muse scout", water=3)
        for card, place in zip(
            order, ("our left 1", "our right 1") if order[0] == "muse" else ("our right 1", "our left 1"), strict=True
        ):
            t.do(card)
            t.do("play")
            t.do(place)
        assert isinstance(t.state, Radlands)
        ends.append(key(t.state))
    assert ends[0] == ends[1]
    other = Scenario(["railgun", "oasis", "garage"], hand="muse scout", water=3)
    assert isinstance(other.state, Radlands)
    assert key(other.state) != ends[0]


def test_the_beam_is_at_least_as_good_as_one_action_and_a_wider_one_as_a_narrow_one() -> None:
    looked = 0
    for table in tables(11, 6):
        if table.active != table.asked[0]:
            continue
        best = []
        for longest, width in ((1, 1), (16, 2), (16, 24)):
            found = planner(table, longest, width, 1)
            found.run(1 << 40)
            assert found.done
            best.append(max(found.chances()))
        assert best[0] <= best[1] + 1e-9
        assert best[0] <= best[2] + 1e-9
        looked += 1
        if looked == 6:
            break
    assert looked == 6


def test_every_answer_is_judged_however_little_time_there_is() -> None:
    looked = 0
    for table in tables(12, 5):
        action, record = think(sent(table, table.asked[0]), "expert", 1, Budget(nodes=1))
        assert record["options"][0]["action"] == action
        if len(table.decision(table.asked[0]).options) > 1:
            assert all(0.0 <= option["chance"] <= 1.0 for option in record["options"])
            looked += 1
        if looked == 8:
            break
    assert looked == 8


def test_nothing_is_done_for_nothing() -> None:
    """Taking the Silo and junking it again comes back to where one was: a plan does not do it."""
    t = Scenario(["oasis: muse", "arcade", "garage"], water=1, silos=["hand", "area"])
    found = planner(t.state, 16, 24, 1)
    found.run(1 << 40)
    best = max(range(len(found.best)), key=lambda n: found.best[n])
    words = [talia.game("radlands").actions.words[action] for action in line(found.plans[best])]
    assert len(words) == len(set(words))
    assert len(played_turn(t, "adept")) < 8


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_level_plays_every_variant(options: dict[str, Any]) -> None:
    state = talia.game("radlands").start(17, log=False, **options)
    players = [bot("expert", 1, Budget(nodes=60)), bot("adept", 2)]
    apprentice = bot("apprentice", 3)
    answers = 0
    while not state.over and answers < 90:
        seat = state.asked[0]
        player = apprentice if answers % 5 == 4 else players[seat]
        state.answer(seat, player.answer(state.view(seat)))
        assert player.record["quality"]["plays"] == player.level
        answers += 1
    assert state.view(0)["table"]["turn"] > 3


def test_camps_are_mixed_and_the_mixture_is_told() -> None:
    state = talia.game("radlands").start(4, log=False)
    taken = set()
    for seed in range(25):
        action, record = think(sent(state, 0), "expert", seed, Budget(nodes=10))
        taken.add(action)
        assert 0.0 < sum(option["mix"] for option in record["options"]) <= 1.0001
        assert record["because"] == [{"code": "radlands-camps"}]
    assert len(taken) > 1


def test_reasons_are_differences_that_add_a_number() -> None:
    """Leaving a damaged camp bare is named, with what it costs."""
    ours = ["oasis!", "arcade: muse", "garage: scout"]
    t = Scenario(ours, ["mulcher: sniper", "reactor"], hand="gunner", their_hand="muse scout", water=1)
    word, record = thought(t, "adept")
    assert word == "gunner"
    reasons = [reason for reason in record["because"] if reason["code"].startswith("radlands-")]
    assert reasons
    for reason in reasons:
        assert reason["by"] >= 0.01
        assert {"of", "here", "there"} <= set(reason)
    assert {option["action"] for option in record["options"]} >= {record["because"][0].get("of")}
    assert record["beliefs"]
    assert all(belief["code"] == "holds" and 0 < belief["chance"] <= 1 for belief in record["beliefs"])
