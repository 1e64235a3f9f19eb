"""Saving: places by label, so that a longer program still reads an old save; numbers of earlier saves; refusals."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from tests.core.toy import GAME, LONGER_PROGRAM, Toy


def saved(*answers: str) -> dict[str, Any]:
    state = GAME.start(7)
    for word in answers:
        state.answer(state.who, word)
    position: dict[str, Any] = json.loads(state.save())
    return position


def test_a_save_names_the_step_that_asks() -> None:
    assert saved()["doing"] == [
        {"program": "toy.game", "at": "choose_together", "seat": 0, "card": None, "notes": [0, 0, 0, 0]}
    ]
    assert saved("one", "three")["doing"][0]["at"] == "move"


def test_a_saved_game_goes_on_as_if_never_saved() -> None:
    state = GAME.load(saved("one", "three"))
    assert state.who == 1
    state.answer(1, "three")
    state.answer(0, "two")
    assert state.outcome == talia.Outcome((0,), (1, 0), "last_stone")


def test_a_game_saved_in_mid_program_loads_after_steps_were_put_in() -> None:
    position = saved("one")
    position["doing"][0]["program"] = "toy.longer"
    state = GAME.load(position)
    assert isinstance(state, Toy)
    assert state.asks_at(LONGER_PROGRAM.at("choose_together"))
    state.answer(1, "three")
    assert state.trace == ["your move"]  # the new step runs, the one before the save does not
    assert state.asks_at(LONGER_PROGRAM.at("choose"))


def test_a_place_may_be_a_number_of_the_time_when_places_were_counted() -> None:
    position = saved("one")
    position["doing"][0]["at"] = 2  # behind the step that asks, which was the second of the old program
    assert GAME.load(position) == GAME.load(saved("one"))
    moving = saved("one", "three")
    moving["doing"][0]["at"] = 4
    assert GAME.load(moving) == GAME.load(saved("one", "three"))


@pytest.mark.parametrize("at", [0, 5, -1, 99, "lunch", None, 1.5, [], "done"])
def test_a_place_that_is_not_there_is_refused(at: Any) -> None:
    position = saved()
    position["doing"][0]["at"] = at
    with pytest.raises(talia.BadPosition, match=r"there is no step|nobody is asked there"):
        GAME.load(position)


@pytest.mark.parametrize("program", ["toy.lunch", "cardia.round", "", "toy"])
def test_a_program_that_is_not_there_is_refused(program: str) -> None:
    position = saved()
    position["doing"][0]["program"] = program
    with pytest.raises(talia.BadPosition, match=r"position\.doing\[0\]: there is no step 'choose_together' of"):
        GAME.load(position)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"doing": []}, "no ability is running, and the game is not over"),
        ({"asked": [0, 1], "locked": [1]}, r"position\.asked: \[0, 1\] is not who can be asked here"),
        ({"asked": []}, "is not who can be asked here"),
        ({"rules": 3}, r"position\.rules: version 3 is not 2, which is what this Talia plays"),
        ({"game": "cardia"}, "'cardia' is not 'toy'"),
        ({"lunch": 1}, r"position\.lunch: there is nothing of that name"),
        ({"options": {"heap": 99}}, r"position\.options: option heap: 99"),
        ({"random": -1}, r"position\.random: -1 is not a whole number"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(talia.BadPosition, match=complaint):
        GAME.load({**saved(), **change})


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '"x"'])
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(talia.BadPosition, match="this is not a saved game"):
        GAME.load(text)


def test_notes_of_a_secret_program_are_each_seats_own() -> None:
    state = GAME.start(7)
    state.answer(1, "two")
    assert state.view(1)["doing"][0]["notes"] == [None, 2, 0, 0]
    assert state.view(0)["doing"][0]["notes"] == [0, None, 0, 0]
    assert state.view(None)["doing"][0]["notes"] == [None, None, 0, 0]


def test_games_of_earlier_rules_keep_their_number() -> None:
    position = {**saved("one"), "rules": 1}
    state = GAME.load(position)
    assert state.setup.rules == 1
    assert state.to_position()["rules"] == 1
    assert state.record is not None
    record = talia.Record.read(state.record.write())
    assert record.rules == 1
    assert record.replay(GAME).setup.rules == 1
    begun = talia.Record("toy", 1, 2, {"heap": 5}, 7, answers=[(0, "one")])
    assert begun.replay(GAME).setup.rules == 1
    with pytest.raises(talia.BadRecord, match=r"record\.rules: version 3 is not 2"):
        talia.Record("toy", 3, 2, {"heap": 5}, 7).begin(GAME)
