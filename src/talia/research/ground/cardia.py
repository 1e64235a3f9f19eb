"""Cardia's recipes for the training ground: the whole game with all decks, mixes and locations, and the reduced one."""

from __future__ import annotations

import numpy as np

from talia.bots.cardia import playing
from talia.bots.cardia.evaluation import REDUCED
from talia.bots.cardia.inputs import HAND, NAME, always, input_of, inputs
from talia.core.setup import Setup
from talia.games.cardia.cards.location import LOCATIONS
from talia.games.cardia.game import FACTIONS_IN_ORDER, GAME
from talia.research.ground.exactly import Exactly
from talia.research.ground.net import Net
from talia.research.ground.settings import Judge, Recipe, Settings
from talia.research.ground.strength import strength
from talia.research.ground.weights import policy_of

FROZEN = ("highest", "apprentice")
DEALS = 60  # for a judgement while it learns: 120 games a level, 9 points either way

SECRET = (f"theirs:{HAND}:", f"mine:{HAND}:")


def _deck(rng: np.random.Generator) -> dict[str, object]:
    """Any mix of the decks, each faction from either."""
    second = [faction for faction in FACTIONS_IN_ORDER if rng.random() < 0.5]
    return {"deck": "mix", "mix": second}


def _whole(rng: np.random.Generator) -> list[tuple[Setup, float]]:
    """Half the tables play deck I as most people do; the others everything there is, drawn anew for each lesson."""
    places = LOCATIONS.words()
    found: list[tuple[Setup, float]] = [(GAME.setup(), 0.5), (GAME.setup(deck="II"), 0.125)]
    found.append((GAME.setup(**_deck(rng)), 0.125))
    for decks in ({"deck": "I"}, _deck(rng)):
        drawn = rng.permutation(len(places))[: 1 + int(rng.random() < 0.3)]
        found.append((GAME.setup(**decks, locations=[places[n] for n in sorted(drawn)]), 0.125))
    return found


def _reduced(rng: np.random.Generator) -> list[tuple[Setup, float]]:
    return [(GAME.setup(**REDUCED), 1.0)]


def _in_the_whole_game(recipe: Recipe) -> Judge:
    """Against frozen opponents, with deck I."""
    setup = GAME.setup()

    def judge(net: Net, average: Net) -> dict[str, float]:
        policy = playing.policy_of(policy_of(average.weights).plain(), setup)
        return {f"against {level}": strength(policy, setup, level, DEALS) for level in FROZEN}

    return judge


def _in_the_reduced_game(recipe: Recipe) -> Judge:
    """Exactly: by the best response to it."""
    return Exactly(recipe, GAME.setup(**REDUCED)).judged


RECIPES = {
    recipe.name: recipe
    for recipe in (
        Recipe(
            "cardia-master",
            "cardia",
            "the policy of the master: all decks, mixes and locations",
            Settings(decisions=240_000_000, last_rate=1e-5, soon=100.0, slowness=0.995),
            _whole,
            inputs(),
            input_of,
            always,
            *SECRET,
            NAME,
            playing.DOMAINS["cardia"],
            playing.FILES["cardia"],
            _in_the_whole_game,
            judged=50,
        ),
        Recipe(
            "cardia-reduced-policy",
            "cardia",
            "the same method in the reduced game, where it is judged exactly",
            Settings(
                decisions=5_500_000,
                units=(128, 64),
                critic=(64, 32),
                entropy=0.08,
                rate=1e-3,
                last_rate=1e-5,
                passes=2,
                quick=1.0,
            ),
            _reduced,
            inputs(),
            input_of,
            always,
            *SECRET,
            NAME,
            playing.DOMAINS["cardia-reduced"],
            playing.FILES["cardia-reduced"],
            _in_the_reduced_game,
            judged=12,
        ),
    )
}
