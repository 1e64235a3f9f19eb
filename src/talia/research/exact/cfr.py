"""CFR+: both seats learn in turn from what they would rather have answered; later turns count more."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from talia.core.errors import TaliaError
from talia.research.exact.tree import Floats, Form, Policy, Tree


class Solver:
    """CFR+ with regrets cut at zero, alternating seats and averages weighed by the turn."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.turns = 0
        self._regrets = [np.zeros(form.sequences) for form in tree.seats]
        self._sums = [np.zeros(form.sequences) for form in tree.seats]
        self._policies = [form.even.copy() for form in tree.seats]

    def run(self, turns: int, told: Callable[[int], None] | None = None) -> None:
        """So many turns more; `told` hears of each."""
        if type(turns) is not int or turns < 0:
            raise TaliaError(f"cfr_plus: {turns!r} turns are not allowed; allowed: whole numbers from 0 up")
        for _ in range(turns):
            self.turns += 1
            for seat in (0, 1):
                self._learn(seat)
            if told is not None:
                told(self.turns)

    def average(self) -> Policy:
        """What the turns come to: the policy that nears an equilibrium."""
        first, second = (form.policy(sums) for form, sums in zip(self.tree.seats, self._sums, strict=True))
        return first, second

    def current(self) -> Policy:
        """What the next turn begins with."""
        return self._policies[0].copy(), self._policies[1].copy()

    def _learn(self, seat: int) -> None:
        form = self.tree.seats[seat]
        policy = self._policies[seat]
        gets = self.tree.gains(seat, (self._policies[0], self._policies[1]))
        regrets = self._regrets[seat]
        for level in reversed(form.levels):
            there = level.sequences
            values = np.add.reduceat(gets[there] * policy[there], level.firsts)
            regrets[there] += gets[there] - values[form.owner[there.start - 1 : there.stop - 1] - level.sets.start]
            gets[level.above] += np.add.reduceat(values, level.starts)
        np.maximum(regrets, 0.0, out=regrets)
        self._sums[seat] += self.turns * form.plan(policy)
        self._policies[seat] = _matched(form, regrets)


def _matched(form: Form, regrets: Floats) -> Floats:
    """Answers in proportion to their regrets; even where there are none."""
    return form.policy(regrets)
