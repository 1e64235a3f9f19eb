"""Cards are named where they are declared and nowhere else in the rules: the engine asks sets and moments."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import talia
from talia.games import PLACES

GAMES = Path(__file__).parents[2] / "src" / "talia" / "games"
# Saves of 0.1 know programs by the names of cards; tests of every game play named variants.
MAY_NAME = ("cards", "old_places.py", "hidden.py", "hidden")
# A word that is a card's and something else besides, with what else it is.
ALSO = {
    "punk": "what junking may give",
    "raiders": "everybody's event",
    "water_silo": "everybody's token",
    "obelisk": "how a game ended, in records",
}


def words_of(name: str) -> set[str]:
    facts = talia.game(name).facts()
    return {word for sort in ("card", "location") for word in facts.get(sort, {})} - set(ALSO)


def named(path: Path, words: set[str]) -> Iterator[str]:
    """Every place of a file where a card is named: as a constant, or in a string that is no docstring."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id.lower() in words and node.id.isupper():
            yield f"{path.name}:{node.lineno} {node.id}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            for part in node.value.replace("/", ".").split("."):
                if part in words:
                    yield f"{path.name}:{node.lineno} {node.value!r}"


@pytest.mark.parametrize("name", PLACES)
def test_no_card_is_named_outside_its_own_file(name: str) -> None:
    folder = GAMES / ("_template" if name == "template" else name)
    words = words_of(name)
    assert len(words) >= 8
    found: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] not in MAY_NAME:
            found += named(path, words)
    assert found == []


def test_a_name_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "rounds.py"
    file.write_text('"""The djinn."""\nif s.card == DJINN:\n    s.push("cardia.djinn")\n', encoding="utf-8")
    assert list(named(file, {"djinn"})) == ["rounds.py:2 DJINN", "rounds.py:3 'cardia.djinn'"]
