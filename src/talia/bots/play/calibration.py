"""Chances as they are shown and as they come true: one monotone table a game, level and number of seats.

A level's own chance of winning comes from its evaluation and may be too timid or too bold. The tables lie beside the
weights (`weights/calibration-LEVEL-SEATS.json`) and are made by `talia calibrate`, which tells how well they fit; where
there is none, a chance is shown as it is.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Any

FORMAT = 1
Knot = tuple[float, float]  # a chance as the level says it, and as it comes true


def recalibrated(game: str, level: str, seats: int, chance: float) -> float:
    """What a chance that a level shows is worth. Never and always stay what they are, and the order is kept."""
    return along(knots_of(game, level, seats), chance)


def along(knots: list[Knot], chance: float) -> float:
    """The table read at a chance: straight lines between its knots; without knots, the chance itself."""
    chance = min(1.0, max(0.0, chance))
    if not knots:
        return chance
    at = bisect_right(knots, (chance, 2.0))
    if at == 0 or at == len(knots):
        return knots[0][1] if at == 0 else knots[-1][1]
    (x0, y0), (x1, y1) = knots[at - 1], knots[at]
    return y0 + (y1 - y0) * (chance - x0) / (x1 - x0)


@cache
def knots_of(game: str, level: str, seats: int) -> list[Knot]:
    """The knots of a table, rising; none where no table has been made."""
    table = table_of(game, level, seats)
    return [] if table is None else [(float(x), float(y)) for x, y in table["knots"]]


def table_of(game: str, level: str, seats: int) -> dict[str, Any] | None:
    """A whole table as it lies there, with how it was made and how well it fits."""
    path = place(game, level, seats)
    if not path.exists():
        return None
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert (table["talia_calibration"], table["game"]) == (FORMAT, game), f"{path}: not a table of {game}"
    return table


def place(game: str, level: str, seats: int) -> Path:
    """Where the table of a level belongs."""
    return Path(__file__).parent.parent / game / "weights" / f"calibration-{level}-{seats}.json"


def shown(record: dict[str, Any]) -> float | None:
    """The chance that the record of a decision shows for what is played; None where it shows none."""
    chance: float | None = record["best"].get("chance")
    return chance
