"""FencedStore: the store of a process that shares its PostgreSQL with others. All it writes of a table is fenced.

The one door for it: what an owner writes of its tables names the member and the fence of its claim, and locks the
member's row, in the same statement or transaction. What does not come back was fenced off: then the table is another
process', and whoever has it in memory reads it anew (`Doubtful`). The same where a connection broke and nobody knows
whether the write arrived.
"""

from __future__ import annotations

import asyncio
import logging
import select
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import psycopg
import sqlalchemy as sa

from talia.server.keep import sharing
from talia.server.keep.also import Added, Also
from talia.server.keep.members import Member, connected, manners
from talia.server.keep.rows import Statements, statements
from talia.server.keep.shared_rows import SharedRows
from talia.server.keep.sql import Job
from talia.server.keep.store import Asleep, Doubtful, StoreError
from talia.server.run.logs import log
from talia.server.wire.entries import AnyEntry, Plan, write

ASLEEP = "this process has no lease just now"
NOT_OURS = "the table is another process' now"
AWAY = "PostgreSQL does not answer"

J = TypeVar("J", bound=Job)


class Taken(NamedTuple):
    """What came of a claim: the fence, or the living owner; neither: there is no such table."""

    fence: int | None = None
    owner: str | None = None
    by: str = ""  # the member that took it


class _Fenced(Job):
    """Something of one table, written under the claim of that fence."""

    __slots__ = ("fence", "id", "rows")

    def __init__(self, done: asyncio.Future[Any], id: str, fence: int, rows: Sequence[Any] = ()) -> None:
        super().__init__([], done)
        self.id = id
        self.fence = fence
        self.rows = rows


class _Append(_Fenced):
    """Entries: number and body of each."""


class _Status(_Fenced):
    """A new status."""


class _Claim(_Fenced):
    """The wish to own a table."""


class _Whole(Job):
    """Statements in one transaction; of a table that is ours by that fence, or of none."""

    __slots__ = ("fence", "id")

    def __init__(self, statements: Statements, done: asyncio.Future[Any], id: str | None, fence: int) -> None:
        super().__init__(statements, done)
        self.id = id
        self.fence = fence


