"""Records by themselves: written, read, refused, replayed, compared, shortened."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from talia.core.takeback import points
from tests.core.toy import GAME


def played() -> talia.Record:
    """Both bid, seat 1 takes three, seat 0 the last two."""
    state = GAME.start(7)
    for word in ("one", "two", "three", "two"):
        state.answer(state.who, word)
    assert state.over
    assert state.record is not None
    return state.record


def test_a_record_is_seed_and_answers_in_words() -> None:
    told = played().to_json()
    assert told == {
        "talia": 1,
        "game": "toy",
        "rules": 2,
        "seats": 2,
        "options": {"heap": 5},
        "seed": "7",
        "answers": [[0, "stones:one"], [1, "stones:two"], [1, "stones:three"], [0, "stones:two"]],
        "outcome": {"winners": [0], "scores": [1, 0], "reason": "last_stone"},
    }
    assert talia.Record.read(json.dumps(told)).to_json() == told
    assert "4 answers" in repr(played())


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"talia": 9}, r"record\.talia: 9 is not a format this Talia reads; allowed: 1"),
        ({"seed": "-1"}, r"record\.seed: '-1' is not a whole number from 0 up"),
        ({"seed": 7}, r"record\.seed: 7 is not a word"),
        ({"answers": {}}, r"record\.answers: {} is not a list"),
        ({"answers": [[0]]}, r"record\.answers\[0\]: \[0\] is not a seat and a word"),
        ({"hints": {}}, r"record\.hints: {} is not a list"),
        ({"hints": [[0, "x"]]}, r"record\.hints\[0\]"),
        ({"lunch": 1}, r"record\.lunch: there is nothing of that name"),
        ({"seats": 0}, r"record\.seats: 0 is not a whole number"),
        ({"options": []}, r"record\.options"),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(talia.BadRecord, match=complaint):
        talia.Record.read({**played().to_json(), **change})


@pytest.mark.parametrize("text", ["", "{", "7", None, 3.5])
def test_what_is_no_json_is_refused(text: Any) -> None:
    with pytest.raises(talia.BadRecord):
        talia.Record.read(text)


def test_a_replay_that_does_not_fit_names_the_answer() -> None:
    told = played().to_json()
    with pytest.raises(talia.BadRecord, match=r"record\.answers\[2\]: seat 0 is not asked"):
        talia.Record.read({**told, "answers": [*told["answers"][:2], [0, "stones:one"]]}).replay(GAME)
    with pytest.raises(talia.BadRecord, match=r"record\.outcome: .* is not how these answers end"):
        talia.Record.read({**told, "outcome": {**told["outcome"], "winners": [1]}}).replay(GAME)
    with pytest.raises(talia.BadRecord, match=r"record\.game: 'toy' is not 'template'"):
        played().begin(talia.game("template"))


def test_a_record_from_a_position_must_fit_it() -> None:
    state = GAME.position(GAME.start(3).to_position())
    assert state.record is not None
    told = state.record.to_json()
    assert "seed" not in told
    with pytest.raises(talia.BadRecord, match="they are not those of the record's position"):
        talia.Record.read({**told, "options": {"heap": 9}}).begin(GAME)


def test_records_part_where_they_part() -> None:
    record = played()
    assert record.compare(played()) is None
    other = GAME.start(8).record
    assert other is not None
    assert record.compare(other) == "seed: '7' against '8'"
    shorter = record.shortened(3)
    assert record.compare(shorter) == "4 answers against 3"
    changed = record.copy()
    changed.answers[2] = (1, "stones:one")
    assert record.compare(changed) == "answer 2: (1, 'stones:three') against (1, 'stones:one')"
    ended = record.copy()
    ended.outcome = None
    said = record.compare(ended)
    assert said is not None
    assert said.startswith("outcome: ")
    assert record.answers[2] == (1, "stones:three")  # a copy goes its own way


def test_hints_stay_noted_when_answers_are_taken_back() -> None:
    record = played()
    assert record.helped(0)
    assert not record.helped(0)
    assert record.to_json()["hints"] == [[0, 4]]
    assert record.shortened(2).hints == [(0, 2)]
    assert talia.Record.read(record.write()).hints == [(0, 4)]
    again = talia.Record.read(record.write()).replay(GAME)
    assert again.record is not None
    assert again.record.hints == [(0, 4)]


def test_a_hint_noted_in_a_copy_is_noted_there_alone() -> None:
    record = GAME.start(7).record
    assert record is not None
    assert record.helped(0)
    twin = record.copy()
    assert twin.helped(1)
    assert not twin.helped(0), "it is noted already"
    assert record.hints == [(0, 0)]
    assert twin.hints == [(0, 0), (1, 0)]


def test_a_part_can_be_replayed_and_the_last_own_answers_taken_back() -> None:
    record = played().shortened(2)
    assert record.replay(GAME, upto=1).asked == (1,)
    assert played().replay(GAME, upto=3).asked == (0,)  # how it ended is not asked of a part
    assert points(GAME, record, 1) == [1]
    assert points(GAME, record, 0) == []
    # After the next one something was drawn: nothing before it can be taken back.
    assert points(GAME, played().shortened(3), 1) == []
