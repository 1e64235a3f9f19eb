"""The whole game in one file, on the public surface of `talia` only."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.action import ActionSpace, Domain
from talia.core.bits import bit
from talia.core.check import Checker
from talia.core.frame import A, Choose, Pool, Step
from talia.core.game import Game
from talia.core.options import Number
from talia.core.program import program
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State

TAKE: Final = Domain("take", ["decline", "one", "two", "three"])
REASONS: Final = ["last_pebble"]


@final
class Heap(State):
    def __init__(self, setup: Setup, rng: i64) -> None:
        super().__init__(setup, rng)
        self.heap: i64 = 0
        self.taken0: i64 = 0

    def clone(self) -> Heap:
        copy = Heap(self.setup, self.rng)
        copy.heap = self.heap
        copy.taken0 = self.taken0
        self.carry_to(copy)
        return copy

    def take_pebbles(self, seat: i64, number: i64) -> None:
        self.heap -= number
        if seat == 0:
            self.taken0 += number
        if self.tells:
            self.tell("took", self.cause(), {"seat": seat, "number": number})
        if self.heap == 0:
            self.finish(bit(seat), 0)

    def see(self, seat: int | None) -> dict[str, Any]:
        return {"heap": self.heap, "taken": list(self.scores())}

    def lay_out(self) -> dict[str, Any]:
        return self.see(None)

    def redeal(self, seat: i64, rng: i64) -> i64:
        self.rng = random.scramble(rng)  # nothing is hidden but the generator
        return random.advance(rng)

    def scores(self) -> tuple[int, ...]:
        return (self.taken0, self.setup.options["heap"] - self.heap - self.taken0)

    def card_word(self, card: i64) -> str:
        raise NotImplementedError("there are no cards in this game")


@final
class Takes(Pool[Heap]):
    def find(self, s: Heap, seat: i64) -> i64:
        return 0b1110 & (bit(s.heap + 1) - 1)


@final
class Take(Step[Heap]):
    """Take what was chosen; then it is the other's turn."""

    def run(self, s: Heap) -> None:
        s.take_pebbles(s.me, s.note(A))
        if not s.ended:
            s.begin(TURN, 1 - s.me, 0)


TURN: Final = program("pebbles.turn", (Choose(Takes(TAKE, "pebbles.take"), into=A, always=True), Take()), "pebbles.1")


@final
class PebblesSetup(Setup):
    def __init__(self, rules: int, options: dict[str, Any]) -> None:
        super().__init__("pebbles", rules, 2, options, REASONS)

    def deal(self, rng: i64) -> State:
        table = Heap(self, random.scramble(rng))
        table.heap = self.options["heap"]
        table.begin(TURN, 0, 0)
        table.advance()
        return table


@final
class Pebbles(Game):
    def __init__(self) -> None:
        super().__init__("pebbles", 1, (2, 2), (Number("heap", 10, 4, 50),), ActionSpace([TAKE]), REASONS)

    def prepare(self, rules: int, seats: int, options: dict[str, Any]) -> Setup:
        return PebblesSetup(rules, options)

    def card_number(self, setup: Setup, word: str) -> int:
        return -1

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        table.only(["heap", "taken"])
        taken = table.numbers("taken", 0, setup.options["heap"])
        heap = Heap(setup, rng)
        heap.heap = table.number("heap", 0, setup.options["heap"])
        if len(taken) != 2 or sum(taken) + heap.heap != setup.options["heap"]:
            raise table.error(f"{table.at}: heap and taken pebbles are not {setup.options['heap']} together")
        heap.taken0 = taken[0]
        return heap

    def open(self, state: State, table: Checker) -> None:
        state.begin(TURN, 0, 0)

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        return dict(view.value)


GAME: Final = Pebbles()
