"""The guides in docs/ are followed literally, on a copy of the tree. One that does not work fails with its line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.guides.runner import ROOT, Copy
from tests.guides.visitor import Visitor, serving

DOCS = ROOT / "docs"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_adding_a_card(copy: Copy) -> None:
    copy.follow(DOCS / "adding-a-card.md")


def test_adding_a_camp(copy: Copy) -> None:
    copy.follow(DOCS / "adding-a-camp.md")


def test_adding_a_bot_level(copy: Copy) -> None:
    copy.follow(DOCS / "adding-a-bot-level.md")


def test_adding_a_lesson(copy: Copy) -> None:
    copy.follow(DOCS / "adding-a-lesson.md")


def test_adding_a_language(copy: Copy) -> None:
    copy.follow(DOCS / "adding-a-language.md")


def test_adding_a_game(copy: Copy, tmp_path: Path) -> None:
    copy.follow(DOCS / "adding-a-game.md")
    # What the page does with it: it finds it in the catalogue, reads its texts, plays it.
    python = str(Path(copy.environment["VIRTUAL_ENV"]) / "bin" / Path(sys.executable).name)
    with serving(python, copy.environment, tmp_path) as address:
        visitor = Visitor(address)
        games = {game["game"]: game for game in visitor.get("games")["games"]}
        assert {"duel", "skirmish"} <= games.keys()
        assert games["duel"]["levels"] == ["novice", "ismcts"]
        assert "duel-card-thief = Spy" in visitor.get("texts/en/duel.ftl")
        assert visitor.play("duel", "novice").view["outcome"]["reason"] in games["duel"]["reasons"]
        assert visitor.play("skirmish", "novice").over


def test_every_guide_is_run() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    guides = sorted(path.name for path in DOCS.glob("adding-a-*.md"))
    assert guides
    assert [name for name in guides if name not in text] == []
