"""Shuffled decks in one integer: four bits a card, the top card lowest.

An influence of 16 is written as 0, so how many cards a pile holds is kept beside it. A pile has room for 15 cards: of a
full deck of 16 at least one is always dealt to a hand.
"""

from __future__ import annotations

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, lowest

ROOM = 15


def top(pile: i64) -> i64:
    """The influence of the top card of a pile that is not empty."""
    return ((pile + 15) & 15) + 1


def put_under(pile: i64, size: i64, influence: i64) -> i64:
    return pile | ((influence & 15) << (4 * size))


def packed(cards: i64) -> i64:
    """A set of at most 15 influences as a pile, rising from the top."""
    pile: i64 = 0
    at: i64 = 0
    while cards != 0:
        pile |= (lowest(cards) & 15) << at
        cards &= cards - 1
        at += 4
    return pile


def spread(pile: i64, size: i64) -> i64:
    """The cards of a pile as a set."""
    found: i64 = 0
    while size > 0:
        found |= bit(top(pile))
        pile >>= 4
        size -= 1
    return found


def shuffled(pile: i64, size: i64, rng: i64) -> i64:
    """The pile in another order, each equally likely, drawn from the generator at `rng`."""
    while size > 1:
        rng = random.advance(rng)
        here = 4 * random.scaled(rng, size)
        size -= 1
        there = 4 * size
        differ = ((pile >> here) ^ (pile >> there)) & 15
        pile ^= (differ << here) | (differ << there)
    return pile


def in_order(pile: i64, size: i64) -> list[int]:
    """The influences from the top down. Makes a list: not for the innermost loops."""
    cards: list[int] = []
    for _ in range(size):
        cards.append(top(pile))
        pile >>= 4
    return cards


def pile_of(influences: list[int]) -> i64:
    """A pile of these influences, the first on top."""
    pile: i64 = 0
    for influence in reversed(influences):
        pile = (pile << 4) | (influence & 15)
    return pile
