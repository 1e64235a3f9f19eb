"""Sketches: a table as a flat list of places and what lies there, for whoever sets one up by hand.

Each game declares its places once (`places.py` beside its position check), so a page needs to know no game: cards,
numbers and choices, each at a path of the position's table. What a sketch leaves open is dealt; whether it can be is
said by the game's own check of positions, in its own sentences.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from talia.core.check import told
from talia.core.errors import BadPosition, Unchecked
from talia.core.rng import Random

if TYPE_CHECKING:
    from talia.core.game import Game
    from talia.core.setup import Setup
    from talia.core.state import State

UNKNOWN: Final = "?"  # any card that lies nowhere else
NO_YES: Final = {"no": False, "yes": True}
MOST_ROUNDS: Final = 60  # of looking for places that appear once others are filled, such as one more encounter

Path: TypeAlias = tuple[str | int, ...]
Value: TypeAlias = list[str] | int | str
Sketch: TypeAlias = dict[str, Value]
Table: TypeAlias = dict[str, Any]
Kind: TypeAlias = Literal["cards", "count", "choice"]


@dataclass(frozen=True)
class Thing:
    """A card, camp or token that can be laid. `seat`: of that seat's own deck, and for its places only."""

    word: str
    sort: str
    copies: int | None = 1  # none: as many as wanted
    seat: int | None = None


@dataclass(frozen=True)
class Place:
    """One place. `label` and `group` are ends of keys: `<game>-place-<label>`."""

    path: Path
    kind: Kind
    label: str
    group: Path  # places that lie together
    seat: int | None = None
    least: int = 0
    most: int = 1
    takes: tuple[str, ...] = ()  # sorts of things
    ordered: bool = False
    rest: bool = False  # what is laid nowhere lies here
    single: bool = False  # the table has a word or null there, no list
    dealt: bool = False  # left empty, it is dealt
    values: dict[str, Any] = field(default_factory=dict)  # of a choice: what each word is in the table
    of_seats: bool = False  # the words of a choice are numbers of seats
    loose: bool = False  # its words follow from what lies elsewhere: one that is none any more is not chosen any more
    default: Any = None  # what it is where the table tells nothing

    @property
    def id(self) -> str:
        return ".".join(str(part) for part in self.path)

    @property
    def group_id(self) -> str:
        return ".".join(str(part) for part in self.group)


class Plan:
    """The places of one game. Games inherit from it; a form is a table in which every place has its path."""

    def things(self, setup: Setup) -> list[Thing]:
        """All that can be laid."""
        raise NotImplementedError

    def places(self, setup: Setup, form: Table) -> list[Place]:
        """The places of a table as it lies there so far; none where it is at a stage that cannot be set up."""
        raise NotImplementedError

    def blank(self, setup: Setup) -> Table:
        """The form of a table on which nothing lies."""
        raise NotImplementedError

    def spread(self, table: Table) -> Table:
        """The form of a table of a position."""
        return copy.deepcopy(table)

    def tidy(self, form: Table) -> None:
        """Take away what nothing lies on any more."""

    def gather(self, form: Table) -> Table:
        """The table of a form; what was known of cards that are no longer there is left out."""
        return form

    def elsewhere(self, form: Table) -> list[Thing]:
        """What lies where no place is, such as an event that is being resolved."""
        return []

    def pointed(self, path: str, table: Table) -> str:
        """Where a path of a position's table, such as `row.0.cards.1`, lies in its form; mostly it is the same."""
        return path

    def begun(self, table: Table) -> bool:
        """Is a dealt game at its table already, and not at something that comes before, such as camps being picked?"""
        return True

    def opened(self, table: Table) -> Table:
        """The same table, and everybody knows all hands."""
        return {**table, "known": [list(hand) for hand in table["hands"]]}


def still_in_hand(form: Table, key: str = "known") -> None:
    """Of what is known of each hand, keep what is there."""
    if isinstance(form.get(key), list):
        form[key] = [within(known, hand) for known, hand in zip(form[key], form["hands"], strict=True)]


def within(some: Sequence[str], cards: Sequence[str]) -> list[str]:
    """Those of some cards that are among others, each as often as it is there."""
    left = list(cards)
    found: list[str] = []
    for card in some:
        if card in left:
            left.remove(card)
            found.append(card)
    return found


# Out of a position.


