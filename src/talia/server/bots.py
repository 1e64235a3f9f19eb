"""The levels of bots that people can choose, and how one is asked. A bot gets a view and nothing else."""

from __future__ import annotations

from typing import Any

from talia.bots import LEVELS, bot
from talia.core.rng import Random


def levels(game: str) -> list[str]:
    """The names of the levels for a game, weakest first."""
    return list(LEVELS)


def choose(game: str, level: str, view: dict[str, Any], seed: int, seconds: float) -> int:
    """The action a bot of that level takes. Runs in a worker process."""
    return bot(level, seed).answer(view)


def simple(view: dict[str, Any], seed: int) -> int:
    """Any allowed answer: what is done in place of a bot that failed."""
    return int(Random(seed).pick(view["decision"]["options"])["action"])
