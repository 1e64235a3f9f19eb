"""What the tests of puzzles share: a sample of those that are shipped, or with TALIA_MORE (`make soak`) all of them."""

from __future__ import annotations

import os

from talia import engine
from talia.learn.puzzles import shelf
from talia.learn.puzzles.form import Puzzle
from talia.learn.puzzles.levels import sample

# Of each game, the same ones in every run. Interpreted, the searches behind a proof take fifty times as long.
SAMPLE = 30
INTERPRETED = 4
ALL = int(os.environ.get("TALIA_MORE", "1")) > 1


def some(game: str, size: int = SAMPLE, interpreted: int = INTERPRETED) -> list[Puzzle]:
    """A sample of a game's puzzles, the same in every run."""
    most = size if engine.kind() == "compiled" else interpreted
    return list(shelf.shipped(game)) if ALL else sample(shelf.shipped(game), min(size, most))


def first(kind: str) -> Puzzle:
    """The first puzzle of a kind."""
    return shelf.chosen(kind=kind)[0]
