"""Positions in mid-ability: notes, frames, what waits and outcomes that the rules would never leave so are refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import talia
from tests.games.cardia.scenario import GAME, Scenario

Position = dict[str, Any]


def refused(position: Position) -> str:
    """The one sentence that a position is refused with."""
    with pytest.raises(talia.BadPosition) as caught:
        GAME.position(position)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    return sentence


def inventor() -> Position:
    """Our Inventor has lost to their Djinn and asks for its second card."""
    t = Scenario("judge | inventor surgeon", "ambusher | djinn surgeon")
    t.both_play("inventor", "djinn")
    t.answer("our judge")
    position = t.state.to_position()
    assert position["doing"][0]["at"] == "choose.2"
    return position


def locked() -> Position:
    t = Scenario("judge | inventor surgeon", "ambusher | djinn surgeon")
    t.answer("inventor", 0)
    return t.state.to_position()


def test_what_was_not_changed_is_a_position() -> None:
    for position in (inventor(), locked()):
        assert GAME.position(copy.deepcopy(position)).to_position() == position


@pytest.mark.parametrize(
    ("note", "value", "sentence"),
    [
        (0, 40, "40 cannot be noted there; allowed: nothing (0), a played (0 to 33)"),
        (0, -1, "-1 cannot be noted there"),
        (0, 1 << 60, "cannot be noted there"),
        (0, 2, "2 could not be chosen from this table (cardia.raise_card)"),  # no such card lies in the row
        (0, 0, "0 could not be chosen from this table"),  # a card was chosen: there were some
        (1, 3, "3 cannot be noted there; allowed: nothing (0)"),  # it is being asked for
        (2, 1, "1 cannot be noted there; allowed: nothing (0)"),  # an Inventor notes two cards
        (0, 1 << 70, "a whole number that a note may hold"),
        (0, True, "True is not a whole number"),
        (0, 1.0, "1.0 is not a whole number"),
        (0, None, "None is not a whole number"),
        (0, "x" * 10_000, "is not a whole number"),
    ],
)
def test_notes_hold_what_their_steps_put_there(note: int, value: Any, sentence: str) -> None:
    position = inventor()
    position["doing"][0]["notes"][note] = value
    told = refused(position)
    assert sentence in told
    assert len(told) < 400


@pytest.mark.parametrize(
    ("frame", "key", "value", "sentence"),
    [
        (0, "program", "cardia.void_mage", "there is no step 'choose.3'|not what cardia.round waits for"),
        (0, "seat", 1, "cardia.inventor of this seat and card is not what cardia.round waits for"),
        (0, "card", "judge/0", "of this seat and card is not what"),
        (1, "at", "end", "is not what cardia.round waits for at end"),
        (1, "seat", 1, "the round is no seat's and no card's"),
        (1, "notes", [0, 0, 0, 0], "is not what cardia.round waits for"),
    ],
)
def test_abilities_wait_only_for_what_they_have_pushed(frame: int, key: str, value: Any, sentence: str) -> None:
    position = inventor()
    position["doing"][frame][key] = value
    told = refused(position)
    assert any(part in told for part in sentence.split("|"))


def test_an_ability_alone_lies_on_nothing() -> None:
    position = inventor()
    position["doing"] = position["doing"][:1]
    assert "cardia.inventor lies on another; allowed below: cardia.round" in refused(position)


def test_a_locked_in_card_is_one_of_the_hand() -> None:
    position = locked()
    position["doing"][0]["notes"][0] = 16  # the Djinn, which is no card of our hand: it would be a 17th
    assert "16 is nothing that seat 0 could lock in" in refused(position)
    position["doing"][0]["notes"] = [15, 16, 0, 0]
    assert "16, but seat 1 has locked nothing in" in refused(position)


def test_everybody_who_owes_an_answer_is_asked() -> None:
    position = locked()
    position["locked"] = []
    assert "position.asked: seat 0 owes an answer too" in refused(position)
    position["asked"] = [0, 1, 1]
    assert "names a seat twice" in refused(position)
    del position["doing"]
    assert "without `doing`" in refused(position)


def test_the_bazaar_refills_a_hand_before_anybody_is_asked() -> None:
    deck = "treasurer mediator saboteur ambusher clockmaker"
    t = Scenario(f" | judge | {deck}", " | djinn surgeon", locations=["bazaar"])
    assert len(t.state.to_position()["table"]["hands"][0]) == 5
    saved = t.state.to_position()
    saved["table"]["decks"][0] = saved["table"]["hands"][0][1:] + saved["table"]["decks"][0]
    saved["table"]["hands"][0] = saved["table"]["hands"][0][:1]
    assert "Bazaar: a hand was not refilled" in refused(saved) or "refilled" in refused(saved)


def test_three_in_a_row_at_founders_day_is_the_end() -> None:
    row = "djinn inventor magistra | judge surgeon", "surgeon void_mage saboteur | judge clockmaker"
    Scenario(*row, locations=["founders_day"]).won_by(0, "founders_day")
    goes_on = Scenario(*row).state.to_position()
    goes_on["options"]["locations"] = ["founders_day"]
    assert "the game is over by this row (founders_day)" in refused(goes_on)
    two = Scenario("djinn inventor | judge surgeon", "surgeon void_mage | judge clockmaker", locations=["founders_day"])
    assert two.state.asked == (0, 1)


def base() -> Position:
    return Scenario("judge | inventor surgeon", "ambusher | djinn surgeon").state.to_position()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"waiting": [{"fog": {"modifier": 0}}, {}]}, "waiting[0].fog: no cards lie face down"),
        ({"waiting": [{"here": {"modifier": 3}}, {}]}, "nothing lies `here`"),
        ({"waiting": [{"next": {"choice": True}}, {}]}, "choice: no card of these decks leaves that"),
        ({"waiting": [{"next": {"faction": "guild"}}, {}]}, "faction: no card of these decks leaves that"),
        ({"waiting": [{"next": {"late": 5}}, {}]}, "late: no card of these decks leaves that"),
        ({"openly": [0]}, "openly: seat 0 places its card before the other chooses"),
        ({"shown": "clockmaker/0"}, "seat 0's clockmaker lies in discards[0] as well"),
        ({"shown": ["judge"]}, "is not a card and its seat"),
    ],
)
def test_what_waits_must_be_able_to(changes: Position, sentence: str) -> None:
    position = base()
    position["table"].update(changes)
    assert sentence in refused(position)


def test_in_the_swamp_a_pair_always_lies_face_down() -> None:
    position = base()
    position["options"]["locations"] = ["foggy_swamp"]
    assert "a pair lies face down" in refused(position)


def test_a_memory_that_would_take_for_ever_is_refused_at_once() -> None:
    position = base()
    names = [name for name in position["table"]["discards"][0] if name != "judge"]
    gained = [["gained", name] for name in names]
    position["options"]["locations"] = ["scrapyard"]
    memory = [["start", 2, 0, 0], *gained, *([["buried"]] * len(gained)), ["shuffled"]]
    position["table"]["memory"] = [memory, None]
    assert "too many ways" in refused(position)
    position["table"]["memory"] = [[["start", 2, 0, 0], *([["shuffled"]] * 100_000)], None]
    assert "100001 things seen; allowed: at most" in refused(position)
    position["table"]["memory"] = [[["start", 1, 0, 0], ["gained", "djinn"]], None]
    assert "does not fit the cards in its hand" in refused(position)


def ended() -> Position:
    t = Scenario("judge | djinn surgeon", "ambusher | judge surgeon")
    t.both_play("surgeon", "judge")
    t.both_play("djinn", "surgeon")
    position = Scenario("judge | djinn", "ambusher | ").state.to_position()
    assert position["outcome"] == {"winners": [0], "scores": [0, 1], "reason": "cannot_play"}
    return position


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"winners": [1]}, "[1] do not win so: whoever cannot play loses"),
        ({"winners": []}, "[] do not win so"),
        ({"winners": [0, 0]}, "names a seat twice"),
        ({"reason": "signets"}, "[0] do not win so: by the signets [] do"),
        ({"reason": "neither_can_play"}, "both hands are empty then"),
        ({"reason": "founders_day"}, "founders_day is not how this table ends: no location in play"),
        ({"reason": "haunted_catacombs"}, "haunted_catacombs is not how this table ends"),
        ({"reason": "mechanical_djinn"}, "mechanical_djinn is not how this table ends"),
        ({"scores": [5, 1]}, "scores: [5, 1] is not what the table says: [0, 1]"),
        ({"scores": [False, True]}, "is not a whole number"),
        ({"points": 3}, "there is nothing of that name"),
    ],
)
def test_outcomes_agree_with_the_table(changes: Position, sentence: str) -> None:
    position = ended()
    assert GAME.position(copy.deepcopy(position)).over
    position["outcome"].update(changes)
    assert sentence in refused(position)


def test_nothing_goes_on_after_the_end() -> None:
    position = ended()
    position["doing"] = inventor()["doing"]
    assert "but the game is over (`outcome`)" in refused(position)
