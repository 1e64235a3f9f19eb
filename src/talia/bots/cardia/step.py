"""One step from a policy to a better one, over worlds dealt from a view: what each answer gets if all go on by it.

Where both choose at once the other one plays, in each world, as the policy would with the hand it has there; every pair
of cards is played on to the next round and judged. Answers to abilities are played on alike.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.bots.cardia.round import Rounds
from talia.bots.methods.policy import Policy
from talia.core.bits import lowest, members
from talia.core.frame import A
from talia.games.cardia.state import Cardia

_RARE: Final = 0.01  # cards that the other one would play less often are not looked at


@final
class Step:
    """What each of a seat's answers gets, world by world."""

    def __init__(self, rounds: Rounds, policy: Policy, base: Cardia, seat: i64) -> None:
        self.rounds = rounds
        self.policy = policy
        self.seat: i64 = seat
        self.numbers: list[int] = members(base.options_of(seat))
        self.sums: list[float] = [0.0] * len(self.numbers)
        self.squares: list[float] = [0.0] * len(self.numbers)
        self.played: list[float] = [0.0] * 17  # how often they play each influence, summed over worlds
        self.held: list[int] = [0] * 17
        self.worlds = 0
        self.nodes = 0

    def both(self, world: Cardia) -> None:
        """One more world in which both choose."""
        seat = self.seat
        other = 1 - seat
        world.set_note(A, 0)  # what was locked in is open again: nobody may see what it was
        world.set_note(A + 1, 0)
        options = world.options_of(other)
        shares = self.policy.shares(world, other, options)
        got = [0.0] * len(self.numbers)
        whole = 0.0
        n = 0
        while options != 0:
            card = lowest(options)
            options &= options - 1
            share = shares[n]
            n += 1
            influence = world.kit.influence(card)
            self.held[influence] += 1
            self.played[influence] += share
            if share < _RARE:
                continue
            whole += share
            for i in range(len(self.numbers)):
                got[i] += share * self.rounds.clash(world, seat, self.numbers[i], card)
                self.nodes += 1
        for i in range(len(got)):
            self._got(i, got[i] / whole)
        self.worlds += 1

    def alone(self, world: Cardia) -> None:
        """One more world in which the seat answers an ability."""
        for i in range(len(self.numbers)):
            self._got(i, self.rounds.after(world, self.seat, self.numbers[i]))
            self.nodes += 1
        self.worlds += 1

    def _got(self, i: i64, value: float) -> None:
        self.sums[i] += value
        self.squares[i] += value * value

    def means(self) -> list[float]:
        return [total / float(self.worlds) for total in self.sums]

    def plays(self, influence: i64) -> float:
        """How likely it is that they play a card."""
        return self.played[influence] / float(self.worlds)

    def holds(self, influence: i64) -> float:
        """How likely it is that they hold a card."""
        return float(self.held[influence]) / float(self.worlds)
