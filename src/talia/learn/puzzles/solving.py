"""Solving: a puzzle as far as it has been solved, on the real table. Every way that reaches the goal is right.

A wrong answer leaves the table as it was, but the puzzle is `failed`: it can be tried again, for no points. What a page
or a terminal shows is `view()`, from which all that would give the answer away has been taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Literal

from talia.core.errors import TaliaError
from talia.core.state import State
from talia.core.view import View
from talia.learn.puzzles.form import Puzzle
from talia.learn.puzzles.kinds import Verdict, kind_of, laid
from talia.texts import sentences

GIVES_AWAY = ("best",)  # marks of options that say which one is right


class BadTry(TaliaError):
    """An answer to a puzzle that is solved already, or answers that no longer fit it."""


@dataclass(frozen=True)
class Bubble:
    """One thing that is said: the key of a text and what fills its places."""

    text: str
    places: dict[str, Any] = field(default_factory=dict)
    kind: Literal["say", "tell", "wrong", "done"] = "say"
    event: int | None = None
    look: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reaction:
    """What comes of an answer; `what_if` is a table on which a wrong one and its reply were played."""

    accepted: bool
    bubbles: list[Bubble]
    what_if: State | None = None


def shown(view: View) -> View:
    """A view without the marks that give an answer away."""
    if "decision" not in view:
        return view
    decision = view["decision"]
    options = [{key: value for key, value in option.items() if key not in GIVES_AWAY} for option in decision["options"]]
    return {**view, "decision": {**decision, "options": options}}


class Solving:
    """One try at a puzzle. `answers` are right ones given before, which are given again."""

    def __init__(self, puzzle: Puzzle, answers: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.kind = kind_of(puzzle)
        self.seat = puzzle.seat
        self.state = laid(puzzle, log=True)
        self.answers: list[str] = []
        self.done = False
        self.failed = False
        self.bubbles = [Bubble(f"puzzles-goal-{puzzle.kind}", dict(puzzle.goal))]
        for word in answers:
            if self.done or not self.answer(word).accepted:
                raise BadTry(f"puzzle {puzzle.id}: {word!r} is not a right answer here; begin it anew")

    def view(self) -> View:
        """What the solver sees: their view, without what would give the answer away."""
        return shown(self.state.view(self.seat))

    def answer(self, word: str) -> Reaction:
        """Take an answer by its word; a wrong one changes nothing but `failed`."""
        if self.done:
            raise BadTry(f"puzzle {self.puzzle.id}: it is solved; nothing is asked")
        number = self.state.check(self.seat, word)  # IllegalAnswer, where it is not offered
        word = self.state.domain_of(self.seat).words[number]
        places = self._places(word)
        after = deepcopy(self.state)
        after.answer(self.seat, word)
        verdict = self.kind.judge(self.puzzle, after, [*self.answers, word])
        if verdict is Verdict.LOST:
            self.failed = True
            self._reply(after, True)
            return Reaction(False, [Bubble(f"puzzles-wrong-{self.puzzle.kind}", places, "wrong")], after)
        self.done = verdict is Verdict.REACHED
        self.answers.append(word)
        self._reply(after, self.done)
        self.state = after
        if self.done:
            self.bubbles = [Bubble(f"puzzles-done-{self.puzzle.kind}", places, "done")]
        else:
            self.bubbles = [Bubble(f"puzzles-going-{self.puzzle.kind}", places)]
        return Reaction(True, self.bubbles)

    def solution(self) -> list[str]:
        """One right way, from the beginning: for who has solved it, or gives up."""
        return list(self.puzzle.solution.lines[0])

    def _reply(self, state: State, closing: bool) -> None:
        """Let others answer until the seat is asked again; when it is over, only what they still owe at this moment."""
        while not state.over and state.asked and state.asked != (self.seat,):
            seat = next(seat for seat in state.asked if seat != self.seat)
            if closing and not state.locked:
                return
            state.answer(seat, self.kind.reply(self.puzzle, state, seat))

    def _places(self, word: str) -> dict[str, Any]:
        """What a reaction's text may name: the goal's numbers, and the option in words."""
        decision = self.view()["decision"]
        option = next(option for option in decision["options"] if option["word"] == word)
        return {**self.puzzle.goal, "option": sentences.option(self.puzzle.game, decision["domain"], option)}
