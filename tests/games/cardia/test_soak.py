"""A small part of `bench/soak_cardia.py`: random games over variants, the table looked at after every answer."""

from __future__ import annotations

import pytest
from bench.soak_cardia import play, through_all_doors, variants

import talia

VARIANTS = variants()


def test_there_are_sixteen_mixes_by_ninety_three_sets_of_locations() -> None:
    assert len(VARIANTS) == 16 * 93
    assert len({str(options) for options in VARIANTS}) == len(VARIANTS)


@pytest.mark.parametrize("first", range(0, 1488, 124))
def test_random_games_keep_the_invariants(first: int) -> None:
    answers = 0
    for number in range(first, first + 124, 4):
        games, taken, wrong = play(VARIANTS[number], 1 + 50 * number, 2)
        assert wrong == ""
        assert games == 2
        answers += taken
    assert answers > 300


@pytest.mark.parametrize("number", range(0, 1488, 93))
def test_positions_and_guesses_hold_at_every_question(number: int) -> None:
    through_all_doors(VARIANTS[number + number // 93 * 5 % 93], number)
    assert talia.game("cardia").name == "cardia"
