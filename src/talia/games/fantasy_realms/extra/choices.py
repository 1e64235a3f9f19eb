"""The decisions at scoring: what may be chosen, how it is written in JSON, and the hand it makes (spec 5.0-5.5).

    {"necromancer": id, "doppelganger": id, "mirage": id or {"suit": suit}, "shapeshifter": id or {"suit": suit},
     "book_of_changes": {"card": id, "suit": suit}, "island": id}

A missing key (or null) means declined.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from talia.games.fantasy_realms.cards import CARDS, IDS, NUMBER
from talia.games.fantasy_realms.cards.suits import SUITS, WILD
from talia.games.fantasy_realms.extra.changes import Change
from talia.games.fantasy_realms.extra.hand import NECROMANCER, BadHand, card_number, ids_of
from talia.games.fantasy_realms.extra.kernel import score_changed, score_mask
from talia.games.fantasy_realms.extra.tables import BIT, SUIT, cards_of

DOPPELGANGER: Final = NUMBER["doppelganger"]
MIRAGE: Final = NUMBER["mirage"]
SHAPESHIFTER: Final = NUMBER["shapeshifter"]
BOOK: Final = NUMBER["book_of_changes"]
ISLAND: Final = NUMBER["island"]
KEYS: Final = ("necromancer", "doppelganger", "mirage", "shapeshifter", "book_of_changes", "island")
DECLINED: Final = -1


def _suits_of(card: int) -> tuple[int, ...]:
    ability = CARDS[card].ability
    assert ability is not None
    return ability.suits


MIRAGE_SUITS: Final = _suits_of(MIRAGE)
SHAPESHIFTER_SUITS: Final = _suits_of(SHAPESHIFTER)
ISLAND_SUITS: Final = _suits_of(ISLAND)
FROM_DISCARD: Final[i64] = cards_of(_suits_of(NECROMANCER))
WILDS: Final[i64] = cards_of((WILD,))


@final
class Choices:
    """One way to decide everything, by card and suit numbers; DECLINED where nothing is chosen.

    A wild that names only a suit has itself as its name (the card keeps its printed name [P]).
    """

    def __init__(self) -> None:
        self.necromancer: i64 = DECLINED
        self.doppelganger: i64 = DECLINED
        self.mirage: i64 = DECLINED
        self.mirage_suit: i64 = DECLINED
        self.shapeshifter: i64 = DECLINED
        self.shapeshifter_suit: i64 = DECLINED
        self.book_card: i64 = DECLINED
        self.book_suit: i64 = DECLINED
        self.island: i64 = DECLINED

    def to_json(self) -> dict[str, object]:
        """The encoding of this module's heading, declined choices left out."""
        made: dict[str, object] = {}
        if self.necromancer != DECLINED:
            made["necromancer"] = IDS[self.necromancer]
        if self.doppelganger != DECLINED:
            made["doppelganger"] = IDS[self.doppelganger]
        if self.mirage != DECLINED:
            made["mirage"] = IDS[self.mirage] if self.mirage != MIRAGE else {"suit": SUITS[self.mirage_suit]}
        if self.shapeshifter != DECLINED:
            name = self.shapeshifter
            made["shapeshifter"] = IDS[name] if name != SHAPESHIFTER else {"suit": SUITS[self.shapeshifter_suit]}
        if self.book_card != DECLINED:
            made["book_of_changes"] = {"card": IDS[self.book_card], "suit": SUITS[self.book_suit]}
        if self.island != DECLINED:
            made["island"] = IDS[self.island]
        return made


def read_choices(given: Mapping[str, object], hand: i64, discard: i64, drawn: i64 = 0) -> Choices:
    """The choices as numbers, or BadHand with what is wrong and what is allowed."""
    for key in given:
        if key not in KEYS:
            raise BadHand(f"choices: {key!r} is not a choice; allowed: {', '.join(KEYS)}")
    choices = Choices()
    wanted = given.get("necromancer")
    if wanted is not None:
        choices.necromancer = _extra(wanted, hand, discard, drawn)
        hand |= BIT[choices.necromancer]
    for key in KEYS[1:]:
        if given.get(key) is not None and hand & BIT[NUMBER[key]] == 0:
            raise BadHand(f"choices: {key} is not in the hand; allowed: choices of {_choosers(hand)}")
    wanted = given.get("doppelganger")
    if wanted is not None:
        choices.doppelganger = _other_card("doppelganger", wanted, hand, DOPPELGANGER)
    wanted = given.get("mirage")
    if wanted is not None:
        choices.mirage, choices.mirage_suit = _name_and_suit("mirage", wanted, MIRAGE, MIRAGE_SUITS)
    wanted = given.get("shapeshifter")
    if wanted is not None:
        found = _name_and_suit("shapeshifter", wanted, SHAPESHIFTER, SHAPESHIFTER_SUITS)
        choices.shapeshifter, choices.shapeshifter_suit = found
    wanted = given.get("book_of_changes")
    if wanted is not None:
        if not isinstance(wanted, Mapping) or set(wanted) != {"card", "suit"}:
            raise BadHand('choices: book_of_changes is written {"card": id, "suit": suit}')
        choices.book_card = _other_card("book_of_changes", wanted["card"], hand, BOOK)
        choices.book_suit = _suit("book_of_changes", wanted["suit"], tuple(range(len(SUITS))))
    wanted = given.get("island")
    if wanted is not None:
        card = card_number("choices: island", wanted)
        if hand & BIT[card] == 0 or suit_of(card, hand, choices) not in ISLAND_SUITS:
            raise BadHand(
                f"choices: island cannot clear {IDS[card]}; allowed: {_or_none(_island_targets(hand, choices))}"
            )
        choices.island = card
    return choices


