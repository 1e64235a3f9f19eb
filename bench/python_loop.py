"""A loop in Python by plain numbers (`who`, `legal`, `apply`) beside OpenSpiel's goofspiel of 13 cards, in one process.

    pip install -e ".[openspiel]"
    PYTHONPATH=build/compiled python bench/python_loop.py

Actions a second of CPU time; peers take turns, the best of the blocks counts, since other work can only slow a block
down. The ratio is to goofspiel in the same run. Also: what copies and the memory cost, in microseconds a call.
"""

from __future__ import annotations

import argparse
import copy
import random
import time
import timeit
from collections.abc import Callable
from functools import partial
from importlib import import_module

import talia
import talia.engine
from talia.core.setup import Setup
from talia.core.state import State

GAMES = (
    ("Cardia", "cardia", 2),
    ("Radlands", "radlands", 2),
    ("Fantasy Realms of two", "fantasy_realms", 2),
    ("Fantasy Realms of four", "fantasy_realms", 4),
)


def play_talia(setup: Setup, seconds: float, memory: bool = False) -> float:
    """Actions a second of whole random games from their deals, by plain numbers."""
    dice = random.Random(1)
    below = dice.random
    actions = seed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(10):
            state = setup.start(seed, False, memory)
            seed += 1
            apply, legal = state.apply, state.legal
            going = state.who
            while going >= 0:
                options = legal()
                going = apply(options[int(below() * len(options))])
                actions += 1
    return actions / (time.process_time() - start)


def play_goofspiel(seconds: float) -> float:
    """The same loop around OpenSpiel's C++ state, one choice a call; draws of chance are made and not counted."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("turn_based_simultaneous_game(game=goofspiel(num_cards=13))")
    dice = random.Random(1)
    below = dice.random
    actions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(10):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions += not state.is_chance_node()
                options = state.legal_actions()
                state.apply_action(options[int(below() * len(options))])
    return actions / (time.process_time() - start)


def play_simultaneous(seconds: float) -> float:
    """Goofspiel as it is: both choices in one call, counted as two actions."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("goofspiel(num_cards=13)")
    dice = random.Random(1)
    below = dice.random
    actions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(10):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    options = state.legal_actions()
                    state.apply_action(options[int(below() * len(options))])
                    continue
                first, second = state.legal_actions(0), state.legal_actions(1)
                state.apply_actions([first[int(below() * len(first))], second[int(below() * len(second))]])
                actions += 2
    return actions / (time.process_time() - start)


def micros(call: Callable[[], object], times: int = 50_000) -> float:
    return min(timeit.repeat(call, number=times, repeat=5, timer=time.process_time)) / times * 1e6


def middle(name: str, seats: int, log: bool) -> State:
    state = talia.game(name).start(5, seats, log=log)
    for _ in range(12):
        state.apply(state.legal()[0])
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="of one block")
    parser.add_argument("--blocks", type=int, default=5)
    args = parser.parse_args()
    setups = {label: talia.game(name).setup(seats) for label, name, seats in GAMES}
    best: dict[str, float] = {}

    def note(label: str, rate: float) -> None:
        best[label] = max(best.get(label, 0.0), rate)

    for _ in range(args.blocks):
        note("goofspiel", play_simultaneous(args.seconds))
        note("goofspiel, turn by turn", play_goofspiel(args.seconds))
        for label, setup in setups.items():
            note(label, play_talia(setup, args.seconds))
            note(f"{label}, memory kept", play_talia(setup, args.seconds, True))
    peers = [best["goofspiel, turn by turn"], best["goofspiel"]]
    print(f"{talia.engine.kind()} rules; actions/s, times goofspiel turn by turn, times goofspiel with both at once")
    for label, rate in best.items():
        print(f"  {label:42} {rate:12,.0f}  " + "  ".join(f"{rate / peer:5.2f}" for peer in peers))
    print("microseconds a call: clone, deepcopy without and with a log, memory, mask, returns, start")
    for label, name, seats in GAMES:
        quiet, loud, setup = middle(name, seats, False), middle(name, seats, True), setups[label]
        calls: list[Callable[[], object]] = [
            quiet.clone,
            partial(copy.deepcopy, quiet),
            partial(copy.deepcopy, loud),
            partial(quiet.memory, 0),
            quiet.mask,
            quiet.returns,
            partial(setup.start, 3),
        ]
        print(f"  {label:42} " + "  ".join(f"{micros(call):6.3f}" for call in calls))


if __name__ == "__main__":
    main()
