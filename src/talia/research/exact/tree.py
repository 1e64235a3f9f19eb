"""A small game of two as one whole, and what exact methods say of it.

Policies are arrays: one number for each sequence of a seat, which is an answer in an information set after the own
answers that led there. What both get is one sparse matrix over pairs of sequences, so that a turn of CFR+ or a best
response is a few operations of numpy over the sequences, whatever the number of tables. Seat 0 wants much, seat 1
little; results count +1, 0, -1 and sum to zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from talia.core.bits import members
from talia.core.errors import TaliaError
from talia.core.setup import Setup
from talia.core.state import State
from talia.research.exact.walk import CannotWalk, Side, Walk

if TYPE_CHECKING:
    from talia.research.exact.cfr import Solver

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Policy = tuple[Floats, Floats]  # of each seat: for each sequence how often its answer is given in its information set

MOST = 50_000_000  # nodes of a tree
Progress = Callable[[int, int], None]  # how many deals of how many are walked


@dataclass(frozen=True)
class Level:
    """Information sets of a seat that stand equally deep: consecutive ones, and their sequences."""

    sets: slice
    sequences: slice
    firsts: Ints  # where the sequences of each set begin, counted from the level's first
    above: Ints  # the different sequences that lead to sets of this level …
    starts: Ints  # … and the first of those sets, counted from the level's first


class Form:
    """One seat of a tree: its information sets, deepest last, and its sequences."""

    def __init__(self, side: Side) -> None:
        parents = np.array(side.parents, dtype=np.int64)
        firsts = np.array(side.firsts, dtype=np.int64)
        sizes = np.array([options.bit_count() for options in side.options], dtype=np.int64)
        owner = np.full(side.sequences, -1, dtype=np.int64)
        owner[1:] = np.repeat(np.arange(len(parents)), sizes)
        depth = np.zeros(len(parents), dtype=np.int64)
        for number, parent in enumerate(side.parents):  # a set is met after those above it
            if parent:
                depth[number] = depth[owner[parent]] + 1
        # Information sets by depth, then by the sequence above them, in whose new number they shall rise.
        self.order: Ints = np.arange(0)
        renumbered = np.zeros(side.sequences, dtype=np.int64)
        done = 1
        parts: list[Ints] = []
        for level in range(int(depth.max(initial=-1)) + 1):
            here = np.flatnonzero(depth == level)
            here = here[np.argsort(renumbered[parents[here]], kind="stable")]
            width = sizes[here]
            begin = done + np.concatenate([[0], np.cumsum(width)[:-1]])
            old = np.repeat(firsts[here] - begin, width) + np.arange(done, done + int(width.sum()))
            renumbered[old] = np.arange(done, done + int(width.sum()))
            done += int(width.sum())
            parts.append(here)
        self.order = np.concatenate(parts) if parts else np.arange(0)  # as they were met
        self.renumbered = renumbered  # sequences as they were met -> as they are here
        self.many = len(parents)
        self.sequences = int(side.sequences)
        self.sizes: Ints = sizes[self.order]
        self.parents: Ints = renumbered[parents[self.order]]
        self.firsts: Ints = 1 + np.concatenate([[0], np.cumsum(self.sizes)[:-1]]).astype(np.int64)
        self.owner: Ints = np.repeat(np.arange(self.many), self.sizes)  # of each sequence but the empty one
        self.above: Ints = self.parents[self.owner]
        self.even: Floats = np.concatenate([[1.0], 1.0 / self.sizes[self.owner]])
        keys = np.fromiter(side.keys, dtype=np.int64, count=self.many)
        self.keys: Ints = keys[self.order]  # what the seat knows in each, as a number
        self._side = side
        self.levels = self._levels(depth[self.order])

    def _levels(self, depth: Ints) -> list[Level]:
        found: list[Level] = []
        for level in range(int(depth.max(initial=-1)) + 1):
            first, last = np.searchsorted(depth, [level, level + 1])
            begin = int(self.firsts[first])
            end = int(self.firsts[last]) if last < self.many else self.sequences
            above, starts = np.unique(self.parents[first:last], return_index=True)
            found.append(
                Level(slice(int(first), int(last)), slice(begin, end), self.firsts[first:last] - begin, above, starts)
            )
        return found

    def actions(self, number: int) -> list[int]:
        """The actions of an information set, as the game numbers them, rising."""
        met = int(self.order[number])
        offset = self._side.domains[met].offset
        return [offset + option for option in members(self._side.options[met])]

    def words(self, number: int) -> list[str]:
        """The same as words: `card:inventor/0`."""
        met = int(self.order[number])
        domain = self._side.domains[met]
        return [f"{domain.name}:{domain.words[option]}" for option in members(self._side.options[met])]

    def plan(self, policy: Floats) -> Floats:
        """How likely the seat's own answers lead through each sequence."""
        found = np.empty(self.sequences)
        found[0] = 1.0
        for level in self.levels:
            there = level.sequences
            np.multiply(policy[there], found[self.above[there.start - 1 : there.stop - 1]], out=found[there])
        return found

    def policy(self, plan: Floats) -> Floats:
        """The shares of answers that a sum of plans comes to; even where it never comes."""
        total = np.add.reduceat(plan[1:], self.firsts - 1)[self.owner] if self.many else np.zeros(0)
        found = self.even.copy()
        there = total > 0
        found[1:][there] = plan[1:][there] / total[there]
        return found


