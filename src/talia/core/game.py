"""Game: the description of one game, and the door to it: start, position, load, guess."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from talia.core import past as pasts
from talia.core import rng as random
from talia.core import save
from talia.core.action import ActionSpace
from talia.core.check import Checker, told
from talia.core.errors import BadOption, BadPosition, BadView, Unchecked
from talia.core.options import Setting, checked
from talia.core.program import Program
from talia.core.record import Record, read_error
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State
from talia.core.view import View

if TYPE_CHECKING:
    from talia.core.sketch import Plan

MOST_KEPT: Final = 64  # setups of a game; the oldest goes


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Games inherit from it and say how their table is set up and read."""

    def __init__(
        self,
        name: str,
        rules: int,
        seats: tuple[int, int],
        settings: tuple[Setting, ...],
        actions: ActionSpace,
        reasons: list[str],
        earlier: tuple[int, ...] = (),
        old_places: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.rules = rules  # the version of the rules, kept in records: raised when old records would play otherwise
        self.earlier = earlier  # earlier versions that records and saves are still played under
        # Saves of the time when a place in a program was a number: program -> the labels of its steps, in that order.
        self.old_places: dict[str, str] = {} if old_places is None else old_places
        self.least_seats, self.most_seats = seats
        self.settings = settings
        self.actions = actions
        self.reasons = reasons
        self._kept: dict[str, Setup] = {}  # setups never change, so each is worked out once
        save.open_door(self)

    # What each game says.

    def prepare(self, rules: int, seats: int, options: dict[str, Any]) -> Setup:
        """The setup for options that are already checked one by one; BadOption where they do not fit together.

        `rules` is the newest version, or one of `earlier`.
        """
        raise NotImplementedError

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        """A state with this table laid, nothing asked yet; BadPosition where it cannot be."""
        raise NotImplementedError

    def open(self, state: State, table: Checker) -> None:
        """Begin the right program for a position that tells only the table (and a phase, where the game has some)."""
        raise NotImplementedError

    def examine(self, state: State, top: Checker) -> None:
        """A last look at a position that is laid and asks its question; `top.error` where its parts do not fit."""

    def lowest(self) -> list[Program]:
        """The programs that lie below everything else, such as a round or a turn; none told: any may."""
        return []

    def contradicts(self, state: State) -> str:
        """What the table of a position says against the outcome that is told of it, in words; empty if nothing."""
        return ""

    def recalled(self, table: Checker, remembered: Checker) -> Checker:
        """The table of a view with what its seat remembers laid over it, for games that have such a thing."""
        raise remembered.error(f"{remembered.at}: nothing of {self.name} is only to be remembered")

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        """The table of some position that fits a view: what the view hides, filled in. `redeal` then evens it out."""
        raise NotImplementedError

    def fill_notes(self, state: State, program: str, notes: list[int | None], rng: Random) -> list[int]:
        """Notes of an ability, those hidden from the view filled in to fit the laid table."""
        return [0 if note is None else note for note in notes]

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        """Numbers of seats and options that are worth testing: the tests of every game play them."""
        return [(self.least_seats, {})]

    def hidden(self, told: dict[str, Any], seat: int | None) -> list[list[tuple[str | int, ...]]]:
        """Heaps of places in a position whose things a seat cannot tell apart: the tests of every game swap them."""
        return []

    def invariants(self, state: State) -> None:
        """Assert what always holds of a table, wherever cards went, in a sentence that people understand.

        A position of which it does not hold is refused; the tests of every game ask after each answer.
        """

    def sketches(self) -> Plan | None:
        """The places of its tables, for whoever sets one up by hand; None where they cannot."""
        return None

    def card_number(self, setup: Setup, word: str) -> int:
        """The number of a card's word, or -1."""
        raise NotImplementedError

    def facts(self) -> dict[str, dict[str, dict[str, Any]]]:
        """What is printed on the things of the box, by sort (`card`, `location`, `suit` …) and word.

        Sorts are those of the texts: the name of a thing is the text `<game>-<sort>-<word>`. `rule` is the section of
        the game's page in docs/rules that tells of the thing.
        """
        return {}

    def constants(self) -> dict[str, int | str]:
        """Numbers and words of the rules that a client draws by or shows, and that no option and no view tells."""
        return {}

    def about(self) -> dict[str, Any]:
        """What a form shows besides the settings: which values go with which numbers of seats, and the like."""
        return {}

    # What everybody calls.

    def setup(self, seats: Unchecked = None, **options: Unchecked) -> Setup:
        """Check the options once; `setup.start(seed)` then deals as many games as wanted.

        Equal options give the same setup: it is kept.

        >>> talia.game("cardia").setup(hand=4) is talia.game("cardia").setup(hand=4, deck="I")
        True
        """
        return self.setup_under(self.rules, seats, options)

    def plays(self, rules: int) -> bool:
        """Can a game of that version of the rules be played?"""
        return rules == self.rules or rules in self.earlier

    def setup_under(self, rules: int, seats: Unchecked, options: dict[str, Unchecked]) -> Setup:
        """The same under a version of the rules that it plays."""
        assert self.plays(rules), rules
        chosen = self.least_seats if seats is None else seats
        if type(chosen) is not int or not self.least_seats <= chosen <= self.most_seats:
            raise BadOption(
                f"option seats: {told(seats)} is not allowed; allowed: {self.least_seats} to {self.most_seats}"
                if self.least_seats != self.most_seats
                else f"option seats: {told(seats)} is not allowed; allowed: {self.least_seats}"
            )
        if options:
            return self._kept_or_made(rules, chosen, checked(self.settings, options))
        plain = f"{rules} {chosen}"
        kept = self._kept.get(plain)
        if kept is None:
            kept = self._kept_or_made(rules, chosen, checked(self.settings, {}))
            self._keep(plain, kept)
        return kept

    def _kept_or_made(self, rules: int, seats: int, options: dict[str, Any]) -> Setup:
        key = f"{rules} {seats} {options}"
        kept = self._kept.get(key)
        if kept is None:
            kept = self.prepare(rules, seats, options)
            self._keep(key, kept)
        return kept

    def _keep(self, key: str, setup: Setup) -> None:
        while len(self._kept) >= MOST_KEPT:
            self._kept.pop(next(iter(self._kept)), None)
        self._kept[key] = setup

    def start(
        self, seed: Unchecked = 0, seats: Unchecked = None, log: bool = True, memory: bool = True, **options: Unchecked
    ) -> State:
        """A new game: shuffled, dealt, and run up to the first question. `log` keeps events and a record as well.

        >>> talia.game("cardia").start(seed=7, deck="II").asked
        (0, 1)
        >>> talia.game("cardia").start(seed=7, deck="III")
        Traceback (most recent call last):
        talia.core.errors.BadOption: option deck: 'III' is not allowed; allowed: I, II, mix
        """
        return self.begin(self.setup(seats, **options), seed, log, memory)

    def begin(self, setup: Setup, seed: Unchecked, log: bool = True, memory: bool = True) -> State:
        """The same from a setup."""
        if type(seed) is not int or seed < 0:
            raise BadOption(f"option seed: {told(seed)} is not allowed; allowed: whole numbers from 0 up")
        state = setup.deal(random.seeded(seed))
        state.keep(log, False)
        if log:
            state.record = Record(self.name, setup.rules, setup.seats, setup.told_options(), seed)
            state.tell_start()
        if memory:
            state.keep(
                False, True
            )  # what is told at the start can be seen: a memory begins with it, as a position's does
        return state

    def position(self, position: Unchecked, log: bool = True, memory: bool = True) -> State:
        """The state of a position, as `State.to_position` or a person writes it; BadPosition says what is wrong."""
        state = save.from_position(self, position, None)
        state.keep(log, memory)
        if log:
            setup = state.setup
            state.record = Record(self.name, setup.rules, setup.seats, setup.told_options(), None, position)
        return state

    def load(self, saved: Unchecked, log: bool = True) -> State:
        """The state that `State.save` wrote."""
        if isinstance(saved, str):
            try:
                saved = json.loads(saved)
            except (ValueError, RecursionError) as error:
                raise BadPosition(f"this is not a saved game: {read_error(error)}") from None
        if not isinstance(saved, dict):
            raise BadPosition("this is not a saved game: the JSON is not an object")
        return self.position(saved, log)

    def guess(self, view: Unchecked, rng: Random) -> State:
        """A full state that fits a view, dealt evenly among those that do. It knows nothing but the view.

        With what is `remembered` the view tells more, and the guess is closer; without it that is guessed as well.

        >>> game = talia.game("cardia")
        >>> view = game.start(7).view(0)
        >>> world = game.guess(view, talia.Random(1))
        >>> world.view(0) == view
        True
        """
        top = Checker(view, "view", BadView)
        if top.get("game") != self.name:
            raise BadView(f"view.game: {told(top.get('game'))} is not {self.name!r}")
        setup = save.setup_of(self, top)
        position: dict[str, Any] = {key: view[key] for key in save.POSITION_KEYS if key in view}
        if position.get("outcome") is None:
            position.pop("outcome", None)
        told_of = top.inside("table")
        if top.get("remembered") is not None:
            told_of = self.recalled(told_of, top.inside("remembered"))
        position["table"] = self.fill(setup, told_of, rng)
        position["random"] = rng.below(0x3FFFFFFF)
        state = save.from_position(self, position, rng)
        seat = top.get("seat")
        rng.state = state.redeal(-1 if seat is None else seat, rng.state)
        return state

    def worlds(self, view: View, rng: Random, n: int) -> list[State]:
        """n full states that fit a view, each dealt evenly and on its own."""
        if n < 1:
            return []
        found = [self.guess(view, rng)]
        while len(found) < n:
            found.append(self.another(view, found[0], rng))
        return found

    def another(self, view: View, first: State, rng: Random) -> State:
        """One more state that fits a view beside a first guess of it: dealt on a clone, which is quick.

        What could be remembered stays as it is there, so where the view does not tell it, it is guessed anew.
        """
        seat = view["seat"]
        if "remembered" not in view and first.recalls(seat) is not None:
            return self.guess(view, rng)
        world = first.clone()
        rng.state = world.redeal(-1 if seat is None else seat, rng.state)
        return world

    def resample(self, state: State, seat: Unchecked, rng: Random) -> State:
        """The same table with everything dealt anew, evenly, that a seat cannot know; what it remembers is kept.

        >>> game = talia.game("cardia")
        >>> state = game.start(7)
        >>> world = game.resample(state, 0, talia.Random(1))
        >>> world.view(0) == state.view(0), world.memory(0) == state.memory(0), world == state
        (True, True, False)
        """
        return pasts.resample(state, seat, rng)

    def past(self, state: State, seat: Unchecked, rng: Random, tries: Unchecked = pasts.TRIES) -> Record:
        """A record of some game after which a seat has seen, heard and answered what it has in the state.

        It plays from a position. It is one of those that fit, found by a random search; TaliaError if none is.

        >>> game = talia.game("template")
        >>> state = game.start(7)
        >>> for word in ("page", "squire"):
        ...     state.answer(state.who, state.legal()[0])
        >>> game.past(state, 0, talia.Random(2)).replay(game).memory(0) == state.memory(0)
        True
        """
        return pasts.past(self, state, seat, rng, tries)

    def __reduce__(self) -> tuple[Any, ...]:
        return save.opened, (self.name, save.module_of(self.name))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, rules {self.rules}>"
