"""Member: this process among those that share one PostgreSQL. Its row, its beat, the reaping of the dead, and news.

A thread of its own renews the row twice a second on a connection of its own, so that neither a busy event loop nor a
slow write is taken for death. Only PostgreSQL's clock says that a lease is over; our own may only make us stop earlier.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import select
import threading
import time
from collections.abc import Callable
from typing import Any, TypeAlias

import psycopg
import sqlalchemy as sa

from talia.server.keep.sharing import ERRAND, FREE, REAPED, SERVING, WANT
from talia.server.keep.store import StoreError
from talia.server.run.logs import log

EVERY = 0.5  # seconds between two beats
LOOK = 0.25  # seconds between two looks for the dead: players wait for what they had
AGAIN = 0.3  # seconds until a lost connection is tried anew
SOON = 1.0  # seconds without a beat after which a member whose session is gone counts as dead
PATIENCE = 3.0  # seconds that a packet, or a statement, may take
ALONE = (
    "another server runs on this database; allowed: one server, or several that are each started as a member "
    "(talia serve --member NAME)"
)

_JOIN = (
    "INSERT INTO members (id, name, lock, seen, expires) "
    "VALUES (%s, %s, %s, clock_timestamp(), clock_timestamp() + make_interval(secs => %s))"
)
_BEAT = (
    "UPDATE members SET seen = clock_timestamp(), expires = clock_timestamp() + make_interval(secs => %s), lock = %s "
    "WHERE id = %s RETURNING extract(epoch FROM clock_timestamp())::float8, (SELECT count(*) FROM members)"
)
# Never in the first moments of PostgreSQL: everybody beats first.
_DEAD = (
    "SELECT id, name FROM members m WHERE m.id <> %s "
    "AND clock_timestamp() - pg_postmaster_start_time() > make_interval(secs => %s) AND (m.expires < clock_timestamp() "
    "OR (m.seen < clock_timestamp() - make_interval(secs => %s) AND pg_try_advisory_xact_lock(m.lock)))"
)
_REAP = (
    "DELETE FROM members m WHERE m.id = %s AND (m.expires < clock_timestamp() "
    "OR (m.seen < clock_timestamp() - make_interval(secs => %s) AND pg_try_advisory_xact_lock(m.lock)))"
)
_LEAVE = "DELETE FROM members WHERE id = %s"

Heard: TypeAlias = Callable[[str, str], None]


def passing() -> float:
    """Seconds that pass, also while the machine is suspended: `time.monotonic` stands still then, a lease does not."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


def manners(statement: float = PATIENCE) -> dict[str, Any]:
    """How a connection of a member behaves: it waits for nobody for ever, and PostgreSQL does not wait for it."""
    patience = round(1000 * PATIENCE)
    options = {
        "statement_timeout": round(1000 * statement),
        "idle_in_transaction_session_timeout": 2000,  # a process stopped between two statements holds its takeover up
        "tcp_keepalives_idle": 2,
        "tcp_keepalives_interval": 1,
        "tcp_keepalives_count": 3,
        "tcp_user_timeout": patience,
    }
    return {
        "connect_timeout": round(PATIENCE),
        "keepalives_idle": 2,
        "keepalives_interval": 1,
        "keepalives_count": 3,
        "tcp_user_timeout": patience,
        "options": " ".join(f"-c {name}={value}" for name, value in options.items()),
    }