def plan_of(game: Game) -> Plan:
    """The plan of a game that has one."""
    plan = game.sketches()
    if plan is None:
        raise BadPosition(f"sketch: tables of {game.name} cannot be set up by hand; give a position", "no_sketch")
    return plan


def sketch_of(game: Game, setup: Setup, table: Table) -> Sketch:
    """What lies where on the table of a position."""
    plan = plan_of(game)
    form = plan.spread(table)
    return {place.id: _read(form, place) for place in plan.places(setup, form)}


def _read(form: Any, place: Place) -> Value:
    value: Any = form
    for part in place.path:
        value = _part(value, part)
    if value is None:
        value = place.default
    if place.kind == "cards":
        words = [value] if place.single and value is not None else value
        return list(words or [])
    if place.kind == "count":
        return value if isinstance(value, int) else place.least
    for word, meant in place.values.items():
        if meant == value and type(meant) is type(value):
            return word
    return next(iter(place.values))


def _part(value: Any, part: str | int) -> Any:
    if isinstance(value, dict):
        return value.get(part)
    if isinstance(value, list) and isinstance(part, int) and part < len(value):
        return value[part]
    return None


# And back.


@dataclass(frozen=True)
class Drawn:
    """A sketch as a table: the places that it has, and what lies there. What is left open is dealt in `table`."""

    sketch: Sketch
    places: list[Place]
    table: Table


def drawn(game: Game, setup: Setup, base: Table | None, sketch: Unchecked, deal: int) -> Drawn:
    """Lay what a sketch says over a table (or a blank one), and deal what it leaves open; BadPosition names a place."""
    plan = plan_of(game)
    if not isinstance(sketch, dict):
        raise BadPosition(f"sketch: {told(sketch)} is not an object of places and what lies there", "form")
    form = plan.blank(setup) if base is None else plan.spread(base)
    laid: set[str] = set()
    for _ in range(MOST_ROUNDS):
        fresh = [place for place in plan.places(setup, form) if place.id not in laid]
        if not fresh:
            break
        for place in _first(fresh, sketch):
            laid.add(place.id)
            if place.id in sketch:
                _write(form, place, _checked(place, sketch[place.id]))
    plan.tidy(form)
    places = plan.places(setup, form)
    shown = {place.id: _read(form, place) for place in places}
    _deal(form, places, _Heap(plan.things(setup), plan.elsewhere(form), Random(deal)))
    return Drawn(shown, places, plan.gather(form))


def _first(fresh: list[Place], sketch: Sketch) -> list[Place]:
    """What is laid first. Words that follow from what lies elsewhere wait for it, longest where none fits yet."""

    def fits(place: Place) -> bool:
        word = sketch.get(place.id)
        return isinstance(word, str) and word in place.values

    firm = [place for place in fresh if not place.loose]
    return firm or [place for place in fresh if fits(place)] or fresh


def _checked(place: Place, value: Unchecked) -> Value:
    """What somebody has put at a place, if it can lie there at all; whether it may is asked of the rules."""
    where = f"sketch.{place.id}"
    if place.kind == "cards":
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadPosition(f"{where}: {told(value)} is not a list of cards", "form")
        if len(value) > place.most:
            raise BadPosition(
                f"{where}: {len(value)} cards; allowed: {place.most}", "many", count=len(value), most=place.most
            )
        return list(value)
    if place.kind == "count":
        if type(value) is not int or not place.least <= value <= place.most:
            raise BadPosition(
                f"{where}: {told(value)} is not a whole number from {place.least} to {place.most}",
                "number",
                value=told(value),
                least=place.least,
                most=place.most,
            )
        return value
    if place.loose and isinstance(value, str) and value not in place.values:
        return next(iter(place.values))
    if not isinstance(value, str) or value not in place.values:
        raise BadPosition(f"{where}: {told(value)} is not one of: {', '.join(place.values)}", "word", value=told(value))
    return value


def _write(form: Any, place: Place, value: Value) -> None:
    """Put something at its path; lists and objects on the way are made."""
    meant: Any = value
    if place.kind == "cards" and place.single:
        assert isinstance(value, list)
        meant = value[0] if value else None
    elif place.kind == "choice":
        assert isinstance(value, str)
        meant = place.values[value]
    holder = form
    for n, part in enumerate(place.path):
        last = n == len(place.path) - 1
        if isinstance(holder, list) and isinstance(part, int):
            holder.extend([place.default if last else None] * (part + 1 - len(holder)))
        if last:
            holder[part] = meant
            return
        if _part(holder, part) is None:
            holder[part] = [] if isinstance(place.path[n + 1], int) else {}
        holder = holder[part]


