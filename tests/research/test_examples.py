"""The scripts in examples/ run as they stand, and show what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import talia

ROOT = Path(__file__).parent.parent.parent
# Each with how much it is to do, and something that it must print.
SCRIPTS = {
    "play_and_look": ((), r"letters of a picture"),
    "learn_on_a_batch": (("200",), r"won (6[5-9]|[7-9]\d)\.\d% of 1\d{3} games"),
    "solve_a_small_game": ((), r"CFR\+ after 200 turns: 0\.000"),
    "arena_and_statistics": (("4",), r"200 records; the first has \d+ answers"),
}


@pytest.mark.parametrize("name", list(SCRIPTS))
def test_a_script_runs_and_shows_what_it_says(name: str, tmp_path: Path) -> None:
    given, wanted = SCRIPTS[name]
    place = str(Path(talia.__file__).parent.parent)
    found = subprocess.run(
        [sys.executable, str(ROOT / "examples" / f"{name}.py"), *given],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": place, "OPENBLAS_NUM_THREADS": "1"},  # the tests are on both cores
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert re.search(wanted, found.stdout), found.stdout


def test_the_tour_names_every_script() -> None:
    told = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    scripts = {path.name for path in (ROOT / "examples").glob("*.py")}
    assert {name for name in scripts if f"`{name}`" not in told} == set()


def test_the_ten_minutes_of_the_tour_run() -> None:
    told = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", told, flags=re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        exec(compile(block, "docs/research.md", "exec"), {})
