"""Run by `pyodide.mjs` inside Pyodide: games and decisions, told as JSON. ARGUMENT says which."""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Callable
from typing import Any

sys.dont_write_bytecode = True
sys.path[:0] = ["/house/src", "/house"]
sys.modules["pytest"] = types.ModuleType("pytest")  # what the tests' own tools import, and nobody here calls

import talia.engine  # noqa: E402  the path is set above
from talia.bots import Budget, think  # noqa: E402
from talia.core import playout  # noqa: E402
from tests.golden.playthrough import playthrough  # noqa: E402


def checksums(setups: list[tuple[str, int, dict[str, Any]]], games: int) -> list[str]:
    made = [talia.game(name).setup(seats, **options) for name, seats, options in setups]
    return [str(playout.checksum(setup, 1, games)) for setup in made]


def golden(games: list[tuple[str, int, dict[str, Any], int]]) -> list[str]:
    return [playthrough(name, seats, options, seed) for name, seats, options, seed in games]


def decided(views: list[tuple[dict[str, Any], str, int]]) -> list[int]:
    """What a level answers to each view, with so many nodes."""
    return [think(view, level, 5, Budget(nodes=nodes))[0] for view, level, nodes in views]


WORKS: dict[str, Callable[..., list[Any]]] = {"checksums": checksums, "golden": golden, "decided": decided}
asked: dict[str, list[Any]] = json.loads(globals()["ARGUMENT"])
found = {work: WORKS[work](*given) for work, given in asked.items()}
print(json.dumps({"python": sys.version_info[:2], "engine": talia.engine.kind(), **found}))
