"""What the tests of puzzles share: a sample of those that are shipped, or with TALIA_MORE (`make soak`) all of them."""

from __future__ import annotations

import os

from talia.learn.puzzles import shelf
from talia.learn.puzzles.form import Puzzle
from talia.learn.puzzles.levels import sample

SAMPLE = 30  # of each game, the same ones in every run
ALL = int(os.environ.get("TALIA_MORE", "1")) > 1


def some(game: str, size: int = SAMPLE) -> list[Puzzle]:
    """A sample of a game's puzzles, the same in every run."""
    return list(shelf.shipped(game)) if ALL else sample(shelf.shipped(game), size)


def first(kind: str) -> Puzzle:
    """The first puzzle of a kind."""
    return shelf.chosen(kind=kind)[0]
