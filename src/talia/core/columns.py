"""Columns of numbers as compiled code reads them fastest, and two things that a processor does with many at once.

What both are in C stands in `building/instructions.py`.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def zeros(length: i64) -> vec[i64]:
    """So many numbers, each 0."""
    made = vec[i64]()
    while length > 0:
        made = append(made, i64(0))
        length -= 1
    return made


def clear(column: vec[i64], first: i64, length: i64) -> None:
    """Let so many numbers of a column be 0, from the first one on."""
    while length > 0:
        length -= 1
        column[first + length] = 0


def spread(words: vec[i64], rows: i64, columns: i64, into: i64, apart: i64) -> bool:
    """Write bits as bytes that are 0 or 1, the lowest first; False where nothing is done, and numpy has to do it.

    The words are those of so many rows, each of as many whole words as its columns need. `into` is the address of as
    much memory: there, rows begin so many bytes apart. Done by the instructions of some processors, compiled only.
    """
    return False
