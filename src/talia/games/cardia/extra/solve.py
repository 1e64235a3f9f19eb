"""Exact play of small endgames: the value of a position and the mixture of choices that secures it.

What is accepted: a position in which everybody knows all cards. That is so when both decks are empty (or hold one card
that nothing else can be) and nobody has locked in a choice; a random card of a hand is then the only chance left and is
weighed exactly. The rest of the game is a tree of simultaneous choices, single choices and chance: each round is a
matrix game, solved by linear programming in fractions. What is refused, with a sentence: hands that are not known to
both, decks in an unknown order, locations that hide cards, and games larger than `nodes`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core import rng as random
from talia.core.bits import has, lowest, members
from talia.core.errors import TaliaError, Unchecked
from talia.core.frame import Frame
from talia.core.state import State
from talia.games.cardia.extra.beliefs import hands_of
from talia.games.cardia.extra.matrix import solve_matrix
from talia.games.cardia.game import GAME
from talia.games.cardia.state import Cardia

_NIL: Final = Fraction(0)


@mypyc_attr(native_class=False)
class CannotSolve(TaliaError):
    """The position is not one that can be solved exactly; the sentence says why."""


@final
class Solution:
    """What exact play gives.

    `value` is seat 0's: 1 is a sure win, -1 a sure loss. `strategies` holds, for each seat asked now, how often it
    gives each answer, by its word; seats that are not asked are left out. `nodes` is how many positions were looked at.
    Where both are asked, `matrix` holds seat 0's value for each pair of answers, seat 0's word first.
    """

    def __init__(
        self,
        value: Fraction,
        strategies: dict[int, dict[str, Fraction]],
        nodes: int,
        matrix: dict[tuple[str, str], Fraction],
    ) -> None:
        self.value = value
        self.strategies = strategies
        self.nodes = nodes
        self.matrix = matrix

    def to_json(self) -> dict[str, Any]:
        told = {seat: {word: str(p) for word, p in mixture.items()} for seat, mixture in self.strategies.items()}
        return {"value": str(self.value), "strategies": told, "nodes": self.nodes}


def solve(position: Unchecked, nodes: int = 200_000) -> Solution:
    """Solve a state or a position; CannotSolve where it cannot be done honestly or takes more than `nodes`."""
    state = position if isinstance(position, State) else GAME.position(position, log=False, memory=False)
    if not isinstance(state, Cardia):
        raise CannotSolve("solve: this is not a position of Cardia")
    s = state.clone()
    _refuse(s)
    search = _Search(nodes)
    if s.ended:
        return Solution(_result(s), {}, 1, {})
    matrix: dict[tuple[str, str], Fraction] = {}
    if s.owing == 3:
        search.count()
        rows = search.matrix(s)
        value, mixtures = _solved(s, rows)
        for n, mine in enumerate(members(s.options_of(0))):
            for m, yours in enumerate(members(s.options_of(1))):
                matrix[s.domain_of(0).words[mine], s.domain_of(1).words[yours]] = rows[n][m]
    else:
        value, mixtures = search.at(s)
    strategies: dict[int, dict[str, Fraction]] = {}
    for seat, mixture in mixtures.items():
        words = s.domain_of(seat).words
        strategies[seat] = {words[number]: p for number, p in mixture.items()}
    return Solution(value, strategies, search.nodes, matrix)


def _refuse(s: Cardia) -> None:
    if s.kit.hides:
        raise CannotSolve("solve: a location hides cards, so the players know different things")
    if s.locked != 0:
        raise CannotSolve("solve: somebody has locked in a choice that the other does not know")
    for seat in range(2):
        if s.left(seat) > 1:
            raise CannotSolve(
                f"solve: seat {seat}'s deck holds {s.left(seat)} cards in an unknown order; allowed: 0 or 1"
            )
        if len(hands_of(s, seat)) != 1:
            raise CannotSolve(f"solve: seat {seat}'s hand is not known to both; its deck must be empty or proven")


def _result(s: Cardia) -> Fraction:
    return Fraction((1 if has(s.won, 0) else 0) - (1 if has(s.won, 1) else 0))


Mixtures = dict[int, dict[int, Fraction]]  # for each seat asked, the probability of each number of the domain


@final
class _Search:
    """One walk through the tree, every position once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.nodes = 0
        self.seen: dict[tuple[int, ...], Fraction] = {}

    def value(self, s: Cardia) -> Fraction:
        if s.ended:
            return _result(s)
        key = key_of(s)
        found = self.seen.get(key)
        if found is None:
            found, _ = self.at(s)
            self.seen[key] = found
        return found

    def count(self) -> None:
        """One position more is looked at."""
        self.nodes += 1
        if self.nodes > self.most:
            raise CannotSolve(f"solve: more than {self.most} positions; play on, or allow more with `nodes`")

    def at(self, s: Cardia) -> tuple[Fraction, Mixtures]:
        """The value of a position where somebody is asked, and the best mixtures."""
        self.count()
        if s.owing == 3:
            return _solved(s, self.matrix(s))
        seat: int = lowest(s.owing)
        best: Fraction = _NIL
        chosen = -1
        for number in members(s.options_of(seat)):
            value = self._expected(s, [(seat, number)])
            if chosen < 0 or (value > best if seat == 0 else value < best):
                best, chosen = value, number
        return best, {seat: {chosen: Fraction(1)}}

    def matrix(self, s: Cardia) -> list[list[Fraction]]:
        """Seat 0's value for each pair of answers where both are asked."""
        theirs = members(s.options_of(1))
        return [[self._expected(s, [(0, mine), (1, yours)]) for yours in theirs] for mine in members(s.options_of(0))]

    def _expected(self, s: Cardia, answers: list[tuple[int, int]]) -> Fraction:
        """The value after these answers, over all ways a random choice may go."""
        after = _played(s, answers, s.rng)
        ways = after.lots
        if ways <= 1:
            return self.value(after)
        total = _NIL
        for way in range(ways):
            total += self.value(_played(s, answers, _generator(ways, way)))
        return total / int(ways)


