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
from talia.texts import sentences


def reasons(record: dict[str, Any], view: dict[str, Any], words: Words) -> list[str]:
    """The record of a decision as sentences."""
    game, domain = view["game"], view["decision"]["domain"]
    return [words.say(sentences.hint(game, line, domain)) for line in told(record, view)]


def show_hint(adviser: Player, view: dict[str, Any], screen: Screen) -> None:
    adviser.answer(view)
    for sentence in reasons(adviser.record, view, screen.words):
        screen.console.print(f"  {escape(sentence)}", style="cyan")


def announce(state: talia.State, words: Words, levels: list[str]) -> None:
    """Say so where a weaker level plays, because the game has none of that name yet, and where one is not itself.

    An unknown level is refused.
    """
    for level in dict.fromkeys(levels):
        spec = Spec.parse(level)
        found = find(spec.name, state.setup.game, state.setup.seats, state.setup.options)
        if found.stands_in:
            names = {"level": words.level(found.asked), "plays": words.level(found.level.name)}
            print(words.get("bots-stand-in", **names), file=sys.stderr)
        if found.slowed(spec.budget):
            print(words.get("bots-slowed", level=words.level(found.level.name)), file=sys.stderr)
