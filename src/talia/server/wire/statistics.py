"""Statistics of many games as typed data: what `GET /api/statistics/{game}` gives."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class StatisticsRow(Struct, frozen=True, kw_only=True):
    """A value with its 95 % interval; where both ends are the value, it is exact."""

    of: list[str]  # ids of cards or camps, a seat, a length (or from and to), a way to end
    value: float
    low: float
    high: float
    games: int  # behind the value; hands or seats, where a game has several
    share: float | None = None  # how often it was held or played


class StatisticsTable(Struct, frozen=True, kw_only=True):
    """Rows of one kind. Its title is the text `statistics-table-<id>`."""

    id: str
    kind: str  # cards, pairs, seats, lengths, ends, means, worths, together
    cause: bool  # chance alone has dealt what the rows are of; false: it only goes with winning
    even: float | None = None  # the value that no effect would have
    tried: int | None = None  # rows there could be, where only clear ones are listed
    clear: float | None = None  # and from how many errors on they are
    rows: list[StatisticsRow]


class Statistics(Struct, frozen=True, kw_only=True):
    """What some games of one kind of player came to."""

    game: str
    players: str  # quick, expert; hands: no games, but every hand there is
    budget: str
    seats: int
    options: dict[str, Any]
    games: int
    command: str  # makes the same tables again
    tables: list[StatisticsTable]


class GameStatistics(Struct, frozen=True, kw_only=True):
    """All statistics of a game, the quick players first."""

    game: str
    statistics: list[Statistics]
