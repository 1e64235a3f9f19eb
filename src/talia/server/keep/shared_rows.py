"""Rows that several processes share and everybody may read: orphans, errands, listings, tickets, versions.

What is written here is no table's, or has its own condition; an owner's writes are `fenced.py`'s.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import groupby
from typing import ClassVar

import sqlalchemy as sa

from talia.server.keep import rows, sharing
from talia.server.keep.members import connected
from talia.server.keep.sql import SqlStore
from talia.server.keep.store import Stored, StoreError, Unreadable, stored_of

AT_ONCE = 50  # tables that are read together


class SharedRows(SqlStore):
    """A store of PostgreSQL that others use too."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._loading: dict[str, asyncio.Future[Stored | Unreadable | None]] = {}  # tables that are to be read

    async def load(self, id: str) -> Stored | None:
        """A table with all its entries. Those that many ask for at once, after a death, are read together."""
        waiting = self._loading.get(id)
        if waiting is None:
            waiting = self._loading[id] = asyncio.get_running_loop().create_future()
            if len(self._loading) == 1:
                outside = asyncio.get_running_loop().create_task(self._load_all())
                self._reading.add(outside)
                outside.add_done_callback(self._reading.discard)
        found = await asyncio.shield(waiting)
        if isinstance(found, Unreadable):
            raise found
        return found

    _reading: ClassVar[set[asyncio.Task[None]]] = set()

    async def _load_all(self) -> None:
        await asyncio.sleep(0)  # whoever asks in the same moment
        while self._loading:
            some = dict(list(self._loading.items())[:AT_ONCE])
            try:
                found = await self.look(partial(_loaded, ids=list(some)))
            except Exception as error:  # whoever waits has to hear of it, whatever it was
                for id, future in some.items():
                    del self._loading[id]
                    future.set_exception(StoreError(str(error)))
                    future.exception()  # looked at, in case nobody waits any more
                continue
            for id, future in some.items():
                del self._loading[id]
                future.set_result(found.get(id))

    async def orphans(self, most: int, but: list[str], me: str, mine: list[str]) -> list[tuple[str, str, str]]:
        """Tables that are played and whose owner is no member: id, plan and that owner. `but`: none of these.

        Or it is we, who do not know of it: the answer to a claim was lost on its way.
        """
        query = sa.text(
            "SELECT id, plan, owner FROM tables WHERE status = 'playing' AND owner IS NOT NULL "
            "AND (NOT EXISTS (SELECT 1 FROM members WHERE members.id = owner) "
            "OR (owner = :me AND id <> ALL(:mine))) AND id <> ALL(:but) LIMIT :most"
        )
        named = {"most": most, "but": but, "me": me, "mine": mine}
        return await self.look(lambda connection: [tuple(row) for row in connection.execute(query, named)])

    async def leave_be(self, id: str, owner: str) -> None:
        """A dead member's table goes on only when somebody comes."""
        query = sa.text("UPDATE tables SET owner = NULL WHERE id = :id AND owner = :owner")
        await self._write([(query, [{"id": id, "owner": owner}])])

    async def errands(self, ids: list[str]) -> list[tuple[int, str, str]]:
        """What others wish to these tables: number, table and entry."""
        query = sa.text("SELECT id, table_id, body FROM errands WHERE table_id = ANY(:ids) ORDER BY id")
        return await self.look(lambda connection: [tuple(row) for row in connection.execute(query, {"ids": ids})])

    async def mark(self, id: str) -> int:
        query = sa.text("SELECT fence FROM tables WHERE id = :id")
        return int(await self.look(lambda connection: connection.execute(query, {"id": id}).scalar() or 0))

    async def series_mark(self, id: str) -> int:
        query = sa.text("SELECT version FROM series WHERE id = :id")
        return int(await self.look(lambda connection: connection.execute(query, {"id": id}).scalar() or 0))

    async def remove_series(self, id: str, mark: int = 0) -> None:
        await self._write([(sharing.REMOVE_SERIES, [{"id": id, "mark": mark}])])

    @asynccontextmanager
    async def purging(self) -> AsyncIterator[bool]:
        connection = await asyncio.to_thread(connected, self.url)
        try:
            ask = "SELECT pg_try_advisory_lock(%s)"  # in a thread: a PostgreSQL that stalls must not hold up the tables
            row = await asyncio.to_thread(lambda: connection.execute(ask, [sharing.PURGING]).fetchone())
            first = row is not None and bool(row[0])
            yield first
            if first:  # a session that is closed gives its lock back when its backend has ended: a moment later
                await asyncio.to_thread(connection.execute, "SELECT pg_advisory_unlock(%s)", [sharing.PURGING])
        finally:
            await asyncio.to_thread(connection.close)

    async def listed(self, most: int) -> list[str]:
        """Public tables as they are shown, newest first."""
        query = sa.text(
            "SELECT body FROM listings JOIN tables ON tables.id = table_id WHERE status <> 'ended' "
            "ORDER BY listings.created DESC LIMIT :most"
        )
        return await self.look(lambda connection: [row[0] for row in connection.execute(query, {"most": most})])

    async def ticket(self, id: str, since: float) -> str | None:
        """The deal that a ticket stands for."""
        query = sa.text("SELECT deal FROM tickets WHERE id = :id AND created > :since")
        named = {"id": id, "since": since}
        found = await self.look(lambda connection: connection.execute(query, named).scalar())
        return None if found is None else str(found)

    async def keep_ticket(self, ticket: sharing.Ticket, before: float) -> None:
        await self._write([(sharing.FORGET_TICKETS, [{"before": before}]), *rows.statements([ticket])])

    async def series_now(self, id: str) -> tuple[str, int] | None:
        """A series and its version."""
        query = sa.text("SELECT body, version FROM series WHERE id = :id")
        row = await self.look(lambda connection: connection.execute(query, {"id": id}).one_or_none())
        return None if row is None else (str(row[0]), int(row[1]))


def _loaded(connection: sa.Connection, ids: list[str]) -> dict[str, Stored | Unreadable | None]:
    """Those of the tables that there are."""
    named = {"ids": ids}
    found_plans = connection.execute(sa.text("SELECT id, plan, status FROM tables WHERE id = ANY(:ids)"), named)
    plans: dict[str, tuple[str, str]] = {row[0]: (row[1], row[2]) for row in found_plans}
    query = sa.text("SELECT table_id, seq, body FROM entries WHERE table_id = ANY(:ids) ORDER BY table_id, seq")
    rows = connection.execute(query, named).all()
    entries = {id: [row[1:] for row in group] for id, group in groupby(rows, key=lambda row: row[0])}
    found: dict[str, Stored | Unreadable | None] = {}
    for id, (plan, status) in plans.items():
        try:
            found[id] = stored_of(id, plan, entries.get(id, ()), status)
        except Unreadable as error:
            found[id] = error
    return found
