"""Levels by name, from the weakest up."""

from __future__ import annotations

from talia.bots.bot import Bot
from talia.bots.uniform import Uniform

LEVELS: dict[str, type[Bot]] = {"novice": Uniform}


def bot(level: str, seed: int) -> Bot:
    """A bot of that level."""
    if level not in LEVELS:
        raise ValueError(f"level {level!r}: there is none of that name; allowed: {', '.join(LEVELS)}")
    return LEVELS[level](seed)
