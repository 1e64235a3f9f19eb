"""Play Cardia at random over all decks, mixes and sets of up to three locations; look at the table after every answer.

    PYTHONPATH=build/compiled python bench/soak_cardia.py --games 100000 --jobs 2

Every variant is played equally often. In one game of fifty all doors are tried as well: at each question the position
is written and read, and each seat's view is guessed. It ends with 1 and the first failure's
variant and seed, if there is one.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import Any

import talia
import talia.engine
from talia.core import rng as random
from talia.games.cardia import invariants
from talia.games.cardia.cards.location import LOCATIONS
from talia.games.cardia.game import FACTIONS_IN_ORDER
from talia.games.cardia.numbers import RULING_NAMES

GAME = talia.game("cardia")
LONGEST = 2_000  # answers
DOORS = 50


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


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--most-seconds", type=float, default=3_600.0)
    chosen = parser.parse_args()
    tasks = variants()
    share = -(-chosen.games // len(tasks))
    print(f"{talia.engine.kind()} rules, {len(tasks)} variants, {share} games each, {chosen.jobs} processes")
    begun = time.monotonic()
    games = answers = 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        waiting = [pool.submit(play, options, chosen.seed + n * share, share) for n, options in enumerate(tasks)]
        for number, task in enumerate(waiting, 1):
            played, taken, wrong = task.result()
            games += played
            answers += taken
            if wrong or time.monotonic() - begun > chosen.most_seconds:
                for other in waiting:
                    other.cancel()
                print(wrong or f"stopped after {chosen.most_seconds:.0f} s and {games} games", flush=True)
                return 1
            if number % 200 == 0 or number == len(tasks):
                seconds = time.monotonic() - begun
                print(f"{number}/{len(tasks)} variants, {games} games, {answers} answers, {seconds:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
