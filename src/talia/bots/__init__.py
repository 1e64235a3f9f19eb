"""Bots: given a view, they give an answer. What a bot gets is what a person at its seat would see, and no more."""

from __future__ import annotations

from talia.bots.play.bot import Answer, Bot
from talia.bots.play.budget import Budget
from talia.bots.play.levels import LEVELS
from talia.bots.play.thinking import Player, bot, think

__all__ = ["LEVELS", "Answer", "Bot", "Budget", "Player", "bot", "think"]
