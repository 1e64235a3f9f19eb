"""The site's own texts: the same keys in four languages, every key of the client there, plurals as they should be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from talia.texts import LANGUAGES, texts

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "src" / "talia" / "texts"
CLIENT = ROOT / "web" / "src"
KEY = re.compile(r"^(site-[\w-]+) *=", re.M)


def keys(language: str) -> list[str]:
    return KEY.findall((TEXTS / language / "site.ftl").read_text())


def places(language: str) -> dict[str, set[str]]:
    """The places each message names."""
    found: dict[str, set[str]] = {}
    for message in re.split(r"\n(?=[a-z])", (TEXTS / language / "site.ftl").read_text()):
        named = KEY.match(message)
        if named is not None:
            found[named.group(1)] = set(re.findall(r"\$(\w+)", message))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_keys_and_places(language: str) -> None:
    assert keys(language) == keys("en")
    theirs = places(language)
    for key, named in places("en").items():
        assert theirs[key] <= named, key  # a language may do without a place, but knows no other


def test_every_key_the_client_names_is_there() -> None:
    sources = "\n".join(path.read_text() for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    named = set(re.findall(r"['`](site-[a-z0-9_-]+)['`]", sources))
    known = set(keys("en"))
    assert len(named) > 250
    assert named - known == set()
    # What the client builds from parts begins like something that is there.
    for start in re.findall(r"`(site-[a-z0-9_-]+-)\$\{", sources):
        assert any(key.startswith(start) for key in known), start


def test_no_text_is_left_over() -> None:
    sources = "\n".join(path.read_text() for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    starts = set(re.findall(r"`(site-[a-z0-9_-]+-)\$\{", sources))
    for key in keys("en"):
        used = f"'{key}'" in sources or any(key.startswith(start) for start in starts)
        assert used or key.startswith("site-command-"), key


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "5 cards", "12 cards", "22 cards"]),
        ("pl", ["0 kart", "1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]),
        ("fr", ["0 carte", "1 carte", "2 cartes", "5 cartes", "12 cartes", "22 cartes"]),
        ("hu", ["0 lap", "1 lap", "2 lap", "5 lap", "12 lap", "22 lap"]),
    ],
)
def test_plurals(language: str, told: list[str]) -> None:
    assert [texts(language).get("site-calc-cards", n=n) for n in (0, 1, 2, 5, 12, 22)] == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    """With all places filled no message complains, and none says an empty thing."""
    for key, named in places(language).items():
        filled = {place: 3 if place in ("n", "of", "points", "left", "have", "count") else "X" for place in named}
        assert texts(language).get(key, **filled).strip() != "", key
