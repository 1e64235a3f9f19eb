"""`talia levels`: how well bots play each game, by words and ratings, how long they think, and who is not as usual."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

import talia
from talia import registry
from talia.bots.play import strength
from talia.bots.play.levels import Found, find
from talia.cli.games import complain
from talia.cli.options import game_name
from talia.cli.words import Words
from talia.games import PLACES
from talia.server import bots
from talia.texts import LANGUAGES


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="*", type=game_name, help="which games (see `talia games`); by default all")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    complain()
    names: list[str] = args.game or list(registry.working())
    there = {name: levels(name) for name in names}
    if args.json:
        listed = [{"game": name, "levels": [described(name, found) for found in there[name]]} for name in names]
        print(json.dumps(listed, ensure_ascii=False, indent=1))
        return 0
    words = Words(args.lang, [])
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "level", "time", "rating", "plays"):
        table.add_column(words.get(f"cli-column-{heading}"))
    slowed: dict[str, None] = {}
    for name in names:
        for number, found in enumerate(there[name]):
            level = found.level
            star = "*" if found.slowed() else ""
            slowed |= dict.fromkeys([level.name] if star else [])
            time = str(level.budget) if level.thinks else ""
            called = words.level(level.name)
            shown = level.name if called == level.name else f"{called} ({level.name})"
            row = ("" if number else f"{words.game(name)} ({name})", shown + star, time)
            # A level that sees less than it should is not the one that was measured.
            rating = "" if star else "\n".join(rated(name, level.name, words))
            # Of another package's levels nobody here knows how they play, whatever they are called.
            table.add_row(*row, rating, words.strength(level.name) if name in PLACES else "")
    console = Console(width=None if sys.stdout.isatty() else 150)
    console.print(table)
    if any(bots.ratings(name) for name in names):
        more = {place: round(strength.expected(ahead)) for place, ahead in (("a", 100), ("b", 200), ("c", 400))}
        console.print(words.get("site-strength-help", **more), style="dim")
    for level_name in slowed:
        console.print(f"* {words.get('bots-slowed', level=words.level(level_name))}", style="dim")
    return 0


def levels(game: str) -> list[Found]:
    """The levels that a game has of its own, weakest first, in its usual variant."""
    setup = talia.game(game).setup()
    return [find(name, game, setup.seats, setup.options) for name in bots.levels(game)]


def rated(game: str, level: str, words: Words) -> list[str]:
    """The ratings of a level, a line for each table that was measured."""
    lines: list[str] = []
    several = len(bots.ratings(game)) > 1
    for table in bots.ratings(game):
        where = " ".join([str(table.seats), *(f"{name}={value}" for name, value in table.options.items())])
        if level in table.levels:
            told = words.rating(*table.levels[level])
            lines.append(f"{where}: {told}" if several else told)
    return lines


def described(game: str, found: Found) -> dict[str, object]:
    level = found.level
    return {
        "level": level.name,
        "about": level.about,
        "budget": level.budget.to_json() if level.thinks else None,
        "needs_compiled": level.needs_compiled,
        "slowed": found.slowed(),
        "ratings": [
            {
                "seats": table.seats,
                "options": table.options,
                "rating": table.levels[level.name][0],
                "margin": table.levels[level.name][1],
            }
            for table in bots.ratings(game)
            if level.name in table.levels
        ],
    }
