"""Tables of statistics: rows of a value with its 95 % interval and the number of games behind it. Ready for JSON.

A table is a cause where chance alone deals what its rows are of; everywhere else it only goes with winning. Values are
rounded: what lies behind the fourth digit differs from one machine's arithmetic to another's, and says nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from talia.bots.training.stats import Estimate, Tally, Z

DIGITS = 4
Table = dict[str, Any]
Row = dict[str, Any]
Hand = Sequence[str]


def row(of: Sequence[str], value: float, low: float, high: float, games: int, **more: float) -> Row:
    rounded = {"value": round(value, DIGITS), "low": round(low, DIGITS), "high": round(high, DIGITS)}
    return {"of": list(of), **rounded, "games": games, **{name: round(one, DIGITS) for name, one in more.items()}}


def rated(of: Sequence[str], tally: Tally, **more: float) -> Row:
    found: Estimate = tally.estimate()
    return row(of, found.mean, found.low, found.high, found.deals, **more)


def mean(of: Sequence[str], values: Sequence[float]) -> Row:
    """A mean of one number a game."""
    n = len(values)
    middle = sum(values) / n
    half = Z * sqrt(sum((value - middle) ** 2 for value in values) / max(1, n - 1) / n)
    return row(of, middle, middle - half, middle + half, n)


def table(id: str, kind: str, rows: Iterable[Row], *, cause: bool, even: float | None = None, **more: Any) -> Table:
    """`kind` says what the rows are of (cards, groups, seats, …), `even` what no effect would be."""
    return {"id": id, "kind": kind, "cause": cause, "even": even, **more, "rows": list(rows)}


def shares(values: Sequence[str], order: Sequence[str] | None = None) -> list[Row]:
    """How often each of some words happened, one a game."""
    words = list(order) if order is not None else sorted(set(values))
    found: list[Row] = []
    for word in words:
        tally = Tally()
        for value in values:
            tally.add(float(value == word), 1)
        found.append(rated([word], tally))
    return found


def lengths(values: Sequence[int], step: int = 1) -> list[Row]:
    """How long games were, in heaps of so many rounds or turns: `from` and `to` as words."""
    heaps = [str(value // step * step) for value in values]
    order = sorted({int(heap) for heap in heaps})
    rows = shares(heaps, [str(heap) for heap in order])
    for one, heap in zip(rows, order, strict=True):
        one["of"] = [str(heap)] if step == 1 else [str(heap), str(heap + step - 1)]
    return rows


def in_turn(points: Sequence[float], began: int) -> list[float]:
    """A game's points from who began on, as the turns went."""
    return [*points[began:], *points[:began]]


def by_seat(points: Sequence[Sequence[float]]) -> list[Row]:
    """The share of the wins of each seat, or of each place in the order of turns."""
    found: list[Row] = []
    for seat in range(len(points[0])):
        tally = Tally()
        for game in points:
            tally.add(game[seat], 1)
        found.append(rated([str(seat)], tally))
    return found


def held(points: Sequence[Sequence[float]], hands: Sequence[Sequence[Hand]], words: Sequence[str]) -> list[Row]:
    """The share of the wins of those who held each card; `share` says how many did."""
    tallies = {word: Tally() for word in words}
    for game, dealt in zip(points, hands, strict=True):
        here: dict[str, list[float]] = {}
        for won, hand in zip(game, dealt, strict=True):
            for word in hand:
                here.setdefault(word, []).append(won)
        for word, wins in here.items():
            tallies[word].add(sum(wins), len(wins))
    chairs = len(points) * len(points[0])
    return [rated([word], tally, share=tally.results / chairs) for word, tally in tallies.items() if tally.games]


def groups(points: Sequence[Sequence[float]], had: Sequence[Sequence[Sequence[Hand]]], most: int) -> list[Row]:
    """The groups of cards that seats have had most often, with the share of the wins of those who had them.

    `had` lists, game by game and seat by seat, the groups that the seat had; `share` says how many seats did.
    """
    tallies: dict[tuple[str, ...], Tally] = {}
    for game, seats in zip(points, had, strict=True):
        here: dict[tuple[str, ...], list[float]] = {}
        for won, found in zip(game, seats, strict=True):
            for group in found:
                here.setdefault(tuple(group), []).append(won)
        for key, wins in here.items():
            tallies.setdefault(key, Tally()).add(sum(wins), len(wins))
    chairs = len(points) * len(points[0])
    often = sorted(tallies, key=lambda group: (-tallies[group].results, group))[:most]
    return [rated(group, tallies[group], share=tallies[group].results / chairs) for group in often]


def winners(state_winners: Sequence[int], seats: int) -> list[float]:
    """A game's one point, seat by seat; shared where several won, or nobody."""
    if not state_winners:
        return [1.0 / seats] * seats
    return [1.0 / len(state_winners) if seat in state_winners else 0.0 for seat in range(seats)]
