"""`talia stats GAME`: many games of quick players or of the expert, and what wins in them; resumable."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from talia import engine
from talia.bots.training.arena import fingerprint
from talia.cli.options import game_name, parsed
from talia.core.errors import BadOption
from talia.registry import game as game_of

EXAMPLES = """examples:
  talia stats cardia --games 100000 --out cardia.json                    quick players
  talia stats radlands --games 1000 --players expert --out radlands.json
The same command gives the same bytes, whatever --jobs. Stopped runs go on where they were, and one that asks for more
games takes over what was played: finished parts are kept in the folder FILE.parts.
"""


def configure(command: argparse.ArgumentParser) -> None:
    command.epilog = EXAMPLES
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.add_argument("game", type=game_name, help="which game (see `talia games`)")
    command.add_argument("word", nargs="*", metavar="option=value", help="options of the game")
    command.add_argument("--games", type=int, default=1000, help="how many")
    command.add_argument("--players", default="quick", choices=["quick", "expert"], help="who plays")
    command.add_argument("--seats", type=int, help="number of players at a table")
    command.add_argument("--seed", type=int, default=1, help="other games")
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores by default)")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the tables go, as JSON")
    command.add_argument("--json", action="store_true", help="print the tables as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from talia.study.stats import playing
    from talia.study.workers import parts_of, run_parts

    if args.games < 1 or args.jobs < 1:
        raise BadOption("--games and --jobs: allowed are whole numbers from 1 up")
    asked = playing.wish(args.game, args.players, args.seats, parsed(game_of(args.game), args.word), args.seed)
    if engine.kind() != "compiled":
        print("talia: the rules are interpreted here: this takes about thirty times as long", file=sys.stderr)
    folder = args.out.with_name(f"{args.out.name}.parts")
    mark = f"{fingerprint(args.game)} {json.dumps(asked, sort_keys=True)}"
    title = f"{args.game} {args.players}"
    numbers = parts_of(folder, args.games, playing.PART[args.players])
    told = json.dumps({**asked, "games": args.games})
    done = run_parts(folder, title, numbers, playing.part, told, mark, args.jobs, None)
    made = playing.table(asked, [game for part in done for game in part["games"]][: args.games])
    args.out.write_text(playing.text_of(made), encoding="utf-8")
    if args.json:
        print(json.dumps(made))
    else:
        show(made, Console(width=None if sys.stdout.isatty() else 110))
    return 0


def show(made: dict[str, Any], console: Console) -> None:
    """All tables, the highest values first."""
    console.print(f"{made['game']}: {made['games']} games of {made['players']} players", highlight=False)
    for one in made["tables"]:
        table = Table(
            box=None, title=one["id"] if one["cause"] else f"{one['id']} (goes with it)", title_justify="left"
        )
        for heading in ("of", "value", "95 %", "games"):
            table.add_column(heading, justify="left" if heading == "of" else "right")
        numbers = one["kind"] == "means"
        rows = one["rows"] if one["kind"] in ("means", "lengths", "seats") else sorted(one["rows"], key=_highest)
        for row in rows:
            value, low, high = (f"{row[name]:.1f}" if numbers else f"{100 * row[name]:.1f}" for name in _NUMBERS)
            table.add_row(" + ".join(row["of"]), value if numbers else f"{value} %", f"{low}–{high}", str(row["games"]))
        console.print(table)


_NUMBERS = ("value", "low", "high")


def _highest(row: dict[str, Any]) -> float:
    return -float(row["value"])
