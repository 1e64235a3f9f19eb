"""Levels of Radlands that look ahead: one action on a plain evaluation, or whole turns on a learned one.

Worlds are dealt from the view; what comes of an answer is the mean over them. The chance is that of winning when the
turn is over, as the judge sees it, from what this seat knows. A level may first look for a win in this turn that is
sure, whatever is hidden and whatever is answered (`winning`); it then plays that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from talia.bots.methods.seeds import derived
from talia.bots.methods.worlds import Worlds
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget, Meter
from talia.bots.play.explanation import Belief, Choice, Explanation, Reason, compared
from talia.bots.radlands.judge import Judge
from talia.bots.radlands.reasons import reasons
from talia.bots.radlands.turn import Plan, Planner, hands_held, line
from talia.core.view import View
from talia.games.radlands.extra.winning import Search, Way
from talia.games.radlands.numbers import CARD_WORDS
from talia.games.radlands.state import Radlands

LONGEST = 16  # actions in a planned turn
LONGEST_WIN = 8  # actions in a turn that is won for sure
WINS = 30_000  # positions that are looked at for such a win, and the part of a budget that it may take:
NODES_PART = 2
SECONDS_PART = 4
BELIEVED = 64  # worlds that beliefs are counted in
SHOWN_BELIEFS = 2

Draft = Callable[[View, int], Answer]


class Planning(Bot):
    """Plans turns with some judge."""

    def __init__(
        self,
        judge: Judge,
        draft: Draft,
        longest: int,
        width: float,
        worlds: float,
        water: float,
        quality: str,
        wins: float = 0,
    ) -> None:
        self.judge = judge
        self.draft = draft  # how it takes camps
        self.longest = longest
        self.width = int(width)
        self.worlds = int(worlds)
        self.water = water
        self.quality = quality  # what the judge is
        self.wins = int(wins)  # positions that it looks at for a sure win; 0: it does not look

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        meter = Meter(budget)
        options = options_of(view)
        if len(options) == 1:
            return Answer(options[0]["action"], Explanation([Choice(options[0]["action"])], because=compared([])))
        if view["table"]["turn"] == 0:
            return self.draft(view, seed)
        worlds = Worlds(view, derived(seed, "worlds"))
        base = worlds.base
        assert isinstance(base, Radlands)
        seat = worlds.seat
        win = sure_win(base, seat, meter, self.wins) if self.wins else None
        planner = Planner(
            base, seat, self.judge, derived(seed, "plans"), self.longest, self.width, self.worlds, self.water
        )
        while not planner.done and not self.enough(meter, planner, win) and (batch := meter.batch()):
            planner.run(batch)
        return self._answer(planner, base, seat, seed, win, meter)

    def enough(self, meter: Meter, planner: Planner, win: Search | None) -> bool:
        """Has the beam been looked at for long enough, though the budget would allow more?"""
        return False

    def think_again(self, planner: Planner, chances: list[float], seed: int, meter: Meter) -> int:
        """Change the chances by a look at what the plans lead to; tell how many nodes that took."""
        return 0

    def _answer(
        self, planner: Planner, base: Radlands, seat: int, seed: int, win: Search | None, meter: Meter
    ) -> Answer:
        chances, errors = planner.chances(), planner.errors()
        won = win.way if win is not None else None
        more, sure = 0, -1
        if won is not None:
            sure = planner.numbers.index(won.numbers[0])
            chances[sure], errors[sure] = 1.0, 0.0
        else:
            more = self.think_again(planner, chances, seed, meter)
        sampled = planner.worlds > 1
        # What wins in all worlds that were dealt is not sure to win: what is comes first.
        order = sorted(range(len(chances)), key=lambda n: (-round(chances[n], 9), n != sure, planner.numbers[n]))
        choices = [
            Choice(
                planner.offset + planner.numbers[n],
                chances[n],
                errors[n] if sampled else None,
                visits=max(1, planner.worlds),
            )
            for n in order
        ]
        plans = [planner.plans[n] for n in order]
        quality: dict[str, Any] = {
            "nodes": planner.mind.seen + (win.positions if win is not None else 0) + more,
            "worlds": max(1, planner.worlds),
            "depth": planner.depth,
            "weights": self.quality,
        }
        beliefs = _beliefs(base, seat, seed)
        because: list[Reason] = compared(choices)
        if won is not None:
            shown = _line(won)
            because.append(Reason("radlands-wins-surely"))
        else:
            shown = [(seat, action) for action in line(plans[0])]
            because += self._because(plans, choices, seat)
        return Answer(choices[0].action, Explanation(choices, shown, because, beliefs, quality))

    def _because(self, plans: list[Plan | None], choices: list[Choice], seat: int) -> list[Reason]:
        if len(plans) < 2 or plans[0] is None or plans[1] is None:
            return []
        return reasons(self.judge, plans[0], plans[1], seat, choices[1].action)


def sure_win(base: Radlands, seat: int, meter: Meter, positions: int = WINS) -> Search:
    """Look for a win in this turn that hangs on nothing hidden, as far as its part of the budget goes.

    Asked again after each answer, it finds the rest of the way: that takes no more positions.
    """
    nodes, seconds = meter.budget.nodes, meter.budget.seconds
    most = positions if nodes is None else min(positions, nodes // NODES_PART)
    search = Search(base, seat, LONGEST_WIN)
    while not search.decided and search.positions < most:
        late = seconds is not None and meter.spent > seconds / SECONDS_PART
        batch = 0 if late else meter.batch(most - search.positions)
        if batch == 0:
            break
        search.run(batch)
    return search


def _line(way: Way) -> list[tuple[int, int]]:
    """A sure win in actions, with the first of the other one's answers."""
    found: list[tuple[int, int]] = []
    at: Way | None = way
    while at is not None and not at.any:
        found.append((at.seat, at.offset + at.numbers[0]))
        at = at.after[0]
    return found


def _beliefs(base: Radlands, seat: int, seed: int) -> list[Belief]:
    """The kinds that the other one most likely holds, in the worlds that fit the view."""
    counted = hands_held(base, seat, derived(seed, "beliefs"), BELIEVED)
    order = sorted(range(len(counted)), key=lambda kind: (-counted[kind], kind))[:SHOWN_BELIEFS]
    return [
        Belief("holds", counted[kind] / BELIEVED, {"seat": 1 - seat, "card": CARD_WORDS[kind]})
        for kind in order
        if counted[kind]
    ]
