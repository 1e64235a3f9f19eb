"""The choices at scoring (spec 5.0-5.5): one number that holds them all, their form in JSON, the points they lead to.

There is one of each card, so one number does for a whole table. Each choice has a slot of seven bits: a card is its
number + 1, a suit its number + 1, only a suit as a name is SUIT_ONLY + its number; 0 is declined, or not yet decided.

    {"necromancer": id, "doppelganger": id, "mirage": id or {"suit": suit}, "shapeshifter": id or {"suit": suit},
     "book_of_changes": {"card": id, "suit": suit}, "island": id}

In JSON a missing key (or null) means declined; a suit that is still to be chosen is missing beside its card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from talia.core.bits import count
from talia.games.fantasy_realms.cards import CARDS, IDS, NUMBER
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT, SUITS
from talia.games.fantasy_realms.extra.changes import Change
from talia.games.fantasy_realms.extra.choosers import (
    ADD,
    ADDER,
    CHOOSER,
    CHOOSER_BIT,
    CLEAR,
    CLEARED_SUITS,
    CLEARER,
    COPIER,
    COPY,
    FROM_DISCARD,
    KEYS,
    MIMICS,
    NAMERS,
    SLOTS,
    TURN,
    TURN_TO,
    TURNER,
    Namer,
)
from talia.games.fantasy_realms.extra.hand import HAND_SIZE, BadHand, card_number, ids_of
from talia.games.fantasy_realms.extra.kernel import score_changed, score_mask
from talia.games.fantasy_realms.extra.narrow import BIT, SUIT

DECLINED: Final = 0
WIDTH: Final = 7  # bits of a slot
SLOT: Final = 127
SUIT_ONLY: Final = 112  # a name that is no more than a suit
EXTRA: Final = SLOT  # the bits of the first slot, ADD: at the table, what was added is in the hand already


def chosen(choices: i64, slot: i64) -> i64:
    return (choices >> WIDTH * slot) & SLOT


def placed(number: i64, slot: i64) -> i64:
    """A choice in its slot. (A number that is passed on is shifted in 64 bits; a literal would not be.)"""
    return number << WIDTH * slot


def choosing(choices: i64, slot: i64, number: i64) -> i64:
    """The choices with this one made. Who turns a card to no suit has turned none."""
    if slot == TURN_TO and number == DECLINED:
        choices &= ~placed(SLOT, TURN)
    return choices & ~placed(SLOT, slot) | placed(number, slot)


def of_hand(choices: i64, hand: i64) -> i64:
    """What was chosen for the choosers of this hand, and whole: a card without its suit is not turned yet."""
    kept: i64 = 0
    for slot in range(SLOTS):
        if hand & CHOOSER_BIT[slot] != 0:
            kept |= choices & placed(SLOT, slot)
    return kept if chosen(kept, TURN_TO) != DECLINED else kept & ~placed(SLOT, TURN)


def named_suit(name: i64) -> i64:
    """The suit that comes with a name."""
    return name - SUIT_ONLY if name >= SUIT_ONLY else SUIT[name - 1]


def suit_of(card: i64, choices: i64) -> i64:
    """The suit a card has after step 4, by what its hand has chosen."""
    if card == chosen(choices, TURN) - 1 and chosen(choices, TURN_TO) != DECLINED:
        return chosen(choices, TURN_TO) - 1
    namer: Namer | None = NAMERS
    while namer is not None:
        if card == namer.number and chosen(choices, namer.slot) != DECLINED:
            return named_suit(chosen(choices, namer.slot))
        namer = namer.next
    if card == COPIER and chosen(choices, COPY) != DECLINED:
        return SUIT[chosen(choices, COPY) - 1]
    return SUIT[card]


def clearable(hand: i64, choices: i64) -> i64:
    """The cards whose penalty may be cleared by choice: by the suits after step 4."""
    found: i64 = 0
    left = hand
    while left != 0:
        low = left & -left
        left ^= low
        if suit_of(count(low - 1), choices) in CLEARED_SUITS:
            found |= low
    return found


def score_given(hand: i64, choices: i64) -> i64:
    """The points of a hand under exactly these choices, taken on trust (`read_choices` has checked them)."""
    extra = chosen(choices, ADD)
    if extra != DECLINED:
        hand |= BIT[extra - 1]
    first: Change | None = None
    cards = hand & ~MIMICS
    turned: i64 = DECLINED
    suit: i64 = DECLINED
    if hand & BIT[TURNER] != 0 and chosen(choices, TURN_TO) != DECLINED:
        turned = chosen(choices, TURN)
        suit = chosen(choices, TURN_TO) - 1
    if cards != hand:
        namer: Namer | None = NAMERS
        while namer is not None:
            if hand & namer.bit != 0:
                first = Change(namer.number, first)
                name = chosen(choices, namer.slot)
                if name != DECLINED:
                    first.bear(namer.number if name >= SUIT_ONLY else name - 1, named_suit(name))
                if turned == namer.number + 1:
                    first.turn(suit)
            namer = namer.next
        if hand & BIT[COPIER] != 0:
            first = Change(COPIER, first)
            copied = chosen(choices, COPY) - 1
            if copied >= 0:
                first.copy(copied, SUIT[copied])
            if turned == COPIER + 1:
                first.turn(suit)
    if turned != DECLINED and cards & BIT[turned - 1] != 0 and suit != SUIT[turned - 1]:
        first = Change(turned - 1, first)
        first.rebind(turned - 1, suit)
        cards &= ~BIT[turned - 1]
    cleared: i64 = 0
    if hand & BIT[CLEARER] != 0 and chosen(choices, CLEAR) != DECLINED:
        cleared = BIT[chosen(choices, CLEAR) - 1]
    if first is None and cleared == 0:
        return score_mask(hand)
    return score_changed(cards, first, cleared)


# Out into JSON, and in.


def in_words(choices: i64) -> dict[str, Any]:
    """The choices in the form of this module's heading, declined ones left out."""
    made: dict[str, Any] = {}
    for slot in range(SLOTS):
        number = chosen(choices, slot)
        if number == DECLINED:
            continue
        key = CHOOSER[slot].word
        if slot == TURN:
            made[key] = {"card": IDS[number - 1]}
        elif slot == TURN_TO:
            made[key]["suit"] = SUITS[number - 1]
        else:
            made[key] = {"suit": SUITS[number - SUIT_ONLY]} if number >= SUIT_ONLY else IDS[number - 1]
    return made


