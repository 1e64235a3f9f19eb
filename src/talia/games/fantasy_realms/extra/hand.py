"""Hands as people write them (ids) and as the kernel sees them (one bit a card), with a clear word about mistakes."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64, mypyc_attr

from talia.core.bits import count
from talia.core.errors import TaliaError
from talia.games.fantasy_realms.cards import IDS, NUMBER
from talia.games.fantasy_realms.extra.choosers import ADDER, FROM_DISCARD
from talia.games.fantasy_realms.extra.narrow import BIT, INDEX

HAND_SIZE: Final = 7


@mypyc_attr(native_class=False)
class BadHand(TaliaError):
    """A hand, discard area or choice that cannot be: the message says what is wrong and what is allowed."""


def card_number(place: str, card: object) -> int:
    """The number of a card id; `place` says where it stood."""
    if isinstance(card, str) and card in NUMBER:
        return NUMBER[card]
    near = get_close_matches(card, IDS, 3) if isinstance(card, str) else []
    hint = f"did you mean {' or '.join(near)}?" if near else f"allowed: card ids such as {IDS[0]} or {IDS[52]}"
    raise BadHand(f"{place}: {card!r} is not a card of Fantasy Realms; {hint}")


def mask_of(cards: Iterable[object], place: str = "hand") -> i64:
    """The cards as a mask; unknown and repeated cards are refused."""
    if isinstance(cards, str):
        raise BadHand(f"{place}: {cards!r} is one word; allowed: a list of card ids")
    mask: i64 = 0
    for card in cards:
        bit = BIT[card_number(place, card)]
        if mask & bit != 0:
            raise BadHand(f"{place}: {card} is there twice; every card exists once")
        mask |= bit
    return mask


def numbers_of(mask: i64) -> list[int]:
    """The numbers of the cards of a mask, ascending."""
    found: list[int] = []
    while mask != 0:
        low = mask & -mask
        mask ^= low
        found.append(INDEX[low % 67])
    return found


def ids_of(mask: i64) -> tuple[str, ...]:
    return tuple([IDS[number] for number in numbers_of(mask)])


def read_hand(cards: Iterable[object]) -> i64:
    """A hand that can be scored: 1 to 7 cards, 8 with the one that adds a card."""
    given: list[object] = [cards] if isinstance(cards, str) else list(cards)
    mask = mask_of(given)
    limit = HAND_SIZE + 1 if mask & BIT[ADDER] != 0 else HAND_SIZE
    if not 1 <= len(given) <= limit:
        raise BadHand(f"hand: {len(given)} cards; allowed: 1 to 7, or 8 with the {IDS[ADDER]} among them")
    return mask


def read_aside(cards: Iterable[object], hand: i64, place: str) -> i64:
    """Cards outside the hand: the discard area, or those drawn for who may add one in the Chaos game."""
    mask = mask_of(cards, place)
    if mask & hand != 0:
        raise BadHand(f"{place}: {ids_of(mask & hand)[0]} is in the hand too; every card exists once")
    return mask


def extra_cards(hand: i64, discard: i64, drawn: i64) -> i64:
    """What may be added to a hand: nothing without the card that adds, nor where the extra card is there already."""
    if hand & BIT[ADDER] == 0 or count(hand) > HAND_SIZE:
        return 0
    return ((discard & FROM_DISCARD) | drawn) & ~hand
