"""Run by `bench/wasm.py` inside Pyodide: the same work on whatever rules are laid there, told as JSON.

`spent` is handed in: seconds of the processor, which Python in a browser cannot ask for.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from typing import Any

sys.dont_write_bytecode = True
sys.path[:0] = ["/house/src", "/house"]

import talia.engine  # noqa: E402  the path is set above
from talia.bots import Budget, think  # noqa: E402  the path is set above
from talia.bots.methods.tree import Tree  # noqa: E402  the path is set above
from talia.core import playout  # noqa: E402  the path is set above

asked: dict[str, Any] = json.loads(globals()["ARGUMENT"])
spent: Callable[[], float] = globals()["spent"]
LONGEST, MOST_NODES, EXPLORATION = 2000, 1_000_000, 0.7


def took(work: Callable[[int], object], times: int) -> float:
    """Seconds of the processor a time, the third time it is done: by then what runs often is compiled for speed."""
    work(times)
    work(times)
    before = spent()
    work(times)
    return (spent() - before) / times


def figures(game: str, seats: int, games: int, iterations: int, nodes: int, views: list[Any]) -> dict[str, float]:
    setup = talia.game(game).setup(seats)
    world = talia.game(game).start(5, seats)
    tree = Tree(world, world.asked[0], 7, EXPLORATION, LONGEST, MOST_NODES)

    def decide(times: int) -> None:
        for view in views:
            think(view, "expert", 5, Budget(nodes=nodes))

    gc.disable()  # as the search does: a growing tree is looked through again and again
    try:
        iterations_took = took(tree.run, iterations)
    finally:
        gc.enable()
    return {
        "games": 1 / took(lambda times: playout.checksum(setup, 1, times), games),
        "iterations": 1 / iterations_took,
        "expert": took(decide, len(views)),
    }


print(json.dumps({"engine": talia.engine.kind(), "games": {row[0]: figures(*row) for row in asked["rows"]}}))
