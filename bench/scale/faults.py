"""The faults of several processes, and a run of them beside players who keep a history."""

from __future__ import annotations

import asyncio
import gc
import signal
import statistics
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import psycopg

from bench.faults.guests import Guest, Party
from bench.scale.cluster import NAMES, Balancer, Cluster
from bench.scale.judge import Verdict, judge
from talia.core.rng import Random

LEASE = 5.0
AGAIN = 4.0  # seconds until a killed process is started again
SEATING = 240.0  # seconds until everybody sits
PATIENCE = 40.0  # seconds until those who are not back are called missing
GATHERING = 0.6  # seconds until each process has something under way


class Watch:
    """Who is away since a moment, and when they were back."""

    def __init__(self, party: Party) -> None:
        self.since = time.monotonic()
        self.before: list[Guest] = [guest for guest in party.guests if guest.socket is not None]

    def away(self) -> int:
        return sum(guest.socket is None and not guest.over for guest in self.before)

    async def back(self, least: float, most: float = PATIENCE) -> tuple[list[float], int]:
        """Wait so long at least, and then until everybody is back: how long each took, and how many are missing."""
        await asyncio.sleep(max(0.0, self.since + least - time.monotonic()))
        while self.away() and time.monotonic() < self.since + most:
            await asyncio.sleep(0.05)
        times = sorted(guest.welcomed - self.since for guest in self.before if guest.welcomed > self.since)
        return times, self.away()


class Site:
    """The cluster, those who play there, and whose turn it is to fall."""

    def __init__(self, cluster: Cluster, party: Party, seed: int) -> None:
        self.cluster = cluster
        self.party = party
        self.dice = Random(seed)
        self.turn = 0

    def next(self) -> str:
        names = list(self.cluster.members)
        self.turn += 1
        return names[self.turn % len(names)]


Fault: TypeAlias = Callable[[Site], Awaitable[float]]  # tells how long at least until everybody can be back


async def kill(site: Site) -> float:
    """kill -9 of one process, and a new one some seconds later, as a supervisor starts it."""
    one = site.cluster.members[site.next()]
    await asyncio.to_thread(one.end, signal.SIGKILL)
    await asyncio.sleep(AGAIN)
    one.start()
    return 9.5


