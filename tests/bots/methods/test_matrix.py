"""Matrix games: known ones, many random ones against a linear program, and hidden kinds of opponents."""

from __future__ import annotations

from typing import Any

import pytest
from scipy.optimize import linprog

import talia
from talia.bots.methods.matrix import Matrix, drawn, solve, solve_hidden, trimmed, undominated


def random_matrix(rng: talia.Random, rows: int, columns: int, steps: int = 1000) -> Matrix:
    return [[rng.below(steps) / (steps - 1) for _ in range(columns)] for _ in range(rows)]


def check(payoffs: Matrix) -> float:
    """The solution is one: neither side gains by any pure answer. That alone proves it, whatever the method."""
    found = solve(payoffs)
    assert sum(found.rows) == pytest.approx(1)
    assert sum(found.columns[0]) == pytest.approx(1)
    assert min(found.rows) >= 0
    assert min(found.columns[0]) >= 0
    assert found.gap == pytest.approx(0, abs=1e-9)
    return found.value


def test_known_games() -> None:
    assert check([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == pytest.approx(0)  # rock, paper, scissors
    assert solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]).rows == pytest.approx([1 / 3] * 3)
    assert solve([[1, -1], [-1, 1]]).rows == pytest.approx([0.5, 0.5])  # matching pennies
    # Unequal stakes: the row that pays 3 is taken less often.
    assert solve([[3, 0], [0, 1]]).rows == pytest.approx([0.25, 0.75])
    assert check([[3, 0], [0, 1]]) == pytest.approx(0.75)
    assert check([[4, 1], [3, 2]]) == pytest.approx(2)  # a saddle
    assert check([[5]]) == 5
    assert check([[1, 2, 3]]) == 1
    assert check([[1], [2], [3]]) == 3
    # Hide and seek over places worth 1, 2 and 4: value 1 / (1 + 1/2 + 1/4).
    assert check([[1, 0, 0], [0, 2, 0], [0, 0, 4]]) == pytest.approx(4 / 7)


def test_dominated_rows_and_columns_are_taken_out_again_and_again() -> None:
    # Row 2 is below row 0; then column 1 is above column 0; then row 1 is below row 0.
    assert undominated([[3, 4, 5], [2, 9, 1], [1, 2, 3]]) != ([0, 1, 2], [0, 1, 2])
    assert undominated([[3, 4], [2, 1]]) == ([0], [0])
    assert undominated([[1, 1], [1, 1]]) == ([1], [1])


def test_random_games_are_solved_exactly() -> None:
    rng = talia.Random(3)
    for rows, columns in ((2, 2), (2, 7), (5, 5), (5, 11), (16, 5), (9, 9)):
        for _ in range(25):
            check(random_matrix(rng, rows, columns))
    for _ in range(60):
        check(random_matrix(rng, 5, 5, steps=3))  # many ties: the simplex method must not go round in circles


def test_random_games_have_the_value_of_a_linear_program() -> None:
    rng = talia.Random(4)
    for rows, columns in ((3, 3), (5, 8), (8, 5)):
        for _ in range(10):
            payoffs = random_matrix(rng, rows, columns)
            transposed: Any = [[-payoffs[i][j] for i in range(rows)] + [1.0] for j in range(columns)]
            result = linprog(
                [0.0] * rows + [-1.0],
                A_ub=transposed,
                b_ub=[0.0] * columns,
                A_eq=[[1.0] * rows + [0.0]],
                b_eq=[1.0],
                bounds=[(0, None)] * rows + [(None, None)],
            )
            assert solve(payoffs).value == pytest.approx(-result.fun, abs=1e-7)


def test_one_known_kind_is_a_plain_game() -> None:
    rng = talia.Random(5)
    for _ in range(10):
        payoffs = random_matrix(rng, 5, 6)
        hidden = solve_hidden([payoffs], [1.0], [0b111111], 4000, 1e-4)
        assert hidden.gap <= 2e-3
        assert hidden.value == pytest.approx(solve(payoffs).value, abs=2e-3)


def test_several_kinds_are_one_larger_game() -> None:
    """Two kinds with two columns each: the columns' player has four pure plans, and the plain solver knows those."""
    rng = talia.Random(6)
    for _ in range(10):
        kinds = [random_matrix(rng, 4, 3), random_matrix(rng, 4, 3)]
        weights = [0.25, 0.75]
        legal = [0b011, 0b110]
        plans = [(a, b) for a in (0, 1) for b in (1, 2)]
        plain = [[0.25 * kinds[0][i][a] + 0.75 * kinds[1][i][b] for a, b in plans] for i in range(4)]
        found = solve_hidden(kinds, weights, legal, 6000, 1e-5)
        assert found.value == pytest.approx(solve(plain).value, abs=2e-3)
        assert found.columns[0][2] == 0
        assert found.columns[1][0] == 0
        assert found.gap <= 2e-3


def test_shares_that_are_noise_are_dropped() -> None:
    assert trimmed([0.5, 0.47, 0.03], 0.05) == pytest.approx([0.5 / 0.97, 0.47 / 0.97, 0.0])
    assert trimmed([0.5, 0.5], 0.9) == [0.5, 0.5]


def test_a_mixture_is_drawn_as_it_says() -> None:
    mixture = [0.2, 0.0, 0.5, 0.3]
    counts = [0] * 4
    for step in range(1000):
        counts[drawn(mixture, (step + 0.5) / 1000)] += 1
    assert counts == [200, 0, 500, 300]
    assert drawn(mixture, 1.0) == 3
