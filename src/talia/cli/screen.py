"""What play, watch and replay share: telling events, showing tables, naming players."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

import talia
from talia.cli.show import show
from talia.cli.words import Words


class Screen:
    """A console that speaks of one game."""

    def __init__(self, game: str, words: Words, console: Console | None = None) -> None:
        self.game = game
        self.words = words
        self.console = Console(highlight=False) if console is None else console

    def tell(self, events: list[dict[str, Any]]) -> None:
        """What happened, a line for each deed and what it caused; rounds and turns are headings."""
        for line, heading in self.words.log(self.game, events):
            self.console.print(f"  [bold]{escape(line)}[/]" if heading else f"  {escape(line)}", style="dim")

    def table(self, view: dict[str, Any], title: str) -> None:
        self.console.print(Panel(show(view, self.words), title=escape(title), title_align="left"))

    def outcome(self, outcome: talia.Outcome) -> None:
        names = ", ".join(self.words.player(seat) for seat in outcome.winners)
        line = self.words.get("cli-won", players=names) if outcome.winners else self.words.get("cli-drawn")
        self.console.print(f"[bold]{escape(line)}[/] {escape(self.words.reason(self.game, outcome.reason))}")
        for seat, score in enumerate(outcome.scores):
            self.console.print(f"  {escape(self.words.player(seat))}: {score}")


def next_to_answer(state: talia.State, dice: talia.Random) -> int:
    """Whose answer is taken next: the first asked, or anybody's where all may act at any time (as in Chaos)."""
    return dice.pick(state.asked) if len(state.asked) > 1 and not state.asking().locks_in() else state.asked[0]


def read_line(mark: str) -> str | None:
    """A line that somebody types; None when nobody is there any more."""
    sys.stdout.flush()
    try:
        return input(mark).strip()
    except EOFError:
        return None