class Tree:
    """All that exact methods need of a game: the information sets of both seats, and what pairs of sequences give."""

    def __init__(self, setup: Setup, walk: Walk, deals: int, weight: int) -> None:
        self.setup = setup
        self.deals = deals
        self.weight = float(weight)  # of all deals together
        self.nodes = int(walk.nodes)  # in the sequential form, without the deal itself
        self.tables = int(walk.tables)  # questions, of which two seats' at once are one
        self.ends = int(walk.ends)
        self.seats = (Form(walk.sides[0]), Form(walk.sides[1]))
        leaves = np.frombuffer(walk.leaves.getvalue(), dtype=np.int64).reshape(-1, 3)
        first = self.seats[0].renumbered[leaves[:, 0]]
        second = self.seats[1].renumbered[leaves[:, 1]]
        values = leaves[:, 2].copy().view(np.float64)
        self._rows = _Sparse(first, second, values, self.seats[0].sequences, self.seats[1].sequences)
        self._columns = _Sparse(second, first, values, self.seats[1].sequences, self.seats[0].sequences)

    def __repr__(self) -> str:
        sets = " + ".join(str(form.many) for form in self.seats)
        return f"<tree of {self.setup.game}: {self.deals} deals, {self.tables} tables, {sets} information sets>"

    # Policies.

    def uniform(self) -> Policy:
        """Every answer equally likely."""
        return self.seats[0].even.copy(), self.seats[1].even.copy()

    def cfr_plus(self, turns: int) -> Policy:
        """The average policy after so many turns of CFR+."""
        solver = self.solver()
        solver.run(turns)
        return solver.average()

    def solver(self) -> Solver:
        """CFR+ to be run step by step."""
        from talia.research.exact.cfr import Solver

        return Solver(self)

    def best_average(self) -> Policy:
        """The best answer by exact expected value where both go on at random: what flat sampling comes to."""
        even = self.uniform()
        found: list[Floats] = []
        for seat, form in enumerate(self.seats):
            gets = self.gains(seat, even)
            self._below(form, gets, even[seat])
            found.append(_best(form, gets))
        return found[0], found[1]

    # What they are worth.

    def gains(self, seat: int, policy: Policy) -> Floats:
        """For each sequence of a seat what it gets at the ends that follow at once, by the other's policy and chance.

        It is counted in weights of deals: divided by them, what is level would not come to zero.
        """
        theirs = self.seats[1 - seat].plan(policy[1 - seat])
        return self._rows.times(theirs) if seat == 0 else -self._columns.times(theirs)

    def value(self, policy: Policy) -> float:
        """What seat 0 gets on average."""
        self._check(policy)
        return float(self.seats[0].plan(policy[0]) @ self.gains(0, policy)) / self.weight

    def best_response(self, policy: Policy, seat: int) -> tuple[float, Floats]:
        """What a seat gets by answering the other's policy as well as can be, and how it does that."""
        if seat not in (0, 1):
            raise TaliaError(f"best_response: there is no seat {seat!r}; allowed: 0, 1")
        self._check(policy)
        form = self.seats[seat]
        gets = self.gains(seat, policy)
        for level in reversed(form.levels):
            best = np.maximum.reduceat(gets[level.sequences], level.firsts)
            gets[level.above] += np.add.reduceat(best, level.starts)
        return float(gets[0]) / self.weight, _best(form, gets)

    def exploitability(self, policy: Policy) -> float:
        """What best responses get on average, over both seats: 0.10 is a perfect adversary that wins 55 %."""
        return (self.best_response(policy, 0)[0] + self.best_response(policy, 1)[0]) / 2.0

    def _below(self, form: Form, gets: Floats, policy: Floats) -> None:
        """Add to each sequence what the seat gets behind it by its own policy."""
        for level in reversed(form.levels):
            there = level.sequences
            values = np.add.reduceat(gets[there] * policy[there], level.firsts)
            gets[level.above] += np.add.reduceat(values, level.starts)

    def _check(self, policy: Policy) -> None:
        for seat, form in enumerate(self.seats):
            if len(policy) != 2 or np.shape(policy[seat]) != (form.sequences,):
                raise TaliaError(
                    f"policy: seat {seat} has {form.sequences} sequences, an array of that length is wanted"
                )
            shares = policy[seat][1:]
            sums = np.add.reduceat(shares, form.firsts - 1) if form.many else np.ones(0)
            if not (np.all(shares >= 0) and np.all(np.abs(sums - 1.0) < 1e-6)):
                raise TaliaError(
                    f"policy: seat {seat} has shares below 0, or that do not sum to 1 in an information set"
                )

    # The tree again, for those who want to see it.

    def samples(self, seat: int) -> Iterator[tuple[int, State]]:
        """Each information set of a seat with a table of it, in the order in which they are met."""
        renumbered = np.empty(self.seats[seat].many, dtype=np.int64)
        renumbered[self.seats[seat].order] = np.arange(self.seats[seat].many)
        walk = Walk(MOST, watched=seat)
        for _, state in self.setup.deals():
            walk.deal(state, 0.0)
            for met, sample in walk.samples:
                yield int(renumbered[met]), sample
            walk.samples = []

    def to_efg(self, file: str | Path) -> None:
        """Write the game in Gambit's extensive form, which Gambit, OpenSpiel and LiteEFG read."""
        from talia.research.exact.efg import write

        write(self, Path(file))

    def to_json(self) -> dict[str, Any]:
        """How large it is."""
        return {
            "game": self.setup.game,
            "options": self.setup.options,
            "deals": self.deals,
            "tables": self.tables,
            "nodes": self.nodes,
            "ends": self.ends,
            "information_sets": [form.many for form in self.seats],
            "sequences": [form.sequences for form in self.seats],
            "pairs": self._rows.many,
        }


