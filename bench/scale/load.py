"""The load on one process and on three, as ratios: SQLite, SQLite --durable, PostgreSQL as one, three members on it.

All are up at once, each with its own tables and players, and played in short turns, so that a machine that gets slower
or faster meanwhile does so for all of them: only one's players think and answer at a time. p50 and p95 are theirs, from
an answer sent to its ack, for the three through HAProxy; a ratio is that of two turns of one round, told are the
geometric mean and its 95 % interval. Then the throughput, in turns too: every player answers at once, again and again.
The processor's time of an answer is that of all that serves it, PostgreSQL and HAProxy with it.

Writes bench/results/scale-load.json; 1 if the ratios are not as wanted. The generator has the same cores as the
servers: on two cores three processes share what one had, and their throughput says no more than that it does not fall
apart. On a machine with other work believe the processor's time only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx2

from bench.clients import Table, make
from bench.load import seated
from bench.load_against import SETTLING, InTurn, Pace
from bench.load_server import quantile
from bench.scale.cluster import NAMES, ROOT, Cluster, Postgres, free_port, installed

MAKERS = 10  # who make tables at once
KINDS = ("sqlite", "sqlite durable", "postgresql, one process", "postgresql, three members")
THREE = KINDS[3]
MOST = {"sqlite durable": 3.0, "postgresql, one process": 1.0}  # the p95 of three members against it, wanted
QUICKLY = 25  # so much shorter players think when they answer as fast as they can


class Server(NamedTuple):
    """Where players are to go, and the processes that serve them: with all they have begun."""

    address: str
    processes: Callable[[], list[int]]


@contextmanager
def alone(folder: Path, database: str, durable: bool = False) -> Iterator[tuple[str, int]]:
    """One process, not a member."""
    port = free_port()
    command = [sys.executable, "-m", "bench.scale.alone", str(port), database, *(["--durable"] if durable else [])]
    with (folder / "alone.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, env=installed())
    try:
        for _ in range(600):
            try:
                if httpx2.get(f"http://127.0.0.1:{port}/api/health", timeout=2).status_code == 200:
                    break
            except httpx2.HTTPError:
                pass
            time.sleep(0.1)
        else:
            raise SystemExit("scale: the server did not start")
        yield f"127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def on(kind: str, folder: Path) -> Iterator[Server]:
    """That kind of server."""
    folder.mkdir(parents=True)
    if kind.startswith("sqlite"):
        with alone(folder, f"sqlite:///{folder}/load.db", kind == "sqlite durable") as (address, pid):
            yield Server(address, lambda: [pid])
    elif kind == "postgresql, one process":
        postgres = Postgres(folder)
        try:
            with alone(folder, postgres.url) as (address, pid):
                yield Server(address, lambda: [pid, postgres.pid()])
        finally:
            postgres.stop()
    else:
        cluster = Cluster(folder, more={name: ["--patient"] for name in NAMES})
        try:
            yield Server(cluster.address, cluster.processes)
        finally:
            cluster.close()


def used(roots: list[int]) -> float:
    """Seconds of the processor that these and all that they have begun have used."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                words = Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()
            except OSError:  # gone meanwhile
                continue
            parents[int(entry)] = int(words[1])
            ticks[int(entry)] = sum(map(int, words[11:15]))  # and of its children that have ended
    total = 0
    for pid in ticks:
        above = pid
        while above not in roots and above in parents:
            above = parents[above]
        total += ticks[pid] if above in roots else 0
    return total / os.sysconf("SC_CLK_TCK")


