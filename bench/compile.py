"""Measure what compiling the rules costs: CPU seconds of mypyc and the C compiler together, from nothing.

`python bench/compile.py` measures this tree; `--before FOLDER` measures another one first, in the same run, and gives
the ratio. Each is built in a copy, with nothing of an earlier build in it, by its own `.venv` where it has one. CPU
seconds of all children are counted, so that other work on the machine matters less. TALIA_OPT is passed on.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in", "building", "src")


class Cost(NamedTuple):
    """Seconds of the whole compile."""

    cpu: float
    wall: float


def python_of(tree: Path) -> str:
    """The interpreter that builds a tree: its own, or the one that runs this."""
    own = tree / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(tree: Path, python: str) -> Cost:
    """Compile a copy of a tree from nothing."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in NEEDED:
            source = tree / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
            elif source.exists():
                shutil.copy(source, copy / name)
        command = [
            python,
            "setup.py",
            "--quiet",
            "build",
            "--build-base",
            "build/temp",
            "--build-lib",
            "build/compiled",
        ]
        cpu, begun = spent(), time.monotonic()
        done = subprocess.run(
            command,
            cwd=copy,
            env={**os.environ, "TALIA_BUILD": "compiled"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise SystemExit(f"{tree} does not compile:\n{done.stdout[-4000:]}")
        return Cost(spent() - cpu, time.monotonic() - begun)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="another tree to measure first")
    arguments = parser.parse_args()
    level = os.environ.get("TALIA_OPT", "3")
    trees = [("now", ROOT)] if arguments.before is None else [("before", arguments.before), ("now", ROOT)]
    found: dict[str, Cost] = {}
    print(f"{f'-O{level}':<10}{'CPU s':>10}{'wall s':>10}")
    for name, tree in trees:
        found[name] = measure(tree, python_of(tree))
        print(f"{name:<10}{found[name].cpu:>10.1f}{found[name].wall:>10.1f}", flush=True)
    if "before" in found:
        print(f"{'ratio':<10}{found['now'].cpu / found['before'].cpu:>10.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
