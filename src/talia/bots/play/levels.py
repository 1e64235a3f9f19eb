"""Levels by name, for every game and variant, and which one plays where a game has none of that name yet.

A game's own levels lie in `talia.bots.<game>.levels` as `LEVELS`. Where it has none of a name, the next weaker one
that it has plays in its place, never a stronger one, and every record of a decision says so (`level` and `plays`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from talia.bots.methods.ismcts import Ismcts
from talia.bots.methods.uniform import Uniform
from talia.bots.play.bot import Bot
from talia.bots.play.budget import Budget
from talia.core.errors import BadOption
from talia.games import game as game_of

LEVELS = ("novice", "apprentice", "adept", "expert")  # from the weakest up


def _everywhere(seats: int, options: dict[str, Any]) -> bool:
    return True


@dataclass(frozen=True)
class Level:
    """One way to play, by name."""

    name: str
    make: Callable[..., Bot]  # called with the knobs
    about: str  # how it plays, in a line
    budget: Budget = field(default_factory=lambda: Budget(seconds=0.5))  # what it takes if nobody says
    thinks: bool = True  # False: it plays the same whatever the budget
    knobs: dict[str, float] = field(default_factory=dict)  # what can be tuned, with defaults
    plays: Callable[[int, dict[str, Any]], bool] = _everywhere  # seats and options it knows how to play


# Play every game. They are not levels of any game: a tree with random playouts is no expert.
GENERAL: tuple[Level, ...] = (
    Level("novice", Uniform, "any allowed answer", thinks=False),
    Level("random", Uniform, "any allowed answer", thinks=False),
    Level("ismcts", Ismcts, "information-set tree search with random playouts", knobs={"exploration": 0.7}),
)


@dataclass(frozen=True)
class Found:
    """A level that plays, and the name it was asked for by."""

    asked: str
    level: Level

    @property
    def stands_in(self) -> bool:
        """Does a weaker level play, because the game has none of that name yet?"""
        return self.asked != self.level.name


def own_levels(game: str) -> tuple[Level, ...]:
    """The levels a game has of its own."""
    if game_of(game).name != game or find_spec(f"talia.bots.{game}") is None:
        return ()
    levels: tuple[Level, ...] = import_module(f"talia.bots.{game}.levels").LEVELS
    return levels


def levels(game: str, seats: int, options: dict[str, Any]) -> dict[str, Level]:
    """Every level that plays this variant: the game's own, then the general ones."""
    found = {level.name: level for level in GENERAL}
    found.update({level.name: level for level in own_levels(game) if level.plays(seats, options)})
    return found


def find(name: str, game: str, seats: int, options: dict[str, Any]) -> Found:
    """The level of that name, or the next weaker one of the four."""
    there = levels(game, seats, options)
    if name in there:
        return Found(name, there[name])
    if name not in LEVELS:
        names = list(dict.fromkeys([*LEVELS, *there]))
        raise BadOption(f"level {name!r}: there is none of that name in {game}; allowed: {', '.join(names)}")
    weaker = [level for level in LEVELS[: LEVELS.index(name)] if level in there]
    return Found(name, there[weaker[-1]])


@dataclass(frozen=True)
class Spec:
    """A contestant as one writes it: `expert`, `ismcts@2000n`, `ismcts[exploration=0.5]@0.5s`."""

    name: str
    knobs: tuple[tuple[str, float], ...] = ()
    budget: Budget | None = None

    @staticmethod
    def parse(text: str) -> Spec:
        found = re.fullmatch(r"([a-z_][a-z0-9_]*)(?:\[([^\]]*)\])?(?:@(\S+))?", text)
        if found is None:
            raise BadOption(f"level {text!r}: write NAME, NAME@BUDGET or NAME[KNOB=NUMBER,…]@BUDGET")
        knobs: list[tuple[str, float]] = []
        for part in filter(None, (found[2] or "").split(",")):
            knob, _, value = part.partition("=")
            try:
                knobs.append((knob.strip(), float(value)))
            except ValueError:
                raise BadOption(f"level {text!r}: {part!r} is not a knob and a number, such as depth=2") from None
        return Spec(found[1], tuple(knobs), Budget.parse(found[3]) if found[3] else None)

    @property
    def level(self) -> str:
        """Without the budget: what a bot is asked to be."""
        knobs = ",".join(f"{name}={value:g}" for name, value in self.knobs)
        return f"{self.name}[{knobs}]" if knobs else self.name

    def __str__(self) -> str:
        return self.level if self.budget is None else f"{self.level}@{self.budget}"


def made(found: Found, knobs: tuple[tuple[str, float], ...]) -> Bot:
    """A bot of a level, its knobs set."""
    for name, _ in knobs:
        if name not in found.level.knobs:
            allowed = ", ".join(found.level.knobs) or "none"
            raise BadOption(f"level {found.level.name}: there is no knob {name!r}; allowed: {allowed}")
    return found.level.make(**{**found.level.knobs, **dict(knobs)})
