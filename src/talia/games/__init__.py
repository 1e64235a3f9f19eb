"""The games. Each knows core and itself, never another game. `talia.game(name)` opens one."""

from __future__ import annotations

from importlib import import_module

from talia.core.errors import Unchecked, UnknownGame
from talia.core.game import Game

# Where each game lives; read only when asked for, so that one game does not pay for the others.
PLACES: dict[str, str] = {
    "cardia": "talia.games.cardia",
    "fantasy_realms": "talia.games.fantasy_realms.game",
    "radlands": "talia.games.radlands",
    "template": "talia.games._template",
}

# Shown to people. The template is for those who write games.
GAMES: tuple[str, ...] = tuple(name for name in PLACES if name != "template")


def game(name: Unchecked) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in PLACES:
        raise UnknownGame(f"game {name!r}: there is none of that name; allowed: {', '.join(PLACES)}")
    found = import_module(PLACES[name]).GAME
    assert isinstance(found, Game)
    return found
