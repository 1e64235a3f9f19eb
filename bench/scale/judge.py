"""The judge of several processes: that of bench/faults, and what only fences can tell.

Gaps, fences that fall along a table, *stale* entries (written under an earlier claim than one that had found less), and
tables that the rules cannot play again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from bench.faults.checker import Findings, Told, answers, check
from talia.server.live.tables import Table
from talia.server.wire.entries import read_entry, read_plan


class Row(NamedTuple):
    """An entry as PostgreSQL has it."""

    table: str
    seq: int
    body: str
    fence: int


class Claimed(NamedTuple):
    """A claim as a process has logged it: its fence, and how many entries it found."""

    table: str
    fence: int
    found: int


@dataclass
class Verdict:
    """What was found."""

    findings: Findings = field(default_factory=Findings)
    entries: int = 0
    claims: int = 0
    gaps: int = 0
    fences_fell: int = 0
    stale: int = 0
    unplayable: int = 0

    @property
    def sound(self) -> bool:
        return self.findings.sound and self.gaps == self.fences_fell == self.stale == self.unplayable == 0

    @property
    def worse(self) -> bool:
        """Is more wrong than that something came late: something is gone, doubled or cannot be played?"""
        return self.findings.lost + self.findings.doubled + self.gaps + self.unplayable > 0

    def told(self) -> dict[str, Any]:
        rest = asdict(self)
        rest.pop("findings")
        return {**self.findings.told(), **rest}


def claims_in(logs: Sequence[Path]) -> list[Claimed]:
    """Every claim in the logs of the members; a line that was cut off by a kill is passed over."""
    found: list[Claimed] = []
    for log in logs:
        for line in log.read_text(errors="replace").splitlines():
            if '"claimed"' in line:
                try:
                    told = json.loads(line)
                except ValueError:
                    continue
                found.append(Claimed(told["table"], told["fence"], told["count"]))
    return found


def judged(history: Sequence[Told], rows: Sequence[Row], claims: Sequence[Claimed], plans: dict[str, str]) -> Verdict:
    """Hold all of it against each other."""
    verdict = Verdict(entries=len(rows), claims=len(claims))
    verdict.findings = check(history, answers((row.table, row.body) for row in rows))
    of_table: dict[str, list[Claimed]] = {}
    for claim in claims:
        of_table.setdefault(claim.table, []).append(claim)
    for table, group in groupby(rows, key=lambda row: row.table):
        entries = list(group)
        verdict.gaps += [row.seq for row in entries] != list(range(len(entries)))
        verdict.fences_fell += any(one.fence > next.fence for one, next in pairwise(entries))
        for row in entries:
            verdict.stale += any(
                row.seq >= claim.found and row.fence < claim.fence for claim in of_table.get(table, ())
            )
        verdict.unplayable += not playable(table, plans.get(table), entries)
    return verdict


def playable(id: str, plan: str | None, entries: Sequence[Row]) -> bool:
    try:
        Table.restored(id, read_plan(plan or ""), [read_entry(row.body) for row in entries])
    except Exception:  # whatever it is: it cannot be played
        return False
    return True


def judge(history: Sequence[Told], database: str, logs: Sequence[Path]) -> Verdict:
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT table_id, seq, body, fence FROM entries ORDER BY table_id, seq").fetchall()
        plans: dict[str, str] = dict(connection.execute("SELECT id, plan FROM tables").fetchall())
    return judged(history, [Row(*row) for row in rows], claims_in(logs), plans)
