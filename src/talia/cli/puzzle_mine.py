"""`talia puzzle --mine` and `--levels`: puzzles mined, rated and written; which levels find those shipped."""

from __future__ import annotations

import argparse
import json
import sys
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from talia import engine
from talia.bots.play.levels import Spec
from talia.cli.check import read as read_json
from talia.core.errors import BadOption
from talia.learn.puzzles import levels as report
from talia.learn.puzzles import shelf
from talia.learn.puzzles.form import read, written
from talia.learn.puzzles.kinds import GAMES
from talia.learn.puzzles.mining import Crew, Mined, all_rated, mined, numbered


def mine(args: argparse.Namespace) -> int:
    if args.out is None:
        raise BadOption("--mine needs --out FILE, where the puzzles go")
    if args.minutes <= 0 or args.jobs < 1 or args.wanted < 1 or args.most < 1:
        raise BadOption("--minutes, --jobs, --wanted and --most: allowed are numbers above 0")
    if args.mine not in GAMES:
        raise BadOption(f"--mine {args.mine}: there are no puzzles of it; allowed: {', '.join(GAMES)}")
    if args.kind is not None and args.kind not in GAMES[args.mine]:
        raise BadOption(f"--kind {args.kind}: {args.mine} has none; allowed: {', '.join(GAMES[args.mine])}")
    there = read(read_json(str(args.out)), args.out.name) if args.out.exists() else []
    crew = Crew(args.jobs, args.ray, args.ray_address)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    begun = monotonic()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("mining", total=args.minutes * 60)

        def show(run: Mined) -> None:
            told = f"{run.games} games, {len(run.puzzles)} puzzles"
            share = max(monotonic() - begun, args.minutes * 60 * len(run.puzzles) / args.wanted)
            progress.update(task, description=told, completed=share)

        run = mined(args.mine, crew, args.minutes * 60, args.wanted, there, args.kind, show)
    spent = monotonic() - begun
    with Progress(*columns, MofNCompleteColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("rating", total=len(run.puzzles))
        rated = all_rated(run.puzzles, crew, lambda done: progress.update(task, completed=done))
    new = numbered(there, rated, args.most)
    new_file = args.out.with_name(f"{args.out.name}.new")
    new_file.write_bytes(written([*there, *new]))
    new_file.replace(args.out)
    rate = 60 * len(run.puzzles) / spent
    print(
        f"{args.out}: {len(there) + len(new)} puzzles, {len(new)} of them new. {len(run.puzzles)} were found in "
        f"{run.games} games and {spent:.0f} s ({rate:.0f} a minute; {engine.kind()} rules, processes: {args.jobs}), "
        f"{run.twins} twins left out"
    )
    return 0


def levels(args: argparse.Namespace) -> int:
    """How many puzzles of a sample each level finds, game by game and kind by kind."""
    rows = []
    level = None if args.level is None else Spec.parse(args.level)
    for game in [args.game] if args.game else shelf.games():
        rows += report.found(shelf.chosen(game, args.kind), args.sample, level)
    if args.json:
        print(json.dumps([row._asdict() for row in rows]))
        return 0
    table = Table(box=None, pad_edge=False)
    for heading in ("kind", "level", "found", "of"):
        table.add_column(heading, justify="left" if heading in ("kind", "level") else "right")
    for row in rows:
        table.add_row(f"{row.game} {row.kind}", row.level, str(row.found), str(row.of))
    Console(width=None if sys.stdout.isatty() else 120).print(table)
    return 0
