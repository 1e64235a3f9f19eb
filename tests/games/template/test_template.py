"""The template game, through which every shared mechanism is tested."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.core.takeback import points

GAME = talia.game("template")


def table(us: str, them: str, row: tuple[tuple[str, str], ...] = (), decks: tuple[str, str] = ("", "")) -> talia.State:
    """A table with these hands (words), row and decks."""
    position = {
        "game": "template",
        "table": {
            "row": [{"cards": list(cards)} for cards in row],
            "hands": [us.split(), them.split()],
            "decks": [decks[0].split(), decks[1].split()],
        },
    }
    return GAME.position(position)


def words(state: talia.State, seat: int) -> list[str]:
    return [option.word for option in state.decision(seat).options]


def both_play(state: talia.State, ours: str, theirs: str) -> None:
    state.answer(0, f"{ours}/0")
    state.answer(1, f"{theirs}/1")


def test_both_seats_are_asked_at_once() -> None:
    t = table("echo queen", "thief baron")
    assert t.asked == (0, 1)
    assert words(t, 0) == ["echo/0", "queen/0"]
    assert words(t, 1) == ["thief/1", "baron/1"]


def test_everybody_sees_who_has_locked_in_and_nobody_what() -> None:
    t = table("echo queen", "thief baron")
    t.answer(1, "baron/1")
    assert t.asked == (0,)
    for seat in (0, None):
        view = t.view(seat)
        assert view["locked"] == [1]
        assert "baron" not in json.dumps(view)
        assert view["doing"][0]["notes"] == ([0, None, 0, 0] if seat == 0 else [None, None, 0, 0])
    assert t.view(1)["doing"][0]["notes"][1] != 0
    assert t.events(0) == [{"event": "locked_in", "rule": "core.together", "question": 1, "seat": 1, "n": 0}]


def test_a_locked_in_choice_can_be_changed_until_the_other_has_chosen() -> None:
    t = table("echo queen", "thief baron")
    t.answer(1, "baron/1")
    assert words(t, 1) == ["thief/1", "baron/1"]
    t.answer(1, "thief/1")
    t.answer(0, "queen/0")
    assert t.view(None)["table"]["row"][-1]["cards"] == ["queen", "thief"]


def test_a_locked_in_choice_stands_where_the_option_says_so() -> None:
    t = GAME.start(1, change_lock_in=False)
    first, second = t.decision(0).options[:2]
    t.answer(0, first)
    with pytest.raises(talia.NotAsked, match="seat 0 is not asked; asked: seat 1"):
        t.answer(0, second)


def test_the_lever_lifts_one_card_and_lowers_another() -> None:
    t = table("lever knight", "queen page", row=(("squire", "squire"),))
    both_play(t, "lever", "queen")
    assert list(t.asked) == [0]
    assert t.decision(0).card == "lever/0"
    assert words(t, 0) == ["lever/0", "squire/0", "squire/1", "queen/1"]
    t.answer(0, "squire/0")
    assert words(t, 0) == ["lever/0", "squire/1", "queen/1"]  # another card
    t.answer(0, "queen/1")
    row = t.view(0)["table"]["row"]
    assert row == [{"cards": ["squire", "squire"], "marks": [2, 0]}, {"cards": ["lever", "queen"], "marks": [0, -2]}]
    assert t.scores() == (1, 1)
    assert list(t.asked) == [0, 1]


def test_the_echo_uses_another_card_in_its_own_place() -> None:
    t = table("echo knight", "queen page", row=(("lever", "squire"), ("thief", "thief")))
    both_play(t, "echo", "queen")
    assert t.decision(0).prompt == "template.card_to_echo"
    assert words(t, 0) == ["lever/0", "thief/0"]
    t.answer(0, "lever/0")
    assert t.decision(0).prompt == "template.lift"
    assert t.decision(0).card == "echo/0"  # the Lever's ability, but the Echo acts
    assert [frame["program"] for frame in t.view(None)["doing"]] == [
        "template.lever",
        "template.echo",
        "template.round",
    ]


def test_the_echo_does_nothing_where_no_card_has_an_ability() -> None:
    t = table("echo knight", "queen page", row=(("squire", "squire"),))
    both_play(t, "echo", "queen")
    assert t.asked == (0, 1)


def test_a_forced_choice_is_taken_at_once() -> None:
    t = table("echo knight", "queen page", row=(("thief", "squire"),))
    both_play(t, "echo", "queen")
    # The only card to echo is the Thief: its victim is the only card left in the other hand.
    assert t.view(None)["table"]["discards"] == [[], ["page"]]
    assert t.over


def test_the_thief_finds_an_empty_hand() -> None:
    t = table("thief", "queen", decks=("", "page"))
    both_play(t, "thief", "queen")
    assert t.view(None)["table"]["discards"] == [[], []]


def test_the_higher_number_of_meetings_wins() -> None:
    t = table("queen", "page")
    both_play(t, "queen", "page")
    assert t.outcome == talia.Outcome((0,), (1, 0), "more_meetings")
    level = table("page", "page")
    both_play(level, "page", "page")
    assert level.outcome == talia.Outcome((), (0, 0), "level")


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    t = table("queen page", "page knight", decks=("baron", "echo"))
    both_play(t, "queen", "page")
    drawn = [event for event in t.events(0) if event["event"] == "drew"]
    assert [event.get("card") for event in drawn] == ["baron", None]
    assert all("card" not in event for event in t.events(None) if event["event"] == "drew")


def test_answers_can_be_taken_back_until_something_is_seen() -> None:
    t = table("lever knight baron", "queen page squire", row=(("squire", "thief"),))
    both_play(t, "lever", "queen")
    record = t.record
    assert record is not None
    t.answer(0, "squire/0")
    assert points(GAME, record, 0) == [2]
    assert points(GAME, record, 1) == []
    back = record.replay(GAME, upto=2)
    assert words(back, 0) == ["lever/0", "squire/0", "thief/1", "queen/1"]
    drew = table("lever knight", "queen page", row=(("squire", "thief"),), decks=("baron", ""))
    both_play(drew, "lever", "queen")
    drew.answer(0, "squire/0")
    drew.answer(0, "lever/0")  # the round ends and a card is drawn
    assert drew.record is not None
    assert points(GAME, drew.record, 0) == []


def test_guesses_are_even() -> None:
    state = GAME.start(5)
    view = state.view(0)
    rng = talia.Random(3)
    seen: dict[str, int] = {}
    for world in GAME.worlds(view, rng, 4000):
        for card in world.lay_out()["hands"][1]:
            seen[card] = seen.get(card, 0) + 1
    assert len(seen) == 8
    # 12,000 cards, 1,500 of each: chi-square with 7 degrees of freedom, far above any fair value.
    assert sum((n - 1500) ** 2 / 1500 for n in seen.values()) < 30


def test_a_locked_in_card_is_guessed_from_all_it_can_be() -> None:
    state = GAME.start(5)
    state.answer(1, state.decision(1).options[0])
    rng = talia.Random(4)
    locked = {world.note(1) for world in GAME.worlds(state.view(0), rng, 400)}
    assert locked == set(range(9, 17))


def doing(program: str, at: int, card: str | None, notes: list[int]) -> dict[str, Any]:
    return {"doing": [{"program": f"template.{program}", "at": at, "seat": 0, "card": card, "notes": notes}]}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"table": {"hands": [["ghost"], []], "decks": [[], []]}}, "'ghost' is not a card; allowed: echo, lever"),
        ({"table": {"hands": [["echo"], []], "decks": [["echo"], []]}}, "seat 0's echo lies in two places"),
        ({"table": {"hands": [[]], "decks": [[], []]}}, "one entry for each of 2 seats"),
        (
            {"table": {"hands": [[], []], "decks": [[], []], "gold": 3}},
            "table.gold: there is nothing of that name",
        ),
        ({"options": {"ranks": 99}}, "option ranks: 99 is not allowed; allowed: whole numbers from 3 to 8"),
        ({"options": {"ranks": 3, "hand": 4}}, "option hand: 4 is more than the 3 cards of a deck"),
        ({"rules": 7}, "version 7 is not 1"),
        ({"seats": 3}, "option seats: 3 is not allowed; allowed: 2"),
        ({"asked": [5]}, "position.asked"),
        ({"doing": []}, "no ability is running"),
        (
            {"doing": [{"program": "template.lunch", "at": 1, "seat": 0, "card": None, "notes": [0, 0, 0, 0]}]},
            "no step 1",
        ),
        (
            {"doing": [{"program": "template.round", "at": 4, "seat": 0, "card": None, "notes": [0, 0, 0, 0]}]},
            "nobody is asked",
        ),
        (
            {"doing": [{"program": "template.round", "at": 2, "seat": 0, "card": "x", "notes": [0, 0, 0, 0]}]},
            "'x' is not a card",
        ),
        (doing("round", 2, None, [0]), "four notes"),
        ({"outcome": {"winners": [0], "reason": "bribery"}}, "'bribery' is not one of: more_meetings, level"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: dict[str, Any], complaint: str) -> None:
    good = {**GAME.start(1).to_position()}
    with pytest.raises(talia.BadPosition, match=re.escape(complaint)):
        GAME.position({**good, **change})


def test_the_example_in_the_documents_is_a_position() -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = re.findall(r"```json\n(.*?)```", text, re.DOTALL)[0]
    assert words(GAME.position(json.loads(example)), 0) == ["echo/0", "queen/0"]
