"""Cardia's own levels, the frozen opponent that always plays its highest card, and an adversary of the expert."""

from __future__ import annotations

from talia.bots.cardia.adept import Adept
from talia.bots.cardia.expert import Expert
from talia.bots.cardia.lbr import LocalBestResponse
from talia.bots.cardia.master import Master
from talia.bots.cardia.playing import FILES, knows
from talia.bots.cardia.rules import Apprentice, Highest
from talia.bots.play.budget import Budget
from talia.bots.play.levels import Level

LEVELS: tuple[Level, ...] = (
    Level("highest", Highest, "always the highest card", thinks=False),
    Level("apprentice", Apprentice, "rules of thumb", thinks=False, knobs={"temperature": 0.12}),
    Level(
        "adept",
        Adept,
        "one round by a learned evaluation, the best average card",
        Budget(seconds=0.2),
        knobs={"temperature": 0.03},
        needs_compiled=True,
    ),
    Level(
        "expert",
        Expert,
        "one round as a game of mixed strategies, by a learned evaluation",
        knobs={"hands": 20},
        needs_compiled=True,
    ),
    Level(
        "master",
        Master,
        "a policy learned by self-play, improved by one step over dealt worlds",
        knobs={"temperature": 0.1, "critic": 1.0, "worlds": 400, "hands": 20},
        needs_compiled=True,
        heavy=FILES["cardia"],
        plays=knows,
    ),
    Level(
        "lbr",
        LocalBestResponse,
        "knows how the expert thinks, not its cards, and plays what is best against that",
        Budget(nodes=32000),
        knobs={"nodes": 1600},
    ),
)
