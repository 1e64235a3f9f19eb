"""What a host changes in the store by hand (`talia tables`), whether a server runs on it at that moment or not.

A change is one commit, and it is guarded as the server's own writes are: by the number of the entry that it adds. If
the server has just written that number, the change fails and is tried again on what is there now; if the change came
first, the server's write fails, it puts the table away and finds the store's history. So nothing is ever half done.
With each change goes a note in the table `changes`, which servers look at every second (`live/changed.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import sqlalchemy as sa

from talia.server.keep import rows
from talia.server.keep.rows import Statements
from talia.server.wire.entries import Finished

# An entry of no table, in the place of a removed table's next one: a server that has it in memory cannot write on.
_STONE = '{"kind":"removed","at":0}'

_NOTE = sa.text("INSERT INTO changes (number, table_id, at) SELECT coalesce(max(number), 0) + 1, :id, :at FROM changes")
_END = sa.text("UPDATE tables SET status = 'ended' WHERE id = :id")
_REMOVE = sa.text("DELETE FROM tables WHERE id = :id")
_REMOVE_ENTRIES = sa.text("DELETE FROM entries WHERE table_id = :id AND seq < :seq")
_LAST = sa.text("SELECT coalesce(max(number), 0) FROM changes")
_SINCE = sa.text("SELECT number, table_id FROM changes WHERE number > :number ORDER BY number")
_FORGET_STONES = sa.text(
    "DELETE FROM entries WHERE table_id IN (SELECT table_id FROM changes WHERE at < :before) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = entries.table_id)"
)
# The last note stays: its number is where the next one goes on from.
_FORGET = sa.text("DELETE FROM changes WHERE at < :before AND number < (SELECT max(number) FROM changes)")
_ALL = sa.text(
    "SELECT tables.id, created, status, plan, (SELECT count(*) FROM entries WHERE table_id = tables.id) "
    "FROM tables WHERE (:status = '' OR status = :status) ORDER BY created DESC LIMIT :most"
)


T = TypeVar("T")


class Sends(Protocol):
    """A store that takes SQL: `sql.py`."""

    async def change(self, statements: Statements) -> None: ...

    async def look(self, work: Callable[[sa.Connection], T]) -> T: ...


class Row(NamedTuple):
    """A table as a list shows it; its plan is unread."""

    id: str
    created: float
    status: str
    plan: str
    entries: int


async def close(store: Sends, id: str, seq: int, at: float) -> None:
    """End a game whose next entry has that number: nobody has won. StoreError if it is no longer the next."""
    ended = rows.entry_rows(id, seq, [Finished(at=at, winners=[], reason="stopped")])
    await store.change([*ended, (_END, [{"id": id}]), (_NOTE, [{"id": id, "at": at}])])


async def remove(store: Sends, id: str, seq: int, at: float) -> None:
    """Remove a table whose next entry has that number. StoreError if it is no longer the next."""
    stone: list[dict[str, Any]] = [{"id": id, "seq": seq, "body": _STONE}]
    entries = (_REMOVE_ENTRIES, [{"id": id, "seq": seq}])
    named: list[dict[str, Any]] = [{"id": id}]
    gone = [(_REMOVE, named), entries, (rows.REMOVE_REVIEWS, named)]
    await store.change([(rows.ADD_ENTRY, stone), *gone, (_NOTE, [{"id": id, "at": at}])])


async def forget(store: Sends, before: float) -> None:
    """Forget the notes of that time, and what is left of tables that were removed then."""
    named = [{"before": before}]
    await store.change([(_FORGET_STONES, named), (_FORGET, named)])


async def last(store: Sends) -> int:
    """The number of the last change."""
    return int(await store.look(lambda connection: connection.execute(_LAST).scalar_one()))


async def since(store: Sends, number: int) -> list[tuple[int, str]]:
    """The changes after that number: their own, and which table each is of."""
    return await store.look(
        lambda connection: [(int(row[0]), str(row[1])) for row in connection.execute(_SINCE, {"number": number})]
    )


async def listed(store: Sends, status: str, most: int) -> list[Row]:
    """The tables of a status (empty: all), newest first."""
    named = {"status": status, "most": most}
    return await store.look(lambda connection: [Row(*row) for row in connection.execute(_ALL, named)])
