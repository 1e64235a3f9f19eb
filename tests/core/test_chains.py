"""Long chains: a position lays only so many abilities in one another, and much longer chains are freed without harm."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import talia
from talia.core.resume import MOST_FRAMES


def nested(frames: int) -> dict[str, Any]:
    """A table in mid-ability whose round waits so many times in itself."""
    game = talia.game("template")
    for seed in range(50):
        state = game.start(seed)
        rng = talia.Random(seed)
        while not state.over:
            position = state.to_position()
            if len(position["doing"]) > 1:
                return {**position, "doing": position["doing"][:1] + position["doing"][1:2] * (frames - 1)}
            seat = state.asked[0]
            state.answer(seat, rng.pick(state.decision(seat).options))
    raise AssertionError("no ability was ever asked about")


def test_abilities_wait_in_one_another_only_so_deep() -> None:
    game = talia.game("template")
    assert game.position(nested(2)).asked
    with pytest.raises(talia.BadPosition, match=r"template\.round of this seat and card is not what template\.round"):
        game.position(nested(MOST_FRAMES))
    for frames in (MOST_FRAMES + 1, 1000):
        with pytest.raises(talia.BadPosition, match=f"{frames} abilities wait in one another; allowed: {MOST_FRAMES}"):
            game.position(nested(frames))


POSITIONS = """
import talia
from tests.core.test_chains import nested
from talia.core.resume import MOST_FRAMES
game = talia.game('template')
for _ in range(50):
    try:
        game.position(nested(MOST_FRAMES))
    except talia.BadPosition:
        game.position(nested(2))
print('fine')
"""
# mypyc alone would overwrite memory from the fiftieth link on: the build mends it (docs/decisions/0011-trashcan.md).
FRAMES = """
from talia.core.frame import Frame
for links in (49, 51, 100, 2000):
    for _ in range(20):
        chain = None
        for number in range(links):
            chain = Frame(number, 0, 0, 0, 0, 0, 0, chain)
print('fine')
"""


@pytest.mark.parametrize("program", [POSITIONS, FRAMES], ids=["positions", "2000 frames"])
def test_the_deepest_chains_are_freed_without_harm(program: str) -> None:
    """Under the allocator that looks at its edges: a chain that is freed wrongly ends the process."""
    environment = {"PYTHONMALLOC": "debug", "PYTHONPATH": ":".join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "fine\n", done.stderr[-500:]
