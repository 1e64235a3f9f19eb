"""The template's own levels: one by rules, to show how a game gets levels of its own."""

from __future__ import annotations

from talia.bots.play.levels import Level
from talia.bots.template.rules import Highest

LEVELS: tuple[Level, ...] = (
    Level("apprentice", Highest, "the highest card, its abilities against the other seat", thinks=False),
)
