"""The words of the study table: every one that the page names is there, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "talia" / "texts" / "en" / "study.ftl"


def test_every_text_of_the_study_that_the_page_names_is_there_and_none_is_left_over() -> None:
    own = [path for path in (ROOT / "web" / "src").rglob("*") if "generated" not in path.parts]
    sources = "\n".join(path.read_text() for path in own if path.suffix in (".ts", ".svelte"))
    named = set(re.findall(r"'(study-[a-z-]+)'", sources))
    written = set(re.findall(r"^(study-[\w-]+) *=", TEXTS.read_text(), re.M))
    assert named == written
