"""Zero-sum matrix games solved exactly, in fractions: the simplex method with Bland's rule, never in circles."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

_NIL: Final = Fraction(0)
_ONE: Final = Fraction(1)

Solved = tuple[Fraction, list[Fraction], list[Fraction]]


def solve_matrix(rows: list[list[Fraction]]) -> Solved:
    """The value for the player who chooses rows (and wants much), and a best mixture of rows and of columns."""
    saddle = _saddle(rows)
    if saddle is not None:
        return saddle
    # All entries are made positive; then the column player's mixture y, scaled, is the largest sum with rows * y <= 1.
    lift = _ONE - min(min(row) for row in rows)
    height, width = len(rows), len(rows[0])
    table: list[list[Fraction]] = []
    for n, row in enumerate(rows):
        slack = [_ONE if m == n else _NIL for m in range(height)]
        table.append([entry + lift for entry in row] + slack + [_ONE])
    gain = [-_ONE] * width + [_NIL] * (height + 1)
    basis = [width + n for n in range(height)]
    while True:
        entering = next((n for n in range(width + height) if gain[n] < 0), -1)
        if entering < 0:
            break
        _pivot(table, gain, basis, entering)
    value = _ONE / gain[-1]
    columns = [_NIL] * width
    for n, variable in enumerate(basis):
        if variable < width:
            columns[variable] = table[n][-1] * value
    mixture = [gain[width + n] * value for n in range(height)]
    return value - lift, mixture, columns


def _saddle(rows: list[list[Fraction]]) -> Solved | None:
    """A pair of single choices that neither player wants to leave."""
    floor = [min(row) for row in rows]
    ceiling = [max(row[n] for row in rows) for n in range(len(rows[0]))]
    best, least = max(floor), min(ceiling)
    if best != least:
        return None
    at, to = floor.index(best), ceiling.index(least)
    return (
        best,
        [_ONE if n == at else _NIL for n in range(len(rows))],
        [_ONE if n == to else _NIL for n in range(len(rows[0]))],
    )


def _pivot(table: list[list[Fraction]], gain: list[Fraction], basis: list[int], entering: int) -> None:
    """Take a variable into the basis in place of the one that runs out first (the lowest of them, says Bland)."""
    leaving = -1
    least = _NIL
    for n, row in enumerate(table):
        if row[entering] > 0:
            ratio = row[-1] / row[entering]
            if leaving < 0 or ratio < least or (ratio == least and basis[n] < basis[leaving]):
                leaving, least = n, ratio
    assert leaving >= 0, "a matrix game is always bounded"
    row = table[leaving]
    scale = row[entering]
    table[leaving] = row = [entry / scale for entry in row]
    for n, other in enumerate(table):
        if n != leaving and other[entering] != 0:
            factor = other[entering]
            table[n] = [entry - factor * mine for entry, mine in zip(other, row, strict=True)]
    factor = gain[entering]
    gain[:] = [entry - factor * mine for entry, mine in zip(gain, row, strict=True)]
    basis[leaving] = entering
