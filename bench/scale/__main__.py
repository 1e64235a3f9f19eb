"""`make scale`: PostgreSQL, three processes and HAProxy on this machine, with a printed link; Ctrl-C ends them.

`--check SECONDS` harms them for so long instead, judges each thing that must hold in words, and writes
bench/results/scale.json; 1 if any of them does not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.scale import fence
from bench.scale.cluster import NAMES, ROOT, Cluster, Postgres
from bench.scale.faults import ALL, run
from bench.scale.musts import Shown, judged, lines_in, musts
from bench.scale.race import LOOKED_AT, race
from talia.server.keep import sharing
from talia.server.keep.sql import SqlStore

RESULTS = ROOT / "bench" / "results"


def play() -> int:
    cluster = Cluster(ROOT / "build" / "scale", plain=True)
    assert cluster.balancer is not None
    print(f"Talia: http://localhost:{cluster.balancer.port}/ (HAProxy, process {cluster.balancer.process.pid})")
    for one in cluster.members.values():
        assert one.process is not None
        print(f"  member {one.name}: port {one.port}, process {one.process.pid}, log {one.log}")
    print(f"  PostgreSQL: {cluster.postgres.url}\nCtrl-C ends them all.", flush=True)
    try:
        while True:
            time.sleep(1)
    except KeyboardInterrupt:
        print("talia: stopping", file=sys.stderr)
    finally:
        cluster.close()
    return 0


def races(folder: Path, rounds: int) -> dict[str, int]:
    """How often a write got through after a takeover: with the row locked, and with the row only looked at."""
    folder.mkdir(parents=True)
    postgres = Postgres(folder)
    try:
        store = SqlStore(postgres.url)
        store.open()
        store.close()
        locked = race(postgres.url, rounds, sharing.APPEND)
        return {"rounds": rounds, "locked": locked, "looked_at": race(postgres.url, rounds, LOOKED_AT)}
    finally:
        postgres.stop()


def check(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    kinds = {kind: ALL[kind] for kind in args.kind} if args.kind else ALL
    wired = any("wire" in kind or "held" in kind or "cut off" in kind for kind in kinds)
    more = {"b": ["--clock", "60"], "c": ["--clock", "-60"]} if args.skew else None
    report = asyncio.run(
        run(folder / "faults", args.tables, args.check, kinds, args.think, args.seed, wires=wired, more=more)
    )
    shown = Shown(skewed=args.skew)
    found: dict[str, Any] = {"run": report.told()}
    if not args.only:
        shown.fence = asyncio.run(fence.all_stopped(folder / "fence", args.stopped))
        found["fence"] = {mode: verdict.told() for mode, verdict in shown.fence.items()}
        shown.race = found["race"] = races(folder / "race", args.rounds)
        shown.tournament = tournament()
    logs = {name: folder / "faults" / f"{name}.log" for name in NAMES}
    ahead = {name: float(words[1]) for name, words in (more or {}).items()}
    return {**found, **judged(musts(report, lines_in(logs, ahead), shown))}


def tournament() -> bool:
    """Two games that end at once, and one member that dies between: a test tells it, with members of its own."""
    test = "tests/server/keep/test_several.py::test_two_games_end_at_once_and_one_of_the_processes_is_killed_between"
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test], cwd=ROOT, check=False)
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", type=float, metavar="SECONDS", help="run the failure tests for so long")
    parser.add_argument("--tables", type=int, default=300, help="live tables")
    parser.add_argument("--think", type=float, default=7.0, help="seconds a player takes for an answer, on average")
    parser.add_argument("--kind", action="append", choices=list(ALL), help="only these faults")
    parser.add_argument("--only", action="store_true", help="only the faults: neither the fence taken out nor the race")
    parser.add_argument("--skew", action="store_true", help="the clocks of two processes are a minute off")
    parser.add_argument("--stopped", type=int, default=60, help="tables of the owner that is stopped and wakes")
    parser.add_argument("--rounds", type=int, default=1000, help="rounds of the race")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--name", default="scale", help="of the file in bench/results")
    args = parser.parse_args()
    if args.check is None:
        return play()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        found = check(args, folder)
        RESULTS.mkdir(parents=True, exist_ok=True)
        if not found["sound"]:
            shutil.copytree(folder, ROOT / "build" / "scale-logs", dirs_exist_ok=True)
    (RESULTS / f"{args.name}.json").write_text(json.dumps(found, indent=2) + "\n")
    print(json.dumps(found, indent=2))
    for told in found["musts"]:
        print(f"scale: {told}", file=sys.stderr)
    print("scale: all held that was run" if found["sound"] else "scale: NOT all held, see above", file=sys.stderr)
    return 0 if found["sound"] else 1


if __name__ == "__main__":
    sys.exit(main())
