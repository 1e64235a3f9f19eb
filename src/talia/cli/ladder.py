"""`talia ladder GAME [BOT …]`: a cross table of bots, and their ratings with intervals."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import talia
from talia import engine
from talia.bots.play.budget import Budget
from talia.bots.play.strength import ANCHOR
from talia.bots.training import runners
from talia.cli.arena import show_cross
from talia.cli.options import game_name, parsed
from talia.core.errors import BadOption


def configure(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Every deal is played from each seat, by budgets of nodes; without bots all levels and frozen opponents of the "
        "game play. The ratings are such that 400 more is ten times the odds; the anchor has 1000."
    )
    command.add_argument("game", type=game_name, help="which game (see `talia games`)")
    command.add_argument(
        "word",
        nargs="*",
        metavar="BOT|option=value",
        help="bots: a level, with a budget after @ (expert@2500n), FILE.py:CLASS or cmd:COMMAND; options as name=value",
    )
    command.add_argument("--seats", type=int, help="number of players at a table")
    command.add_argument("--budget", type=Budget.parse, default="1000n", help="for bots that name none (1000n)")
    command.add_argument("--deals", type=int, default=100, help="deals of each match, each played from every seat")
    command.add_argument(
        "--thinking-deals",
        type=int,
        default=0,
        metavar="DEALS",
        help="of matches of bots that use their budget: they cost the most",
    )
    command.add_argument("--first", type=int, default=0, help="begin at this deal of those kept for reports")
    command.add_argument(
        "--apart", type=int, default=0, metavar="PLACES", help="only those meet who are named so few places apart"
    )
    command.add_argument("--anchor", default=ANCHOR, metavar="BOT", help=f"who has a rating of 1000 ({ANCHOR})")
    command.add_argument("--onto", type=Path, metavar="FILE", help="a table that is kept: the bots named join it")
    command.add_argument(
        "--against", action="append", default=[], metavar="BOT", help="with --onto: meet these of the table only"
    )
    command.add_argument("--check", type=Path, metavar="FILE", help="do the first games of a table come out as kept?")
    command.add_argument("--workers", type=int, default=0, help="processes (as many as cores by default)")
    command.add_argument("--log", type=Path, help="keep finished deals here, and go on with them")
    command.add_argument("--out", type=Path, metavar="FILE", help="write the table as JSON here")
    command.add_argument("--json", action="store_true", help="print the table as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from talia.research import ladder

    if args.check is not None:
        return checked(args)
    wish = wished(args)
    kept = None if args.onto is None else ladder.read(args.onto)
    arenas = ladder.prepared(wish, args.log, kept)
    if engine.kind() != "compiled":
        print("talia: the rules are interpreted here: this takes several times as long", file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=args.json) as progress:
        shown = progress.add_task("deals", total=None)

        def tell(done: int, total: int) -> None:
            progress.update(shown, completed=done, total=total)

        workers = args.workers or os.cpu_count() or 1
        try:
            table = ladder.played(arenas, wish, partial(runners.local, workers=workers), command_of(args), tell, kept)
        except KeyboardInterrupt:
            if args.log is None:
                raise
            print(f"talia: stopped; the same command goes on with {args.log}", file=sys.stderr)
            return 130
    if args.out is not None:
        args.out.parent.mkdir(parents=True, exist_ok=True)
        args.out.write_text(json.dumps(table, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if args.json:
        print(json.dumps(table, ensure_ascii=False))
    else:
        show(table, Console(width=None if sys.stdout.isatty() else 150))
    return 0


def checked(args: argparse.Namespace) -> int:
    """Tell which matches of a table would go otherwise now."""
    from talia.research import ladder

    table = ladder.read(args.check)
    if table["game"] != args.game:
        raise BadOption(f"--check: this is a table of {table['game']}, not of {args.game}")
    found = ladder.otherwise(table)
    for match in found:
        print(f"{match}: the first deal comes out otherwise; rules or bots have changed since")
    if not found:
        print(f"the first deals of {len(table['matches'])} matches come out as they did")
    return 1 if found else 0


def wished(args: argparse.Namespace) -> Any:
    """What the arguments ask for."""
    from talia.research import ladder

    for name in ("deals", "thinking_deals", "workers", "apart"):
        if getattr(args, name) < (name == "deals"):
            raise BadOption(f"--{name.replace('_', '-')}: allowed are whole numbers from {int(name == 'deals')} up")
    if args.against and args.onto is None:
        raise BadOption("--against: this needs a table that is kept (--onto FILE)")
    if args.onto is not None and (args.seats is not None or args.first or args.apart):
        raise BadOption("--onto: the table says seats, options and deals already")
    options = [word for word in args.word if re.match(r"[a-z_]+=", word)]
    bots = tuple(word for word in args.word if word not in options)
    if args.onto is not None and options:
        raise BadOption("--onto: the table says seats, options and deals already")
    given = parsed(talia.game(args.game), options)
    if not bots and args.onto is None:
        bots = ladder.usual(args.game, args.seats, given)
    return ladder.Wish(
        args.game,
        bots,
        args.seats,
        given,
        args.budget,
        args.deals,
        args.thinking_deals,
        args.first,
        args.apart,
        args.anchor,
        tuple(args.against),
    )


def command_of(args: argparse.Namespace) -> str:
    """The command that makes this table again."""
    words = ["talia", "ladder", args.game, *args.word]
    usual = {"seats": None, "thinking_deals": 0, "first": 0, "apart": 0, "anchor": ANCHOR, "onto": None}
    for name in ("seats", "budget", "deals", "thinking_deals", "first", "apart", "anchor", "onto"):
        value = getattr(args, name)
        if name not in usual or value != usual[name]:
            words += [f"--{name.replace('_', '-')}", value.name if isinstance(value, Path) else str(value)]
    for bot in args.against:
        words += ["--against", bot]
    return shlex.join(words)


def show(table: dict[str, Any], console: Console) -> None:
    """The table as text: ratings, then who won how much against whom."""
    console.print(
        f"{table['game']}, {table['seats']} seats, options {json.dumps(table['options'])}\n"
        f"{table['seeds']} deals from {table['first']}; {table['anchor']} is 1000\n" + "\n".join(table["commands"]),
        highlight=False,
        soft_wrap=True,
        markup=False,
    )
    rated = Table(box=None)
    for heading in ("bot", "rating", "95 %", "games"):
        rated.add_column(heading, justify="left" if heading == "bot" else "right")
    for player in table["players"]:
        margin = f"± {player['margin']:.0f}" if player["bot"] != table["anchor"] else ""
        rated.add_row(escape(player["bot"]), f"{player['rating']:.0f}", margin, str(player["games"]))
    console.print(rated)
    show_cross(cross(table), console)


def cross(table: dict[str, Any]) -> dict[str, dict[str, float]]:
    """The points of each (row) against each (column), strongest first."""
    found: dict[str, dict[str, float]] = {player["bot"]: {} for player in table["players"]}
    for match in table["matches"]:
        found[match["bot"]][match["against"]] = match["points"]
        if table["seats"] == 2:
            found[match["against"]][match["bot"]] = round(1 - match["points"], 5)
    return found
