"""The package as a stranger meets it: README examples run, compiled and interpreted rules agree, versions match."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import talia
from talia.games import PLACES
from tests.every_game.checksum import checksum

ROOT = Path(__file__).parent.parent

# Checksums over 10,000 seeded random games: equal for interpreted and compiled rules, and the same from day to day.
# A change of the rules changes them; `make checksums` prints the new ones.
LINES = (ROOT / "tests" / "checksums.txt").read_text(encoding="utf-8").splitlines()
CHECKSUMS = {line.split()[0]: int(line.split()[1]) for line in LINES if line and not line.startswith("#")}


def test_the_readme_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "Outcome(" in capsys.readouterr().out


def test_the_version_is_told_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == talia.__version__
    assert f"## {talia.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(PLACES))
def test_ten_thousand_seeded_games_have_one_checksum_compiled_and_interpreted(name: str) -> None:
    assert checksum(name) == CHECKSUMS[name]
