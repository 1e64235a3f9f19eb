"""Bots of a page without a server, in Chromium: what they see in their time on interpreted rules and on compiled ones.

    python -m bench.offline_bots [--rounds 2] [--questions 6] [--json FILE]

The bots' worker itself is asked (web/src/offline/bots.worker.ts), with the budgets that the levels have; the two kinds
in turns. Times are by the clock, as the budgets are; what was searched in them depends on how busy the machine is, so
read the ratios. `nodes` are what a level counts; `fixed` is the time of the same decisions at so many nodes.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import tempfile
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.bots.tools import asked, sent
from tests.browser import house

from bench.offline import FLAGS
from building.wasm.adding import add
from building.wasm.making import made
from talia.bots import Budget
from talia.bots.play import asking
from talia.server import bots

SEATS = {"cardia": 2, "radlands": 2, "fantasy_realms": 3}
FIXED = {"cardia": 30, "radlands": 40, "fantasy_realms": 12}
MOST = 5.0  # seconds, as a house has them
# A worker that is asked lines and gives its replies; `begun` and the like are left out.
WORKER = """async ([compiled, lines]) => {
  const worker = new Worker('/bots.worker.js', { type: 'module' });
  const heard = [];
  let wake = () => {};
  worker.onmessage = ({ data }) => { heard.push(data); wake(); };
  const next = async () => {
    while (heard.length === 0) await new Promise((go) => (wake = go));
    const data = heard.shift();
    if (data.line === undefined) throw new Error(JSON.stringify(data));
    return JSON.parse(data.line);
  };
  const whole = (path) => new URL(path, location.href).href;
  const began = performance.now();
  worker.postMessage({ start: { base: '/', house: '', bots: '', engine: whole('/engine/'), compiled } });
  await next();
  const ready = performance.now() - began;
  const replies = [];
  for (const line of lines) {
    worker.postMessage({ line });
    let reply = await next();
    while (reply.begun) reply = await next();
    replies.push(reply);
  }
  worker.terminate();
  return { ready, replies };
}"""


def lines(questions: int) -> list[tuple[str, str, str]]:
    """Game, what is asked for, and the line. The first of each game and level warms up."""
    found: list[tuple[str, str, str]] = []
    for game, seats in SEATS.items():
        for level in ("adept", "expert"):
            views = [json.loads(json.dumps(sent(*each))) for each in islice(asked(game, seats, {}, 8, 7), questions)]
            for number, view in enumerate((views[0], *views)):
                kind = level if number else "warm"
                own = bots.budget(level, view, MOST)
                found.append((game, kind, asking.request(len(found), view, level, 5, own).decode()))
            if level == "expert":
                fixed = Budget(nodes=FIXED[game])
                found += [
                    (game, "fixed", asking.request(1000 + number, view, level, 5, fixed).decode())
                    for number, view in enumerate(views)
                ]
    return found


def told(compiled: bool, asked_for: list[tuple[str, str, str]], replies: list[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for (game, kind, _), reply in zip(asked_for, replies, strict=True):
        assert "error" not in reply, reply
        quality = (reply["explanation"] or {}).get("quality", {})
        assert quality.get("slowed", False) <= (not compiled), "it says what it thinks on"
        row = found.setdefault(game, {}).setdefault(kind, {"ms": [], "nodes": [], "actions": []})
        row["ms"].append(1000 * reply["time"])
        row["nodes"].append(quality.get("nodes", 0))
        row["actions"].append(reply["action"])
    return found


def measure(page: Page, compiled: bool, asked_for: list[tuple[str, str, str]]) -> dict[str, Any]:
    made_of: dict[str, Any] = page.evaluate(WORKER, [compiled, [line for _, _, line in asked_for]])
    return {"ready": made_of["ready"], "games": told(compiled, asked_for, made_of["replies"])}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--questions", type=int, default=6, help="of each game and level")
    parser.add_argument("--json", type=Path, help="write all of it there")
    args = parser.parse_args()
    asked_for = lines(args.questions)
    rounds: dict[bool, list[dict[str, Any]]] = {False: [], True: []}
    load = []
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory(prefix="talia-bots-") as temporary:
        folder = Path(temporary) / "site"
        folder.mkdir()
        house.build(folder)
        add(made(), folder / "engine")
        (folder / "empty.html").write_text("<!doctype html><title>Bots</title>")
        with house.served(folder) as url, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            page = browser.new_page()
            page.set_default_timeout(600_000)
            page.goto(f"{url}/empty.html")
            for _ in range(args.rounds):
                for compiled, found in rounds.items():
                    found.append(measure(page, compiled, asked_for))
                    load.append(os.getloadavg()[0])
            browser.close()
    print(f"load {min(load):.0f} to {max(load):.0f}; worker ready, ms: ", end="")
    print(*(f"{median(each['ready'] for each in found):,.0f}" for found in rounds.values()), sep=" and ")
    for game in SEATS:
        for kind in ("adept", "expert", "fixed"):
            rows = [[each["games"][game][kind] for each in rounds[compiled]] for compiled in (False, True)]
            ms = [[one for row in kinds for one in row["ms"]] for kinds in rows]
            nodes = [median([one for row in kinds for one in row["nodes"]]) for kinds in rows]
            texts = [
                f"{median(each):8,.0f} ms (most {max(each):6,.0f}) {seen:8,.0f} nodes"
                for each, seen in zip(ms, nodes, strict=True)
            ]
            equal = rows[0][0]["actions"] == rows[1][0]["actions"]
            print(f"{game:<15}{kind:<8}{texts[0]} | {texts[1]}{' | equal' if kind == 'fixed' and equal else ''}")
            assert equal or kind != "fixed", "the same decisions at the same nodes"
    if args.json is not None:
        args.json.write_text(json.dumps({"interpreted": rounds[False], "compiled": rounds[True]}) + "\n")


if __name__ == "__main__":
    main()
