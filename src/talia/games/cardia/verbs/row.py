"""The row of encounters: a chain from the newest to the oldest that never changes, so clones share it.

Only cards and modifiers lie in it. Who wins, who loses and where signets lie is read from it each time (ongoing.py).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from talia.core.bits import bit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Encounter:
    """Two opposing cards with their net modifiers, and the encounters before. R2: there are always two."""

    def __init__(self, first: i64, second: i64, mark0: i64, mark1: i64, before: Encounter | None) -> None:
        self.first = first  # seat 0's card, 1 to 16
        self.second = second  # seat 1's card, 17 to 32
        self.mark0 = mark0
        self.mark1 = mark1
        self.gap: i64 = first + mark0 - second + 16 - mark1  # above 0: seat 0's card has more influence
        self.cards: i64 = bit(first) | bit(second)
        self.before = before

    def card(self, seat: i64) -> i64:
        return self.first if seat == 0 else self.second

    def mark(self, seat: i64) -> i64:
        return self.mark0 if seat == 0 else self.mark1

    def influence(self, seat: i64) -> i64:
        """Printed influence and modifiers; may be negative (rules, section 4)."""
        return self.first + self.mark0 if seat == 0 else self.second - 16 + self.mark1


def at(row: Encounter | None, card: i64) -> Encounter | None:
    """The encounter in which a card lies."""
    this = bit(card)
    while row is not None:
        if row.cards & this != 0:
            return row
        row = row.before
    return None


def marked(row: Encounter | None, card: i64, by: i64) -> Encounter:
    """The row with a modifier added to a card: the links above it are made anew."""
    assert row is not None, "the card is not in the row"
    if row.first == card:
        return Encounter(row.first, row.second, row.mark0 + by, row.mark1, row.before)
    if row.second == card:
        return Encounter(row.first, row.second, row.mark0, row.mark1 + by, row.before)
    return Encounter(row.first, row.second, row.mark0, row.mark1, marked(row.before, card, by))


def without(row: Encounter | None, card: i64) -> Encounter | None:
    """The row without a card's encounter: the gap is closed (rules, 3.1)."""
    assert row is not None, "the card is not in the row"
    if row.first == card or row.second == card:
        return row.before
    return Encounter(row.first, row.second, row.mark0, row.mark1, without(row.before, card))


def replaced(row: Encounter | None, card: i64, other: i64) -> Encounter:
    """The row with another card, without modifiers, in a card's place."""
    assert row is not None, "the card is not in the row"
    if row.first == card:
        return Encounter(other, row.second, 0, row.mark1, row.before)
    if row.second == card:
        return Encounter(row.first, other, row.mark0, 0, row.before)
    return Encounter(row.first, row.second, row.mark0, row.mark1, replaced(row.before, card, other))


def oldest_first(row: Encounter | None) -> list[Encounter]:
    """The row as a list. Not for the innermost loops."""
    found: list[Encounter] = []
    while row is not None:
        found.append(row)
        row = row.before
    found.reverse()
    return found
