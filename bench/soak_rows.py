"""Rows for learners, over many states: other worlds have the same bytes, and batches equal single games.

`bench/soak.py` runs both.
"""

from __future__ import annotations

import numpy as np

import talia
from talia.research import Batch, Observer

GAMES = ("cardia", "radlands", "fantasy_realms")
PLAYED = 40  # games of a chunk
TABLES = 64
STEPS = 150


def twins(name: str, number: int) -> tuple[int, int, str]:
    """Games of one variant: at every state, all that one of the seats (or an onlooker) cannot know is dealt anew.

    Tells games, states and, where a byte has changed, which.
    """
    game = talia.game(name)
    variants = game.variants()
    seats, options = variants[number % len(variants)]
    setup = game.setup(seats, **options)
    seated = (Observer(setup, "moment"), Observer(setup, "recall"))
    public = Observer(setup, "public")
    states = 0
    for seed in range(number * PLAYED, (number + 1) * PLAYED):
        state = setup.start(seed, memory=True)
        rng = talia.Random(seed)
        while True:
            seat = states % (setup.places + 1) - 1
            world = state.clone()
            world.redeal(seat, rng.below(1 << 30))
            states += 1
            for observer in (public,) if seat < 0 else seated:
                looking = None if seat < 0 else int(seat)
                if observer.bits(world, looking) != observer.bits(state, looking):
                    where = f"{name}, {options}, seed {seed}, question {state.question}"
                    return PLAYED, states, f"{where}: {observer.kind} of seat {seat} tells what it may not know"
            if state.over:
                break
            state.apply(rng.pick(state.legal()))
    return PLAYED, states, ""


def batches(number: int) -> tuple[int, int, str]:
    """A batch of one variant beside single games: seats, masks, rows, rewards and ends at every step."""
    game = talia.game(GAMES[number % len(GAMES)])
    variants = game.variants()
    seats, options = variants[number // len(GAMES) % len(variants)]
    setup = game.setup(seats, **options)
    first = number * 10_000
    batch = Batch(setup, TABLES, first)
    observer = batch.observer()
    states = [setup.start(first + n) for n in range(TABLES)]
    deals = [first + n for n in range(TABLES)]
    games = 0
    for step in range(STEPS):
        rows, masks, asked = batch.observe(), batch.masks(), batch.seats.tolist()
        rewards, ended = batch.step_random()
        for n, state in enumerate(states):
            action = int(batch.actions[n])
            same = asked[n] == state.who and np.flatnonzero(masks[n]).tolist() == state.legal()
            same = same and bool((rows[n] == observer.write(state, state.who)).all())
            if same:
                state.apply(action)
                same = bool(ended[n]) == state.over and np.allclose(rewards[n], state.returns())
            if not same:
                return games, step * TABLES, f"{game.name}, {options}, deal {deals[n]}, step {step}: not the same game"
            if state.over:
                games += 1
                deals[n] += TABLES
                states[n] = setup.start(deals[n])
    return games, STEPS * TABLES, ""
