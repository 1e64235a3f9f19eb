"""`talia site OUT`: Talia without a server, as a folder of plain files that any web host carries (docs/offline.md)."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from talia import registry
from talia.texts import LANGUAGES

CHECKOUT = Path(__file__).resolve().parents[3]
SCRIPT = Path("scripts", "build_site.py")


def configure(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Write a folder of plain files that plays without a server and without a network: page, rules and bots. "
        "It needs a checkout of Talia, and Node 20 or newer, which is fetched where there is none."
    )
    command.add_argument("out", metavar="OUT", type=Path, help="the folder; new, empty, or written by this before")
    command.add_argument("--base", default="/", metavar="PATH", help="where on its host it will lie (default: /)")
    command.add_argument("--games", metavar="A,B", default="", help="only these games (default: all of ours)")
    command.add_argument("--languages", metavar="A,B", default="", help="only these languages, and English")
    helped = "with the rules compiled for browsers: experts see more (takes minutes, once)"
    command.add_argument("--compiled", action="store_true", help=helped)
    command.set_defaults(run=run)


def wrong(args: argparse.Namespace) -> str | None:
    """What cannot be done, in a sentence."""
    if not (CHECKOUT / SCRIPT).is_file():
        return "the page and the engine are made from a checkout of Talia: get one, and run `make site` there"
    for asked, known in ((args.games, registry.shown()), (args.languages, LANGUAGES)):
        for word in filter(None, asked.split(",")):
            if word not in known:
                return f"there is no {word}; there are {', '.join(known)}"
    return None


def run(args: argparse.Namespace) -> int:
    problem = wrong(args)
    if problem is not None:
        print(f"talia: {problem}", file=sys.stderr)
        return 1
    command = [sys.executable, str(CHECKOUT / SCRIPT), str(args.out.absolute()), "--base", args.base]
    command += ["--games", args.games, "--languages", args.languages]
    return subprocess.run([*command, *(["--compiled"] if args.compiled else [])], check=False).returncode
