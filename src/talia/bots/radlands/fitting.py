"""Fit the weights of the plain judge: logistic regression on games that it plays itself.

    python -m talia.bots.radlands.fitting --games 4000 --seed 1

prints the weights; `plain.py` holds them.
"""

from __future__ import annotations

import argparse

import numpy as np

from talia.bots.methods.net import Floats, calibration, sigmoid
from talia.bots.methods.seeds import derived
from talia.bots.radlands.games import Player, play
from talia.bots.radlands.plain import WEIGHTS, plain
from talia.core import rng as random
from talia.games import game as game_of
from talia.games.radlands.state import Table

DEALS = 4_000_000_000  # those for training; arenas use others
STEPS = 300  # of Newton's method at most; it takes a handful
PULL = 1.0  # towards 0: as if so many rows said so


def rows(games: int, seed: int) -> tuple[Floats, Floats]:
    """The balance of terms at every end of a turn, a 1 for the bias behind it, and what came of it."""
    setup = game_of("radlands").setup()
    found: list[list[float]] = []
    won: list[float] = []
    for number in range(games):
        deal = DEALS + derived("fitting", seed, number) % 1_000_000_000
        state = setup.deal(random.scramble(random.seeded(deal)))
        assert isinstance(state, Table)
        players = [Player(plain(), width, 80, 0.02) for width in ((2, 2), (0, 2), (2, 0))[number % 3]]
        game = play(state, players, random.seeded(derived("dice", deal)))
        for terms, seat in zip(game.terms, game.seats, strict=True):
            found.append([*terms, 1.0])
            won.append(game.result if seat == 0 else 1.0 - game.result)
    return np.array(found, np.float32), np.array(won, np.float32)


def fitted(full: Floats, won: Floats) -> Floats:
    """The weights with the least log loss, by Newton's method."""
    rows64 = full.astype(np.float64)
    weights = np.zeros(full.shape[1])
    for _ in range(STEPS):
        said = 1.0 / (1.0 + np.exp(-np.clip(rows64 @ weights, -30.0, 30.0)))
        slope = rows64.T @ (said - won) + PULL * weights
        bend = (rows64 * (said * (1.0 - said))[:, None]).T @ rows64 + PULL * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights -= step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights.astype(np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(description="fit the weights of the plain judge of Radlands")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    full, won = rows(args.games, args.seed)
    weights = fitted(full, won)
    for name, weight in zip([*WEIGHTS, "BIAS"], weights, strict=True):
        print(f"{name}: {weight:.3f}")
    told = calibration(sigmoid(full @ weights), won)
    print(f"{len(won)} rows, log loss {told['log_loss']}, Brier score {told['brier']}, off by {told['off']}")


if __name__ == "__main__":
    main()
