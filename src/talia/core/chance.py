"""Chance: who decides what is drawn, where chance is open.

In an ordinary game shuffled piles and a generator decide, and nothing here is asked. A setup of an open game
(`Setup.open_chance`) has a Chance: piles lie sorted, and every verb that draws asks it which card comes up. It answers
from a list; where the list ends, it notes what could come up, and whoever runs the table throws that run away, asks the
chance seat, and runs it again with a longer list (`talia.core.open`).
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit, count, members

CHANCE: Final = -2  # the seat to act while something is drawn
OUTCOMES: Final = 64  # every outcome is a number below it


@final
class Chance:
    """Answers for the draws of one run, from a list."""

    def __init__(self) -> None:
        self.given: list[int] = []
        self.at = 0
        self.seat = -1  # of the first draw that the list has no answer for: whose pile or hand it is, -1 nobody's
        self.open: list[tuple[int, int]] = []  # what could come up in it: numbers and their weights

    def begin(self, given: list[int]) -> None:
        """A run begins: these are the answers."""
        self.given = given
        self.at = 0
        self.seat = -1
        self.open = []

    def _pick(self, seat: int, outcomes: list[tuple[int, int]]) -> int:
        if len(outcomes) == 1:
            return outcomes[0][0]
        if self.at < len(self.given):
            self.at += 1
            return self.given[self.at - 1]
        if not self.open:
            self.open = outcomes
            self.seat = seat
        return outcomes[0][0]  # of no account: this run is thrown away

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        return self._pick(-1, [(number, 1) for number in range(n)])

    def of(self, seat: i64, things: i64) -> i64:
        """One of a set."""
        return self._pick(seat, [(number, 1) for number in members(things)])

    def card(self, seat: i64, cards: list[int]) -> i64:
        """One of a pile, by its number; of two alike one is as good as the other."""
        weights: dict[int, int] = {}
        for card in sorted(cards):
            weights[card] = weights.get(card, 0) + 1
        return self._pick(seat, list(weights.items()))

    def hand(self, seat: i64, cards: i64, size: i64) -> i64:
        """A hand of so many cards of a set, from the lowest up: each hand comes up in one way only."""
        found: i64 = 0
        while size > 0:
            outcomes: list[tuple[int, int]] = []
            for card in members(cards):
                above = count(cards & ~(bit(card + 1) - 1))
                if above >= size - 1:
                    outcomes.append((card, comb(above, size - 1)))
            lowest: i64 = self._pick(seat, outcomes)
            found |= bit(lowest)
            cards &= ~(bit(lowest + 1) - 1)
            size -= 1
        return found

    def first(self, seat: i64, pile: list[int], settled: int, known: int) -> list[int]:
        """A pile with the card that comes up brought forward to place `settled`; the last `known` ones are settled.

        What is not settled is left sorted, so that equal piles are equal.
        """
        last = len(pile) - known
        heap = sorted(pile[settled:last])
        if not heap:
            return pile
        card = self.card(seat, heap)
        heap.remove(int(card))
        return [*pile[:settled], int(card), *heap, *pile[last:]]
