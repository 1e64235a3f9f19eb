"""Sets in one integer: every position counts, compiled and interpreted."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from talia.core import bits, pile, rng

SETS = st.sets(st.integers(0, 61))


def test_every_single_bit_is_right() -> None:
    # A 32-bit shift in compiled code would be wrong from 31 on, silently.
    for n in range(62):
        one = bits.bit(n)
        assert one == 2**n
        assert bits.lowest(one) == n
        assert bits.count(one) == 1
        assert bits.single(one)
        assert bits.has(one, n)
        assert bits.members(one) == [n]


def test_the_empty_set() -> None:
    assert bits.count(0) == 0
    assert not bits.single(0)
    assert bits.members(0) == []


@given(SETS)
def test_sets_hold_what_was_put_in(numbers: set[int]) -> None:
    rising = sorted(numbers)
    many = bits.as_set(rising)
    assert many == sum(2**n for n in rising)
    assert bits.members(many) == rising
    assert bits.count(many) == len(rising)
    assert bits.single(many) == (len(rising) == 1)
    for place, n in enumerate(rising):
        assert bits.nth(many, place) == n


def test_all_sixty_two_at_once() -> None:
    full = 2**62 - 1
    assert bits.count(full) == 62
    assert bits.nth(full, 61) == 61


@given(st.sets(st.integers(1, 15), min_size=0, max_size=15), st.integers(0, 2**61))
def test_a_shuffled_pile_holds_the_same_cards(cards: set[int], seed: int) -> None:
    heap = pile.shuffled(bits.as_set(sorted(cards)), rng.seeded(seed))
    assert sorted(pile.in_order(heap)) == sorted(cards)
    assert pile.size(heap) == len(cards)
    assert pile.spread(heap) == bits.as_set(sorted(cards))
    if cards:
        assert pile.top(heap) == pile.in_order(heap)[0]
