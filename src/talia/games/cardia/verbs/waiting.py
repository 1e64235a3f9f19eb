"""What waits beside the row for a card that its owner plays next (rules, 6.3), and cards that lie face down.

What waits for one card is one number. From the lowest bits: how many late modifiers (4 bits), whether a choice (4
bits), the faction that is demanded plus one (8 bits), and above them the sum of the modifiers, which may be negative.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

LATE: Final = 1
CHOICE: Final = 16
FACTION: Final = 256
MODIFIER: Final = 65536

AT_REVEAL: Final = 0xFFF0  # the bits of what happens when the card is revealed
LATE_ONES: Final = 15  # the bits of what lands after the round's ability
LATE_BY: Final = 5  # what each late modifier adds


def modifier(wait: i64) -> i64:
    return wait >> 16


def late(wait: i64) -> i64:
    """The sum of the modifiers that land after the round's ability."""
    return LATE_BY * (wait & 15)


def choice(wait: i64) -> bool:
    return wait & 240 != 0


def faction(wait: i64) -> i64:
    """The faction that is demanded, or -1."""
    return ((wait >> 8) & 255) - 1


def pack(modifier: i64, late: i64, choice: bool, faction: i64) -> i64:
    return (modifier << 16) | ((faction + 1) << 8) | (CHOICE if choice else 0) | late // LATE_BY


@final
@mypyc_attr(acyclic=True)
class Waiting:
    """What waits for the next card of each seat, and what lies on the cards of this round. It never changes."""

    def __init__(self, next0: i64, next1: i64, here0: i64, here1: i64) -> None:
        self.next0 = next0
        self.next1 = next1
        self.here0 = here0
        self.here1 = here1

    def next(self, seat: i64) -> i64:
        return self.next0 if seat == 0 else self.next1

    def here(self, seat: i64) -> i64:
        return self.here0 if seat == 0 else self.here1

    def adds(self, seat: i64, what: i64) -> Waiting:
        """More waits for the next card of a seat."""
        if seat == 0:
            return Waiting(self.next0 + what, self.next1, self.here0, self.here1)
        return Waiting(self.next0, self.next1 + what, self.here0, self.here1)

    def lands(self) -> Waiting:
        """The next cards are played: what waited is here."""
        return landed(self.next0, self.next1)

    def done(self) -> Waiting:
        """What was here has been seen to."""
        return NOTHING_WAITS if self.next0 | self.next1 == 0 else Waiting(self.next0, self.next1, 0, 0)


NOTHING_WAITS: Final = Waiting(0, 0, 0, 0)


def landed(here0: i64, here1: i64) -> Waiting:
    """This is on the cards of this round, and nothing waits for the next ones."""
    return NOTHING_WAITS if here0 | here1 == 0 else Waiting(0, 0, here0, here1)


@final
@mypyc_attr(acyclic=True)
class Fog:
    """A pair that lies face down, what waits for it, and which of the two everybody has seen. It never changes."""

    def __init__(self, first: i64, second: i64, next0: i64, next1: i64, seen: i64) -> None:
        self.first = first  # as influences, both
        self.second = second
        self.next0 = next0
        self.next1 = next1
        self.seen = seen

    def card(self, seat: i64) -> i64:
        return self.first if seat == 0 else self.second

    def next(self, seat: i64) -> i64:
        return self.next0 if seat == 0 else self.next1

    def holding(self, seat: i64, influence: i64) -> Fog:
        """The same with another card of a seat."""
        if seat == 0:
            return Fog(influence, self.second, self.next0, self.next1, self.seen)
        return Fog(self.first, influence, self.next0, self.next1, self.seen)
