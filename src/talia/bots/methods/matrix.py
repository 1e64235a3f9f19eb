"""Small matrix games solved: what to mix when both choose at once. The rows' player wants much, the columns' little.

`solve` is exact: dominated rows and columns are taken out, then the simplex method does the rest. `solve_hidden` is for
a columns' player of several kinds (hands one cannot see): regret matching plus, with the gap to the true solution told.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

Matrix = list[list[float]]

_TINY: Final = 1e-12


@final
class Solution:
    """How often to take each row and column, what that is worth to the rows' player, and how far off it can be."""

    def __init__(self, rows: list[float], columns: list[list[float]], value: float, gap: float) -> None:
        self.rows = rows
        self.columns = columns  # one mixture for each kind of the columns' player; `solve` knows one kind
        self.value = value
        self.gap = gap  # what both together could still gain by answering the other's mixture best


def solve(payoffs: Matrix) -> Solution:
    """The exact solution of a matrix game. Of several, one is taken, always the same."""
    assert len(payoffs) * len(payoffs[0]) > 0, "a matrix has a row and a column at least"
    rows, columns = undominated(payoffs)
    small = [[payoffs[i][j] for j in columns] for i in rows]
    if len(rows) == 1:
        found = ([1.0], _pure(len(columns), _least(small[0])))
    elif len(columns) == 1:
        found = (_pure(len(rows), _greatest([row[0] for row in small])), [1.0])
    else:
        found = _simplex(small)
    whole_rows = [0.0] * len(payoffs)
    whole_columns = [0.0] * len(payoffs[0])
    for k in range(len(rows)):
        whole_rows[rows[k]] = found[0][k]
    for k in range(len(columns)):
        whole_columns[columns[k]] = found[1][k]
    best, worst = _answers(payoffs, whole_rows, whole_columns)
    return Solution(whole_rows, [whole_columns], (best + worst) / 2.0, best - worst)


def undominated(payoffs: Matrix) -> tuple[list[int], list[int]]:
    """The rows and columns left when each that is never better than another one is taken out, again and again."""
    rows = list(range(len(payoffs)))
    columns = list(range(len(payoffs[0])))
    changed = True
    while changed:
        changed = False
        for one in list(rows):
            for other in rows:
                if other != one and _no_better_row(payoffs, one, other, columns):
                    rows.remove(one)
                    changed = True
                    break
        for one in list(columns):
            for other in columns:
                if other != one and _no_better_column(payoffs, one, other, rows):
                    columns.remove(one)
                    changed = True
                    break
    return rows, columns


def _no_better_row(payoffs: Matrix, one: int, other: int, columns: list[int]) -> bool:
    return all(payoffs[one][j] <= payoffs[other][j] for j in columns)


def _no_better_column(payoffs: Matrix, one: int, other: int, rows: list[int]) -> bool:
    return all(payoffs[i][one] >= payoffs[i][other] for i in rows)


def _simplex(payoffs: Matrix) -> tuple[list[float], list[float]]:
    """Both mixtures. With all payoffs above 0 the columns' player maximises sum(y) such that A y <= 1, y >= 0."""
    m = len(payoffs)
    n = len(payoffs[0])
    lowest = payoffs[0][0]
    for row in payoffs:
        for entry in row:
            lowest = min(lowest, entry)
    shift = 1.0 - lowest
    # Columns of the table: n unknowns, m slacks, and what the constraint leaves.
    table = [
        [payoffs[i][j] + shift for j in range(n)] + [1.0 if k == i else 0.0 for k in range(m)] + [1.0] for i in range(m)
    ]
    goal = [-1.0] * n + [0.0] * (m + 1)
    basis = [n + i for i in range(m)]
    for _ in range(50 * (m + n)):
        enter = -1
        for j in range(n + m):  # the first that helps (Bland's rule): slower than the best, and never in circles
            if goal[j] < -_TINY:
                enter = j
                break
        if enter < 0:
            break
        leave = -1
        tightest = 0.0
        for i in range(m):
            if table[i][enter] > _TINY:
                ratio = table[i][n + m] / table[i][enter]
                if leave < 0 or ratio < tightest - _TINY or (ratio < tightest + _TINY and basis[i] < basis[leave]):
                    leave = i
                    tightest = ratio
        assert leave >= 0, "payoffs above 0 bound the game"
        _pivot(table, goal, leave, enter)
        basis[leave] = enter
    total = goal[n + m]
    columns = [0.0] * n
    for i in range(m):
        if basis[i] < n:
            columns[basis[i]] = max(0.0, table[i][n + m])
    rows = [max(0.0, goal[n + i]) for i in range(m)]
    assert total > 0
    return _scaled(rows), _scaled(columns)


def _pivot(table: Matrix, goal: list[float], leave: int, enter: int) -> None:
    row = table[leave]
    by = row[enter]
    for k in range(len(row)):
        row[k] /= by
    for i in range(len(table)):
        if i != leave:
            _reduce(table[i], row, enter)
    _reduce(goal, row, enter)


def _reduce(target: list[float], row: list[float], enter: int) -> None:
    by = target[enter]
    if by != 0.0:
        for k in range(len(row)):
            target[k] -= by * row[k]


