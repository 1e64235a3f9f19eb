"""A toy game to test core by itself: two seats take stones from a heap in turn; whoever takes the last one wins.

It is interpreted even where core is compiled, as a game of somebody else's would be.
"""

from __future__ import annotations

from typing import Any

from talia.core.action import ActionSpace, Domain
from talia.core.bits import bit
from talia.core.check import Checker
from talia.core.frame import A, B, C, Choose, ChooseTogether, Pool, Step
from talia.core.game import Game
from talia.core.options import Number
from talia.core.program import Goto, If, Is, Label, Leave, Noted, Repeat, Test, program
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State

STONES = Domain("stones", ["none", "one", "two", "three"])
REASONS = ["last_stone"]


class Toy(State):
    def __init__(self, setup: Setup, rng: int) -> None:
        super().__init__(setup, rng)
        self.heap = 0
        self.bids = (0, 0)  # what both bid in secret for the first move
        self.trace: list[str] = []  # for tests of programs

    def clone(self) -> Toy:
        copy = Toy(self.setup, self.rng)
        copy.heap = self.heap
        copy.bids = self.bids
        copy.trace = list(self.trace)
        self.carry_to(copy)
        return copy

    def see(self, seat: int | None) -> dict[str, Any]:
        return {"heap": self.heap, "bids": [bid if own == seat else None for own, bid in enumerate(self.bids)]}

    def lay_out(self) -> dict[str, Any]:
        return {"heap": self.heap, "bids": list(self.bids)}

    def redeal(self, seat: int, rng: int) -> int:
        return rng

    def scores(self) -> tuple[int, ...]:
        return (self.won & 1, self.won >> 1)

    def card_word(self, card: int) -> str:
        return f"stone-{card}"


class Heap(Pool[Toy]):
    def __init__(self) -> None:
        super().__init__(STONES, "toy.take")

    def find(self, s: Toy, seat: int) -> int:
        return bit(min(s.heap, 3) + 1) - 2


class Bids(Pool[Toy]):
    def __init__(self) -> None:
        super().__init__(STONES, "toy.bid")

    def find(self, s: Toy, seat: int) -> int:
        return 0b1110


class Say(Step[Toy]):
    """Leave a trace."""

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: Toy) -> None:
        s.trace.append(self.word)


class Take(Step[Toy]):
    def run(self, s: Toy) -> None:
        s.heap -= s.c
        if s.tells:
            s.tell("took", s.cause(), {"seat": s.me, "stones": s.c})


class Compare(Step[Toy]):
    """Whoever bid more begins; each remembers only their own bid."""

    def run(self, s: Toy) -> None:
        s.bids = (s.a, s.b)
        if s.tells:
            s.tell("bid", s.cause(), {}, {"bid": s.a}, bit(0), private=True)
            s.tell("bid", s.cause(), {}, {"bid": s.b}, bit(1), private=True)
        s.me = 0 if s.a >= s.b else 1
        s.a = s.b = 0


class Empty(Test[Toy]):
    def holds(self, s: Toy) -> bool:
        return s.heap == 0


class Switch(Step[Toy]):
    def run(self, s: Toy) -> None:
        s.me = 1 - s.me
        s.random_below(6)  # draws as a real game would


class LastWins(Step[Toy]):
    def run(self, s: Toy) -> None:
        s.finish(bit(s.me), 0)


HEAP = Heap()
GAME_PROGRAM = program(
    "toy.game",
    (
        ChooseTogether(Bids(), into=A),
        Compare(),
        Label("move"),
        Repeat(Choose(HEAP, into=C), Take(), Leave(Empty()), Switch()),
        LastWins(),
    ),
    rule="toy.1",
    secret=True,
)
# The same with two more steps: what a later version of a program might look like.
LONGER_PROGRAM = program(
    "toy.longer",
    (
        Say("welcome"),
        ChooseTogether(Bids(), into=A),
        Compare(),
        Label("move"),
        Repeat(Say("your move"), Choose(HEAP, into=C), Take(), Leave(Empty()), Switch()),
        LastWins(),
    ),
    rule="toy.1",
    secret=True,
)


class ToySetup(Setup):
    def deal(self, rng: int) -> State:
        table = Toy(self, rng)
        table.heap = self.options["heap"]
        table.begin(GAME_PROGRAM, 0, 0)
        table.advance()
        return table


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "toy",
            2,
            (2, 2),
            (Number("heap", 5, 1, 20),),
            ActionSpace([STONES]),
            REASONS,
            earlier=(1,),
            # As if the round had had another step before the bids once.
            old_places={"toy.game": "choose_together choose_together compare move"},
        )

    def prepare(self, rules: int, seats: int, options: dict[str, Any]) -> Setup:
        return ToySetup("toy", rules, seats, options, REASONS)

    def lay(self, setup: Setup, table: Checker, rng: int) -> State:
        table.only(["heap", "bids"])
        state = Toy(setup, rng)
        state.heap = table.number("heap", 0, 20)
        bids = table.numbers("bids", 0, 3) if table.get("bids") is not None else [0, 0]
        state.bids = (bids[0], bids[1])
        return state

    def open(self, state: State, table: Checker) -> None:
        state.begin(GAME_PROGRAM, 0, 0)

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        table = dict(view.value)
        table["bids"] = [0 if bid is None else bid for bid in table["bids"]]
        return table

    def card_number(self, setup: Setup, word: str) -> int:
        return -1


GAME = ToyGame()


def run(*steps: Step[Any], **notes: int) -> Toy:
    """Run steps as a program of their own, until they end or ask; the state with its trace."""
    state = GAME.setup().deal(1)
    assert isinstance(state, Toy)
    state.owing = 0
    state.begin(program(f"toy.run-{_count()}", (*steps, Say("end"), Stop())), 0, 0)
    for note, value in notes.items():
        state.set_note("abcd".index(note), value)
    state.advance()
    return state


class Stop(Step[Toy]):
    def run(self, s: Toy) -> None:
        s.finish(0, 0)


_COUNT = [0]


def _count() -> int:
    _COUNT[0] += 1
    return _COUNT[0]


__all__ = ["GAME", "A", "B", "C", "Goto", "If", "Is", "Noted", "Say", "Toy", "run"]
