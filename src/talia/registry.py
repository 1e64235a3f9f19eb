"""Which games there are, and where bots are offered: our own, and those that other packages bring.

A package brings a game by an entry point of the group `talia.games`, and bots by one of the group `talia.bots`:

    [project.entry-points."talia.games"]
    duel = "duel.game:GAME"

Ours are listed in `talia.games.PLACES` in the same words, and need no metadata: a bare checkout plays, and an older
installation beside it has no say in what it holds. A neighbour that is broken is told of in one sentence
(`complaints`), and everything else works.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from talia.core.errors import BadPosition, Unchecked, UnknownGame
from talia.core.game import Game
from talia.core.state import State
from talia.games import PLACES

GAMES_OFFERED = "talia.games"
BOTS_OFFERED = "talia.bots"
LESSONS = "TALIA_LESSONS"  # folders with lessons of one's own, and their texts
NAME = re.compile(r"[a-z][a-z0-9_]*")  # names go into ids of questions, texts and levels
HIDDEN = "template"  # not shown to people: it is for those who write games


class Broken(Exception):
    """What a package offers cannot be used; the message is a sentence that says whose it is and why."""


@dataclass(frozen=True)
class Offer:
    """Something that a package offers: its name, where it lies (`duel.game:GAME`), and which package that is."""

    name: str
    place: str
    package: str

    def __str__(self) -> str:
        return f"{self.name!r} of the package {self.package}"


@cache
def offers(group: str) -> tuple[tuple[Offer, ...], tuple[str, ...]]:
    """What other packages offer in a group, by name, and what is wrong with their metadata. Nothing is loaded."""
    from importlib import metadata  # takes a while, and not every command asks for neighbours

    try:
        entries = metadata.entry_points(group=group)
        found = [Offer(entry.name, entry.value, "?" if entry.dist is None else entry.dist.name) for entry in entries]
    except Exception as error:  # metadata that somebody else wrote: ours must open all the same
        return (), (f"entry points {group}: no package's can be read, because of {_line(error)}",)
    return tuple(sorted(found, key=lambda offer: (offer.name, offer.package))), ()


def fetched(offer: Offer) -> object:
    """The thing that is offered; Broken where it cannot be had, whatever its package does when it is read."""
    module, colon, attribute = offer.place.partition(":")
    if not colon:
        raise Broken(f"{offer}: {offer.place!r} is not a module and a name in it, such as duel.game:GAME")
    try:
        found: object = import_module(module.strip())
        for part in attribute.strip().split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        raise Broken(f"{offer} cannot be read: {_line(error)}") from error
    return found


def _line(error: BaseException) -> str:
    """An error on one line, however many its message has."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


@cache
def neighbours() -> tuple[dict[str, Offer], tuple[str, ...]]:
    """The games that other packages offer, by name, and a sentence for each that cannot be listed."""
    listed: dict[str, Offer] = {}
    found, complaints = offers(GAMES_OFFERED)
    wrong = list(complaints)
    for offer in found:
        if NAME.fullmatch(offer.name) is None:
            wrong.append(f"game {offer}: a name has small letters, digits and _ only, and begins with a letter")
        elif offer.name in PLACES:
            wrong.append(f"game {offer}: Talia has a game of that name, which is played")
        elif offer.name in listed:
            wrong.append(f"game {offer}: {listed[offer.name].package} has one of that name too, which is played")
        else:
            listed[offer.name] = offer
    return listed, tuple(wrong)


@cache
def _opened(offer: Offer) -> Game | str:
    """The game that is offered, or what is wrong with it."""
    try:
        found = fetched(offer)
        if not isinstance(found, Game):
            return f"game {offer}: {offer.place} is a {type(found).__name__}, not a talia.Game"
        if found.name != offer.name:
            return f"game {offer}: it calls itself {found.name!r}"
        found.setup()
        for setting in found.settings:
            json.dumps(setting.to_json())
    except Broken as error:
        return f"game {error}"
    except Exception as error:
        return f"game {offer} cannot be set up: {_line(error)}"
    return found


def names() -> tuple[str, ...]:
    """Every game there is, the template too: ours, then the neighbours'. None is read, so one may turn out broken."""
    return (*PLACES, *neighbours()[0])


def shown() -> tuple[str, ...]:
    """The games for people: ours, unread, and every neighbour's that works."""
    ours = [name for name in PLACES if name != HIDDEN]
    return (*ours, *(name for name, offer in neighbours()[0].items() if isinstance(_opened(offer), Game)))


def working() -> tuple[str, ...]:
    """The same, of ours too only those that work: for lists that are not to fail while one of them is being written."""
    return tuple(name for name in shown() if isinstance(_opened(_offer(name)), Game))


def complaints() -> tuple[str, ...]:
    """A sentence for each game that cannot be played."""
    answers = [_opened(_offer(name)) for name in names()]
    return (*neighbours()[1], *(answer for answer in answers if isinstance(answer, str)))


def _offer(name: str) -> Offer:
    return Offer(name, PLACES[name], "talia") if name in PLACES else neighbours()[0][name]


def game(name: Unchecked) -> Game:
    """The game of that name; UnknownGame says which there are, or why a neighbour's cannot be had."""
    if isinstance(name, str) and name in PLACES:
        module, _, attribute = PLACES[name].partition(":")
        ours = getattr(import_module(module), attribute)
        assert isinstance(ours, Game)
        return ours
    if not isinstance(name, str) or name not in neighbours()[0]:
        raise UnknownGame(f"game {name!r}: there is none of that name; allowed: {', '.join(names())}")
    found = _opened(neighbours()[0][name])
    if isinstance(found, str):
        raise UnknownGame(found)
    return found


def load(saved: Unchecked, log: bool = True) -> State:
    """The state that `State.save` wrote; the save tells its game."""
    if isinstance(saved, str | bytes):
        try:
            saved = json.loads(saved)
        except ValueError as error:
            raise BadPosition(f"this is not a saved game: {error}") from None
    if not isinstance(saved, dict) or "game" not in saved:
        raise BadPosition("this is not a saved game: the JSON does not tell its game")
    return game(saved["game"]).load(saved, log)


def home(name: str) -> str | None:
    """The package a neighbour's game lies in, which may bring `texts/` and a `show` for the terminal; None for ours."""
    offer = neighbours()[0].get(name)
    if offer is None or isinstance(_opened(offer), str):
        return None
    module = offer.place.partition(":")[0].strip()
    spec = find_spec(module)
    is_package = spec is not None and spec.submodule_search_locations is not None
    return module if is_package else module.rpartition(".")[0] or None


def lesson_folders() -> tuple[str, ...]:
    """The folders with lessons that somebody keeps beside ours."""
    return tuple(filter(None, os.environ.get(LESSONS, "").split(os.pathsep)))


def look_again() -> None:
    """Forget what was found: a package has come or gone while we run."""
    for found in (offers, neighbours, _opened):
        found.cache_clear()
