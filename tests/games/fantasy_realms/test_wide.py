"""The wide kernel: equal to the narrow one on the base box, and to the oracle on a box with more cards and suits."""

from __future__ import annotations

import random
from typing import Any

import pytest

from talia.core import playout
from talia.games.fantasy_realms.cards import CARDS, IDS
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT
from talia.games.fantasy_realms.extra.best import Search, best_mask
from talia.games.fantasy_realms.extra.bulk import random_hand as random_mask
from talia.games.fantasy_realms.extra.choices import SUIT_ONLY, placed, read_choices, score_given
from talia.games.fantasy_realms.extra.choosers import CHOOSER, FROM_DISCARD, SLOTS, TURN, TURN_TO
from talia.games.fantasy_realms.extra.explain import explain_cards
from talia.games.fantasy_realms.extra.hand import mask_of
from talia.games.fantasy_realms.extra.kernel import score_mask
from talia.games.fantasy_realms.extra.scorer import NARROW, scorer_of
from talia.games.fantasy_realms.extra.tables import tables_of
from talia.games.fantasy_realms.extra.wide import Wide
from talia.games.fantasy_realms.extra.wide_best import WideSearch
from talia.games.fantasy_realms.setup import FantasyRealmsSetup
from talia.games.fantasy_realms.state import FantasyRealms
from tests.games.fantasy_realms import oracle as oracle_module
from tests.games.fantasy_realms.hands import CHOOSERS, random_choices, random_hand
from tests.games.fantasy_realms.made_up import DEVICE, MADE_UP, MORE_SUITS, SPIRIT, TOGETHER
from tests.games.fantasy_realms.oracle import LISTED, oracle
from tests.games.fantasy_realms.oracle import MADE_UP as MADE_UP_PRINTED
from tests.games.fantasy_realms.scenario import GAME

HALF = 27  # so that cards of the base box lie in both sets
OF_THEIR_OWN = ["fountain_of_life", "warlord", "collector", "gem_of_order", "world_tree"]


def base() -> Wide:
    return Wide(tables_of(CARDS, SUIT_COUNT), HALF)


def parted(mask: int) -> tuple[int, int]:
    return mask & (1 << HALF) - 1, mask >> HALF


def test_both_kernels_score_random_hands_of_the_base_box_alike() -> None:
    wide = base()
    state = 3
    for _ in range(20_000):
        state, hand = random_mask(state, 7, (1 << len(CARDS)) - 1)
        assert wide.score(*parted(hand)) == score_mask(hand), hand


@pytest.mark.parametrize("card", OF_THEIR_OWN)
def test_both_kernels_know_the_bonuses_of_their_own_kind(card: str) -> None:
    wide = base()
    chance = random.Random(card)
    paid = 0
    for _ in range(1500):
        others = chance.sample([other for other in IDS if other != card], 6)
        hand = [card, *others]
        choices = random_choices(chance, hand)
        mask = mask_of(hand)
        read = read_choices(choices, mask, 0)
        points = score_given(mask, read)
        assert wide.score_given(*parted(mask), read) == points, (hand, choices)
        paid += oracle(hand, choices)[1][card] != LISTED[card][1]
    assert paid > 10  # it was not always worth nothing


@pytest.mark.parametrize("seed", range(4))
def test_both_kernels_score_any_choices_alike(seed: int) -> None:
    wide = base()
    chance = random.Random(seed)
    for _ in range(1500):
        hand = random_hand(chance)
        mask = mask_of(hand)
        read = read_choices(random_choices(chance, hand), mask, 0)
        assert wide.score_given(*parted(mask), read) == score_given(mask, read), hand


# A box with more cards and suits.

NUMBER = {card.word: number for number, card in enumerate(TOGETHER)}
CARDS_OF_BOTH = list(NUMBER)


def sets_of(hand: list[str]) -> tuple[int, int]:
    """A hand as the wide kernel takes it."""
    mask = sum(1 << NUMBER[card] for card in hand)
    return mask & (1 << 50) - 1, mask >> 50


