"""The fast scorer, the explanation and the slow oracle agree on random hands, with any choices and the best ones."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from talia.games.fantasy_realms import best_mask, score
from talia.games.fantasy_realms.extra.best import Search, best_choices
from talia.games.fantasy_realms.extra.choices import in_words, read_choices, score_given
from talia.games.fantasy_realms.extra.explain import explain
from talia.games.fantasy_realms.extra.hand import ids_of, mask_of, read_hand
from talia.games.fantasy_realms.extra.kernel import score_mask
from tests.games.fantasy_realms.hands import CARDS, CHOOSERS, random_choices, random_hand
from tests.games.fantasy_realms.oracle import brute_best, every_choice, oracle


def agree(hand: list[str], choices: dict[str, Any]) -> None:
    mask = read_hand(hand)
    read = read_choices(choices, mask, 0)
    told = explain(mask, read)
    total, by_card, blanked = oracle(hand, choices)
    assert score_given(mask, read) == told.total == total, (hand, choices)
    assert {card.card: card.points for card in told.cards} == by_card, (hand, choices)
    assert sorted(card.card for card in told.cards if card.blanked) == sorted(blanked), (hand, choices)
    assert in_words(read) == choices


@pytest.mark.parametrize("seed", range(8))
def test_any_legal_choices(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(700):
        hand = random_hand(chance)
        agree(hand, random_choices(chance, hand))


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=7, unique=True), st.integers(0, 2**32))
def test_any_hand(hand: list[str], seed: int) -> None:
    agree(hand, random_choices(random.Random(seed), hand))
    assert score_mask(read_hand(hand)) == oracle(hand, {})[0]


@pytest.mark.parametrize("card", CARDS)
def test_every_card_among_random_others(card: str) -> None:
    chance = random.Random(card)
    for _ in range(40):
        others = chance.sample([other for other in CARDS if other != card], 6)
        agree([card, *others], random_choices(chance, [card, *others]))


@pytest.mark.parametrize("chooser", CHOOSERS)
def test_the_best_of_one_chooser_is_the_best_of_all_choices(chooser: str) -> None:
    chance = random.Random(chooser)
    for _ in range(25):
        hand = [chooser, *chance.sample([card for card in CARDS if card not in CHOOSERS], chance.choice([3, 6, 6]))]
        found = score(hand)
        assert found.total == brute_best(hand), hand
        assert score(hand, choices=found.choices).total == found.total


@pytest.mark.parametrize("seed", range(6))
def test_the_best_of_two_choosers_is_the_best_of_all_choices(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(3):
        hand = chance.sample(CHOOSERS, 2) + chance.sample([card for card in CARDS if card not in CHOOSERS], 5)
        mask = read_hand(hand)
        # The oracle vouches for the scorer (above); the scorer tries every choice here, since these are many.
        every = max(score_given(mask, read_choices(choices, mask, 0)) for choices in every_choice(hand))
        assert best_mask(mask) == every, hand


def test_skipping_what_cannot_matter_loses_nothing() -> None:
    """The claim of relevance.py: the thorough search tries every suit and name, and never finds more."""
    chance = random.Random(3)
    quick, thorough = Search(), Search(thorough=True)
    others = [card for card in CARDS if card not in CHOOSERS]
    for count, times in ((1, 150), (2, 20), (3, 2)):
        for _ in range(times):
            hand = chance.sample(CHOOSERS, count) + chance.sample(others, 7 - count)
            mask = read_hand(hand)
            assert quick.best_of(mask) == thorough.best_of(mask), hand
    assert quick.tried * 5 < thorough.tried


def test_some_suits_and_names_do_for_all() -> None:
    """The same where texts read every suit (Wildfire, World Tree) or names (Collector): `bench/` checks many more."""
    chance = random.Random(8)
    quick, thorough = Search(), Search(thorough=True)
    readers = ["wildfire", "world_tree", "collector"]
    others = [card for card in CARDS if card not in (*CHOOSERS, *readers)]
    for count, times in ((1, 60), (2, 24)):
        for n in range(times):
            some = chance.sample(readers, 1 + n % 2)
            hand = [*chance.sample(CHOOSERS, count), *some, *chance.sample(others, 7 - count - len(some))]
            mask = read_hand(hand)
            assert quick.best_of(mask) == thorough.best_of(mask), hand
    assert quick.tried * 3 < thorough.tried


def test_the_best_extra_card_is_found() -> None:
    chance = random.Random(11)
    for _ in range(20):
        hand = ["necromancer", *chance.sample([c for c in CARDS if c not in (*CHOOSERS, "necromancer")], 6)]
        discard = chance.sample([card for card in CARDS if card not in hand], 10)
        found = score(hand, discard)
        assert found.total == brute_best(hand, discard), (hand, discard)
        assert best_mask(read_hand(hand), mask_of(discard)) == found.total


def test_choices_that_gain_nothing_are_declined() -> None:
    found = best_choices(read_hand(["island", "book_of_changes", "mirage", "knights", "king"]))
    assert "island" not in in_words(found)
    assert score(["mirage", "warhorse"]).choices == {}


def test_ids_and_masks_are_inverse() -> None:
    for number, card in enumerate(CARDS):
        assert ids_of(read_hand([card])) == (card,), number
