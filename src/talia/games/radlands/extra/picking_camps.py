"""Picking camps before the first turn: each at its own pace, and as rules 1 had it, where both waited after each."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, count
from talia.core.frame import NOTHING, A, EachGoesOn, Pool, Step
from talia.games.radlands.numbers import CAMP
from talia.games.radlands.state import Radlands


@final
class CampsToPick(Pool[Radlands]):
    """Both pick in secret, a camp for the left, the middle and the right column (2.2)."""

    def find(self, s: Radlands, seat: i64) -> i64:
        return s.dealt(seat)


@final
class KeepCamps(Step[Radlands]):
    """Both have picked a camp for this column: it lies there face down."""

    def __init__(self, column: i64) -> None:
        self.column = column

    def run(self, s: Radlands) -> None:
        for seat in range(2):
            camp = s.note(A + seat)
            s.set_camp(3 * seat + self.column, camp)
            s.set_dealt(seat, s.dealt(seat) & ~bit(camp))
            s.set_note(A + seat, NOTHING)


@final
class PickCamps(EachGoesOn[Radlands]):
    """Both pick in secret three camps, for the left, the middle and the right column, each at its own pace (2.2).

    Who has all three and changes their mind lays one more on the right: it moves there, or the leftmost one goes back.
    """

    def options(self, s: Radlands, seat: i64) -> i64:
        return s.dealt(seat) | (laid(s, seat) if self.done(s, seat) else 0)

    def keep(self, s: Radlands, seat: i64, number: i64) -> None:
        first = 3 * seat
        for column in range(3):
            if s.camp_of(first + column) == 0:
                s.set_camp(first + column, number)
                s.set_dealt(seat, s.dealt(seat) & ~bit(number))
                return
        leaving: i64 = 0
        for column in range(3):
            if s.camp_of(first + column) == number:
                leaving = column
        camp = s.camp_of(first + leaving)
        s.set_dealt(seat, (s.dealt(seat) | bit(camp)) & ~bit(number))
        for column in range(leaving, 2):
            s.set_camp(first + column, s.camp_of(first + column + 1))
        s.set_camp(first + 2, number)

    def left(self, s: Radlands, seat: i64) -> i64:
        """How many camps a seat is still to lay down; whoever is done may lay three others."""
        if self.done(s, seat):
            return 3
        return 3 - count(laid(s, seat))

    def done(self, s: Radlands, seat: i64) -> bool:
        return s.camp_of(3 * seat + 2) != 0

    def completes(self, s: Radlands, seat: i64) -> bool:
        return s.camp_of(3 * seat + 1) != 0

    def domain(self) -> Domain:
        return CAMP

    def prompt(self) -> str:
        return "radlands.pick_camps"

    def prompt_of(self, s: Radlands, seat: i64) -> str:
        if self.done(s, seat):
            return "radlands.pick_camps"
        if self.completes(s, seat):
            return "radlands.pick_right"
        return "radlands.pick_left" if s.camp_of(3 * seat) == 0 else "radlands.pick_middle"


def laid(s: Radlands, seat: i64) -> i64:
    """The camps that a seat has laid down, as a set."""
    found: i64 = 0
    for number in range(3 * seat, 3 * seat + 3):
        found |= bit(s.camp_of(number))
    return found & ~1
