"""A logistic fit of who wins by what each side has: the same number of things on both sides, a first seat apart.

Plain Python on purpose: the same numbers on every machine, whatever its linear algebra.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

# What is expected before any game: weights within a half or so of the mean (of camps in 10,000 quick games they are).
# It holds down what few games cannot tell, and the common level of all things, which no game tells.
RIDGE = 4.0
STEPS = 8

Sides = tuple[Sequence[int], Sequence[int], float]  # things of the first side and of the second, and what the first won


@dataclass(frozen=True)
class Fit:
    """What each thing adds to the logit of winning, against the mean of all, with standard errors; and the seat."""

    weights: list[float]
    errors: list[float]
    first: float
    first_error: float

    def chance(self, mine: Sequence[int], theirs: Sequence[int], seat: int) -> float:
        ahead = sum(self.weights[n] for n in mine) - sum(self.weights[n] for n in theirs)
        return sigmoid(ahead + (self.first if seat == 0 else -self.first))


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-x)) if x >= 0 else exp(x) / (1.0 + exp(x))


def fit(games: Sequence[Sides], things: int) -> Fit:
    """Newton's method; the last parameter is the first seat."""
    size = things + 1
    weights = [0.0] * size
    covariance: list[list[float]] = []
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for mine, theirs, won in games:
            signs = [(n, 1.0) for n in mine] + [(n, -1.0) for n in theirs] + [(things, 1.0)]
            chance = sigmoid(sum(sign * weights[n] for n, sign in signs))
            off, spread = won - chance, chance * (1.0 - chance)
            for n, sign in signs:
                slope[n] += sign * off
                line = bend[n]
                for m, other in signs:
                    line[m] += sign * other * spread
        covariance = inverse(bend)
        weights = [
            weight + sum(one * by for one, by in zip(line, slope, strict=True))
            for weight, line in zip(weights, covariance, strict=True)
        ]
    # Only differences of things are told apart: each is set against the mean of all, and so is its error.
    level = sum(weights[:things]) / things
    means = [sum(line[:things]) / things for line in covariance[:things]]
    whole = sum(means) / things
    errors = [sqrt(max(0.0, covariance[n][n] - 2.0 * means[n] + whole)) for n in range(things)]
    return Fit([weight - level for weight in weights[:things]], errors, weights[things], sqrt(covariance[-1][-1]))


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan, the largest pivot first."""
    size = len(matrix)
    work = [[*line, *(1.0 if i == j else 0.0 for j in range(size))] for i, line in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda line: abs(work[line][at]))
        work[at], work[pivot] = work[pivot], work[at]
        by = work[at][at]
        work[at] = [value / by for value in work[at]]
        for line in range(size):
            factor = work[line][at]
            if line != at and factor != 0.0:
                work[line] = [a - factor * b for a, b in zip(work[line], work[at], strict=True)]
    return [line[size:] for line in work]
