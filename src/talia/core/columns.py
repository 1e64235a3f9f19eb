"""Columns of numbers as compiled code reads them fastest, and what a processor does with many at once.

What that is in C stands in `building/instructions.py`.
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
