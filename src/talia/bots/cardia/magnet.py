"""The round as a game between two who both know the policy: each hand moves from it towards what gets more.

The same hands and payoffs as the expert's (`ranges.py`), but not solved from nothing: what a hand mixes is drawn back
to what the policy plays with it, so that a payoff that is a little wrong does not turn a mixture over. The balance of
both is found by mirror descent with the policy as magnet, averaged over its last half.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.bots.cardia.ranges import Hand, Ranges
from talia.bots.methods.forward import column
from talia.bots.methods.policy import Policy
from talia.core.bits import as_set
from talia.core.frame import A

_MOST: Final = 16  # columns of a pair's payoffs (ranges.py)
_PULL: Final = 0.05  # how far a turn goes back to the magnet
_LEAST: Final = 0.0001  # no share of the policy's is taken for less


@final
class _Side:
    """One hand while the balance is looked for."""

    def __init__(self, prior: list[float], weight: float) -> None:
        self.cards: i64 = len(prior)
        self.weight = weight
        self.magnet: vec[float] = column([log(max(_LEAST, share)) for share in prior])
        self.now: vec[float] = column(prior)
        self.logs: vec[float] = column([log(max(_LEAST, share)) for share in prior])
        self.total: vec[float] = column([0.0] * len(prior))
        self.gets: vec[float] = column([0.0] * len(prior))

    def clear(self) -> None:
        for n in range(self.cards):
            self.gets[n] = 0.0

    def move(self, sign: float, scale: float, temperature: float, counts: bool) -> None:
        """A turn: towards what gets more, and back to the magnet."""
        step = sign * scale * _PULL / temperature
        most = -1e30
        for n in range(self.cards):
            value = (self.logs[n] + _PULL * self.magnet[n] + step * self.gets[n]) / (1.0 + _PULL)
            self.logs[n] = value
            if value > most:
                most = value
        whole = 0.0
        for n in range(self.cards):
            share = exp(self.logs[n] - most)
            self.now[n] = share
            whole += share
        for n in range(self.cards):
            self.now[n] /= whole
            self.logs[n] -= most
            if counts:
                self.total[n] += self.now[n]

    def average(self) -> list[float]:
        whole = 0.0
        for n in range(self.cards):
            whole += self.total[n]
        return [self.total[n] / whole for n in range(self.cards)]


def _prior(hand: Hand, policy: Policy, seat: i64) -> list[float]:
    """What the policy plays with a hand."""
    table = hand.deals[0]
    table.set_note(A, 0)  # what was locked in is open again
    table.set_note(A + 1, 0)
    return policy.shares(table, seat, as_set(hand.numbers))


def balance(found: Ranges, policy: Policy, temperature: float, turns: i64) -> list[float]:
    """Find what each hand mixes (as `Ranges.solve` does); gives what the policy plays with my true hand."""
    rows = len(found.payoffs)
    columns = len(found.payoffs[0])
    priors = [_prior(found.mine[m], policy, found.seat) for m in range(rows)]
    mine = [_Side(priors[m], found.mine[m].weight) for m in range(rows)]
    theirs = [_Side(_prior(found.theirs[k], policy, 1 - found.seat), found.theirs[k].weight) for k in range(columns)]
    my_whole = 0.0
    for side in mine:
        my_whole += side.weight
    their_whole = 0.0
    for side in theirs:
        their_whole += side.weight
    for turn in range(turns):
        counts = 2 * turn >= turns
        for side in theirs:
            side.clear()
        for side in mine:
            side.clear()
        for m in range(rows):
            for k in range(columns):
                _meet(found.payoffs[m][k], mine[m], theirs[k])
        for side in mine:
            side.move(1.0, 1.0 / their_whole, temperature, counts)
        for side in theirs:
            side.move(-1.0, 1.0 / my_whole, temperature, counts)
    for m in range(rows):
        found.mine[m].mixture = mine[m].average()
    for k in range(columns):
        found.theirs[k].mixture = theirs[k].average()
    return priors[0]


def _meet(payoffs: vec[float], mine: _Side, theirs: _Side) -> None:
    """What each card of two hands gets against what the other mixes now."""
    for i in range(mine.cards):
        at = i * _MOST
        share = mine.weight * mine.now[i]
        total = 0.0
        for j in range(theirs.cards):
            payoff = payoffs[at + j]
            total += theirs.now[j] * payoff
            theirs.gets[j] += share * payoff
        mine.gets[i] += theirs.weight * total
