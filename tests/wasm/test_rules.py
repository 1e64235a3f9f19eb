"""The tests of the rules themselves, on the rules compiled for browsers: numbers of 32 bits find their mistakes here.

A sample of it; with TALIA_WHOLE those of all games.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.browser.under_pyodide import ROOT, WHOLE, in_pyodide
from tests.wasm.archive import archive

# What needs more than Python alone, and what takes minutes.
APART = (
    "core/test_chains.py",  # starts processes, as the next ones do
    "games/cardia/test_declared.py",
    "games/cardia/test_deep.py",
    "games/radlands/test_declared.py",
    "games/cardia/test_words.py",  # prints by rich
    "games/fantasy_realms/test_words.py",
    "games/cardia/test_soak.py",
    "games/radlands/test_soak.py",
)
LEAST = 1500 if WHOLE else 250  # that must have run: a test that finds none would pass


@pytest.mark.whole
def test_the_rules_pass_their_own_tests(tmp_path: Path) -> None:
    found = find_spec("pytest")
    assert found is not None
    assert found.origin is not None
    packages = Path(found.origin).parents[1].relative_to(ROOT)
    places = ["tests/core", "tests/games"] if WHOLE else ["tests/core", "tests/games/template"]
    tests = [*places, *(f"--ignore=tests/{each}" for each in APART)]
    asked = {"packages": f"/house/{packages}", "tests": tests}
    told = in_pyodide(tmp_path, Path(__file__).parent / "tested.py", json.dumps(asked), archive())
    print(told["said"].splitlines()[-1])  # how many passed and were left out: shown by -rP
    assert told["engine"] == "compiled"
    assert told["ended"] == 0, told["said"][-3000:]
    assert told["passed"] >= LEAST
