"""What sets of a suit and runs of strengths are worth: shared by both kernels."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from talia.core.bits import bit


def sets_worth(distinct: i64, large: i64, points: vec[i64]) -> i64:
    """Points by how many differently named cards a suit has; `large` has the eighth bit of every digit that may pay."""
    found: i64 = 0
    while large != 0:
        low = large & -large
        large ^= low
        found += points[distinct // (low >> 3) & 15]
    return found


def runs_worth(once: i64, twice: i64, points: vec[i64]) -> i64:
    """Points by length: the longest run, then the longest of what is left; eight cards make no third run [D].

    `once` has a bit for every base strength, `twice` for those on at least two cards.
    """
    found: i64 = 0
    while True:
        start = once & once >> 1 & once >> 2
        if start == 0:
            return found
        length: i64 = 3
        longer = start & once >> 3
        while longer != 0:
            start = longer
            length += 1
            longer = start & once >> length
        found += points[length]
        start &= -start
        run = start * (bit(length) - 1)
        once = (once & ~run) | (twice & run)
        twice &= ~run
