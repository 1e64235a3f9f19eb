"""How strong levels are, as it was measured: the ratings that lie beside a game's weights, made by `talia ladder`.

A file is a cross table of one variant at one number of seats. Its ratings are shown where exactly that is played, and
only while the weights beside it are those it was measured with; a test has its first games played again, so that they
are of the bots that are here.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any

from talia.bots.play.levels import Spec
from talia.registry import game as game_of

FORMAT = 1
ANCHOR = "apprentice"
ANCHORED = 1000.0  # the rating of the anchor, in every game
ODDS = 400.0  # so much more is ten times the odds


@dataclass(frozen=True)
class Strength:
    """A rating with half of its 95 % interval; the anchor has its rating by decree, and a margin of 0."""

    rating: float
    margin: float

    def rounded(self) -> tuple[int, int]:
        """As people are told: tens, and an interval that is no narrower than it is."""
        return round(self.rating / 10) * 10, 5 * ceil(self.margin / 5)


@dataclass(frozen=True)
class Measured:
    """What people are told of one variant at one number of seats: each level's rounded rating and its margin."""

    seats: int
    options: dict[str, Any]  # those that are not as usual
    levels: dict[str, tuple[int, int]]


def measured(game: str, levels: list[str]) -> list[Measured]:
    """What people are told of these levels, table by table."""
    found: list[Measured] = []
    for table in tables(game):
        there = of_table(table)
        rounded = {name: there[name].rounded() for name in levels if name in there}
        found.append(Measured(table["seats"], unusual(game, table["options"]), rounded))
    return found


def strengths(game: str, seats: int, options: dict[str, Any]) -> dict[str, Strength]:
    """The measured levels of a variant; none where nothing was measured, or not with these weights."""
    wanted = unusual(game, options)
    for table in tables(game):
        if (table["seats"], unusual(game, table["options"])) == (seats, wanted):
            return of_table(table)
    return {}


def unusual(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options that are not as usual: by these a table is found."""
    usual = {setting.name: setting.default for setting in game_of(game).settings}
    return {name: value for name, value in options.items() if name in usual and value != usual[name]}


def of_table(table: dict[str, Any]) -> dict[str, Strength]:
    """The levels of a table by their names; of one that was there with several budgets, the one with the largest."""
    found: dict[str, tuple[int, Strength]] = {}
    for player in table["players"]:
        spec = Spec.parse(player["bot"])
        nodes = 0 if spec.budget is None else spec.budget.nodes or 0
        if spec.level not in found or nodes > found[spec.level][0]:
            found[spec.level] = nodes, Strength(player["rating"], player["margin"])
    return {name: strength for name, (_, strength) in found.items()}


@cache
def tables(game: str) -> tuple[dict[str, Any], ...]:
    """The tables of a game that were made with the weights that are here."""
    here = weights(game)
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(places(game).glob("*.json"))]
    return tuple(table for table in found if here.items() <= table["weights"].items())


def weights(game: str) -> dict[str, str]:
    """The weights of a game, by name, with the beginning of their hash."""
    folder = places(game).parent / "weights"
    about = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))}
    return {name: told["sha256"][:12] for name, told in about.items() if "sha256" in told}


def places(game: str) -> Path:
    """Where the tables of a game lie."""
    return Path(__file__).parent.parent / game / "ratings"


def expected(ahead: float, seats: int = 2) -> float:
    """How many of a hundred games go to one who is so much ahead of each of the others."""
    odds = 10.0 ** (ahead / ODDS)
    return float(100.0 * odds / (odds + seats - 1))
