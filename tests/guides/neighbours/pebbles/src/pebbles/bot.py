"""A bot that cannot be beaten: it leaves the other a multiple of four."""

from __future__ import annotations

from typing import Any

from talia.bots import Answer, Bot, Budget, Choice, Explanation, Level, Reason


class Master(Bot):
    def think(self, view: dict[str, Any], seed: int, budget: Budget) -> Answer:
        wanted = ["one", "one", "two", "three"][view["table"]["heap"] % 4]
        options = sorted(view["decision"]["options"], key=lambda option: option["word"] != wanted)
        choices = [Choice(option["action"]) for option in options]
        return Answer(choices[0].action, Explanation(choices, because=[Reason("multiple_of_four")]))


LEVELS = (Level("master", Master, "leaves a multiple of four", thinks=False, game="pebbles"),)
