"""Long words of names break where their language divides them: by a list of words that stand on cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from talia.texts import LANGUAGES, texts

TEXTS = Path(__file__).resolve().parents[2] / "src" / "talia" / "texts"
NAME = re.compile(r"^[a-z_]+-(?:card|location|faction|suit)-[a-z0-9_]+ = (.+)$", re.M)
LONG = 12  # letters: such a word fits no small card, so it must be able to break
# Ends of words that no language of ours divides there: a syllable has a vowel.
VOWELS = "aeiouyáéíóöőúüűąęàâäèêëîïôûùœæ"


def long_words(language: str) -> set[str]:
    found: set[str] = set()
    for path in (TEXTS / language).glob("*.ftl"):
        for name in NAME.findall(path.read_text(encoding="utf-8")):
            found |= set(re.findall(r"[^\W\d_]{8,}", name))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_divided_by_list(language: str) -> None:
    divided = texts(language).get("site-hyphens").split(" ")
    words = long_words(language)
    assert len(divided) == len(set(divided)) > 20
    for word in divided:
        assert word.replace("·", "") in words, f"{word} is in no name"
        parts = word.split("·")
        assert len(parts) > 1
        assert all(any(letter.lower() in VOWELS for letter in part) for part in parts), word
        assert len(parts[0]) >= 3, word
        assert len(parts[-1]) >= 3, word
    whole = {word for word in words if len(word) >= LONG} - {word.replace("·", "") for word in divided}
    assert whole == set(), f"too long for a small card and never divided: {whole}"


@pytest.mark.parametrize(
    ("language", "division"),
    [("en", "Clock·maker"), ("pl", "Sta·no·wi·sko"), ("fr", "Bom·bar·de·ment"), ("hu", "For·gó·szél")],
)
def test_some_that_anybody_knows(language: str, division: str) -> None:
    assert division in texts(language).get("site-hyphens").split(" ")
