"""`talia puzzle`: solve puzzles in the terminal, mine new ones, and see which levels find them.

talia puzzle                     any puzzle; --game and --kind narrow it down
talia puzzle cardia-0003         this one
talia puzzle --daily             today's, one a game
talia puzzle --levels            how many puzzles of a sample each level finds
talia puzzle --mine cardia --minutes 5 --jobs 2 --out FILE
"""

from __future__ import annotations

import argparse
import secrets
from datetime import date
from pathlib import Path

from talia.cli.options import game_name
from talia.core.errors import BadOption
from talia.texts import LANGUAGES


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("id", nargs="?", help="which puzzle, such as cardia-0003")
    command.add_argument("--daily", action="store_true", help="the puzzle of the day, one a game")
    command.add_argument("--day", type=date.fromisoformat, help="of another day, as 2026-12-24")
    command.add_argument("--game", type=game_name, help="puzzles of this game")
    command.add_argument(
        "--kind", help="puzzles of this kind: only_card, mixture, win_this_turn, best_swap, best_choices"
    )
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    command.add_argument("--levels", action="store_true", help="how many puzzles each level finds")
    command.add_argument("--level", help="only this level, such as master@0.5s (with --levels)")
    command.add_argument("--sample", type=int, default=30, help="of how many puzzles a game (with --levels)")
    command.add_argument("--json", action="store_true", help="for programs (with --levels)")
    command.add_argument("--mine", metavar="GAME", type=game_name, help="mine new puzzles of this game")
    command.add_argument("--minutes", type=float, default=5.0, help="mine for so long, at most")
    command.add_argument("--wanted", type=int, default=1000, help="stop when so many are found")
    command.add_argument("--most", type=int, default=1000, help="keep so many of them, kinds and difficulties mixed")
    command.add_argument("--jobs", type=int, default=1, help="processes")
    command.add_argument("--ray", action="store_true", help="work on a Ray cluster instead")
    command.add_argument("--ray-address", help="of that cluster (otherwise one is started here)")
    command.add_argument("--out", type=Path, help="the file to write; puzzles that it holds already stay")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.mine is not None:
        from talia.cli.puzzle_mine import mine

        return mine(args)
    if args.levels:
        from talia.cli.puzzle_mine import levels

        return levels(args)
    # Read here: the bots that judge take a moment, and `--help` does without them.
    from talia.cli.puzzle_solve import Evening
    from talia.learn.puzzles import daily, shelf

    if args.id is not None:
        puzzles = [shelf.find(args.id)]
    elif args.daily:
        day = args.day or date.today()
        puzzles = [daily.daily(game, day) for game in ([args.game] if args.game else shelf.games())]
    else:
        found = shelf.chosen(args.game, args.kind)
        if not found:
            raise BadOption("no puzzles of that sort are shipped; see --game and --kind")
        puzzles = [secrets.choice(found)]
    return Evening(puzzles, args.lang).play()
