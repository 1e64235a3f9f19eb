"""The levels of Fantasy Realms: by points with human errors, by expected points, by a learned chance of winning."""

from __future__ import annotations

from talia.bots.fantasy_realms.by_points import Adept, Apprentice, Greedy
from talia.bots.fantasy_realms.expert import Expert, plays
from talia.bots.fantasy_realms.master import Master
from talia.bots.play.levels import Level

LEVELS: tuple[Level, ...] = (
    Level("greedy", Greedy, "the best swap from the table if it raises the score, else the deck", thinks=False),
    Level(
        "apprentice",
        Apprentice,
        "greedy with a part of the table in view, and not exact",
        thinks=False,
        knobs={"attention": 3, "temperature": 6.0, "hope": 4.0},
    ),
    Level("adept", Adept, "the best swap against the mean of what the deck may bring"),
    Level("expert", Expert, "a learned chance of winning over every way to end the turn", plays=plays),
    Level(
        "master",
        Master,
        "the expert's best answers, played on for a round in likely worlds",
        plays=plays,
        knobs={"worlds": 400, "answers": 3, "near": 0.05, "shown": 2.0, "trust": 0.03, "expecting": 1},
        needs_compiled=True,
        offered=False,
    ),
)
