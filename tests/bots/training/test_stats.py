"""Figures with intervals: against known values, and against what they are meant to bound."""

from __future__ import annotations

from math import log

import pytest

import talia
from talia.bots.training.stats import Sprt, estimate, log_likelihood_ratio, percentile, tally, wilson


def deals(rng: talia.Random, n: int, chance: float) -> list[float]:
    """Pairs of independent games won with that chance."""
    most = int(chance * 10**6)
    return [((rng.below(10**6) < most) + (rng.below(10**6) < most)) / 2 for _ in range(n)]


def test_wilson_is_the_known_interval() -> None:
    low, high = wilson(0.4, 10)
    assert low == pytest.approx(0.1682, abs=1e-4)
    assert high == pytest.approx(0.6873, abs=1e-4)
    assert wilson(1.0, 20)[1] == 1.0
    assert wilson(1.0, 20)[0] == pytest.approx(0.8389, abs=1e-4)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = talia.Random(5)
    held = 0
    for _ in range(400):
        found = estimate(deals(rng, 60, 0.62), 2)
        held += found.low <= 0.62 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_games_of_a_deal_are_not_counted_as_independent() -> None:
    alike = [1.0, 0.0] * 50  # each deal is won or lost twice
    apart = [0.5] * 50 + [1.0, 0.0] * 25
    assert estimate(alike, 2).margin > 1.3 * estimate(apart, 2).margin
    assert estimate([1.0] * 30, 2).low > 0.9
    assert estimate([], 2).high == 1.0


def test_the_ratio_of_two_results_is_that_of_a_binomial() -> None:
    """With only lost and won, the likeliest distribution with a mean is the mean itself."""
    counts = {0.0: 40, 1.0: 60}
    expected = 60 * log(0.55 / 0.5) + 40 * log(0.45 / 0.5)
    assert log_likelihood_ratio(counts, 0.5, 0.55) == pytest.approx(expected, abs=1e-6)


def test_the_ratio_of_five_results_agrees_with_its_normal_approximation() -> None:
    counts = {0.0: 180, 0.25: 40, 0.5: 390, 0.75: 50, 1.0: 240}
    n = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / n
    variance = sum(count * (value - mean) ** 2 for value, count in counts.items()) / n
    normal = n * (0.53 - 0.5) * (2 * mean - 0.5 - 0.53) / (2 * variance)
    assert log_likelihood_ratio(counts, 0.5, 0.53) == pytest.approx(normal, rel=0.02)


def test_a_test_errs_as_rarely_as_it_says() -> None:
    sprt = Sprt(0.5, 0.6, 0.05)
    wrong = {0.5: 0, 0.6: 0}
    lengths: list[int] = []
    for truth, mistake in ((0.5, "accepted"), (0.6, "rejected")):
        rng = talia.Random(int(1000 * truth))
        for _ in range(80):
            points: list[float] = []
            while (verdict := sprt.verdict(tally(points, 2))) is None:
                points += deals(rng, 4, truth)
            wrong[truth] += verdict == mistake
            lengths.append(2 * len(points))
    assert wrong[0.5] / 80 <= 0.1
    assert wrong[0.6] / 80 <= 0.1
    # A test of fixed size with the same errors needs about 265 games.
    assert sum(lengths) / len(lengths) < 190


def test_nothing_is_said_of_nothing() -> None:
    assert Sprt(0.5, 0.55).verdict(tally([], 2)) is None
    assert percentile([], 0.99) == 0.0


def test_percentiles_are_nearest_ranks() -> None:
    values = [float(n) for n in range(1, 101)]
    assert percentile(values, 0.5) == 50.0
    assert percentile(values, 0.99) == 99.0
    assert percentile([3.0], 0.99) == 3.0
