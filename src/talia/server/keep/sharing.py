"""What several processes on one PostgreSQL share: the tables for it, the statements, and what goes with other writes.

A process is a *member*: a row that it renews twice a second. A table has an *owner*, which is a member, living or dead,
and a *fence*, one more at every claim. Every write of an owner locks its member's row in the same statement; whoever
takes over deletes that row first. So nothing of the old owner can arrive any more, however late it wakes
(docs/decisions/0027-several-processes.md).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import sqlalchemy as sa

from talia.server.wire.entries import AnyEntry, write

Rows: TypeAlias = "list[tuple[sa.TextClause, list[dict[str, object]]]]"

# Numbers of PostgreSQL's advisory locks, ours: "tali" and which.
MIGRATING = 0x74616C69_0001
SERVING = 0x74616C69_0002  # held by whoever serves: alone, or together with other members
PURGING = 0x74616C69_0003

# Channels of news: hints, nothing depends on them.
WANT, FREE, REAPED, ERRAND = "talia_want", "talia_free", "talia_reaped", "talia_errand"
ORPHAN = ""  # an owner that is nobody: the table goes on without anybody, and some member is to adopt it

COLUMNS = [
    "ALTER TABLE tables ADD COLUMN owner VARCHAR(32)",  # NULL: nobody, and nobody need come
    "ALTER TABLE tables ADD COLUMN fence BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE entries ADD COLUMN fence BIGINT NOT NULL DEFAULT 0",  # the claim it was written under: for judges
    "ALTER TABLE series ADD COLUMN version BIGINT NOT NULL DEFAULT 0",  # compare and set
]
TABLES = [
    """CREATE TABLE members (id VARCHAR(32) PRIMARY KEY, name VARCHAR(64) NOT NULL, lock BIGINT NOT NULL,
       seen TIMESTAMPTZ NOT NULL, expires TIMESTAMPTZ NOT NULL)""",
    "CREATE INDEX tables_owned ON tables (owner) WHERE status = 'playing' AND owner IS NOT NULL",
    # Entries that others wish to a table: its owner writes them.
    "CREATE TABLE errands (id BIGSERIAL PRIMARY KEY, table_id VARCHAR(32) NOT NULL, body TEXT NOT NULL)",
    "CREATE INDEX errands_by_table ON errands (table_id)",
    # Public tables as the lobby's page shows them.
    """CREATE TABLE listings (table_id VARCHAR(32) PRIMARY KEY, created DOUBLE PRECISION NOT NULL,
       body TEXT NOT NULL)""",
    "CREATE INDEX listings_by_time ON listings (created)",
    # Commitments to deals of tables still to be made.
    "CREATE TABLE tickets (id VARCHAR(64) PRIMARY KEY, created DOUBLE PRECISION NOT NULL, deal TEXT NOT NULL)",
]

# Statements of the writer's own connection, each one round trip and one commit. The first place is the member's id.
ME = "WITH me AS MATERIALIZED (SELECT id FROM members WHERE id = %s FOR KEY SHARE)"
APPEND = (
    f"{ME}, want AS (SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::bigint[]) AS w(id, seq, body, fence)) "
    "INSERT INTO entries (table_id, seq, body, fence) SELECT w.id, w.seq, w.body, w.fence FROM want w "
    "JOIN tables t ON t.id = w.id AND t.fence = w.fence AND t.owner = (SELECT id FROM me) RETURNING table_id, seq"
)
SET_STATUS = (
    f"{ME}, want AS (SELECT * FROM unnest(%s::text[], %s::text[], %s::bigint[]) AS w(id, status, fence)) "
    "UPDATE tables t SET status = w.status FROM want w "
    "WHERE t.id = w.id AND t.fence = w.fence AND t.owner = (SELECT id FROM me) RETURNING t.id"
)
LOOK = (
    "SELECT t.id, t.fence, t.owner, m.id IS NOT NULL FROM tables t LEFT JOIN members m ON m.id = t.owner "
    "WHERE t.id = ANY(%s)"
)
CLAIM = (
    f"{ME}, want AS (SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[]) AS w(id, fence, owner)) "
    "UPDATE tables t SET owner = (SELECT id FROM me), fence = t.fence + 1 FROM want w "
    "WHERE t.id = w.id AND t.fence = w.fence AND t.owner IS NOT DISTINCT FROM w.owner AND EXISTS (SELECT 1 FROM me) "
    "RETURNING t.id, t.fence"
)
ASK = f"SELECT pg_notify('{WANT}', w) FROM unnest(%s::text[]) AS w"
RELEASE = (
    f"{ME}, want AS (SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[]) AS w(id, fence, owner)), "
    "freed AS (UPDATE tables t SET owner = w.owner FROM want w WHERE t.id = w.id AND t.owner = (SELECT id FROM me) "
    "AND (t.fence = w.fence OR w.fence < 0) RETURNING t.id) "
    f"SELECT pg_notify('{FREE}', id) FROM freed"
)
HANG_UP = "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE pid = ANY(%s) AND usename = current_user"
SETTLE = "SELECT id FROM members WHERE id = %s FOR UPDATE"

# Statements within a transaction that has begun with one of these two; none of them may touch no row.
GUARD = sa.text("SELECT 1 FROM members WHERE id = :me FOR KEY SHARE")
GUARD_TABLE = sa.text("SELECT 1 FROM tables WHERE id = :id AND fence = :fence AND owner = :me")
SET_SERIES = sa.text("UPDATE series SET body = :body, version = version + 1 WHERE id = :id AND version = :version")
_SPEND = sa.text("DELETE FROM tickets WHERE id = :id")
MUST = (SET_SERIES, _SPEND)  # of these too each must find its row

ADD_ENTRY = sa.text("INSERT INTO entries (table_id, seq, body, fence) VALUES (:id, :seq, :body, :fence)")
_LEAVE = sa.text("UPDATE tables SET owner = :owner WHERE id = :id")
_SHOW = sa.text(
    "INSERT INTO listings (table_id, created, body) VALUES (:id, :created, :body) "
    "ON CONFLICT (table_id) DO UPDATE SET body = excluded.body"
)
_HIDE = sa.text("DELETE FROM listings WHERE table_id = :id")
_ERRAND = sa.text(
    f"WITH made AS (INSERT INTO errands (table_id, body) VALUES (:id, :body) RETURNING table_id) "
    f"SELECT pg_notify('{ERRAND}', table_id) FROM made"
)
_DONE = sa.text("DELETE FROM errands WHERE id = :number")
_TICKET = sa.text("INSERT INTO tickets (id, created, deal) VALUES (:id, :created, :deal)")
FORGET_TICKETS = sa.text("DELETE FROM tickets WHERE created < :before")
REMOVE_SERIES = sa.text("DELETE FROM series WHERE id = :id AND version = :mark")
REMOVE = [
    sa.text(
        "DELETE FROM tables WHERE id = :id AND fence = :mark AND status <> 'playing' "
        "AND (owner IS NULL OR NOT EXISTS (SELECT 1 FROM members WHERE members.id = owner))"
    ),
    *(
        sa.text(f"DELETE FROM {name} WHERE table_id = :id AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = :id)")
        for name in ("entries", "reviews", "errands", "listings")
    ),
]


class Orphaned(NamedTuple):
    """A new table that goes on without anybody: a member is to adopt it."""

    id: str

    def statements(self) -> Rows:
        return [(_LEAVE, [{"id": self.id, "owner": ORPHAN}])]


class Shown(NamedTuple):
    """A public table as the lobby's page shows it; no body: no more."""

    id: str
    created: float
    body: str | None

    def statements(self) -> Rows:
        if self.body is None:
            return [(_HIDE, [{"id": self.id}])]
        return [(_SHOW, [{"id": self.id, "created": self.created, "body": self.body}])]


class Errand(NamedTuple):
    """An entry for a table that may be another process'."""

    id: str
    entry: AnyEntry

    def statements(self) -> Rows:
        return [(_ERRAND, [{"id": self.id, "body": write(self.entry)}])]


class Done(NamedTuple):
    """An errand that is done."""

    number: int

    def statements(self) -> Rows:
        return [(_DONE, [{"number": self.number}])]


class Ticket(NamedTuple):
    """A commitment to a deal."""

    id: str
    created: float
    deal: str

    def statements(self) -> Rows:
        return [(_TICKET, [self._asdict()])]


class Spent(NamedTuple):
    """The ticket that a table is made for: it is used once."""

    id: str

    def statements(self) -> Rows:
        return [(_SPEND, [{"id": self.id}])]
