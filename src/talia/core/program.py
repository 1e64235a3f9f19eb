"""Programs: abilities, rounds and turns, put together from steps, with named places and blocks, not counted jumps.

All programs of all games lie in one table, each ended by `Done`, which takes up the frame below. Within a program every
step has a label: the one given by `Label`, or its kind (`choose`, `choose.2`). Saved games know a place by it, so a
step may be added to a program without harm to games that were saved before.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from talia.core.action import Domain
from talia.core.frame import NO_NOTE, NOTHING, Jump, Line, S, Step

# What a block asks.


@mypyc_attr(allow_interpreted_subclasses=True)
class Test(Generic[S]):
    """A question with yes or no about the table and the notes. A game's own tests are as thin as its pools."""

    def holds(self, s: S) -> bool:
        raise NotImplementedError

    def about(self) -> i64:
        """The one note that the answer depends on, or NO_NOTE: it depends on the table."""
        return NO_NOTE


@final
class Is(Test[S]):
    """Does the note have this value (or, with `either`, that one)?"""

    def __init__(self, note: i64, value: i64, either: i64 = -1) -> None:
        self.note = note
        self.value = value
        self.either = either

    def holds(self, s: S) -> bool:
        found = s.note(self.note)
        return found == self.value or found == self.either

    def about(self) -> i64:
        return self.note


@final
class Noted(Test[S]):
    """Does the note hold anything?"""

    def __init__(self, note: i64) -> None:
        self.note = note

    def holds(self, s: S) -> bool:
        return s.note(self.note) != NOTHING

    def about(self) -> i64:
        return self.note


@final
class Not(Test[S]):
    """Does the test fail?"""

    def __init__(self, test: Test[S]) -> None:
        self.test = test

    def holds(self, s: S) -> bool:
        return not self.test.holds(s)

    def about(self) -> i64:
        return self.test.about()


# Blocks: parts of a program that are no steps themselves. There are four, and Label.


@final
class Label(Step[S]):
    """A name for the place of the next step."""

    def __init__(self, name: str) -> None:
        self.name = name

    def lay(self, line: Line) -> None:
        line.name(self.name)


@final
class If(Step[S]):
    """These steps only if the test holds."""

    def __init__(self, test: Test[S], *steps: Step[S]) -> None:
        self.test = test
        self.steps = steps

    def lay(self, line: Line) -> None:
        past: Unless[S] = Unless(self.test)
        line.add(past)
        for step in self.steps:
            step.lay(line)
        past.to = line.here()


@final
class Repeat(Step[S]):
    """These steps again and again, until a `Leave` among them leaves."""

    def __init__(self, *steps: Step[S]) -> None:
        self.steps = steps

    def lay(self, line: Line) -> None:
        outer = line.leaving
        line.leaving = []
        first = line.here()
        for step in self.steps:
            step.lay(line)
        back: Back[S] = Back()
        back.to = first
        line.add(back)
        assert line.leaving, "this block would never end: nothing in it leaves"
        for leave in line.leaving:
            leave.to = line.here()
        line.leaving = outer


@final
class Leave(Step[S]):
    """Leave the `Repeat` around if the test holds."""

    def __init__(self, test: Test[S]) -> None:
        self.test = test

    def lay(self, line: Line) -> None:
        out: When[S] = When(self.test)
        line.add(out)
        line.leaving.append(out)


@final
class Goto(Jump[S]):
    """Go on at a named place of this program."""

    def __init__(self, label: str) -> None:
        super().__init__()
        self.label = label

    def lay(self, line: Line) -> None:
        line.add(Goto(self.label))  # anew, since the same steps may stand in several programs

    def bind(self, line: Line) -> None:
        self.to = line.place(self.label)


# What blocks are laid as.


@final
class Unless(Jump[S]):
    """Go past the block if its test does not hold."""

    def __init__(self, test: Test[S]) -> None:
        super().__init__()
        self.test = test

    def run(self, s: S) -> None:
        if not self.test.holds(s):
            s.go(self.to)


@final
class When(Jump[S]):
    """Go past the block if its test holds."""

    def __init__(self, test: Test[S]) -> None:
        super().__init__()
        self.test = test

    def run(self, s: S) -> None:
        if self.test.holds(s):
            s.go(self.to)


@final
class Back(Jump[S]):
    """The end of a block that repeats: to its first step."""


