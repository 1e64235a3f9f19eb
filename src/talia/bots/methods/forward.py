"""An evaluation inside compiled search: one position at a time, the first layer kept up as features come and go.

numpy pays about 15 microseconds a call whatever it does, so it wants batches; a search that looks at one position after
another, each a few features away from the last, is better served here. Weights come from `talia.bots.methods.net`.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from talia.core.columns import zeros

WAITING: Final = 64  # changes of the first layer that wait to be added up together


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
        self.live: vec[i64] = zeros(self.hidden)  # where the weights of the units begin that are above 0
        self.values: vec[float] = self.first_bias[:]  # and what these are

    def logit(self, sums: vec[float]) -> float:
        """The logarithm of the odds for these sums of the first layer.

        Eight units of the second layer at a time, their sums in registers: each number of a vec that is read or written
        is looked at for its bounds, which costs more than the sum. Each unit still adds up in the same order.
        """
        width = self.width
        live = self.live
        values = self.values
        many: i64 = 0
        for k in range(self.hidden):
            value = sums[k]
            if value > 0.0:
                live[many] = k * width
                values[many] = value
                many += 1
        bias = self.second_bias
        second = self.second
        last = self.last
        total = self.last_bias
        j: i64 = 0
        while j + 8 <= width:
            a = bias[j]
            b = bias[j + 1]
            c = bias[j + 2]
            d = bias[j + 3]
            e = bias[j + 4]
            f = bias[j + 5]
            g = bias[j + 6]
            h = bias[j + 7]
            for n in range(many):
                at = live[n] + j
                value = values[n]
                a += value * second[at]
                b += value * second[at + 1]
                c += value * second[at + 2]
                d += value * second[at + 3]
                e += value * second[at + 4]
                f += value * second[at + 5]
                g += value * second[at + 6]
                h += value * second[at + 7]
            if a > 0.0:
                total += a * last[j]
            if b > 0.0:
                total += b * last[j + 1]
            if c > 0.0:
                total += c * last[j + 2]
            if d > 0.0:
                total += d * last[j + 3]
            if e > 0.0:
                total += e * last[j + 4]
            if f > 0.0:
                total += f * last[j + 5]
            if g > 0.0:
                total += g * last[j + 6]
            if h > 0.0:
                total += h * last[j + 7]
            j += 8
        while j < width:
            a = bias[j]
            for n in range(many):
                a += values[n] * second[live[n] + j]
            if a > 0.0:
                total += a * last[j]
            j += 1
        return total


@final
class Forward:
    """A net, and the sums of its first layer for the position at hand.

    What comes and goes waits until a chance is asked for: then each sum is read and written once for all of it.
    """

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.hidden: i64 = layers.hidden
        self.first: vec[float] = layers.first
        self.first_bias: vec[float] = layers.first_bias
        self.sums: vec[float] = self.first_bias[:]
        self.places: vec[i64] = zeros(WAITING)
        self.signs: vec[float] = column([0.0] * WAITING)
        self.waiting: i64 = 0

    def clear(self) -> None:
        """Back to the position without any feature."""
        bias = self.first_bias
        sums = self.sums
        for k in range(self.hidden):
            sums[k] = bias[k]
        self.waiting = 0

    def add(self, feature: i64, value: float) -> None:
        """A feature comes; with the value turned about, it goes."""
        if self.waiting == WAITING:
            self._settle()
        self.places[self.waiting] = feature * self.hidden
        self.signs[self.waiting] = value
        self.waiting += 1

    def _settle(self) -> None:
        """Add up what waits, four sums at a time and each in the order in which it came."""
        many = self.waiting
        if many == 0:
            return
        first = self.first
        sums = self.sums
        places = self.places
        signs = self.signs
        hidden = self.hidden
        k: i64 = 0
        while k + 4 <= hidden:
            a = sums[k]
            b = sums[k + 1]
            c = sums[k + 2]
            d = sums[k + 3]
            for n in range(many):
                at = places[n] + k
                value = signs[n]
                a += value * first[at]
                b += value * first[at + 1]
                c += value * first[at + 2]
                d += value * first[at + 3]
            sums[k] = a
            sums[k + 1] = b
            sums[k + 2] = c
            sums[k + 3] = d
            k += 4
        while k < hidden:
            a = sums[k]
            for n in range(many):
                a += signs[n] * first[places[n] + k]
            sums[k] = a
            k += 1
        self.waiting = 0

    def chance(self) -> float:
        """The chance of winning for the features that are there."""
        self._settle()
        total = self.layers.logit(self.sums)
        return 1.0 / (1.0 + exp(-total)) if total > -700.0 else 0.0

    def of(self, features: list[int]) -> float:
        """The chance for a whole position, all its features 1."""
        self.clear()
        for feature in features:
            self.add(feature, 1.0)
        return self.chance()
