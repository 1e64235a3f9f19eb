"""How much a perfect adversary gets from a policy, exactly, in a small game: the test of a recipe's method."""

from __future__ import annotations

import numpy as np

from talia.core.setup import Setup
from talia.registry import game
from talia.research import exact
from talia.research.ground.net import Array, Net, Sight, turned
from talia.research.ground.settings import Recipe

TRIMMED = 0.05  # shares below this are left out of the trimmed policy
AT_ONCE = 8192


class Exactly:
    """A small game as a whole, and each of its information sets as the net sees it."""

    def __init__(self, recipe: Recipe, setup: Setup) -> None:
        self.tree = exact.tree(setup)
        self.sight = Sight(recipe, setup)
        self.turned = turned(game(recipe.game).actions)
        self.rows = [self._rows(seat) for seat in range(2)]

    def _rows(self, seat: int) -> tuple[Array, Array]:
        """Of each information set the packed row; of each sequence but the first the action, from the seat's side."""
        form = self.tree.seats[seat]
        layout = self.sight.layout
        row = layout.row(layout.words)
        into = np.frombuffer(row.into, np.int64)  # type: ignore[call-overload]  # a vec is a buffer
        bits = np.empty((form.many, layout.words), np.int64)
        actions = np.empty(form.sequences - 1, np.int64)
        for number, state in self.tree.samples(seat):
            layout.write(state, seat, row, 0)
            bits[number] = into
            first = int(form.firsts[number]) - 1
            actions[first : first + int(form.sizes[number])] = form.actions(number)
        return bits, self.turned[actions] if seat == 1 else actions

    def policy(self, net: Net, least: float = 0.0) -> exact.Policy:
        """What a net plays everywhere; shares below `least` are left out."""
        first, bias = net.picked(self.sight)
        found = []
        for form, (bits, actions) in zip(self.tree.seats, self.rows, strict=True):
            logits = np.concatenate(
                [
                    net.policy((self.sight.rows(bits[at : at + AT_ONCE]) @ first + bias)[:, : net.wide])
                    for at in range(0, len(bits), AT_ONCE)
                ]
            )
            owner = form.owner
            taken = logits[owner, actions].astype(np.float64)
            shares = _normal(np.exp(taken - np.maximum.reduceat(taken, form.firsts - 1)[owner]), form.firsts, owner)
            if least > 0.0:
                shares = _normal(np.where(shares < least, 0.0, shares), form.firsts, owner)
            found.append(np.concatenate([np.ones(1), shares]))
        return found[0], found[1]

    def judged(self, net: Net, average: Net) -> dict[str, float]:
        """The exploitability of the last weights, of the averaged ones, and of those trimmed."""
        of = self.tree.exploitability
        return {
            "exploitability, last": round(of(self.policy(net)), 4),
            "exploitability": round(of(self.policy(average)), 4),
            "exploitability, trimmed": round(of(self.policy(average, TRIMMED)), 4),
        }


def _normal(shares: Array, firsts: Array, owner: Array) -> Array:
    """Shares that sum to 1 in every information set."""
    found: Array = shares / np.add.reduceat(shares, firsts - 1)[owner]
    return found
