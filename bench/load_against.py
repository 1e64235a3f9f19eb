"""The load on this tree's server and on another tree's, in turn and by the same players, as ratios.

    python -m bench.load_against ../before --rounds 3

Both trees need compiled rules in `build/compiled`. The median of the rounds counts; a ratio above 1 means that this
tree is slower. 1 is returned where p50, p95 or p99 is more than 5 % worse. On a machine with other work believe the
processor's time only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.load import ROOT, ServerProcess, many_tables

WANTED = ("p50_ms", "p95_ms", "p99_ms")
TOLD = (*WANTED, "most_ms", "collected_ms", "server_cpu", "kilobytes_per_table")
MOST = 1.05


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


def measured(tree: Path, args: argparse.Namespace) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Elsewhere(folder, tree)
        try:
            found = asyncio.run(many_tables(server, args))
        finally:
            server.stop()
    both = {**found["server"], **found}
    return {name: float(both[name]) for name in TOLD}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tree", type=Path, help="the other checkout")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default="cardia")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--think", type=float, default=10.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    rounds: dict[str, list[dict[str, float]]] = {"there": [], "here": []}
    for number in range(args.rounds):
        for name, tree in (("there", args.tree.resolve()), ("here", ROOT)):
            rounds[name].append(measured(tree, args))
            print(f"load: round {number + 1}, {name}: {json.dumps(rounds[name][-1])}", file=sys.stderr, flush=True)
    middle = {
        name: {key: statistics.median(one[key] for one in found) for key in TOLD} for name, found in rounds.items()
    }
    ratios = {key: round(middle["here"][key] / max(middle["there"][key], 1e-9), 2) for key in TOLD}
    print(json.dumps({**middle, "ratios": ratios}, indent=2))
    worse = [key for key in WANTED if ratios[key] > MOST]
    print("load: " + (f"worse than there: {', '.join(worse)}" if worse else "not worse than there"), file=sys.stderr)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
