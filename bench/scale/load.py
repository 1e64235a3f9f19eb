"""The load on one process and on three, as ratios: SQLite, SQLite --durable, PostgreSQL as one, three members on it.

The same players for each, one after another in one run; p50 and p95 are theirs, from an answer sent to its ack, for the
three through HAProxy. Then the throughput: every player answers at once, again and again. Writes
bench/results/scale-load.json. The generator has the same cores as the servers: on two cores three processes share what
one had, and their throughput says no more than that it does not fall apart.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2

from bench.clients import Player, Table, make
from bench.load import seated
from bench.load_server import quantile
from bench.scale.cluster import ROOT, Cluster, Postgres, free_port


@contextmanager
def alone(folder: Path, database: str, durable: bool = False) -> Iterator[str]:
    """One process, not a member."""
    port = free_port()
    command = [sys.executable, "-m", "bench.scale.alone", str(port), database, *(["--durable"] if durable else [])]
    with (folder / "alone.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
    try:
        for _ in range(600):
            try:
                if httpx2.get(f"http://127.0.0.1:{port}/api/health", timeout=2).status_code == 200:
                    break
            except httpx2.HTTPError:
                time.sleep(0.1)
        else:
            raise SystemExit("scale: the server did not start")
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def on(kind: str, folder: Path) -> Iterator[str]:
    """Where players are to go for that kind of server."""
    folder.mkdir(parents=True)
    if kind.startswith("sqlite"):
        with alone(folder, f"sqlite:///{folder}/load.db", kind == "sqlite durable") as address:
            yield address
    elif kind == "postgresql, one process":
        postgres = Postgres(folder)
        try:
            with alone(folder, postgres.url) as address:
                yield address
        finally:
            postgres.stop()
    else:
        cluster = Cluster(folder)
        try:
            yield cluster.address
        finally:
            cluster.close()


MAKERS = 10  # who make tables at once
KINDS = ("sqlite", "sqlite durable", "postgresql, one process", "postgresql, three members")


async def measured(address: str, args: argparse.Namespace) -> dict[str, float]:
    async def some(count: int) -> list[Table]:
        async with httpx2.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
            return [await make(client, "cardia") for _ in range(count)]

    made = await asyncio.gather(*(some(args.tables // MAKERS) for _ in range(MAKERS)))
    tables = [table for one in made for table in one]
    players = [
        Player(address, table, seat, 2 * number + seat, args.think)
        for number, table in enumerate(tables)
        for seat in (0, 1)
    ]
    ready, done = asyncio.Event(), asyncio.Event()
    sitting = await seated(players, ready, done)
    gc.collect()
    gc.freeze()
    gc.disable()
    ready.set()
    await asyncio.sleep(args.think / 2)
    for player in players:
        player.trips.clear()
    counted, began = sum(player.answers for player in players), time.monotonic()
    await asyncio.sleep(args.seconds)
    rate = (sum(player.answers for player in players) - counted) / (time.monotonic() - began)
    trips = sorted(trip for player in players for trip in player.trips)
    for player in players:  # and now as fast as they can
        player.think = args.think / 25
    await asyncio.sleep(args.think / 2 if args.full else 0.0)
    acks, began = sum(len(player.trips) for player in players), time.monotonic()
    await asyncio.sleep(args.full)
    full = (sum(len(player.trips) for player in players) - acks) / (time.monotonic() - began) if args.full else 0.0
    gc.enable()
    done.set()
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    return {
        "answers_per_second": round(rate, 1),
        **{f"p{q}_ms": round(1000 * quantile(trips, q / 100), 2) for q in (50, 95, 99)},
        "full_acks_per_second": round(full, 1),
        "dropped": float(sum(task.done() and not task.cancelled() for task in sitting)),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--think", type=float, default=20.0, help="seconds a player takes: half of it a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure each")
    parser.add_argument("--full", type=float, default=5.0, help="seconds of throughput; 0: none")
    args = parser.parse_args()
    found: dict[str, Any] = {"cores": os.cpu_count(), "load_before": os.getloadavg()[0], "tables": args.tables}
    with tempfile.TemporaryDirectory() as place:
        for number, kind in enumerate(KINDS):
            with on(kind, Path(place) / str(number)) as address:
                found[kind] = asyncio.run(measured(address, args))
            print(f"scale: {kind}: {json.dumps(found[kind])}", file=sys.stderr, flush=True)
    three = found[KINDS[3]]["p95_ms"]
    ratios = {kind: round(three / max(found[kind]["p95_ms"], 1e-9), 2) for kind in KINDS[:3]}
    found["p95_of_three_members_against"] = ratios
    results = ROOT / "bench" / "results"
    results.mkdir(parents=True, exist_ok=True)
    (results / "scale-load.json").write_text(json.dumps(found, indent=2) + "\n")
    print(json.dumps(found, indent=2))
    good = ratios["sqlite durable"] <= 3.0 and ratios["postgresql, one process"] <= 1.0
    print("scale: " + ("as wanted" if good else "not as wanted: at most 3 and 1"), file=sys.stderr)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