def packed(choices: dict[str, Any]) -> int:
    """Choices with cards of both boxes as one number."""
    made = 0
    for slot in range(SLOTS):
        what = choices.get(CHOOSER[slot].word)
        if what is None:
            continue
        if slot == TURN:
            number = NUMBER[what["card"]] + 1
        elif slot == TURN_TO:
            number = MORE_SUITS.words.index(what["suit"]) + 1
        elif isinstance(what, dict):
            number = SUIT_ONLY + MORE_SUITS.words.index(what["suit"])
        else:
            number = NUMBER[what] + 1
        made |= placed(number, slot)
    return made


def test_a_box_goes_on_counting() -> None:
    assert (SPIRIT, DEVICE) == (11, 12)
    assert [int(card.number) for card in MADE_UP.things] == list(range(53, 63))
    stated = {card.word: (MORE_SUITS.words[card.suit], card.base) for card in MADE_UP.things}
    assert stated == MADE_UP_PRINTED


@pytest.mark.parametrize("seed", range(4))
def test_a_made_up_box_is_scored_as_the_oracle_scores_it(seed: int) -> None:
    wide = scorer_of(TOGETHER, len(MORE_SUITS.words))
    chance = random.Random(seed)
    others = [card for card in CARDS_OF_BOTH if card not in CHOOSERS]
    suits = MORE_SUITS.words
    for _ in range(800):
        new = chance.sample(list(MADE_UP_PRINTED), chance.randint(1, 4))
        hand = [*new, *chance.sample([card for card in others if card not in new], 7 - len(new))]
        assert wide.score(*sets_of(hand)) == oracle(hand, {})[0], hand
        choosing = chance.sample(CHOOSERS, 2)
        hand = [*choosing, *hand[:5]]
        choices: dict[str, Any] = random_choices(chance, hand)
        if "doppelganger" in hand:
            choices["doppelganger"] = chance.choice(new)
        if "book_of_changes" in hand:
            choices["book_of_changes"] = {"card": chance.choice(hand[2:]), "suit": chance.choice(suits)}
            choices.pop("island", None)
        assert wide.score_given(*sets_of(hand), packed(choices)) == oracle(hand, choices)[0], (hand, choices)


@pytest.mark.parametrize("card", list(MADE_UP_PRINTED))
def test_every_card_of_a_made_up_box_with_every_other(card: str) -> None:
    wide = scorer_of(TOGETHER, len(MORE_SUITS.words))
    for other in CARDS_OF_BOTH:
        if other != card:
            hand = [card, other]
            assert wide.score(*sets_of(hand)) == oracle(hand, {})[0], hand


def test_the_base_box_keeps_the_narrow_kernel() -> None:
    assert scorer_of(CARDS, SUIT_COUNT) is NARROW
    assert isinstance(scorer_of(TOGETHER, len(MORE_SUITS.words)), Wide)
    hand = mask_of(["king", "queen", "knights", "mirage"])
    made = placed(SUIT_ONLY, 2)
    assert NARROW.score(hand, 0) == score_mask(hand)
    assert NARROW.score_given(hand, 0, made) == score_given(hand, made) != score_mask(hand)


def test_there_is_a_limit() -> None:
    with pytest.raises(AssertionError, match="room for 15 suits"):
        Wide(tables_of(CARDS, 16))
    with pytest.raises(AssertionError, match="room for 40 cards"):
        Wide(tables_of(CARDS, SUIT_COUNT), 20)


def test_cards_of_a_made_up_box_are_dealt_played_and_scored() -> None:
    """As many of them as fit into the sets of a table, without the cards that choose: these know the base box only."""
    playing = [card for card in TOGETHER[:61] if card.ability is None]
    mask = sum(1 << int(card.number) for card in playing)
    options = GAME.setup(3).options
    setup = FantasyRealmsSetup(GAME.rules, 3, options, 0, mask, TOGETHER, len(MORE_SUITS.words))
    assert isinstance(setup.scorer, Wide)
    drawn = 0
    for seed in range(60):
        state = setup.deal(seed)
        playout.play_out(state, seed + 1)
        assert isinstance(state, FantasyRealms)
        assert state.over
        for seat in range(3):
            hand = [card.word for card in TOGETHER if int(state.hand(seat)) >> int(card.number) & 1]
            assert len(hand) == 7
            assert state.scores()[seat] == oracle(hand, {})[0], hand
            drawn += sum(card in MADE_UP_PRINTED for card in hand)
    assert drawn > 60


