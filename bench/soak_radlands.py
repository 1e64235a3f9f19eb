"""Many random games of Radlands, checked after every answer: no exception, no endless game, no card lost.

    python bench/soak_radlands.py --games 50000 --jobs 2 --seconds 1200

Every game is played under one of several options in turn (both printings, V1, V2). Compiled rules are meant: plain
ones work and take about thirty times as long. The first fault is told with the seed that shows it again.
"""

from __future__ import annotations

import argparse
import sys
import time
from multiprocessing import get_context
from typing import Any

import talia
import talia.engine
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
CHUNK = 250


def soak(first: int) -> tuple[int, int, str]:
    """A chunk of games: answers given, games without a fault, and the first fault."""
    answers = 0
    games = 0
    for number in range(first, first + CHUNK):
        setup = talia.game("radlands").setup(**VARIANTS[number % len(VARIANTS)])
        assert isinstance(setup, RadlandsSetup)
        fault, given = one_game(setup, number)
        answers += given
        if fault:
            return answers, games, f"game {number}: {fault}"
        games += 1
    return answers, games, ""


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


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of Radlands, checked after every answer.")
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1800.0, help="stop after this time")
    chosen = parser.parse_args()
    chunks = [CHUNK * n for n in range(-(-chosen.games // CHUNK))]
    began = time.monotonic()
    games = answers = 0
    print(f"talia: {talia.engine.kind()} rules, {CHUNK * len(chunks)} games, {chosen.jobs} processes", flush=True)
    with get_context("spawn").Pool(chosen.jobs) as pool:
        for given, played, fault in pool.imap_unordered(soak, chunks):
            answers += given
            games += played
            if fault:
                print(fault)
                return 1
            spent = time.monotonic() - began
            if games % 5000 == 0:
                print(f"{games} games, {answers} answers, {games / spent:,.0f} games/s", flush=True)
            if spent > chosen.seconds:
                print("time is up")
                break
    print(f"{games} games and {answers} answers without a fault in {time.monotonic() - began:.0f} s")
    return 0 if games >= chosen.games else 2


if __name__ == "__main__":
    sys.exit(main())
