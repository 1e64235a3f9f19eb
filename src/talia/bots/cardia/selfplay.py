"""Games of Cardia to learn from, played in compiled code: at random, or by the one-round bot with a few worlds.

Rows are taken at the beginning of each round: what seat 0 knows, what seat 1 knows, and now and then what an onlooker
knows. Both players think honestly: each choice is made on worlds dealt anew from what its seat may know.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from talia.bots.cardia.features import features_of
from talia.bots.cardia.ranges import Ranges
from talia.bots.cardia.round import Clash, Rounds, between_rounds, both_choose
from talia.bots.methods.matrix import drawn
from talia.core import rng as random
from talia.core.bits import bit, count, lowest, members, nth
from talia.games.cardia.state import Cardia


@final
class Game:
    """One game on its way, and the rows it has given."""

    def __init__(
        self, start: Cardia, rounds: Rounds | None, dice: i64, worlds: i64, stray: float, ranges: bool
    ) -> None:
        self.table = start
        self.rounds = rounds
        self.dice: i64 = dice
        self.worlds: i64 = worlds
        self.stray = stray  # how often a choice is made at random instead
        self.ranges = ranges  # both sides' hands all against all, as the expert does; else their hands against mine
        self.rows: list[list[int]] = []
        self.seats: list[int] = []  # whose row it is

    def _below(self, n: i64) -> i64:
        self.dice = random.advance(self.dice)
        return random.scaled(self.dice, n)

    def _chance(self) -> float:
        return float(self._below(1 << 30)) / 1073741824.0

    def play(self, longest: i64) -> None:
        """To the end, or until so many answers were given."""
        s = self.table
        while not s.ended and longest > 0:
            longest -= 1
            if between_rounds(s) and s.locked == 0:
                self._note(s)
            seat = lowest(s.owing)
            options = s.options_of(seat)
            if options & (options - 1) == 0:
                s.take(seat, lowest(options))
            elif self.rounds is None or self._chance() < self.stray:
                s.take(seat, nth(options, self._below(count(options))))
            elif both_choose(s):
                s.take(seat, self._mixed(s, seat, self.rounds))
            else:
                s.take(seat, self._best(s, seat, self.rounds))

    def _note(self, s: Cardia) -> None:
        for seat in range(2):
            self.rows.append(features_of(s, seat, False))
            self.seats.append(seat)
        seat = self._below(4)
        if seat < 2:
            self.rows.append(features_of(s, seat, True))
            self.seats.append(int(seat))

    def _world(self, s: Cardia, seat: i64) -> Cardia:
        """A table dealt from what a seat knows; what the other has locked in is open again."""
        world = s.clone()
        self.dice = world.redeal(seat, self.dice)
        other = world.locked & ~bit(seat) if seat >= 0 else world.locked
        if other != 0:
            world.owing |= other
            world.locked &= ~other
        return world

    def _mixed(self, s: Cardia, seat: i64, rounds: Rounds) -> i64:
        if self.ranges:
            return self._ranged(s, seat, rounds)
        clash = Clash(rounds, s, seat)
        for _ in range(self.worlds):
            clash.add(self._world(s, seat))
        found = clash.solved(48, 0.002)
        return clash.cards[drawn(found.rows, self._chance())]

    def _ranged(self, s: Cardia, seat: i64, rounds: Rounds) -> i64:
        found = Ranges(rounds, self._world(s, seat), seat, int(self.worlds))
        for _ in range(2 * self.worlds):
            found.offer(self._world(s, seat), False)
            found.offer(self._world(s, -1), True)
        while found.grow():
            pass
        found.solve(64)
        return found.mine[0].numbers[drawn(found.mixture(), self._chance())]

    def _best(self, s: Cardia, seat: i64, rounds: Rounds) -> i64:
        numbers = members(s.options_of(seat))
        sums = [0.0] * len(numbers)
        for _ in range(self.worlds):
            world = self._world(s, seat)
            for n in range(len(numbers)):
                sums[n] += rounds.after(world, seat, numbers[n])
        best = 0
        for n in range(len(numbers)):
            if sums[n] > sums[best]:
                best = n
        return numbers[best]

    def results(self) -> list[float]:
        """What came of the game, row by row, for the seat whose row it is."""
        s = self.table
        if not s.ended or s.won == 0 or s.won == 3:
            return [0.5] * len(self.seats)
        winner = 0 if s.won == 1 else 1
        return [1.0 if seat == winner else 0.0 for seat in self.seats]
