"""An evaluation inside compiled search: one position at a time, the first layer kept up as features come and go.

numpy pays about 15 microseconds a call whatever it does, so it wants batches; a search that looks at one position after
another, each a few features away from the last, is better served here. Weights come from `talia.bots.methods.net`.
"""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


def column(values: list[float]) -> vec[float]:
    """Weights as compiled code reads them fastest."""
    made = vec[float]()
    for value in values:
        made = append(made, value)
    return made


@final
class Layers:
    """The weights of a net with two hidden layers, and all that comes above its first."""

    def __init__(
        self,
        first: list[list[float]],
        first_bias: list[float],
        second: list[list[float]],
        second_bias: list[float],
        last: list[float],
        last_bias: float,
    ) -> None:
        self.features: i64 = len(first)
        self.hidden: i64 = len(first_bias)
        self.width: i64 = len(second_bias)
        self.first: vec[float] = column([value for row in first for value in row])
        self.first_bias: vec[float] = column(first_bias)
        self.second: vec[float] = column([value for row in second for value in row])
        self.second_bias: vec[float] = column(second_bias)
        self.last: vec[float] = column(last)
        self.last_bias = last_bias
        self.inner: vec[float] = self.second_bias[:]

    def logit(self, sums: vec[float]) -> float:
        """The logarithm of the odds for these sums of the first layer."""
        inner = self.inner
        bias = self.second_bias
        width = self.width
        for j in range(width):
            inner[j] = bias[j]
        second = self.second
        for k in range(self.hidden):
            value = sums[k]
            if value > 0.0:
                at = k * width
                for j in range(width):
                    inner[j] += value * second[at + j]
        last = self.last
        total = self.last_bias
        for j in range(width):
            if inner[j] > 0.0:
                total += inner[j] * last[j]
        return total


@final
class Forward:
    """A net, and the sums of its first layer for the position at hand."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.hidden: i64 = layers.hidden
        self.first: vec[float] = layers.first
        self.first_bias: vec[float] = layers.first_bias
        self.sums: vec[float] = self.first_bias[:]

    def clear(self) -> None:
        """Back to the position without any feature."""
        bias = self.first_bias
        sums = self.sums
        for k in range(self.hidden):
            sums[k] = bias[k]

    def add(self, feature: i64, value: float) -> None:
        """A feature comes; with the value turned about, it goes."""
        first = self.first
        sums = self.sums
        at = feature * self.hidden
        for k in range(self.hidden):
            sums[k] += value * first[at + k]

    def chance(self) -> float:
        """The chance of winning for the features that are there."""
        total = self.layers.logit(self.sums)
        return 1.0 / (1.0 + exp(-total)) if total > -700.0 else 0.0

    def of(self, features: list[int]) -> float:
        """The chance for a whole position, all its features 1."""
        self.clear()
        for feature in features:
            self.add(feature, 1.0)
        return self.chance()
