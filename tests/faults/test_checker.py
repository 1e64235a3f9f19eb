"""The judge of the fault suite is believed because it finds what is planted: lost, doubled, invented, rolled back."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from bench.faults.checker import Sent, Told, check, claims, compared, written
from hypothesis import given
from hypothesis import strategies as st

SENT = [Sent(1, "ace", True), Sent(2, "bow", True), Sent(4, "ace", True), Sent(5, "cup", False)]


def verdict(words: list[str], sent: list[Sent] | None = None, rolled_back: int = 0) -> tuple[int, int, int, int]:
    found = check([Told("t", 0, SENT if sent is None else sent, rolled_back)], {("t", 0): words})
    assert found.sound == (found.lost == found.doubled == found.invented == found.rolled_back == 0)
    assert bool(found.examples) != found.sound
    return found.lost, found.doubled, found.invented, found.rolled_back


def test_a_sound_history_is_sound() -> None:
    assert verdict(["ace", "bow", "ace"]) == (0, 0, 0, 0)
    assert verdict(["ace", "bow", "ace", "cup"]) == (0, 0, 0, 0), "written, and the ack was lost"
    assert verdict([], []) == (0, 0, 0, 0)


def test_an_unacknowledged_answer_may_be_missing_in_the_middle() -> None:
    """It was refused, and another was given in its place."""
    sent = [Sent(1, "ace", True), Sent(2, "bow", False), Sent(2, "cup", True)]
    assert verdict(["ace", "cup"], sent) == (0, 0, 0, 0)
    assert verdict(["ace", "bow", "cup"], sent) == (0, 0, 0, 0)


def test_a_lost_answer_is_found() -> None:
    assert verdict(["ace", "bow"]) == (1, 0, 0, 0)
    assert verdict(["bow", "ace"]) == (1, 0, 0, 0)
    assert verdict([]) == (3, 0, 0, 0)


def test_a_doubled_answer_is_found() -> None:
    assert verdict(["ace", "ace", "bow", "ace"]) == (0, 1, 0, 0)
    assert verdict(["ace", "bow", "ace", "cup", "cup"]) == (0, 1, 0, 0)


def test_answers_in_another_order_are_found() -> None:
    sent = [Sent(1, "ace", True), Sent(2, "bow", True)]
    assert verdict(["bow", "ace"], sent) == (1, 1, 0, 0)


def test_an_answer_that_nobody_gave_is_found() -> None:
    assert verdict(["ace", "bow", "ace", "staff"]) == (0, 0, 1, 0)


def test_what_was_seen_and_is_gone_is_found() -> None:
    assert verdict(["ace", "bow", "ace"], rolled_back=2) == (0, 0, 0, 2)


def test_a_seat_without_a_row_has_lost_everything() -> None:
    assert check([Told("t", 1, SENT)], {("t", 0): ["ace", "bow", "ace"]}).lost == 3


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=8), st.data())
def test_every_single_planted_mistake_is_found(answers: list[tuple[str, bool]], data: st.DataObject) -> None:
    sent = [Sent(number, word, acked) for number, (word, acked) in enumerate(answers)]
    kept = [one.word for one in sent if one.acked or data.draw(st.booleans())]
    assert compared(sent, kept) == ([], [])
    everything = [one.word for one in sent]
    place = data.draw(st.integers(0, len(sent)))
    planted = [*everything[:place], "x", *everything[place:]]
    assert compared(sent, planted) == ([], ["x"])
    if sent:
        again = data.draw(st.integers(0, len(sent) - 1))
        doubled = everything[: again + 1] + everything[again:]
        assert len(compared(sent, doubled)[1]) == 1
        acked = [number for number, one in enumerate(sent) if one.acked]
        all_acked = [one._replace(acked=True) for one in sent]
        if acked:
            gone = data.draw(st.sampled_from(acked))
            assert len(compared(all_acked, everything[:gone] + everything[gone + 1 :])[0]) == 1


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "history.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE entries (table_id TEXT, seq INTEGER, body TEXT, PRIMARY KEY (table_id, seq))")
        rows = [
            {"kind": "claimed", "at": 1.0, "seat": 1, "token": "x"},
            {"kind": "dealt", "at": 1.0},
            {"kind": "answered", "at": 2.0, "seat": 0, "word": "card:ace"},
            {"kind": "answered", "at": 2.0, "seat": 1, "word": "card:bow"},
            {"kind": "answered", "at": 3.0, "seat": 0, "word": "card:cup", "by": "clock"},
            {"kind": "answered", "at": 3.0, "seat": 0, "word": "card:bow"},
        ]
        bodies = [json.dumps(row, separators=(",", ":")) for row in rows] + ["{ this is no entry"]
        connection.executemany("INSERT INTO entries VALUES ('t', ?, ?)", list(enumerate(bodies)))
    return file


def test_the_database_is_read_without_the_rules(database: Path) -> None:
    assert written(database) == {("t", 0): ["ace", "bow"], ("t", 1): ["bow"]}
    assert claims(database) == {("t", 1): 1}
