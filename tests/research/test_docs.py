"""The tour of docs/batch.md runs, snippet after snippet, as a reader would type it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import talia
from talia.research import batch, observer

PAGE = Path(__file__).parents[2] / "docs" / "batch.md"


def test_the_tour_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 4
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, PAGE.name, "exec"), names)


def test_the_examples_of_the_docstrings_run() -> None:
    for module in (batch, observer):
        found = doctest.testmod(module, extraglobs={"talia": talia})
        assert found.attempted > 0
        assert found.failed == 0
