"""Options as flat parameters: frameworks know numbers, flags and words, and no lists.

A list is written with `/` between its words (`influences=1/8/11/16`), `all` is the whole list, and nothing at all is an
empty one. An option that may be None is an empty word then.
"""

from __future__ import annotations

from typing import Any, Final

from talia.core.check import told
from talia.core.errors import BadOption
from talia.core.game import Game
from talia.core.options import Setting, Several
from talia.core.setup import Setup

ALL: Final = "all"
BETWEEN: Final = "/"
SEATS: Final = "players"  # what OpenSpiel's own games call them

Parameter = bool | int | str


def flat(setting: Setting, value: Any) -> Parameter:
    """The value of an option as a parameter."""
    if isinstance(setting, Several):
        return ALL if list(value) == list(setting.words) else BETWEEN.join(value)
    if value is None:
        return ""
    assert isinstance(value, bool | int | str), setting.name
    return value


def unfolded(setting: Setting, value: Parameter) -> Any:
    """And back. What it is worth is checked by the game."""
    if isinstance(setting, Several):
        if not isinstance(value, str):
            value = str(value)  # a list of one number is read as a number
        return list(setting.words) if value == ALL else [word for word in value.split(BETWEEN) if word]
    return None if value == "" and setting.default is None else value


def defaults(game: Game, seats: int) -> dict[str, Parameter]:
    """Every parameter of a game with what it is unless somebody says otherwise."""
    found: dict[str, Parameter] = {SEATS: seats}
    for setting in game.settings:
        found[setting.name] = flat(setting, setting.default)
    return found


def setup_of(game: Game, parameters: dict[str, Parameter]) -> Setup:
    """The setup that some parameters ask for; BadOption says what is allowed."""
    settings = {setting.name: setting for setting in game.settings}
    options: dict[str, Any] = {}
    for name, value in parameters.items():
        if name == SEATS:
            continue
        if name not in settings:
            allowed = ", ".join((SEATS, *settings))
            raise BadOption(f"parameter {told(name)}: {game.name} has none of that name; allowed: {allowed}")
        options[name] = unfolded(settings[name], value)
    return game.setup(parameters.get(SEATS), **options)


def parameters_of(game: Game, setup: Setup) -> dict[str, Parameter]:
    """The parameters of a setup."""
    found: dict[str, Parameter] = {SEATS: int(setup.seats)}
    for setting in game.settings:
        found[setting.name] = flat(setting, setup.options.get(setting.name, setting.default))
    return found
