"""One decision from start to end: which level plays, what it answers, and the record of why, ready for JSON.

This is all that runs in a bot's process. It gets a view, a level, a seed and a budget, and knows no true table.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from talia.bots.methods.seeds import derived
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.levels import Found, Spec, find, made
from talia.core.errors import BadView
from talia.core.rng import Random
from talia.core.view import View, canonical
from talia.registry import game as game_of


class BadAnswer(Exception):
    """A bot answered what is not allowed: a defect of the bot."""


@lru_cache(maxsize=64)
def _bot(level: str, game: str, seats: int, options: bytes) -> tuple[Found, Bot]:
    """Bots are kept: they have weights to read."""
    spec = Spec.parse(level)
    found = find(spec.name, game, seats, json.loads(options))
    return found, made(found, spec.knobs)


def bot_for(view: View, level: str) -> tuple[Found, Bot]:
    return _bot(level, view["game"], view["seats"], canonical(view["options"]))


def think(view: View, level: str, seed: int, budget: Budget | None) -> tuple[int, dict[str, Any]]:
    """The action and the record of a decision."""
    if not isinstance(view, dict) or "decision" not in view:
        raise BadView("view.decision: there is none, so nothing is asked of this seat")
    found, bot = bot_for(view, level)
    budget = found.level.budget if budget is None else budget
    given = bot.think(view, seed, budget)
    answer = given if isinstance(given, Answer) else Answer.plain(given)
    allowed = [option["action"] for option in options_of(view)]
    if answer.action not in allowed or answer.explanation.choices[0].action != answer.action:
        raise BadAnswer(f"{found.level.name} answered {answer.action}; allowed: {allowed}")
    quality = {"level": found.asked, "plays": found.level.name, **answer.explanation.quality}
    if found.slowed(budget):
        quality["slowed"] = True
    record = answer.explanation.to_json(view, game_of(view["game"]).actions.words)
    record["quality"] = quality
    return answer.action, record


def legal(view: View, seed: int) -> int:
    """Any allowed answer: what is done in place of a bot that failed."""
    action: int = Random(seed).pick(options_of(view))["action"]
    return action


class Player:
    """A bot at a seat of this very process: its own seed, one level and budget. For trusted play and for tests."""

    def __init__(self, level: str, seed: int, budget: Budget | None = None) -> None:
        self.level = level
        self.seed = seed
        self.budget = budget
        self.record: dict[str, Any] = {}  # of the last decision

    def answer(self, view: View) -> int:
        """The action for the decision that the view holds. The bot gets its bytes, as it would behind the door."""
        seed = derived(self.seed, view["seat"], view["question"])
        action, self.record = think(json.loads(canonical(view)), self.level, seed, self.budget)
        return action


def bot(level: str, seed: int, budget: Budget | None = None) -> Player:
    """A player of that level for any game: the view says which. The level may name a budget: `ismcts@2000n`."""
    spec = Spec.parse(level)
    return Player(spec.level, seed, spec.budget or budget)