def _choosers(hand: i64) -> str:
    return _or_none([key for key in KEYS if hand & BIT[NUMBER[key]] != 0])


def _or_none(names: list[str]) -> str:
    return ", ".join(names) if names else "none in this hand"


def _extra(wanted: object, hand: i64, discard: i64, drawn: i64) -> int:
    """The Necromancer's extra card: printed suits in the discard area, or any card drawn in the Chaos game [P]."""
    card = card_number("choices: necromancer", wanted)
    if hand & BIT[NECROMANCER] == 0:
        raise BadHand(f"choices: necromancer is not in the hand; allowed: choices of {_choosers(hand)}")
    if len(ids_of(hand)) > 7:
        raise BadHand("choices: the necromancer's extra card is already among the 8 cards; leave the choice out")
    eligible = (discard & FROM_DISCARD) | drawn
    if eligible & BIT[card] == 0:
        raise BadHand(
            f"choices: the necromancer cannot take {IDS[card]}; allowed: {_or_none(list(ids_of(eligible)))}"
            " (an army, leader, wizard or beast of the discard area, or any card drawn in the Chaos game)"
        )
    return card


def _other_card(key: str, wanted: object, hand: i64, itself: int) -> int:
    card = card_number(f"choices: {key}", wanted)
    others = hand & ~BIT[itself]
    if others & BIT[card] == 0:
        raise BadHand(f"choices: {key} cannot choose {IDS[card]}; allowed: {_or_none(list(ids_of(others)))}")
    return card


def _suit(key: str, wanted: object, allowed: tuple[int, ...]) -> int:
    names = [SUITS[suit] for suit in allowed]
    if not isinstance(wanted, str) or wanted not in names:
        raise BadHand(f"choices: {key} cannot take the suit {wanted!r}; allowed: {', '.join(names)}")
    return SUITS.index(wanted)


def _name_and_suit(key: str, wanted: object, itself: int, suits: tuple[int, ...]) -> tuple[int, int]:
    if isinstance(wanted, Mapping):
        if set(wanted) != {"suit"}:
            raise BadHand(f'choices: {key} is written as a card id or as {{"suit": suit}}')
        return itself, _suit(key, wanted["suit"], suits)
    card = card_number(f"choices: {key}", wanted)
    if CARDS[card].suit not in suits:
        names = ", ".join(SUITS[suit] for suit in suits)
        raise BadHand(f"choices: {key} cannot become {IDS[card]}; allowed: any card of the suits {names}")
    return card, CARDS[card].suit


def suit_of(card: i64, hand: i64, choices: Choices) -> i64:
    """The suit a card has after step 4: what the Island is judged by."""
    if card == choices.book_card:
        return choices.book_suit
    if card == MIRAGE and choices.mirage != DECLINED:
        return choices.mirage_suit
    if card == SHAPESHIFTER and choices.shapeshifter != DECLINED:
        return choices.shapeshifter_suit
    if card == DOPPELGANGER and choices.doppelganger != DECLINED:
        return SUIT[choices.doppelganger]
    return SUIT[card]


def _island_targets(hand: i64, choices: Choices) -> list[str]:
    return [card for card in ids_of(hand) if suit_of(NUMBER[card], hand, choices) in ISLAND_SUITS]


def score_given(hand: i64, choices: Choices) -> i64:
    """The points of a hand under exactly these choices, taken on trust (`read_choices` has checked them)."""
    if choices.necromancer != DECLINED:
        hand |= BIT[choices.necromancer]
    first: Change | None = None
    cards = hand
    book_card = choices.book_card
    if hand & WILDS != 0:
        cards = hand & ~WILDS
        if hand & BIT[MIRAGE] != 0:
            first = Change(MIRAGE, first)
            if choices.mirage != DECLINED:
                first.bear(choices.mirage, choices.mirage_suit)
            if book_card == MIRAGE:
                first.turn(choices.book_suit)
        if hand & BIT[SHAPESHIFTER] != 0:
            first = Change(SHAPESHIFTER, first)
            if choices.shapeshifter != DECLINED:
                first.bear(choices.shapeshifter, choices.shapeshifter_suit)
            if book_card == SHAPESHIFTER:
                first.turn(choices.book_suit)
        if hand & BIT[DOPPELGANGER] != 0:
            first = Change(DOPPELGANGER, first)
            if choices.doppelganger != DECLINED:
                first.copy(choices.doppelganger, SUIT[choices.doppelganger])
            if book_card == DOPPELGANGER:
                first.turn(choices.book_suit)
    if book_card != DECLINED and cards & BIT[book_card] != 0 and choices.book_suit != SUIT[book_card]:
        first = Change(book_card, first)
        first.rebind(book_card, choices.book_suit)
        cards &= ~BIT[book_card]
    if first is None and choices.island == DECLINED:
        return score_mask(hand)
    return score_changed(cards, first, 0 if choices.island == DECLINED else BIT[choices.island])
