"""Ordered piles of small numbers in one integer: four bits a card, numbers 1 to 15, the top card lowest.

A pile of up to 15 cards is copied with its state at no cost. Larger decks keep their own form.
"""

from __future__ import annotations

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, nth


def top(pile: i64) -> i64:
    """The top card, or 0 if the pile is empty."""
    return pile & 15


def size(pile: i64) -> i64:
    cards: i64 = 0
    while pile != 0:
        cards += 1
        pile >>= 4
    return cards


def spread(pile: i64) -> i64:
    """The cards of a pile as a set."""
    found: i64 = 0
    while pile != 0:
        found |= bit(pile & 15)
        pile >>= 4
    return found


def shuffled(cards: i64, rng: i64) -> i64:
    """A set of cards as a pile in random order, drawn from the generator at `rng`, which moves on one a card."""
    pile: i64 = 0
    left = count(cards)
    while left > 0:
        rng = random.advance(rng)
        card = nth(cards, random.scaled(rng, left))
        cards &= ~bit(card)
        pile = (pile << 4) | card
        left -= 1
    return pile


def laid(cards: list[int]) -> i64:
    """A pile of these cards, the first on top."""
    pile: i64 = 0
    for card in reversed(cards):
        pile = (pile << 4) | card
    return pile


def in_order(pile: i64) -> list[int]:
    """The cards from the top down. Makes a list: not for the innermost loops."""
    cards: list[int] = []
    while pile != 0:
        cards.append(pile & 15)
        pile >>= 4
    return cards
