"""Talia: exact, fast, honest engines for Cardia, Radlands and Fantasy Realms.

import talia

game = talia.game("cardia")
state = game.start(seed=7)
again = talia.load(state.save())  # a save tells its game
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from talia import registry
from talia.core.action import Option
from talia.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadView,
    GameOver,
    IllegalAnswer,
    NotAsked,
    TaliaError,
    UnknownGame,
)
from talia.core.event import Event
from talia.core.game import Game
from talia.core.record import Record
from talia.core.rng import Random
from talia.core.state import State
from talia.core.view import Decision, Outcome, View
from talia.registry import game, load

__version__ = "0.12.0"

__all__ = [
    "GAMES",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadView",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "NotAsked",
    "Option",
    "Outcome",
    "Random",
    "Record",
    "State",
    "TaliaError",
    "UnknownGame",
    "View",
    "game",
    "load",
]

if TYPE_CHECKING:
    GAMES: tuple[str, ...]


def __getattr__(name: str) -> Any:
    """`GAMES`, the games for people, is looked up when asked for: other packages may bring some (`talia.registry`)."""
    if name == "GAMES":
        return registry.shown()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
