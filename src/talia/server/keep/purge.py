"""Purging: tables that ended long ago, or that never began, leave the store. What is played is never removed.

How long they are kept is the host's to say (`Settings.keep_ended`, `keep_waiting`); until then every ended game can be
looked at and exported. A game that nobody has touched for very long is ended (`Settings.end_untouched`). A table counts
as ended or never begun by its own entries, played again, and not by the status noted beside them: that one may be late
after a crash.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from talia.server.keep import reviews
from talia.server.keep.standings import over, read_series
from talia.server.keep.store import Store, Stored, Unreadable
from talia.server.run.logs import log
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.wire.keys import LASTS, MOST

DAY = 86400.0
FIRST = 60.0  # seconds after the start: people come back first
EVERY = 3600.0


class Living(Protocol):
    """What must be known of the tables that are being played: the lobby tells."""

    settings: Settings
    store: Store
    metrics: Metrics
    now: Callable[[], float]
    purging: set[str]  # tables that are being removed: nobody can open them meanwhile
    open_series: dict[str, Any]

    def in_use(self, id: str) -> bool: ...

    async def status_of(self, stored: Stored) -> str: ...

    async def end_untouched(self, id: str, before: float) -> bool: ...


class Purge:
    """The lobby's chore of throwing old tables away."""

    def __init__(self, lobby: Living) -> None:
        self.lobby = lobby
        self.store = lobby.store

    async def forever(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.run()
            except Exception:  # one bad table must not end the purging
                log("fault", logging.ERROR, exc_info=True)
            await asyncio.sleep(EVERY)

    async def run(self) -> int:
        """Purge once; tells how many tables went. Of several processes one does it at a time."""
        async with self.store.purging() as first:
            return await self._run() if first else 0

    async def _run(self) -> int:
        settings = self.lobby.settings
        gone = 0
        for status, days in (("ended", settings.keep_ended), ("waiting", settings.keep_waiting)):
            if days > 0:
                before = self.lobby.now() - days * DAY
                for id in await self.store.old_tables(status, before):
                    gone += await self._alone(id, self._purge(id, status, before))
                for id in await self.store.old_series(before):
                    await self._alone(id, self._purge_series(id, status))
        await self._end_untouched()
        await self.store.trim_keys(self.lobby.now() - LASTS, MOST)
        await reviews.trim(self.store)
        await self.store.forget_changes(time.time() - DAY)
        if gone > 0:
            self.lobby.metrics.count("tables_purged", gone)
            log("purged", tables=gone)
        return gone

    async def _alone(self, id: str, work: Coroutine[Any, Any, bool]) -> bool:
        """One that cannot be read, or a fault with it, is left as it is, and the others go on."""
        try:
            return await work
        except Unreadable:
            log("not_purged", logging.WARNING, table=id, code="unreadable")
        except Exception:
            log("fault", logging.ERROR, exc_info=True, table=id)
        return False

    async def _end_untouched(self) -> None:
        days = self.lobby.settings.end_untouched
        ended = 0
        if days > 0:
            before = self.lobby.now() - days * DAY
            for id in await self.store.old_tables("playing", before):
                ended += await self._alone(id, self._untouched(id, before))
        if ended > 0:
            self.lobby.metrics.count("tables_left", ended)
            log("ended_untouched", tables=ended)

    async def _untouched(self, id: str, before: float) -> bool:
        if self.lobby.in_use(id) or await self.store.latest(id) >= before:
            return False
        return await self.lobby.end_untouched(id, before)

    async def _purge(self, id: str, status: str, before: float) -> bool:
        lobby = self.lobby
        mark = await self.store.mark(id)
        stored = await self.store.load(id)
        if stored is None or not await self._may_go(stored, status, before):
            return False
        # From here to the end nobody can open it; whoever has opened it before keeps it.
        if lobby.in_use(id):
            return False
        lobby.purging.add(id)
        try:
            if await self.store.length(id) != len(stored.entries):
                return False
            await self.store.remove_table(id, mark)
        finally:
            lobby.purging.discard(id)
        return True

    async def _may_go(self, stored: Stored, status: str, before: float) -> bool:
        latest = max([stored.plan.created, *(entry.at for entry in stored.entries)])
        if latest >= before or await self._in_a_running_series(stored):
            return False
        try:
            found = await self.lobby.status_of(stored)
        except Exception:  # of rules this version does not know: kept, for the version that does
            log("not_restored", logging.WARNING, table=stored.id, game=stored.plan.game)
            return False
        return found == status

    async def _in_a_running_series(self, stored: Stored) -> bool:
        place = stored.plan.series
        if place is None:
            return False
        body = await self.store.load_series(place.series)
        return body is not None and not over(read_series(body))

    async def _purge_series(self, id: str, status: str) -> bool:
        """A series whose players never all came, or one that is over and has no table left."""
        mark = await self.store.series_mark(id)
        body = await self.store.load_series(id)
        if body is None or (status == "waiting" and id in self.lobby.open_series):
            return False
        doc = read_series(body)
        if status == "waiting":
            useless = not doc.meetings and any(player.who == "open" for player in doc.players)
        else:
            useless = over(doc) and not any([await self.store.has(meeting.table) for meeting in doc.meetings])
        if useless:
            self.lobby.open_series.pop(id, None)
            await self.store.remove_series(id, mark)
        return useless
