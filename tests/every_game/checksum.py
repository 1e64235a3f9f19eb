"""A checksum over 10,000 seeded random games, spread over a game's variants. Run as a program, it prints them all."""

from __future__ import annotations

import talia
from talia.core import playout
from talia.games import PLACES
from tests.every_game.tools import variants

GAMES = 10_000


def checksum(name: str) -> int:
    setups = [talia.game(game).setup(seats, **options) for game, seats, options in variants() if game == name]
    share = -(-GAMES // len(setups))
    total = 0
    for number, setup in enumerate(setups):
        total = (total * 31 + playout.checksum(setup, 1 + 100_000 * number, share)) % (1 << 62)
    return total


if __name__ == "__main__":
    print(
        "# Checksums over 10,000 seeded random games a game; `make checksums` writes them anew after a change of rules."
    )
    for game in PLACES:
        print(game, checksum(game))