def read_choices(given: Mapping[str, object], hand: i64, discard: i64, drawn: i64 = 0) -> i64:
    """The choices as a number, or BadHand with what is wrong and what is allowed."""
    for key in given:
        if key not in KEYS:
            raise BadHand(f"choices: {key!r} is not a choice; allowed: {', '.join(KEYS)}")
    choices: i64 = 0
    for slot in range(SLOTS):
        key = CHOOSER[slot].word
        wanted = given.get(key)
        if wanted is None or slot == TURN_TO:
            continue
        if hand & CHOOSER_BIT[slot] == 0:
            raise BadHand(f"choices: {key} is not in the hand; allowed: choices of {_choosers(hand)}")
        if slot == ADD:
            extra = _extra(key, wanted, hand, discard, drawn)
            choices |= placed(extra + 1, ADD)
            hand |= BIT[extra]
        elif slot == COPY:
            choices |= placed(_other_card(key, wanted, hand, COPIER) + 1, COPY)
        elif slot == TURN:
            if not isinstance(wanted, Mapping) or set(wanted) != {"card", "suit"}:
                raise BadHand(f'choices: {key} is written {{"card": id, "suit": suit}}')
            choices |= placed(_other_card(key, wanted["card"], hand, TURNER) + 1, TURN)
            choices |= placed(_suit(key, wanted["suit"], tuple(range(SUIT_COUNT))) + 1, TURN_TO)
        elif slot == CLEAR:
            card = card_number(f"choices: {key}", wanted)
            allowed = clearable(hand, choices)
            if allowed & BIT[card] == 0:
                raise BadHand(f"choices: {key} cannot clear {IDS[card]}; allowed: {_or_none(allowed)}")
            choices |= placed(card + 1, CLEAR)
        else:
            choices |= placed(_name(key, wanted, _namer(slot)), slot)
    return choices


def _namer(slot: i64) -> Namer:
    namer = NAMERS
    while namer.slot != slot:
        assert namer.next is not None
        namer = namer.next
    return namer


def _choosers(hand: i64) -> str:
    return ", ".join([key for key in KEYS if hand & BIT[NUMBER[key]] != 0]) or "none in this hand"


def _or_none(cards: i64) -> str:
    return ", ".join(ids_of(cards)) or "none in this hand"


def _extra(key: str, wanted: object, hand: i64, discard: i64, drawn: i64) -> int:
    """The extra card: of printed suits in the discard area, or any card drawn in the Chaos game [P]."""
    card = card_number(f"choices: {key}", wanted)
    if count(hand) > HAND_SIZE:
        raise BadHand(f"choices: the {key}'s extra card is already among the 8 cards; leave the choice out")
    eligible = (discard & FROM_DISCARD) | drawn
    if eligible & BIT[card] == 0:
        ability = CARDS[ADDER].ability
        assert ability is not None
        suits = [SUITS[suit] for suit in ability.suits]
        raise BadHand(
            f"choices: the {key} cannot take {IDS[card]}; allowed: {_or_none(eligible)}"
            f" (an {', '.join(suits[:-1])} or {suits[-1]} of the discard area, or any card drawn in the Chaos game)"
        )
    return card


def _other_card(key: str, wanted: object, hand: i64, itself: i64) -> int:
    card = card_number(f"choices: {key}", wanted)
    others = hand & ~BIT[itself]
    if others & BIT[card] == 0:
        raise BadHand(f"choices: {key} cannot choose {IDS[card]}; allowed: {_or_none(others)}")
    return card


def _suit(key: str, wanted: object, allowed: tuple[int, ...]) -> int:
    names = [SUITS[suit] for suit in allowed]
    if not isinstance(wanted, str) or wanted not in names:
        raise BadHand(f"choices: {key} cannot take the suit {wanted!r}; allowed: {', '.join(names)}")
    return SUITS.index(wanted)


def _name(key: str, wanted: object, namer: Namer) -> i64:
    """A card's name or only a suit, as its slot has it."""
    if isinstance(wanted, Mapping):
        if set(wanted) != {"suit"}:
            raise BadHand(f'choices: {key} is written as a card id or as {{"suit": suit}}')
        return SUIT_ONLY + _suit(key, wanted["suit"], namer.suits)
    card = card_number(f"choices: {key}", wanted)
    if CARDS[card].suit not in namer.suits:
        names = ", ".join(SUITS[suit] for suit in namer.suits)
        raise BadHand(f"choices: {key} cannot become {IDS[card]}; allowed: any card of the suits {names}")
    return card + 1
