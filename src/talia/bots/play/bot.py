"""Bot: given a View, a seed and a budget, gives an Answer with its explanation; it gets nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation
from talia.core.view import View


@dataclass(frozen=True)
class Answer:
    """An action for the decision that the view holds, and why."""

    action: int
    explanation: Explanation

    @staticmethod
    def plain(action: int) -> Answer:
        """An answer without a reason."""
        return Answer(action, Explanation([Choice(action)]))


class Bot(ABC):
    """One way to play. It remembers nothing between decisions but what it could work out again from the view."""

    @abstractmethod
    def think(self, view: View, seed: int, budget: Budget) -> Answer | int:
        """Answer the decision that the view holds: with reasons, or with the action alone.

        The same view, seed and node budget give the same answer.
        """


def options_of(view: View) -> list[dict[str, Any]]:
    """The options of the view's decision, rising by action."""
    options: list[dict[str, Any]] = view["decision"]["options"]
    return options