def _deal(form: Table, places: list[Place], heap: _Heap) -> None:
    """Fill in what is left open: unknown cards first, then the piles that hold all the rest."""
    for place in places:
        if place.kind == "cards":
            for word in _cards(form, place):
                heap.take(word, place)
    for place in places:
        if place.kind != "cards":
            continue
        words = _cards(form, place)
        if place.dealt and not words:
            words = [UNKNOWN]
        if UNKNOWN in words:
            _write(form, place, [heap.draw(place) if word == UNKNOWN else word for word in words])
    for place in places:
        if place.rest:
            _write(form, place, [*_cards(form, place), *heap.rest(place)])


def _cards(form: Table, place: Place) -> list[str]:
    value = _read(form, place)
    assert isinstance(value, list)
    return value


class _Heap:
    """What lies nowhere yet, shuffled."""

    def __init__(self, things: list[Thing], elsewhere: list[Thing], rng: Random) -> None:
        every = [thing for thing in things if thing.copies is not None for _ in range(thing.copies)]
        self.left = rng.shuffled(every)
        for gone in elsewhere:
            found = [thing for thing in self.left if (thing.word, thing.seat) == (gone.word, gone.seat)]
            if found:
                self.left.remove(found[0])

    def _fits(self, thing: Thing, place: Place) -> bool:
        return thing.sort in place.takes and thing.seat in (None, place.seat)

    def take(self, word: str, place: Place) -> None:
        """A thing lies at a place already. One too many is for the rules to find out."""
        for thing in self.left:
            if thing.word == word and self._fits(thing, place):
                self.left.remove(thing)
                return

    def draw(self, place: Place) -> str:
        for thing in self.left:
            if self._fits(thing, place):
                self.left.remove(thing)
                return thing.word
        raise BadPosition(f"sketch.{place.id}: there is no card left that could lie here", "none_left")

    def rest(self, place: Place) -> list[str]:
        found = [thing for thing in self.left if self._fits(thing, place)]
        self.left = [thing for thing in self.left if not self._fits(thing, place)]
        return [thing.word for thing in found]


def left_of(things: list[Thing], places: list[Place], sketch: Sketch) -> list[int | None]:
    """Of each thing, how many lie nowhere: what can still be laid by hand."""
    laid: dict[tuple[str, int | None], int] = {}
    for place in places:
        value = sketch.get(place.id)
        for word in value if place.kind == "cards" and isinstance(value, list) else ():
            owner = place.seat if any(thing.word == word and thing.seat is not None for thing in things) else None
            laid[word, owner] = laid.get((word, owner), 0) + 1
    return [
        None if thing.copies is None else max(0, thing.copies - laid.get((thing.word, thing.seat), 0))
        for thing in things
    ]


# A position of it.


@dataclass(frozen=True)
class SetUp:
    """A sketch that the rules accept: the state, and whether what was under way goes on."""

    state: State
    kept: bool


GOING_ON: Final = ("doing", "asked", "locked", "question", "outcome")


def set_up(
    game: Game, setup: Setup, base: dict[str, Any] | None, sketch: Unchecked, deal: int
) -> tuple[Drawn, SetUp | BadPosition]:
    """The state of a sketch, or the sentence that says why it cannot be.

    Of the position `base` that was changed by hand, as much stays as the rules accept: all that was going on; or the
    table with what is remembered of it; or only what lies at the places.
    """
    alone: dict[str, Any] = {
        "game": game.name,
        "rules": setup.rules,
        "seats": setup.seats,
        "options": setup.options,
        "random": int(Random(deal).state),
    }
    if base is not None:
        over = drawn(game, setup, base["table"], sketch, deal)
        bare = {key: value for key, value in base.items() if key not in GOING_ON}
        for told_of, kept in (({**base, "table": over.table}, True), ({**bare, "table": over.table}, False)):
            try:
                return over, SetUp(game.position(copy.deepcopy(told_of)), kept)
            except BadPosition:
                continue
        sketch = over.sketch
    only = drawn(game, setup, None, sketch, deal)
    try:
        return only, SetUp(game.position({**alone, "table": copy.deepcopy(only.table)}), False)
    except BadPosition as error:
        return only, error
