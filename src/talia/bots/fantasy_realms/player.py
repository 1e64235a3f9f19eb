"""What every level of Fantasy Realms has in common: which question is asked, and the choices at scoring.

At scoring the engine proves the best choices of a hand and marks them in the question; every level takes them.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from talia.bots.fantasy_realms.hands import Hands
from talia.bots.methods.seeds import derived
from talia.bots.methods.worlds import Worlds
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget, Meter
from talia.bots.play.explanation import Choice, Explanation, Reason
from talia.core.state import State
from talia.core.view import View
from talia.games.fantasy_realms.words import CARD, DRAW


class RealmsBot(Bot):
    """Answers by the kind of question."""

    def __init__(self) -> None:
        self.hands = Hands()

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        options = options_of(view)
        if len(options) == 1:
            return Answer(options[0]["action"], Explanation([Choice(options[0]["action"])], because=[Reason("forced")]))
        meter = Meter(budget)
        prompt = view["decision"]["prompt"]
        if prompt in ("fantasy_realms.draw", "fantasy_realms.build"):
            return self.draw(view, seed, meter)
        if prompt in ("fantasy_realms.discard", "fantasy_realms.keep"):
            return self.discard(view, seed, meter)
        if view["table"]["open"]:
            return self.score(view, seed)
        return self.trade(view, seed, meter)

    @abstractmethod
    def draw(self, view: View, seed: int, meter: Meter) -> Answer:
        """From the deck, or a card of the discard area?"""

    @abstractmethod
    def discard(self, view: View, seed: int, meter: Meter) -> Answer:
        """Which card goes; in the build-up, which of two stays."""

    @abstractmethod
    def trade(self, view: View, seed: int, meter: Meter) -> Answer:
        """Chaos."""

    def score(self, view: View, seed: int) -> Answer:
        """A choice at scoring: the proven best one; where none is proven, the one with the most points at once."""
        options = options_of(view)
        seat: int = view["seat"]
        table: Any = Worlds(view, derived(seed, "scoring")).base  # nothing but the deck is hidden by now
        offset = options[0]["action"] - _first_number(table, seat)
        worth: list[tuple[bool, float, int]] = []
        for option in options:
            after = table.clone()
            after.take(seat, option["action"] - offset)
            worth.append((bool(option.get("best")), float(after.total(seat)), -option["action"]))
        worth.sort(reverse=True)
        choices = [Choice(-action, score=points) for _, points, action in worth]
        code = "realms-proven" if worth[0][0] else "realms-most"
        return Answer(choices[0].action, Explanation(choices, because=[Reason(code)]))


def _first_number(table: State, seat: int) -> int:
    """The number, within its question, of the first option."""
    options = int(table.options_of(seat))
    return (options & -options).bit_length() - 1


def action_of_draw(number: int) -> int:
    """The action of the deck (0) or of card n of the area (n + 1)."""
    return int(DRAW.offset) + number


def action_of_card(number: int) -> int:
    return int(CARD.offset) + number
