"""Random play: any allowed answer, each equally likely. The floor that everything is measured from."""

from __future__ import annotations

from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation, Reason
from talia.core.rng import Random
from talia.core.view import View


class Uniform(Bot):
    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        options = options_of(view)
        share = 1.0 / len(options)
        taken: int = Random(seed).pick(options)["action"]
        choices = [Choice(taken, mix=share)]
        choices += [Choice(option["action"], mix=share) for option in options if option["action"] != taken]
        return Answer(taken, Explanation(choices, because=[Reason("random" if len(options) > 1 else "forced")]))
