"""Run by `engine.mjs` inside the built engine: every module is imported, and whole games are played in the house."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import memory  # type: ignore[import-not-found]  # tests/offline/memory.py, put beside
import talia
from talia.offline.house import House

home = Path(str(talia.__file__)).parent.parent
imported = []
for file in sorted(home.glob("talia/**/*.pyc")):
    name = ".".join(file.relative_to(home).with_suffix("").parts).removesuffix(".__init__")
    imported.append(importlib.import_module(name).__name__)


async def played(game: str, level: str, seats: int) -> dict[str, Any]:
    page = memory.Page()
    page.house = House(memory.MemoryDatabase(), memory.Beside(), page.say)
    await page.house.start()
    bots = [{"who": "bot", "level": level}] * (seats - 1)
    made = await page.told("POST", "/api/tables", {"game": game, "seats": [{"who": "me"}, *bots]}, 201)
    id = made["table"]["id"]
    answers = await (await page.sit(id)).play_out()
    export = await page.told("GET", f"/api/tables/{id}/export")
    replay = await page.told("GET", f"/api/tables/{id}/replay?count=5")
    failures = page.house.workers.failures
    await page.house.close()
    return {"answers": answers, "export": export, "shown": len(replay["shown"]), "failures": failures}


async def asked() -> dict[str, Any]:
    """What reads files of the archive."""
    page = memory.Page()
    page.house = House(memory.MemoryDatabase(), memory.Beside(), page.say)
    catalogue = await page.told("GET", "/api/games")
    learn = await page.told("GET", "/api/learn")
    found = {
        "rules": catalogue["rules"],
        "offline": catalogue["offline"],
        "learn": learn,
        "puzzles": len((await page.told("GET", "/api/puzzles"))["puzzles"]),
        "statistics": len((await page.told("GET", "/api/statistics/radlands"))["statistics"]),
    }
    await page.house.close()
    return found


async def main() -> str:
    games = (("cardia", "adept", 2), ("radlands", "expert", 2), ("fantasy_realms", "expert", 3))
    found = {
        "imported": imported,
        "asked": await asked(),
        "games": {game: await played(game, level, seats) for game, level, seats in games},
    }
    return json.dumps(found)


await main()  # type: ignore[top-level-await]  # noqa: F704  as Pyodide runs it
