"""The generator: the same numbers everywhere, spread evenly."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from talia.core import rng
from talia.core.rng import Random


def test_the_numbers_are_the_same_for_ever() -> None:
    # Records replay by them: a change here breaks every record there is.
    dice = Random(7)
    assert [dice.below(1000) for _ in range(8)] == FIRST_EIGHT


FIRST_EIGHT = [242, 49, 972, 709, 646, 932, 728, 328]


def test_numbers_are_even() -> None:
    dice = Random(1)
    for sides in (2, 3, 7, 53):
        rolls = [0] * sides
        for _ in range(2000 * sides):
            rolls[dice.below(sides)] += 1
        # Chi-square with sides-1 degrees of freedom; five standard deviations above its mean.
        chance = sum((roll - 2000) ** 2 / 2000 for roll in rolls)
        assert chance < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5


def test_shuffles_reach_every_order_evenly() -> None:
    dice = Random(2)
    seen: dict[str, int] = {}
    for _ in range(24_000):
        order = "".join(dice.shuffled("abcd"))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 23 + 5 * 46**0.5


@given(st.integers(0, 2**300), st.integers(0, 2**300))
def test_different_seeds_begin_differently(one: int, other: int) -> None:
    same = rng.seeded(one) == rng.seeded(other)
    assert same == (one == other)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        Random(-1)


def test_picking_from_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to pick"):
        Random(1).pick([])
