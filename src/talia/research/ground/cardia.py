"""Cardia's recipes for the training ground: the whole game with all decks, mixes and locations; the reduced one; and
an adversary of the first."""

from __future__ import annotations

import numpy as np

from talia.bots.cardia import playing
from talia.bots.cardia.evaluation import REDUCED
from talia.bots.cardia.inputs import HAND, NAME, always, input_of, inputs
from talia.bots.methods.weights import weights_of
from talia.bots.training.match import RANGES
from talia.core.setup import Setup
from talia.games.cardia.cards.location import LOCATIONS
from talia.games.cardia.game import FACTIONS_IN_ORDER, GAME
from talia.research.ground.duel import duel
from talia.research.ground.exactly import Exactly
from talia.research.ground.net import Net, Sight
from talia.research.ground.settings import Judge, Recipe, Settings
from talia.research.ground.strength import strength
from talia.research.ground.weights import policy_of, read

FROZEN = ("highest", "apprentice")
DEALS = 60  # for a judgement while it learns: 120 games a level, 9 points either way

FROZEN_DEALS = 500  # of a judgement against a frozen policy: no search, so they are cheap
REPORTED_DEALS = 4000
AT_THE_TABLE = ("master@900n", 100)  # whom a response meets besides, and on how many deals

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
        return {f"against {level}": strength(policy, setup, level, DEALS).mean for level in FROZEN}

    return judge


def _in_the_reduced_game(recipe: Recipe) -> Judge:
    """Exactly: by the best response to it."""
    return Exactly(recipe, GAME.setup(**REDUCED)).judged


def _deck_i(rng: np.random.Generator) -> list[tuple[Setup, float]]:
    return [(GAME.setup(), 1.0)]


def _master() -> Net:
    """The policy that ships, with its critic."""
    return read(RECIPES["cardia-master"], weights_of("cardia"))


def _against_the_frozen(recipe: Recipe) -> Judge:
    sight, frozen = Sight(recipe, GAME.setup()), _master()

    def judge(net: Net, average: Net) -> dict[str, float]:
        return {"against frozen": duel(average, frozen, sight, FROZEN_DEALS).mean}

    return judge


def _response(average: Net) -> list[str]:
    """What the response wins: against the policy it learned to beat, and against the level that plays by it."""
    setup, (level, deals) = GAME.setup(), AT_THE_TABLE
    recipe = RECIPES["cardia-response"]
    alone = duel(average, _master(), Sight(recipe, setup), REPORTED_DEALS, RANGES["reporting"])
    policy = playing.policy_of(policy_of(average.policy_part()).plain(), setup)
    table = strength(policy, setup, level, deals, RANGES["reporting"])
    return [
        f"against the policy alone: {alone} of {2 * alone.deals} games",
        f"against {level}: {table} of {2 * table.deals} games",
        "both are lower bounds of what the policy and the level can be made to lose; deck I, reporting deals",
    ]


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
        Recipe(
            "cardia-response",
            "cardia",
            "a best response to the policy of the master, deck I: how much it can be made to lose, at least",
            # Nobody answers what it learns, so there is nothing to be drawn back to, and little to hide.
            Settings(
                decisions=24_000_000,
                rate=5e-4,
                last_rate=1e-5,
                entropy=0.01,
                last_entropy=0.002,
                soon=60.0,
                magnet=0.0,
            ),
            _deck_i,
            inputs(),
            input_of,
            always,
            *SECRET,
            NAME,
            playing.DOMAINS["cardia"],
            ("cardia-response-policy", "cardia-response-critic"),
            _against_the_frozen,
            judged=20,
            frozen=_master,
            report=_response,
        ),
    )
}
