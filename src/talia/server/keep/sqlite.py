"""What is SQLite's alone: how a connection is set, and whether a file is sound."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

DAMAGE = ("malformed", "not a database")  # how SQLite says it
CHECKING = 10.0  # seconds that the check of a file may take at the start; a larger one is believed by then


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
    """A connection past SQLAlchemy's layers, for what is written: they took a third of a commit's processor time.

    SQLite takes statements with named places as they are; the pool and what listens to it stay in between.
    """

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def execute(self, statement: sa.TextClause, rows: list[dict[str, Any]]) -> None:
        self.driver.executemany(statement.text, rows)


@contextmanager
def begin(engine: sa.Engine) -> Iterator[Plain]:
    """All that is written within is committed at its end, or none of it."""
    pooled = engine.raw_connection()
    try:
        yield Plain(pooled.driver_connection)
        pooled.commit()
    finally:
        pooled.close()  # which takes back what was not committed
