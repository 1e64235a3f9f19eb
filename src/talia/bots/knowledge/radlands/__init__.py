"""Radlands' own levels: rules of thumb, one action ahead on a plain evaluation, whole turns on a learned one."""

from __future__ import annotations

from talia.bots.budget import Budget
from talia.bots.knowledge.radlands.draft import draft
from talia.bots.knowledge.radlands.plain import plain
from talia.bots.knowledge.radlands.planning import LONGEST, Planning
from talia.bots.knowledge.radlands.rules import Rules
from talia.bots.levels import Level
from talia.bots.net import WEIGHTS, load
from talia.bots.search.radlands_features import NAME
from talia.bots.search.radlands_judge import Learned


def _rules() -> Rules:
    return Rules(0.0)


def _adept(worlds: float) -> Planning:
    return Planning(plain(), Rules(0.3).choose, 1, 1, worlds, 0.0, "plain")


def _expert(width: float, worlds: float, water: float) -> Planning:
    net, about = load(WEIGHTS / "radlands", "radlands", 2, {}, NAME)
    judge = Learned(net.forward())
    return Planning(judge, draft, LONGEST, width, worlds, water, about.sha256[:12])


LEVELS: tuple[Level, ...] = (
    Level("apprentice", Rules, "rules of thumb", thinks=False, knobs={"warmth": 0.5}),
    Level("rules", _rules, "rules of thumb, always the best of them", thinks=False),
    Level("adept", _adept, "one action ahead, by counting what lies on the table", thinks=False, knobs={"worlds": 4}),
    Level(
        "expert",
        _expert,
        "whole turns, on a learned evaluation",
        Budget(seconds=0.3),
        knobs={"width": 16, "worlds": 12, "water": 0.02},
    ),
)
