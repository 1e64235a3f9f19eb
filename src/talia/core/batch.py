"""Many tables of one setup, stepped together: for those who learn from millions of answers. Compiled with the rules.

The tables are told as columns of numbers that numpy reads in place, so a step of a thousand games crosses into compiled
code once. At each table the seat to act is asked, one seat after another where several choose at once. A game that has
ended is dealt anew at once: table i of n plays the deals `seed + i`, `seed + i + n`, `seed + i + 2 * n` …, which are
the games that `Setup.start` begins from these seeds.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.strings import read_f32_le, read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import count, has, lowest, nth, signed, single
from talia.core.columns import clear, zeros
from talia.core.errors import IllegalAnswer
from talia.core.program import STEPS
from talia.core.rows import Layout, Row
from talia.core.setup import Setup
from talia.core.state import State

_DICE: Final = 0x2AAAAAAA
_UNIT: Final = 1.0 / 4294967296.0


def _noughts(length: i64) -> vec[float]:
    """So many numbers, each 0."""
    made = vec[float]()
    while length > 0:
        made = append(made, 0.0)
        length -= 1
    return made


@final
class Tables:
    """n games in play. `forced` gives answers where there is only one; `memory` lets every game keep one."""

    def __init__(self, setup: Setup, n: i64, seed: int, forced: bool, memory: bool) -> None:
        self.setup = setup
        self.n = n
        self.seed = seed
        self.forced = forced
        self.memory = memory
        self.seats: i64 = setup.seats
        self.dice: vec[i64] = zeros(n)  # a generator a table, for choices that are drawn here
        self.dealt: vec[i64] = zeros(n)  # how many games a table has had
        # The open question of each table.
        self.who: vec[i64] = zeros(n)
        self.firsts: vec[i64] = zeros(n)
        self.options: vec[i64] = zeros(n)
        # What the last step brought.
        self.taken: vec[i64] = zeros(n)
        self.ended: vec[i64] = zeros(n)
        self.rewards: vec[float] = _noughts(n * setup.seats)  # what games that ended were worth, seat by seat
        self.over: list[int] = []  # the tables whose games ended
        self.chances: list[float] = []
        # What is written as soon as a question is open, while the table is at hand: rows that are read at every step.
        self.watched: Layout | None = None
        self.rows: Row | None = None
        dealt: list[State] = []
        for table in range(n):
            self.dice[table] = random.scramble(random.seeded(seed + table) ^ _DICE)
            dealt.append(self._deal(table))
        self.states = vec[State](dealt)  # a list would check what it holds at every read
        for table in range(n):
            self._look(table, self.states[table])

    # One table.

    def deal_of(self, table: i64) -> int:
        """The seed of the game that a table plays now."""
        return self.seed + table + self.n * (self.dealt[table] - 1)

    def _deal(self, table: i64) -> State:
        self.dealt[table] += 1
        if self.memory:
            return self.setup.start(self.deal_of(table), False, True)
        return self.setup.deal(random.seeded(self.deal_of(table)))

    def _look(self, table: i64, s: State) -> None:
        """Read off the open question of a table."""
        if self.forced:
            s = self._force(table, s)
        step = STEPS[s.pc - 1]
        seat = lowest(s.owing)
        options = s.options
        if options == 0:
            options = step.options(s, seat)
        self.who[table] = seat
        self.options[table] = options
        self.firsts[table] = step.domain_of(s, seat).offset
        layout = self.watched
        if layout is not None:
            rows = self.rows
            assert rows is not None
            layout.write(s, seat, rows, table * layout.words)

    def _force(self, table: i64, s: State) -> State:
        """Give answers where there is only one; tells the table as it is then."""
        seat = lowest(s.owing)
        options = s.options_of(seat)
        while single(options):
            s.take(seat, lowest(options))
            if s.ended:
                s = self._finish(table, s)
            seat = lowest(s.owing)
            options = s.options_of(seat)
        return s

    def _finish(self, table: i64, s: State) -> State:
        """Keep what a game was worth and deal the next one."""
        if self.ended[table] == 0:
            self.ended[table] = 1
            self.over.append(table)
            at = table * self.seats
            for worth in s.returns():
                self.rewards[at] = worth
                at += 1
        dealt = self._deal(table)
        self.states[table] = dealt
        return dealt

    def _take(self, table: i64, number: i64) -> None:
        s = self.states[table]
        s.take(self.who[table], number)
        if s.ended:
            s = self._finish(table, s)
        self._look(table, s)

    def load(self, table: i64, state: State) -> None:
        """Go on with another game of the same setup at a table."""
        self.states[table] = state
        self._look(table, state)

    # All tables.

    def _begin(self) -> None:
        for over in self.over:
            table: i64 = over
            self.ended[table] = 0
            for at in range(table * self.seats, (table + 1) * self.seats):
                self.rewards[at] = 0.0
        self.over = []

    def check(self, actions: bytes) -> None:
        """Refuse actions (64-bit numbers, one a table) of which one is not allowed: before any is given."""
        for table in range(self.n):
            number = read_i64_le(actions, 8 * table) - self.firsts[table]
            if not 0 <= number < 62 or not has(self.options[table], number):
                self._refuse(table, number + self.firsts[table])

    def step(self, actions: bytes) -> None:
        """Answer at every table, by actions that were checked."""
        self._begin()
        for table in range(self.n):
            action = read_i64_le(actions, 8 * table)
            self.taken[table] = action
            self._take(table, action - self.firsts[table])

    def _refuse(self, table: i64, action: int) -> None:
        try:
            self.states[table].check(self.who[table], action)
        except IllegalAnswer as error:
            raise IllegalAnswer(f"game {table} of the batch: {error}") from None
        raise AssertionError("the table has another question than was read off")

    def step_random(self) -> None:
        """Answer at every table by one of its options, each as likely as the others."""
        self._begin()
        # A column that is named outside the loop is not looked up, nor its references counted, at each table.
        asked = self.options
        dice = self.dice
        firsts = self.firsts
        taken = self.taken
        for table in range(self.n):
            options = asked[table]
            drawn = random.advance(dice[table])
            dice[table] = drawn
            number = nth(options, random.scaled(drawn, count(options)))
            taken[table] = firsts[table] + number
            self._take(table, number)

    def step_logits(self, logits: bytes, actions: i64) -> None:
        """Answer at every table by one of its options, drawn by logits: 32-bit floats, one for each action."""
        self._begin()
        chances: list[float] = []
        for table in range(self.n):
            options = self.options[table]
            start = actions * table + self.firsts[table]
            most = -1e300
            left = options
            while left != 0:
                logit = read_f32_le(logits, 4 * (start + lowest(left)))
                left &= left - 1
                if logit > most:
                    most = logit
            total = 0.0
            left = options
            while left != 0:
                total += exp(read_f32_le(logits, 4 * (start + lowest(left))) - most)
                left &= left - 1
            dice = random.advance(self.dice[table])
            self.dice[table] = dice
            drawn = float(random.scramble(dice) >> 30) * _UNIT * total
            left = options
            number = lowest(left)
            weight = 0.0
            while left != 0:  # the last one with any weight, should rounding leave something over
                chance = exp(read_f32_le(logits, 4 * (start + lowest(left))) - most)
                if chance > 0.0:
                    number = lowest(left)
                    weight = chance
                    drawn -= chance
                    if drawn < 0.0:
                        break
                left &= left - 1
            chances.append(weight / total)
            self.taken[table] = self.firsts[table] + number
            self._take(table, number)
        self.chances = chances

    # What can be read.

    def watch(self, layout: Layout | None, row: Row | None) -> None:
        """Keep the rows of this layout up to date from now on, or (None) none."""
        self.watched = layout
        self.rows = row
        if layout is not None and row is not None:
            self.write_rows(layout, row)

    def write_masks(self, into: vec[i64], words: i64) -> None:
        """The actions that are allowed, as bits: so many words a table."""
        firsts = self.firsts
        asked = self.options
        clear(into, 0, words * self.n)
        for table in range(self.n):
            first = firsts[table]
            options = asked[table]
            at = words * table + (first >> 6)
            shift = first & 63
            into[at] = signed(options << shift)
            if shift > 0 and options >> (64 - shift) != 0:
                into[at + 1] = options >> (64 - shift)

    def write_rows(self, layout: Layout, row: Row) -> None:
        """What the seat to act knows, table by table."""
        words = layout.words
        for table in range(self.n):
            layout.write(self.states[table], self.who[table], row, words * table)

    def write_rows_of(self, layout: Layout, row: Row, seat: i64) -> None:
        """What one seat knows, or an onlooker (-1), table by table."""
        words = layout.words
        for table in range(self.n):
            layout.write(self.states[table], seat, row, words * table)
