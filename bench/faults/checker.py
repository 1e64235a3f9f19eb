"""The judge: was anything that was acknowledged lost, done twice, or done without being asked for?

It knows nothing of rules and replays nothing, so that a damaged history is judged as well as a sound one: what a seat
sent, in order, each acknowledged or not, against what the database has of that seat, in order.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import NamedTuple


class Sent(NamedTuple):
    """An answer as its player knows it; sending it again after a lost connection does not make another one."""

    question: int
    word: str
    acked: bool


class Told(NamedTuple):
    """The history of one seat: what was sent, and how often what was seen before was gone or different later."""

    table: str
    seat: int
    sent: Sequence[Sent]
    rolled_back: int = 0


@dataclass
class Findings:
    """What was found, and where: the first few of each kind."""

    acked: int = 0
    lost: int = 0
    doubled: int = 0
    invented: int = 0  # in the database, and never sent
    rolled_back: int = 0
    seats: int = 0
    examples: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return self.lost == self.doubled == self.invented == self.rolled_back == 0

    def told(self) -> dict[str, object]:
        return asdict(self)


def written(database: Path) -> dict[tuple[str, int], list[str]]:
    """Every seat's answers in the database, in order. Rows that cannot be read are passed over: players have none."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return answers(connection.execute("SELECT table_id, body FROM entries ORDER BY table_id, seq"))


def answers(rows: Iterable[tuple[str, str]]) -> dict[tuple[str, int], list[str]]:
    """Every seat's answers among entries: table and body of each, in order."""
    found: dict[tuple[str, int], list[str]] = {}
    for table, body in rows:
        try:
            entry = json.loads(body)
        except ValueError:
            continue
        if entry.get("kind") == "answered" and entry.get("by", "player") == "player":
            found.setdefault((table, entry["seat"]), []).append(entry["word"].partition(":")[2])
    return found


def check(history: Sequence[Told], found: dict[tuple[str, int], list[str]]) -> Findings:
    """Hold what was told against what is written."""
    findings = Findings()
    for told in history:
        findings.seats += 1
        findings.rolled_back += told.rolled_back
        findings.acked += sum(sent.acked for sent in told.sent)
        words = found.get((told.table, told.seat), [])
        lost, extra = compared(told.sent, words)
        findings.lost += len(lost)
        for word in extra:
            if any(sent.word == word for sent in told.sent):
                findings.doubled += 1
            else:
                findings.invented += 1
        if (lost or extra or told.rolled_back) and len(findings.examples) < 10:
            findings.examples.append(
                f"table {told.table} seat {told.seat}: lost {lost}, too many {extra}, rolled back {told.rolled_back}"
            )
    return findings


def compared(sent: Sequence[Sent], words: Sequence[str]) -> tuple[list[Sent], list[str]]:
    """The acknowledged answers that are missing, and the written ones that are too many; as few of both as can be."""
    if _plainly(sent, words):
        return [], []
    # cost[i][j]: the least to explain the first j words by the first i answers. An unacknowledged one may be missing.
    rows, columns = len(sent) + 1, len(words) + 1
    cost = [[0] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            ways = []
            if i > 0:
                ways.append(cost[i - 1][j] + sent[i - 1].acked)
            if j > 0:
                ways.append(cost[i][j - 1] + 1)
            if i > 0 and j > 0 and sent[i - 1].word == words[j - 1]:
                ways.append(cost[i - 1][j - 1])
            cost[i][j] = min(ways, default=0)
    lost: list[Sent] = []
    extra: list[str] = []
    i, j = rows - 1, columns - 1
    while i > 0 or j > 0:
        if i > 0 and j > 0 and sent[i - 1].word == words[j - 1] and cost[i][j] == cost[i - 1][j - 1]:
            i, j = i - 1, j - 1
        elif i > 0 and cost[i][j] == cost[i - 1][j] + sent[i - 1].acked:
            i -= 1
            if sent[i].acked:
                lost.append(sent[i])
        else:
            j -= 1
            extra.append(words[j])
    return lost[::-1], extra[::-1]


def _plainly(sent: Sequence[Sent], words: Sequence[str]) -> bool:
    """Is every answer there once, but for the last ones, of which nobody had a word yet?"""
    known = [one.word for one in sent]
    return list(words) == known[: len(words)] and not any(one.acked for one in sent[len(words) :])


def claims(database: Path) -> Counter[tuple[str, int]]:
    """How often each seat was claimed: more than once without a transfer would be a claim done twice."""
    found: Counter[tuple[str, int]] = Counter()
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for table, body in connection.execute("SELECT table_id, body FROM entries WHERE body LIKE '%\"claimed\"%'"):
            entry = json.loads(body)
            if entry.get("kind") == "claimed":
                found[table, entry["seat"]] += 1
    return found
