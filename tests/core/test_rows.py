"""Rows as they are written, bit by bit, and what a processor does with many words at once."""

from __future__ import annotations

import numpy as np
import pytest

from talia import engine
from talia.core.columns import clear, spread, zeros
from talia.core.rows import MOMENT, Row


def row_of(words: int) -> Row:
    row = Row(MOMENT, 2, 2, zeros(1), 1, words)
    row.begin(0, words)
    return row


def bits(row: Row) -> list[int]:
    """The columns that are set."""
    return [64 * n + k for n, word in enumerate(row.into) for k in range(64) if word >> k & 1]


def test_groups_follow_one_another_across_words() -> None:
    row = row_of(3)
    row.put("first:bit62", 1 | 1 << 61, 62)
    row.put("next:bit5", 0b10110, 5)
    row.skip(60)
    row.put("last:bit60", 1 << 59 | 1, 60)
    assert bits(row) == [0, 61, 63, 64, 66, 127, 186]
    assert row.at == 187


def test_what_is_marked_stays_where_it_is_marked() -> None:
    row = row_of(2)
    row.put("before:bit3", 0b101, 3)
    for n in (0, 60, 61, 90):
        row.mark(n)
    row.leave("marked:bit91", 91)
    row.put("behind:bit2", 0b11, 2)
    assert bits(row) == [0, 2, 3, 63, 64, 93, 94, 95]


def test_a_new_row_is_empty_and_others_stay() -> None:
    row = row_of(3)
    for word in range(3):
        row.into[word] = -1
    row.begin(1, 1)
    row.put("a:bit2", 2, 2)
    assert list(row.into) == [-1, 2, -1]


def test_who_listens_hears_every_group() -> None:
    row = row_of(2)
    heard = row.listen()
    row.put("a:bit2", 0, 2)
    row.side = 1
    row.leave("b|c", 2)
    assert not row.empty(0)
    assert heard == [("a:bit2", -1, 2), ("b|c", 1, 2)]


def test_a_row_has_no_more_columns_than_there_is_room_for() -> None:
    row = row_of(1)
    row.put("a:bit62", 1, 62)
    with pytest.raises(IndexError):
        row.put("b:bit3", 7, 3)
    with pytest.raises(IndexError):
        row.mark(64)
    with pytest.raises(IndexError):
        clear(row.into, 0, 2)


@pytest.mark.parametrize("columns", [1, 31, 32, 33, 63, 64, 65, 96, 1135, 1563])
def test_bits_become_bytes_or_nothing_is_done(columns: int) -> None:
    rng = np.random.default_rng(columns)
    rows, wide = 5, (columns + 63) // 64
    words = zeros(rows * wide)
    for n in range(rows * wide):
        words[n] = int(rng.integers(-(1 << 63), 1 << 63))
    held = np.frombuffer(words, np.uint8).reshape(rows, -1)  # type: ignore[call-overload]  # a vec is a buffer
    made = np.full((rows, columns + 7), 9, np.uint8)
    if spread(words, rows, columns, made.ctypes.data, columns + 7):
        assert engine.kind() == "compiled"
        assert (made[:, :columns] == np.unpackbits(held, axis=1, count=columns, bitorder="little")).all()
        made[:, :columns] = 9
    assert (made == 9).all()
    assert not spread(words, rows + 1, columns, made.ctypes.data, columns + 7)  # there are no more words
    assert (made == 9).all()
