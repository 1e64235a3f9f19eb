"""Series as arithmetic: who has won a match, which matches are open, and how a tournament stands."""

from __future__ import annotations

import itertools

import pytest

from talia.core.series import FINAL, PLAYERS, ROUND_ROBIN, Played, first_to, open_matches, standings

LOTS = [3, 1, 0, 2]


def won(match: int, winner: int | None, games: int = 2, margin: int = 0) -> list[Played]:
    return [Played(match, ROUND_ROBIN[match], winner, margin) for _ in range(games)]


def robin(winners: list[int]) -> list[Played]:
    """Six matches, each won by two games to none."""
    return [game for match, winner in enumerate(winners) for game in won(match, winner)]


def order(games: list[Played]) -> list[int]:
    return [row.player for row in standings(games, 2, LOTS)]


def test_everybody_meets_everybody_once_in_three_rounds() -> None:
    assert {frozenset(pair) for pair in ROUND_ROBIN} == {
        frozenset(pair) for pair in itertools.combinations(range(PLAYERS), 2)
    }
    assert len(ROUND_ROBIN) == FINAL == 6
    for start in range(0, FINAL, 2):
        assert sorted((*ROUND_ROBIN[start], *ROUND_ROBIN[start + 1])) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("wins", "winners", "first"),
    [
        (2, [], None),
        (2, [0, 1], None),
        (2, [0, None, None, 1], None),
        (2, [0, 1, None, 1], 1),
        (1, [None, 0], 0),
        (3, [1, 1, 0, 0, 1], 1),
    ],
)
def test_the_first_to_win_enough_wins_and_draws_count_for_nobody(
    wins: int, winners: list[int | None], first: int | None
) -> None:
    assert first_to(wins, winners) == first


def test_rounds_are_played_one_after_the_other_and_the_final_last() -> None:
    games: list[Played] = []
    assert open_matches(games, 2) == [0, 1]
    games += won(0, 0)
    assert open_matches(games, 2) == [1]
    games += won(1, 2, games=1)
    assert open_matches(games, 2) == [1]
    games = robin([0, 2, 0, 3, 0])
    assert open_matches(games, 2) == [5]
    games += won(5, 1)
    assert open_matches(games, 2) == [FINAL]
    assert open_matches([*games, *[Played(FINAL, (0, 3), 3, 0)] * 2], 2) == []


def test_the_order_is_by_matches_then_games_then_scores() -> None:
    assert order(robin([0, 2, 0, 3, 0, 2])) == [0, 2, 3, 1]
    circle = robin([0, 2, 2, 1, 0, 1])  # 0, 1 and 2 have each won two matches of three
    lost = Played(0, (0, 1), 1, 0)
    assert order([*circle, lost])[:3] == [1, 2, 0]
    scored = [*circle, Played(2, (0, 2), None, 5)]  # drawn, with five more for 0
    assert order(scored)[:3] == [0, 1, 2]
    rows = standings(scored, 2, LOTS)
    assert [(row.matches, row.games, row.scores) for row in rows] == [(2, 2, 5), (2, 2, 0), (2, 2, -5), (0, -6, 0)]


def test_two_that_are_level_are_parted_by_their_match() -> None:
    assert order(robin([1, 3, 0, 1, 0, 2]))[:2] == [1, 0]  # both have won two, and 1 beat 0
    assert order(robin([0, 2, 0, 1, 3, 1]))[:2] == [0, 1]  # the same the other way round; the lots say 1 before 0


def test_more_that_are_level_stay_as_the_lots_fell() -> None:
    assert order(robin([0, 2, 2, 1, 0, 1])) == [1, 0, 2, 3]
    assert order([]) == LOTS


def test_the_final_does_not_count_in_the_order() -> None:
    games = robin([0, 2, 0, 3, 0, 2])
    assert order([*games, *[Played(FINAL, (0, 2), 2, 9)] * 2]) == order(games)
