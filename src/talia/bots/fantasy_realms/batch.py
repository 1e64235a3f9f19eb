"""Many ways to end a turn judged at once, in numpy: what `evaluation.py` says of them one by one."""

from __future__ import annotations

from typing import Any

import numpy as np

from talia.bots.fantasy_realms.evaluation import (
    AREA,
    BENDS,
    HAND,
    LEFTS,
    NEAR,
    NEXT,
    POINTS,
    SIZE,
    SIZES,
    SLOPES,
    Judged,
    fixed_features,
)
from talia.bots.fantasy_realms.hands import Sight
from talia.bots.methods.net import Floats, Net, sigmoid
from talia.bots.methods.weights import Weights


class Batch:
    """A net for many ways to end one turn."""

    def __init__(self, net: Net | Weights, ballast: float = 0.0) -> None:
        self.net = Net.of(net) if isinstance(net, Weights) else net
        self.ballast = ballast  # what a point of the hand counts besides
        first = self.net.layers[0][0]
        nothing = np.zeros((1, first.shape[1]), np.float32)
        # The last row is "no card": number -1 finds it.
        self.hand = np.concatenate([first[HAND:AREA], nothing])
        self.area = np.concatenate([first[AREA:NEXT], nothing])
        self.points = first[POINTS:SIZE].reshape(LEFTS, SLOPES, -1)
        self.sizes = first[SIZE : SIZE + SIZES]

    def judge(self, seen: Sight, flat: list[int]) -> Judged:
        ways = np.array(flat, np.int64).reshape(-1, 5)
        came, went, to_area, from_area, points = ways.T
        first, bias = self.net.layers[0]
        fixed = fixed_features(seen, int(seen.hand), int(seen.area))
        size = int(seen.hand).bit_count() + (came >= 0) - (went >= 0)
        left = np.clip(int(seen.left) - (to_area >= 0) + (from_area >= 0), 0, LEFTS - 1)
        sums = bias + first[fixed].sum(0) + self.hand[came] - self.hand[went] + self.area[to_area]
        sums = sums - self.area[from_area] + self.sizes[np.minimum(size, SIZES - 1)]
        sums = sums + self.points[left, 0] + self.points[left, 1] * _hundreds(points)
        for number, bend in enumerate(BENDS):
            sums = sums + self.points[left, 2 + number] * _hundreds(np.maximum(points - bend, 0.0))
        raw = self.net.raw(sums)
        chances = sigmoid(raw[:, 0])
        leads: Floats = raw[:, 1] * np.float32(self.net.score_scale)
        values: Floats = (chances + NEAR * leads + self.ballast * points).astype(np.float32)
        return Judged([tuple(way) for way in ways.tolist()], chances.tolist(), leads.tolist(), values.tolist())


def _hundreds(points: Any) -> Floats:
    """Points in hundreds, a column."""
    column: Floats = (points / 100).astype(np.float32)[:, None]
    return column
