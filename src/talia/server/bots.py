"""The levels of bots that people can choose, and how one is asked. A bot gets a view and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

from talia.bots import LEVELS, bot
from talia.bots.levels import own_levels
from talia.bots.thinking import legal


@cache
def levels(game: str) -> list[str]:
    """The names of the levels that a game really has, weakest first: nobody is to meet a novice called expert."""
    there = {"novice", *(level.name for level in own_levels(game))}
    return [name for name in LEVELS if name in there]


def choose(game: str, level: str, view: dict[str, Any], seed: int, seconds: float) -> int:
    """The action a bot of that level takes, within its own budget. Runs in a worker process."""
    return bot(level, seed).answer(view)


def simple(view: dict[str, Any], seed: int) -> int:
    """Any allowed answer: what is done in place of a bot that failed."""
    return legal(view, seed)
