"""The template's own levels: one by rules, to show how a game gets levels of its own."""

from __future__ import annotations

from talia.bots.knowledge.template.rules import Highest
from talia.bots.levels import Level

LEVELS: tuple[Level, ...] = (
    Level("apprentice", Highest, "the highest card, its abilities against the other seat", thinks=False),
)
