"""Games and options as a person types them: `cardia deck=II locations=bazaar,foggy_swamp hand=3 seats=4`."""

from __future__ import annotations

import argparse
import json
from typing import Any

from talia.core.errors import BadOption
from talia.core.game import Game
from talia.core.options import Several
from talia.registry import names


def game_name(text: str) -> str:
    """For argparse: the name of a game that there is. Looked up when it is given, since other packages bring some."""
    if text not in names():
        raise argparse.ArgumentTypeError(f"invalid choice: {text!r} (choose from {', '.join(names())})")
    return text


def parsed(game: Game, given: list[str]) -> dict[str, Any]:
    """The options of `name=value` words; the game checks them."""
    settings = {setting.name: setting for setting in game.settings}
    options: dict[str, Any] = {}
    for word in given:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadOption(f"option {word!r}: write name=value; allowed: {', '.join(settings) or 'no options'}")
        options[name] = _value(text, isinstance(settings.get(name), Several))
    return options


def _value(text: str, several: bool) -> Any:
    if text.startswith(("[", "{", '"')):
        try:
            return json.loads(text)
        except ValueError:
            return text
    if several:
        return [part for part in text.split(",") if part]
    lower = text.lower()
    if lower in ("yes", "true", "on"):
        return True
    if lower in ("no", "false", "off"):
        return False
    if lower in ("none", "null"):
        return None
    try:
        return int(text)
    except ValueError:
        return text