class _Sparse:
    """A matrix of which few places are not zero, in rows."""

    def __init__(self, rows: Ints, columns: Ints, values: Floats, high: int, wide: int) -> None:
        places, at = np.unique(rows * wide + columns, return_inverse=True)
        self.many = len(places)
        self.values = np.bincount(at, values, self.many)
        row, column = np.divmod(places, wide)
        self.columns = column.astype(np.int32) if wide < 2**31 else column
        self.rows, self.starts = np.unique(row, return_index=True)
        self.high = high

    def times(self, vector: Floats) -> Floats:
        found = np.zeros(self.high)
        if self.many:
            found[self.rows] = np.add.reduceat(self.values * vector[self.columns], self.starts)
        return found


def _best(form: Form, gets: Floats) -> Floats:
    """All on the first answer of each information set that gets most."""
    found = np.zeros(form.sequences)
    found[0] = 1.0
    if form.many:
        most = np.maximum.reduceat(gets[1:], form.firsts - 1)[form.owner]
        places = np.flatnonzero(gets[1:] >= most)
        _, first = np.unique(form.owner[places], return_index=True)
        found[1 + places[first]] = 1.0
    return found


def tree(setup: Setup, most: int = MOST, progress: Progress | None = None) -> Tree:
    """The whole game of a small setup; CannotWalk or TooManyDeals where it is not one."""
    if not isinstance(setup, Setup):
        raise TaliaError(f"exact: {setup!r} is no setup, such as game.setup(...) gives")
    if setup.seats != 2 or setup.places != 2:
        raise CannotWalk(
            f"exact: only games of two seats are solved, where one wins what the other loses; not {setup!r}"
        )
    walk = Walk(most)
    dealt = list(setup.deals())
    total = sum(weight for weight, _ in dealt)
    for number, (weight, state) in enumerate(dealt):
        walk.deal(state, float(weight))
        if progress is not None:
            progress(number + 1, len(dealt))
    return Tree(setup, walk, len(dealt), total)
