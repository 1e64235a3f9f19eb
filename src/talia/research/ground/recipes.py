"""The recipes of the training ground, by game: `talia.research.ground.<game>` has them as RECIPES."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from talia.research.ground.settings import Recipe


def grounds(game: str) -> dict[str, Recipe]:
    """The recipes of a game, by name; none where it has no room here."""
    place = f"{__package__}.{game}"
    if find_spec(place) is None:
        return {}
    found: dict[str, Recipe] = import_module(place).RECIPES
    return found
