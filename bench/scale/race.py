"""The race: one writes at full speed, another deletes its row and takes over. Does anything arrive after that?

With the row locked in the statement nothing does; with the row only looked at, something must, or nothing was tested.
"""

from __future__ import annotations

import threading
from typing import Any

import psycopg

from talia.server.keep import sharing

LOOKED_AT = sharing.APPEND.replace(" FOR KEY SHARE", "")


def race(database: str, rounds: int, statement: str) -> int:
    """How often something was written after the row was gone."""
    late = 0
    with psycopg.connect(database, autocommit=True) as hand:
        for number in range(rounds):
            me, table = f"race{number:06d}", f"{number:016x}"
            hand.execute(
                "INSERT INTO members (id, name, lock, seen, expires) VALUES (%s, 'race', 0, now(), now() + '1 h')", [me]
            )
            hand.execute(
                "INSERT INTO tables (id, created, status, public, plan, owner, fence) "
                "VALUES (%s, 0, 'ended', 0, '', %s, 1)",
                [table, me],
            )
            late += _round(database, hand, me, table, statement)
            hand.execute("DELETE FROM entries WHERE table_id = %s", [table])
            hand.execute("DELETE FROM tables WHERE id = %s", [table])
    return late


def _round(database: str, hand: psycopg.Connection[Any], me: str, table: str, statement: str) -> bool:
    begun = threading.Event()

    def write() -> None:
        with psycopg.connect(database, autocommit=True) as writer:
            for seq in range(0, 100_000, 40):
                many = range(seq, seq + 40)
                values = (me, [table] * 40, list(many), ["{}"] * 40, [1] * 40)
                if not writer.execute(statement, values, prepare=True).fetchall():
                    return
                begun.set()

    thread = threading.Thread(target=write)
    thread.start()
    begun.wait(10)
    hand.execute("DELETE FROM members WHERE id = %s", [me])
    found = hand.execute("SELECT count(*) FROM entries WHERE table_id = %s", [table]).fetchone()
    hand.execute("UPDATE tables SET owner = NULL, fence = fence + 1 WHERE id = %s", [table])
    thread.join()
    after = hand.execute("SELECT count(*) FROM entries WHERE table_id = %s", [table]).fetchone()
    return found != after
