"""What a run of the training ground is made of. Everything is counted in decisions, nothing by the clock."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from talia.core.setup import Setup


@dataclass(frozen=True)
class Settings:
    """The numbers of a recipe. They stand in every checkpoint: a run goes on with the very same ones."""

    seed: int = 1
    decisions: int = 20_000_000  # of the whole run
    tables: int = 1024  # played at once
    steps: int = 64  # of every table, before each lesson
    minibatch: int = 2048
    passes: int = 1
    units: tuple[int, int] = (192, 96)  # of the policy
    critic: tuple[int, int] = (96, 32)
    rate: float = 1e-3
    last_rate: float = 3e-5
    entropy: float = 0.05
    last_entropy: float = 0.02
    soon: float = 0.0  # how rate and entropy fall: 0 by powers over the whole run, else as 1 / (1 + lesson / soon)
    magnet: float = 0.1  # how much it costs to go away from the averaged policy
    slowness: float = 0.98  # of the average, a lesson
    quick: float = 4.0  # at first it leaves its beginning behind with this power of the lessons
    clip: float = 0.2
    trace: float = 0.9  # lambda
    steepest: float = 0.7  # norm of a gradient

    @property
    def lesson(self) -> int:
        """The decisions of a lesson."""
        return self.tables * self.steps

    @property
    def lessons(self) -> int:
        return -(-self.decisions // self.lesson)

    def fallen(self, lesson: int) -> tuple[float, float]:
        """The rate and the weight of entropy in a lesson: each falls once, to its last value."""
        if self.soon > 0.0:
            # Of every length: a run that is stopped anywhere is about as good as one that was to end there.
            high = 1.0 / (1.0 + lesson / self.soon)
            return max(self.last_rate, self.rate * high), self.last_entropy + (self.entropy - self.last_entropy) * high
        share = lesson / max(1, self.lessons - 1)
        return (
            self.rate * (self.last_rate / self.rate) ** share,
            self.entropy * (self.last_entropy / self.entropy) ** share,
        )

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def bound(self) -> dict[str, Any]:
        """What a run that goes on must have in common with its beginning: all but its end, if nothing aims at it."""
        found: dict[str, Any] = json.loads(json.dumps(self.to_json()))
        if self.soon > 0.0:
            del found["decisions"]
        return found


Judge = Callable[[Any, Any], dict[str, float]]  # the newest net and the averaged one: how good they are
Mix = Callable[[np.random.Generator], list[tuple[Setup, float]]]  # the setups of a lesson, and their shares of tables


@dataclass(frozen=True)
class Recipe:
    """How one policy is made: for which game, from which mix of setups, and what its inputs are."""

    name: str
    game: str
    about: str
    settings: Settings
    mix: Mix
    inputs: tuple[str, ...]
    input_of: Callable[[str], str]  # the input of a column, by name; empty: it is left out
    always: Callable[[Setup], list[str]]  # inputs that every row of a setup has
    secret: str  # how the columns of what only the critic sees begin, in a row of `all`
    known: str  # and how the inputs begin that are the same for one's own side
    features: str  # the name and version of the inputs
    domain: dict[str, Any]  # the options that the policy is for
    weights: tuple[str, str]  # what the files of policy and critic are called
    judge: Callable[[Recipe], Judge]  # made once a run, where somebody wants judgements
    judged: int = 24  # lessons between two of them
    frozen: Callable[[], Any] | None = None  # whom it learns to beat, and begins as; nobody: it plays with itself
    report: Callable[[Any], list[str]] | None = None  # what is said of the averaged policy when a command ends
