"""One step from a policy to a better one, over worlds dealt from a view: what each answer gets if all go on by it.

Where both choose at once the other one plays, in each world, as the policy would with the hand it has there; every pair
of cards is played on to the next round and judged. Answers to abilities are played on alike.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.bots.cardia.round import Rounds
from talia.bots.methods.policy import Critic, Policy
from talia.core.bits import has, lowest, members
from talia.core.frame import A
from talia.games.cardia.state import Cardia

_RARE: Final = 0.01  # cards that the other one would play less often are not looked at


@final
class Leaves:
    """How worlds are judged at the next round: by the expert's evaluation, by the critic, or by something between."""

    def __init__(self, rounds: Rounds, critic: Critic | None, share: float) -> None:
        self.rounds = rounds
        self.critic = critic
        self.share = share  # of the critic's judgement

    def chance(self, s: Cardia, seat: i64) -> float:
        """The seat's chance of winning from a world whose hands both count."""
        if s.ended:
            if s.won == 0 or s.won == 3:
                return 0.5
            return 1.0 if has(s.won, seat) else 0.0
        found = 0.0
        critic = self.critic
        share = self.share
        if critic is None:
            share = 0.0
        else:
            if share > 0.0:
                # Both sides are asked: what one of them overrates the other one underrates.
                mine = critic.chance(s, seat, s.kit.named(s.hand(1 - seat)) >> 1)
                theirs = critic.chance(s, 1 - seat, s.kit.named(s.hand(seat)) >> 1)
                found = share * 0.5 * (mine + 1.0 - theirs)
        if share < 1.0:
            found += (1.0 - share) * self.rounds.net.chance(s, seat)
        return found


@final
class Step:
    """What each of a seat's answers gets, world by world."""

    def __init__(self, leaves: Leaves, policy: Policy, base: Cardia, seat: i64) -> None:
        self.leaves = leaves
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
                after = world.clone()
                after.take(seat, self.numbers[i])
                after.take(other, card)
                got[i] += share * self.leaves.chance(self.leaves.rounds.settled(after, 0), seat)
                self.nodes += 1
        for i in range(len(got)):
            self._got(i, got[i] / whole)
        self.worlds += 1

    def alone(self, world: Cardia) -> None:
        """One more world in which the seat answers an ability."""
        for i in range(len(self.numbers)):
            after = world.clone()
            after.take(self.seat, self.numbers[i])
            self._got(i, self.leaves.chance(self.leaves.rounds.settled(after, 0), self.seat))
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
