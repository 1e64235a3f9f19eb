"""The same engine in a browser's Python: checksums, recorded games and decisions of bots are equal under Pyodide.

A sample of it; with TALIA_WHOLE all that is recorded. It runs in Node, so no page is needed.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.bots import Budget, think
from talia.core import playout
from tests.bots.tools import asked, sent
from tests.browser.player import WHOLE
from tests.browser.site import ROOT
from tests.every_game.tools import variants
from tests.golden.playthrough import HERE

GAMES = 200 if WHOLE else 4  # of each variant
NODES = {"cardia": 30, "radlands": 40, "fantasy_realms": 12}
DECISIONS = 8 if WHOLE else 3  # of each game and level


def recorded() -> list[tuple[str, str, int, dict[str, Any], int]]:
    """The recorded games: file, game, seats, options, seed. The sample has the first two of each game."""
    found, numbers = [], dict[str, int]()
    for name, seats, options in variants():
        number = numbers[name] = numbers.get(name, 0) + 1
        if WHOLE or number <= 2:
            found.append((f"{name}-{number}.txt", name, seats, options, number))
    return found


def views() -> list[tuple[dict[str, Any], str, int]]:
    """Questions of random games, for both levels that search."""
    found: list[tuple[dict[str, Any], str, int]] = []
    for game, nodes in NODES.items():
        seats = 3 if game == "fantasy_realms" else 2
        for state, seat in islice(asked(game, seats, {}, 8, 7), DECISIONS):
            view = json.loads(json.dumps(sent(state, seat)))
            found += [(view, level, nodes) for level in ("adept", "expert")]
    return found


def in_pyodide(tmp_path: Path, asked: dict[str, list[Any]]) -> dict[str, Any]:
    sys.path.insert(0, str(ROOT / "scripts"))
    fetched = import_module("pyodide")
    fetched.ready()
    node = shutil.which("node") or str(next((ROOT / "build" / "node").rglob("bin/node")))
    here = Path(__file__).parent
    command = [node, here / "pyodide.mjs", ROOT, fetched.wheels(), here / "in_pyodide.py", json.dumps(asked)]
    done = subprocess.run([*map(str, command)], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def checksum(name: str, seats: int, options: dict[str, Any]) -> str:
    return str(playout.checksum(talia.game(name).setup(seats, **options), 1, GAMES))


@pytest.mark.whole
def test_the_engine_is_the_same_under_pyodide(tmp_path: Path) -> None:
    games, questions, setups = recorded(), views(), variants()
    found = in_pyodide(
        tmp_path,
        {"checksums": [setups, GAMES], "golden": [[game[1:] for game in games]], "decided": [questions]},
    )
    assert found["python"] >= [3, 14]
    for (file, *_), played in zip(games, found["golden"], strict=True):
        assert played == (HERE / file).read_text(encoding="utf-8"), file
    assert found["checksums"] == [checksum(*setup) for setup in setups]
    assert found["decided"] == [think(view, level, 5, Budget(nodes=nodes))[0] for view, level, nodes in questions]
