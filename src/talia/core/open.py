"""Open games: draws and shuffles are questions to the chance seat, with weights, for methods that go through all.

A pile has no order until somebody draws from it: then chance is asked which card comes up. An answer that draws
nothing goes through at once; one that draws is carried out again and again, with one draw more each time, until all of
them are decided. Ordinary games pay nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from talia.core import save
from talia.core.chance import CHANCE, OUTCOMES, Chance
from talia.core.check import told
from talia.core.errors import IllegalAnswer, NotAsked, TaliaError, Unchecked
from talia.core.facts import Facts
from talia.core.view import Decision, Outcome, View

if TYPE_CHECKING:
    from talia.core.memory import Memory
    from talia.core.setup import Setup
    from talia.core.state import State

NO_TABLE = "chance is to act, and nothing is dealt yet: there is no table to look at"


@final
class OpenSetup:
    """One way to play with chance as a seat of its own. One thread at a time plays its games."""

    def __init__(self, setup: Setup) -> None:
        if not setup.asks_chance():
            raise TaliaError(f"{setup.game} cannot be played with open chance: not all that it draws asks for it")
        self.setup = setup  # the ordinary one
        self.chance = Chance()
        # The same once more, whose verbs ask for each draw: no ordinary state ever shares it.
        self.inner = save.door(setup.game).prepare(setup.rules, setup.seats, setup.told_options())
        self.inner.chance = self.chance

    def start(self, memory: bool = False) -> OpenState:
        """A game before its deal: chance is to act.

        >>> state = talia.game("template").setup(ranks=3, hand=1).open_chance().start()
        >>> state.who, state.chances()
        (-2, [(1, 1), (2, 1), (3, 1)])
        """
        state = OpenState(self, None, memory)
        state.run()
        return state

    def at(self, state: State) -> OpenState:
        """A game that goes on from a table, the order of its piles forgotten. What is remembered there is kept."""
        if state.setup != self.setup:
            raise TaliaError(f"this table is of {state.setup!r}, not of {self.setup!r}")
        made = OpenState(self, None, state.recall is not None)
        made.lay(state.to_position(), state.recall)
        return made

    @property
    def facts(self) -> Facts:
        """As the setup's; the longest game counts players' answers only. Outcomes are numbers below `chance`."""
        known = self.setup.facts
        return Facts(known.seats, known.places, known.actions, known.longest, known.widest, OUTCOMES)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpenSetup) and self.setup == other.setup

    def __hash__(self) -> int:
        return hash(self.setup) ^ 1

    def __reduce__(self) -> tuple[Any, ...]:
        return OpenSetup, (self.setup,)

    def __repr__(self) -> str:
        return f"<open {repr(self.setup)[1:]}"


@final
class OpenState:
    """A table whose draws are asked for. It plays by numbers as a State does, and tells seats no more than one."""

    def __init__(self, setup: OpenSetup, table: State | None, memory: bool) -> None:
        self.setup = setup
        self._table = table  # as it is, or while chance is to act, as it was before what is being carried out
        self._memory = memory
        self._seat: i64 = -1  # whose answer is being carried out; -1: the deal
        self._number: i64 = 0
        self._fallen: list[int] = []  # what has come up in it so far
        self._open: list[tuple[int, int]] = []  # what could come up next; nothing: no draw is open
        self._for = -1

    def run(self) -> None:
        """Carry out what is to be carried out, with what has come up so far."""
        chance = self.setup.chance
        chance.begin(self._fallen)
        if self._table is None:
            after = self.setup.inner.deal(1)
            after.rng = 1  # nothing is drawn from it
        else:
            after = self._table.clone()
            after.take(self._seat, self._number)
        self._open = chance.open
        self._for = chance.seat
        if self._open:
            return
        if self._table is None and self._memory:
            after.keep(False, True)
        self._table = after
        self._fallen = []

    def lay(self, position: dict[str, Any], recall: Memory | None) -> None:
        """Take a table over."""
        self.setup.chance.begin([])
        self._table = save.from_position(save.door(self.setup.setup.game), position, None, self.setup.inner)
        self._table.rng = 1
        if recall is not None:
            recall.shared = True
        self._table.recall = recall
        self._table.tells = recall is not None

    @property
    def table(self) -> State | None:
        """The table as it is, or while something is drawn, as it was before; None before the deal. To look at only."""
        return self._table

    def _laid(self) -> State:
        if self._table is None:
            raise NotAsked(NO_TABLE)
        return self._table

    # The numbers.

    @property
    def who(self) -> int:
        """The seat to act, -2 for chance; -1 when the game is over."""
        return CHANCE if self._open else self._laid().who

    def chances(self) -> list[tuple[int, int]]:
        """What can come up: outcomes, rising, each with its weight, a whole number; none unless chance is to act."""
        return list(self._open)

    @property
    def drawing(self) -> int:
        """The seat whose pile or hand chance draws from, or for whom; -1: nobody's in particular."""
        return self._for

    def legal(self, seat: Unchecked = -1) -> list[int]:
        """The actions of the seat to act, or the outcomes of chance, rising."""
        if self._open and type(seat) is int and seat in (-1, CHANCE):
            return [outcome for outcome, _ in self._open]
        if self._open:
            raise NotAsked(f"seat {told(seat)} is not asked; asked: chance (seat {CHANCE})")
        return self._laid().legal(seat)

    def mask(self, seat: Unchecked = -1) -> tuple[int, int]:
        """The same as a first action and a set of bits."""
        if self._open:
            return (0, sum(1 << outcome for outcome in self.legal(seat)))
        return self._laid().mask(seat)

    def apply(self, action: Unchecked) -> int:
        """Answer for the seat to act, or let an outcome come up; the next seat to act. What is not legal is refused."""
        if self._open:
            if type(action) is not int or action not in self.legal():
                allowed = ", ".join(str(outcome) for outcome in self.legal())
                raise IllegalAnswer(f"{told(action)} is not what can come up; allowed: {allowed}")
            self._fallen = [*self._fallen, action]
        else:
            table = self._laid()
            number: i64 = table.check(table.who, action)
            self._seat = table.who
            self._number = number
        self.run()
        return self.who

    def returns(self) -> tuple[float, ...]:
        """What the game was worth to each seat; all 0 before the end."""
        return (0.0,) * int(self.setup.setup.seats) if self._table is None else self._table.returns()

    # What people and bots see: while chance acts, the table before what is being carried out.

    @property
    def asked(self) -> tuple[int, ...]:
        return () if self._open else self._laid().asked

    @property
    def over(self) -> bool:
        return self._table is not None and self._table.over

    @property
    def outcome(self) -> Outcome | None:
        return None if self._table is None else self._table.outcome

    def decision(self, seat: Unchecked) -> Decision:
        if self._open:
            raise NotAsked(f"seat {told(seat)} is not asked; asked: chance (seat {CHANCE})")
        return self._laid().decision(seat)

    def view(self, seat: Unchecked, memory: bool = False) -> View:
        return self._laid().view(seat, memory)

    def memory(self, seat: Unchecked) -> int:
        return self._laid().memory(seat)

    def key(self, seat: Unchecked) -> int:
        return self._laid().key(seat)

    def to_position(self) -> dict[str, Any]:
        """The table in words. Its piles are sorted: what comes up is not decided yet."""
        return self._laid().to_position()

    # Copies.

    def clone(self) -> OpenState:
        copy = OpenState(self.setup, self._table, self._memory)  # a table is never changed here, only replaced
        copy._seat = self._seat
        copy._number = self._number
        copy._fallen = self._fallen
        copy._open = self._open
        copy._for = self._for
        return copy

    def __copy__(self) -> OpenState:
        return self.clone()

    def __deepcopy__(self, memo: Unchecked) -> OpenState:
        return self.clone()

    def _parts(self) -> list[Any]:
        """All that is to be known of it."""
        going_on = [self._seat, self._number, self._fallen] if self._open else []
        return [None if self._table is None else self._table.to_position(), going_on]

    def digest(self) -> int:
        """A number of 62 bits for the table and what is being drawn."""
        return save.digest({"open": self._parts()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpenState) and self.setup == other.setup and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __reduce__(self) -> tuple[Any, ...]:
        recall = None if self._table is None else self._table.recall
        return unpickled, (self.setup, self._memory, recall, *self._parts())

    def __repr__(self) -> str:
        if self._open:
            return f"<open {self.setup.setup.game}, {self.setup.setup.seats} seats, {len(self._open)} can come up>"
        return f"<open {repr(self._laid())[1:]}"


def unpickled(
    setup: OpenSetup, memory: bool, recall: Memory | None, position: dict[str, Any] | None, going_on: list[Any]
) -> OpenState:
    state = OpenState(setup, None, memory)
    if position is not None:
        state.lay(position, recall)
    if going_on:
        state._seat, state._number, state._fallen = going_on
    if going_on or position is None:
        state.run()
    return state
