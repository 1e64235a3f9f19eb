"""What waits beside the row for a card that its owner plays next (rules, 6.3), all in one number.

From the lowest bits: how many late modifiers (4 bits), whether a choice (4 bits), the faction that is demanded plus one
(8 bits), and above them the sum of the modifiers, which may be negative.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
