"""Two policies against each other, without any search: each deal from both seats, many tables at once."""

from __future__ import annotations

import numpy as np

from talia.bots.training.match import RANGES
from talia.bots.training.stats import Estimate, estimate
from talia.registry import game
from talia.research.batch import Batch
from talia.research.ground.net import Array, Net, Sight, turned


def duel(one: Net, other: Net, sight: Sight, deals: int, first: int = RANGES["tuning"]) -> Estimate:
    """The first one's share of the points, with its interval."""
    both = [_points(one, other, sight, deals, first, seat) for seat in range(2)]
    return estimate([float(first + second) / 2 for first, second in zip(*both, strict=True)], 2)


def _points(one: Net, other: Net, sight: Sight, deals: int, first: int, seat: int) -> Array:
    """What the first one gets of each deal from one seat."""
    batch = Batch(sight.setup, deals, first, forced=True)
    turn = turned(game(sight.setup.game).actions)
    nets = [(net, *net.picked(sight)) for net in ((one, other) if seat == 0 else (other, one))]
    found = np.full(deals, np.nan)
    while np.isnan(found).any():
        rows = sight.rows(batch.observe_bits())
        seats = batch.seats.copy()
        logits = np.empty((deals, sight.setup.facts.actions), np.float32)
        for at, (net, weights, bias) in enumerate(nets):
            mine = seats == at
            told = net.policy((rows[mine] @ weights + bias)[:, : net.wide])
            logits[mine] = told[:, turn] if at == 1 else told
        rewards, ended = batch.step_logits(logits)
        fresh = ended & np.isnan(found)
        found[fresh] = (1 + rewards[fresh, seat]) / 2
    return found
