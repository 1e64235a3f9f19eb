"""`talia calibrate GAME`: how far the chances that a level shows come true, and the table that sets them right."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import talia
from talia import engine
from talia.bots.play.budget import Budget
from talia.bots.play.levels import find
from talia.bots.training import calibrating
from talia.bots.training.arena import fingerprint
from talia.cli.options import game_name, parsed
from talia.core.errors import BadOption


def configure(command: argparse.ArgumentParser) -> None:
    command.description = (
        "The level plays with itself; the chance shown at each unforced decision is set against the result. Each half "
        "of the games checks a fit on the other half. Stopped runs go on where they were: FILE.parts keeps them."
    )
    command.add_argument("game", type=game_name, help="which game (see `talia games`)")
    command.add_argument("word", nargs="*", metavar="option=value", help="options of the game")
    command.add_argument("--level", default="expert", help="whose chances (expert by default)")
    command.add_argument("--seats", type=int, help="number of players at a table")
    command.add_argument("--games", type=int, default=200, help=f"games (played {calibrating.PART} at a time)")
    command.add_argument("--budget", type=Budget.parse, help="of a decision, in nodes: 2500n")
    command.add_argument("--seed", type=int, default=1, help="other games")
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores by default)")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the table goes, as JSON")
    command.add_argument("--json", action="store_true", help="print the table as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from talia.study.workers import parts_of, run_parts

    asked = wanted(args)
    folder = args.out.with_name(f"{args.out.name}.parts")
    parts = parts_of(folder, args.games, calibrating.PART)
    told = json.dumps({**asked, "games": args.games})
    mark = f"{fingerprint(args.game, [])} {json.dumps(asked, sort_keys=True)}"
    title = f"{args.game} {args.level}"
    done = run_parts(folder, title, parts, calibrating.part, told, mark, args.jobs, None)
    games = [[(chance, won) for chance, won in game] for part in done for game in part["games"]][: args.games]
    made = calibrating.table(
        asked, games, date=f"{datetime.now(UTC):%Y-%m-%d}", command=command_of(args, asked), engine=engine.kind()
    )
    args.out.write_text(text_of(made), encoding="utf-8")
    if args.json:
        print(json.dumps(made))
    else:
        show(made, Console(width=None if sys.stdout.isatty() else 120))
    return 0


def text_of(table: dict[str, Any]) -> str:
    """JSON with a line for each knot and row: small, and its differences can be read."""
    lines = [f" {json.dumps(name)}: {_lines(value)}" for name, value in table.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(value: Any) -> str:
    if not isinstance(value, list):
        return json.dumps(value)
    return "[\n  " + ",\n  ".join(json.dumps(one) for one in value) + "\n ]"


def wanted(args: argparse.Namespace) -> dict[str, Any]:
    """What is played, checked."""
    if args.games < 2 or args.jobs < 1:
        raise BadOption("--games: allowed are whole numbers from 2 up; --jobs: from 1 up")
    setup = talia.game(args.game).setup(args.seats, **parsed(talia.game(args.game), args.word))
    seats = int(setup.seats)
    level = find(args.level, args.game, seats, setup.options)
    if level.stands_in:
        raise BadOption(f"--level {args.level}: {args.game} has none of its own here; {level.level.name} would play")
    budget = args.budget or Budget(nodes=calibrating.NODES.get(args.game, 2000))
    if budget.nodes is None:
        raise BadOption(f"--budget {budget}: allowed are nodes, such as 2500n, so that the games come out again")
    options = parsed(talia.game(args.game), args.word)
    told = {"game": args.game, "level": args.level, "seats": seats, "options": options}
    return {**told, "budget": str(budget), "seed": args.seed}


def command_of(args: argparse.Namespace, asked: dict[str, Any]) -> str:
    """The command that makes this table again."""
    words = ["talia", "calibrate", args.game, *args.word, "--level", args.level, "--seats", str(asked["seats"])]
    words += ["--games", str(args.games), "--budget", asked["budget"], "--seed", str(args.seed)]
    return shlex.join(words)


def show(made: dict[str, Any], console: Console) -> None:
    """How far what was said comes true."""
    console.print(
        f"{made['game']}, {made['seats']} seats, {made['level']} at {made['budget']}: {made['games']} games, "
        f"{made['decisions']} decisions; each half is checked by a fit on the other\n"
        f"mean square off the result: {made['off']['said']} as said, {made['off']['recalibrated']} recalibrated",
        highlight=False,
        soft_wrap=True,
    )
    table = Table(box=None)
    for heading in ("tenth", "said", "recalibrated", "won", "95 %", "decisions", "games"):
        table.add_column(heading, justify="right")
    for row in made["reliability"]:
        table.add_row(
            f"{100 * row['from']:.0f}–",
            *[f"{100 * row[name]:.1f} %" for name in ("said", "recalibrated", "won")],
            f"{100 * row['low']:.1f}–{100 * row['high']:.1f}",
            str(row["decisions"]),
            str(row["games"]),
        )
    console.print(table)
