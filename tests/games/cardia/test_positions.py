"""Positions in words: the example of the document, and what is refused, with its sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.games.cardia.numbers import RULING_NAMES
from tests.games.cardia.scenario import DECK_1, GAME

DOCUMENT = (Path(__file__).parents[3] / "docs" / "positions" / "cardia.md").read_text(encoding="utf-8")


def example() -> dict[str, Any]:
    found = re.search(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)
    assert found is not None
    position: dict[str, Any] = json.loads(found[1])
    return position


def test_the_example_of_the_document_can_be_played() -> None:
    state = GAME.position(example())
    assert state.asked == (0, 1)
    table = state.view(0)["table"]
    assert table["signets"] == [1, 1]  # 3 against -2, and 8 against 9
    assert table["row"][1]["influence"] == [3, -2]
    assert GAME.load(state.save()).to_position() == state.to_position()


def test_the_document_names_every_key_option_and_ruling() -> None:
    table = GAME.start(1).to_position()["table"]
    assert [key for key in table if f"`{key}`" not in DOCUMENT] == []
    assert [setting.name for setting in GAME.settings if f"`{setting.name}`" not in DOCUMENT] == []
    assert [name for name in RULING_NAMES if f"| {name} |" not in DOCUMENT] == []


def broken(**changes: Any) -> dict[str, Any]:
    position = example()
    position["table"].update(changes)
    return position


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"hands": [["inventor"], ["inventor", "nobody"]]},
            "'nobody' is not a card of this deck; allowed: hired_blade",
        ),
        ({"hands": [["judge"], ["djinn"]]}, "seat 0's judge lies in row[0].cards[0] as well"),
        ({"hands": [["poisoner"], ["djinn"]]}, "'poisoner' is not a card of this deck"),
        ({"hands": [["inventor"]]}, "one entry for each of 2 seats"),
        ({"discards": [[], []]}, "seat 0's hired_blade lies nowhere"),
        ({"row": [{"cards": ["judge"]}]}, "one entry for each of 2 seats"),  # R2
        ({"row": [{"cards": ["judge", "judge"], "marks": [1]}]}, "two marks"),
        ({"row": [{"cards": ["judge", "judge"], "tokens": [1, 0]}]}, "two tokens"),
        ({"row": [{"cards": ["judge", "judge"], "colours": [1, 0]}]}, "there is nothing of that name"),
        ({"row": [{"cards": ["judge", "judge"], "marks": [1001, 0]}]}, "from -1000 to 1000"),
        ({"row": [{"cards": ["judge", "judge"], "marks": [0, -1001]}]}, "from -1000 to 1000"),
        ({"openly": [0, 1]}, "cannot both have to place first"),
        ({"shown": "judge"}, "is not a card and its seat"),
        ({"shown": "clockmaker/1", "hands": [[], ["djinn"]]}, "seat 0 has no card to play against it"),
        ({"peeking": [0]}, "no location shows the top"),
        ({"fog": ["clockmaker", "clockmaker"]}, "only where a location hides them"),
        ({"fog_seen": [0]}, "no cards lie face down"),
        ({"under": [1, 0]}, "not a whole number from 0 to 0"),
        ({"known": [["djinn"], []]}, "'djinn' is not a card of that hand"),
        ({"waiting": [{"next": {"late": 3}}, {}]}, "not a number of late modifiers"),
        ({"waiting": [{"next": {"faction": "pirates"}}, {}]}, "one of: dynasty, rebellion, academy, guild"),
        ({"waiting": [{"then": {}}, {}]}, "there is nothing of that name"),
        ({"memory": [[["drew"]], None]}, "one 'start', at its beginning"),
        ({"memory": [[["start", 9, 9, 0]], None]}, "does not fit 2 cards in hand and 2 in the deck"),
        ({"memory": [[["start", 2, 2, 0], ["hand_only", [99]]], None]}, "is not something seen"),
        ({"memory": [[["start", 2, 2, 0], ["shown", "nobody"]], None]}, "is not something seen"),
        ({"memory": [[["start", 0, 0, 0], ["drew"]], None]}, "does not fit"),
        ({"treasure": 1}, "there is nothing of that name"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(talia.BadPosition) as caught:
        GAME.position(broken(**changes))
    assert sentence in str(caught.value)
    assert str(caught.value).startswith("position.table")


def test_the_top_of_a_deck_is_looked_at_only_where_both_the_location_and_the_reading_say_so() -> None:  # R11
    cases: list[tuple[dict[str, Any], bool]] = [
        ({"locations": ["scrapyard"], "rulings": ["R11"]}, True),
        ({"locations": ["scrapyard"]}, False),
        ({"rulings": ["R11"]}, False),
    ]
    for options, good in cases:
        state = GAME.start(2, **options)
        state.answer(0, state.decision(0).options[0])
        between = state.to_position()
        between["table"]["peeking"] = [0]
        sentence = "only while it is asked what goes under" if good else "no location shows the top"
        with pytest.raises(talia.BadPosition, match=sentence):
            GAME.position(between)
        while not state.over and state.decision(state.asked[0]).prompt != "cardia.put_under":
            state.answer(state.asked[0], state.decision(state.asked[0]).options[0])
        assert (not state.over and GAME.position(state.to_position()).lay_out()["peeking"] == [0, 1]) == good


def test_a_card_that_lies_openly_waits_for_the_other() -> None:
    state = GAME.position(broken(shown="clockmaker/1", hands=[["inventor", "void_mage"], []]))
    assert state.asked == (0,)
    state.answer(0, "inventor")
    assert state.view(None)["table"]["row"][-1]["cards"] == ["inventor", "clockmaker"]


def test_a_deck_of_sixteen_has_no_hand() -> None:
    table = {"hands": [[], ["djinn"]], "decks": [DECK_1, []]}
    with pytest.raises(talia.BadPosition, match="at most 15"):
        GAME.position({"game": "cardia", "table": table})


def test_positions_are_read_as_they_were_written_at_every_question() -> None:
    rng = talia.Random(8)
    for seed in range(12):
        places = rng.shuffled(["scrapyard", "foggy_swamp", "bazaar", "serpent_temple", "auction_house"])[:2]
        state = GAME.start(seed, deck="II" if seed % 2 else "I", locations=places)
        while not state.over:
            position = state.to_position()
            assert GAME.position(json.loads(json.dumps(position))).to_position() == position
            seat = rng.pick(state.asked)
            state.answer(seat, rng.pick(state.decision(seat).options))
        assert GAME.position(state.to_position()).outcome == state.outcome
