"""The command `talia`: play, watch, replay, check, score, study and measure in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import talia
from talia import engine
from talia.cli import arena, bench, check, export, games, new, play, replay, score, serve, study, train, watch
from talia.core.errors import TaliaError

COMMANDS = (games, play, serve, watch, replay, check, score, study, arena, train, bench, new, export)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="talia",
        description="Cardia, Radlands and Fantasy Realms: play, score, study.",
        epilog="`talia COMMAND --help` tells more. Exit codes: 0 done, 1 something was wrong, 2 wrong use, 130 stopped",
    )
    top.add_argument("--version", action="version", version=f"talia {talia.__version__} ({engine.kind()} rules)")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    args = parser().parse_args(arguments)
    try:
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
