"""Levels by name, for every game and variant, and which one plays where a game has none of that name yet.

The levels of our games lie in `talia.bots.<game>.levels` as `LEVELS`; other packages offer theirs by an entry point of
the group `talia.bots`. Where a game has none of a name, the next weaker one that it has plays in its place, never a
stronger one, and every record of a decision says so (`level` and `plays`).
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from talia import engine
from talia.bots.methods.ismcts import Ismcts
from talia.bots.methods.uniform import Uniform
from talia.bots.play.bot import Bot
from talia.bots.play.budget import Budget
from talia.bots.play.outside import COMMAND, FILE, is_outside, maker
from talia.core.errors import BadOption
from talia.games import PLACES
from talia.registry import BOTS_OFFERED, NAME, Broken, Offer, fetched, names, offers
from talia.registry import game as game_of

GIVEN = "TALIA_GIVEN_BOTS"  # bots from outside that a host offers, for the processes that think
NAMED = "[a-z_][a-z0-9_]*"
LEVELS = ("novice", "apprentice", "adept", "expert", "master")  # from the weakest up


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
    knobs: dict[str, float] | None = field(default_factory=dict)  # what can be tuned, with defaults; None: it will say
    plays: Callable[[int, dict[str, Any]], bool] = _everywhere  # seats and options it knows how to play
    offered: bool = True  # False: it plays by name only, until it is shown to be stronger than the one below
    heavy: tuple[str, ...] = ()  # its weights, where they are too much for a page without a server to fetch
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
    """The levels a game has of its own: ours, then those that other packages offer for it, then those of this host."""
    assert game_of(game).name == game  # UnknownGame, where there is none
    return (*_ours(game)[0], *others(game))


def others(game: str) -> tuple[Level, ...]:
    """The levels of a game that are not ours."""
    return (*neighbours()[0].get(game, ()), *_given(game, os.environ.get(GIVEN, "[]")))


@cache
def _given(game: str, bots: str) -> tuple[Level, ...]:
    """The bots from outside that this host offers for a game, by the names it gave them."""
    return tuple(_level(name, of, bot) for name, of, bot in json.loads(bots) if of in ("", game))


def _level(name: str, game: str, bot: str) -> Level:
    spec = Spec.parse(bot)
    make = maker(spec.name)
    level = Level(name, lambda: make(**dict(spec.knobs)), "a bot from outside", game=game)
    return level if spec.budget is None else replace(level, budget=spec.budget)


def give(words: list[str]) -> list[tuple[Level, str]]:
    """Offer bots from outside as levels, here and in every bot's process: `mine=FILE.py:CLASS`, `cardia/mine=cmd:…`.

    Gives the levels, each with the bot as it was written. BadOption where a word cannot be read or a name is taken.
    """
    offered: list[tuple[str, str, str]] = []
    made: list[tuple[Level, str]] = []
    for word in words:
        found = re.fullmatch(rf"(?:({NAME.pattern})/)?({NAME.pattern})=(.+)", word)
        if found is None or not is_outside(Spec.parse(found[3]).name):
            raise BadOption(
                f"bot {word!r}: write NAME=FILE.py:CLASS or NAME={COMMAND}COMMAND, or GAME/ before the name"
            )
        game, name, bot = found[1] or "", found[2], found[3]
        for of in [game_of(game).name] if game else names():
            there = {level.name for level in (*GENERAL, *_ours(of)[0], *neighbours()[0].get(of, ()))}
            if name in there | {*LEVELS} | {other for other, its, _ in offered if its in ("", of)}:
                raise BadOption(f"bot {word!r}: {of} has a level {name!r} already; take another name")
        offered.append((name, game, bot))
        made.append((_level(name, game, bot), bot))
    os.environ[GIVEN] = json.dumps(offered)
    return made


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
    """The level of that name, or the next weaker one of those that every game may have."""
    if is_outside(name):
        return Found(name, Level(name, maker(name), "a bot from outside", knobs=None))
    there = levels(game, seats, options)
    if name in there:
        return Found(name, there[name])
    if name in [level.name for level in others(game)]:
        return Found(name, there["novice"])  # it does not play this variant, and how strong it is nobody knows
    if name not in LEVELS:
        names = list(dict.fromkeys([*LEVELS, *there]))
        raise BadOption(f"level {name!r}: there is none of that name in {game}; allowed: {', '.join(names)}")
    weaker = [level for level in LEVELS[: LEVELS.index(name)] if level in there]
    return Found(name, there[weaker[-1]])


@dataclass(frozen=True)
class Spec:
    """A contestant as one writes it: `expert`, `ismcts[exploration=0.5]@0.5s`, `mine.py:Lowest`, `cmd:./mine@2000n`."""

    name: str
    knobs: tuple[tuple[str, float], ...] = ()
    budget: Budget | None = None

    @staticmethod
    def parse(text: str) -> Spec:
        if text.startswith(COMMAND):
            command = re.fullmatch(r"(.+?)(?:@(\d[\d.]*(?:n|s|ms)))?", text)
            assert command is not None
            return Spec(command[1], (), Budget.parse(command[2]) if command[2] else None)
        found = re.fullmatch(rf"(?P<level>{NAMED}|{FILE.pattern})(?:\[(?P<knobs>[^\]]*)\])?(?:@(?P<budget>\S+))?", text)
        if found is None:
            raise BadOption(
                f"level {text!r}: write NAME, NAME@BUDGET or NAME[KNOB=NUMBER,…]@BUDGET; a NAME is a level, "
                f"FILE.py:CLASS or {COMMAND}COMMAND"
            )
        knobs: list[tuple[str, float]] = []
        for part in filter(None, (found["knobs"] or "").split(",")):
            knob, _, value = part.partition("=")
            try:
                knobs.append((knob.strip(), float(value)))
            except ValueError:
                raise BadOption(f"level {text!r}: {part!r} is not a knob and a number, such as depth=2") from None
        return Spec(found["level"], tuple(knobs), Budget.parse(found["budget"]) if found["budget"] else None)

    @property
    def level(self) -> str:
        """Without the budget: what a bot is asked to be."""
        knobs = ",".join(f"{name}={value:g}" for name, value in self.knobs)
        return f"{self.name}[{knobs}]" if knobs else self.name

    def __str__(self) -> str:
        return self.level if self.budget is None else f"{self.level}@{self.budget}"


def made(found: Found, knobs: tuple[tuple[str, float], ...]) -> Bot:
    """A bot of a level, its knobs set."""
    known = found.level.knobs
    for name, _ in knobs:
        if known is not None and name not in known:
            allowed = ", ".join(known) or "none"
            raise BadOption(f"level {found.level.name}: there is no knob {name!r}; allowed: {allowed}")
    return found.level.make(**{**(known or {}), **dict(knobs)})
