"""The engine's files as they are built: all of it runs on the cut library, whole games are sound, and it is small."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from talia.cli.__main__ import main
from talia.server import learning
from tests.browser import house

MEGABYTE = 1_000_000
BROTLI = """const fs = require('fs'), zlib = require('zlib');
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGWIN]: 24 };
console.log(zlib.brotliCompressSync(fs.readFileSync(process.argv[1]), { params }).length);"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engine")
    house.engine(folder)
    return folder


def node() -> str:
    return shutil.which("node") or str(next((house.ROOT / "build" / "node").rglob("bin/node")))


def test_every_module_and_a_whole_game_of_each_kind(
    engine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = Path(__file__).parent
    beside = house.ROOT / "tests" / "offline" / "memory.py"
    command = [node(), here / "engine.mjs", engine, here / "in_engine.py", beside]
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    assert len(found["imported"]) > 300
    assert (found["asked"]["rules"], found["asked"]["offline"]) == ("interpreted", True)
    games = ("cardia", "radlands", "fantasy_realms")
    assert sorted(track["id"] for track in found["asked"]["learn"]["tracks"]) == sorted(
        track.id for track in learning.catalogue(games).tracks
    )
    minutes = {track.id: track.minutes for track in learning.catalogue(games).tracks}
    assert {track["id"]: track["minutes"] for track in found["asked"]["learn"]["tracks"]} == minutes
    assert found["asked"]["puzzles"] > 100
    for game, told in found["games"].items():
        assert told["answers"] > 3
        assert told["shown"] == 5
        assert told["failures"] == 0, "bots find their weights"
        file = tmp_path / f"{game}.json"
        file.write_text(json.dumps(told["export"]))
        assert main(["check", str(file)]) == 0
        assert "fair" in capsys.readouterr().out


def test_what_is_listed_is_what_is_there(engine: Path) -> None:
    listed = json.loads((engine / "engine.json").read_text())
    there = {path.relative_to(engine).as_posix() for path in engine.rglob("*") if path.is_file()}
    assert set(listed["files"]) == there - {"engine.json"}
    assert {path for paths in listed["weights"].values() for path in paths} == {
        path for path in there if path.startswith("weights/")
    }


def packed(engine: Path, weights: str) -> int:
    """Bytes by gzip of all files, with the weights that begin so."""
    found = 0
    for path in engine.rglob("*"):
        name = path.relative_to(engine).as_posix()
        if path.is_file() and (not name.startswith("weights/") or name.startswith(weights)):
            found += len(gzip.compress(path.read_bytes(), 9))
    return found


def test_the_engine_is_small_enough(engine: Path) -> None:
    assert packed(engine, "weights/") <= 6.8 * MEGABYTE


@pytest.mark.skipif(os.environ.get("TALIA_WHOLE") != "1", reason="brotli takes a minute of its own")
def test_the_engine_is_small_enough_by_brotli(engine: Path) -> None:
    sizes = {
        path.relative_to(engine).as_posix(): int(
            subprocess.run([node(), "-e", BROTLI, str(path)], capture_output=True, text=True, check=True).stdout
        )
        for path in engine.rglob("*")
        if path.is_file()
    }
    assert sum(sizes.values()) <= 5.5 * MEGABYTE, sizes
    plain = sum(size for name, size in sizes.items() if not name.startswith("weights/"))
    listed = json.loads((engine / "engine.json").read_text())
    tables = {(game, listed["seats"][path]) for game, paths in listed["weights"].items() for path in paths}
    assert len(tables) > 4
    for game, seats in tables:
        own = sum(sizes[path] for path in listed["weights"][game] if listed["seats"][path] == seats)
        assert plain + own <= 5.0 * MEGABYTE, (game, seats, plain, own)
