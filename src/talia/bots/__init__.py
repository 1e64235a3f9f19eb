"""Bots: given a view, they give an answer. What a bot gets is what a person at its seat would see, and no more."""

from __future__ import annotations

from talia.bots.bot import Bot
from talia.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "Bot", "bot"]
