"""Hands by the million: random ones for measuring and comparing, and every hand there is for the study."""

from __future__ import annotations

from mypy_extensions import i64

from talia.games.fantasy_realms.kernel import score_mask
from talia.games.fantasy_realms.tables import BIT

DECK = 53


def next_random(state: i64) -> i64:
    """A small 47-bit generator: same numbers compiled and interpreted, for sampling only."""
    return (state * 25214903917 + 11) & 0x7FFF_FFFF_FFFF


def random_hand(state: i64, size: i64, pool: i64) -> tuple[i64, i64]:
    """The next state and a hand of `size` different cards out of the `pool` (a mask)."""
    hand: i64 = 0
    while size > 0:
        state = (state * 25214903917 + 11) & 0xFFFF_FFFF_FFFF
        bit = BIT[(state >> 16) % 53]
        if pool & bit != 0 and hand & bit == 0:
            hand |= bit
            size -= 1
    return state, hand


def checksum(seed: i64, count: i64, pool: i64) -> i64:
    """Score random seven-card hands as printed and mix the points, in order, into one number."""
    state = seed
    mixed: i64 = 0
    while count > 0:
        state, hand = random_hand(state, 7, pool)
        mixed = (mixed * 31 + score_mask(hand)) & 0xFF_FFFF_FFFF
        count -= 1
    return mixed


def hands_only(seed: i64, count: i64, pool: i64) -> i64:
    state = seed
    mixed: i64 = 0
    while count > 0:
        state, hand = random_hand(state, 7, pool)
        mixed = (mixed * 31 + hand) & 0xFF_FFFF_FFFF
        count -= 1
    return mixed
