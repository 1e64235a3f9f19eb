"""How we use SQLite: the settings of each connection, with what they cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def sqlite_settings(durable: bool) -> Callable[[Any, Any], None]:
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
