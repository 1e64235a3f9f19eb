"""Game: the description of one game, and the door to it: start, position, load, guess."""

from __future__ import annotations

import json
from typing import Any

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.action import ActionSpace
from talia.core.bits import as_set
from talia.core.check import Checker
from talia.core.errors import BadOption, BadPosition, BadView, Unchecked
from talia.core.frame import STEPS, Frame, place
from talia.core.options import Setting, checked
from talia.core.record import Record
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State
from talia.core.view import View

# Abilities that wait in one another; real games stay far below. Chains of `acyclic` objects must not exceed 50 links:
# mypyc 2.4.1 frees longer ones through CPython's trashcan, which harms the memory of objects the collector ignores.
MOST_FRAMES = 30

_POSITION_KEYS = [
    "game",
    "rules",
    "seats",
    "options",
    "table",
    "doing",
    "asked",
    "locked",
    "question",
    "random",
    "outcome",
]


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
    ) -> None:
        self.name = name
        self.rules = rules  # the version of the rules, kept in records: raised when old records would play otherwise
        self.least_seats, self.most_seats = seats
        self.settings = settings
        self.actions = actions
        self.reasons = reasons

    # What each game says.

    def prepare(self, seats: int, options: dict[str, Any]) -> Setup:
        """The setup for options that are already checked one by one; BadOption where they do not fit together."""
        raise NotImplementedError

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        """A state with this table laid, nothing asked yet; BadPosition where it cannot be."""
        raise NotImplementedError

    def open(self, state: State, table: Checker) -> None:
        """Begin the right program for a position that tells only the table (and a phase, where the game has some)."""
        raise NotImplementedError

    def examine(self, state: State, top: Checker) -> None:
        """A last look at a position that is laid and asks its question; `top.error` where its parts do not fit."""

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        """The table of some position that fits a view: what the view hides, filled in. `redeal` then evens it out."""
        raise NotImplementedError

    def fill_notes(self, state: State, program: str, notes: list[int | None], rng: Random) -> list[int]:
        """Notes of an ability, those hidden from the view filled in to fit the laid table."""
        return [0 if note is None else note for note in notes]

    def card_number(self, setup: Setup, word: str) -> int:
        """The number of a card's word, or -1."""
        raise NotImplementedError

    def facts(self) -> dict[str, dict[str, dict[str, Any]]]:
        """What is printed on the things of the box, by sort (`card`, `location`, `suit` …) and word.

        Sorts are those of the texts: the name of a thing is the text `<game>-<sort>-<word>`. `rule` is the section of
        the game's page in docs/rules that tells of the thing.
        """
        return {}

    # What everybody calls.

    def setup(self, seats: Unchecked = None, **options: Unchecked) -> Setup:
        """Check the options once; `setup.deal(generator)` then deals as many games as wanted."""
        chosen = self.least_seats if seats is None else seats
        if type(chosen) is not int or not self.least_seats <= chosen <= self.most_seats:
            raise BadOption(
                f"option seats: {seats!r} is not allowed; allowed: {self.least_seats} to {self.most_seats}"
                if self.least_seats != self.most_seats
                else f"option seats: {seats!r} is not allowed; allowed: {self.least_seats}"
            )
        return self.prepare(chosen, checked(self.settings, options))

    def start(self, seed: Unchecked = 0, seats: Unchecked = None, log: bool = True, **options: Unchecked) -> State:
        """A new game: shuffled, dealt, and run up to the first question."""
        if type(seed) is not int or seed < 0:
            raise BadOption(f"option seed: {seed!r} is not allowed; allowed: whole numbers from 0 up")
        setup = self.setup(seats, **options)
        state = setup.deal(random.seeded(seed))
        if log:
            state.log = []
            state.record = Record(self.name, self.rules, setup.seats, setup.options, seed)
        return state

    def position(self, position: Unchecked, log: bool = True) -> State:
        """The state of a position, as `State.to_position` or a person writes it; BadPosition says what is wrong."""
        state = self._from(position, None)
        if log:
            state.log = []
            state.record = Record(self.name, self.rules, state.setup.seats, state.setup.options, None, position)
        return state

    def load(self, saved: Unchecked, log: bool = True) -> State:
        """The state that `State.save` wrote."""
        if isinstance(saved, str):
            try:
                saved = json.loads(saved)
            except ValueError as error:
                raise BadPosition(f"this is not a saved game: {error}") from None
        if not isinstance(saved, dict):
            raise BadPosition("this is not a saved game: the JSON is not an object")
        return self.position(saved, log)

    def guess(self, view: Unchecked, rng: Random) -> State:
        """A full state that fits a view, dealt evenly among those that do. It knows nothing but the view."""
        top = Checker(view, "view", BadView)
        if top.get("game") != self.name:
            raise BadView(f"view.game: {view.get('game')!r} is not {self.name!r}")
        setup = self._setup_of(top)
        position: dict[str, Any] = {key: view[key] for key in _POSITION_KEYS if key in view}
        if position.get("outcome") is None:
            position.pop("outcome", None)
        position["table"] = self.fill(setup, top.inside("table"), rng)
        position["random"] = rng.below(0x3FFFFFFF)
        state = self._from(position, rng)
        seat = top.get("seat")
        rng.state = state.redeal(-1 if seat is None else seat, rng.state)
        return state

    def worlds(self, view: View, rng: Random, n: int) -> list[State]:
        """n full states that fit a view, each dealt evenly and on its own."""
        if n < 1:
            return []
        found = [self.guess(view, rng)]
        seat = view["seat"]
        while len(found) < n:
            world = found[0].clone()
            rng.state = world.redeal(-1 if seat is None else seat, rng.state)
            found.append(world)
        return found

    def _setup_of(self, top: Checker) -> Setup:
        rules = top.number("rules", 0, 1 << 30, self.rules)
        if rules != self.rules:
            raise top.error(f"{top.at}.rules: version {rules} is not {self.rules}, which is what this Talia plays")
        options = top.get("options")
        seats = top.get("seats")
        given: dict[str, Any] = {} if options is None else top.mapping("options")
        return self.setup(seats, **given)

    def _from(self, position: Unchecked, rng: Random | None) -> State:
        top = Checker(position, "position", BadPosition)
        top.only(_POSITION_KEYS)
        if top.get("game") != self.name:
            raise BadPosition(f"position.game: {position.get('game')!r} is not {self.name!r}")
        try:
            setup = self._setup_of(top)
        except BadOption as error:
            raise BadPosition(f"position.options: {error}") from None
        table = top.inside("table")
        state = self.lay(setup, table, top.number("random", 0, 0x3FFFFFFFFFFFFFFF, 1))
        if top.get("outcome") is not None:
            self._finish(state, top.inside("outcome"))
        elif top.get("doing") is None:
            self.open(state, table)
            state.advance()
        else:
            self._resume(state, top, rng)
        if top.get("question") is not None:
            state.question = top.number("question", 0, 1 << 60)
        self.examine(state, top)
        return state

    def _finish(self, state: State, outcome: Checker) -> None:
        reason = outcome.word("reason", self.reasons)
        winners = outcome.numbers("winners", 0, state.setup.seats - 1)
        state.finish(as_set(winners), self.reasons.index(reason))

    def _resume(self, state: State, top: Checker, rng: Random | None) -> None:
        """Lay the frames of a position and ask its open question again."""
        frames = top.list_of("doing")
        if not frames:
            raise top.error(f"{top.at}.doing: no ability is running, and the game is not over")
        if len(frames) > MOST_FRAMES:
            raise top.error(f"{top.at}.doing: {len(frames)} abilities wait in one another; allowed: {MOST_FRAMES}")
        below: Frame | None = None
        for frame in reversed(frames):
            below = self._frame(state, frame, below, rng)
        assert below is not None
        state.pc = below.pc
        state.me = below.me
        state.card = below.card
        state.a, state.b, state.c, state.d = below.a, below.b, below.c, below.d
        state.below = below.below
        here = state.pc
        if here < 1 or place(frames[0].word("program"), frames[0].number("at", 0, 1 << 30) - 1) < 0:
            raise top.error(f"{top.at}.doing: the running ability stands before its first question")
        STEPS[here - 1].run(state)
        if state.owing == 0 or state.pc != here:
            raise top.error(f"{top.at}.doing: nobody is asked there")
        if top.get("asked") is not None:
            asked = as_set(top.numbers("asked", 0, 61))
            locked = as_set(top.numbers("locked", 0, 61)) if top.get("locked") is not None else 0
            if asked == 0 or asked & locked != 0 or (asked | locked) & ~state.owing != 0:
                raise top.error(f"{top.at}.asked: {top.get('asked')!r} is not who can be asked here")
            if asked != state.owing and state.options != 0:
                raise top.error(f"{top.at}.asked: {top.get('asked')!r} is not the one seat asked here")
            state.owing = asked
            state.locked = locked

    def _frame(self, state: State, frame: Checker, below: Frame | None, rng: Random | None) -> Frame:
        frame.only(["program", "at", "seat", "card", "notes"])
        name = frame.word("program")
        pc = place(name, frame.number("at", 0, 1 << 30))
        if pc < 0 or name.split(".")[0] != self.name:
            raise frame.error(f"{frame.at}: there is no step {frame.get('at')!r} of {name!r} in {self.name}")
        card = 0
        if frame.get("card") is not None:
            card = self.card_number(state.setup, frame.word("card"))
            if card < 0:
                raise frame.error(f"{frame.at}.card: {frame.get('card')!r} is not a card of this game")
        given = frame.get("notes")
        if not isinstance(given, list) or len(given) != 4:
            raise frame.error(f"{frame.at}.notes: {given!r} is not a list of four notes")
        for note in given:
            if not (note is None and rng is not None) and (type(note) is not int or abs(note) >= 1 << 61):
                raise frame.error(f"{frame.at}.notes: {note!r} is not a whole number")
        notes = given if rng is None else self.fill_notes(state, name, given, rng)
        a, b, c, d = notes
        return Frame(pc, frame.number("seat", 0, state.setup.seats - 1), card, a, b, c, d, below)
