"""What differs from game to game in a review: how much is looked at, what is proven, and how it is played on.

A manner gets views and deals its own worlds from them. `luck` alone is told the table, for an event that is over.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from talia.bots.play.bot import Answer
from talia.bots.play.budget import Budget as Thinking
from talia.bots.play.thinking import bot_for
from talia.core.state import State
from talia.core.view import View
from talia.review.form import Budget, Exact

LEVEL = "expert"
OURS = ("cardia", "radlands", "fantasy_realms")


@dataclass(frozen=True)
class Proven:
    """What is known of a decision without sampling: what each answer is worth, by its word."""

    kind: Exact
    worth: dict[str, float]  # chances, or points where `kind` is "points"; answers left out are not known
    good: list[str]  # answers that are right, the one to show first
    line: list[str]
    wins: dict[str, float] = field(default_factory=dict)  # what each answer gets of the win, where that is proven too


@dataclass(frozen=True)
class Played:
    """Pairs of games from the same worlds: sums over them, so that parts can be put together in any order."""

    pairs: int
    best: float  # points of the better answer
    played: float
    squares: float  # of the differences


CLOSER = 8  # times the pairs of one decision, for whoever looks closer at it


class Manner(ABC):
    """How one game is reviewed."""

    budget = Budget(passes=1, nodes=2000, pairs=0, confirmed=0, redeals=32)
    sparing = Budget(passes=1, nodes=100, pairs=0, confirmed=0, redeals=0)  # on a device whose rules are interpreted
    others_passes = 1  # for the seats that nobody asked about: their losses are a line of the sum
    chunk = 10  # decisions screened in one job
    part = 12  # pairs played on in one job
    sums = True  # does the sum add up closely enough to be shown?
    changes = 0  # times that reviews of this game alone have come to be made otherwise
    notes: tuple[str, ...] = ()  # what is not judged in this game
    without = "labels-none"  # and why, where the figures allow no label

    def screen(self, view: View, seed: int, nodes: int) -> Answer:
        """What the expert makes of it."""
        answer = bot_for(view, LEVEL)[1].think(view, seed, Thinking(nodes=nodes))
        assert isinstance(answer, Answer)
        return answer

    def measured(self, game: str, options: dict[str, Any]) -> str:
        """Under which name the figures stand that labels of this variant stand on."""
        return game

    def noted(self, seats: int, labelled: bool) -> tuple[str, ...]:
        """What is not judged in this game, or not measured at a table of so many."""
        return self.notes

    def judges(self, view: View) -> bool:
        """Can anything honest be said of the decision?"""
        return True

    def plan_of(self, view: View) -> int:
        """Decisions with the same number from 0 up are one plan, and judged as one; -1 stands alone."""
        return -1

    def exact(self, view: View, played: str) -> Proven | None:
        """What can be proven of the decision."""
        return None

    def points(self, view: View) -> dict[str, float]:
        """What each answer brings in points, by its word, where the game counts in them and that is known exactly."""
        return {}

    def confirm(self, view: View, best: str, played: str, sure: bool, seed: int, pairs: int) -> Played:
        """Both answers played to the end in worlds dealt from the view; where the better one is `sure` it has won."""
        raise NotImplementedError

    def chancy(self, before: State, after: State) -> bool:
        """Has chance had a part between two tables?"""
        return False

    def luck(self, before: State, answer: tuple[int, str], seat: int, seed: int, redeals: int) -> tuple[float, float]:
        """What chance brought a seat with an answer (its own or another's): the amount and its standard error."""
        return 0.0, 0.0

    def draws(self, view: View, word: str) -> bool:
        """Does the answer draw a card whose mean the expert knows exactly? All that follows it is then luck."""
        return False

    def chooses(self, view: View) -> bool:
        """Is a card chosen that another one's will meet, in secret or not?"""
        return False

    def meets(self, view: View) -> bool:
        """Is it chosen in secret, as the other one is?"""
        return False

    @abstractmethod
    def plays(self, seats: int, options: dict[str, Any]) -> bool:
        """Is there a level good enough to judge this variant?"""


class Nobody(Manner):
    """A game without a manner of its own: nothing is judged."""

    notes = ("no-level",)
    sparing = Manner.budget  # nothing is judged that would take time

    def plays(self, seats: int, options: dict[str, Any]) -> bool:
        return False


@cache
def manner_of(game: str) -> Manner:
    """The manner of a game."""
    if game not in OURS or find_spec(f"talia.review.{game}") is None:
        return Nobody()
    found: Manner = import_module(f"talia.review.{game}").MANNER
    return found


def spared(game: str, closer: int | None = None) -> Budget:
    """What a device has time for whose rules are interpreted: a curve and thin bars, and nothing is played on.

    Whoever looks closer at a decision has it played on as often as a review usually does.
    """
    manner = manner_of(game)
    if closer is None:
        return manner.sparing
    return Budget(pairs=(manner.budget.pairs or 0) // CLOSER, closer=closer)


def budget_of(manner: Manner, asked: Budget) -> Budget:
    """A budget with the game's own numbers where nothing was asked."""
    own = manner.budget
    return Budget(
        passes=own.passes if asked.passes is None else asked.passes,
        nodes=own.nodes if asked.nodes is None else asked.nodes,
        pairs=own.pairs if asked.pairs is None else asked.pairs,
        confirmed=own.confirmed if asked.confirmed is None else asked.confirmed,
        redeals=own.redeals if asked.redeals is None else asked.redeals,
        closer=asked.closer,
    )
