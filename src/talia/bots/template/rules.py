"""The template by rules: always the highest card, marks up for oneself and down for the other."""

from __future__ import annotations

from typing import Any

from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation, Reason
from talia.core.view import View
from talia.games._template.numbers import NAMES


class Highest(Bot):
    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        seat = view["seat"]
        lower = view["decision"]["prompt"] == "template.lower"

        def worth(option: dict[str, Any]) -> tuple[bool, int]:
            if "card" not in option:
                return False, 0
            return (option["owner"] == seat) != lower, NAMES.index(option["card"])

        options = sorted(options_of(view), key=worth, reverse=True)
        choices = [Choice(option["action"]) for option in options]
        return Answer(choices[0].action, Explanation(choices, because=[Reason("highest")]))
