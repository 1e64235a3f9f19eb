"""How abilities run: a program is a line of steps, and the state's loop runs them until somebody is asked.

The running ability lives in the state's own fields (where it stands, for whom, from which card, four notes). Abilities
waiting below it are frames, which never change, so clones share them. How steps are put together is told in `program`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from talia.core.action import Domain
from talia.core.bits import bit, has, lowest, single
from talia.core.notes import Holding, NumberOf

if TYPE_CHECKING:
    from talia.core.state import State

S = TypeVar("S", bound="State")

# The four notes of a frame. A step is told by number which note to read or write.
A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
NO_NOTE: Final = -1

NOTHING: Final = 0  # a note that holds nothing; as an answer: declined

# Who is asked.
ME: Final = 0  # the seat whose ability runs
THEM: Final = 1  # the other seat of two


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One ability (or round, or turn) waiting below the running one. It never changes."""

    def __init__(self, pc: i64, me: i64, card: i64, a: i64, b: i64, c: i64, d: i64, below: Frame | None) -> None:
        self.pc = pc
        self.me = me
        self.card = card
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.below = below


def noted(frame: Frame, which: i64) -> i64:
    """A note of an ability that waits."""
    if which == A:
        return frame.a
    if which == B:
        return frame.b
    return frame.c if which == C else frame.d


# Games of others are not compiled: classes that a game inherits from allow it.
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of an ability."""

    def run(self, s: S) -> None:
        """Do it. A step that pushes or pops does so last: afterwards the notes are another frame's."""
        raise NotImplementedError

    def options(self, s: S, seat: i64) -> i64:
        """What a seat may answer, for steps that ask several seats at once."""
        raise NotImplementedError

    def answered(self, s: S, seat: i64, number: i64) -> None:
        """Take an answer to the question this step asked."""
        raise NotImplementedError

    def domain(self) -> Domain:
        """What the answers to this step's question are numbers of."""
        raise NotImplementedError

    def prompt(self) -> str:
        """The id of this step's question."""
        raise NotImplementedError

    def domain_of(self, s: S, seat: i64) -> Domain:
        """The domain of one seat's answers: the step's own, unless seats asked at once are asked different things."""
        return self.domain()

    def prompt_of(self, s: S, seat: i64) -> str:
        """The id of the question to one seat."""
        return self.prompt()

    def locks_in(self) -> bool:
        """Is an answer, where several seats are asked at once, a choice that is kept secret until all have answered?"""
        return True

    def completes(self, s: S, seat: i64) -> bool:
        """Where several seats are asked at once: is the next answer of a seat its whole choice, or the last part?"""
        return True

    def lay(self, line: Line) -> None:
        """Join a line of steps that becomes a program. Blocks lay several."""
        line.add(self)

    def bind(self, line: Line) -> None:
        """The line is whole: a step that goes elsewhere in it looks its places up, once."""

    def foretells(self, s: S) -> list[tuple[int, int]]:
        """What it will do with what is noted already, in the game's own numbers: views tell it. Play never asks."""
        return []

    # What a position is checked by when it is laid (resume.py). Play never asks.

    def fills(self, s: S) -> list[tuple[int, Holding]]:
        """The notes that this step fills, and what each may hold from then on, with the table as it is."""
        return []

    def keeps(self, seat: i64) -> i64:
        """The note with what a seat has locked in, for steps that ask several seats at once."""
        return NO_NOTE

    def quiet(self) -> bool:
        """Does it change nothing but notes? Then what could be chosen before it still can be."""
        return False

    def wrong(self, s: S) -> str:
        """While this step asks: what cannot be of the notes and the table, in words; empty if nothing is wrong."""
        return ""

    def pushes(self, s: S, below: Frame, above: Frame) -> bool:
        """May this step, of the ability that waits in `below`, have pushed what runs in `above`?"""
        return False

    def waits_at(self, place: i64) -> i64:
        """Where its ability goes on when what it pushed has ended; the step itself stands at `place`."""
        return place + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Jump(Step[S]):
    """Go on elsewhere in the program; `to` is known when the line is laid."""

    def __init__(self) -> None:
        self.to: i64 = -1

    def run(self, s: S) -> None:
        s.go(self.to)

    def quiet(self) -> bool:
        return True


@final
class Line:
    """Steps on their way into the table: where each will lie, and the places that have a name."""

    def __init__(self, start: i64) -> None:
        self.start: i64 = start
        self.steps: list[Step[Any]] = []
        self.places: dict[str, int] = {}
        self.leaving: list[Jump[Any]] = []  # jumps out of the innermost block that repeats

    def here(self) -> i64:
        """The place of the next step."""
        return self.start + len(self.steps)

    def add(self, step: Step[Any]) -> None:
        self.steps.append(step)

    def name(self, label: str) -> None:
        """Name the place of the next step."""
        assert label not in self.places, f"two places are labelled {label}"
        assert self.here() not in self.places.values(), f"{label}: the place has a label already"
        self.places[label] = self.here()

    def place(self, label: str) -> i64:
        assert label in self.places, f"no place is labelled {label}; there are: {', '.join(self.places) or 'none'}"
        return self.places[label]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool(Generic[S]):
    """What may be chosen: a set of numbers of one domain."""

    def __init__(self, domain: Domain, prompt: str) -> None:
        self.domain = domain
        self.prompt = prompt

    def find(self, s: S, seat: i64) -> i64:
        """The options of the seat that chooses."""
        raise NotImplementedError


