"""How hard a puzzle is before anybody has tried it: how often random play and the levels find it, as a rating.

Each level has an anchor; a puzzle of rating R is found by an anchor A with the chance 1 / (1 + 10 ** ((R - A) / 400)).
The rating is the one that fits what was found best, beside a mild belief that a puzzle is of middling difficulty.
Levels think with node budgets, so the same comes out everywhere.
"""

from __future__ import annotations

from math import exp, log, sqrt

from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Budget
from talia.bots.play.thinking import think
from talia.learn.puzzles.form import Difficulty, Puzzle
from talia.learn.puzzles.kinds import kind_of
from talia.learn.puzzles.solving import Solving

ANCHORS = {"random": 600, "apprentice": 1000, "adept": 1400, "expert": 1900}
TRIES = {"random": 4, "apprentice": 6, "adept": 3, "expert": 2}  # for random play: what its chance is taken for
NODES = {"apprentice": 1, "adept": 600, "expert": 5000}
MIDDLE, BELIEF = 1300.0, 450.0
NARROWEST, WIDEST = 250, 350  # of the deviation: levels are not people
RATINGS = range(400, 2401, 10)
MOST_ANSWERS = 40


def found_by(puzzle: Puzzle, level: str, seed: int, budget: Budget | None) -> bool:
    """Does a level solve the puzzle? It sees what a solver sees, and plays on until it has, or has not."""
    solving = Solving(puzzle)
    for n in range(MOST_ANSWERS):
        view = {**solving.state.view(solving.seat, memory=True), **solving.view()}
        action, _ = think(view, level, derived(seed, n), budget)
        word = next(option["word"] for option in view["decision"]["options"] if option["action"] == action)
        if not solving.answer(word).accepted:
            return False
        if solving.done:
            return True
    return False


def shares(puzzle: Puzzle) -> dict[str, float]:
    """How often random play finds it, and each level that says something of its kind."""
    kind = kind_of(puzzle)
    found = {"random": kind.lucky(puzzle)}
    for level in kind.rated_by:
        seeds = [derived(puzzle.source.seed, level, n) for n in range(TRIES[level])]
        hits = sum(found_by(puzzle, level, seed, Budget(nodes=NODES[level])) for seed in seeds)
        found[level] = hits / TRIES[level]
    return {level: round(share, 3) for level, share in found.items()}


def fitted(found: dict[str, float]) -> Difficulty:
    """The rating that fits how often each level finds it, and how sure that is."""
    weights = {rating: -(((rating - MIDDLE) / BELIEF) ** 2) / 2 for rating in RATINGS}
    for rating in RATINGS:
        for level, share in found.items():
            chance = 1 / (1 + 10 ** ((rating - ANCHORS[level]) / 400))
            weights[rating] += TRIES[level] * (share * log(chance) + (1 - share) * log(1 - chance))
    top = max(weights.values())
    masses = {rating: exp(weight - top) for rating, weight in weights.items()}
    total = sum(masses.values())
    mean = sum(rating * mass for rating, mass in masses.items()) / total
    spread = sqrt(sum((rating - mean) ** 2 * mass for rating, mass in masses.items()) / total)
    deviation = WIDEST - 50 * (len(found) - 2)  # the fewer levels say something, the less is known
    return Difficulty(round(mean / 10) * 10, min(WIDEST, max(NARROWEST, deviation, round(spread / 10) * 10)), found)


def rated(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its difficulty."""
    return puzzle.rated(fitted(shares(puzzle)))