# Explained, and played as well as can be.

OTHERS = [card for card in IDS if card not in CHOOSERS]


@pytest.mark.parametrize("seed", range(3))
def test_a_made_up_box_is_explained_as_it_is_scored(seed: int) -> None:
    suits = MORE_SUITS.words
    wide = scorer_of(TOGETHER, len(suits))
    chance = random.Random(seed)
    said: set[str] = set()
    for _ in range(300):
        new = chance.sample(list(MADE_UP_PRINTED), chance.randint(1, 4))
        others = [card for card in CARDS_OF_BOTH if card not in new and card not in CHOOSERS]
        hand = [*chance.sample(CHOOSERS, 2), *new, *chance.sample(others, 5 - len(new))]
        choices: dict[str, Any] = random_choices(chance, [card for card in hand if card not in MADE_UP_PRINTED])
        if "doppelganger" in hand:
            choices["doppelganger"] = chance.choice(new)
        choices.pop("island", None)
        told = explain_cards([NUMBER[card] for card in hand], packed(choices), TOGETHER, suits)
        total, points, blanked = oracle(hand, choices)
        assert told.total == total == wide.score_given(*sets_of(hand), packed(choices)), (hand, choices)
        assert {card.card: card.points for card in told.cards} == points, hand
        assert [card.card for card in told.cards if card.blanked] == [card for card in hand if card in blanked]
        said |= {line.kind for line in told.lines}
        assert {card.suit for card in told.cards} <= set(suits)
    assert {"blanks", "blanked-unless", "clears", "bonus", "penalty", "copies", "takes-name"} <= said


def test_both_searches_find_the_best_choices_of_the_base_box() -> None:
    chance = random.Random(8)
    wide = WideSearch(tables_of(CARDS, SUIT_COUNT))
    narrow = Search()
    for number in range(40):
        hand = [*chance.sample(CHOOSERS, 1 + number % 2), *chance.sample(OTHERS, 5)]
        numbers = [NUMBER[card] for card in hand]
        assert wide.most(numbers) == narrow.best_of(mask_of(hand)), hand
        assert score_given(mask_of(hand), wide.found) == wide.most(numbers)


def test_an_extra_card_is_among_the_best_choices() -> None:
    wide = WideSearch(tables_of(CARDS, SUIT_COUNT))
    hand = ["necromancer", "king", "mirage", "swamp"]
    area = ["knights", "queen", "forest"]
    takes = [card for card in area if FROM_DISCARD >> NUMBER[card] & 1]
    best = wide.most([NUMBER[card] for card in hand], [NUMBER[card] for card in takes])
    assert best == best_mask(mask_of(hand), mask_of(area))
    assert score_given(mask_of(hand), wide.found) == best


def test_the_best_choices_of_a_made_up_box_are_those_of_the_oracle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracle_module, "SUITS", oracle_module.EVERY_SUIT)  # a card may be turned to a new suit
    chance = random.Random(3)
    wide = WideSearch(tables_of(TOGETHER, len(MORE_SUITS.words)))
    new_suit = 0
    for number in range(24):
        new = chance.sample(list(MADE_UP_PRINTED), 3)
        hand = [CHOOSERS[number % len(CHOOSERS)], *new, *chance.sample(OTHERS, 2)]
        assert wide.most([NUMBER[card] for card in hand]) == oracle_module.brute_best(hand), hand
        turned_to = wide.found >> 7 * TURN_TO & 127
        new_suit += turned_to - 1 in (SPIRIT, DEVICE)
    assert new_suit > 0
