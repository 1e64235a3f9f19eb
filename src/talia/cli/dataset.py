"""`talia dataset GAME --out FILE`: many games as data: records, or rows of what was seen and done; resumable."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import talia
from talia import engine
from talia.bots.training.match import RANGES
from talia.cli.options import game_name, parsed
from talia.core.errors import BadOption

EXAMPLES = """examples:
  talia dataset cardia --games 100000 --out cardia.jsonl.gz                          random games
  talia dataset cardia expert@2000n --games 20000 --out cardia-expert.parquet
  talia dataset radlands adept apprentice --games 1000 --rows moment --out rows.parquet
The ending of FILE tells the form: .jsonl, .jsonl.gz or .parquet (which needs pyarrow). Stopped runs go on where they
were, and one that asks for more games takes over what was played: finished parts are kept in the folder FILE.parts.
"""


def configure(command: argparse.ArgumentParser) -> None:
    command.epilog = EXAMPLES
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.add_argument("game", type=game_name, help="which game (see `talia games`)")
    command.add_argument(
        "word",
        nargs="*",
        metavar="PLAYER|option=value",
        help="one player for all seats or one for each, moved on from game to game (random by default); options",
    )
    command.add_argument("--games", type=int, default=1000, help="how many")
    command.add_argument("--seats", type=int, help="number of players at a table")
    command.add_argument("--rows", default="", metavar="KIND", help="rows by an observer: moment, recall, public, all")
    command.add_argument("--seeds", choices=list(RANGES), default="training", help="which range of deals")
    command.add_argument("--first", type=int, default=0, help="begin at this deal of the range")
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores by default)")
    command.add_argument("--ray", action="store_true", help="play on a Ray cluster instead")
    command.add_argument("--ray-address", default="", help="of that cluster (otherwise one is started here)")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the data go")
    command.add_argument("--json", action="store_true", help="print what the data set says of itself, as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from talia.research import datasets
    except ImportError as error:
        raise BadOption(f"talia dataset needs the package {error.name}: pip install 'talia[data]'") from None
    options = [word for word in args.word if re.match(r"[a-z_]+=", word)]
    players = [word for word in args.word if word not in options]
    if args.games < 1 or args.jobs < 1:
        raise BadOption("--games and --jobs: allowed are whole numbers from 1 up")
    game = talia.game(args.game)
    asked = datasets.wish(
        args.game, players or ["random"], args.seats, parsed(game, options), args.seeds, args.first, args.rows
    )
    if engine.kind() != "compiled":
        print("talia: the rules are interpreted here: this takes several times as long", file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=args.json) as progress:
        task = progress.add_task(f"{args.game} games", total=args.games)

        def show(done: int, games: int) -> None:
            progress.update(task, completed=done)

        ray = args.ray_address if args.ray else None
        try:
            told = datasets.write(args.out, asked, args.games, args.jobs, ray, show, command_of(args))
        except KeyboardInterrupt:
            print(f"talia: stopped; the same command goes on with {args.out}.parts", file=sys.stderr)
            return 130
    size = args.out.stat().st_size
    if args.json:
        print(json.dumps({**told, "bytes": size}, ensure_ascii=False))
    else:
        print(f"{args.out}: {told['games']} games of {', '.join(dict.fromkeys(told['players']))}, {size:,} bytes")
    return 0


def command_of(args: argparse.Namespace) -> str:
    """The command that makes this data set again."""
    words = ["talia", "dataset", args.game, *args.word, "--games", str(args.games)]
    for name, usual in (("seats", None), ("rows", ""), ("seeds", "training"), ("first", 0)):
        if getattr(args, name) != usual:
            words += [f"--{name}", str(getattr(args, name))]
    return shlex.join([*words, "--out", args.out.name])
