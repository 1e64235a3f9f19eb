"""The words around lessons and puzzles: every one that the page names is there, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "talia" / "texts" / "en"


def test_every_text_around_lessons_that_the_page_names_is_there_and_none_is_left_over() -> None:
    own = [path for path in (ROOT / "web" / "src").rglob("*") if "generated" not in path.parts]
    sources = "\n".join(path.read_text() for path in own if path.suffix in (".ts", ".svelte"))
    around = {file: (TEXTS / f"{file}.ftl").read_text() for file in ("learn", "learn_coach", "learn_tips")}
    written = {file: set(re.findall(r"^(learn-[\w-]+) *=", text, re.M)) for file, text in around.items()}
    known = written["learn"]
    named = {key for key in re.findall(r"['`](learn-[a-z0-9-]+)['`]", sources) if not key.endswith("-")}
    assert named - set().union(*written.values()) == set()
    starts = set(re.findall(r"`(learn-[a-z0-9-]+-)\$\{", sources))
    python = "\n".join(path.read_text() for path in (ROOT / "src" / "talia").rglob("*.py"))
    for key in known:
        assert key in named or key in python or any(key.startswith(start) for start in starts), key
