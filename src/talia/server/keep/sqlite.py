"""What is SQLite's alone: how a connection is set, and whether a file is sound."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, cast

import sqlalchemy as sa

DAMAGE = ("malformed", "not a database")  # how SQLite says it
CHECKING = 10.0  # seconds that the check of a file may take at the start; a larger one is believed by then
MOST_ROWS = 100  # that are written by one statement: SQLite remembers as many statements as are used


def damage(engine: sa.Engine) -> str | None:
    """Look the file through; what is wrong with it, if anything is. What is written into a damaged one may be lost."""
    with engine.connect() as connection:
        raw: Any = connection.connection.driver_connection
        until = time.monotonic() + CHECKING
        raw.set_progress_handler(lambda: time.monotonic() > until, 100_000)
        try:
            found = connection.execute(sa.text("PRAGMA quick_check(1)")).scalar()
        except sa.exc.OperationalError as error:
            if "interrupted" not in str(error):
                raise
            found = "ok"
        finally:
            raw.set_progress_handler(None, 0)
    if found == "ok":
        return None
    said = " ".join(str(found).split())[:120]
    return f"the file is damaged ({said}); bring back a copy, or rescue it with the command .recover of sqlite3"


def settings(durable: bool) -> Callable[[Any, Any], None]:
    def settle(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # NORMAL: a commit outlives the process (kill -9 too), and costs 0.1 ms instead of 4 to 12. Only a crash of the
        # whole machine can lose the last moments, and never more than those. FULL waits for the disk each time.
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.execute("PRAGMA wal_autocheckpoint=0")  # done beside the writer, see `_checkpoint`
        cursor.close()

    return settle


class Plain:
    """What is to be written in one transaction, gathered: SQLite takes statements with named places as they are."""

    def __init__(self) -> None:
        self.statements: list[tuple[sa.TextClause, list[dict[str, Any]]]] = []

    def execute(self, statement: sa.TextClause, rows: list[dict[str, Any]]) -> None:
        self.statements.append((statement, rows))


class Writer:
    """The connection of the one thread that writes, past SQLAlchemy's layers: they took a third of a commit's time.

    It is kept from one commit to the next, and given up when something fails. Whenever SQLite works, Python lets
    another thread run, and a busy one gives the floor back a millisecond later: so what can be one statement is one.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._own: sqlite3.Connection | None = None

    @contextmanager
    def begin(self) -> Iterator[Plain]:
        """All that is written within is committed at its end, or none of it."""
        plain = Plain()
        yield plain
        try:
            _write(self._connection(), plain.statements)
        except BaseException:
            self.close()  # which takes back what was not committed
            raise

    def _connection(self) -> sqlite3.Connection:
        if self._own is None:
            pooled = self.engine.raw_connection()
            self._own = cast(sqlite3.Connection, pooled.driver_connection)
            pooled.detach()  # its settings are ours alone: nobody else gets it
            self._own.isolation_level = None  # a statement alone commits itself; where there are more, we say so
        return self._own

    def close(self) -> None:
        """Let go of the connection."""
        own, self._own = self._own, None
        if own is not None:
            own.close()


def _write(connection: sqlite3.Connection, statements: list[tuple[sa.TextClause, list[dict[str, Any]]]]) -> None:
    """All of it in one transaction: by one statement, where that can be."""
    if len(statements) == 1 and len(statements[0][1]) <= MOST_ROWS:
        statement, rows = statements[0]
        if len(rows) == 1:
            connection.execute(statement.text, rows[0])
            return
        several = _several(statement.text, len(rows))
        if several is not None:
            text, names = several
            connection.execute(text, [row[name] for row in rows for name in names])
            return
    connection.execute("BEGIN")
    for statement, rows in statements:
        connection.executemany(statement.text, rows)
    connection.execute("COMMIT")


@lru_cache(maxsize=4 * MOST_ROWS)
def _several(text: str, rows: int) -> tuple[str, list[str]] | None:
    """The insert of one row as that of so many, and the names of a row's places in order; None if it is none.

    >>> _several("INSERT INTO t (a, b) VALUES (:a, :b)", 2)
    ('INSERT INTO t (a, b) VALUES (?, ?), (?, ?)', ['a', 'b'])
    >>> _several("DELETE FROM t WHERE a = :a", 2)
    """
    found = re.fullmatch(r"(INSERT INTO \w+ \([\w, ]+\) VALUES )(\([:\w, ]+\))", text)
    if found is None or rows < 1:
        return None
    row = re.sub(r":\w+", "?", found[2])
    return found[1] + ", ".join([row] * rows), re.findall(r":(\w+)", found[2])
