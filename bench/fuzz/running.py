"""Run the fuzzing loop in a process of its own, for some minutes, and say what it found."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def run(kind: str) -> None:
    parser = argparse.ArgumentParser(description=f"Fuzz {kind}: refused in one sentence, or sound, in both engines.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1, help="of random bytes, where there is no atheris")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled", help="compiled rules to compare")
    parser.add_argument("--interpreted-only", action="store_true", help="compare nothing")
    parser.add_argument("--keep", type=Path, help="a folder for the inputs that made a crash or a difference")
    args = parser.parse_args()
    if not args.interpreted_only and not (args.compiled / "talia").is_dir():
        sys.exit(f"there are no compiled rules in {args.compiled}: `make compiled`, or --interpreted-only")
    with tempfile.TemporaryDirectory() as folder:
        stats = Path(folder) / "stats.json"
        command = [sys.executable, "-m", "bench.fuzz.guide", kind, "--stats", str(stats), "--seed", str(args.seed)]
        command += ["--seconds", str(60 * args.minutes)]
        if not args.interpreted_only:
            command += ["--compiled", str(args.compiled.resolve())]
        more = os.environ.get("PYTHONPATH", "")
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}:{more}"}
        with subprocess.Popen(command, env=environment, cwd=ROOT, stderr=subprocess.PIPE, text=True) as loop:
            _, complaint = loop.communicate()
        if not stats.exists():
            sys.exit(f"the loop ended with {loop.returncode}: {complaint[-2000:]}")
        told: dict[str, Any] = json.loads(stats.read_text())
    print(f"{kind}: " + ", ".join(f"{value} {key}" for key, value in told["figures"].items()))
    for number, (what, name, why, text) in enumerate(told["found"]):
        print(f"{what} of {name}: {why}")
        if args.keep is not None:
            args.keep.mkdir(parents=True, exist_ok=True)
            (args.keep / f"{kind}-{number}-{name}.json").write_text(text)
    if told["found"]:
        sys.exit(1)
