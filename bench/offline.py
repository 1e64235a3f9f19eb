"""How a page without a server does in Chromium: time until the engine is ready, answers to updates, memory.

    python -m bench.offline [--games 1] [--compiled] [--reviews] [--json FILE]

The house alone is measured (tests/browser/house.py), without the page around it. Wall times mean something on a quiet
machine only; CPU seconds are those of all processes of the browser, in steps of 10 ms.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser import house

from building.wasm.adding import add
from building.wasm.making import made

SEATS = {"cardia": 2, "radlands": 2, "fantasy_realms": 4}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
TICKS = os.sysconf("SC_CLK_TCK")


def processes(profile: str) -> list[int]:
    """The browser's processes: all whose profile is ours, and their children."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            stat = (entry / "stat").read_text().rpartition(")")[2].split()
            parents[int(entry.name)] = int(stat[1])
            if profile.encode() in (entry / "cmdline").read_bytes():
                found.add(int(entry.name))
        except OSError:
            continue
    more = True
    while more:
        children = {child for child, parent in parents.items() if parent in found} - found
        found |= children
        more = bool(children)
    return sorted(found)


def seconds(profile: str) -> float:
    total = 0.0
    for process in processes(profile):
        try:
            stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            total += (int(stat[11]) + int(stat[12])) / TICKS
        except OSError:
            continue
    return total


def renderer(profile: str) -> int:
    """Megabytes of the largest process of a tab, what it shares counted in part."""
    most = 0
    for process in processes(profile):
        try:
            if b"--type=renderer" not in Path(f"/proc/{process}/cmdline").read_bytes():
                continue
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            most = max(most, next(int(line.split()[1]) for line in lines if line.startswith("Pss:")))
        except (OSError, StopIteration):
            continue
    return most // 1024


def ready(page: Page, profile: str, go: Any) -> dict[str, float]:
    wall, spent = time.monotonic(), seconds(profile)
    go()
    page.evaluate("house.ready()")
    return {"wall": round(time.monotonic() - wall, 2), "cpu": round(seconds(profile) - spent, 2)}


def quantiles(times: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=20, method="inclusive")
    return {"answers": len(times), "p50": round(cuts[9], 1), "p95": round(cuts[18], 1)}


def measured(folder: Path, profile: str, games: int, level: str, reviews: bool) -> dict[str, Any]:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with house.served(folder) as url, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(profile, executable_path=chromium, args=FLAGS)
        page = context.new_page()
        page.set_default_timeout(300_000)
        found: dict[str, Any] = {"load": os.getloadavg()[0], "empty_mb": renderer(profile)}
        found["cold"] = ready(page, profile, lambda: page.goto(url))
        found["warm"] = [ready(page, profile, page.reload) for _ in range(3)]
        found["ready_mb"] = renderer(profile)
        for game, seats in SEATS.items():
            updates: list[float] = []
            acks: list[float] = []
            for _ in range(games):
                others = [{"who": "bot", "level": level}] * (seats - 1)
                form = {"game": game, "seats": [{"who": "me"}, *others]}
                made = page.evaluate("form => house.ask('POST', '/api/tables', form)", form)
                told = page.evaluate("id => house.play(id)", made["body"]["table"]["id"])
                assert told["over"], told
                updates += told["updates"]
                acks += told["acks"]
            found[game] = {"update_ms": quantiles(updates), "ack_ms": quantiles(acks)}
            if reviews:  # of the last game
                found[game]["review_ms"] = page.evaluate("id => house.review(id)", made["body"]["table"]["id"])
        found["played_mb"] = renderer(profile)
        found["faults"] = page.evaluate("house.faults")
        context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1, help="of each kind")
    parser.add_argument("--compiled", action="store_true", help="with the rules compiled for browsers")
    parser.add_argument("--level", default="apprentice", help="of the bots")
    parser.add_argument("--reviews", action="store_true", help="and have one game of each kind reviewed")
    parser.add_argument("--site", type=Path, help="a folder that was built before")
    parser.add_argument("--json", type=Path, help="write the figures there")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="talia-offline-") as temporary:
        folder = args.site
        if folder is None:
            folder = Path(temporary) / "site"
            folder.mkdir()
            house.build(folder)
            if args.compiled:
                add(made(), folder / "engine")
        found = measured(folder, str(Path(temporary) / "profile"), args.games, args.level, args.reviews)
    print(json.dumps(found, indent=2))
    if args.json is not None:
        args.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
