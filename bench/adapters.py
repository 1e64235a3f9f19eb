"""How fast the adapters are, beside games of the same frameworks that are written in Python, in one process.

    PYTHONPATH=build/compiled python bench/adapters.py

Actions a second of process time, the median of some blocks that take turns, so that all share good and bad moments.
PettingZoo's leduc_holdem needs `pip install rlcard pygame`; without them it is left out.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for bench; the rules come from PYTHONPATH

import pyspiel  # noqa: E402  the path is set above
from open_spiel.python.games import liars_poker  # noqa: E402, F401  registers itself
from open_spiel.python.observation import make_observation  # noqa: E402  as above

from talia import engine  # noqa: E402  as above
from talia.research import openspiel, pettingzoo  # noqa: E402  as above

Block = Callable[[float], tuple[int, float]]  # seconds to play -> actions, seconds of process time
GAMES = ("cardia", "radlands", "fantasy_realms")


def spiel(name: str, extra: Callable[[Any], object] | None = None) -> Block:
    """Random play through OpenSpiel's calls from Python, deals drawn too; `extra` is asked before each answer."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def block(seconds: float) -> tuple[int, float]:
        actions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                    continue
                legal = state.legal_actions()
                if extra is not None:
                    extra(state)
                state.apply_action(legal[int(rng.random() * len(legal))])
                actions += 1
        return actions, spent

    return block


def aec(make: Callable[[], Any]) -> Block:
    """Random play by masks through PettingZoo's loop, an observation for each answer."""
    env = make()
    rng = random.Random(1)

    def block(seconds: float) -> tuple[int, float]:
        actions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            env.reset(seed=actions)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(legal[int(rng.random() * len(legal))])
                actions += 1
        return actions, spent

    return block


def leduc() -> Block | None:
    try:
        from pettingzoo.classic import leduc_holdem_v4
    except ImportError as error:
        print(f"pettingzoo's leduc_holdem is left out: {error}", file=sys.stderr)
        return None
    return aec(lambda: leduc_holdem_v4.raw_env())


def clones(name: str, seconds: float) -> float:
    """Microseconds for a clone in mid-game."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = random.Random(3)
    for _ in range(14):
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))])
    many = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(100):
            state.clone()
        many += 100
    return spent / many * 1e6


def measured(blocks: dict[str, Block], seconds: float, rounds: int) -> dict[str, float]:
    rates: dict[str, list[float]] = {name: [] for name in blocks}
    for block in blocks.values():
        block(seconds / 4)  # warm
    for _ in range(rounds):
        for name, block in blocks.items():
            actions, spent = block(seconds)
            rates[name].append(actions / spent)
    return {name: statistics.median(found) for name, found in rates.items()}


def report(title: str, rates: dict[str, float], peer: str | None) -> None:
    print(f"\n{title}")
    for name, rate in rates.items():
        beside = f"{rate / rates[peer]:6.2f} x {peer}" if peer and name != peer else ""
        print(f"  {name:<44}{rate:>12,.0f}  {beside}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="of each block")
    parser.add_argument("--rounds", type=int, default=5, help="blocks of each")
    given = parser.parse_args()
    openspiel.register()
    print(
        f"{engine.kind()} rules, Python {sys.version.split()[0]}, medians of {given.rounds} blocks of {given.seconds} s"
    )

    blocks = {"python_liars_poker": spiel("python_liars_poker")}
    blocks |= {f"talia_{name}": spiel(f"talia_{name}") for name in GAMES}
    blocks |= {f"talia_{name}, information state": spiel(f"talia_{name}", _information) for name in GAMES}
    blocks |= {"python_liars_poker, tensor": spiel("python_liars_poker", _tensor)}
    blocks |= {f"talia_{name}, tensor": spiel(f"talia_{name}", _tensor) for name in GAMES}
    blocks |= {
        f"talia_{name}, tensor by an observer": spiel(f"talia_{name}", _observer(f"talia_{name}")) for name in GAMES
    }
    rates = measured(blocks, given.seconds, given.rounds)
    report("OpenSpiel, actions/s from Python", rates, "python_liars_poker")

    print("\nOpenSpiel, microseconds a clone in mid-game")
    for name in ("python_liars_poker", *(f"talia_{game}" for game in GAMES)):
        print(f"  {name:<44}{clones(name, given.seconds):>12.1f}")

    zoo: dict[str, Block] = {}
    peer = leduc()
    if peer is not None:
        zoo["leduc_holdem"] = peer
    zoo |= {game: aec(partial(pettingzoo.aec, game)) for game in GAMES}
    zoo |= {f"{game}, recall": aec(partial(pettingzoo.aec, game, observation="recall")) for game in GAMES}
    rates = measured(zoo, given.seconds, given.rounds)
    report("PettingZoo AEC with tensors and masks, actions/s", rates, "leduc_holdem" if peer is not None else None)


def _information(state: Any) -> object:
    return state.information_state_string()


def _tensor(state: Any) -> object:
    return state.observation_tensor()


def _observer(name: str) -> Callable[[Any], object]:
    observer = make_observation(pyspiel.load_game(name))
    return lambda state: observer.set_from(state, state.current_player())


if __name__ == "__main__":
    main()
