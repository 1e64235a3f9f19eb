"""The page for researchers: its snippets run, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "research-core.md"


def test_the_snippets_of_the_page_run() -> None:
    snippets = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(snippets) >= 5
    names: dict[str, Any] = {}
    for snippet in snippets:
        exec(compile(snippet, str(PAGE), "exec"), names)
