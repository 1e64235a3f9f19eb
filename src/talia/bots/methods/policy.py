"""A policy inside compiled search: what a seat knows of a table straight to how often it would give each answer.

The first layer is done in whole numbers, two units to an integer, and kept up from one table to the next: only the
columns in which two rows differ are added or taken away. Worlds of one view differ in a few cards, so most of the work
is done once. Adding and taking away whole numbers leaves no rounding behind: the answer never depends on what was
looked at before. Weights come from the training ground (`talia.research.ground`).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.bots.methods.forward import Layers, column
from talia.core.bits import lowest
from talia.core.columns import zeros
from talia.core.rows import Layout
from talia.core.state import State

_LANE: Final = 31  # bits of a unit's sum
_LANES: Final = 0x7FFFFFFF
_STEPS: Final = 2048.0  # of a weight of 1
_LIFT: Final = 32768  # added to every weight, so that none is below 0; 32,000 of them fit into a lane
_HALF: Final = 0xFFFFFFFF


def _step(value: float) -> i64:
    """A weight as a whole number from 0 to 65535."""
    scaled = value * _STEPS + float(_LIFT) + 0.5
    if scaled < 0.0:
        return 0
    if scaled >= 2.0 * float(_LIFT):
        return 2 * _LIFT - 1
    return int(scaled)


@final
class FirstLayer:
    """The sums of a first layer for the rows that were looked at last: one of each seat, since sides differ in all."""

    def __init__(self, layout: Layout, columns: list[int], table: list[list[float]], bias: list[float]) -> None:
        """`columns` has the input of each column of the layout (-1: none), then those of the cards told apart."""
        self.layout = layout
        self.units: i64 = len(bias)
        self.words: i64 = (self.units + 1) // 2
        self.bias: vec[float] = column(bias)
        self.inputs: vec[i64] = vec[i64](columns)
        self.packed: vec[i64] = zeros(len(table) * self.words)
        for n in range(len(table)):
            row = table[n]
            for word in range(self.words):
                packed = _step(row[2 * word])
                if 2 * word + 1 < self.units:
                    packed |= _step(row[2 * word + 1]) << _LANE
                self.packed[n * self.words + word] = packed
        self.row = layout.row(layout.words)
        self.wide: i64 = layout.words
        seats: i64 = layout.setup.seats
        self.olds: list[vec[i64]] = [zeros(self.wide + 1) for _ in range(seats)]  # in the sums: a row, and cards apart
        self.sums_of: list[vec[i64]] = [zeros(self.words) for _ in range(seats)]
        self.counts: vec[i64] = zeros(seats)  # how many weights are in the sums
        self.told: vec[float] = column(bias)
        # Of the seat that is looked at now.
        self.sums: vec[i64] = self.sums_of[0]
        self.added: i64 = 0

    def look(self, s: State, seat: i64, cards: i64) -> vec[float]:
        """The sums for what a seat knows of a table, and for a set of cards that it does not (0: none)."""
        self.layout.write(s, seat, self.row, 0)
        into = self.row.into
        old = self.olds[seat]
        self.sums = self.sums_of[seat]
        self.added = self.counts[seat]
        for word in range(self.wide):
            now = into[word]
            was = old[word]
            if now != was:
                self._change(now & _HALF, was & _HALF, 64 * word)
                self._change(now >> 32 & _HALF, was >> 32 & _HALF, 64 * word + 32)
                old[word] = now
        if cards != old[self.wide]:
            self._change(cards, old[self.wide], self.layout.width)
            old[self.wide] = cards
        self.counts[seat] = self.added
        told = self.told
        bias = self.bias
        lift = self.added * _LIFT
        k: i64 = 0
        for word in range(self.words):
            packed = self.sums[word]
            told[k] = float((packed & _LANES) - lift) / _STEPS + bias[k]
            k += 1
            if k < self.units:
                told[k] = float((packed >> _LANE) - lift) / _STEPS + bias[k]
                k += 1
        return told

    def _change(self, now: i64, was: i64, first: i64) -> None:
        """Add the columns that are new and take away those that are gone."""
        sums = self.sums
        packed = self.packed
        words = self.words
        new = now & ~was
        while new != 0:
            place = self.inputs[first + lowest(new)]
            new &= new - 1
            if place >= 0:
                at = place * words
                for k in range(words):
                    sums[k] += packed[at + k]
                self.added += 1
        gone = was & ~now
        while gone != 0:
            place = self.inputs[first + lowest(gone)]
            gone &= gone - 1
            if place >= 0:
                at = place * words
                for k in range(words):
                    sums[k] -= packed[at + k]
                self.added -= 1


@final
class Policy:
    """How often a seat gives each answer, from what it knows."""

    def __init__(
        self,
        first: FirstLayer,
        second: list[list[float]],
        second_bias: list[float],
        last: list[list[float]],
        last_bias: list[float],
        outputs: list[list[int]],
    ) -> None:
        """`outputs` has for each seat the output of each action of the game."""
        self.first = first
        self.width: i64 = len(second_bias)
        self.second: vec[float] = column([value for row in second for value in row])
        self.second_bias: vec[float] = column(second_bias)
        self.last: vec[float] = column([row[n] for n in range(len(last_bias)) for row in last])  # an output's together
        self.last_bias: vec[float] = column(last_bias)
        self.inner: vec[float] = column(second_bias)
        self.outputs: list[vec[i64]] = [vec[i64](numbers) for numbers in outputs]
        self.looked = 0

    def shares(self, s: State, seat: i64, options: i64) -> list[float]:
        """How often each of these options would be taken, in their order."""
        self._inside(s, seat)
        outputs = self.outputs[seat]
        offset: i64 = s.domain_of(seat).offset
        width = self.width
        last = self.last
        inner = self.inner
        logits: list[float] = []
        most = -1e30
        while options != 0:
            output = outputs[offset + lowest(options)]
            total = self.last_bias[output]
            at = output * width
            for j in range(width):
                total += inner[j] * last[at + j]
            logits.append(total)
            if total > most:
                most = total
            options &= options - 1
        whole = 0.0
        for n in range(len(logits)):
            share = exp(logits[n] - most)
            logits[n] = share
            whole += share
        for n in range(len(logits)):
            logits[n] /= whole
        return logits

    def _inside(self, s: State, seat: i64) -> None:
        """The second layer, cut off below 0."""
        self.looked += 1
        sums = self.first.look(s, seat, 0)
        inner = self.inner
        bias = self.second_bias
        width = self.width
        second = self.second
        for j in range(width):
            inner[j] = bias[j]
        for k in range(self.first.units):
            value = sums[k]
            if value > 0.0:
                at = k * width
                for j in range(width):
                    inner[j] += value * second[at + j]
        for j in range(width):
            if inner[j] < 0.0:
                inner[j] = 0.0


@final
class Critic:
    """A seat's chance of winning a table of which it is told the other's cards too: of dealt worlds only."""

    def __init__(self, first: FirstLayer, layers: Layers) -> None:
        self.first = first
        self.layers = layers
        self.looked = 0

    def chance(self, s: State, seat: i64, cards: i64) -> float:
        """`cards` are the other's, as the numbers behind the layout's columns."""
        self.looked += 1
        total = self.layers.logit(self.first.look(s, seat, cards))
        return 1.0 / (1.0 + exp(-2.0 * total)) if total > -300.0 else 0.0
