"""Views drawn for the terminal: a game's own drawing where it has one, a plain one for every other game.

A game of another package draws itself by `show(view, words)` in a module `show` beside the game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from talia import registry
from talia.cli.words import Words


def show(view: dict[str, Any], words: Words) -> RenderableType:
    """The table as this view's seat sees it."""
    game = view["game"]
    home = registry.home(game)
    module = f"{home}.show" if home is not None else f"talia.cli.show.{game}"
    if find_spec(module) is not None:
        drawn: RenderableType = import_module(module).show(view, words)
        return drawn
    return plain(view, words)


def plain(view: dict[str, Any], words: Words) -> RenderableType:
    """Any game: the parts of its table, line by line."""
    grid = Table.grid(padding=(0, 2))
    for part, value in view["table"].items():
        if isinstance(value, list) and len(value) == view["seats"]:
            for seat, entry in enumerate(value):
                grid.add_row(part, words.player(seat), _line(entry))
        else:
            grid.add_row(part, "", _line(value))
    return grid


def _line(value: Any) -> str:
    if isinstance(value, list):
        return "; ".join(_line(entry) for entry in value) if value else "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_line(entry)}" for key, entry in value.items())
    return str(value)
