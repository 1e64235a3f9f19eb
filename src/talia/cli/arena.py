"""`talia arena GAME PLAYER PLAYER…`: how strong bots are, with intervals, on paired deals."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import talia
from talia import engine
from talia.bots.play.budget import Budget
from talia.bots.training import runners
from talia.bots.training.arena import Arena
from talia.bots.training.match import CAP, RANGES, Match, arranged
from talia.bots.training.stats import Sprt
from talia.cli.options import game_name, parsed
from talia.core.errors import BadOption


def configure(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Every deal is played from each seat. Two players make a match, more make a cross table; in games "
        "for more than two, each plays alone against a field of each other."
    )
    command.add_argument("game", type=game_name, help="which game (see `talia games`)")
    command.add_argument(
        "word",
        nargs="+",
        metavar="PLAYER|option=value",
        help="players: a level, with a budget after @ (expert@0.5s, ismcts@2000n); options of the game as name=value",
    )
    command.add_argument("--seats", type=int, help="number of players at a table")
    command.add_argument(
        "--budget", type=Budget.parse, help="for players that name none: nodes (2000n) or seconds (0.5s)"
    )
    command.add_argument(
        "--field", action="store_true", help="the last player is the field: all others meet it, and not each other"
    )
    command.add_argument("--deals", type=int, default=100, help="deals of each match, each played from every seat")
    command.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop when it is clear whether the first has LOW or HIGH of the points (0.5 0.55); --deals is the most",
    )
    command.add_argument("--seeds", choices=list(RANGES), default="tuning", help="which range of deals")
    command.add_argument("--first", type=int, default=0, help="begin at this deal of the range")
    command.add_argument("--cap", type=int, default=CAP, help="stop a game after so many answers, and count it")
    command.add_argument("--forfeit", action="store_true", help="an overrun or a failure loses the game")
    command.add_argument(
        "--inside", action="store_true", help="bots think in the workers themselves: faster, no limits"
    )
    command.add_argument("--workers", type=int, default=0, help="processes (as many as cores by default)")
    command.add_argument("--ray", action="store_true", help="play on a Ray cluster instead")
    command.add_argument("--ray-address", help="of that cluster (otherwise one is started here)")
    command.add_argument("--log", type=Path, help="keep finished deals here, and go on with them")
    command.add_argument("--records", type=Path, metavar="FILE", help="keep every game here, as a data set of records")
    command.add_argument("--out", type=Path, help="write the report as JSON here")
    command.add_argument("--plot", type=Path, help="draw the results here (needs matplotlib)")
    command.add_argument("--json", action="store_true", help="print the report as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    arena = prepared(args)
    found = arena.resume()
    workers = args.workers or os.cpu_count() or 1

    def players(matches: list[Match], jobs: Iterable[tuple[int, int]]) -> Iterator[Any]:
        return runners.on_ray(matches, jobs, args.ray_address) if args.ray else runners.local(matches, jobs, workers)

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=args.json) as progress:
        task = progress.add_task("deals", total=len(arena.matches) * args.deals, completed=found)

        def show(arena: Arena) -> None:
            done = sum(len(result.done) for result in arena.results)
            progress.update(task, completed=done, description=headline(arena))

        try:
            arena.play(players, show)
        except KeyboardInterrupt:
            if arena.log is None:
                raise
            print(f"talia: stopped; the same command goes on with {arena.log}", file=sys.stderr)
            return 130
    if args.records is not None:
        from talia.research.datasets import keep

        keep(args.records, arena, command_of(args))
    report = {"talia": talia.__version__, "engine": engine.kind(), "command": command_of(args), **arena.to_json()}
    if args.out is not None:
        args.out.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if args.plot is not None:
        from talia.cli.arena_plot import draw

        draw(arena, report, args.plot)
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        show_report(report, Console(width=None if sys.stdout.isatty() else 150))
    return 0


def prepared(args: argparse.Namespace) -> Arena:
    """The arena that the arguments describe."""
    game = talia.game(args.game)
    options = [word for word in args.word if re.match(r"[a-z_]+=", word)]
    names = [word for word in args.word if word not in options]
    if args.deals < 1 or args.workers < 0 or args.cap < 1:
        raise BadOption("--deals, --cap and --workers: allowed are whole numbers from 1 up")
    sprt = None
    if args.sprt is not None:
        sprt = Sprt(*args.sprt)
        if not 0 < sprt.low < sprt.high < 1:
            raise BadOption(f"--sprt: {sprt.low} {sprt.high} is not allowed; allowed: two shares of the points, rising")
    matches, found = arranged(
        args.game,
        args.seats,
        parsed(game, options),
        names,
        args.budget,
        args.field,
        seeds=args.seeds,
        first=args.first,
        cap=args.cap,
        inside=args.inside,
        forfeit=args.forfeit,
        records=args.records is not None,
    )
    for level in found:
        if level.stands_in:
            print(
                f"talia: {args.game} has no {level.asked} of its own here: {level.level.name} plays "
                f"({level.level.about})",
                file=sys.stderr,
            )
    return Arena(matches, args.deals, sprt, args.log)


def command_of(args: argparse.Namespace) -> str:
    """The command that makes this report again."""
    words = ["talia", "arena", args.game, *args.word]
    for name in ("seats", "budget", "deals", "seeds", "first", "cap"):
        value = getattr(args, name)
        if value is not None and not (name in ("first", "cap") and value == {"first": 0, "cap": CAP}[name]):
            words += [f"--{name}", str(value)]
    if args.sprt is not None:
        words += ["--sprt", *[f"{share:g}" for share in args.sprt]]
    words += [f"--{name}" for name in ("field", "forfeit", "inside", "ray") if getattr(args, name)]
    return shlex.join(words)


def headline(arena: Arena) -> str:
    first = arena.results[0]
    return f"{first.match.table[0]} {first.estimate()}" if len(arena.results) == 1 else "deals"


def show_report(report: dict[str, Any], console: Console) -> None:
    """The report as tables."""
    console.print(
        f"{report['game']}, {report['seats']} seats, options {json.dumps(report['options'])}\n"
        f"{report['seeds']} deals from {report['first']}, budget by {report['budget']}, {report['engine']} rules, "
        f"code {report['code']}\n{report['command']}",
        highlight=False,
        soft_wrap=True,
        markup=False,
    )
    table = Table(box=None)
    for heading in ("player", "against", "points", "95 %", "deals", "games", "by seat", "answers", "no end", "test"):
        table.add_column(heading, justify="left" if heading in ("player", "against") else "right")
    for match in report["matches"]:
        table.add_row(
            escape(match["table"][0]),  # a knob in brackets is no markup
            escape(_field(match["table"][1:])),
            f"{100 * match['points']:.1f} %",
            f"{100 * match['low']:.1f}–{100 * match['high']:.1f}",
            str(match["deals"]),
            str(match["games"]),
            " ".join(f"{100 * share:.0f}" for share in match["by_seat"]),
            f"{match['answers']:.0f}",
            str(match["unfinished"]),
            _test(match.get("sprt")),
        )
    console.print(table)
    show_times(report, console)
    if len(report["matches"]) > 1:
        show_cross(report["cross"], console)


def _field(others: list[str]) -> str:
    return others[0] if len(others) == 1 else f"{len(others)} × {others[0]}"


def _test(sprt: dict[str, Any] | None) -> str:
    if sprt is None:
        return "–"
    return f"{sprt['verdict'] or 'open'} ({sprt['low']:g} or {sprt['high']:g}: {sprt['ratio']:.2f})"


def show_times(report: dict[str, Any], console: Console) -> None:
    players: dict[str, list[dict[str, Any]]] = {}
    for match in report["matches"]:
        for player in match["players"]:
            players.setdefault(player["name"], []).append(player)
    table = Table(box=None)
    for heading in ("seconds a move", "moves", "median", "99 %", "slowest", "a game", "late", "failed"):
        table.add_column(heading, justify="left" if heading == "seconds a move" else "right")
    for name, parts in players.items():
        table.add_row(
            escape(name),
            str(sum(part["moves"] for part in parts)),
            # Percentiles of several matches: the worst is told, never a better one.
            *[f"{max(part[key] for part in parts):.4f}" for key in ("median", "p99", "slowest")],
            f"{max(part['a_game'] for part in parts):.2f}",
            str(sum(part["late"] for part in parts)),
            str(sum(part["failed"] for part in parts)),
        )
    console.print(table)


def show_cross(cross: dict[str, dict[str, float]], console: Console) -> None:
    names = list(dict.fromkeys([*cross, *[name for row in cross.values() for name in row]]))
    table = Table(box=None)
    table.add_column("points of … against")
    for name in names:
        table.add_column(escape(name), justify="right")
    for name in names:
        row = cross.get(name, {})
        table.add_row(escape(name), *[f"{100 * row[other]:.1f} %" if other in row else "–" for other in names])
    console.print(table)
