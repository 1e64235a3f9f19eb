"""Ratings of bots from what they did against each other, with their deviations."""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np

from talia.bots.training.stats import Z, estimate

RATED = 400 / log(10)  # a rating of 400 more is ten times the odds


def ratings(rows: list[dict[str, Any]], anchor: str = "random") -> dict[str, tuple[float, float]]:
    """Ratings of all bots of a task from the rows' matches, and their standard deviations; the anchor has 0.

    Bradley and Terry's model by Newton's method, each match worth as many games as its interval says, with one drawn
    game more against the anchor, so that who has won every game has a rating at all.
    """
    names = sorted({row["bot"] for row in rows} | {match["against"] for row in rows for match in row["matches"]})
    if anchor not in names:
        return {}
    free = [name for name in names if name != anchor]
    at = {name: n for n, name in enumerate(free)}
    games: list[tuple[str, str, float, float]] = [(name, anchor, 1.0, 0.5) for name in free]
    for row_ in rows:
        met = [match for match in row_["matches"] if match["against"] != row_["bot"]]
        games += [(row_["bot"], match["against"], *_worth(match)) for match in met]
    strength = np.zeros(len(free))
    curve = np.eye(len(free))
    for _ in range(100):
        slope, curve = np.zeros(len(free)), np.zeros((len(free), len(free)))
        for one, other, many, share in games:
            ahead = (strength[at[one]] if one in at else 0.0) - (strength[at[other]] if other in at else 0.0)
            chance = 1.0 / (1.0 + float(np.exp(-ahead)))
            for name, sign in ((one, 1.0), (other, -1.0)):
                if name in at:
                    slope[at[name]] += sign * many * (share - chance)
                    curve[at[name], at[name]] += many * chance * (1 - chance)
            if one in at and other in at:
                curve[at[one], at[other]] -= many * chance * (1 - chance)
                curve[at[other], at[one]] -= many * chance * (1 - chance)
        step = np.linalg.solve(curve, slope)
        strength += np.clip(step, -1.0, 1.0)
        if float(np.abs(step).max(initial=0.0)) < 1e-9:
            break
    spread = np.sqrt(np.diag(np.linalg.inv(curve)))
    found = {name: (RATED * float(strength[n]), RATED * float(spread[n])) for name, n in at.items()}
    return {anchor: (0.0, 0.0), **found}


def _worth(match: dict[str, Any]) -> tuple[float, float]:
    """How many games a match is worth, and the share won: a field of others counts as two players would."""
    points = [float(value) for value, count in match["tally"].items() for _ in range(count)]
    found = estimate(points, match["games"] // max(1, match["deals"]))
    half = max(1e-6, (found.high - found.low) / 2 / Z)
    seats = match["games"] // max(1, match["deals"])
    share = found.mean if seats == 2 else found.mean * (seats - 1) / (found.mean * (seats - 1) + 1 - found.mean)
    slope = 1.0 if seats == 2 else (seats - 1) / (found.mean * (seats - 1) + 1 - found.mean) ** 2
    spread = max(share * (1 - share), 1.0 / (4 * match["games"]))
    return max(1.0, spread / (half * slope) ** 2), share