@final
class Choose(Step[S]):
    """Ask for one thing of a pool and note the answer.

    A forced choice is taken at once and an empty pool notes NOTHING, unless `always`: where silence would tell a secret
    (whether they hold such a card), they are asked all the same. `may` adds "decline".
    """

    def __init__(
        self,
        pool: Pool[S],
        into: i64,
        by: i64 = ME,
        may: bool = False,
        other_than: i64 = NO_NOTE,
        always: bool = False,
        prompt: str = "",
    ) -> None:
        self.pool = pool
        self.into = into
        self.by = by
        self.may = may
        self.other_than = other_than
        self.always = always
        self.prompt_id = prompt or pool.prompt

    def run(self, s: S) -> None:
        seat = s.me if self.by == ME else 1 - s.me
        options = self.pool.find(s, seat)
        if self.other_than != NO_NOTE:
            options &= ~bit(s.note(self.other_than))
        if self.may:
            if options != 0 or self.always:
                options |= 1
        elif options == 0 and self.always:
            options = 1  # nothing to choose, and nobody is to know: the only answer is "decline"
        if options == 0:
            s.set_note(self.into, NOTHING)
        elif single(options) and not self.always:
            s.set_note(self.into, lowest(options))
        else:
            s.ask(seat, options)

    def answered(self, s: S, seat: i64, number: i64) -> None:
        s.set_note(self.into, number)
        s.owing = 0

    def domain(self) -> Domain:
        return self.pool.domain

    def prompt(self) -> str:
        return self.prompt_id

    def fills(self, s: S) -> list[tuple[int, Holding]]:
        return [(self.into, NumberOf(self.pool.domain))]

    def quiet(self) -> bool:
        return True

    def could_choose(self, s: S, number: i64) -> bool:
        """Could this number have been chosen from the table as it is?"""
        options = self.pool.find(s, s.me if self.by == ME else 1 - s.me)
        if number == NOTHING and (self.may or options == 0):
            return True
        return has(options, number) and (self.other_than == NO_NOTE or s.note(self.other_than) != number)


@final
class ChooseTogether(Step[S]):
    """Ask every seat at once, in secret; seat n's answer goes into note `into` + n when all have answered or before.

    Until the last one has answered, those who have are "locked in": everybody sees that, nobody sees what. Whether a
    locked-in choice may still be changed is the game's option.
    """

    def __init__(self, pool: Pool[S], into: i64 = A) -> None:
        self.pool = pool
        self.into = into

    def run(self, s: S) -> None:
        s.ask_together(bit(s.seats()) - 1)

    def options(self, s: S, seat: i64) -> i64:
        return self.pool.find(s, seat)

    def answered(self, s: S, seat: i64, number: i64) -> None:
        s.set_note(self.into + seat, number)
        s.lock_in(seat)

    def domain(self) -> Domain:
        return self.pool.domain

    def prompt(self) -> str:
        return self.pool.prompt

    def fills(self, s: S) -> list[tuple[int, Holding]]:
        return [(note, NumberOf(self.pool.domain)) for note in range(int(self.into), D + 1)]

    def keeps(self, seat: i64) -> i64:
        return self.into + seat


@mypyc_attr(allow_interpreted_subclasses=True)
class EachGoesOn(Step[S]):
    """Ask every seat at once for a choice of several answers: each gives them one after another and waits for nobody.

    A game's own step says what a seat may answer (`options`), keeps an answer on the table (`keep`) and tells when a
    seat has given all of them (`done`). Whoever is done is "locked in" until the last one is, and may change its choice
    by answering again where the game's option allows it: `options` then tells what with.
    """

    def keep(self, s: S, seat: i64, number: i64) -> None:
        """Keep one answer of a seat."""
        raise NotImplementedError

    def done(self, s: S, seat: i64) -> bool:
        """Has a seat given all its answers? It still has when it answers again."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        seats = bit(s.seats()) - 1
        owing: i64 = 0
        for seat in range(s.seats()):
            if not self.done(s, seat):
                owing |= bit(seat)
        if owing != 0:
            s.ask_together(owing)
            s.locked = seats & ~owing

    def answered(self, s: S, seat: i64, number: i64) -> None:
        self.keep(s, seat, number)
        if self.done(s, seat):
            s.lock_in(seat)
