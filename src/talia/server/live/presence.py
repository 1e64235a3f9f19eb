"""Presence: who of a table's persons is here, who is lost, and who has been away long enough to be played for."""

from __future__ import annotations

from collections.abc import Callable

from talia.server.live.about import Light, about
from talia.server.live.listeners import Listener
from talia.server.live.tables import Table
from talia.server.wire.about import TableInfo

GONE_AFTER = 30.0  # seconds after which a lost person counts as gone, at a table with a clock
GONE_AFTER_UNCLOCKED = 120.0


class Presence:
    """The lamps of one table. `listeners` are the room's own list."""

    __slots__ = ("listeners", "lost_since", "now", "table")

    def __init__(self, table: Table, listeners: list[Listener], now: Callable[[], float]) -> None:
        self.table = table
        self.listeners = listeners
        self.now = now
        self.lost_since = dict.fromkeys(table.persons(), now())

    def here(self, seat: int) -> bool:
        return any(seat in listener.holds and listener.greeted for listener in self.listeners)

    def gone_after(self) -> float:
        return GONE_AFTER if self.table.clock.used else GONE_AFTER_UNCLOCKED

    def gone(self, seat: int) -> bool:
        """Has a person been away long enough to be played for?"""
        since = self.lost_since.get(seat)
        return since is not None and self.now() - since >= self.gone_after()

    def look_around(self) -> None:
        """Note who is here and who no longer is."""
        now = self.now()
        for seat in self.table.persons():
            if self.here(seat):
                self.lost_since.pop(seat, None)
            else:
                self.lost_since.setdefault(seat, now)

    def due(self) -> list[float]:
        """The times to come at which a lost person counts as gone."""
        now, after = self.now(), self.gone_after()
        return [since + after for since in self.lost_since.values() if since + after > now]

    def info(self) -> TableInfo:
        """The table as everybody may see it, with its lamps."""
        lights: list[Light] = []
        for seat in range(len(self.table.seats)):
            since = self.lost_since.get(seat)
            if since is None:
                lights.append(Light())
            else:
                gone_at = round(since + self.gone_after(), 3)
                lights.append(Light("gone" if self.gone(seat) else "lost", round(since, 3), gone_at))
        watching = sum(listener.greeted and listener.seat is None for listener in self.listeners)
        return about(self.table, lights, watching)
