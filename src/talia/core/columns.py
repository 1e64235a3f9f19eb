"""Columns of numbers as compiled code reads them fastest."""

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
