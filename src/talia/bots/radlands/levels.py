"""Radlands' own levels: rules of thumb, one action ahead on a plain evaluation, whole turns on a learned one."""

from __future__ import annotations

from talia.bots.methods.weights import load, weights_of
from talia.bots.play.budget import Budget
from talia.bots.play.levels import Level
from talia.bots.radlands.draft import draft
from talia.bots.radlands.features import NAME, feature_words
from talia.bots.radlands.judge import Learned
from talia.bots.radlands.master import Master
from talia.bots.radlands.plain import plain
from talia.bots.radlands.planning import LONGEST, WINS, Planning
from talia.bots.radlands.rules import Rules


def _rules() -> Rules:
    return Rules(0.0)


def _adept(worlds: float) -> Planning:
    return Planning(plain(), Rules(0.3).choose, 1, 1, worlds, 0.0, "plain")


def _learned() -> tuple[Learned, str]:
    """The judge that has learned, and the beginning of the hash of its weights."""
    net, about = load(weights_of("radlands") / "radlands", "radlands", 2, {}, NAME, feature_words())
    return Learned(net.forward()), about.sha256[:12]


def _expert(width: float, worlds: float, water: float, wins: float) -> Planning:
    judge, weights = _learned()
    return Planning(judge, draft, LONGEST, width, worlds, water, weights, wins)


def _master(width: float, worlds: float, water: float, wins: float, threats: float) -> Planning:
    judge, weights = _learned()
    return Master(judge, draft, LONGEST, width, worlds, water, weights, wins, threats)


LEVELS: tuple[Level, ...] = (
    Level("apprentice", Rules, "rules of thumb", thinks=False, knobs={"warmth": 0.5}),
    Level("rules", _rules, "rules of thumb, always the best of them", thinks=False),
    Level("adept", _adept, "one action ahead, by counting what lies on the table", thinks=False, knobs={"worlds": 4}),
    Level(
        "expert",
        _expert,
        "whole turns, on a learned evaluation, after a look for a sure win",
        Budget(seconds=0.3),
        knobs={"width": 16, "worlds": 12, "water": 0.02, "wins": WINS},
        needs_compiled=True,
    ),
    Level(
        "master",
        _master,
        "as the expert, in more worlds",
        Budget(seconds=0.5),
        knobs={"width": 16, "worlds": 64, "water": 0.02, "wins": WINS, "threats": 0},
        needs_compiled=True,
        offered=False,
    ),
)
