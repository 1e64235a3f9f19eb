"""What several processes must hold, each judged in words: held, not held, or not run. The exit code follows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from bench.scale.faults import LEASE, Harm, Report
from bench.scale.judge import Verdict

OFTEN = 0.9  # seconds: a table that moves twice within less moves more than once a second (one is kept for 1.0)


class Line(NamedTuple):
    """A line of a process' log: when, by the bench's clock."""

    at: float
    event: str
    member: str
    table: str


class Must(NamedTuple):
    """One sentence, and whether it held; None: it was not put to the test."""

    sentence: str
    held: bool | None
    figures: str = ""

    def told(self) -> str:
        word = "not run" if self.held is None else "held" if self.held else "NOT HELD"
        return f"{word}: {self.sentence}" + (f" ({self.figures})" if self.figures else "")


@dataclass
class Shown:
    """What was shown beside the run of faults; empty: it was not run."""

    fence: Mapping[str, Verdict] = field(default_factory=dict)
    race: Mapping[str, int] = field(default_factory=dict)
    tournament: bool | None = None
    skewed: bool = False


def lines_in(logs: Mapping[str, Path], ahead: Mapping[str, float]) -> list[Line]:
    """All log lines of the members, in order; `ahead`: how far a member's clock is."""
    found: list[Line] = []
    for name, log in logs.items():
        for text in log.read_text(errors="replace").splitlines():
            try:
                told = json.loads(text)
                at = datetime.fromisoformat(told["time"]).timestamp() - ahead.get(name, 0.0)
                if told["event"] == "claimed":  # said once it is read, later on a busy machine; it moved before
                    at -= told.get("ms", 0.0) / 1000
            except (ValueError, KeyError, TypeError):  # cut off by a kill, or not ours
                continue
            found.append(Line(at, told["event"], name, told.get("table", "")))
    return sorted(found)


def moves(lines: Sequence[Line]) -> dict[str, list[float]]:
    """When each table came to another process than the one that had it."""
    owner: dict[str, str] = {}
    found: dict[str, list[float]] = {}
    for line in lines:
        if line.event == "claimed":
            if owner.get(line.table, line.member) != line.member:
                found.setdefault(line.table, []).append(line.at)
            owner[line.table] = line.member
    return found


