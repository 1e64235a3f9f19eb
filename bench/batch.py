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


def rate(step: Callable[[], object], games: int, seconds: float) -> float:
    """Steps of single games a second of process time: the median of some blocks."""
    for _ in range(30):
        step()
    found = []
    for _ in range(BLOCKS):
        began, steps = time.process_time(), 0
        while time.process_time() - began < seconds:
            for _ in range(8):
                step()
            steps += 8
        found.append(steps * games / (time.process_time() - began))
    return statistics.median(found)


def of_talia(name: str, options: dict[str, Any], games: int, seconds: float) -> dict[str, Any]:
    batch = Batch(talia.game(name).setup(**options), games, 1)
    rows: Array = np.empty(batch.observe().shape, np.uint8)
    masks: Array = np.empty(batch.masks().shape, np.uint8)
    logits = np.zeros(masks.shape, np.float32)
    rng = np.random.default_rng(1)

    def inside() -> None:
        batch.observe(rows)
        batch.masks(masks)
        batch.step_random()

    def by_logits() -> None:
        batch.observe(rows)
        batch.masks(masks)
        batch.step_logits(logits)

    def by_numpy() -> None:
        batch.observe(rows)
        batch.masks(masks)
        batch.step((rng.random(masks.shape, np.float32) * masks).argmax(1))

    return {
        "columns": rows.shape[1],
        "actions": masks.shape[1],
        "inside": rate(inside, games, seconds),
        "logits": rate(by_logits, games, seconds),
        "numpy": rate(by_numpy, games, seconds),
        "step only": rate(batch.step_random, games, seconds),
    }


def of_pgx(name: str, games: int, seconds: float) -> float:
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

    return rate(once, games, seconds)


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
    peer = 0.0 if given.without_pgx else of_pgx("leduc_holdem", given.games, given.seconds)
    found["pgx leduc_holdem"] = peer
    print(f"{given.games} games at once, one core, steps a second of process time")
    print(f"{'pgx leduc_holdem':<28}{'':>8}{peer:>14,.0f}")
    print(f"{'':<28}{'columns':>8}{'inside':>14}{'by logits':>14}{'numpy':>14}{'step only':>14}{'x pgx':>8}")
    missed = 0
    for title, name, options in SETUPS:
        row = of_talia(name, options, given.games, given.seconds)
        found[title] = row
        times = f"{row['inside'] / peer:>8.2f}" if peer else ""
        figures = "".join(f"{row[column]:>14,.0f}" for column in ("inside", "logits", "numpy", "step only"))
        wanted = WANTED.get(title, 0.0)
        short = row["inside"] < wanted or (title in WANTED and row["inside"] < peer)
        missed += short
        print(f"{title:<28}{row['columns']:>8}{figures}{times}{'  below what is wanted' if short else ''}", flush=True)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
