"""Recorded games stay as they were. A wanted change of rules: `make golden`, then read the difference."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import HERE, golden

PLAYED = golden()


@pytest.mark.parametrize("file", sorted(PLAYED))
def test_a_recorded_game_is_played_the_same(file: str) -> None:
    assert (HERE / file).read_text(encoding="utf-8") == PLAYED[file]


def test_no_recorded_game_is_left_over() -> None:
    assert sorted(path.name for path in HERE.glob("*.txt")) == sorted(PLAYED)
