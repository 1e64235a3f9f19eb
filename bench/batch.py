"""Many games at once, beside pgx in the same process and the same run: observation, mask and step, on one core.

    pip install -e '.[peers]'                                   # pgx and JAX, for this comparison alone
    PYTHONPATH=build/compiled python bench/batch.py             # all figures are of process time, medians of blocks
    PYTHONPATH=build/compiled python bench/batch.py --json out.json --games 1024

Each step of Talia writes what the seat to act knows as a 0/1 tensor, the mask of actions as another, draws an answer
inside and deals ended games anew. pgx does the same in its own manner: a jitted step of all games with a masked random
choice, observations read, automatic reset.
"""

from __future__ import annotations

import os

# One core for everybody: JAX and BLAS would take all, and what their threads wait would count as work.
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
os.environ.update(
    XLA_FLAGS="--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    OPENBLAS_NUM_THREADS="1",
    OMP_NUM_THREADS="1",
    JAX_PLATFORMS="cpu",
)

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import talia
from talia import engine
from talia.research import Batch
from talia.research.batch import Array

SETUPS: list[tuple[str, str, dict[str, Any]]] = [
    ("Cardia", "cardia", {}),
    ("Cardia, deck II", "cardia", {"deck": "II"}),
    ("Radlands", "radlands", {}),
    ("Fantasy Realms, 2", "fantasy_realms", {}),
    ("Fantasy Realms, 4", "fantasy_realms", {"seats": 4}),
    ("Fantasy Realms, Chaos of 3", "fantasy_realms", {"seats": 3, "variant": "chaos"}),
]
WANTED = {"Cardia": 2.0e6, "Fantasy Realms, 2": 2.0e6, "Radlands": 1.0e6}
BLOCKS = 5

Steps = dict[str, Callable[[], object]]


def rates(steps: Steps, games: int, seconds: float) -> dict[str, list[float]]:
    """Steps of single games a second of process time, by blocks: all take turns, so that what else the machine does
    slows each of them down alike."""
    for step in steps.values():
        for _ in range(30):
            step()
    found: dict[str, list[float]] = {name: [] for name in steps}
    for _ in range(BLOCKS):
        for name, step in steps.items():
            began, done = time.process_time(), 0
            while time.process_time() - began < seconds:
                for _ in range(8):
                    step()
                done += 8
            found[name].append(done * games / (time.process_time() - began))
    return found


def of_talia(name: str, options: dict[str, Any], games: int, seconds: float, peer: Steps) -> dict[str, Any]:
    batch = Batch(talia.game(name).setup(**options), games, 1)
    columns, actions = batch.observe().shape[1], batch.masks().shape[1]
    logits = np.zeros((games, actions), np.float32)
    rng = np.random.default_rng(1)
    held: list[Array] = []  # new arrays at each step, which live until the next ones are there, as those of pgx do

    def inside() -> None:
        held[:] = batch.observe(), batch.masks()
        batch.step_random()

    def by_logits() -> None:
        held[:] = batch.observe(), batch.masks()
        batch.step_logits(logits)

    def by_numpy() -> None:
        masks = batch.masks()
        held[:] = batch.observe(), masks
        batch.step((rng.random(masks.shape, np.float32) * masks).argmax(1))

    found = rates(
        {**peer, "inside": inside, "logits": by_logits, "numpy": by_numpy, "step only": batch.step_random},
        games,
        seconds,
    )
    row: dict[str, Any] = {name: statistics.median(blocks) for name, blocks in found.items()}
    if peer:
        row["times pgx"] = statistics.median(
            mine / its for mine, its in zip(found["inside"], found["pgx"], strict=True)
        )
    return {"columns": columns, "actions": actions, **row}


def of_pgx(name: str, games: int) -> Callable[[], object]:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def turn(state: Any, key: Any) -> Any:
        key, choice, draw = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(choice, logits, axis=-1)
        return jax.vmap(step)(state, action, jax.random.split(draw, games)), key

    jitted = jax.jit(turn)
    key = jax.random.PRNGKey(0)
    held = [jax.vmap(env.init)(jax.random.split(key, games)), key]

    def once() -> None:
        held[0], held[1] = jitted(held[0], held[1])
        np.asarray(held[0].observation)  # read, as a learner does

    return once


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each of the five blocks of a figure")
    parser.add_argument("--without-pgx", action="store_true")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    if engine.kind() != "compiled":
        print("the rules are not compiled: PYTHONPATH=build/compiled", file=sys.stderr)
        return 2
    found: dict[str, Any] = {"games": given.games}
    peer: Steps = {} if given.without_pgx else {"pgx": of_pgx("leduc_holdem", given.games)}
    columns = (*peer, "inside", "logits", "numpy", "step only")
    print(f"{given.games} games at once, one core, steps a second of process time; pgx plays leduc_holdem")
    print(f"{'':<28}{'columns':>8}" + "".join(f"{column:>14}" for column in columns) + f"{'x pgx':>8}")
    missed = 0
    for title, name, options in SETUPS:
        row = of_talia(name, options, given.games, given.seconds, peer)
        found[title] = row
        times = f"{row['times pgx']:>8.2f}" if peer else ""
        figures = "".join(f"{row[column]:>14,.0f}" for column in columns)
        short = title in WANTED and (row["inside"] < WANTED[title] or row.get("times pgx", 1.0) < 1.0)
        missed += short
        print(f"{title:<28}{row['columns']:>8}{figures}{times}{'  below what is wanted' if short else ''}", flush=True)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
