"""Radlands' own levels: rules of thumb, one action ahead on a plain evaluation, whole turns on a learned one."""

from __future__ import annotations

from talia.bots.knowledge.radlands.plain import plain
from talia.bots.knowledge.radlands.planning import Planning
from talia.bots.knowledge.radlands.rules import Rules
from talia.bots.levels import Level


def _rules() -> Rules:
    return Rules(0.0)


def _adept(worlds: float) -> Planning:
    return Planning(plain(), Rules(0.3).choose, 1, 1, worlds, 0.0, "plain")


LEVELS: tuple[Level, ...] = (
    Level("apprentice", Rules, "rules of thumb", thinks=False, knobs={"warmth": 0.5}),
    Level("rules", _rules, "rules of thumb, always the best of them", thinks=False),
    Level("adept", _adept, "one action ahead, by counting what lies on the table", thinks=False, knobs={"worlds": 4}),
)
