"""Random games for as long as one likes, every invariant looked at after each answer; figures go into docs/soak.md.

    PYTHONPATH=build/compiled python bench/soak.py --minutes 40 --jobs 2 --write

The time is shared out evenly among the games, a million positions as short texts and the tests of every game, which are
run with many more games than usual (TALIA_MORE). It ends by itself, with 1 where anything failed: each failure is told
with what shows it again. `--write` puts the figures of this run at the top of docs/soak.md; earlier ones stay below.
"""

from __future__ import annotations

import argparse
import datetime
import math
import os
import platform
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for bench; the rules come from PYTHONPATH

from bench import soak_cardia, soak_fantasy_realms, soak_radlands, soak_rows, soak_texts  # noqa: E402  the path is set above
from talia import engine  # noqa: E402  as above

Chunk = Callable[[int], tuple[int, int, str]]  # by its number: games, answers, and what failed
PLAYED: dict[str, Chunk] = {
    "Cardia: all mixes, sets of up to three locations, rulings read otherwise": soak_cardia.chunk,
    "Radlands: both printings, V1, V2": soak_radlands.chunk,
    "Fantasy Realms: every number of seats, variant and way of scoring": soak_fantasy_realms.chunk,
}
TEXTS = "positions of all three as short texts and back (positions in place of answers)"
MOST_TEXTS = 1_000_000
ROWS = {name: f"rows of {name} in other worlds, byte for byte (states in place of answers)" for name in soak_rows.GAMES}
MOST_ROWS = 1_000_000
BATCHES = "batches of all three beside single games, step by step"
MOST_BATCHED = 2_000_000  # steps: more than 10,000 games
TESTS = "every game and its adapters: their tests, with twenty times as many games; every puzzle proven again"
PUZZLES = "tests/learn/test_puzzles.py"  # takes a sample of them without TALIA_MORE
ADAPTERS = tuple(f"tests/research/test_{part}.py" for part in ("openspiel", "openspiel_information", "seeds"))
SHEETS = "tests/golden/test_sheets.py"  # so does this of the recorded scores
MORE = 20
PAGE = ROOT / "docs" / "soak.md"
BELOW = "<!-- runs, the newest first: written by bench/soak.py -->\n"
KEPT = 5  # runs on the page


@dataclass
class Figures:
    """What a part of the run came to."""

    what: str
    games: int = 0
    answers: int = 0
    seconds: float = 0.0
    note: str = ""  # instead of answers, where they are not counted
    failures: list[str] = field(default_factory=list)

    def row(self) -> str:
        games = f"{self.games:,}" if self.games else "–"
        answers = self.note or f"{self.answers:,}"
        return f"| {self.what} | {games} | {answers} | {self.seconds:,.0f} | {len(self.failures)} |"


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def soak(what: str, chunk: Chunk, seconds: float, jobs: int, most: float = math.inf) -> Figures:
    """Chunks of games in some processes until the time is up, or there are enough answers.

    A chunk that has begun is played to its end.
    """
    found = Figures(what)
    began = time.monotonic()
    numbers: Iterator[int] = count()
    running: set[Future[tuple[int, int, str]]] = set()
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin) as pool:
        while True:
            if time.monotonic() - began < seconds and found.answers < most:
                running |= {pool.submit(chunk, number) for number in islice(numbers, jobs + 1 - len(running))}
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                games, answers, failure = one.result()
                found.games += games
                found.answers += answers
                found.failures += [failure] if failure else []
    found.seconds = time.monotonic() - began
    return found


def tested(seconds: float, jobs: int) -> Figures:
    """The tests of every game, with more games. Tests that the time does not suffice for are said to be missing."""
    found = Figures(TESTS)
    began = time.monotonic()
    late = False
    paths = [PUZZLES, SHEETS, "tests/every_game", *ADAPTERS]
    command = [sys.executable, "-m", "pytest", "-n", str(jobs), *paths, "--tb=short"]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "TALIA_MORE": str(MORE)}, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            late = True
            process.send_signal(signal.SIGINT)  # pytest then ends its workers and tells what it has
            said, _ = process.communicate()
    failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
    dots = sum(line.count(".") for line in said.splitlines() if re.match(r"[.sxXFE]+( |$)", line))
    passed = re.search(r"(\d+) passed", said)
    found.note = f"{passed[1] if passed else dots} tests passed{', then the time was up' if late else ''}"
    unclear = process.returncode != 0 and not late and not failed
    found.failures = [f"pytest ended with {process.returncode}"] if unclear else failed
    found.seconds = time.monotonic() - began
    return found


def machine() -> str:
    """What it was run on, in a few words."""
    model = ""
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = re.findall(r"^model name\s*: (.*)$", info.read_text(), re.M)
        model = f"{names[0]}, " if names else ""
    load = os.getloadavg()[0]
    return f"{model}{os.cpu_count()} cores, Python {platform.python_version()}, load before {load:.1f}"


def section(parts: list[Figures], where: str, command: str) -> str:
    """One run as a part of the page."""
    lines = [
        f"## {datetime.date.today().isoformat()}",
        "",
        f"`{command}`; {engine.kind()} rules; {where}.",
        "",
        "| what | games | answers | seconds | failures |",
        "|---|---:|---:|---:|---:|",
        *[part.row() for part in parts],
        "",
    ]
    failures = [failure for part in parts for failure in part.failures]
    if failures:
        lines += ["What failed:", "", *[f"- `{failure}`" for failure in failures[:20]], ""]
    return "\n".join(lines)


def with_run(page: str, run: str) -> str:
    """The page with a run at the top of its runs; the oldest go."""
    head, _, below = page.partition(BELOW)
    older = [f"## {part.strip()}\n" for part in below.split("## ") if part.strip()]
    return head + BELOW + "\n" + "\n".join([run, *older][:KEPT])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=40.0, help="all in all")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="put the figures into docs/soak.md")
    chosen = parser.parse_args()
    where = machine()
    share = 60.0 * chosen.minutes / (len(PLAYED) + len(ROWS) + 3)
    parts: list[Figures] = []
    for what, chunk in PLAYED.items():
        parts.append(soak(what, chunk, share, chosen.jobs))
        print(parts[-1].row(), flush=True)
    parts.append(soak(TEXTS, soak_texts.chunk, share, chosen.jobs, MOST_TEXTS))
    print(parts[-1].row(), flush=True)
    for name, what in ROWS.items():
        parts.append(soak(what, partial(soak_rows.twins, name), share, chosen.jobs, MOST_ROWS))
        print(parts[-1].row(), flush=True)
    parts.append(soak(BATCHES, soak_rows.batches, share, chosen.jobs, MOST_BATCHED))
    print(parts[-1].row(), flush=True)
    parts.append(tested(share, chosen.jobs))
    print(parts[-1].row(), flush=True)
    run = section(parts, where, f"python bench/soak.py --minutes {chosen.minutes:g} --jobs {chosen.jobs}")
    if chosen.write:
        PAGE.write_text(with_run(PAGE.read_text(encoding="utf-8"), run), encoding="utf-8")
    print(run)
    return 1 if any(part.failures for part in parts) else 0


if __name__ == "__main__":
    sys.exit(main())
