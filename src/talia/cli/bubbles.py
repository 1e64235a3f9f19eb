"""What lessons and the coach say, in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.markup import escape
from rich.padding import Padding

from talia.cli.screen import Screen
from talia.cli.words import Words
from talia.learn.playing import Bubble

STYLES = {"say": "cyan", "tell": "green", "wrong": "yellow", "hint": "magenta", "look": "yellow", "done": "bold green"}


def say(screen: Screen, bubbles: Iterable[Bubble]) -> None:
    """Bubbles, one below the other. A lesson of somebody else's may come without words: then their ids are shown."""
    for bubble in bubbles:
        said = screen.words.say({"text": bubble.text, "places": bubble.places, "instead": bubble.text})
        screen.console.print(Padding(f"» {escape(said)}", (0, 0, 0, 1)), style=STYLES.get(bubble.kind, ""))


def people(words: Words, learner: int, seats: int) -> list[str]:
    """The names at a lesson's table: the learner's, and the others'."""
    return [words.get("cli-learn-you" if seat == learner else "cli-bot", number=seat + 1) for seat in range(seats)]


def reading(words: Words, game: str, option: dict[str, Any]) -> str:
    """What is printed on an option's card, in markup to stand behind it: a newcomer knows no card yet."""
    key = f"{game}-card-{option.get('card') or option['word']}"
    text = words.texts.attribute(key, "text") if words.texts.has(key, "text") else None
    return f" [dim]{escape(text)}[/]" if text else ""
