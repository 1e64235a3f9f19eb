"""What can be said of a match: means with intervals, sequential tests, percentiles.

A deal is played once from each seat, and its games belong together: every figure here counts deals, not games. The
sequential test is the generalised likelihood ratio over the results a deal can have (for two players five of them,
hence "pentanomial"), as used for chess engines: of all distributions with a given mean the likeliest one is taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log, sqrt

Z = 1.959964  # 95 %
_LEAST = 1e-3  # in place of results never seen: with none at all the likelihood would be nothing


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    deals: int

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def estimate(points: list[float], games: int = 1) -> Estimate:
    """The mean of results between 0 and 1, one a deal, each made of so many games.

    Wilson's interval, with as many games in it as the spread between deals says they are worth.
    """
    n = len(points)
    if n == 0:
        return Estimate(0.5, 0.0, 1.0, 0)
    mean = sum(points) / n
    worth = float(n * games)
    if n > 1:
        variance = sum((point - mean) ** 2 for point in points) / (n - 1) / n
        if variance > 0:
            worth = max(1.0, mean * (1 - mean) / variance)
    low, high = wilson(mean, worth)
    return Estimate(mean, low, high, n)


class Tally:
    """A share over what happened in games that give several results each, added up game by game.

    Results of one game hang together, so the spread is that between games; Wilson's interval, as in `estimate`.
    """

    def __init__(self) -> None:
        self.games = 0
        self.results = 0
        self._sums = [0.0] * 4  # of results, their squares, results times how many, and how many squared

    def add(self, total: float, many: int) -> None:
        """A game's results: their sum, and how many they are."""
        self.games += 1
        self.results += many
        for at, value in enumerate((total, total * total, total * many, float(many * many))):
            self._sums[at] += value

    def estimate(self) -> Estimate:
        if self.results == 0:
            return Estimate(0.5, 0.0, 1.0, 0)
        total, squares, products, counts = self._sums
        mean = min(1.0, total / self.results)
        worth = float(self.games)
        if self.games > 1:
            spread = squares - 2.0 * mean * products + mean * mean * counts
            variance = spread / self.results**2 * self.games / (self.games - 1)
            if variance > 1e-12:
                worth = max(1.0, mean * (1 - mean) / variance)
        low, high = wilson(mean, worth)
        return Estimate(mean, low, high, self.games)


def wilson(mean: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in n trials."""
    middle = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def tally(points: list[float], games: int) -> dict[float, int]:
    """How many deals had each result; with two games a deal: 0, 0.25, 0.5, 0.75, 1."""
    counts = {step / (2 * games): 0 for step in range(2 * games + 1)}
    for point in points:
        counts[point] = counts.get(point, 0) + 1
    return dict(sorted(counts.items()))


def _likeliest(values: list[float], shares: list[float], mean: float) -> list[float]:
    """The distribution over the values, with that mean, under which the seen shares are likeliest."""
    # Lagrange: the seen share divided by 1 + t (value - mean), with t such that the mean comes out; it falls with t.
    low = -1.0 / (values[-1] - mean)
    high = 1.0 / (mean - values[0])
    low, high = low + 1e-12 * abs(low), high - 1e-12 * abs(high)
    for _ in range(200):
        t = (low + high) / 2
        slope = sum(p * (v - mean) / (1 + t * (v - mean)) for v, p in zip(values, shares, strict=True))
        if slope > 0:
            low = t
        else:
            high = t
    return [p / (1 + t * (v - mean)) for v, p in zip(values, shares, strict=True)]


def log_likelihood_ratio(counts: dict[float, int], low: float, high: float) -> float:
    """How much likelier a mean of `high` makes the counted results than one of `low`, as a logarithm."""
    values = sorted(counts)
    if sum(counts.values()) == 0 or not values[0] < low < high < values[-1]:
        return 0.0
    seen = [max(float(counts[value]), _LEAST) for value in values]
    total = sum(seen)
    shares = [count / total for count in seen]
    under_low = _likeliest(values, shares, low)
    under_high = _likeliest(values, shares, high)
    return sum(n * log(b / a) for n, a, b in zip(seen, under_low, under_high, strict=True))


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the mean `high` rather than `low`? Errors of both kinds are bounded by `error`."""

    low: float
    high: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        return log((1 - self.error) / self.error)

    def ratio(self, counts: dict[float, int]) -> float:
        return log_likelihood_ratio(counts, self.low, self.high)

    def verdict(self, counts: dict[float, int]) -> str | None:
        """`accepted`, `rejected`, or None while it is open."""
        ratio = self.ratio(counts)
        if ratio >= self.bound:
            return "accepted"
        if ratio <= -self.bound:
            return "rejected"
        return None


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of the values lies (nearest rank)."""
    if not values:
        return 0.0
    ranked = sorted(values)
    return ranked[max(0, ceil(share * len(ranked) - 1e-9) - 1)]
