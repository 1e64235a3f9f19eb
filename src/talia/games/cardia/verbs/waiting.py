"""What waits beside the row for a card that its owner plays next (rules, 6.3), and cards that lie face down.

What waits for one card is one number of 32 bits. From the lowest: how many late modifiers (4 bits), whether a choice (4
bits), the faction that is demanded plus one (8 bits), and above them the sum of the modifiers, which may be negative.
What waits for both seats' cards is one number, too: seat 0's in the lower half.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from talia.games.cardia.numbers import FACTION_NAMES

LATE: Final = 1
CHOICE: Final = 16
FACTION: Final = 256
MODIFIER: Final = 65536

# Of both seats: the bits of what happens when the card is revealed, and of what lands after the round's ability.
AT_REVEAL: Final = 0x0000FFF00000FFF0
LATE_ONES: Final = 0x0000000F0000000F
LATE_BY: Final = 5  # what each late modifier adds
CHOICE_BY: Final = 2  # what a choice adds or takes away


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


def of(both: i64, seat: i64) -> i64:
    """What waits for a seat's card."""
    if seat == 1:
        return both >> 32
    half = both & 0xFFFFFFFF
    return half if half < 0x80000000 else half - 0x100000000


def both(first: i64, second: i64) -> i64:
    return (second << 32) | (first & 0xFFFFFFFF)


def event(what: i64) -> str:
    """The kind of the event that tells of something that waits from now on."""
    if faction(what) >= 0:
        return "blackmailed"
    if choice(what):
        return "choice_waits"
    return "late_modifier_waits" if late(what) != 0 else "modifier_waits"


def parts(what: i64) -> dict[str, Any]:
    """What that event tells."""
    if faction(what) >= 0:
        return {"faction": FACTION_NAMES[faction(what)]}
    return {} if choice(what) else {"by": late(what) or modifier(what)}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fog:
    """A pair that lies face down, what waits for it, and which of the two everybody has seen. It never changes."""

    def __init__(self, first: i64, second: i64, waits: i64, seen: i64) -> None:
        self.first = first  # as influences, both
        self.second = second
        self.waits = waits  # for both
        self.seen = seen

    def card(self, seat: i64) -> i64:
        return self.first if seat == 0 else self.second

    def holding(self, seat: i64, influence: i64) -> Fog:
        """The same with another card of a seat."""
        if seat == 0:
            return Fog(influence, self.second, self.waits, self.seen)
        return Fog(self.first, influence, self.waits, self.seen)