def musts(report: Report, lines: Sequence[Line], shown: Shown) -> list[Must]:
    """Every one of them."""
    verdict, moved = report.verdict, moves(lines)

    def of(*beginnings: str) -> list[Harm]:
        return [harm for harm in report.harms if harm.kind.startswith(beginnings)]

    def back(name: str, harms: list[Harm], limit: Callable[[Harm], float], half: float | None = None) -> Must:
        if not harms:
            return Must(name, None)
        good = all(not harm.missing and harm.all <= limit(harm) for harm in harms)
        good = good and (half is None or all(harm.half <= half for harm in harms))
        worst = max(harms, key=lambda harm: harm.all)
        slow = max(harm.half for harm in harms)
        never = sum(harm.missing for harm in harms)
        return Must(name, good, f"{len(harms)} times; half {slow:.1f} s, all {worst.all:.1f} s, never {never}")

    def within(harm: Harm, event: str) -> Counter[str]:
        return Counter(one.member for one in lines if one.event == event and harm.began <= one.at <= harm.ended)

    fenced = sum(one.event == "fenced" for one in lines)  # by the logs: a process that was killed has lost its count
    restarts, balancers = of("rolling restart"), of("two balancers")
    fast, slow, wires = of("wire 50 ms"), of("wire 1 s"), of("wire held", "wire dropped", "answers held")
    found = [
        Must(
            "nothing acknowledged is lost, doubled or reordered; nothing is stale, rolled back or unplayable",
            verdict.sound and verdict.findings.acked > 0,
            f"{verdict.findings.acked} acknowledged, {verdict.stale} stale",
        ),
        Must("nobody loses a game by a takeover's time", report.flagged == 0, f"{report.flagged} lost on time"),
        back("killed: half back within 4 s, everybody within 10 s", of("kill"), lambda _: 10.0, 4.0),
        back(f"stopped: everybody back within {LEASE + 5:.0f} s", of("stopped"), lambda _: LEASE + 5),
        Must(
            "a cut wire: at least one late write was fenced off, or nothing was tested",
            fenced > 0 if wires else None,
            f"{fenced} fenced off" if wires else "",
        ),
        back("one stopped, one cut off: the third carries all within 15 s", of("one stopped,"), lambda _: 15.0),
        back(
            "PostgreSQL away: everybody back within 5 s after it is up", of("PostgreSQL"), lambda harm: harm.lasted + 5
        ),
        Must(
            "a wire of 50 ms each way: nobody is taken for dead",
            not any(within(harm, "reaped") for harm in fast) if fast else None,
        ),
        Must(
            "a wire of 1 s each way: at most one loss of membership a process and minute",
            all(
                losses <= max(1.0, (harm.ended - harm.began) / 60)
                for harm in slow
                for losses in within(harm, "member_lost").values()
            )
            if slow
            else None,
        ),
        back("rolling restart: everybody back within 3 s", restarts, lambda _: 3.0),
        Must(
            "rolling restart: no refusal but busy",
            all(set(harm.refused) <= {"busy"} for harm in restarts) if restarts else None,
        ),
        _few_moves(restarts, moved),
        Must(
            "two balancers: no table moves more than once a second",
            not any(
                later - first < OFTEN and harm.began <= first and later <= harm.ended
                for harm in balancers
                for times in moved.values()
                for first, later in pairwise(times)
            )
            if balancers
            else None,
        ),
        Must(
            "clocks a minute off: nothing is lost, and nobody loses time",
            verdict.sound and report.flagged == 0 if shown.skewed else None,
        ),
        Must("two games of a tournament end at once, one process is killed: each next game once", shown.tournament),
    ]
    return [*found, *_without(shown)]


def _few_moves(restarts: list[Harm], moved: Mapping[str, list[float]]) -> Must:
    """A round is three restarts in a row: of a cut one there is nothing to say."""
    rounds = [restarts[begin : begin + 3] for begin in range(0, len(restarts) - 2, 3)]
    most = max(
        (sum(one[0].began <= at <= one[-1].ended for at in times) for one in rounds for times in moved.values()),
        default=0,
    )
    sentence = "rolling restart: a table moves at most twice a round"
    return Must(sentence, most <= 2, f"at most {most}") if rounds else Must(sentence, None)


def _without(shown: Shown) -> list[Must]:
    """The judge is believed only because it fails where the fence is taken out."""
    fence, race = shown.fence, shown.race
    key, neither = fence.get("key only"), fence.get("neither")
    return [
        Must(
            "a stopped owner wakes: with the fence nothing gets through",
            fence["fence"].sound if "fence" in fence else None,
        ),
        Must(
            "without the fence, primary key only: the judge says stale",
            None if key is None else key.stale > 0,
            "" if key is None else f"{key.stale} stale",
        ),
        Must(
            "with neither: the judge says more",
            None if neither is None else neither.stale > 0 and neither.worse,
            "" if neither is None else f"{neither.stale} stale, {neither.findings.lost} lost",
        ),
        Must(
            "the race: with the row locked nothing is written after a takeover",
            race["locked"] == 0 if race else None,
            f"{race['locked']} of {race['rounds']}" if race else "",
        ),
        Must(
            "the race: with the row only looked at something is",
            race["looked_at"] > 0 if race else None,
            f"{race['looked_at']} of {race['rounds']}" if race else "",
        ),
    ]


def judged(found: Sequence[Must]) -> dict[str, Any]:
    """As the report has it. What was not run fails nothing, and is said."""
    return {"musts": [must.told() for must in found], "sound": all(must.held is not False for must in found)}
