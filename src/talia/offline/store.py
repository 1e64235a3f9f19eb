"""BrowserStore: the store in a browser's database. Each write is one transaction, and it is told when that is complete.

One house writes at a time: it holds the browser's lock. Should another one write all the same, the number of an entry
is taken, its transaction fails, and the table is read anew, as on the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from talia.offline.ports import Database
from talia.server.keep.also import Added, Also
from talia.server.keep.store import Stored, StoreError, Unreadable, stored_of
from talia.server.wire.entries import AnyEntry, Plan, read_entry, write
from talia.server.wire.keys import LASTS, Used
from talia.server.wire.tokens import Held, read_cookie

Row = dict[str, Any]
Operation = list[Any]
END: list[Any] = []  # as a part of a key: after every number and text


class BrowserStore:
    """One database of one browser."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._turn = asyncio.Lock()  # what is read to be written again is nobody else's meanwhile
        self._waiting = 0

    # The database.

    async def _ask(self, **asked: Any) -> dict[str, Any]:
        answer: dict[str, Any] = msgspec.json.decode(await self.database.ask(msgspec.json.encode(asked).decode()))
        if "error" in answer:
            raise StoreError(str(answer["error"]))
        return answer

    async def _get(self, store: str, key: Any) -> Row | None:
        row: Row | None = (await self._ask(get=[store, key]))["row"]
        return row

    async def _select(self, store: str, index: str | None = None, lower: Any = None, upper: Any = None) -> list[Row]:
        rows: list[Row] = (await self._ask(select=[store, index, lower, upper]))["rows"]
        return rows

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[list[Operation]]:
        """What is put into the list is written at the end, all of it or nothing."""
        self._waiting += 1
        try:
            async with self._turn:
                operations: list[Operation] = []
                yield operations
                if operations:
                    await self._ask(write=operations)
        finally:
            self._waiting -= 1

    async def _write(self, operations: list[Operation]) -> None:
        # Whoever gives up waiting cancels only the waiting: what was to be written is written.
        await asyncio.shield(self._written(operations))

    async def _written(self, operations: list[Operation]) -> None:
        async with self._alone() as all_of_it:
            all_of_it += operations

    # Writing.

    async def add_table(self, id: str, plan: Plan, entries: Sequence[AnyEntry], status: str, *added: Also) -> None:
        await self._write(_also([Added(id, plan, entries, status), *added]))

    async def append(self, id: str, seq: int, entries: Sequence[AnyEntry], *added: Also) -> None:
        await self._write(_entries(id, seq, entries) + _also(added))

    async def set_status(self, id: str, status: str) -> None:
        async with self._alone() as operations:
            row = await self._get("tables", id)
            if row is not None:
                operations.append(["put", "tables", {**row, "status": status}])

    async def remove_table(self, id: str, mark: int = 0) -> None:
        async with self._alone() as operations:
            row = await self._get("tables", id)
            if row is None or row["status"] != "playing":
                operations += [
                    ["delete", "tables", id],
                    ["drop", "entries", None, [id], [id, END]],
                    ["drop", "reviews", "by_table", id, id],
                ]

    async def add_key(self, used: Used) -> None:
        await self._write(_also([used]))

    async def trim_keys(self, before: float, most: int) -> None:
        async with self._alone() as operations:
            operations.append(["drop", "keys", "by_time", None, max(before, _oldest(await self._select("keys"), most))])

    async def add_series(self, id: str, created: float, body: str, *added: Also) -> None:
        await self._write([["add", "series", {"id": id, "created": created, "body": body}], *_also(added)])

    async def set_series(self, id: str, body: str, *added: Also) -> None:
        async with self._alone() as operations:
            row = await self._get("series", id)
            if row is not None:
                operations.append(["put", "series", {**row, "body": body}])
            operations += _also(added)

    async def remove_series(self, id: str, mark: int = 0) -> None:
        await self._write([["delete", "series", id]])

    async def keep_review(self, key: str, table: str, at: float, body: str) -> None:
        await self._write([["put", "reviews", {"key": key, "table": table, "at": at, "body": body}]])

    async def trim_reviews(self, most: int) -> None:
        async with self._alone() as operations:
            rows = await self._select("reviews")
            oldest = _oldest(rows, most)
            for row in rows:
                if row["at"] <= oldest or not await self.has(row["table"]):
                    operations.append(["delete", "reviews", row["key"]])

    async def forget_changes(self, before: float) -> None:
        """Nobody changes this store beside us."""

    async def probe(self) -> None:
        await self._write([["delete", "keys", ""]])

    def waiting(self) -> int:
        return self._waiting

    # Reading.

    async def load(self, id: str) -> Stored | None:
        row = await self._get("tables", id)
        if row is None:
            return None
        rows = await self._select("entries", None, [id], [id, END])
        return stored_of(id, row["plan"], ((entry["seq"], entry["body"]) for entry in rows))

    async def length(self, id: str) -> int:
        return int((await self._ask(count=["entries", [id], [id, END]]))["count"])

    async def latest(self, id: str) -> float:
        number = await self.length(id)
        row = await self._get("entries", [id, number - 1]) if number else None
        if row is None:
            table = await self._get("tables", id)
            return 0.0 if table is None else float(table["created"])
        try:
            return read_entry(row["body"]).at
        except msgspec.MsgspecError as error:
            raise Unreadable(type(error).__name__) from None

    async def has(self, id: str) -> bool:
        return await self._get("tables", id) is not None

    async def _live(self) -> list[Row]:
        found = await self._of_status("waiting") + await self._of_status("playing")
        return sorted(found, key=_place)

    async def _of_status(self, status: str) -> list[Row]:
        """Oldest first."""
        return sorted(await self._select("tables", "by_status", [status], [status, END]), key=_place)

    async def live(self) -> list[str]:
        return [row["id"] for row in await self._live()]

    async def live_plans(self, after: tuple[float, str], most: int) -> list[tuple[float, str, str]]:
        rows = [(row["created"], row["id"], row["plan"]) for row in await self._live() if _place(row) > after]
        return rows[:most]

    async def unreadable(self, ids: list[str]) -> list[str]:
        found: list[str] = []
        try:
            for id in ids:
                try:
                    await self.load(id)
                except Unreadable:
                    found.append(id)
        except StoreError:  # told by whoever reads next
            return []
        return found

    async def public(self, most: int) -> list[str]:
        return [row["id"] for row in reversed(await self._live()) if row["public"]][:most]

    async def old_tables(self, status: str, before: float) -> list[str]:
        return [row["id"] for row in await self._of_status(status) if row["created"] < before]

    async def old_series(self, before: float) -> list[str]:
        rows = sorted(await self._select("series"), key=_place)
        return [row["id"] for row in rows if row["created"] < before]

    async def load_series(self, id: str) -> str | None:
        row = await self._get("series", id)
        return None if row is None else str(row["body"])

    async def used(self, key: str) -> Used | None:
        row = await self._get("keys", key)
        return None if row is None else Used(row["key"], row["at"], row["request"], row["place"])

    async def review(self, key: str) -> str | None:
        row = await self._get("reviews", key)
        return None if row is None else str(row["body"])

    async def last_change(self) -> int:
        return 0

    async def changes_since(self, number: int) -> list[tuple[int, str]]:
        return []

    async def mark(self, id: str) -> int:
        return 0

    async def series_mark(self, id: str) -> int:
        return 0

    @asynccontextmanager
    async def purging(self) -> AsyncIterator[bool]:
        yield True

    # The seats that are ours: what a browser's cookie is to a server.

    async def held(self, path: str) -> Held:
        row = await self._get("held", path)
        return read_cookie(None if row is None else row["tokens"])

    async def hold(self, path: str, held: Held) -> None:
        await self._write([["put", "held", {"path": path, "tokens": held.cookie()}]])


def _place(row: Row) -> tuple[float, str]:
    return float(row["created"]), str(row["id"])


def _oldest(rows: list[Row], most: int) -> float:
    """The time of the newest row that is one too many."""
    times = sorted((float(row["at"]) for row in rows), reverse=True)
    return times[most] if len(times) > most else float("-1e300")


def _entries(id: str, seq: int, entries: Sequence[AnyEntry]) -> list[Operation]:
    return [
        ["add", "entries", {"table": id, "seq": seq + number, "body": write(entry)}]
        for number, entry in enumerate(entries)
    ]


def _also(added: Iterable[Also]) -> list[Operation]:
    """How all of it is written."""
    found: list[Operation] = []
    for one in added:
        if isinstance(one, Used):
            found += [["drop", "keys", "by_time", None, one.at - LASTS], ["add", "keys", one._asdict()]]
        elif isinstance(one, Added):
            plan = one.plan
            row = {"id": one.id, "created": plan.created, "status": one.status, "public": plan.public}
            found += [["add", "tables", {**row, "plan": write(plan)}], *_entries(one.id, 0, one.entries)]
        else:
            raise StoreError(f"{type(one).__name__} is for several processes")
    return found
