"""A short run of the fault suite, and the same history with an answer taken out, and with one put in twice."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from bench.faults import injections
from bench.faults.checker import check, written
from bench.faults.suite import Plan, Verdict, run

KINDS = ("cut sockets", "read-only database", "full disk", "unreadable table", "SIGTERM")


def short(folder: Path) -> tuple[Verdict, Path]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(injections, "HELD", 1.0)
        plan = Plan(tables=5, faults=len(KINDS), think=0.15, pause=0.2, most_seconds=30, kinds=KINDS, megabytes=0)
        verdict = asyncio.run(run(plan, folder))
    return verdict, folder / "disk" / "faults.db"


def spoilt(database: Path, folder: Path, statement: str, *values: object) -> Path:
    """A copy of the database in which something was done that no server should do."""
    copy = folder / "spoilt.db"
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as one, closing(sqlite3.connect(copy)) as other:
        one.backup(other)
        with other:
            assert other.execute(statement, values).rowcount == 1
    return copy


def an_answer(verdict: Verdict, database: Path) -> tuple[str, int, str]:
    """Where an acknowledged answer stands in the database."""
    told = next(one for one in verdict.history if sum(sent.acked for sent in one.sent) > 2)
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT seq, body FROM entries WHERE table_id = ?", (told.table,)).fetchall()
    for seq, body in rows:
        entry = json.loads(body)
        if entry.get("kind") == "answered" and entry["seat"] == told.seat:
            return told.table, seq, body
    raise AssertionError("an acknowledged answer is not there")


def test_nothing_is_lost_and_what_is_planted_is_found(tmp_path: Path) -> None:
    verdict, database = short(tmp_path)
    assert verdict.sound, verdict.told()
    assert verdict.findings.acked >= 20
    assert sum(verdict.faults.values()) >= 3

    table, seq, body = an_answer(verdict, database)
    copy = spoilt(database, tmp_path, "DELETE FROM entries WHERE table_id = ? AND seq = ?", table, seq)
    found = check(verdict.history, written(copy))
    assert (found.sound, found.lost, found.doubled) == (False, 1, 0)

    doubled = "INSERT INTO entries (table_id, seq, body) VALUES (?, 1000000, ?)"
    copy = spoilt(database, tmp_path, doubled, table, body)
    found = check(verdict.history, written(copy))
    assert (found.sound, found.lost, found.doubled) == (False, 0, 1)
