"""Puzzles at the terminal: the table, the question, and what comes of each answer."""

from __future__ import annotations

import sys
from fractions import Fraction

from rich.markup import escape

from talia.cli.screen import Screen
from talia.cli.words import Words
from talia.learn.puzzles.form import Puzzle
from talia.learn.puzzles.solving import Bubble, Solving


class Evening:
    """One puzzle after another, at one terminal."""

    def __init__(self, puzzles: list[Puzzle], language: str) -> None:
        self.puzzles = puzzles
        self.language = language

    def play(self) -> int:
        for puzzle in self.puzzles:
            if not Try(puzzle, self.language).play():
                break
        return 0


class Try:
    """One puzzle."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.solving = Solving(puzzle)
        seats = self.solving.state.setup.seats
        words = Words(language, [])
        self.words = Words(language, [words.get("cli-person", number=seat + 1) for seat in range(seats)])
        self.screen = Screen(puzzle.game, self.words)

    def play(self) -> bool:
        """Until it is solved or given up; False when whoever solves leaves."""
        kind = self.words.get(f"puzzles-kind-{self.puzzle.kind}")
        heading = self.words.get(
            "puzzles-heading",
            game=self.words.game(self.puzzle.game),
            kind=kind,
            rating=str(self.puzzle.difficulty.rating),
        )
        self.line(f"{heading} {self.puzzle.id}", "bold")
        self.say(self.solving.bubbles)
        self.line(self.words.get("puzzles-help"), "dim")
        while not self.solving.done:
            word = self.asked()
            if word is None:
                return False
            if word == "":
                self.show_solution()
                return True
            reaction = self.solving.answer(word)
            self.say(reaction.bubbles)
            if not reaction.accepted:
                self.line(self.words.get("puzzles-try-again"), "dim")
        if len(self.puzzle.solution.mixture) > 1:
            return self.how_often()
        return True

    def asked(self) -> str | None:
        """The word of the option that is taken; empty to be shown the solution, None to leave."""
        view = self.solving.view()
        self.screen.table(view, self.words.player(self.solving.seat))
        decision = view["decision"]
        self.line(self.words.prompt(self.puzzle.game, decision), "bold")
        options = decision["options"]
        for number, option in enumerate(options, 1):
            told = self.words.option(self.puzzle.game, decision["domain"], option)
            self.screen.console.print(f"  [bold]{number:2}[/] {escape(told)}")
        while True:
            given = read_line("> ")
            if given is None or given in ("q", "quit"):
                return None
            if given in ("s", "solution"):
                return ""
            if given in ("?", "help"):
                self.line(self.words.get("puzzles-help"))
            elif given.isdigit() and 1 <= int(given) <= len(options):
                return str(options[int(given) - 1]["word"])
            else:
                self.line(self.words.get("cli-not-an-option", given=given, most=len(options)))

    def how_often(self) -> bool:
        """The second question, which is not rated."""
        from talia.learn.puzzles.cardia import off_by, percent

        self.line(self.words.get("puzzles-how-often"), "bold")
        shares: dict[str, int] = {}
        right = {word: percent(Fraction(share)) for word, share in self.puzzle.solution.mixture.items()}
        for word in right:
            given = read_line(f"{self.words.get('puzzles-how-often-card', card=self.card(word))} > ")
            if given is None or given in ("q", "quit"):
                return False
            shares[word] = int(given) if given.isdigit() else 0
        self.line(self.words.get("puzzles-how-often-off", points=off_by(self.puzzle, shares)))
        told = [self.words.get("puzzles-share", card=self.card(word), percent=share) for word, share in right.items()]
        self.line(self.words.get("puzzles-mixture-is", shares=", ".join(told)))
        return True

    def show_solution(self) -> None:
        """One right way, answer by answer, in words."""
        again = Solving(self.puzzle)
        told: list[str] = []
        for word in self.solving.solution():
            decision = again.view()["decision"]
            option = next(option for option in decision["options"] if option["word"] == word)
            told.append(self.words.option(self.puzzle.game, decision["domain"], option))
            again.answer(word)
        self.line(self.words.get("puzzles-solution", line=", ".join(told)))

    def card(self, word: str) -> str:
        return self.words.card(self.puzzle.game, word)

    def say(self, bubbles: list[Bubble]) -> None:
        for bubble in bubbles:
            style = {"wrong": "red", "done": "green"}.get(bubble.kind, "cyan")
            self.line(self.words.say({"text": bubble.text, "places": bubble.places}), style)

    def line(self, text: str, style: str = "") -> None:
        self.screen.console.print(escape(text), style=style)


def read_line(mark: str) -> str | None:
    sys.stdout.flush()
    try:
        return input(mark).strip()
    except EOFError:
        return None
