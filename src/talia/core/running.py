"""Running: the half of a state that runs abilities: the open question, the running ability, and the verbs for both.

The loop itself and whatever hands the whole state to a step stand in `state`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from talia.core import rng as random
from talia.core.bits import bit, count, nth
from talia.core.duties import Duties
from talia.core.frame import NOTHING, A, B, C, Frame
from talia.core.program import Program, program_at

if TYPE_CHECKING:
    from talia.core.setup import Setup


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Running(Duties):
    """What is asked and what is going on, as ints that a clone copies."""

    def __init__(self, setup: Setup, rng: i64) -> None:
        super().__init__(setup)
        self.rng: i64 = rng
        self.lots: i64 = 0  # how many ways the last `random_of` could have gone, for exact methods; not cloned
        # The open question: the seats that owe an answer, those that have given one and may still change it, and the
        # options of the one seat asked (0 when several are asked at once: then the asking step tells each seat's).
        self.owing: i64 = 0
        self.locked: i64 = 0
        self.options: i64 = 0
        self.sealed: i64 = 0  # the last question whose answer let somebody learn something: not to be taken back
        self.ended: bool = False
        self.won: i64 = 0
        self.reason: i64 = 0
        # The running ability.
        self.pc: i64 = 0
        self.me: i64 = 0
        self.card: i64 = 0
        self.a: i64 = NOTHING
        self.b: i64 = NOTHING
        self.c: i64 = NOTHING
        self.d: i64 = NOTHING
        self.below: Frame | None = None

    def go(self, place: i64) -> None:
        """Go on at that place of the running program."""
        self.pc = place

    def begin(self, program: Program, me: i64, card: i64) -> None:
        """Start a program with nothing below it."""
        self.below = None
        self.pc = program.start
        self.me = me
        self.card = card
        self.a = self.b = self.c = self.d = NOTHING

    def push(self, program: Program, me: i64, card: i64) -> None:
        """Run a program now; what was running waits below."""
        self.below = Frame(self.pc, self.me, self.card, self.a, self.b, self.c, self.d, self.below)
        self.pc = program.start
        self.me = me
        self.card = card
        self.a = self.b = self.c = self.d = NOTHING

    def pop(self) -> None:
        """Take up the frame below."""
        frame = self.below
        assert frame is not None, "the lowest program has ended"
        self.pc = frame.pc
        self.me = frame.me
        self.card = frame.card
        self.a = frame.a
        self.b = frame.b
        self.c = frame.c
        self.d = frame.d
        self.below = frame.below

    def note(self, which: i64) -> i64:
        if which == A:
            return self.a
        if which == B:
            return self.b
        if which == C:
            return self.c
        return self.d

    def set_note(self, which: i64, value: i64) -> None:
        if which == A:
            self.a = value
        elif which == B:
            self.b = value
        elif which == C:
            self.c = value
        else:
            self.d = value

    def ask(self, seat: i64, options: i64) -> None:
        """Open a question to one seat."""
        self.owing = bit(seat)
        self.options = options
        self.question += 1

    def ask_together(self, seats: i64) -> None:
        """Open a question to several seats at once; the asking step tells each seat's options."""
        self.owing = seats
        self.locked = 0
        self.options = 0
        self.question += 1

    def lock_in(self, seat: i64) -> None:
        """A seat has given its secret answer."""
        self.owing &= ~bit(seat)
        self.locked |= bit(seat)
        if self.owing == 0:
            self.locked = 0

    def finish(self, winners: i64, reason: i64) -> None:
        """End the game. The winners are a set of seats, the reason a number in the game's list of reasons."""
        self.ended = True
        self.won = winners
        self.reason = reason
        self.owing = 0
        self.locked = 0

    def seal(self) -> None:
        """Something hidden was seen or drawn: what was answered up to now cannot be taken back."""
        self.sealed = self.question

    def random_below(self, n: i64) -> i64:
        """A random number from 0 to n-1, from the state's own generator."""
        self.sealed = self.question
        if self.setup.chance is not None:
            return self.setup.chance.below(n)
        self.rng = random.advance(self.rng)
        return random.scaled(self.rng, n)

    def random_of(self, seat: i64, things: i64) -> i64:
        """One of a set, such as the cards in a seat's hand."""
        if self.setup.chance is not None:
            self.sealed = self.question
            return self.setup.chance.of(seat, things)
        self.lots = count(things)
        return nth(things, self.random_below(self.lots))

    def seats(self) -> i64:
        return self.setup.seats

    def asks_at(self, place: i64) -> bool:
        """Does the step at that place ask the open question?"""
        return self.pc - 1 == place

    def cause(self) -> str:
        """The rule that is at work: the running program's."""
        return program_at(self.pc - 1).rule

    def carry_to(self, copy: Running) -> None:
        """Give a clone the open question, the running ability and those below it, and the end."""
        copy.owing = self.owing
        copy.locked = self.locked
        copy.options = self.options
        copy.question = self.question
        copy.sealed = self.sealed
        copy.ended = self.ended
        copy.won = self.won
        copy.reason = self.reason
        copy.pc = self.pc
        copy.me = self.me
        copy.card = self.card
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.d = self.d
        if self.below is not None:
            copy.below = self.below
        if self.recall is not None:
            self.recall.shared = True
            copy.recall = self.recall
            copy.tells = True
