"""Long chains and deeply held states are freed without harm; compiled rules once overwrote memory there (setup.py)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import talia

DEEP = """
import talia
from talia.games.cardia.verbs import memory
from talia.games.cardia.verbs.memory import Memory

state = talia.game("cardia").start(1, log=False)
for _ in range(20):
    chain = Memory(memory.START, 0, None)
    for _ in range(400):
        chain = Memory(memory.GAINED, 1, chain)
    del chain
    nest = []
    for _ in range(300):
        nest = [nest, state.clone()]
    del nest
print(state.asked)
"""


def test_chains_and_nests_of_states_are_freed_without_harm() -> None:
    """With Python's checking allocator, which stops at the first byte written out of place."""
    place = Path(talia.__file__).parents[1]
    environment = {**os.environ, "PYTHONMALLOC": "debug", "PYTHONPATH": str(place)}
    done = subprocess.run([sys.executable, "-c", DEEP], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "(0, 1)\n"
