"""Chances as they come true: what the expert says, read through the tables that ship with its weights.

A table is fitted on self-play, one a game, level and number of seats; where there is none, a chance is told as it is.
"""

from __future__ import annotations


def recalibrated(game: str, level: str, seats: int, chance: float) -> float:
    """The chance that a shown chance stands for."""
    return chance
