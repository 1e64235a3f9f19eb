"""The load on this tree's server and on another tree's, both up at once and played in short turns, as ratios.

    PYTHONPATH=build/compiled python -m bench.load_against ../before --turns 24

Both trees need compiled rules in `build/compiled`. Each server has its own tables and players; only one server's
players think and answer at a time, for some seconds, in the order A B B A, so that a machine that gets slower or faster
meanwhile does so for both. A ratio is that of two neighbouring turns; told are their geometric mean and its 95 %
interval, and above 1 this tree is slower. It is worse where a whole interval lies above 1 (1 is returned), not worse
where it ends at 1.05 or below, and not decided in between. On a machine with other work believe the processor's time
only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import heapq
import json
import math
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.clients import Player, Table
from bench.load import ROOT, ServerProcess, made, seated

WANTED = ("p50_ms", "p95_ms", "p99_ms", "cpu_ms_per_view")
MOST = 1.05
SETTLING = 0.5  # seconds of a turn that are not measured: the other server's last answers
STEP = 0.002  # how finely the time of a turn is counted


class Elsewhere(ServerProcess):
    """The server of some tree; that of 0.1.0 is started by its `bench/load.py` itself."""

    def __init__(self, folder: str, tree: Path) -> None:
        self.tree = tree
        super().__init__(folder)

    def surroundings(self) -> dict[str, Any]:
        path = f"{self.tree / 'build' / 'compiled'}{os.pathsep}{self.tree}"
        return {"cwd": self.tree, "env": {**os.environ, "PYTHONPATH": path}}

    def started_by(self) -> list[str]:
        if (self.tree / "bench" / "load_server.py").exists():
            return super().started_by()
        return [sys.executable, str(self.tree / "bench" / "load.py"), "--serve"]


class Pace:
    """The time of one server's turns: it stands still while the other one is played."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    async def rest(self, seconds: float) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (self.now + seconds, id(done), done))
        await done

    async def run(self, seconds: float) -> None:
        """A turn of that length."""
        clock = asyncio.get_running_loop().time
        last = clock()
        end = last + seconds
        while last < end:
            await asyncio.sleep(STEP)
            self.now += clock() - last
            last = clock()
            while self.waiting and self.waiting[0][0] <= self.now:
                done = heapq.heappop(self.waiting)[2]
                if not done.done():
                    done.set_result(None)


class InTurn(Player):
    """Thinks in the time of its server's turns."""

    def __init__(self, pace: Pace, address: str, table: Table, seat: int, seed: int, think: float) -> None:
        super().__init__(address, table, seat, seed, think)
        self.pace = pace

    async def rest(self, seconds: float) -> None:
        await self.pace.rest(seconds)


class Side:
    """One tree's server with its players, and what its turns have shown."""

    def __init__(self, folder: str, tree: Path) -> None:
        self.server = Elsewhere(folder, tree)
        self.pace = Pace()
        self.done = asyncio.Event()
        self.sitting: list[asyncio.Task[None]] = []
        self.turns: list[dict[str, float]] = []

    async def fill(self, args: argparse.Namespace) -> None:
        tables = await made(self.server, args)
        players = [
            InTurn(self.pace, self.server.address, table, seat, 2 * number + seat, args.think)
            for number, table in enumerate(tables)
            for seat in (0, 1)
        ]
        ready = asyncio.Event()
        ready.set()
        self.sitting = await seated(players, ready, self.done)

    async def turn(self, seconds: float) -> None:
        await self.pace.run(SETTLING)
        before = self.server.report()
        await self.pace.run(seconds)
        await asyncio.sleep(SETTLING)
        after = self.server.report()
        cpu = 1000 * (after["cpu_seconds"] - before["cpu_seconds"]) / max(1, after["views"])
        self.turns.append({"cpu_ms_per_view": cpu, **{key: after[key] for key in (*WANTED[:3], "most_ms", "views")}})

    async def leave(self) -> None:
        self.done.set()
        for task in self.sitting:
            task.cancel()
        await asyncio.gather(*self.sitting, return_exceptions=True)


async def measured(there: Side, here: Side, args: argparse.Namespace) -> None:
    for side in (there, here):
        await side.fill(args)
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause of the generator would be a burst of answers for a server, and count as its own
    for side in (there, here):
        await side.pace.run(args.think)  # until answers come evenly
    for number in range(args.turns):
        for side in (there, here) if number % 2 == 0 else (here, there):
            await side.turn(args.seconds)
        told = {"there": there.turns[-1], "here": here.turns[-1]}
        print(f"load: turn {number + 1}: {json.dumps(told)}", file=sys.stderr, flush=True)
    gc.enable()
    for side in (there, here):
        await side.leave()


def ratio(there: Side, here: Side, key: str) -> tuple[float, float, float]:
    """The geometric mean of the turns' ratios, and the ends of its 95 % interval."""
    pairs = zip(here.turns, there.turns, strict=True)
    logs = [math.log(max(mine[key], 1e-6) / max(theirs[key], 1e-6)) for mine, theirs in pairs]
    mean = statistics.fmean(logs)
    error = 2.1 * statistics.stdev(logs) / math.sqrt(len(logs)) if len(logs) > 1 else math.inf
    return math.exp(mean), math.exp(mean - error), math.exp(min(mean + error, 50.0))


def verdict(low: float, high: float) -> str:
    return "worse" if low > 1 else "not worse" if high <= MOST else "not decided"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tree", type=Path, help="the other checkout")
    parser.add_argument("--turns", type=int, default=24, help="turns of each server")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long a turn is measured")
    parser.add_argument("--game", default="cardia")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--think", type=float, default=10.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        there, here = Side(first, args.tree.resolve()), Side(second, ROOT)
        try:
            asyncio.run(measured(there, here, args))
        finally:
            there.server.stop()
            here.server.stop()
    found: dict[str, Any] = {}
    for key in WANTED:
        middle, low, high = ratio(there, here, key)
        found[key] = {
            "there": round(statistics.median(turn[key] for turn in there.turns), 3),
            "here": round(statistics.median(turn[key] for turn in here.turns), 3),
            "ratio": round(middle, 3),
            "interval": [round(low, 3), round(high, 3)],
            "verdict": verdict(low, high),
        }
    found["most_ms"] = {
        name: max(turn["most_ms"] for turn in side.turns) for name, side in (("there", there), ("here", here))
    }
    print(json.dumps(found, indent=2))
    return 1 if any(found[key]["verdict"] == "worse" for key in WANTED[:3]) else 0


if __name__ == "__main__":
    sys.exit(main())
