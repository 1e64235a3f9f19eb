"""Bot: given a View, gives an answer."""

from __future__ import annotations

from abc import ABC, abstractmethod

from talia.core.view import View


class Bot(ABC):
    """One player that is a program. It has its own seed and sees views only."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def answer(self, view: View) -> int:
        """The action for the decision that the view holds."""
