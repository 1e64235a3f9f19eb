"""How long the command `talia` takes to start: the middle of several runs, in seconds, and how many modules it imports.

    python bench/startup.py [--runs N]

Asked for: `talia --version` and `talia score` within 0.4 seconds on interpreted rules.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time

HAND = ["mountain", "wildfire", "smoke", "great_flood", "whirlwind", "mirage", "air_elemental"]
COMMANDS = {
    "talia --version": ["--version"],
    "talia score (7 cards)": ["score", *HAND],
    "talia score --json": ["score", *HAND, "--json"],
    "talia score --lang pl": ["score", *HAND, "--lang", "pl"],
    "talia games": ["games"],
}


def seconds(arguments: list[str]) -> tuple[float, float]:
    """By the clock, and of the processor alone."""
    before, began = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-m", "talia", *arguments], stdout=subprocess.DEVNULL, check=True)
    took, after = time.perf_counter() - began, os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return took, used


def modules(arguments: list[str]) -> int:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "talia", *arguments], capture_output=True, text=True, check=True
    )
    return sum(line.startswith("import time:") for line in done.stderr.splitlines()) - 1


def main() -> None:
    parser = argparse.ArgumentParser(description="How long the command `talia` takes to start.")
    parser.add_argument("--runs", type=int, default=9, help="how often; the middle counts")
    args = parser.parse_args()
    rules = subprocess.run([sys.executable, "-m", "talia", "--version"], capture_output=True, text=True, check=True)
    print(rules.stdout.strip())
    print(f"{'':24}{'seconds':>10}{'of the processor':>20}{'modules':>10}")
    for name, arguments in COMMANDS.items():
        seconds(arguments)  # once for the disk's sake
        runs = [seconds(arguments) for _ in range(args.runs)]
        took, used = (statistics.median(each) for each in zip(*runs, strict=True))
        print(f"{name:24}{took:10.3f}{used:20.3f}{modules(arguments):10}")


if __name__ == "__main__":
    main()
