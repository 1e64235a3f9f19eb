"""Goals: has a lesson reached what it is about? All that `done` tells must hold of the table as the learner sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from talia.core.state import State
from talia.learn.lesson import Done, Sees


def reached(done: Done, state: State, seat: int, best: int) -> bool:
    """Does the goal hold? `best` is the most points that the learner could have had."""
    outcome = state.outcome
    if done.over is not None and state.over != done.over:
        return False
    if done.winner is not None and (outcome is None or outcome.winners != (done.winner,)):
        return False
    if done.reason is not None and (outcome is None or outcome.reason != done.reason):
        return False
    if done.points is not None and state.scores()[seat] < done.points:
        return False
    if done.best and state.scores()[seat] < best:
        return False
    view = state.view(seat) if done.sees else {}
    return all(_holds(one, view) for one in done.sees)


def _holds(goal: Sees, view: dict[str, Any]) -> bool:
    value = _at(view, goal.path)
    if goal.equals is not msgspec.UNSET and value != goal.equals:
        return False
    if goal.at_least is not None and not (isinstance(value, int) and value >= goal.at_least):
        return False
    return goal.at_most is None or (isinstance(value, int) and value <= goal.at_most)


def _at(view: Any, path: str) -> Any:
    """What lies at a place of a view, such as `table.columns.0.1.camp.damaged`; None where nothing does."""
    found = view
    for step in path.split("."):
        if isinstance(found, dict):
            found = found.get(step)
        elif isinstance(found, list) and step.isdigit() and int(step) < len(found):
            found = found[int(step)]
        else:
            return None
    return found


def most_points(state: State, seat: int) -> int:
    """The most points a seat can come to by its own next answers, those left out that draw what it does not know."""
    if state.over or state.asked != (seat,):
        return state.scores()[seat]
    found: list[int] = []
    for action in state.legal(seat):
        clone = state.clone()
        clone.answer(seat, action)
        if clone.sealed == state.sealed:
            found.append(most_points(clone, seat))
    return max(found, default=state.scores()[seat])
