"""Measure every game interpreted and compiled, one after the other in one run, and write the figures and their ratios.

Writes bench/results/engines.json and engines.txt. `make bench` runs it.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results"
RATES = ("games", "decisions", "clones", "roll_outs")


def measure(place: Path, arguments: list[str]) -> dict[str, Any]:
    """The figures of the rules that lie in a folder, from a process of its own."""
    command = [sys.executable, "-m", "talia", "bench", "--json", *arguments]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(place)}, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> int:
    arguments = sys.argv[1:]
    found = {
        "machine": {"python": platform.python_version(), "processor": _processor(), "cores": os.cpu_count()},
        "interpreted": measure(ROOT / "src", arguments),
        "compiled": measure(ROOT / "build" / "compiled", arguments),
    }
    assert found["interpreted"]["engine"] == "interpreted"
    assert found["compiled"]["engine"] == "compiled", "build/compiled holds no compiled rules: run `make compiled`"
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "engines.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    text = table(found)
    (RESULTS / "engines.txt").write_text(text, encoding="utf-8")
    print(text)
    return 0


def table(found: dict[str, Any]) -> str:
    machine = found["machine"]
    lines = [f"Python {machine['python']}, {machine['processor']}, one thread, process time, medians", ""]
    lines.append(f"{'game':<16}{'':<14}{'interpreted':>16}{'compiled':>16}{'ratio':>8}")
    slow = {row["game"]: row for row in found["interpreted"]["games"]}
    for row in found["compiled"]["games"]:
        before = slow[row["game"]]
        for rate in RATES:
            ratio = row[rate] / before[rate]
            lines.append(f"{row['game']:<16}{rate + '/s':<14}{before[rate]:>16,.0f}{row[rate]:>16,.0f}{ratio:>8.1f}")
        first, second = before["clone_and_answer_ns"], row["clone_and_answer_ns"]
        lines.append(
            f"{row['game']:<16}{'clone+answer':<14}{first:>13,.0f} ns{second:>13,.0f} ns{first / second:>8.1f}"
        )
    return "\n".join(lines) + "\n"


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"


if __name__ == "__main__":
    sys.exit(main())
