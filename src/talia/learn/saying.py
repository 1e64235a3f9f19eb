"""Saying: what is said at a lesson, a puzzle or by the coach, what an answer brings, and what must not be shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from talia.core.state import State
from talia.core.view import View


@dataclass(frozen=True)
class Bubble:
    """Something said: a sentence (`talia.texts.sentences`), what kind of saying it is, and where it belongs.

    `places` are those of the sentence: `option` is how the option is worded, `points` a number. `event` counts in what
    the learner's seat was told (`state.events(seat)`), from 0.
    """

    text: str
    kind: str = "say"  # say, tell, wrong, hint, done
    places: dict[str, Any] = field(default_factory=dict)
    event: int | None = None
    look: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reaction:
    """What an answer brings. `what_if` is a copy of the table on which a wrong one was played, with the reply.

    It keeps the log: what happened on it are its events from the number on that the table's own log has.
    """

    accepted: bool
    bubbles: list[Bubble]
    what_if: State | None = None


def unmarked(view: View) -> View:
    """A view without the marks of the best options."""
    if "decision" not in view:
        return view
    options = [{part: value for part, value in one.items() if part != "best"} for one in view["decision"]["options"]]
    return {**view, "decision": {**view["decision"], "options": options}}
