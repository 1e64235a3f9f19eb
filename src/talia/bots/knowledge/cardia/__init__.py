"""Cardia's own levels, and the frozen opponent that always plays its highest card."""

from __future__ import annotations

from talia.bots.knowledge.cardia.rules import Apprentice, Highest
from talia.bots.levels import Level

LEVELS: tuple[Level, ...] = (
    Level("highest", Highest, "always the highest card", thinks=False),
    Level("apprentice", Apprentice, "rules of thumb", thinks=False, knobs={"temperature": 0.12}),
)
