"""The puzzles as a test of levels: how many of a sample each one finds.

Exact endgames and proven wins are questions with an answer, so a level that should find them and does not has a
defect, which no match would show as plainly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Budget
from talia.bots.play.levels import Spec
from talia.core.rng import Random
from talia.learn.puzzles.difficulty import NODES, found_by
from talia.learn.puzzles.form import Puzzle

SEED = 366


class Row(NamedTuple):
    """What a level finds of one kind."""

    game: str
    kind: str
    level: str
    found: int
    of: int


def sample(puzzles: Sequence[Puzzle], size: int) -> list[Puzzle]:
    """Some of the puzzles, the same ones each time."""
    taken = Random(SEED).shuffled(range(len(puzzles)))[:size]
    return [puzzles[n] for n in sorted(taken)]


def found(puzzles: Sequence[Puzzle], size: int, level: Spec | None = None) -> list[Row]:
    """How many of a sample of each kind every level finds, with its own budget of nodes; or one level, with its own."""
    tried: list[tuple[str, Budget | None]] = [(name, Budget(nodes=nodes)) for name, nodes in NODES.items()]
    if level is not None:
        tried = [(level.level, level.budget)]
    rows: list[Row] = []
    for kind in dict.fromkeys(puzzle.kind for puzzle in puzzles):
        some = sample([puzzle for puzzle in puzzles if puzzle.kind == kind], size)
        for name, budget in tried:
            hits = sum(found_by(puzzle, name, derived(puzzle.id, name), budget) for puzzle in some)
            rows.append(Row(some[0].game, kind, name, hits, len(some)))
    return rows