def _scaled(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


def _pure(n: int, which: int) -> list[float]:
    mixture = [0.0] * n
    mixture[which] = 1.0
    return mixture


def _least(values: list[float]) -> int:
    best = 0
    for k in range(len(values)):
        if values[k] < values[best]:
            best = k
    return best


def _greatest(values: list[float]) -> int:
    best = 0
    for k in range(len(values)):
        if values[k] > values[best]:
            best = k
    return best


def _answers(payoffs: Matrix, rows: list[float], columns: list[float]) -> tuple[float, float]:
    """What the best row gets against the columns' mixture, and what the best column leaves the rows' mixture."""
    best = -1e300
    for row in payoffs:
        gets = 0.0
        for j in range(len(columns)):
            gets += row[j] * columns[j]
        best = max(best, gets)
    worst = 1e300
    for j in range(len(columns)):
        leaves = 0.0
        for i in range(len(rows)):
            leaves += rows[i] * payoffs[i][j]
        worst = min(worst, leaves)
    return best, worst


def solve_hidden(
    payoffs: list[Matrix], weights: list[float], legal: list[int], iterations: i64, enough: float
) -> Solution:
    """A game against a columns' player of unknown kind: `payoffs[kind][row][column]`, each kind with its weight.

    `legal[kind]` is the set of columns (bits) that this kind has. Stops early once the gap is small `enough`.
    """
    kinds = len(payoffs)
    m = len(payoffs[0])
    n = len(payoffs[0][0])
    total = sum(weights)
    shares = [weight / total for weight in weights]
    mine = [[j for j in range(n) if legal[k] >> j & 1] for k in range(kinds)]
    row_regret = [0.0] * m
    row_sum = [0.0] * m
    column_regret = [[0.0] * n for _ in range(kinds)]
    column_sum = [[0.0] * n for _ in range(kinds)]
    best = 0.0
    worst = 0.0
    for turn in range(iterations):
        weight = float(turn + 1)  # later turns count more: the average settles faster
        rows = _matched(row_regret, list(range(m)))
        for k in range(kinds):
            columns = _matched(column_regret[k], mine[k])
            _learn_columns(payoffs[k], rows, columns, column_regret[k], mine[k])
            for j in mine[k]:
                column_sum[k][j] += weight * columns[j]
        _learn_rows(payoffs, shares, rows, row_regret, column_regret, mine)
        for i in range(m):
            row_sum[i] += weight * rows[i]
        if turn % 32 == 31 or turn == iterations - 1:
            best, worst = _hidden_answers(payoffs, shares, mine, row_sum, column_sum)
            if best - worst <= enough:
                break
    return Solution(
        _scaled(row_sum), [_scaled(column_sum[k]) for k in range(kinds)], (best + worst) / 2.0, best - worst
    )


def _matched(regret: list[float], allowed: list[int]) -> list[float]:
    """Each choice in proportion to how much it is regretted; all alike where none is."""
    total = 0.0
    for j in allowed:
        total += regret[j]
    mixture = [0.0] * len(regret)
    for j in allowed:
        mixture[j] = regret[j] / total if total > 0.0 else 1.0 / float(len(allowed))
    return mixture


def _learn_columns(
    payoffs: Matrix, rows: list[float], mixture: list[float], regret: list[float], mine: list[int]
) -> None:
    leaves = [0.0] * len(regret)
    for i in range(len(rows)):
        share = rows[i]
        if share > 0.0:
            row = payoffs[i]
            for j in mine:
                leaves[j] += share * row[j]
    mean = 0.0
    for j in mine:
        mean += mixture[j] * leaves[j]
    for j in mine:
        regret[j] = max(0.0, regret[j] + mean - leaves[j])


def _learn_rows(
    payoffs: list[Matrix],
    shares: list[float],
    rows: list[float],
    regret: list[float],
    column_regret: list[list[float]],
    mine: list[list[int]],
) -> None:
    """The rows answer what the columns play now (alternating turns: faster than both at once)."""
    gets = [0.0] * len(rows)
    for k in range(len(payoffs)):
        columns = _matched(column_regret[k], mine[k])
        for i in range(len(rows)):
            row = payoffs[k][i]
            sum_row = 0.0
            for j in mine[k]:
                sum_row += row[j] * columns[j]
            gets[i] += shares[k] * sum_row
    mean = 0.0
    for i in range(len(rows)):
        mean += rows[i] * gets[i]
    for i in range(len(rows)):
        regret[i] = max(0.0, regret[i] + gets[i] - mean)


def _hidden_answers(
    payoffs: list[Matrix],
    shares: list[float],
    mine: list[list[int]],
    row_sum: list[float],
    column_sum: list[list[float]],
) -> tuple[float, float]:
    rows = _scaled(row_sum)
    gets = [0.0] * len(rows)
    worst = 0.0
    for k in range(len(payoffs)):
        columns = _scaled(column_sum[k])
        least = 1e300
        for j in mine[k]:
            leaves = 0.0
            for i in range(len(rows)):
                leaves += rows[i] * payoffs[k][i][j]
                gets[i] += shares[k] * payoffs[k][i][j] * columns[j]
            least = min(least, leaves)
        worst += shares[k] * least
    return max(gets), worst


def trimmed(mixture: list[float], least: float) -> list[float]:
    """The mixture without shares below `least`: those are noise of the payoffs, and look silly when they come up."""
    kept = [share if share >= least else 0.0 for share in mixture]
    return _scaled(kept) if sum(kept) > 0.0 else mixture


def drawn(mixture: list[float], dice: float) -> int:
    """Which choice of a mixture a number from 0 to 1 stands for."""
    last = 0
    for k in range(len(mixture)):
        if mixture[k] > 0.0:
            last = k
            dice -= mixture[k]
            if dice < 0.0:
                break
    return last
