"""The page's own scorer, without a page: in Node, on the scores that the engine recorded (`tests/golden/sheets`)."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.site import ROOT
from tests.golden.sheets import FOLDER

SCRIPT = Path(__file__).parent / "scorer.mjs"
TESTS = re.findall(r"^  '(.+?)'\(\)", SCRIPT.read_text(), re.M)
MOST = 12_000  # bytes of scorer, cards and sheet, packed
ALL = """
export { CONSTANTS } from './src/generated/fantasy_realms/facts';
export { SUITS, TEXTS } from './src/generated/fantasy_realms/scoring';
export { Scorer } from './src/games/fantasy_realms/scorer/works';
"""


@pytest.fixture(scope="module")
def folder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script beside the scorer, made ready for Node as the page's is."""
    where = tmp_path_factory.mktemp("scorer")
    bundler = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
    command = [str(bundler), "--bundle", "--format=esm", f"--outfile={where}/scorer.bundle.mjs", "--loader=ts"]
    subprocess.run([*command, "--log-level=warning"], input=ALL, text=True, cwd=ROOT / "web", check=True)
    shutil.copy(SCRIPT, where / SCRIPT.name)
    return where


def test_all_are_found() -> None:
    assert len(TESTS) == 4


@pytest.mark.parametrize("name", TESTS)
def test_scorer(name: str, folder: Path) -> None:
    node = shutil.which("node") or str(next((ROOT / "build" / "node").rglob("bin/node")))
    command = [node, str(folder / SCRIPT.name), name, str(FOLDER)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]


def test_it_is_small(built: None) -> None:
    (file,) = (ROOT / "src" / "talia" / "server" / "static" / "assets").glob("scorer.*.js")
    assert len(gzip.compress(file.read_bytes(), 9)) <= MOST
