"""Talia: exact, fast, honest engines for Cardia, Radlands and Fantasy Realms.

import talia

game = talia.game("cardia")
state = game.start(seed=7)
"""

from __future__ import annotations

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
from talia.games import GAMES, game

__version__ = "0.2.0"

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
]
