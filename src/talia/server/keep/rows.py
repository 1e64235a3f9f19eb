"""Rows of the store in SQL: the statements that several writes share, and what goes with them in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import sqlalchemy as sa

from talia.server.keep.also import Added, Also
from talia.server.wire.entries import AnyEntry, write
from talia.server.wire.keys import LASTS, Used

Statements: TypeAlias = list[tuple[sa.TextClause, list[dict[str, Any]]]]

ADD_TABLE = sa.text(
    "INSERT INTO tables (id, created, status, public, plan) VALUES (:id, :created, :status, :public, :plan)"
)
ADD_ENTRY = sa.text("INSERT INTO entries (table_id, seq, body) VALUES (:id, :seq, :body)")
_ADD_KEY = sa.text("INSERT INTO keys (key, at, request, place) VALUES (:key, :at, :request, :place)")
_FORGET_KEYS = sa.text("DELETE FROM keys WHERE at <= :before")
USED = sa.text("SELECT key, at, request, place FROM keys WHERE key = :key")
TRIM_KEYS = sa.text(
    "DELETE FROM keys WHERE at <= :before OR at <= (SELECT at FROM keys ORDER BY at DESC LIMIT 1 OFFSET :most)"
)

# Keys of wishes (wire/keys.py): they expire, so nothing has to be moved when this table changes.
KEYS = [
    """CREATE TABLE keys (key VARCHAR(64) PRIMARY KEY, at DOUBLE PRECISION NOT NULL, request VARCHAR(64) NOT NULL,
       place VARCHAR(64) NOT NULL)""",
    "CREATE INDEX keys_by_time ON keys (at)",
]

# Tables that a host has changed beside the server (changes.py): forgotten after a day.
CHANGES = [
    """CREATE TABLE changes (number INTEGER PRIMARY KEY, table_id VARCHAR(32) NOT NULL,
       at DOUBLE PRECISION NOT NULL)""",
]

# Reviews of finished games (reviews.py): they can be made again, so nothing has to be moved here either.
REVIEWS = [
    """CREATE TABLE reviews (key VARCHAR(64) PRIMARY KEY, table_id VARCHAR(32) NOT NULL, at DOUBLE PRECISION NOT NULL,
       body TEXT NOT NULL)""",
    "CREATE INDEX reviews_by_table ON reviews (table_id)",
    "CREATE INDEX reviews_by_time ON reviews (at)",
]
FORGET_REVIEW = sa.text("DELETE FROM reviews WHERE key = :key")
ADD_REVIEW = sa.text("INSERT INTO reviews (key, table_id, at, body) VALUES (:key, :table_id, :at, :body)")
FIND_REVIEW = sa.text("SELECT body FROM reviews WHERE key = :key")
TRIM_REVIEWS = sa.text(
    "DELETE FROM reviews WHERE at <= (SELECT at FROM reviews ORDER BY at DESC LIMIT 1 OFFSET :most) "
    "OR NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = reviews.table_id)"
)
REMOVE_REVIEWS = sa.text(
    "DELETE FROM reviews WHERE table_id = :id AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = :id)"
)


def entry_rows(id: str, seq: int, entries: Sequence[AnyEntry]) -> Statements:
    if not entries:
        return []
    rows = [{"id": id, "seq": seq + n, "body": write(entry)} for n, entry in enumerate(entries)]
    return [(ADD_ENTRY, rows)]


def statements(also: Iterable[Also]) -> Statements:
    """How all of it is written."""
    found: Statements = []
    for one in also:
        if isinstance(one, Used):
            found.append((_FORGET_KEYS, [{"before": one.at - LASTS}]))
            found.append((_ADD_KEY, [one._asdict()]))
        elif isinstance(one, Added):
            plan = one.plan
            row = {
                "id": one.id,
                "created": plan.created,
                "status": one.status,
                "public": int(plan.public),
                "plan": write(plan),
            }
            found += [(ADD_TABLE, [row]), *entry_rows(one.id, 0, one.entries)]
        else:
            found += one.statements()
    return found
