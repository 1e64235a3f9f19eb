"""`python -m bench.faults`: run the suite, print what was found, write bench/results/faults.json; 1 if it is wrong."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.faults.injections import ALL
from bench.faults.suite import Plan, run

RESULTS = Path(__file__).parent.parent / "results"
WANTED = {"acked": 20_000, "faults": 50, "back_most_seconds": 10.0}
INSIDE = "TALIA_FAULTS_INSIDE"


def apart() -> None:
    """Begin again in a corner of our own of the system, where a small disk can be made without anybody's leave."""
    if os.environ.get(INSIDE) or shutil.which("unshare") is None:
        return
    # Whoever may do it as they are stays who they are: in a corner with users of its own less is allowed.
    for command in (["unshare", "--mount"], ["unshare", "--map-root-user", "--mount"]):
        if subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0:
            again = [*command, sys.executable, "-m", "bench.faults", *sys.argv[1:]]
            os.execvpe("unshare", again, {**os.environ, INSIDE: "1"})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="live tables")
    parser.add_argument("--faults", type=int, default=60, help="faults, one after another")
    parser.add_argument("--think", type=float, default=7.0, help="seconds a player takes for an answer, on average")
    parser.add_argument("--seconds", type=float, default=660.0, help="no new fault after so long")
    parser.add_argument("--kind", action="append", choices=list(ALL), help="only these")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    apart()
    with tempfile.TemporaryDirectory() as folder:
        plan = Plan(
            tables=args.tables,
            faults=args.faults,
            think=args.think,
            most_seconds=args.seconds,
            seed=args.seed,
            kinds=tuple(args.kind or ALL),
        )
        try:
            verdict = asyncio.run(run(plan, Path(folder)))
            RESULTS.mkdir(parents=True, exist_ok=True)
            if not verdict.sound:
                shutil.copy(Path(folder) / "server.log", RESULTS / "faults-server.log")
        finally:
            subprocess.run(["umount", "--lazy", str(Path(folder) / "disk")], capture_output=True, check=False)
    told = verdict.told()
    (RESULTS / "faults.json").write_text(json.dumps(told, indent=2) + "\n")
    print(json.dumps(told, indent=2))
    missed = [name for name in ("acked", "faults") if told[name] < WANTED[name]]
    missed += ["back_most_seconds"] if told["back_most_seconds"] > WANTED["back_most_seconds"] else []
    if missed:
        print(f"faults: not as wanted: {', '.join(missed)} (wanted: {WANTED})", file=sys.stderr)
    print("faults: nothing lost, nothing doubled" if verdict.sound else "faults: WRONG, see above", file=sys.stderr)
    return 0 if verdict.sound and not missed else 1


if __name__ == "__main__":
    sys.exit(main())
