"""The examples of docs/adapters.md are true: they are run one after another."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "adapters.md"


def test_the_examples_of_the_page_are_true() -> None:
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"```pycon\n(.*?)```", text, re.DOTALL)
    assert len(blocks) > 8
    assert text.count(">>> ") == sum(block.count(">>> ") for block in blocks), "every example is in such a block"
    known: dict[str, object] = {}
    told: list[str] = []
    for number, block in enumerate(blocks):
        test = doctest.DocTestParser().get_doctest(block, known, f"block {number}", str(PAGE), 0)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=told.append, clear_globs=False)
        known = test.globs
    assert "".join(told) == ""
