"""How Cardia's evaluation is trained: first from random games, then from games of the one-round bot with itself.

One net plays every deck, mix and location: each game draws its own, half of them the plain game of deck I.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from talia.bots.cardia.evaluation import REDUCED, compiled
from talia.bots.cardia.features import FEATURES, NAME
from talia.bots.cardia.round import Rounds
from talia.bots.cardia.selfplay import Game
from talia.bots.methods.net import Net
from talia.bots.methods.weights import Domain
from talia.bots.training.recipes import Position, Recipe
from talia.core.rng import Random
from talia.games.cardia.cards.location import LOCATIONS
from talia.games.cardia.game import FACTIONS_IN_ORDER, GAME
from talia.games.cardia.state import Cardia

LONGEST = 2000
THIN = 3  # random games cost nothing: three of them give the rows of one


def drawn_options(rng: Random) -> dict[str, Any]:
    """Which game is played: mostly plain, and now and then anything there is."""
    dice = rng.below(100)
    if dice < 50:
        return {}
    options: dict[str, Any] = {}
    deck = rng.below(3)
    if deck == 1:
        options["deck"] = "II"
    elif deck == 2:
        options["deck"] = "mix"
        options["mix"] = [name for name in FACTIONS_IN_ORDER if rng.below(2)]
    if dice >= 72:
        many = 1 + rng.below(2) * rng.below(3)
        options["locations"] = [name for name in LOCATIONS.words() if name in rng.shuffled(LOCATIONS.words())[:many]]
    if dice >= 96:
        options["hand"] = 2 + rng.below(6)
        options["signets"] = 3 + rng.below(5)
    return options


@lru_cache(maxsize=1)
def _rounds(net: Net) -> Rounds:
    return Rounds(compiled(net.plain()))


def played(
    seed: int, net: Net | None, options: dict[str, Any], worlds: int, stray: float, ranges: bool
) -> list[Position]:
    """One game with those options (without a net: some random ones), as rows."""
    found: list[Position] = []
    for number in range(THIN if net is None else 1):
        start = GAME.start(seed + 7919 * number, log=False, memory=False, **options)
        assert isinstance(start, Cardia)
        rounds = None if net is None else _rounds(net)
        game = Game(start, rounds, Random(seed + number).state, worlds, stray, ranges)
        game.play(LONGEST)
        rows = zip(game.rows, game.results(), strict=True)
        found += [Position(row, won) for n, (row, won) in enumerate(rows) if net is not None or n % THIN == number]
    return found


def play(seed: int, net: Net | None) -> list[Position]:
    return played(seed, net, drawn_options(Random(seed + 1)), worlds=3, stray=0.08, ranges=False)


def play_reduced(seed: int, net: Net | None) -> list[Position]:
    return played(seed, net, REDUCED, worlds=6, stray=0.04, ranges=True)


RECIPES = {
    "cardia": Recipe(
        "cardia",
        Domain("cardia", 2, {}, NAME),
        FEATURES,
        play,
        hidden=60,
        second=16,
        games=75_000,
        rounds=3,
        window=1,
        epochs=5,
        about="all decks, mixes and locations: random games, then games of the one-round bot with itself",
    ),
    "cardia-reduced": Recipe(
        "cardia-reduced",
        Domain("cardia", 2, {**REDUCED, "deck": "I"}, NAME),
        FEATURES,
        play_reduced,
        hidden=30,
        second=16,
        games=120_000,
        rounds=3,
        window=2,
        epochs=5,
        about="the reduced game that is solved exactly: five cards, hand of two, three signets",
    ),
}
