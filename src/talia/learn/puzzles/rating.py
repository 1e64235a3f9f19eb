"""A person's rating by puzzles: Glicko, puzzle against person, where only the person's side moves.

It is kept on the device. A try counts once, the first time a puzzle is seen: solved at once without a hint is a win,
anything else a loss; what was tried before gives and takes nothing.
"""

from __future__ import annotations

from math import log, pi, sqrt

from msgspec import Struct

from talia.learn.puzzles.form import Difficulty

START = 1200.0
WIDEST = 350.0  # of somebody who has solved nothing yet
NARROWEST = 60.0  # whoever goes on solving goes on moving
FORGETS = 15.0  # how much a day adds to the deviation, as squares do
_Q = log(10) / 400


class Rating(Struct, frozen=True, forbid_unknown_fields=True):
    """How well somebody solves: a rating, how sure it is, and how many puzzles it is made of."""

    rating: float = START
    deviation: float = WIDEST
    tries: int = 0


def expected(person: Rating, puzzle: Difficulty) -> float:
    """The chance that the person solves the puzzle."""
    return 1 / (1 + 10 ** (-_weight(puzzle.deviation) * (person.rating - puzzle.rating) / 400))


def after(person: Rating, puzzle: Difficulty, solved: bool, helped: bool = False, again: bool = False) -> Rating:
    """The rating after a try. With help it is not solved; a second try changes nothing."""
    if again:
        return person
    weight = _weight(puzzle.deviation)
    chance = expected(person, puzzle)
    score = 1.0 if solved and not helped else 0.0
    sure = 1 / person.deviation**2 + (_Q * weight) ** 2 * chance * (1 - chance)
    moved = person.rating + _Q / sure * weight * (score - chance)
    return Rating(moved, max(NARROWEST, sqrt(1 / sure)), person.tries + 1)


def rested(person: Rating, days: int) -> Rating:
    """The same person after so many days without a puzzle: less sure."""
    return Rating(person.rating, min(WIDEST, sqrt(person.deviation**2 + FORGETS**2 * max(0, days))), person.tries)


def _weight(deviation: float) -> float:
    """Glicko's g: a puzzle whose difficulty is not sure counts less."""
    return 1 / sqrt(1 + 3 * (_Q * deviation / pi) ** 2)
