"""The daily puzzle: one a game, the same everywhere, without a network.

The first 366 puzzles of a game are shuffled, and each day shows the next one; when all have been shown they are
shuffled anew. Only whole numbers below 2**53 are used, so that every device works out the same
(`web/src` does it in TypeScript): a generator x -> 48271 x mod 2147483647 (Park and Miller), begun at a number that the
game and the round through the puzzles make, and the shuffle of Fisher and Yates from the last place down. Files of
puzzles only grow at their end, so a day keeps its puzzle.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from talia.core.errors import BadOption
from talia.learn.puzzles.form import Puzzle
from talia.learn.puzzles.kinds import GAMES
from talia.learn.puzzles.shelf import shipped

POOL = 366  # puzzles of a game that are shown, one a day
FIRST = date(2026, 1, 1)  # day 0
PRIME = 2147483647
FACTOR = 48271


def day_number(day: date) -> int:
    """Days since the first of January 2026, by the calendar of whoever asks."""
    return (day - FIRST).days


def order(size: int, start: int) -> list[int]:
    """The numbers below `size`, shuffled by a generator that begins at `start` (1 to 2147483646)."""
    mixed = list(range(size))
    x = start
    for last in range(size - 1, 0, -1):
        x = x * FACTOR % PRIME
        other = x % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def place(game_number: int, size: int, day: int) -> int:
    """Which of `size` puzzles a day shows, for the game of that number (0 Cardia, 1 Radlands, 2 Fantasy Realms)."""
    if day < 0:
        raise BadOption(f"day {day}: the first day is {FIRST.isoformat()}")
    return order(size, 1 + 1000 * game_number + day // size)[day % size]


def daily(game: str, day: date, puzzles: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a game for a day."""
    pool = (shipped(game) if puzzles is None else puzzles)[:POOL]
    if not pool:
        raise BadOption(f"game {game!r}: no puzzles of it are shipped")
    return pool[place(list(GAMES).index(game), len(pool), day_number(day))]
