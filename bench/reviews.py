"""How long reviews take through the server's own pool of processes, and what they do to bots that play beside them.

    PYTHONPATH=build/compiled python -m bench.reviews --games 3 --moves 60

A review's time is told for its first line (the curve) and its last (the whole), of one seat, in two processes. Bots are
the experts of all games in turn, one move at a time with a pause after it; their times are taken alone and then beside
reviews that follow one another without a pause, in turn and several times over, so that other work of the machine
falls on both. `--json` for programs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from typing import Any

import talia
from talia import engine
from talia.bots import Budget, bot
from talia.core.record import Record
from talia.games import PLACES
from talia.server.keep.sql import SqlStore
from talia.server.live.lobby import Lobby
from talia.server.live.reviews import Reviews, Wanted
from talia.server.run.children import reviewers, thinkers
from talia.server.run.costs import Costs
from talia.server.run.labourers import Labourers
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.run.workers import REVIEW_JOBS, Workers

PAUSE = 0.1  # seconds between two moves of the bots
TURNS = 4  # of moves alone and moves beside reviews


def game_of(name: str, seed: int) -> tuple[Record, list[dict[str, Any]]]:
    """A game of a novice against the apprentice: its record, and the views in which there was a choice."""
    state = talia.game(name).start(seed=seed)
    players = [bot("novice", seed, Budget(nodes=10)), bot("apprentice", seed)]
    views = []
    while not state.over:
        seat = state.asked[0]
        view = state.view(seat, memory=True)
        if len(view["decision"]["options"]) > 1:
            views.append(view)
        state.answer(seat, players[seat % 2].answer(view))
    assert state.record is not None
    return state.record, views


async def review(reviews: Reviews, record: Record, mark: str) -> tuple[float, float]:
    """Seconds to the first line of a review and to its last."""
    began, first = time.perf_counter(), 0.0
    async for line in reviews._lines(Wanted("bench", record, (0,), mark), "bench"):
        if line.strip() and first == 0.0:
            first = time.perf_counter() - began
        assert b'"code":"busy"' not in line, line
    return first, time.perf_counter() - began


async def moves(workers: Workers, views: list[dict[str, Any]]) -> list[float]:
    """Seconds of each move, from the question to the answer."""
    found = []
    for view in views:
        began = time.perf_counter()
        thought = await workers.think(view["game"], "expert", view)
        assert thought.failed is None, thought.failed
        found.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return found


async def beside(
    reviews: Reviews, workers: Workers, games: list[tuple[Record, list[dict[str, Any]]]], many: int
) -> Any:
    """The bots' times alone and beside reviews."""
    views = [view for _, all_views in games for view in all_views[:: max(1, len(all_views) * len(games) // many)]]
    alone: list[float] = []
    busy: list[float] = []

    async def endless(turn: int) -> None:
        number = 0
        while True:
            await review(reviews, games[number % len(games)][0], f"beside {turn} {number}")
            number += 1

    for turn in range(TURNS):
        alone += await moves(workers, views)
        task = asyncio.create_task(endless(turn))
        await asyncio.sleep(0.5)
        busy += await moves(workers, views)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(0.5)
    return {"moves": len(alone), "alone": told(alone), "beside": told(busy), "gave_way": workers.gave_way}


def told(times: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    found = {"mean": statistics.fmean(times), "p50": cuts[49], "p90": cuts[89], "p99": cuts[98]}
    return {name: round(1000 * value, 1) for name, value in found.items()}


async def measured(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/bench.db", reviewing=(1e9, 1e9))
        store, most = SqlStore(settings.database), settings.bot_megabytes
        workers = Workers(thinkers(2, most), settings.bot_seconds, reviewers(REVIEW_JOBS, most))
        store.open()
        reviews = Reviews(
            Lobby(settings, store, workers, Metrics(), Labourers(0, 0, Costs(settings.work, time.monotonic)))
        )
        found: dict[str, Any] = {"rules": engine.kind(), "reviews": {}}
        games = []
        try:
            for name in PLACES:
                rows = []
                for seed in range(args.games + 1):
                    record, views = game_of(name, seed)
                    first, whole = await review(reviews, record, f"{name} {seed}")
                    if seed > 0:  # the first starts the processes and reads the weights
                        rows.append(
                            {"answers": len(record.answers), "first": round(first, 2), "whole": round(whole, 2)}
                        )
                games.append((record, views))
                found["reviews"][name] = rows
            if args.moves:
                found["bots_ms"] = await beside(reviews, workers, games, args.moves)
        finally:
            await reviews.close()
            await workers.close()
            store.close()
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="reviewed games of each kind")
    parser.add_argument("--moves", type=int, default=60, help="moves of bots in each of the turns; 0: none")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = asyncio.run(measured(args))
    if args.json:
        print(json.dumps(found))
        return 0
    print(f"rules: {found['rules']}")
    for name, rows in found["reviews"].items():
        for row in rows:
            print(f"{name:15} {row['answers']:4} answers: curve {row['first']:5.2f} s, whole {row['whole']:6.2f} s")
    if "bots_ms" in found:
        told_of = found["bots_ms"]
        print(
            f"{told_of['moves']} moves of experts alone and as many beside reviews; {told_of['gave_way']} jobs gave way"
        )
        for name in ("mean", "p50", "p90", "p99"):
            alone, busy = told_of["alone"][name], told_of["beside"][name]
            print(f"  {name:5} {alone:8.1f} ms alone, {busy:8.1f} ms beside: {100 * busy / alone - 100:+.0f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
