"""Levels of Radlands that look ahead: one action on a plain evaluation, or whole turns on a learned one.

Worlds are dealt from the view; what comes of an answer is the mean over them. The chance is that of winning when the
turn is over, as the judge sees it, from what this seat knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from talia.bots.methods.seeds import derived
from talia.bots.methods.worlds import Worlds
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget, Meter
from talia.bots.play.explanation import Belief, Choice, Explanation, compared
from talia.bots.radlands.judge import Judge
from talia.bots.radlands.reasons import reasons
from talia.bots.radlands.turn import Plan, Planner, hands_held, line
from talia.core.view import View
from talia.games.radlands.numbers import KINDS
from talia.games.radlands.state import Table

LONGEST = 16  # actions in a planned turn
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
    ) -> None:
        self.judge = judge
        self.draft = draft  # how it takes camps
        self.longest = longest
        self.width = int(width)
        self.worlds = int(worlds)
        self.water = water
        self.quality = quality  # what the judge is

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        meter = Meter(budget)
        options = options_of(view)
        if len(options) == 1:
            return Answer(options[0]["action"], Explanation([Choice(options[0]["action"])], because=compared([])))
        if view["table"]["turn"] == 0:
            return self.draft(view, seed)
        worlds = Worlds(view, derived(seed, "worlds"))
        base = worlds.base
        assert isinstance(base, Table)
        seat = worlds.seat
        planner = Planner(
            base, seat, self.judge, derived(seed, "plans"), self.longest, self.width, self.worlds, self.water
        )
        while not planner.done and (batch := meter.batch()):
            planner.run(batch)
        return self._answer(planner, base, seat, seed)

    def _answer(self, planner: Planner, base: Table, seat: int, seed: int) -> Answer:
        chances, errors = planner.chances(), planner.errors()
        sampled = planner.worlds > 1
        order = sorted(range(len(chances)), key=lambda n: (-round(chances[n], 9), planner.numbers[n]))
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
            "nodes": planner.mind.seen,
            "worlds": max(1, planner.worlds),
            "depth": planner.depth,
            "weights": self.quality,
        }
        shown = [(seat, action) for action in line(plans[0])]
        beliefs = _beliefs(base, seat, seed)
        because = [*compared(choices), *self._because(plans, choices, seat)]
        return Answer(choices[0].action, Explanation(choices, shown, because, beliefs, quality))

    def _because(self, plans: list[Plan | None], choices: list[Choice], seat: int) -> list[Any]:
        if len(plans) < 2 or plans[0] is None or plans[1] is None:
            return []
        return reasons(self.judge, plans[0], plans[1], seat, choices[1].action)


def _beliefs(base: Table, seat: int, seed: int) -> list[Belief]:
    """The kinds that the other one most likely holds, in the worlds that fit the view."""
    counted = hands_held(base, seat, derived(seed, "beliefs"), BELIEVED)
    order = sorted(range(len(counted)), key=lambda kind: (-counted[kind], kind))[:SHOWN_BELIEFS]
    return [
        Belief("holds", counted[kind] / BELIEVED, {"seat": 1 - seat, "card": KINDS[kind]})
        for kind in order
        if counted[kind]
    ]
