"""A tree in Gambit's extensive form, as text: the bridge to Gambit, OpenSpiel's `efg_game` and LiteEFG.

The first node deals: each deal with its share as a fraction. Information sets have the numbers of the tree, counted
from 1, and the words of the game as names of their answers.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import numpy as np

from talia.research.exact.walk import CHANCE, END, Walk

if TYPE_CHECKING:
    from talia.research.exact.tree import Ints, Tree

RESULTS = {1: (1, "seat 0 wins", "{ 1 -1 }"), 0: (2, "level", "{ 0 0 }"), -1: (3, "seat 1 wins", "{ -1 1 }")}


def write(tree: Tree, path: Path) -> None:
    """Walk through the game again and write it down, node by node."""
    walk = Walk(tree.nodes, rows=True)
    dealt = list(tree.setup.deals())
    ends = [0]
    for _, state in dealt:
        walk.deal(state, 0.0)
        assert walk.rows is not None
        ends.append(len(walk.rows) // 24)
    assert walk.rows is not None
    rows = np.frombuffer(walk.rows.getvalue(), dtype=np.int64).reshape(-1, 3)
    total = sum(weight for weight, _ in dealt)
    with path.open("w", encoding="utf-8") as file:
        file.write(f'EFG 2 R "{tree.setup.game}" {{ "seat 0" "seat 1" }}\n""\n\n')
        shares = " ".join(f'"{n}" {_fraction(Fraction(weight, total))}' for n, (weight, _) in enumerate(dealt))
        file.write(f'c "" 1 "deal" {{ {shares} }} 0\n')
        _Writer(tree, file).write([rows[first:last] for first, last in pairwise(ends)])


def _fraction(share: Fraction) -> str:
    return f"{share.numerator}/{share.denominator}"


class _Writer:
    """What is written more than once, made once."""

    def __init__(self, tree: Tree, file: TextIO) -> None:
        self.file = file
        self.chances: dict[int, int] = {}  # ways of a random choice -> the number of its kind of node
        self.lines: tuple[list[str], list[str]] = ([], [])
        for seat, form in enumerate(tree.seats):
            number = np.empty(form.many, dtype=np.int64)
            number[form.order] = np.arange(form.many)
            for met in number.tolist():
                words = " ".join(f'"{word}"' for word in form.words(met))
                self.lines[seat].append(f'p "" {seat + 1} {met + 1} "{form.keys[met]}" {{ {words} }} 0\n')

    def write(self, parts: list[Ints]) -> None:
        """The nodes, each before those below it: as they were walked."""
        for rows in parts:
            for kind, number, below in rows.tolist():
                if kind == END:
                    outcome, name, gets = RESULTS[number]
                    self.file.write(f't "" {outcome} "{name}" {gets}\n')
                elif kind == CHANCE:
                    self.file.write(self._chance(below))
                else:
                    self.file.write(self.lines[kind][number])

    def _chance(self, ways: int) -> str:
        number = self.chances.setdefault(ways, len(self.chances) + 2)
        shares = " ".join(f'"{way}" 1/{ways}' for way in range(ways))
        return f'c "" {number} "one of {ways}" {{ {shares} }} 0\n'
