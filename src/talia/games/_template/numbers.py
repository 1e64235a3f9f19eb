"""How the template's cards are numbered: from 1 by rank, seat by seat; 0 is no card. No card's name stands here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.core.action import Domain

RANKS: Final = 8  # 1 to 8 are seat 0's cards, 9 to 16 seat 1's

CARDS: Final = Domain("card", ["decline"])  # filled as the cards are declared


def seat_of(card: i64) -> i64:
    return 0 if card <= RANKS else 1


def rank_of(card: i64) -> i64:
    return card if card <= RANKS else card - RANKS


def name_of(card: i64) -> str:
    return CARDS.words[card].partition("/")[0]


def cards_of(seat: i64) -> i64:
    """The set of all cards of a seat."""
    return 0x1FE if seat == 0 else 0x1FE00
