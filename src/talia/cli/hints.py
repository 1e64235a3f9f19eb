"""What bots say, in the player's language: hints with reasons, and who plays where a level is not there yet."""

from __future__ import annotations

import sys
from typing import Any

from rich.markup import escape

import talia
from talia.bots import Player
from talia.bots.play.explanation import told
from talia.bots.play.levels import Spec, find
from talia.cli.screen import Screen
from talia.cli.words import Words


def sentences(record: dict[str, Any], view: dict[str, Any], words: Words) -> list[str]:
    """The record of a decision as sentences."""
    return [_sentence(line, view, words) for line in told(record, view)]


def _sentence(line: dict[str, Any], view: dict[str, Any], words: Words) -> str:
    game = view["game"]
    rest = {name: value for name, value in line.items() if name not in ("text", "option", "level", "plays")}
    places = words.places(game, rest)
    if "option" in line:
        places["option"] = words.option(game, view["decision"]["domain"], line["option"])
    for name in ("level", "plays"):
        if name in line:
            places[name] = level_name(line[name], words)
    return words.get(line["text"], **places)


def level_name(level: str, words: Words) -> str:
    key = f"bots-level-{level}"
    return words.get(key) if words.texts.has(key) else level


def show_hint(adviser: Player, view: dict[str, Any], screen: Screen) -> None:
    adviser.answer(view)
    for sentence in sentences(adviser.record, view, screen.words):
        screen.console.print(f"  {escape(sentence)}", style="cyan")


def announce(state: talia.State, words: Words, levels: list[str]) -> None:
    """Say so where a weaker level plays, because the game has none of that name yet. An unknown level is refused."""
    for level in dict.fromkeys(levels):
        found = find(Spec.parse(level).name, state.setup.game, state.setup.seats, state.setup.options)
        if found.stands_in:
            names = {"level": level_name(found.asked, words), "plays": level_name(found.level.name, words)}
            print(words.get("bots-stand-in", **names), file=sys.stderr)
