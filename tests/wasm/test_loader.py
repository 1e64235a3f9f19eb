"""The page's loader of compiled rules: it lays them, or says why not and everything is as before (`compiled.mjs`)."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.browser.under_pyodide import ROOT, loader, node
from tests.wasm.archive import archive

SCRIPT = Path(__file__).parent / "compiled.mjs"
TESTS = re.findall(r"^  async '(.+?)'\(\)", SCRIPT.read_text(), re.M)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return loader(tmp_path_factory.mktemp("loader"))


def test_all_are_found() -> None:
    assert len(TESTS) == 9


@pytest.mark.parametrize("name", TESTS)
def test_loader(name: str, bundle: Path) -> None:
    sys.path.insert(0, str(ROOT / "scripts"))
    fetched = import_module("pyodide")
    fetched.ready()
    command = [node(), SCRIPT, ROOT, fetched.wheels(), bundle, archive(), name]
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
