"""The local best response: an adversary that knows how the expert thinks, but not its cards.

In each world it asks the expert itself what it would mix with the hand it has there, and plays the card that is best
against those mixtures, one round deep, by the same evaluation. What it wins is a lower bound of what the expert can be
made to lose. Other questions it answers as the expert does.
"""

from __future__ import annotations

import json

from talia.bots.cardia.expert import Expert
from talia.bots.cardia.looking import Look
from talia.bots.methods.seeds import derived
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation, compared
from talia.core.view import View, canonical
from talia.games.cardia.state import Cardia

LEAST_HANDS = 2
MOST_HANDS = 64


class LocalBestResponse(Bot):
    def __init__(self, nodes: float = 1600.0) -> None:
        self.nodes = int(nodes)  # the budget of the expert that is played against
        self.expert = Expert()

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        if len(options_of(view)) == 1:
            return self.expert.think(view, seed, budget)
        look = Look(view, seed, budget, MOST_HANDS)
        if not look.together:
            return self.expert.think(view, seed, budget)
        total = budget.nodes or MOST_HANDS * self.nodes
        nodes = min(self.nodes, max(1, total // LEAST_HANDS))
        hands = min(MOST_HANDS, max(LEAST_HANDS, total // nodes))
        numbers = [option["action"] - look.offset for option in options_of(view)]
        sums = [0.0] * len(numbers)
        worlds = 0
        for worlds in range(1, hands + 1):
            world = look.worlds.reopened()
            assert isinstance(world, Cardia)
            for card, share in self.mixture(world, 1 - look.seat, nodes, derived(seed, worlds)):
                for n, number in enumerate(numbers):
                    sums[n] += share * look.rounds.clash(world, look.seat, number, card)
            if budget.seconds is not None and look.meter.spent * (worlds + 1) / worlds > 0.9 * budget.seconds:
                break
        choices = [Choice(look.offset + number, got / worlds) for number, got in zip(numbers, sums, strict=True)]
        choices.sort(key=lambda choice: (-(choice.chance or 0.0), choice.action))
        quality = {"worlds": worlds, "nodes": worlds * nodes, "depth": 1, "weights": look.weights}
        return Answer(choices[0].action, Explanation(choices, [], compared(choices), [], quality))

    def mixture(self, world: Cardia, seat: int, nodes: int, seed: int) -> list[tuple[int, float]]:
        """What the expert would play at that seat of that world: numbers of cards, and how often."""
        seen: View = json.loads(canonical(world.view(seat)))
        numbers = [option["action"] - world.domain_of(seat).offset for option in options_of(seen)]
        shares = self.expert.mixture(seen, seed, Budget(nodes=nodes))
        return [(number, share) for number, share in zip(numbers, shares, strict=True) if share > 0.0]