def plain(url: sa.URL) -> str:
    """The URL as psycopg itself takes it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def connected(url: sa.URL) -> psycopg.Connection[Any]:
    return psycopg.connect(plain(url), autocommit=True, **manners())


class Serving:
    """The lock that everybody holds who serves from a database: one server alone, or members together."""

    def __init__(self, url: sa.URL, together: bool) -> None:
        self.url = url
        self.together = together
        self._connection: psycopg.Connection[Any] | None = None

    def begin(self, seconds: float = 3.0) -> None:
        """Take it; StoreError if somebody else serves. One that has just been killed is waited for."""
        until = time.monotonic() + seconds
        while not self.holds():
            if time.monotonic() > until:
                raise StoreError(ALONE)
            time.sleep(0.1)

    def holds(self) -> bool:
        """Do we hold it, or get it now? A lost connection is made anew."""
        try:
            if self._connection is not None:
                self._connection.execute("SELECT 1")
                return True
            self._connection = connected(self.url)
            kind = "pg_try_advisory_lock_shared" if self.together else "pg_try_advisory_lock"
            row = self._connection.execute(f"SELECT {kind}(%s)", [SERVING]).fetchone()
            if row is not None and row[0]:
                return True
        except psycopg.Error as error:
            self.end()
            raise StoreError(str(error).partition("\n")[0]) from None
        self.end()
        return False

    def end(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def forever(self) -> None:
        """Look now and then whether we still hold it: PostgreSQL may have been started anew."""
        held = True
        while True:
            await asyncio.sleep(5.0)
            try:
                holds = await asyncio.to_thread(self.holds)
            except StoreError:  # whoever writes finds out, and tells
                continue
            if held and not holds:
                log("not_alone", logging.ERROR, why=ALONE)
            held = holds


class Member:
    """This process' row, and what is heard of the others."""

    def __init__(self, url: sa.URL, name: str, lease: float) -> None:
        self.url = url
        self.name = name
        self.lease = lease
        self.id = secrets.token_hex(8)  # new at each start: a deleted one never comes back
        self.until = 0.0  # by `passing`: then the lease may be over
        self.ahead: float | None = None  # PostgreSQL's clock, less our monotonic one
        self.members = 0
        self.reaped = 0
        self.losses = 0
        self.beat_seconds = 0.0  # how long the last beat took
        self.heard: Heard | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connection: psycopg.Connection[Any] | None = None
        self._lock = 0
        self._beaten = 0.0
        self._late = True  # was the last beat?
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def valid(self) -> bool:
        """May we serve? Not before we have joined, and not after our lease may be over."""
        return passing() < self.until

    def start(self, heard: Heard) -> None:
        """Join, and beat from now on. `heard` gets a kind of news and what it is about, on the running event loop."""
        self.heard = heard
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="talia-member", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Leave: whatever we still own can be taken at once."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join(2 * PATIENCE)
            self._thread = None
        self.until = 0.0
        if self._connection is not None:
            try:
                self._connection.execute(_LEAVE, [self.id])
            except psycopg.Error as error:
                log("not_stored", logging.WARNING, why=str(error).partition("\n")[0])
            self._drop()

    # In the thread.

    def _run(self) -> None:
        joined = False
        while not self._stopping.is_set():
            try:
                if self._connection is None:
                    self._connect()
                if not joined:
                    self._join()
                    joined = True
                joined = self._beat()
                if joined:
                    self._listen(EVERY)
            except (psycopg.Error, OSError) as error:
                log("member_cut_off", logging.WARNING, why=str(error).partition("\n")[0])
                self._drop()
                self._stopping.wait(AGAIN)

    def _connect(self) -> None:
        self._connection = connection = connected(self.url)
        connection.add_notify_handler(lambda notice: self._tell(notice.channel, notice.payload))
        # A new lock for each session: that of the old one may still be held, by nobody.
        self._lock = secrets.randbits(62)
        connection.execute("SELECT pg_advisory_lock(%s)", [self._lock])
        for channel in (WANT, FREE, REAPED, ERRAND):
            connection.execute(f"LISTEN {channel}")

    def _join(self) -> None:
        assert self._connection is not None
        self._connection.execute(_JOIN, [self.id, self.name, self._lock, self.lease])
        log("joined", member=self.name)

    def _beat(self) -> bool:
        """Renew our row; False if there is none any more: we were taken for dead."""
        assert self._connection is not None
        began, leased = time.monotonic(), passing()
        row = self._connection.execute(_BEAT, [self.lease, self._lock, self.id]).fetchone()
        ended = time.monotonic()
        if row is None:
            self._lost()
            return False
        self._late = began - self._beaten > SOON or ended - began > SOON
        self._beaten = began
        self.until = leased + self.lease
        self.ahead = float(row[0]) - (began + ended) / 2
        self.members = int(row[1])
        self.beat_seconds = ended - began
        self._tell("beat", "")
        self._reap()
        return True

    def _lost(self) -> None:
        self.until = 0.0
        self.losses += 1
        self.id = secrets.token_hex(8)
        log("member_lost", logging.ERROR, member=self.name)
        self._tell("lost", "")

    def _reap(self) -> None:
        """Look for the dead. Who is late itself reaps nobody: after a stall of PostgreSQL everybody beats first."""
        if self._late:
            return
        assert self._connection is not None
        dead = self._connection.execute(_DEAD, [self.id, self.lease, SOON]).fetchall()
        for id, name in dead:
            if time.monotonic() - self._beaten > SOON:  # this look was held up, so others' beats were, or ours is due
                return
            # Its last statement may still run: then the delete waits for it, and not longer than our own beat may.
            try:
                with self._connection.transaction():
                    self._connection.execute("SET LOCAL lock_timeout = '700ms'")
                    gone = self._connection.execute(_REAP, [id, SOON]).rowcount
                    if gone:  # told to all, ourselves with them: players wait at each process
                        self._connection.execute("SELECT pg_notify(%s, %s)", [REAPED, id])
            except (psycopg.errors.LockNotAvailable, psycopg.errors.DeadlockDetected):
                continue
            if gone:
                self.reaped += 1
                log("reaped", logging.WARNING, member=name)

    def _listen(self, seconds: float) -> None:
        """Hear news, and look for the dead, until the next beat is due."""
        connection = self._connection
        assert connection is not None
        until = self._beaten + seconds
        looked = time.monotonic()
        while (left := until - (now := time.monotonic())) > 0 and not self._stopping.is_set():
            if now - looked >= LOOK:
                looked = now
                self._reap()
            ready, _, _ = select.select([connection.fileno()], [], [], min(left, LOOK))
            if not ready:
                continue
            connection.pgconn.consume_input()  # raises where the other side is gone
            while (notice := connection.pgconn.notifies()) is not None:
                self._tell(os.fsdecode(notice.relname), os.fsdecode(notice.extra))

    def _tell(self, kind: str, what: str) -> None:
        loop, heard = self._loop, self.heard
        if loop is not None and heard is not None and not loop.is_closed():
            loop.call_soon_threadsafe(heard, kind, what)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