def _solved(s: Cardia, rows: list[list[Fraction]]) -> tuple[Fraction, Mixtures]:
    """The value of a matrix of pairs of answers, and the best mixtures."""
    value, first, second = solve_matrix(rows)
    return value, {0: _mixture(members(s.options_of(0)), first), 1: _mixture(members(s.options_of(1)), second)}


def _mixture(numbers: list[int], probabilities: list[Fraction]) -> dict[int, Fraction]:
    return {number: p for number, p in zip(numbers, probabilities, strict=True) if p}


def _played(s: Cardia, answers: list[tuple[int, int]], rng: i64) -> Cardia:
    after = s.clone()
    after.rng = rng
    after.lots = 0
    for seat, number in answers:
        after.take(seat, number)
    return after


def _generator(ways: i64, way: i64) -> i64:
    """A generator whose next number below `ways` is `way`."""
    rng: i64 = 0
    while random.scaled(random.advance(rng), ways) != way:
        rng += 1
    return rng


def key_of(s: Cardia) -> tuple[int, ...]:
    """All that the rest of the game depends on, but for the generator."""
    key: list[int] = [
        s.hands,
        s.discards,
        s.deck0,
        s.deck1,
        s.lefts,
        s.tokens,
        s.next,
        s.here,
        s.openly,
        s.shown,
        s.owing,
        s.options,
    ]
    row = s.row
    while row is not None:
        key += [row.first, row.second, row.mark0, row.mark1]
        row = row.before
    frame: Frame | None = Frame(s.pc, s.me, s.card, s.a, s.b, s.c, s.d, s.below)
    while frame is not None:
        key += [-1, frame.pc, frame.me, frame.card, frame.a, frame.b, frame.c, frame.d]
        frame = frame.below
    return tuple(key)