class _Release(Job):
    """Tables to be given away: id, fence (-1: whichever) and the owner they are left to."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[tuple[str, int, str | None]], done: asyncio.Future[Any]) -> None:
        super().__init__([], done)
        self.rows = rows


class FencedStore(SharedRows):
    """The store of a member."""

    def __init__(self, url: str, name: str, lease: float) -> None:
        super().__init__(url)
        if self.sqlite:
            raise StoreError("member: several processes need PostgreSQL; allowed: --database postgresql://…")
        self.member = Member(self.url, name, lease)
        self.fences: dict[str, int] = {}  # the tables that are ours, and the fence of each
        self.fenced = 0  # writes that were fenced off
        self.claims = 0
        self.wants = 0
        self.write_seconds = 0.0  # how long the last batch took
        self._writer: psycopg.Connection[Any] | None = None
        self._doubt = False  # a connection broke while something was written
        self._backends: set[int] = set()  # of PostgreSQL, that listen to us, or to what is still on its way from us

    def manners(self) -> dict[str, Any]:
        return manners()

    def close(self) -> None:
        super().close()
        self._drop()

    # Owning.

    async def claim(self, id: str, ask: bool = True) -> Taken:
        """Take a table that is nobody's or a dead member's; a living owner is asked for it, if it is to be."""
        self._check()
        taken: Taken = await self._put(_Claim(_future(), id, 0, [ask]))
        if taken.fence is not None:
            if taken.by != self.member.id:  # taken for dead since: what was ours then is forgotten already
                raise Asleep(ASLEEP)
            self.fences[id] = taken.fence
        return taken

    async def release(self, rows: list[tuple[str, int, str | None]]) -> None:
        """Give tables away, after all that was written of them."""
        await self._put(_Release(rows, _future()))

    async def change_series(self, id: str, body: str, version: int, *added: Also) -> None:
        """A series anew, and all that follows from it, if it still is of that version; Doubtful if not."""
        changed: Statements = [(sharing.SET_SERIES, [{"id": id, "body": body, "version": version}])]
        await self.together(None, changed + statements(added))

    # Writing.

    async def add_table(self, id: str, plan: Plan, entries: Sequence[AnyEntry], status: str, *added: Also) -> None:
        await self.together(None, statements([Added(id, plan, entries, status), *added]))

    async def append(self, id: str, seq: int, entries: Sequence[AnyEntry], *added: Also) -> None:
        fence = self._fence(id)
        if not added:
            rows = [(seq + number, write(entry)) for number, entry in enumerate(entries)]
            await self._put(_Append(_future(), id, fence, rows))
            return
        written = [
            {"id": id, "seq": seq + number, "body": write(entry), "fence": fence}
            for number, entry in enumerate(entries)
        ]
        await self.together(id, [(sharing.ADD_ENTRY, written), *statements(added)])

    async def together(self, id: str | None, statements: Statements) -> None:
        """Statements of a table of ours (None: of no table) in one transaction, or none of them."""
        self._check()
        await self._put(_Whole(statements, _future(), id, 0 if id is None else self._fence(id)))

    async def set_status(self, id: str, status: str) -> None:
        await self._put(_Status(_future(), id, self._fence(id), [status]))

    async def set_series(self, id: str, body: str, *added: Also) -> None:
        raise StoreError("series: several processes change it by its version (change_series)")

    async def remove_table(self, id: str, mark: int = 0) -> None:
        await self._write([(statement, [{"id": id, "mark": mark}]) for statement in sharing.REMOVE])

    def _check(self) -> None:
        if not self.member.valid:
            raise Asleep(ASLEEP)

    def _fence(self, id: str) -> int:
        self._check()
        fence = self.fences.get(id)
        if fence is None:
            raise Doubtful(NOT_OURS)
        return fence

    # In the writer's thread.

    def _commit(self, batch: list[Job]) -> None:
        began = time.monotonic()
        try:
            self._settle()
        except psycopg.Error:
            self._drop()
            self._answer([(job, Asleep(AWAY)) for job in batch])  # nothing of it was sent
            return
        self._try(_of(batch, _Append), self._append)
        for job in batch:
            if isinstance(job, _Whole):
                self._whole(job)
        plain = [job for job in batch if type(job) is Job]
        if plain:
            super()._commit(plain)
        self._try(_of(batch, _Status), self._set_statuses)
        # Before the claims: a table that is asked for again in the same moment is not to be given away by it.
        self._try(_of(batch, _Release), self._release)
        self._try(_of(batch, _Claim), self._claim)
        self.write_seconds = time.monotonic() - began

    def _settle(self) -> None:
        """A connection that works; and nothing that an earlier one has sent still runs, or arrives later."""
        writer = self._writer
        if writer is not None and not self._doubt:
            ready, _, _ = select.select([writer.fileno()], [], [], 0)
            if not ready:
                return
            try:
                writer.pgconn.consume_input()  # raises where PostgreSQL has gone meanwhile: nothing was lost by that
                return
            except psycopg.Error:
                self._drop()
        if self._doubt:
            self._drop()
        if self._writer is None:
            self._writer = connected(self.url)
            self._backends.add(self._writer.info.backend_pid)
        mine = self._writer.info.backend_pid
        if self._doubt:
            self._writer.execute(sharing.HANG_UP, [list(self._backends - {mine})])
            self._writer.execute(sharing.SETTLE, [self.member.id])
            self._doubt = False
        self._backends = {mine}

    def _drop(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.close()

    def _try(self, jobs: list[J], work: Callable[[list[J]], list[Any]]) -> None:
        """Do jobs of a kind by one statement; one that does not fit is found, and the others are good."""
        if not jobs:
            return
        if self._doubt:  # the connection broke at something else of this batch: none of these was sent
            self._answer([(job, Asleep(AWAY)) for job in jobs])
            return
        try:
            found = work(jobs)
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            self._doubt = True
            self._answer([(job, Doubtful(_said(error))) for job in jobs])
        except psycopg.Error as error:
            if len(jobs) == 1:
                self._answer([(jobs[0], StoreError(_said(error)))])
                return
            for job in jobs:
                self._try([job], work)
        else:
            self.commits += 1
            self.written += len(jobs)
            self._answer(list(zip(jobs, found, strict=True)))

    def _run(self, statement: str, *values: Any) -> list[Any]:
        assert self._writer is not None
        return self._writer.execute(statement, values, prepare=True).fetchall()

    def _append(self, jobs: list[_Append]) -> list[Any]:
        ids = [job.id for job in jobs for _ in job.rows]
        numbers = [seq for job in jobs for seq, _ in job.rows]
        bodies = [body for job in jobs for _, body in job.rows]
        fences = [job.fence for job in jobs for _ in job.rows]
        done = set(self._run(self.append_by, self.member.id, ids, numbers, bodies, fences))
        return [self._kept(job.id, all((job.id, seq) in done for seq, _ in job.rows)) for job in jobs]

    append_by = sharing.APPEND  # a test takes the fence out, and the judge has to notice

    def _set_statuses(self, jobs: list[_Status]) -> list[Any]:
        ids, statuses = [job.id for job in jobs], [job.rows[0] for job in jobs]
        done = self._run(sharing.SET_STATUS, self.member.id, ids, statuses, [job.fence for job in jobs])
        kept = {row[0] for row in done}
        return [self._kept(job.id, job.id in kept) for job in jobs]

    def _kept(self, id: str, kept: bool) -> Doubtful | None:
        if kept:
            return None
        self._fenced_off(id)
        return Doubtful(NOT_OURS)

    def _fenced_off(self, id: str) -> None:
        self.fenced += 1
        log("fenced", logging.WARNING, table=id, member=self.member.name)

    def _claim(self, jobs: list[_Claim]) -> list[Any]:
        """All tables that are asked for: looked at, and those that can be taken are, if nobody was quicker."""
        me = self.member.id
        there = {row[0]: row for row in self._run(sharing.LOOK, [job.id for job in jobs])}
        free = [row for row in there.values() if not row[3] or row[2] == me]
        wanted = {job.id for job in jobs if job.rows[0]}
        asked = [f"{row[0]} {row[2]}" for row in there.values() if row[3] and row[2] != me and row[0] in wanted]
        taken: dict[str, int] = {}
        if free:
            columns = [list(column) for column in zip(*(row[:3] for row in free), strict=True)]
            taken = dict(self._run(sharing.CLAIM, me, *columns))
            self.claims += len(taken)
        if asked:
            self._run(sharing.ASK, asked)
            self.wants += len(asked)
        return [
            Taken(taken.get(job.id), None if job.id in taken else there[job.id][2] or "", me)
            if job.id in there
            else Taken()
            for job in jobs
        ]

    def _release(self, jobs: list[_Release]) -> list[Any]:
        rows = [row for job in jobs for row in job.rows]
        if rows:
            self._run(sharing.RELEASE, self.member.id, *([list(column) for column in zip(*rows, strict=True)]))
        return [None] * len(jobs)

    def _whole(self, job: _Whole) -> None:
        me = self.member.id
        try:
            with self.engine.begin() as connection:
                found = connection.execute(sharing.GUARD, {"me": me}).scalar()
                if found is not None and job.id is not None:
                    named = {"id": job.id, "fence": job.fence, "me": me}
                    found = connection.execute(sharing.GUARD_TABLE, named).scalar()
                if found is None:
                    raise _Fence
                for statement, rows in job.statements:
                    touched = connection.execute(statement, rows).rowcount
                    if statement in sharing.MUST and touched != len(rows):
                        raise _Fence
        except _Fence:
            if job.id is not None:
                self._fenced_off(job.id)
            self._answer([(job, Doubtful(NOT_OURS))])
        except sa.exc.DBAPIError as error:
            lost = error.connection_invalidated or isinstance(error.orig, psycopg.OperationalError)
            self._doubt = self._doubt or lost
            self._answer([(job, Doubtful(_said(error.orig)) if lost else StoreError(_said(error.orig)))])
        except Exception as error:  # a failed write must reach whoever waits for it, whatever it was
            self._answer([(job, StoreError(type(error).__name__))])
        else:
            self.commits += 1
            self.written += 1
            self._answer([(job, None)])

    def _answer(self, results: Sequence[tuple[Job, Any]]) -> None:
        """Tell those who wait: a value, or an error."""
        for loop in {job.done.get_loop() for job, _ in results}:
            if not loop.is_closed():
                mine = [(job.done, result) for job, result in results if job.done.get_loop() is loop]
                loop.call_soon_threadsafe(_finish, mine)


class _Fence(Exception):
    """Not ours, or not any more."""


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


def _of(batch: list[Job], kind: type[J]) -> list[J]:
    return [job for job in batch if isinstance(job, kind)]


def _finish(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if not future.done():
            if isinstance(result, StoreError):
                future.set_exception(result)
            else:
                future.set_result(result)


def _said(error: BaseException | None) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
