"""Trying a decision of a reviewed game once more: what is said to another answer, by the review and by nothing else."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from talia.review.form import Judged, Shown

SOLVED = 0.05  # chances that an answer may lose against the best one

Reaction: TypeAlias = Literal["better", "mixture", "same", "worse"]


class Tried(NamedTuple):
    """What is said to an answer; what it gains over the one that was played, in chances or in points."""

    accepted: bool
    reaction: Reaction
    gain: float | None = None
    points: float | None = None


def tried(judged: Judged, word: str) -> Tried:
    """The reaction to an answer, given by the option's word."""
    shown = {option.word: option for option in judged.options}
    mine, played, best = shown.get(word), shown.get(judged.played), shown.get(judged.best)
    gain, points = _more("chance", mine, played), _more("score", mine, played)
    if word == judged.played:
        # Only what the review finds fault with is an exercise; whoever plays another decision as before has solved it.
        return Tried(not (judged.label or judged.exact or judged.screened), "same", gain, points)
    if word == judged.best or word in judged.also or word in judged.line[:1]:
        mixed = mine is not None and bool(mine.mix) and judged.exact == ""
        return Tried(True, "mixture" if mixed else "better", gain, points)
    if mine is not None and mine.mix:
        return Tried(True, "mixture", gain, points)
    if judged.exact:  # what is proven has no second best
        return Tried(False, "better" if (gain or points or 0.0) > 0.0 else "worse", gain, points)
    lost = _more("chance", best, mine)
    ahead = gain is not None and gain > 0.0
    return Tried(ahead and lost is not None and lost < SOLVED, "better" if ahead else "worse", gain, points)


def _more(what: Literal["chance", "score"], one: Shown | None, other: Shown | None) -> float | None:
    """How much more of it one option has than another, where the review knows both."""
    first: float | None = None if one is None else getattr(one, what)
    second: float | None = None if other is None else getattr(other, what)
    return None if first is None or second is None else round(first - second, 4)
