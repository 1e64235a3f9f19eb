"""Figures of a history: who won how often, with an honest interval, by what one likes to know it by.

Practice is counted apart, and so are games at one screen. The page works them out the same way
(`web/src/lib/history/figures.ts`); a test asks both.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from talia.history.form import GameLine, result

Z = 1.959964  # of a 95 % interval
ENOUGH = 10  # games, for a share in percent to be told


@dataclass
class Tally:
    """Games of one kind."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    def add(self, line: GameLine) -> None:
        match result(line):
            case "won":
                self.won += 1
            case "drawn":
                self.drawn += 1
            case "lost":
                self.lost += 1
            case _:
                pass

    def share(self) -> tuple[float, float, float] | None:
        """The share of wins and its interval (Wilson), a draw counting half; None below ten games."""
        return None if self.games < ENOUGH else wilson(self.won + self.drawn / 2, self.games)


def wilson(won: float, games: int) -> tuple[float, float, float]:
    """The share, and the least and the most it may well be."""
    share = won / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return share, max(0.0, middle - half), min(1.0, middle + half)


def counted(line: GameLine) -> bool:
    """Does it count: no practice, one seat of one's own, and an end?"""
    return not line.practice and result(line) in ("won", "drawn", "lost")


def groups(line: GameLine, by: str) -> list[str]:
    """Where a game is counted: by `game`, `level` and `opponent`, by the number of `seats`, or by what it keeps."""
    others = [one for seat, one in enumerate(line.seats) if seat not in line.mine]
    if by == "game":
        found = [line.game]
    elif by == "level":
        found = [one.level for one in others if one.kind == "bot" and one.level]
    elif by == "opponent":
        found = [one.name for one in others if one.kind == "person" and one.name]
    elif by == "seats":
        found = [str(len(line.seats))]
    else:
        found = line.by.get(by, [])
    return list(dict.fromkeys(found))


def table(games: Iterable[GameLine], by: str) -> dict[str, Tally]:
    """What counts, by one thing; what was played most comes first."""
    found: dict[str, Tally] = {}
    for line in games:
        if counted(line):
            for group in groups(line, by):
                found.setdefault(group, Tally()).add(line)
    return dict(sorted(found.items(), key=lambda entry: (-entry[1].games, entry[0])))


def kinds(games: Iterable[GameLine]) -> list[str]:
    """By what these games can be told apart."""
    lines = list(games)
    own = sorted({name for line in lines for name in line.by})
    return [by for by in ("game", "level", "opponent", "seats", *own) if any(groups(line, by) for line in lines)]


def streaks(games: Iterable[GameLine]) -> tuple[int, int]:
    """Wins in a row: now, and at best. The latest game comes first."""
    best = run = 0
    now: int | None = None
    for line in games:
        if not counted(line):
            continue
        if result(line) == "won":
            run += 1
        else:
            now, run = (run if now is None else now), 0
        best = max(best, run)
    return (run if now is None else now), best


def favourites(games: Iterable[GameLine]) -> dict[str, Tally]:
    """The cards that I played or ended with, the most frequent first."""
    found: dict[str, Tally] = {}
    for line in games:
        if counted(line):
            for card in line.cards:
                found.setdefault(card, Tally()).add(line)
    return dict(sorted(found.items(), key=lambda entry: (-entry[1].games, entry[0])))
