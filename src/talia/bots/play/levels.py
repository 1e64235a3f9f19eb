"""Levels by name, for every game and variant, and which one plays where a game has none of that name yet.

The levels of our games lie in `talia.bots.<game>.levels` as `LEVELS`; other packages offer theirs by an entry point of
the group `talia.bots`. Where a game has none of a name, the next weaker one that it has plays in its place, never a
stronger one, and every record of a decision says so (`level` and `plays`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from talia import engine
from talia.bots.methods.ismcts import Ismcts
from talia.bots.methods.uniform import Uniform
from talia.bots.play.bot import Bot
from talia.bots.play.budget import Budget
from talia.core.errors import BadOption
from talia.games import PLACES
from talia.registry import BOTS_OFFERED, NAME, Broken, Offer, fetched, names, offers
from talia.registry import game as game_of

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
    needs_compiled: bool = False  # interpreted, it sees too little in its time to be itself: people are told so
    knobs: dict[str, float] = field(default_factory=dict)  # what can be tuned, with defaults
    plays: Callable[[int, dict[str, Any]], bool] = _everywhere  # seats and options it knows how to play
    game: str = ""  # which game it plays; said by levels that another package offers, the folder tells it of ours


# Play every game. They are not levels of any game: a tree with random playouts is no expert.
GENERAL: tuple[Level, ...] = (
    Level("novice", Uniform, "any allowed answer", thinks=False),
    Level("random", Uniform, "any allowed answer", thinks=False),
    Level(
        "ismcts",
        Ismcts,
        "information-set tree search with random playouts",
        knobs={"exploration": 0.7},
        needs_compiled=True,
    ),
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

    def slowed(self, budget: Budget | None = None) -> bool:
        """Does it see less in its time than it should, because the rules are interpreted in this process?"""
        timed = (budget or self.level.budget).seconds is not None
        return timed and self.level.needs_compiled and engine.kind() == "interpreted"


def own_levels(game: str) -> tuple[Level, ...]:
    """The levels a game has of its own: ours, then those that other packages offer for it."""
    assert game_of(game).name == game  # UnknownGame, where there is none
    return (*_ours(game)[0], *neighbours()[0].get(game, ()))


@cache
def _ours(game: str) -> tuple[tuple[Level, ...], str | None]:
    """The levels that lie in our own folder of a game, and what is wrong with them: the other games are to work."""
    if game not in PLACES or find_spec(f"talia.bots.{game}") is None:
        return (), None
    try:
        levels: tuple[Level, ...] = tuple(import_module(f"talia.bots.{game}.levels").LEVELS)
    except (Exception, SystemExit) as error:
        said = " ".join(f"{type(error).__name__}: {error}".split())[:300]
        return (), f"bots of {game}: talia.bots.{game}.levels cannot be read: {said}"
    wrong = [level for level in levels if not isinstance(level, Level)]
    if wrong:
        return (), f"bots of {game}: talia.bots.{game}.levels holds a {type(wrong[0]).__name__}, not a talia.bots.Level"
    return levels, None


def complaints() -> tuple[str, ...]:
    """A sentence for each level, ours or a neighbour's, that cannot be used."""
    ours = [_ours(game)[1] for game in PLACES]
    return (*(sentence for sentence in ours if sentence is not None), *neighbours()[1])


@cache
def neighbours() -> tuple[dict[str, tuple[Level, ...]], tuple[str, ...]]:
    """What other packages offer, by game, and a sentence for each offer that cannot be used."""
    found: dict[str, tuple[Level, ...]] = {}
    offered, unread = offers(BOTS_OFFERED)
    complaints = list(unread)
    for offer in offered:
        try:
            for level in _offered(offer):
                known = [other.name for other in (*GENERAL, *_ours(level.game)[0], *found.get(level.game, ()))]
                if level.name in known:
                    raise Broken(f"{offer}: {level.game} has a level {level.name!r} already, which plays")
                found[level.game] = (*found.get(level.game, ()), level)
        except Broken as error:
            complaints.append(f"bot {error}")
    return found, tuple(complaints)


def _offered(offer: Offer) -> list[Level]:
    """The levels of one offer, each looked at; Broken where they cannot be used."""
    value = fetched(offer)
    levels: list[Level] = []
    for level in value if isinstance(value, list | tuple) else [value]:
        if not isinstance(level, Level):
            raise Broken(f"{offer}: {offer.place} holds a {type(level).__name__}, not a talia.bots.Level")
        if level.game not in names():
            raise Broken(f"{offer}: level {level.name!r} plays {level.game!r}, and there is no such game")
        if NAME.fullmatch(level.name) is None:
            raise Broken(f"{offer}: level {level.name!r}: a name has small letters, digits and _ only")
        levels.append(level)
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
    if name in [level.name for level in neighbours()[0].get(game, ())]:
        return Found(name, there["novice"])  # it does not play this variant, and how strong it is nobody knows
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
