"""Sets of small numbers, each held in one integer: bit n is set when n is in the set.

Options, hands and seats are such sets. A set holds numbers 0 to 61, so that it stays below 2**62: larger literals are
boxed by mypyc at each use.
"""

from __future__ import annotations

from mypy_extensions import i64

ROOM = 62  # numbers a set has room for


def _shift(one: i64, by: i64) -> i64:
    # `1 << n` with a literal 1 is compiled to a 32-bit shift, wrong from n = 31 on; through an argument it is right.
    return one << by


def bit(n: i64) -> i64:
    """The set that holds only n."""
    return _shift(1, n)


def has(many: i64, n: i64) -> bool:
    """Is n in the set?"""
    return (many >> n) & 1 != 0


def count(many: i64) -> i64:
    """How many numbers the set holds."""
    many = many - ((many >> 1) & 0x1555555555555555)
    many = (many & 0x3333333333333333) + ((many >> 2) & 0x3333333333333333)
    many = (many + (many >> 4)) & 0x0F0F0F0F0F0F0F0F
    # The product wraps when compiled and grows when not: the mask takes the byte that is the same in both.
    return ((many * 0x0101010101010101) >> 56) & 0x7F


def lowest(many: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return count((many & -many) - 1)


def nth(many: i64, n: i64) -> i64:
    """The number that has n smaller ones in the set."""
    while n > 0:
        many &= many - 1
        n -= 1
    return lowest(many)


def single(many: i64) -> bool:
    """Does the set hold exactly one number?"""
    return many != 0 and many & (many - 1) == 0


def signed(word: i64) -> i64:
    """Sixty-four bits as the number that compiled code has for them: Python's own integers grow past them."""
    high = (word >> 32) & 0xFFFFFFFF
    if high >= 0x80000000:
        high -= 0x100000000
    return (high << 32) | (word & 0xFFFFFFFF)


def members(many: i64) -> list[int]:
    """The numbers in the set, rising. Makes a list: not for the innermost loops."""
    found: list[int] = []
    while many != 0:
        found.append(lowest(many))
        many &= many - 1
    return found


def as_set(numbers: list[int]) -> i64:
    """The set of these numbers."""
    many: i64 = 0
    for n in numbers:
        many |= bit(n)
    return many
