"""What waits beside the row for a card that its owner plays next (rules, 6.3), all in one number.

From the lowest bits: how many Engineers (4 bits), whether a Librarian (4 bits), which faction a Blackmailer named plus
one (8 bits), and above them the sum of the modifiers, which may be negative.
"""

from __future__ import annotations

from mypy_extensions import i64

ENGINEER = 1
LIBRARIAN = 16
BLACKMAIL = 256
MODIFIER = 65536


def modifier(wait: i64) -> i64:
    return wait >> 16


def engineers(wait: i64) -> i64:
    return wait & 15


def librarian(wait: i64) -> bool:
    return wait & 240 != 0


def blackmail(wait: i64) -> i64:
    """The faction a Blackmailer named, or -1."""
    return ((wait >> 8) & 255) - 1


def pack(modifier: i64, engineers: i64, librarian: bool, blackmail: i64) -> i64:
    return (modifier << 16) | ((blackmail + 1) << 8) | (16 if librarian else 0) | engineers
