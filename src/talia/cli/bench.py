"""`talia bench`: how fast the rules run here, on one core."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import talia
from talia import engine
from talia.core import playout, rng
from talia.games import PLACES


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="*", help="which games (all by default)")
    command.add_argument("--seconds", type=float, default=1.0, help="about how long each measurement takes")
    command.add_argument("--rounds", type=int, default=3, help="how often; the median counts")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    games = [talia.game(name).name for name in args.game] or list(PLACES)
    found: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True), disable=args.json, transient=True) as progress:
        task = progress.add_task("measuring", total=len(games))
        for name in games:
            found.append(measured(name, args.seconds, args.rounds))
            progress.advance(task)
    if args.json:
        print(json.dumps({"engine": engine.kind(), "games": found}, indent=1))
        return 0
    table = Table(title=f"{engine.kind()} rules, one core", box=None)
    for heading in ("game", "games/s", "decisions/s", "per game", "clones/s", "+ answer", "roll-outs/s"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for row in found:
        table.add_row(
            row["game"],
            f"{row['games']:,.0f}",
            f"{row['decisions']:,.0f}",
            f"{row['length']:.1f}",
            f"{row['clones']:,.0f}",
            f"{row['clone_and_answer_ns']:,.0f} ns",
            f"{row['roll_outs']:,.0f}",
        )
    Console().print(table)
    return 0


def measured(name: str, seconds: float, rounds: int) -> dict[str, Any]:
    """The rates of one game with its default options: process time and medians, so that other work disturbs little."""
    setup = talia.game(name).setup()
    middle = setup.deal(rng.seeded(12345))
    playout.play_some(middle, rng.seeded(99), 6)
    length = playout.play_games(setup, 1, 200) / 200
    games = _rate(lambda n: playout.play_games(setup, 1, n), seconds, rounds)
    clones = _rate(lambda n: playout.clone_often(middle, n), seconds, rounds)
    answers = _rate(lambda n: playout.clone_and_answer(middle, n), seconds, rounds)
    roll_outs = _rate(lambda n: playout.roll_outs(middle, 5, n), seconds, rounds)
    return {
        "game": name,
        "games": games,
        "length": length,
        "decisions": games * length,
        "clones": clones,
        "clone_and_answer_ns": 1e9 / answers,
        "roll_outs": roll_outs,
    }


def _rate(work: Callable[[int], object], seconds: float, rounds: int) -> float:
    """How often a second the work is done: the median of some rounds, each about that long."""
    n = 1
    while True:
        start = time.process_time()
        work(n)
        spent = time.process_time() - start
        if spent > 0.02:
            break
        n *= 4
    n = max(1, int(n * seconds / spent))
    rates = []
    for _ in range(rounds):
        start = time.process_time()
        work(n)
        rates.append(n / (time.process_time() - start))
    return sorted(rates)[len(rates) // 2]