@final
class Done(Step[S]):
    """The end of a program: the frame below goes on."""

    def run(self, s: S) -> None:
        s.pop()


# The table of all programs.


@final
class Program:
    """Steps under a name, with what else is to be known: the rule they carry out, whose secret the notes are."""

    def __init__(self, name: str, rule: str, secret: bool, notes: tuple[Domain, ...], line: Line) -> None:
        self.name = name  # what saved games know it by
        self.rule = rule  # what its events are told to be because of
        self.secret: bool = secret  # notes A and B are what seats 0 and 1 chose, each for its own eyes
        self.notes = notes  # what notes A, B … are numbers of, where those may move when a card is added
        self.start: i64 = line.start
        self.places: dict[str, int] = dict(line.places)
        self.labels: list[str] = []
        named = {place: label for label, place in line.places.items()}
        counts: dict[str, int] = {}
        for n, step in enumerate(line.steps):
            label = named.get(line.start + n, "")
            kind = _spaced(type(step).__name__)
            counts[kind] = counts.get(kind, 0) + 1
            if not label:
                label = kind if counts[kind] == 1 else f"{kind}.{counts[kind]}"
                assert label not in self.places, f"{name}: {label} is a label and a kind of step"
                self.places[label] = line.start + n
            self.labels.append(label)

    def at(self, label: str) -> i64:
        """The place of that label: for steps and bots, which look it up once."""
        assert label in self.places, f"{self.name}: no step is labelled {label}; there are: {', '.join(self.labels)}"
        return self.places[label]

    def label(self, place: i64) -> str:
        """The label of the step at that place."""
        return self.labels[place - self.start]

    def steps(self, before: str = "") -> list[Step[Any]]:
        """Its steps in their order; those before a label only, if one is told."""
        last = self.at(before) if before else self.start + len(self.labels)
        return [STEPS[place] for place in range(self.start, last)]

    def note_word(self, note: int, value: int) -> int | str:
        """A note as it is saved: a word where it is the number of something that has one."""
        return self.notes[note].words[value] if note < len(self.notes) and value != NOTHING else value

    def note_number(self, note: int, told: Any) -> Any:
        """A saved note as the number it is; what is no word of it stays as it is."""
        return self.notes[note].numbers.get(told, told) if note < len(self.notes) and isinstance(told, str) else told

    def __repr__(self) -> str:
        return f"Program({self.name!r}, {self.labels})"


def _spaced(name: str) -> str:
    """`ChooseTogether` as `choose_together`."""
    spaced = ""
    for letter in name:
        spaced += f"_{letter.lower()}" if letter.isupper() and spaced else letter.lower()
    return spaced


_ROOM: Final = 8192  # steps that the table has room for
# A list would check each step's type at every read; a vec knows it, which is worth a tenth of random play. It is built
# as vec[Step], because uncompiled a vec takes plain classes only.
STEPS: Final[vec[Step[Any]]] = vec[Step]([Done()] * _ROOM)  # type: ignore[type-arg]  # see above
_TAKEN: Final[list[int]] = [0]  # how many of them are taken
_STARTS: Final[list[int]] = []  # where each program begins, rising
_LAID: Final[list[Program]] = []  # in the same order
PROGRAMS: Final[dict[str, Program]] = {}


def program(
    name: str, steps: tuple[Step[Any], ...], rule: str = "", secret: bool = False, notes: tuple[Domain, ...] = ()
) -> Program:
    """Lay a program into the table. Its name begins with its game's; its rule is what its events are because of.

    `notes` tells what the first notes are numbers of; saved games then have them as words.
    """
    assert name not in PROGRAMS, f"two programs are named {name}"
    line = Line(_TAKEN[0])
    for step in steps:
        step.lay(line)
    assert not line.leaving, f"{name}: a Leave stands in no Repeat"
    line.add(Done())
    assert line.here() <= _ROOM, "the table of steps is full: make _ROOM larger"
    for step in line.steps:
        step.bind(line)
    for n, step in enumerate(line.steps):
        STEPS[line.start + n] = step
    made = Program(name, rule, secret, notes, line)
    PROGRAMS[name] = made
    _STARTS.append(line.start)
    _LAID.append(made)
    _TAKEN[0] = line.here()
    return made


def program_at(place: i64) -> Program:
    """Which program a place in the table belongs to."""
    return _LAID[bisect_right(_STARTS, place) - 1]
