"""What the page of a review works out by itself, without a page: it runs in Node (`review.mjs`)."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.site import ROOT

SCRIPT = Path(__file__).parent / "review.mjs"
REVIEW = ROOT / "web" / "src" / "lib" / "review"
TESTS = re.findall(r"^  async '(.+?)'\(\)", SCRIPT.read_text(), re.M)


@pytest.fixture(scope="module")
def folder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script beside the sources it tries, made ready for Node as the page's are."""
    where = tmp_path_factory.mktemp("review")
    bundler = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
    for name in ("figures", "due", "lines"):
        command = [bundler, REVIEW / f"{name}.ts", "--bundle", "--format=esm", f"--outfile={where}/{name}.bundle.mjs"]
        subprocess.run([*map(str, command), "--log-level=warning"], check=True)
    shutil.copy(SCRIPT, where / SCRIPT.name)
    return where


def test_all_are_found() -> None:
    assert len(TESTS) >= 12


@pytest.mark.parametrize("name", TESTS)
def test_figures(name: str, folder: Path) -> None:
    node = shutil.which("node") or str(next((ROOT / "build" / "node").rglob("bin/node")))
    done = subprocess.run([node, str(folder / SCRIPT.name), name], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
