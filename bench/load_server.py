"""The server under load, in a process of its own: `load.py` starts it, and asks it by a signal what it has measured."""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from bench.unlimited import unlimited
from talia import engine
from talia.cli.serve import listen
from talia.games import PLACES
from talia.server.doors.app import Server
from talia.server.doors.process import Process
from talia.server.run.metrics import Histogram
from talia.server.run.settings import Settings


class Kept(Histogram):
    """Every measured time, not only how many of each length."""

    def __init__(self) -> None:
        super().__init__()
        self.samples: list[float] = []

    def add(self, seconds: float) -> None:
        super().add(seconds)
        self.samples.append(seconds)


class Pauses:
    """How long Python's collector holds everything."""

    def __init__(self) -> None:
        self.lengths: list[float] = []
        self.began = 0.0
        gc.callbacks.append(self.collecting)

    def collecting(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.perf_counter()
        else:
            self.lengths.append(time.perf_counter() - self.began)


def report(server: Server, kept: Kept, pauses: Pauses) -> dict[str, Any]:
    """What was measured since the last report; measuring begins anew."""
    ordered = sorted(kept.samples)
    lengths = list(pauses.lengths)
    kept.samples.clear()
    pauses.lengths.clear()
    return {
        "engine": engine.kind(),
        "views": len(ordered),
        "memory_kb": _memory(),
        "tables": len(server.lobby.rooms),
        "sockets": server.sockets.count(),
        "commits": server.store.commits,
        "writes": server.store.written,
        "cpu_seconds": round(sum(os.times()[:2]), 2),
        **{f"p{q}_ms": round(1000 * quantile(ordered, q / 100), 3) for q in (50, 95, 99)},
        "most_ms": round(1000 * (ordered[-1] if ordered else 0.0), 3),
        "collections": len(lengths),
        "collected_ms": round(1000 * sum(lengths), 1),
        "longest_collection_ms": round(1000 * max(lengths, default=0.0), 1),
    }


def _memory() -> int:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def quantile(ordered: list[float], q: float) -> float:
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else 0.0


def serve(port: int, database: str, limited: bool) -> None:
    """A server, without limits an address unless they are wanted."""
    plain = {"games": tuple(PLACES), "workers": 1}
    chosen: dict[str, Any] = plain if limited else unlimited()
    server = Server(Settings(database=database, tend_memory=True, **chosen))
    kept = Kept()
    pauses = Pauses()
    server.metrics.answer_to_views = kept
    signal.signal(signal.SIGUSR1, lambda *_: print(json.dumps(report(server, kept, pauses)), flush=True))
    Process(server).run(sockets=[listen("127.0.0.1", port)])


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2], "--limited" in sys.argv[3:])
