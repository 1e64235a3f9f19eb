"""The games of a lesson played on the machines of a Ray cluster: the same games, and so the same weights.

What is sent is the recipe's name, its settings, the weights and one part of a lesson; what comes back is what was
played. Learning stays with who asked. Weights are the same to the bit where all machines multiply alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from talia.bots.training import runners
from talia.registry import game
from talia.research.ground.lesson import Games, Part, Played
from talia.research.ground.net import Arrays, Average, Net
from talia.research.ground.recipes import grounds
from talia.research.ground.settings import Settings

Sent = tuple[str, str, Settings, dict[str, Any], int, int, Arrays, Arrays, Arrays | None]


class Cluster:
    """Plays the parts of a lesson on a Ray cluster, or on one that is started here."""

    def __init__(self, address: str | None = None) -> None:
        self.address = address

    def __call__(self, games: Games, net: Net, average: Average, parts: list[Part]) -> Iterable[Played]:
        frozen = None if games.frozen is None else games.frozen.weights

        def given(number: int) -> Sent:
            setup, many, deal = parts[number]
            recipe, options = games.recipe, dict(setup.options)
            return recipe.game, recipe.name, recipe.settings, options, many, deal, net.weights, average.weights, frozen

        done = dict(runners.in_ray(part, given, range(len(parts)), self.address))
        return [
            Played(sight=games.sight(setup), **done[number])  # in their order, whoever was first
            for number, (setup, _, _) in enumerate(parts)
        ]


def part(
    of: str,
    name: str,
    settings: Settings,
    options: dict[str, Any],
    many: int,
    deal: int,
    weights: Arrays,
    slow: Arrays,
    frozen: Arrays | None,
) -> Arrays:
    """One part of a lesson, played wherever this is called."""
    recipe = replace(grounds(of)[name], settings=settings)
    games = Games(recipe, None if frozen is None else Net(frozen))
    sight = games.sight(game(of).setup(**options))
    played = games.play_setup(Net(weights), Average(slow), sight, many, deal)
    return {field.name: getattr(played, field.name) for field in fields(played) if field.name != "sight"}
