"""The kernel on its own: every bit position, and the same points compiled and interpreted."""

from __future__ import annotations

import pytest

from talia.games.fantasy_realms.cards import CARDS, IDS
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.bulk import checksum
from talia.games.fantasy_realms.extra.counting import runs_worth
from talia.games.fantasy_realms.extra.kernel import score_mask
from talia.games.fantasy_realms.extra.narrow import ALL_CARDS, BASE_AT, BIT, INDEX, RUN_POINTS, tally
from talia.games.fantasy_realms.extra.own_kind import sets
from tests.games.fantasy_realms.oracle import PRINTED, best_runs, oracle

# Mixed from the points of 100,000 random hands each, in order. Both builds must give these numbers.
ALL_53 = 900547192230
WITHOUT_CHOOSERS = 437890213368
CHOOSERS = sum(1 << IDS.index(c) for c in ("island", "necromancer", "book_of_changes", "shapeshifter", "mirage"))


def test_the_same_hundred_thousand_hands_give_the_same_points() -> None:
    assert checksum(1, 100_000, ALL_CARDS) == ALL_53
    assert checksum(1, 100_000, ALL_CARDS & ~CHOOSERS & ~BIT[52]) == WITHOUT_CHOOSERS


@pytest.mark.parametrize("number", range(53))
def test_every_bit_position(number: int) -> None:
    """A shift of a 64-bit one is 32 bits wide in C: every position is looked at, alone and with its neighbours."""
    bit = 1 << number
    assert BIT[number] == bit
    assert INDEX[bit % 67] == number
    assert tally(bit) == (CARDS[number].base << BASE_AT) + (1 << 4 * CARDS[number].suit)
    assert score_mask(bit) == oracle([IDS[number]], {})[0]
    for other in range(53):
        if other != number:
            assert score_mask(bit | 1 << other) == oracle([IDS[number], IDS[other]], {})[0]


def test_the_cards_are_those_of_the_list() -> None:
    assert {card.word: (SUITS[card.suit], card.base) for card in CARDS} == PRINTED
    assert list(IDS) == list(PRINTED)


def test_the_longest_run_first_is_the_best_parting() -> None:  # 7.47, all bags of up to 8 strengths near each other
    from itertools import combinations_with_replacement

    for size in range(3, 9):
        for bases in combinations_with_replacement(range(6), size):
            once = twice = 0
            for base in bases:
                twice |= once & 1 << base
                once |= 1 << base
            assert runs_worth(once, twice, RUN_POINTS) == best_runs(bases), bases


@pytest.mark.parametrize(("sizes", "points"), [((2, 2), 0), ((3,), 10), ((4, 3), 50), ((5, 2), 100), ((7,), 100)])
def test_sets_of_a_suit(sizes: tuple[int, ...], points: int) -> None:  # 7.26 [D]
    for suit in range(11):
        counts = sum(size << 4 * ((suit + n) % 11) for n, size in enumerate(sizes))
        assert sets(counts + (123 << BASE_AT)) == points
