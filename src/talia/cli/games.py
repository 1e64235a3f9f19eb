"""`talia games`: what can be played, and with which options; and which packages' games and bots cannot, and why."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

import talia
from talia import registry
from talia.bots import LEVELS
from talia.bots.play.levels import complaints
from talia.cli.words import Words
from talia.texts import LANGUAGES


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("--all", action="store_true", help="also the template for those who write games")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    complain()
    names = [*registry.working(), registry.HIDDEN] if args.all else list(registry.working())
    games = [talia.game(name) for name in names]
    if args.json:
        listed = [
            {
                "name": game.name,
                "rules": game.rules,
                "seats": [game.least_seats, game.most_seats],
                "settings": [setting.to_json() for setting in game.settings if not setting.research],
                "actions": len(game.actions),
                "levels": list(LEVELS),
            }
            for game in games
        ]
        print(json.dumps(listed, ensure_ascii=False, indent=1))
        return 0
    words = Words(args.lang, [])
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "seats", "options"):
        table.add_column(words.get(f"cli-column-{heading}"))
    for game in games:
        seats = (
            str(game.least_seats) if game.least_seats == game.most_seats else f"{game.least_seats}-{game.most_seats}"
        )
        shown = [setting for setting in game.settings if not setting.research]
        options = "\n".join(f"{setting.name}={setting.default}: {setting.allowed()}" for setting in shown)
        table.add_row(f"{words.game(game.name)} ({game.name})", seats, options)
    Console().print(table)
    return 0


def complain() -> None:
    """Name on the side what we or other packages offer and cannot be used; everything else works."""
    for sentence in (*registry.complaints(), *complaints()):
        print(f"talia: {sentence}", file=sys.stderr)
