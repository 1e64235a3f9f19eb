"""The queue of what is shown at a table, without a page: it runs in Node on a clock set by hand (`queue.mjs`)."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.site import ROOT

SCRIPT = Path(__file__).parent / "queue.mjs"
SHOW = ROOT / "web" / "src" / "lib" / "show"
TESTS = re.findall(r"^  async '(.+?)'\(\)", SCRIPT.read_text(), re.M)


@pytest.fixture(scope="module")
def folder(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script beside the sources it tries, made ready for Node as the page's are."""
    where = tmp_path_factory.mktemp("queue")
    bundler = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
    for name in ("queue", "pace"):
        command = [bundler, SHOW / f"{name}.ts", "--bundle", "--format=esm", f"--outfile={where}/{name}.bundle.mjs"]
        subprocess.run([*map(str, command), "--log-level=warning"], check=True)
    shutil.copy(SCRIPT, where / SCRIPT.name)
    return where


def test_all_are_found() -> None:
    assert len(TESTS) >= 14


@pytest.mark.parametrize("name", TESTS)
def test_queue(name: str, folder: Path) -> None:
    node = shutil.which("node") or str(next((ROOT / "build" / "node").rglob("bin/node")))
    done = subprocess.run([node, str(folder / SCRIPT.name), name], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
