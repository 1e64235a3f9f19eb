"""Positions of Radlands that the rules would never leave so: each is refused in one sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import talia
from tests.games.radlands.scenario import GAME, THEM, US, Scenario

Position = dict[str, Any]


def refused(position: Position) -> str:
    with pytest.raises(talia.BadPosition) as caught:
        GAME.position(position)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    return sentence


def base(**more: Any) -> Position:
    position = Scenario(
        ["cannon: muse", "garage", "outpost"], ["oasis: scout"], hand="sniper strafe"
    ).state.to_position()
    position["table"].update(more)
    return position


def alone(**more: Any) -> Position:
    """The table without what is going on."""
    position = base(**more)
    for key in ("doing", "asked", "locked", "question"):
        del position[key]
    return position


def without_two(position: Position) -> Position:
    """Two cards of the deck, to be laid elsewhere."""
    for word in ("banish", "interrogate"):
        position["table"]["deck"].remove(word)
    return position


@pytest.mark.parametrize("going_on", [True, False])
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"sifted": ["sniper"]}, "sifted"),
        ({"picked": {"card": "sniper"}}, "picked"),
        ({"resolving": "raiders"}, "resolving: raiders is resolved by no ability"),
        ({"turn": 401}, "turn: 401 is not a whole number from 1 to 400"),
        ({"actions": 201}, "actions"),
    ],
)
def test_nothing_is_half_done_while_nothing_goes_on(going_on: bool, changes: Position, sentence: str) -> None:
    assert sentence in refused(base(**changes) if going_on else alone(**changes))


def test_events_of_number_0_are_never_queued() -> None:
    position = without_two(alone(queues=[[None, None, "interrogate"], ["banish", None, None]]))
    assert "queues[0][2]: interrogate has number 0" in refused(position)


def test_three_people_in_a_column_are_too_many() -> None:
    position = alone()
    people = [{"card": word, "space": space} for space, word in enumerate(("gunner", "looter", "scout"))]
    position["table"]["columns"][0][1]["people"] = people
    assert "columns[0][1].people: 3 people in a column; allowed: two at most" in refused(position)


def test_a_lone_person_stands_in_the_middle() -> None:
    position = base()
    position["table"]["columns"][0][0]["people"][0]["space"] = 2
    assert "a lone person stands on space 1" in refused(position)
    del position["doing"], position["asked"], position["locked"]
    assert GAME.position(position).to_position()["table"]["columns"][0][0]["people"][0]["space"] == 1  # brought to rest


def test_a_card_acts_only_in_an_ability() -> None:
    for position in (base(), alone()):
        position["table"]["columns"][0][0]["camp"]["acting"] = True
        assert "no card is `acting`" in refused(position)


def sifting() -> Position:
    t = Scenario(hand="interrogate muse", deck="scout sniper gunner looter")
    t.play("interrogate")
    return t.state.to_position()


def test_as_many_cards_are_sifted_as_were_drawn() -> None:
    position = sifting()
    assert GAME.position(copy.deepcopy(position)).asked == (US,)
    position["table"]["sifted"].pop()
    assert "sifted: 3 cards; allowed: 4" in refused(position)
    position["table"].pop("sifted")
    assert "sifted" in refused(position)


def test_an_event_that_runs_is_the_one_that_is_resolved() -> None:
    position = sifting()
    position["table"]["resolving"] = None
    position["table"]["discard"]["cards"].append("interrogate")
    assert "is not what radlands.turn waits for at act" in refused(position)


def warehouse() -> Position:
    t = Scenario(["warehouse"], hand="muse scout sniper", deck="truce strafe gunner")
    t.do("use warehouse", "muse")
    position = t.state.to_position()
    assert position["doing"][0]["notes"][2] == 1
    return position


@pytest.mark.parametrize("count", [2, 16, 61, 1 << 40])
def test_a_count_of_cards_cannot_be_made_up(count: int) -> None:
    """The Warehouse draws one more card than were discarded: a note of 16 would give its owner 17."""
    position = warehouse()
    position["doing"][0]["notes"][2] = count
    assert f"notes[2]: {count} cannot be noted there; allowed: nothing (0), a number from 1 to 1" in refused(position)


def high_ground() -> Position:
    t = Scenario(["cannon: muse scout", "garage: looter"], queue="high_ground - -", phase="events")
    t.do("rearrange")
    return t.state.to_position()


@pytest.mark.parametrize(
    ("notes", "sentence"),
    [
        ([15, 4, 2, 0], "the next person to get a place is noted (C)"),
        ([15, 1 << 10, 2, 0], "a place is given away where nobody of this seat stands (B)"),
        ([15, 1 << 30, 2, 0], "cannot be noted there"),
        ([0, 0, 2, 0], "with 0 the ability does not come to this step"),
        ([15, 0, 63, 0], "cannot be noted there"),
    ],
)
def test_high_ground_goes_on_where_it_was(notes: list[int], sentence: str) -> None:
    position = high_ground()
    assert GAME.position(copy.deepcopy(position)).asked == (US,)
    position["doing"][0]["notes"] = notes
    assert sentence in refused(position)


def placing() -> Position:
    t = Scenario(["cannon", "garage", "outpost"], hand="sniper strafe")
    t.do("sniper", "play")
    return t.state.to_position()


@pytest.mark.parametrize(
    ("notes", "sentence"),
    [
        ([1, 2, 0, 0], "a card that is played is noted as 1 and 1"),
        ([0, 1, 0, 0], "a card that is played is noted as 1 and 1"),
        ([1, 1, 0, 5], "nobody needs to make room"),
        ([1, 1, 2, 0], "noted"),
        ([49, 1, 0, 0], "cannot be noted there"),
    ],
)
def test_a_picked_card_is_placed_as_it_was_picked(notes: list[int], sentence: str) -> None:
    position = placing()
    assert GAME.position(copy.deepcopy(position)).asked == (US,)
    position["doing"][0]["notes"] = notes
    assert sentence in refused(position)


def test_a_picked_card_is_needed() -> None:
    position = placing()
    del position["table"]["picked"]
    assert "no person of the hand is picked" in refused(position)


def test_camps_are_picked_in_their_order() -> None:
    position = GAME.begin(GAME.setup_under(1, 2, {}), 1).to_position()  # under rules 2 there is one question
    position["doing"][0]["at"] = "middle"
    assert "with so many camps laid, something else is asked" in refused(position)


def over() -> Position:
    position = base()
    for key in ("asked", "locked", "doing"):
        position[key] = []
    for column in position["table"]["columns"][THEM]:
        column["camp"] = {"card": column["camp"]["card"], "destroyed": True}
    position["outcome"] = {"winners": [US], "scores": [3, 0], "reason": "camps_destroyed"}
    return position


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"winners": [THEM]}, "[1] do not win so"),
        ({"winners": []}, "[] do not win so"),
        ({"scores": [3, 3]}, "scores"),
        ({"reason": "turn_limit", "winners": []}, "all camps of seat 1 are destroyed"),
        ({"reason": "obelisk"}, "all camps of seat 1 are destroyed"),
    ],
)
def test_outcomes_agree_with_the_table(changes: Position, sentence: str) -> None:
    position = over()
    assert GAME.position(copy.deepcopy(position)).over
    position["outcome"].update(changes)
    assert sentence in refused(position)


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("camps_destroyed", "the camps of one seat are all destroyed then"),
        ("deck_ran_out_twice", "there are cards left in the deck"),
        ("turn_limit", "is not the last"),
        ("obelisk", "no such camp stands"),
    ],
)
def test_a_game_that_goes_on_is_not_over(reason: str, sentence: str) -> None:
    position = base()
    for key in ("asked", "locked", "doing"):
        position[key] = []
    position["outcome"] = {"winners": [], "scores": [3, 3], "reason": reason}
    assert sentence in refused(position)
