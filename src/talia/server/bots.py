"""The levels of bots that people can choose, and how one is asked. A bot gets a view and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

from talia.bots import LEVELS, Budget, bot
from talia.bots.levels import own_levels
from talia.bots.thinking import legal


@cache
def levels(game: str) -> list[str]:
    """The names of the levels that a game really has, weakest first: nobody is to meet a novice called expert."""
    there = {"novice", *(level.name for level in own_levels(game))}
    # The plain tree search is no level of the four, but the best opponent a game without levels of its own has.
    return [name for name in LEVELS if name in there] + (["ismcts"] if there == {"novice"} else [])


def choose(game: str, level: str, view: dict[str, Any], seed: int, seconds: float) -> int:
    """The action a bot of that level takes. Runs in a worker process, which is stopped after `seconds`."""
    # A tenth of what is allowed, half a second at most: people wait for it at each of its decisions.
    return bot(level, seed, Budget(seconds=min(0.5, seconds / 10))).answer(view)


def simple(view: dict[str, Any], seed: int) -> int:
    """Any allowed answer: what is done in place of a bot that failed."""
    return legal(view, seed)
