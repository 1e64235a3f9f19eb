"""The command `talia`: play, watch, replay, check, score, study and measure in the terminal.

A command's module is imported when the command is given, and no other: most of the time that `talia --version` or
`talia score` took went into what only other commands need. Here stands what the overview says of each.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import talia
from talia import engine
from talia.core.errors import TaliaError

# `talia NAME` is the module `talia.cli.NAME`, whose `configure` gives it its arguments.
COMMANDS = {
    "games": "list the games and their options",
    "levels": "list how well bots play each game",
    "learn": "learn a game by playing: lessons with hints, then a whole game with a coach",
    "play": "play in the terminal, against bots or with friends at one screen",
    "history": "what you have played here: list it, count it, take it along, delete it",
    "puzzle": "solve a puzzle, today's or any; mine new ones",
    "serve": "play in the browser, alone or with others",
    "site": "write a folder of files that plays without a server and without a network, for any web host",
    "tables": "look after a server's tables: list, close, delete, export, back up",
    "watch": "watch bots play",
    "replay": "tell a recorded game",
    "review": "look back at a finished game: chances, luck, what was a mistake and what was not",
    "check": "check a record, a saved game or a position",
    "score": "score a hand of Fantasy Realms and explain it",
    "study": "score all 154,143,080 hands of Fantasy Realms: tables and plots",
    "mcp": "let a language model play a seat (Model Context Protocol)",
    "bot": "let a bot of yours play at somebody's server",
    "arena": "let bots play matches and measure their strength",
    "ladder": "rate bots by a cross table: all levels, frozen opponents, and bots of yours",
    "exploit": "solve a small variant as a whole: how much a perfect adversary wins against a bot",
    "benchmark": "measure a bot in nine tasks with fixed deals, or score a submission",
    "train": "train an evaluation for bots",
    "calibrate": "see how far a level's chances come true, and make the table that sets them right",
    "stats": "play many games and count: win rates of cards and camps, the first seat, the length of games",
    "dataset": "play many games and keep them as data: records or rows, JSON lines or Parquet",
    "bench": "measure random games, decisions and clones a second",
    "new": "begin a new game, made from the template",
    "export": "write the page's types and facts and the tables of the documents (for developers)",
}


class Command(argparse.ArgumentParser):
    """The arguments of one command, read from its module when it is given."""

    module: str | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.module is not None:
            module, self.module = self.module, None
            import_module(module).configure(self)
        return super().parse_known_args(args, namespace)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="talia",
        description="Cardia, Radlands and Fantasy Realms: play, score, study.",
        epilog="`talia COMMAND --help` tells more. Exit codes: 0 done, 1 something was wrong, 2 wrong use, 130 stopped",
    )
    top.add_argument("--version", action="version", version=f"talia {talia.__version__} ({engine.kind()} rules)")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Command)
    for name, told in COMMANDS.items():
        command = commands.add_parser(name, help=told)
        command.module = f"talia.cli.{name}"
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        args = parser().parse_args(arguments)
        code: int = args.run(args)
        return code
    except TaliaError as error:
        print(f"talia: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; nothing is wrong.
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
