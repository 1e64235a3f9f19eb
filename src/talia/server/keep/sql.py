"""The store in SQL: plans and entries of all tables, append-only, in SQLite (WAL) or PostgreSQL.

One thread writes. It takes everything that has gathered since the last commit into one transaction, so the event loop
never waits for a disk and a busy server commits many answers at once. Nothing is acknowledged before its commit.

Which tables there are is `schema.py`'s; what several processes on one PostgreSQL need beyond this is `fenced.py`'s.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from talia.server.keep import changes, rows, sqlite
from talia.server.keep.also import Added, Also
from talia.server.keep.rows import Statements
from talia.server.keep.schema import PROBE, TooNew, migrate
from talia.server.keep.store import Stored, StoreError, Unreadable, stored_of
from talia.server.wire.entries import AnyEntry, Plan, read_entry
from talia.server.wire.keys import Used

T = TypeVar("T")

CHECKPOINT = 500  # commits; SQLite's own checkpoints would hold the commit they fall on (60 ms were measured)

_SET_STATUS = sa.text("UPDATE tables SET status = :status WHERE id = :id")
_ADD_SERIES = sa.text("INSERT INTO series (id, created, body) VALUES (:id, :created, :body)")
_SET_SERIES = sa.text("UPDATE series SET body = :body WHERE id = :id")
# A table that has come to life meanwhile is not removed, whatever was thought of it.
_REMOVE_TABLE = sa.text("DELETE FROM tables WHERE id = :id AND status <> 'playing'")
_REMOVE_ENTRIES = sa.text(
    "DELETE FROM entries WHERE table_id = :id AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = :id)"
)
_REMOVE_SERIES = sa.text("DELETE FROM series WHERE id = :id")


class Job:
    """Something to be written, and who waits for it."""

    __slots__ = ("done", "statements")

    def __init__(self, statements: Statements, done: asyncio.Future[Any]) -> None:
        self.statements = statements
        self.done = done


class SqlStore:
    """One database. `open` before use, `close` after it."""

    def __init__(self, url: str, durable: bool = False) -> None:
        self.durable = durable
        try:
            self.url = sa.make_url(url)
        except sa.exc.ArgumentError:
            raise StoreError("database: this is not a URL; allowed: sqlite:///FILE, postgresql://…") from None
        if self.url.drivername in ("postgresql", "postgres"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        if self.url.get_backend_name() not in ("sqlite", "postgresql"):
            raise StoreError(f"database: {self.url.drivername!r} is not known; allowed: sqlite, postgresql")
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(2, "talia-read")
        self.damaged: str | None = None  # what was said where the file is: it stays so until somebody brings a copy
        self.commits = 0
        self.written = 0

    def open(self, check: bool = False) -> None:
        """Connect, bring the schema up to date, and start the writer. `check`: look the file through for damage."""
        self.engine = sa.create_engine(self.url, pool_pre_ping=not self.sqlite, connect_args=self.manners())
        if self.sqlite:
            sa.event.listen(self.engine, "connect", sqlite.settings(self.durable))
        try:
            if check and self.sqlite:
                wrong = sqlite.damage(self.engine)
                if wrong is not None:
                    raise StoreError(f"database {self.url.render_as_string()}: {wrong}")
            with self.engine.begin() as connection:
                migrate(connection, self.sqlite)
        except (sa.exc.SQLAlchemyError, StoreError, TooNew) as error:
            self.engine.dispose()  # a file that is not ours is let go of
            if isinstance(error, StoreError):
                raise
            if isinstance(error, TooNew):
                raise StoreError(str(error)) from None
            raise StoreError(f"database {self.url.render_as_string()}: {_cause(error)}") from None
        self._transactions = sqlite.Writer(self.engine) if self.sqlite else self.engine
        self._thread = threading.Thread(target=self._write_all, name="talia-write", daemon=True)
        self._thread.start()

    def manners(self) -> dict[str, Any]:
        """How connections are to behave, besides the driver's own way."""
        return {}

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None
            self._readers.shutdown()
            self.engine.dispose()

    # Writing.

    async def add_table(self, id: str, plan: Plan, entries: Sequence[AnyEntry], status: str, *added: Also) -> None:
        await self._write(rows.statements([Added(id, plan, entries, status), *added]))

    async def add_key(self, used: Used) -> None:
        """Note a wish that changed nothing else."""
        await self._write(rows.statements([used]))

    async def append(self, id: str, seq: int, entries: Sequence[AnyEntry], *added: Also) -> None:
        """Append entries from number `seq` on, and with them the rest."""
        await self._write(rows.entry_rows(id, seq, entries) + rows.statements(added))

    async def set_status(self, id: str, status: str) -> None:
        await self._write([(_SET_STATUS, [{"id": id, "status": status}])])

    async def add_series(self, id: str, created: float, body: str, *added: Also) -> None:
        row = {"id": id, "created": created, "body": body}
        await self._write([(_ADD_SERIES, [row]), *rows.statements(added)])

    async def set_series(self, id: str, body: str, *added: Also) -> None:
        await self._write([(_SET_SERIES, [{"id": id, "body": body}]), *rows.statements(added)])

    async def trim_keys(self, before: float, most: int) -> None:
        """Forget the keys of wishes that are older, and the oldest of too many."""
        await self._write([(rows.TRIM_KEYS, [{"before": before, "most": most}])])

    async def mark(self, id: str) -> int:
        """What tells whether somebody else has taken a table up since. Here nobody can."""
        return 0

    async def remove_table(self, id: str, mark: int = 0) -> None:
        """For good, with all its entries and reviews (`purge.py` says when). `mark`: as it was before the decision."""
        named = [{"id": id}]
        await self._write([(_REMOVE_TABLE, named), (_REMOVE_ENTRIES, named), (rows.REMOVE_REVIEWS, named)])

    async def series_mark(self, id: str) -> int:
        return 0

    @contextlib.asynccontextmanager
    async def purging(self) -> AsyncIterator[bool]:
        """Are we the one to purge, for as long as this lasts?"""
        yield True

    async def remove_series(self, id: str, mark: int = 0) -> None:
        await self._write([(_REMOVE_SERIES, [{"id": id}])])

    async def probe(self) -> None:
        """Commit a write that changes nothing; StoreError says why that cannot be done."""
        if self.damaged is not None:
            raise StoreError(self.damaged)
        await self._write([(PROBE, [{}])])

    async def change(self, statements: Statements) -> None:
        """All of some statements in one commit, or none of them (`keep/changes.py`)."""
        await self._write(statements)

    async def keep_review(self, key: str, table: str, at: float, body: str) -> None:
        row = {"key": key, "table_id": table, "at": at, "body": body}
        await self._write([(rows.FORGET_REVIEW, [{"key": key}]), (rows.ADD_REVIEW, [row])])

    async def trim_reviews(self, most: int) -> None:
        """Forget the oldest of too many reviews, and those whose tables are gone."""
        await self._write([(rows.TRIM_REVIEWS, [{"most": most}])])

    async def forget_changes(self, before: float) -> None:
        await changes.forget(self, before)

    def waiting(self) -> int:
        """How many writes wait for the disk."""
        return self._jobs.qsize()

    async def _write(self, statements: Statements) -> None:
        await self._put(Job(statements, asyncio.get_running_loop().create_future()))

    async def _put(self, job: Job) -> Any:
        self._jobs.put(job)
        return await job.done  # whoever gives up waiting cancels this only: what is to be written is written

    def _write_all(self) -> None:
        last = False
        while not last:
            batch: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) >= 500 or self._jobs.empty():
                    break
                job = self._jobs.get()
            last = job is None
            if batch:
                self._commit(batch)
        if isinstance(self._transactions, sqlite.Writer):
            self._transactions.close()

    def _commit(self, batch: list[Job]) -> None:
        try:
            with self._transactions.begin() as connection:
                _execute(connection, batch)
        except Exception as error:  # a failed write must reach whoever waits for it, whatever it was
            if len(batch) > 1:  # find the one that does not fit; the others are good
                for job in batch:
                    self._commit([job])
                return
            self._tell(batch, self._failed(error))
            return
        self.commits += 1
        self.written += len(batch)
        self._tell(batch, None)
        if self.sqlite and self.commits % CHECKPOINT == 0:
            self._readers.submit(self._checkpoint)

    def _failed(self, error: Exception) -> StoreError:
        cause = _cause(error)
        if self.sqlite and any(sign in cause for sign in sqlite.DAMAGE):
            self.damaged = cause
        return StoreError(cause)

    def _checkpoint(self) -> None:
        """Move what the log of SQLite holds into the database, beside the writer: it waits for the disk, we do not."""
        with contextlib.suppress(sa.exc.SQLAlchemyError), self.engine.connect() as connection:
            connection.execute(sa.text("PRAGMA wal_checkpoint(PASSIVE)"))

    def _tell(self, batch: list[Job], error: StoreError | None) -> None:
        for loop in {job.done.get_loop() for job in batch}:
            futures = [job.done for job in batch if job.done.get_loop() is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_finish, futures, error)

    # Reading.

    async def load(self, id: str) -> Stored | None:
        """A table with all its entries."""
        return await self._read(lambda connection: _load(connection, id))

    async def length(self, id: str) -> int:
        """How many entries a table has."""
        query = sa.text("SELECT count(*) FROM entries WHERE table_id = :id")
        return int(await self._read(lambda connection: connection.execute(query, {"id": id}).scalar_one()))

    async def live(self) -> list[str]:
        """The tables that wait or are played, oldest first."""
        query = sa.text("SELECT id FROM tables WHERE status <> 'ended' ORDER BY created")
        return await self._read(lambda connection: [row[0] for row in connection.execute(query)])

    async def live_plans(self, after: tuple[float, str], most: int) -> list[tuple[float, str, str]]:
        """When it was made, id and plan, unread, of tables that wait or are played: the next ones after that place."""
        query = sa.text(
            "SELECT created, id, plan FROM tables WHERE status <> 'ended' "
            "AND (created > :created OR (created = :created AND id > :id)) ORDER BY created, id LIMIT :most"
        )
        named = {"created": max(after[0], -1e300), "id": after[1], "most": most}
        return await self._read(lambda connection: [tuple(row) for row in connection.execute(query, named)])

    async def unreadable(self, ids: list[str]) -> list[str]:
        """Those of the tables whose plan or entries cannot be read. Nothing of them is played."""

        def look(connection: sa.Connection) -> list[str]:
            found: list[str] = []
            for id in ids:
                try:
                    _load(connection, id)
                except Unreadable:
                    found.append(id)
            return found

        try:
            return await self._read(look)
        except StoreError:  # told by whoever reads next
            return []

    async def public(self, most: int) -> list[str]:
        """Public tables, newest first."""
        query = sa.text(
            "SELECT id FROM tables WHERE public = 1 AND status <> 'ended' ORDER BY created DESC LIMIT :most"
        )
        return await self._read(lambda connection: [row[0] for row in connection.execute(query, {"most": most})])

    async def old_tables(self, status: str, before: float) -> list[str]:
        """The tables of that status that were made before that time, oldest first."""
        query = sa.text("SELECT id FROM tables WHERE status = :status AND created < :before ORDER BY created")
        named = {"status": status, "before": before}
        return await self._read(lambda connection: [row[0] for row in connection.execute(query, named)])

    async def old_series(self, before: float) -> list[str]:
        """The series that were made before that time, oldest first."""
        query = sa.text("SELECT id FROM series WHERE created < :before ORDER BY created")
        return await self._read(lambda connection: [row[0] for row in connection.execute(query, {"before": before})])

    async def latest(self, id: str) -> float:
        """When the last entry of a table was written, as it says itself; when it was made if it has none."""
        query = sa.text("SELECT body FROM entries WHERE table_id = :id ORDER BY seq DESC LIMIT 1")
        body = await self._read(lambda connection: connection.execute(query, {"id": id}).scalar())
        if body is None:
            made = sa.text("SELECT created FROM tables WHERE id = :id")
            return float(await self._read(lambda connection: connection.execute(made, {"id": id}).scalar() or 0.0))
        try:
            return read_entry(body).at
        except msgspec.MsgspecError as error:
            raise Unreadable(type(error).__name__) from None

    async def has(self, id: str) -> bool:
        """Is there such a table?"""
        query = sa.text("SELECT count(*) FROM tables WHERE id = :id")
        return await self._read(lambda connection: connection.execute(query, {"id": id}).scalar_one() > 0)

    async def load_series(self, id: str) -> str | None:
        query = sa.text("SELECT body FROM series WHERE id = :id")
        found = await self._read(lambda connection: connection.execute(query, {"id": id}).scalar())
        return None if found is None else str(found)

    async def used(self, key: str) -> Used | None:
        """What is known of the wish with a key of that hash."""
        row = await self._read(lambda connection: connection.execute(rows.USED, {"key": key}).one_or_none())
        return None if row is None else Used(*row)

    async def review(self, key: str) -> str | None:
        """The review that is kept under a key."""
        found = await self._read(lambda connection: connection.execute(rows.FIND_REVIEW, {"key": key}).scalar())
        return None if found is None else str(found)

    async def last_change(self) -> int:
        return await changes.last(self)

    async def changes_since(self, number: int) -> list[tuple[int, str]]:
        return await changes.since(self, number)

    async def look(self, work: Callable[[sa.Connection], T]) -> T:
        """Read something that has no method of its own (`keep/changes.py`)."""
        return await self._read(work)

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except sa.exc.SQLAlchemyError as error:
                raise self._failed(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


def _execute(connection: sa.Connection | sqlite.Plain, batch: list[Job]) -> None:
    """Most statements of a batch are appends: those of jobs that consist of nothing else go in one call."""
    appends: list[dict[str, Any]] = []
    for job in batch:
        if len(job.statements) == 1 and job.statements[0][0] is rows.ADD_ENTRY:
            appends += job.statements[0][1]
        else:
            for statement, values in job.statements:
                connection.execute(statement, values)
    if appends:
        connection.execute(rows.ADD_ENTRY, appends)


def _load(connection: sa.Connection, id: str) -> Stored | None:
    found = connection.execute(sa.text("SELECT plan, status FROM tables WHERE id = :id"), {"id": id}).one_or_none()
    if found is None:
        return None
    query = sa.text("SELECT seq, body FROM entries WHERE table_id = :id ORDER BY seq")
    return stored_of(id, found[0], connection.execute(query, {"id": id}), found[1])


def _finish(futures: list[asyncio.Future[None]], error: StoreError | None) -> None:
    for future in futures:
        if not future.done():
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)


def _cause(error: BaseException) -> str:
    """The short cause, without the statement and its values: those are the players' business."""
    origin = getattr(error, "orig", None) or error
    return str(origin).splitlines()[0] if str(origin) else type(origin).__name__
