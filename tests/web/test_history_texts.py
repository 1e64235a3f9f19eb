"""The words of the history: every one that the page or the terminal names is there, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from talia.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "talia" / "texts"


def keys(language: str) -> list[str]:
    return re.findall(r"^(history-[\w-]+) *=", (TEXTS / language / "history.ftl").read_text(), re.M)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_keys(language: str) -> None:
    assert keys(language) == keys("en")


def test_every_text_of_the_history_that_is_named_is_there_and_none_is_left_over() -> None:
    page = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    terminal = list((ROOT / "src" / "talia" / "cli").glob("*.py"))
    sources = "\n".join(path.read_text() for path in [*page, *terminal])
    named = {key for key in re.findall(r"['`\"](history-[a-z0-9-]+)['`\"]", sources) if not key.endswith("-")}
    starts = set(re.findall(r"[`\"](history-[a-z0-9-]+-)\$?\{", sources))
    assert named - set(keys("en")) == set()
    for key in keys("en"):
        assert key in named or any(key.startswith(start) for start in starts), key
