"""The master: the expert's best answers, played on for a round in worlds where others hold what they would have kept.

In Chaos, which has no rounds, it trades as the expert does.
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

from talia.bots.fantasy_realms.ahead import Ahead, Worth
from talia.bots.fantasy_realms.evaluation import BALLAST
from talia.bots.fantasy_realms.expert import Expert, Source
from talia.bots.play.budget import Budget, Meter
from talia.core.view import View

FIRST_PART = 4  # of so many parts of the budget, the first look takes one
LEAST = 4  # worlds below which they say nothing


class Master(Expert):
    def __init__(
        self, worlds: float, answers: float, near: float, shown: float, trust: float, expecting: float
    ) -> None:
        super().__init__()
        self.worlds = int(worlds)  # at most
        self.answers = int(answers)  # that are played on
        self.near = near  # by how much less chance an answer may have for that
        self.shown = shown  # how well others chose their hands
        self.trust = trust  # by how much the first look is taken to be off, where it compares answers
        self.expecting = expecting > 0  # whether others are taken to think of what the deck promises

    def first_part(self, meter: Meter) -> Meter:
        nodes, seconds = meter.budget.nodes, meter.budget.seconds
        if nodes is not None:
            return Meter(Budget(nodes=max(1, nodes // FIRST_PART)))
        assert seconds is not None
        return Meter(Budget(seconds=max(0.001, seconds / FIRST_PART)))

    def look_again(
        self, view: View, found: list[Source], used: int, seed: int, meter: Meter
    ) -> tuple[list[Source], dict[str, Any]]:
        near = [source for source in found[: self.answers] if source.chance >= found[0].chance - self.near]
        if len(near) < 2:
            return found, {}
        judge, _ = self.evaluation(view)
        ballast = BALLAST.get(str(view["options"]["variant"]), 0.0)
        numbers = [source.number for source in near]
        ahead = Ahead(view, numbers, self.hands, judge, ballast, seed, self.shown, self.expecting)
        meter.nodes = used
        most = self.worlds * len(near)
        batch = meter.batch(1)  # how long one takes is not known yet: without numpy it takes a hundred times as long
        while batch:
            ahead.run(batch)
            most -= batch
            batch = meter.batch(most)
        if not ahead.found:
            return found, {}
        again = self._weighed(near, ahead.found)
        again.sort(key=lambda source: (-source.value, source.number))
        rest = [source for source in found if source not in near]
        return again + rest, {"nodes": len(ahead.found) * len(near), "worlds": len(ahead.found), "depth": 1}

    def _weighed(self, near: list[Source], worlds: list[list[Worth]]) -> list[Source]:
        """The answers by both looks. How much the second one counts hangs on how sure it is of the differences.

        Few worlds say little: taken alone, the best of three sampled values would often be the luckiest. The more
        worlds, the more what they say counts.
        """
        first = near[0]
        chances = fmean([world[0][1] for world in worlds])
        found: list[Source] = []
        for at, source in enumerate(near):
            ahead = [world[at][0] - world[0][0] for world in worlds]
            noise = pvariance(ahead) / max(1, len(ahead) - 1)
            share = self.trust**2 / (self.trust**2 + noise) if len(worlds) >= LEAST else 0.0
            value = first.value + share * fmean(ahead) + (1.0 - share) * (source.value - first.value)
            more = fmean([world[at][1] for world in worlds]) - chances
            chance = chances + share * more + (1.0 - share) * (source.chance - first.chance)
            error = sqrt(pvariance([world[at][1] for world in worlds]) / max(1, len(worlds) - 1))
            kept = min(1.0, max(0.0, chance))
            found.append(replace(source, value=value, chance=kept, error=error, visits=len(worlds)))
        return found
