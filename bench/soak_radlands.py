"""Many random games of Radlands, checked after every answer: no exception, no endless game, no card lost.

Every game is played under one of several options in turn (both printings, V1, V2). A fault is told with the number of
the game that shows it again. `bench/soak.py` runs it.
"""

from __future__ import annotations

from typing import Any

import talia
from talia.core import rng as random
from talia.core.bits import count, lowest, nth
from talia.games.radlands.invariants import faults
from talia.games.radlands.setup import RadlandsSetup
from talia.games.radlands.state import Radlands

VARIANTS: list[dict[str, Any]] = [
    {},
    {"printing": "other"},
    {},
    {"make_room": True, "no_self_restore": True},
]
LONGEST = 5000  # answers; no game of 400 turns' limit comes near it
GAMES = 250  # a chunk


def chunk(which: int) -> tuple[int, int, str]:
    """Some games: those without a fault, answers given, and the first fault."""
    answers = 0
    games = 0
    for number in range(which * GAMES, (which + 1) * GAMES):
        setup = talia.game("radlands").setup(**VARIANTS[number % len(VARIANTS)])
        assert isinstance(setup, RadlandsSetup)
        fault, given = one_game(setup, number)
        answers += given
        if fault:
            return games, answers, f"game {number}: {fault}"
        games += 1
    return games, answers, ""


def one_game(setup: RadlandsSetup, number: int) -> tuple[str, int]:
    state = setup.deal(random.scramble(number))
    assert isinstance(state, Radlands)
    dice = random.scramble(number ^ 0x2AAAAAAA)
    given = 0
    while not state.ended:
        seat = lowest(state.owing)
        options = state.options_of(seat)
        dice = random.advance(dice)
        try:
            state.take(seat, nth(options, random.scaled(dice, count(options))))
        except Exception as error:
            return f"{type(error).__name__}: {error}", given
        given += 1
        fault = faults(state, setup.kinds, setup.twice)
        if fault:
            return fault, given
        if given > LONGEST:
            return f"no end after {LONGEST} answers", given
    return "", given
