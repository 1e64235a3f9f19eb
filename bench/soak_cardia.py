"""Play Cardia at random over all decks, mixes and sets of up to three locations; look at the table after every answer.

Every variant is played equally often. In one game of fifty all doors are tried as well: at each question the position
is written and read, and each seat's view is guessed. `bench/soak.py` runs it.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import talia
from talia.core import rng as random
from talia.games.cardia import invariants
from talia.games.cardia.cards.location import LOCATIONS
from talia.games.cardia.game import FACTIONS_IN_ORDER
from talia.games.cardia.numbers import RULING_NAMES

GAME = talia.game("cardia")
LONGEST = 2_000  # answers
DOORS = 50
GAMES = 20  # a chunk


@cache
def variants() -> list[dict[str, Any]]:
    """Sixteen mixes by 93 sets of locations; some rulings are read otherwise in every other one."""
    found: list[dict[str, Any]] = []
    rng = talia.Random(1)
    for number in range(16):
        mix = [faction for n, faction in enumerate(FACTIONS_IN_ORDER) if number >> n & 1]
        for size in range(4):
            for places in combinations(LOCATIONS.words(), size):
                rulings = rng.shuffled(RULING_NAMES)[:4] if len(found) % 2 else []
                found.append({"deck": "mix", "mix": mix, "locations": list(places), "rulings": sorted(rulings)})
    return found


def chunk(number: int) -> tuple[int, int, str]:
    """Some games of one variant, each variant in its turn."""
    return play(variants()[number % len(variants())], 1 + number * GAMES, GAMES)


def play(options: dict[str, Any], first: int, games: int) -> tuple[int, int, str]:
    """Play some games of a variant: games, answers and, where something is wrong, a sentence."""
    setup = GAME.setup(**options)
    answers = 0
    for seed in range(first, first + games):
        try:
            taken = invariants.play_checked(setup, random.scramble(seed), LONGEST)
            if taken < 0:
                return seed - first, answers, f"{options}, seed {seed}: no end after {LONGEST} answers"
            answers += taken
            if seed % DOORS == 0:
                through_all_doors(options, seed)
        except Exception as error:  # whatever goes wrong is to be told with its variant and seed
            return seed - first, answers, f"{options}, seed {seed}: {type(error).__name__}: {error}"
    return games, answers, ""


def through_all_doors(options: dict[str, Any], seed: int) -> None:
    """One game by the public doors: positions are read back as they were written, guesses fit their views."""
    state = GAME.start(seed, **options)
    rng = talia.Random(seed)
    while not state.over:
        position = state.to_position()
        assert GAME.position(position).to_position() == position, "a position was read otherwise than written"
        for viewer in (0, 1, None):
            view = state.view(viewer)
            guess = GAME.guess(view, rng)
            assert guess.view(viewer) == view, "a guess does not fit its view"
            invariants.check(guess)
        seat = rng.pick(state.asked)
        state.answer(seat, rng.pick(state.decision(seat).options))
