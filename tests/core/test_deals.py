"""Parting a deck in every way: what is listed, what it weighs, and how many there are."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import talia
from talia.core.deals import parted, ways
from talia.core.errors import TooManyDeals


@pytest.mark.parametrize(
    ("deck", "hands", "ordered"),
    [
        ([1, 2, 3, 4], [2], 2),
        ([1, 2, 3, 4, 5], [1, 2], 1),
        ([1, 1, 2, 2, 3], [2], 3),
        ([1, 1, 2, 2, 3, 3], [1, 2], 2),
        ([7, 7, 7, 4], [], 3),
        ([1, 2, 3], [], 0),
        ([5], [1], 0),
    ],
)
def test_a_deck_is_parted_as_shuffling_it_would(deck: list[int], hands: list[int], ordered: int) -> None:
    shuffled: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(deck):
        heaps: list[tuple[int, ...]] = []
        at = 0
        for size in hands:
            heaps.append(tuple(sorted(order[at : at + size])))
            at += size
        heaps += [order[at : at + ordered], tuple(sorted(order[at + ordered :]))]
        shuffled[tuple(heaps)] += 1
    found = parted(deck, hands, ordered)
    listed = {
        (*map(tuple, one.hands), tuple(one.order[:ordered]), tuple(one.order[ordered:])): one.weight for one in found
    }
    assert len(listed) == len(found) == ways(deck, hands, ordered)
    share = {heaps: many / sum(shuffled.values()) for heaps, many in shuffled.items()}
    total = sum(listed.values())
    assert {heaps: weight / total for heaps, weight in listed.items()} == pytest.approx(share)


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("cardia", {}, "deals: cardia with these options has about 10^22 of them; allowed: 200,000 at most"),
        ("radlands", {}, "deals: radlands with these options has about 10^"),
        ("radlands", {"camps": "first_game"}, "deals: radlands with these options has about 10^"),
        ("fantasy_realms", {}, "deals: fantasy_realms with these options has about 10^"),
        ("fantasy_realms", {"variant": "chaos"}, "deals: fantasy_realms with these options does not list its deals"),
        ("cardia", {"influences": ["1", "2", "3", "4", "5", "6"], "hand": 1}, "has 518,400 of them"),
    ],
)
def test_too_many_deals_are_refused_with_their_number(game: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(TooManyDeals) as refused:
        talia.game(game).setup(**options).deals()
    assert said in str(refused.value)


def test_how_many_deals_are_wanted_can_be_said() -> None:
    setup = talia.game("cardia").setup(influences=["1", "2", "3"], hand=1)
    assert setup.ways() == len(list(setup.deals())) == 36
    with pytest.raises(TooManyDeals, match="has 36 of them; allowed: 35 at most"):
        setup.deals(most=35)
    with pytest.raises(TooManyDeals, match="deals: 'all' deals at most are not allowed"):
        setup.deals(most="all")


def test_deals_keep_a_memory_unless_told_otherwise() -> None:
    setup = talia.game("template").setup(ranks=3, hand=2)
    memories = {(state.memory(0), state.memory(1)) for _, state in setup.deals()}
    assert len(memories) == 9  # three hands each; the last card of the deck is not seen
    assert all(state.recall is None for _, state in setup.deals(memory=False))
