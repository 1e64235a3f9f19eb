"""The levels of bots that people can choose, and how long each may think."""

from __future__ import annotations

from functools import cache
from typing import Any

from talia.bots import LEVELS, Budget
from talia.bots.play import strength
from talia.bots.play.levels import GENERAL, Spec, find, others, own_levels
from talia.bots.play.strength import Measured
from talia.bots.play.thinking import legal


@cache
def levels(game: str, offline: bool = False) -> list[str]:
    """The names of the levels that a game really has, weakest first: nobody is to meet a novice called expert."""
    own = (level for level in own_levels(game) if level.offered and not (offline and level.heavy))
    there = {"novice", *(level.name for level in own)}
    # The plain tree search is none of them, but the best opponent a game without levels of its own has.
    more = [level.name for level in others(game) if level.name not in LEVELS]
    return [name for name in LEVELS if name in there] + more + (["ismcts"] if there == {"novice"} else [])


@cache
def need_compiled(game: str, offline: bool = False) -> list[str]:
    """Those of them that are themselves on compiled rules only: interpreted, they see too little in their time."""
    there = {level.name: level for level in (*GENERAL, *own_levels(game))}
    return [name for name in levels(game, offline) if there[name].needs_compiled]


@cache
def ratings(game: str, offline: bool = False) -> list[Measured]:
    """How strong these levels were measured to be, variant by variant."""
    return strength.measured(game, levels(game, offline))


def budget(level: str, view: dict[str, Any], most: float) -> Budget:
    """What a level takes for a decision of this variant, `most` seconds if it would take more."""
    wanted = find(Spec.parse(level).name, view["game"], view["seats"], view["options"]).level.budget
    return wanted if wanted.seconds is None or wanted.seconds <= most else Budget(seconds=most)


def simple(view: dict[str, Any], seed: int) -> int:
    """Any allowed answer: what is done in place of a bot that failed, and of the rules level too."""
    return legal(view, seed)
