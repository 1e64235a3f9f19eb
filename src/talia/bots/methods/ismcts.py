"""The reference ISMCTS: a plain, untuned information-set tree search with random playouts, the same for every game.

It is the sparring partner that other levels are measured against. It takes the most visited answer and does not mix.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from talia.bots.methods.seeds import derived
from talia.bots.methods.tree import Tree
from talia.bots.methods.worlds import Worlds
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget, Meter
from talia.bots.play.explanation import Choice, Explanation, compared
from talia.core.view import View

LONGEST = 4000  # answers in a random game
MOST_NODES = 2_000_000
LINE = 6  # answers of the line that is shown
LEAST = 8.0  # visits an answer of that line has at least


@contextmanager
def _no_collector() -> Iterator[None]:
    """A tree has no cycles; looking for some while it grows costs a tenth of the time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


class Ismcts(Bot):
    def __init__(self, exploration: float = 0.7) -> None:
        self.exploration = exploration

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        meter = Meter(budget)
        options = options_of(view)
        if len(options) == 1:
            return Answer(options[0]["action"], Explanation([Choice(options[0]["action"])], because=compared([])))
        worlds = Worlds(view, derived(seed, "worlds"))
        tree = Tree(worlds.base, worlds.seat, derived(seed, "tree"), self.exploration, LONGEST, MOST_NODES)
        with _no_collector():
            while batch := meter.batch():
                tree.run(batch)
        choices = [_choice(*found) for found in tree.found()]
        tried = {choice.action for choice in choices}
        choices += [Choice(option["action"], visits=0) for option in options if option["action"] not in tried]
        choices.sort(key=lambda choice: (-(choice.visits or 0), choice.action))
        best = choices[0].action
        quality = {"nodes": tree.iterations, "worlds": tree.iterations, "depth": tree.depth}
        return Answer(best, Explanation(choices, tree.line(best, LINE, LEAST), compared(choices), [], quality))


def _choice(action: int, visits: float, reward: float, available: float) -> Choice:
    if visits == 0:
        return Choice(action, visits=0)
    chance = reward / visits
    # A tree's visits are not independent; the interval is that of as many independent games, so at best a lower bound.
    error = ((chance + 0.5 / visits) * (1.0 - chance + 0.5 / visits) / visits) ** 0.5
    return Choice(action, chance, error, visits=int(visits))
