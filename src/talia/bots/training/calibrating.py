"""How far the chances that a level shows come true: games of the level with itself, fitted and checked game by game.

A game's decisions hang together, so every interval here counts games. Each half of the games checks what was fitted on
the other half; the table that is shipped is fitted on all of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Budget
from talia.bots.play.calibration import FORMAT, Knot, along, shown
from talia.bots.play.thinking import legal, think
from talia.bots.training.match import CAP
from talia.bots.training.stats import Tally
from talia.core.view import canonical
from talia.registry import game as game_of

PART = 10  # games that are played at a time
MOST_KNOTS = 12
# What a decision of a game costs where nobody says otherwise: as reviews ask.
NODES = {"cardia": 2500, "radlands": 3000, "fantasy_realms": 2000}

Shown = tuple[float, float]  # a chance that was shown, and what came of it
Played = list[Shown]  # of one game


def play(asked: dict[str, Any], number: int) -> Played:
    """One game of a level with itself: each unforced decision's chance, and the result of who made it."""
    seed = derived("calibrate", asked["seed"], number)
    state = game_of(asked["game"]).start(seed, asked["seats"], log=False, memory=False, **asked["options"])
    budget = Budget.parse(asked["budget"])
    said: list[tuple[int, float]] = []
    answers = 0
    while not state.over and answers < CAP:
        seat = state.asked[0]
        view = state.view(seat, memory=True)
        options = view["decision"]["options"]
        action: int = options[0]["action"]
        if seat >= asked["seats"]:  # the table's own seat (a clock) plays for nobody
            action = legal(view, derived(seed, "table", answers))
        elif len(options) > 1:
            # The bot gets what it would get behind its door.
            action, record = think(json.loads(canonical(view)), asked["level"], derived(seed, "bot", answers), budget)
            chance = shown(record)
            if chance is not None:
                said.append((seat, chance))
        state.answer(seat, action)
        answers += 1
    outcome = state.outcome
    winners = () if outcome is None else outcome.winners
    draw = 1.0 / asked["seats"]
    won = [draw if not winners else (seat in winners) / len(winners) for seat in range(asked["seats"])]
    return [(chance, won[seat]) for seat, chance in said]


def part(asked: str, number: int) -> dict[str, Any]:
    """Some games, for worker processes; `asked` says what is played and how many games in all, as JSON."""
    told = json.loads(asked)
    games = [play(told, game) for game in range(number * PART, min(told["games"], (number + 1) * PART))]
    return {"games": [[[chance, round(won, 4)] for chance, won in game] for game in games]}


def fitted(games: Sequence[Played], most: int = MOST_KNOTS) -> list[Knot]:
    """An isotonic fit with few knots: heaps of equally many decisions, neighbours pooled until they rise.

    Every heap also holds one game's worth of decisions that came out as they were said: little is learned from little.
    """
    pairs = sorted(pair for game in games for pair in game)
    if not pairs:
        return []
    usual = len(pairs) / max(1, len(games))
    heaps: list[tuple[float, float, float]] = []  # sum of chances, sum of results, how many
    size = max(1, -(-len(pairs) // most))
    for start in range(0, len(pairs), size):
        some = pairs[start : start + size]
        mean = sum(chance for chance, _ in some) / len(some)
        heap = (
            mean * (len(some) + usual),
            sum(won for _, won in some) + mean * usual,
            len(some) + usual,
        )
        heaps.append(heap)
        while len(heaps) > 1 and heaps[-1][1] / heaps[-1][2] <= heaps[-2][1] / heaps[-2][2]:
            last, before = heaps.pop(), heaps.pop()
            heaps.append((last[0] + before[0], last[1] + before[1], last[2] + before[2]))
    knots = [(round(chances / n, 4), round(won / n, 4)) for chances, won, n in heaps]
    inner = [(x, y) for x, y in knots if 0.0 < x < 1.0 and 0.0 < y < 1.0]
    return [(0.0, 0.0), *_rising(inner), (1.0, 1.0)]


def _rising(knots: Iterable[Knot]) -> list[Knot]:
    """Rounding may have made two knots one."""
    found: list[Knot] = []
    for x, y in knots:
        if not found or (x > found[-1][0] and y > found[-1][1]):
            found.append((x, y))
    return found


@dataclass
class Row:
    """One tenth of the recalibrated chance."""

    tally: Tally = field(default_factory=Tally)
    said: float = 0.0
    meant: float = 0.0

    def to_json(self, tenth: int) -> dict[str, Any]:
        found, decisions = self.tally.estimate(), self.tally.results
        return {
            "from": tenth / 10,
            "said": round(self.said / decisions, 4),
            "recalibrated": round(self.meant / decisions, 4),
            "won": round(found.mean, 4),
            "low": round(found.low, 4),
            "high": round(found.high, 4),
            "decisions": decisions,
            "games": found.deals,
        }


def reliability(halves: Sequence[tuple[Sequence[Played], list[Knot]]]) -> list[dict[str, Any]]:
    """Games with the table they are checked by: what was said, what that was taken for, what came true, by tenths."""
    rows = [Row() for _ in range(10)]
    for games, knots in halves:
        for game in games:
            sums: dict[int, list[float]] = {}
            for chance, won in game:
                now = along(knots, chance)
                tenth = min(9, int(10 * now))
                rows[tenth].said += chance
                rows[tenth].meant += now
                sums.setdefault(tenth, []).append(won)
            for tenth, results in sums.items():
                rows[tenth].tally.add(sum(results), len(results))
    return [row.to_json(tenth) for tenth, row in enumerate(rows) if row.tally.results]


def off(halves: Sequence[tuple[Sequence[Played], list[Knot]]]) -> float:
    """The mean square of what chances are off the results (Brier): less is better."""
    squares = [(along(knots, chance) - won) ** 2 for games, knots in halves for game in games for chance, won in game]
    return round(sum(squares) / max(1, len(squares)), 4)


def table(asked: dict[str, Any], games: Sequence[Played], **how: Any) -> dict[str, Any]:
    """What is shipped: fitted on all games; each half checked by a fit on the other."""
    even, odd = games[::2], games[1::2]
    halves = [(odd, fitted(even)), (even, fitted(odd))]
    return {
        "talia_calibration": FORMAT,
        **asked,
        "games": len(games),
        "decisions": sum(len(game) for game in games),
        **how,
        "knots": [list(knot) for knot in fitted(games)],
        "off": {"said": off([(games, [])]), "recalibrated": off(halves)},
        "reliability": reliability(halves),
    }
