"""Build the engine of a page without a server: Python for browsers and Talia as the files a worker fetches.

    python scripts/build_engine.py OUT [--games cardia,radlands]

OUT gets Pyodide's own files, the part of the standard library that is used and Talia, both as `.pyc` files made by that
very Python (`scripts/engine.mjs`), the weights of each game, and `engine.json`, which lists them with their marks:

    {"version", "games", "files": {path: {"mark", "bytes"}}, "weights": {game: [paths]}, "seats": {path: seats}}

`web/src/offline/engine.ts` fetches them as `path?mark` and refuses what has another mark.
"""

from __future__ import annotations

import argparse
import ast
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
sys.path[:0] = [str(ROOT / "scripts"), str(SOURCES)]

import talia  # noqa: E402  the path is set above
from talia.bots.play.levels import own_levels  # noqa: E402  the path is set above
from talia.games import PLACES  # noqa: E402  the path is set above
from talia.learn import minutes  # noqa: E402  the path is set above
from talia.server import learning  # noqa: E402  the path is set above

pyodide: Any = import_module("pyodide")  # scripts/pyodide.py

# Where a worker begins, with the games, which the registry looks up.
ROOTS = ("talia.offline.house", "talia.offline.thinking", *(place.partition(":")[0] for place in PLACES.values()))
# What is imported somewhere along the way and never called there.
LEFT_OUT = (
    "talia.bots.training",
    "talia.bots.methods.net",
    "talia.bots.fantasy_realms.batch",
    "talia.server.doors",
    "talia.server.keep.sql",
)
DATA = (
    "talia/texts/en/*.ftl",
    "talia/learn/lessons/*.json",
    "talia/learn/puzzles/shipped/*.json",
    "talia/study/statistics/*.json",
    "talia/bots/*/weights/calibration-*.json",
    "talia/bots/*/ratings/*.json",
)
UNSEEN = "cardia-reduced"  # weights of a variant for researchers, which no page sets up
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Of the standard library, besides what is imported at once: what it imports itself when it is needed, and codecs.
LATER = (
    "encodings.cp437",  # the names in a zip
    "encodings.idna",
    "encodings.latin_1",
    "encodings.ascii",
    "_strptime",
    "_pydatetime",
    "traceback",
    "tracemalloc",
    "zipfile._path",
    "zipfile._path.glob",
    "importlib.resources.readers",
    "importlib.readers",
    "importlib.simple",
    "importlib.metadata",
)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Build the engine of a page without a server.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", default=",".join(PLACES), help="with bots for these games only")
    args = parser.parse_args(arguments)
    games = args.games.split(",")
    wrong = [game for game in games if game not in PLACES]
    if wrong:
        raise SystemExit(f"talia: games: {wrong[0]!r} is not known; allowed: {', '.join(PLACES)}")
    pyodide.ready()
    build(args.out, games)


def build(out: Path, games: list[str]) -> None:
    """Write the engine into a folder, which is made anew."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    folder = pyodide.FOLDER / "node_modules" / "pyodide"
    for name in PYODIDE:
        shutil.copy(folder / name, out / name)
    # No package is ever fetched from elsewhere; without such a list Pyodide does not start.
    lock = json.loads((folder / "pyodide-lock.json").read_text(encoding="utf-8"))
    (out / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}) + "\n", encoding="utf-8")
    with tempfile.TemporaryDirectory() as temporary:
        made = Path(temporary)
        modules = closure()
        stage(made / "stage", modules)
        compiled(made, folder, modules)
        shutil.copy(made / "python_stdlib.zip", out / "python_stdlib.zip")
        archive(made / "compiled", out / "talia.zip")
    weights: dict[str, list[str]] = {}
    seats: dict[str, int] = {}  # that weights are for: nobody need fetch those of other tables
    for game in games:
        weights[game] = []
        left_out = {UNSEEN, *(name for level in own_levels(game) for name in level.heavy)}
        for file in sorted((SOURCES / "talia" / "bots" / game / "weights").glob("*")):
            if file.stem not in left_out and not file.name.startswith("calibration-"):
                path = f"weights/{game}/{file.name}"
                (out / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, out / path)
                weights[game].append(path)
                seats[path] = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))["domain"]["seats"]
    files = {path.relative_to(out).as_posix(): described(path) for path in sorted(out.rglob("*")) if path.is_file()}
    told = {"version": talia.__version__, "games": games, "files": files, "weights": weights, "seats": seats}
    (out / "engine.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def described(path: Path) -> dict[str, object]:
    data = path.read_bytes()
    return {"mark": sha256(data).hexdigest()[:16], "bytes": len(data)}


# Which modules are needed.


def closure() -> list[str]:
    """Every module of ours that can be reached from the roots, imported at the top or anywhere inside."""
    found: set[str] = set()
    waiting = list(ROOTS)
    while waiting:
        name = waiting.pop()
        path = place(name)
        if name in found or path is None or any(name == out or name.startswith(f"{out}.") for out in LEFT_OUT):
            continue
        found.add(name)
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        waiting += imported(path)
    return sorted(found)


def place(name: str) -> Path | None:
    path = SOURCES.joinpath(*name.split("."))
    for candidate in (path.with_suffix(".py"), path / "__init__.py"):
        if candidate.is_file():
            return candidate
    return None


def imported(path: Path) -> list[str]:
    """What a file of ours imports, but for the eyes of a type checker."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "import_module":
            found += of_each_game(node.args[0])
    return [name for name in found if name.split(".")[0] == "talia"]


def of_each_game(asked: ast.expr) -> list[str]:
    """What `import_module(f"talia.review.{game}")` finds by the name of a game."""
    if not isinstance(asked, ast.JoinedStr):
        return []
    parts = [part.value if isinstance(part, ast.Constant) else None for part in asked.values]
    return ["".join(game if part is None else str(part) for part in parts) for game in PLACES]


def stage(folder: Path, modules: list[str]) -> None:
    """Sources and data in a folder of their own."""
    files = [place(module) for module in modules]
    files += [file for pattern in DATA for file in sorted(SOURCES.glob(pattern))]
    for file in files:
        assert file is not None
        there = folder / file.relative_to(SOURCES)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, there)
    (folder / "talia" / "learn" / minutes.COUNTED).write_text(json.dumps(words()))


def words() -> dict[str, int]:
    """How many words each text of the lessons has: Fluent, which would tell, stays out."""
    found: dict[str, int] = {}
    count = minutes._words

    def noted(key: str, attribute: str | None = None) -> int:
        return found.setdefault(key if attribute is None else f"{key}.{attribute}", count(key, attribute))

    vars(minutes)["_words"] = noted
    try:
        learning.catalogue(tuple(PLACES))
    finally:
        vars(minutes)["_words"] = count
    return found


# What is made of them.


def compiled(made: Path, folder: Path, modules: list[str]) -> None:
    """Let Pyodide compile the stage into `compiled`, and what that imports of the standard library into an archive."""
    node = shutil.which("node") or str(next((ROOT / "build" / "node").rglob("bin/node")))
    asked = {"modules": modules, "later": LATER}
    command = [node, ROOT / "scripts" / "engine.mjs", folder, pyodide.wheels(), made, json.dumps(asked)]
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"talia: the engine could not be built: {done.stderr[-2000:]}")


def archive(folder: Path, out: Path) -> None:
    """All files of a folder, stored as they are: whoever sends them packs them, and better together than each alone."""
    with zipfile.ZipFile(out, "w") as file:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                file.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())


if __name__ == "__main__":
    main()