def pause(seconds: float) -> Fault:
    async def fault(site: Site) -> float:
        """One process is stopped, and goes on later."""
        one = site.cluster.members[site.next()]
        one.send(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        one.send(signal.SIGCONT)
        return 4.0

    return fault


async def in_flight(site: Site) -> float:
    """One process is stopped while PostgreSQL works on its batch: it wakes with the outcome, nine seconds late."""
    one = site.cluster.members[site.next()]
    hand = await psycopg.AsyncConnection.connect(site.cluster.postgres.url)
    async with hand:
        await hand.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        await asyncio.sleep(GATHERING)
        one.send(signal.SIGSTOP)
    await asyncio.sleep(9.0)
    one.send(signal.SIGCONT)
    return 4.0


def wire(mode: str, seconds: float) -> Fault:
    async def fault(site: Site) -> float:
        """One process is cut off from PostgreSQL for a while."""
        one = site.cluster.wires[site.next()]
        one.tell(mode)
        await asyncio.sleep(seconds)
        one.tell("go")
        return 4.0

    return fault


async def both(site: Site) -> float:
    """One process is stopped, and another one is cut off: the third carries all."""
    stopped, cut = site.cluster.members[site.next()], site.cluster.wires[site.next()]
    stopped.send(signal.SIGSTOP)
    cut.tell("hold")
    await asyncio.sleep(9.0)
    stopped.send(signal.SIGCONT)
    cut.tell("go")
    return 4.0


def slow(seconds: float, lasting: float) -> Fault:
    async def fault(site: Site) -> float:
        """Everybody's wire is slow."""
        for one in site.cluster.wires.values():
            one.tell(f"slow {seconds}")
        await asyncio.sleep(lasting)
        for one in site.cluster.wires.values():
            one.tell("go")
        return 0.0

    return fault


def database(mode: str, away: float) -> Fault:
    async def fault(site: Site) -> float:
        """PostgreSQL is stopped, and started again."""
        await asyncio.to_thread(site.cluster.postgres.restart, mode, away)
        return 1.0

    return fault


async def restart(site: Site) -> float:
    """A process is told to stop, and a new one takes its place: three times in a row it is a rolling restart."""
    one = site.cluster.members[site.next()]
    await asyncio.to_thread(one.end, signal.SIGTERM)
    one.start()
    await asyncio.to_thread(one.wait)
    return 3.0


async def balancers(site: Site) -> float:
    """A second balancer believes that one process is dead; a third of the players come through it for a while."""
    known = {name: one.port for name, one in site.cluster.members.items()}
    known.pop(site.next())
    other = Balancer(site.cluster.folder, known, "other")
    try:
        await asyncio.to_thread(other.wait)
        moved = [guest for guest in site.party.guests if site.dice.below(3) == 0]
        for guest in moved:
            guest.address = other.address
            if guest.socket is not None:
                guest.socket.transport.abort()
        await asyncio.sleep(8.0)
        for guest in moved:
            guest.address = site.cluster.address
    finally:
        other.stop()
    return 1.0


KILLS: dict[str, Fault] = {"kill -9": kill}
PAUSES: dict[str, Fault] = {
    **{f"stopped {seconds} s": pause(seconds) for seconds in (3, 9, 12, 30)},
    "stopped 9 s, a batch in flight": in_flight,
}
WIRES: dict[str, Fault] = {
    "wire held 9 s": wire("hold", 9.0),
    "wire dropped 9 s": wire("drop", 9.0),
    "answers held 9 s": wire("deaf", 9.0),
    "wire held 3 s": wire("hold", 3.0),
}
ALL: dict[str, Fault] = {
    **KILLS,
    **PAUSES,
    **WIRES,
    "one stopped, one cut off": both,
    "wire 50 ms each way": slow(0.05, 8.0),
    "wire 1 s each way": slow(1.0, 12.0),
    "PostgreSQL restarted fast": database("fast", 0.0),
    "PostgreSQL restarted at once": database("immediate", 0.0),
    "PostgreSQL away 10 s": database("fast", 10.0),
    **{f"rolling restart, {number} of 3": restart for number in (1, 2, 3)},
    **{f"rolling restart again, {number} of 3": restart for number in (1, 2, 3)},
    "two balancers": balancers,
    "PostgreSQL away 60 s": database("fast", 60.0),
}


@dataclass
class Harm:
    """What one fault did."""

    kind: str
    half: float  # seconds after its beginning until half of those who were cut off were back
    all: float
    cut: int
    missing: int
    lasted: float = 0.0  # seconds of the fault itself
    began: float = 0.0  # by the wall's clock, as the logs have it
    ended: float = 0.0
    refused: Counter[str] = field(default_factory=Counter)


@dataclass
class Report:
    """What came out of a run."""

    verdict: Verdict = field(default_factory=Verdict)
    harms: list[Harm] = field(default_factory=list)
    metrics: dict[str, float] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    flagged: int = 0  # games lost by a clock that ran out: nobody here thinks that long
    tables: int = 0
    seconds: float = 0.0

    @property
    def sound(self) -> bool:
        good = self.verdict.sound and self.verdict.findings.acked > 0 and self.flagged == 0
        return good and not any(harm.missing for harm in self.harms)

    def told(self) -> dict[str, Any]:
        return {
            **self.verdict.told(),
            "faults": len(self.harms),
            "back_half_most": round(max((harm.half for harm in self.harms), default=0.0), 2),
            "back_all_most": round(max((harm.all for harm in self.harms), default=0.0), 2),
            "never_back": sum(harm.missing for harm in self.harms),
            "each": [
                f"{one.kind}: {one.cut} cut off, half {one.half:.1f} s, all {one.all:.1f} s" for one in self.harms
            ],
            "lost_on_time": self.flagged,
            "refusals": dict(self.refused),
            "metrics": self.metrics,
            "tables": self.tables,
            "seconds": round(self.seconds, 1),
        }


async def run(
    folder: Path,
    tables: int,
    seconds: float,
    kinds: dict[str, Fault],
    think: float = 7.0,
    seed: int = 1,
    wires: bool = True,
    more: dict[str, list[str]] | None = None,
) -> Report:
    """Play, harm one after another for so long (0: each once), and judge."""
    cluster = await asyncio.to_thread(lambda: Cluster(folder, NAMES, wires, more=more))
    party = Party(cluster.address, "cardia", think, seed)
    site, report = Site(cluster, party, seed), Report(tables=tables)
    began = time.monotonic()
    playing = asyncio.create_task(party.gather(tables))
    try:
        while sum(bool(guest.view) for guest in party.guests) < 1.8 * tables and time.monotonic() - began < SEATING:
            await asyncio.sleep(0.2)
        gc.collect()
        gc.freeze()
        gc.disable()  # the players' own pauses would count as the servers'
        harming = time.monotonic()
        number = 0
        while time.monotonic() - harming < seconds or (seconds == 0 and number < len(kinds)):
            kind = list(kinds)[number % len(kinds)]
            number += 1
            report.harms.append(await _harm(site, kind, kinds[kind]))
        await asyncio.sleep(2 * think)  # what is under way arrives
        for name in ("claims", "wants", "handovers", "fenced", "reaped", "losses", "adopted"):
            report.metrics[name] = await asyncio.to_thread(cluster.total, name)
    finally:
        gc.enable()
        party.over.set()
        await asyncio.wait([playing], timeout=20)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        report.flagged = party.flagged
        report.refused = _refused(party)
        logs = [one.log for one in cluster.members.values()]
        for one in cluster.members.values():
            await asyncio.to_thread(one.end)
        report.verdict = await asyncio.to_thread(
            judge, [guest.told() for guest in party.told], cluster.postgres.url, logs
        )
        await asyncio.to_thread(cluster.close)
    report.seconds = time.monotonic() - began
    return report


async def _harm(site: Site, kind: str, fault: Fault) -> Harm:
    watch = Watch(site.party)
    began, before = time.time(), _refused(site.party)
    least = await fault(site)
    lasted = time.monotonic() - watch.since
    times, missing = await watch.back(least if kind.startswith("kill") else lasted + least, lasted + PATIENCE)
    half, slowest = statistics.median(times) if times else 0.0, max(times, default=0.0)
    refused = _refused(site.party) - before
    harm = Harm(kind, half, slowest, len(times), missing, lasted, began, time.time(), refused)
    print(
        f"scale: {kind}: {harm.cut} cut off, half back after {harm.half:.1f} s, all after {harm.all:.1f} s"
        + (f", {missing} missing" if missing else ""),
        file=sys.stderr,
        flush=True,
    )
    return harm


def _refused(party: Party) -> Counter[str]:
    return Counter(code for guest in party.told for code in guest.refused)
