"""The walk through every history of a small game, which gives its information sets, sequences and leaves.

What a seat knows is all that it ever saw, was told and answered (`State.memory`). Seats
asked at once are walked one after the other: the second does not know what the first has answered. Compiled with the
rules: a walk visits millions of tables.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_f64_le, write_i64_le
from mypy_extensions import i64, mypyc_attr

from talia.core import rng as random
from talia.core.action import Domain
from talia.core.bits import count, has, lowest, nth
from talia.core.errors import TaliaError
from talia.core.state import State

MOST_LOTS: Final = 1000  # ways of one random choice

# What a row of the whole tree is: a random choice, a seat's question (0, 1), the end.
CHANCE: Final = -1
END: Final = 2


@mypyc_attr(native_class=False)
class CannotWalk(TaliaError):
    """The game is not one that can be looked at as a whole; the sentence says why."""


@final
class Side:
    """One seat: its information sets as they were met, and its sequences. Sequence 0 is to have answered nothing."""

    def __init__(self) -> None:
        self.keys: dict[int, int] = {}  # what the seat knows -> information set
        self.parents: list[int] = []  # the sequence that leads to each
        self.firsts: list[int] = []  # the sequence of its first answer; the others follow
        self.options: list[int] = []  # its answers, as a set of numbers of its domain
        self.domains: list[Domain] = []
        self.sequences: i64 = 1

    def at(self, key: int, parent: i64, options: i64, domain: Domain) -> i64:
        """The information set of a key; a new one if it was not met before."""
        found = self.keys.get(key, -1)
        if found < 0:
            found = len(self.parents)
            self.keys[key] = found
            self.parents.append(parent)
            self.firsts.append(self.sequences)
            self.options.append(options)
            self.domains.append(domain)
            self.sequences += count(options)
        elif self.parents[found] != parent or self.options[found] != options or self.domains[found] is not domain:
            raise CannotWalk("exact: a seat would be asked different things where all it knows is the same")
        return found


@final
class Walk:
    """A walk, and what it has met. With `rows` the whole tree is written down, with `watched` samples are kept."""

    def __init__(self, most: int, rows: bool = False, watched: int = -1) -> None:
        self.most: i64 = most  # nodes, so that a game that is too large ends with a sentence
        self.sides = [Side(), Side()]
        self.nodes: i64 = 0
        self.tables: i64 = 0  # of nodes those where somebody begins to be asked
        self.ends: i64 = 0
        self.leaves = BytesWriter()  # for each end that is not level: both sequences and what seat 0 gets, weighed
        self.rows: BytesWriter | None = BytesWriter() if rows else None  # preorder: what it is, which, how many below
        self.watched: i64 = watched
        self.samples: list[tuple[int, State]] = []  # information sets of the watched seat, each with a table of it

    def deal(self, s: State, weight: float) -> None:
        """Walk through everything that may come of a deal."""
        self._visit(s, 0, 0, weight, True)

    def _visit(self, s: State, mine: i64, theirs: i64, weight: float, opened: bool) -> None:
        """`mine` and `theirs` are the sequences of seats 0 and 1."""
        self.nodes += 1
        if self.nodes > self.most:
            raise CannotWalk(
                f"exact: the game has more than {int(self.most):,} nodes; allowed: fewer, or a higher `most`"
            )
        if s.ended:
            self._end(s, mine, theirs, weight)
            return
        if opened:
            self.tables += 1
        seat = lowest(s.owing)
        if seat > 1:
            raise CannotWalk("exact: only games of two seats are walked, and the table itself is asked nothing")
        options = s.options_of(seat)
        side = self.sides[seat]
        assert s.recall is not None
        key = s.recall.of(int(seat))
        before = len(side.parents)
        domain = s.domain_of(int(seat))
        found = side.at(key, mine if seat == 0 else theirs, options, domain)
        if found == before and seat == self.watched:
            self.samples.append((found, s.clone()))
        many = count(options)
        self._row(seat, found, many)
        sequence: i64 = side.firsts[found]
        for n in range(many):
            action: int = domain.offset + nth(options, n)
            if seat == 0:
                self._answer(s, action, sequence + n, theirs, weight)
            else:
                self._answer(s, action, mine, sequence + n, weight)

    def _answer(self, s: State, action: int, mine: i64, theirs: i64, weight: float) -> None:
        """Let the seat to act answer on a clone, and go on; where it lets lots be drawn, every way of them."""
        after = s.clone()
        after.apply(action)  # which tells of what was locked in, too: memories are those of games that are played so
        opened = s.options != 0 or after.owing != s.owing & (s.owing - 1)
        if after.rng == s.rng:
            self._visit(after, mine, theirs, weight, opened)
            return
        ways = after.lots
        if not 1 <= ways <= MOST_LOTS or after.rng != random.advance(s.rng):
            raise CannotWalk("exact: the game draws or shuffles in its course in a way that cannot be listed")
        self.nodes += 1
        self._row(CHANCE, 0, ways)
        for way in range(ways):
            after = s.clone()
            after.rng = _generator(ways, way)
            after.apply(action)
            after.rng = s.rng
            self._visit(after, mine, theirs, weight / float(int(ways)), opened)

    def _end(self, s: State, mine: i64, theirs: i64, weight: float) -> None:
        self.ends += 1
        result: i64 = (1 if has(s.won, 0) else 0) - (1 if has(s.won, 1) else 0)
        self._row(END, result, 0)
        if result != 0:
            write_i64_le(self.leaves, mine)
            write_i64_le(self.leaves, theirs)
            write_f64_le(self.leaves, weight if result > 0 else -weight)

    def _row(self, kind: i64, number: i64, below: i64) -> None:
        if self.rows is not None:
            write_i64_le(self.rows, kind)
            write_i64_le(self.rows, number)
            write_i64_le(self.rows, below)


def _generator(ways: i64, way: i64) -> i64:
    """A generator whose next number below `ways` is `way`."""
    rng: i64 = 0
    while random.scaled(random.advance(rng), ways) != way:
        rng += 1
    return rng
