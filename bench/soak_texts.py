"""Positions of random games as short texts and back, at every decision and the end. `bench/soak.py` runs it."""

from __future__ import annotations

import talia
from talia.core.short import lengthened, shortened

GAMES = ("cardia", "radlands", "fantasy_realms")
PLAYED = 10  # games of a chunk
DOORS = 20  # of so many positions, one is set up as well
LONGEST = 20_000  # answers


def chunk(number: int) -> tuple[int, int, str]:
    """Some games of one variant of one game, each in its turn: games, positions and, where one is lost, which."""
    game = talia.game(GAMES[number % len(GAMES)])
    variants = game.variants()
    seats, options = variants[number // len(GAMES) % len(variants)]
    positions = 0
    for seed in range(number * PLAYED, (number + 1) * PLAYED):
        state = game.start(seed, seats, log=False, memory=False, **options)
        rng = talia.Random(seed)
        for _ in range(LONGEST):
            position = state.to_position()
            text = shortened(position)
            positions += 1
            if lengthened(text) != position:
                return PLAYED, positions, f"{game.name}, seed {seed}: {text} is not the text of its position"
            if positions % DOORS == 0 and game.position(lengthened(text), log=False).to_position() != position:
                return PLAYED, positions, f"{game.name}, seed {seed}: the position of {text} is not set up as it was"
            if state.over:
                break
            seat = rng.pick(state.asked)
            state.answer(seat, rng.pick(state.decision(seat).options))
    return PLAYED, positions, ""
