"""What is compared under Pyodide: checksums, recorded games, decisions of bots; and running them there, in Node.

A sample of it; with TALIA_WHOLE all that is recorded.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import talia
from talia.bots import Budget, think
from talia.core import playout
from tests.bots.tools import asked, sent
from tests.every_game.tools import variants
from tests.golden.playthrough import HERE

ROOT = Path(__file__).parents[2]
WHOLE = os.environ.get("TALIA_WHOLE") == "1"
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


def node() -> str:
    return shutil.which("node") or str(next((ROOT / "build" / "node").rglob("bin/node")))


def in_pyodide(where: Path, file: Path, argument: str, compiled: Path | None = None) -> Any:
    """What a Python file tells as JSON, run under Pyodide on the sources of this checkout.

    With an archive of compiled rules those are laid over the sources first, by the loader of the page.
    """
    sys.path.insert(0, str(ROOT / "scripts"))
    fetched = import_module("pyodide")
    fetched.ready()
    command = [node(), Path(__file__).parent / "pyodide.mjs", ROOT, fetched.wheels(), file, argument]
    if compiled is not None:
        command += [loader(where), compiled]
    done = subprocess.run([*map(str, command)], cwd=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def loader(where: Path) -> Path:
    """The page's loader of compiled rules, made ready for Node."""
    bundle = where / "compiled.bundle.mjs"
    bundler = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
    source = ROOT / "web" / "src" / "offline" / "compiled.ts"
    command = [bundler, source, "--bundle", "--format=esm", f"--outfile={bundle}", "--log-level=warning"]
    subprocess.run([*map(str, command)], check=True)
    return bundle


def checksum(name: str, seats: int, options: dict[str, Any]) -> str:
    return str(playout.checksum(talia.game(name).setup(seats, **options), 1, GAMES))


def compare(where: Path, compiled: Path | None = None) -> None:
    """Everything is equal there and here."""
    games, questions, setups = recorded(), views(), variants()
    wanted = {"checksums": [setups, GAMES], "golden": [[game[1:] for game in games]], "decided": [questions]}
    found = in_pyodide(where, Path(__file__).parent / "in_pyodide.py", json.dumps(wanted), compiled)
    assert found["python"] >= [3, 14]
    assert found["engine"] == ("interpreted" if compiled is None else "compiled")
    for (file, *_), played in zip(games, found["golden"], strict=True):
        assert played == (HERE / file).read_text(encoding="utf-8"), file
    assert found["checksums"] == [checksum(*setup) for setup in setups]
    assert found["decided"] == [think(view, level, 5, Budget(nodes=nodes))[0] for view, level, nodes in questions]
