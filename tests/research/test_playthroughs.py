"""Games through OpenSpiel stay as they were. A wanted change of rules: `make golden`, then read the difference."""

from __future__ import annotations

import pytest

from tests.research.playthroughs import HERE, PLAYED, playthroughs

TEXTS = playthroughs()


@pytest.mark.parametrize("file", sorted(TEXTS))
def test_a_game_is_played_the_same(file: str) -> None:
    assert (HERE / file).read_text(encoding="utf-8") == TEXTS[file]


def test_none_is_left_over() -> None:
    assert sorted(path.name for path in HERE.glob("*.txt")) == sorted(TEXTS)
    assert len(TEXTS) == len(PLAYED)
