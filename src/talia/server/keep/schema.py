"""The database's tables: a list of statements a version, and the database knows how far it has come.

A dozen tables need no migration framework (docs/decisions/0010-server-store.md). What a new version adds is relied on
by the next one only, so that several processes can be brought up to date one after another.
"""

from __future__ import annotations

import sqlalchemy as sa

from talia.server.keep import rows, sharing

MIGRATIONS: list[list[str]] = [
    [
        # status: waiting, playing or ended, kept beside the entries only to find the tables that are still live.
        """CREATE TABLE tables (id VARCHAR(32) PRIMARY KEY, created DOUBLE PRECISION NOT NULL,
           status VARCHAR(8) NOT NULL, public INTEGER NOT NULL, plan TEXT NOT NULL)""",
        "CREATE INDEX tables_by_status ON tables (status, created)",
        # The primary key is also the guard against a second writer: the same number twice cannot be.
        """CREATE TABLE entries (table_id VARCHAR(32) NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
           PRIMARY KEY (table_id, seq))""",
        "CREATE TABLE series (id VARCHAR(32) PRIMARY KEY, created DOUBLE PRECISION NOT NULL, body TEXT NOT NULL)",
    ],
    rows.KEYS,
    rows.CHANGES,
    rows.REVIEWS,
    sharing.COLUMNS,
]
ON_POSTGRESQL: dict[int, list[str]] = {5: sharing.TABLES}  # besides, in that version: what SQLite has no use for

PROBE = sa.text("UPDATE schema_version SET version = version")  # written and committed like everything else
_ONE_AT_A_TIME = sa.text("SELECT pg_advisory_xact_lock(:lock)")


class TooNew(Exception):
    """The database is of a later version than this Talia."""


def migrate(connection: sa.Connection, sqlite: bool) -> None:
    """Bring the database up to date; several processes may begin at once."""
    if not sqlite:
        connection.execute(_ONE_AT_A_TIME, {"lock": sharing.MIGRATING})
    connection.execute(sa.text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
    version: int = connection.execute(sa.text("SELECT max(version) FROM schema_version")).scalar() or 0
    if version > len(MIGRATIONS):
        raise TooNew(f"the database is of version {version}; this Talia knows versions up to {len(MIGRATIONS)}")
    for number in range(version + 1, len(MIGRATIONS) + 1):
        more = [] if sqlite else ON_POSTGRESQL.get(number, [])
        for statement in MIGRATIONS[number - 1] + more:
            connection.execute(sa.text(statement))
        connection.execute(sa.text("INSERT INTO schema_version (version) VALUES (:v)"), {"v": number})
    connection.execute(PROBE)