class Side:
    """One kind of server with its players, and what its turns have shown."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.pace = Pace()
        self.done = asyncio.Event()
        self.players: list[InTurn] = []
        self.sitting: list[asyncio.Task[None]] = []
        self.turns: list[dict[str, float]] = []
        self.full: list[float] = []

    async def fill(self, tables: int, think: float) -> None:
        async def some(count: int) -> list[Table]:
            async with httpx2.AsyncClient(base_url=f"http://{self.server.address}", timeout=60) as client:
                return [await make(client, "cardia") for _ in range(count)]

        made = await asyncio.gather(*(some(len(range(maker, tables, MAKERS))) for maker in range(MAKERS)))
        self.players = [
            InTurn(self.pace, self.server.address, table, seat, 2 * number + seat, think)
            for number, table in enumerate(table for one in made for table in one)
            for seat in (0, 1)
        ]
        ready = asyncio.Event()
        ready.set()
        self.sitting = await seated(self.players, ready, self.done)

    def acked(self) -> int:
        return sum(len(player.trips) for player in self.players)

    async def turn(self, seconds: float) -> None:
        await self.pace.run(SETTLING)
        for player in self.players:
            player.trips.clear()
        before = used(self.server.processes())
        await self.pace.run(seconds)
        await asyncio.sleep(SETTLING)
        cpu = used(self.server.processes()) - before
        trips = sorted(trip for player in self.players for trip in player.trips)
        self.turns.append(
            {
                "answers_per_second": len(trips) / seconds,
                **{f"p{q}_ms": 1000 * quantile(trips, q / 100) for q in (50, 95, 99)},
                "cpu_ms_per_answer": 1000 * cpu / max(1, len(trips)),
            }
        )

    async def as_fast_as_they_can(self, seconds: float, think: float) -> None:
        """What is acknowledged in a second, when everybody answers again at once."""
        for player in self.players:
            player.think = think / QUICKLY
        for _, _, done in self.pace.waiting:
            if not done.done():
                done.set_result(None)
        self.pace.waiting.clear()
        await self.pace.run(1.0)
        acked, began = self.acked(), time.monotonic()
        await self.pace.run(seconds)
        self.full.append((self.acked() - acked) / (time.monotonic() - began))
        await asyncio.sleep(2 * SETTLING)  # what waits is answered before the next one's turn

    def told(self) -> dict[str, float]:
        medians = {key: statistics.median(turn[key] for turn in self.turns) for key in self.turns[0]}
        full = statistics.fmean(self.full) if self.full else 0.0
        dropped = float(sum(task.done() and not task.cancelled() for task in self.sitting))
        return {**{key: round(value, 2) for key, value in medians.items()}, "full_acks_per_second": round(full, 1)} | {
            "dropped": dropped
        }

    async def leave(self) -> None:
        self.done.set()
        for task in self.sitting:
            task.cancel()
        await asyncio.gather(*self.sitting, return_exceptions=True)


async def measured(sides: dict[str, Side], args: argparse.Namespace) -> None:
    for kind, side in sides.items():
        await side.fill(args.tables, args.think)
        print(f"scale: {kind}: {len(side.players)} players sit", file=sys.stderr, flush=True)
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause of the generator would count as the server's
    for side in sides.values():
        await side.pace.run(args.think / 2)  # until answers come evenly
    for number in range(args.turns):
        for kind in KINDS if number % 2 == 0 else KINDS[::-1]:
            await sides[kind].turn(args.seconds)
        told = {kind: round(side.turns[-1]["p95_ms"], 1) for kind, side in sides.items()}
        print(f"scale: round {number + 1}, p95 in ms: {json.dumps(told)}", file=sys.stderr, flush=True)
    if args.full:
        for order in (KINDS, KINDS[::-1]):
            for kind in order:
                await sides[kind].as_fast_as_they_can(args.full, args.think)
    gc.enable()


def ratio(mine: Side, other: Side, key: str) -> tuple[float, float, float]:
    """The geometric mean of the rounds' ratios, and the ends of its 95 % interval."""
    pairs = zip(mine.turns, other.turns, strict=True)
    logs = [math.log(max(one[key], 1e-6) / max(two[key], 1e-6)) for one, two in pairs]
    mean = statistics.fmean(logs)
    error = 2.1 * statistics.stdev(logs) / math.sqrt(len(logs)) if len(logs) > 1 else math.inf
    return math.exp(mean), math.exp(mean - error), math.exp(min(mean + error, 50.0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, help="of each kind of server")
    parser.add_argument("--think", type=float, default=20.0, help="seconds a player takes: half of it a table")
    parser.add_argument("--turns", type=int, default=8, help="rounds in which each has its turn")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long a turn is measured")
    parser.add_argument("--full", type=float, default=4.0, help="seconds of throughput, twice; 0: none")
    args = parser.parse_args()
    found: dict[str, Any] = {"cores": os.cpu_count(), "load_before": os.getloadavg()[0], "tables": args.tables}
    with tempfile.TemporaryDirectory() as place, ExitStack() as servers:
        sides = {
            kind: Side(servers.enter_context(on(kind, Path(place) / str(number)))) for number, kind in enumerate(KINDS)
        }

        async def run() -> None:
            try:
                await measured(sides, args)
            finally:
                found.update({kind: side.told() for kind, side in sides.items() if side.turns})
                for side in sides.values():
                    await side.leave()

        asyncio.run(run())
    for key in ("p95_ms", "cpu_ms_per_answer"):
        found[f"{key} of three members against"] = {
            kind: [round(value, 2) for value in ratio(sides[THREE], sides[kind], key)] for kind in KINDS[:3]
        }
    results = ROOT / "bench" / "results"
    results.mkdir(parents=True, exist_ok=True)
    (results / "scale-load.json").write_text(json.dumps(found, indent=2) + "\n")
    print(json.dumps(found, indent=2))
    good = all(ratio(sides[THREE], sides[kind], "p95_ms")[0] <= most for kind, most in MOST.items())
    print("scale: " + ("as wanted" if good else f"not as wanted: at most {MOST}"), file=sys.stderr)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
