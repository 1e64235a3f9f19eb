"""The small variants that are solved and published: ordinary games, made small by their options."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from talia.bots.cardia.evaluation import REDUCED
from talia.core.errors import BadOption
from talia.core.setup import Setup
from talia.registry import game, names


@dataclass(frozen=True)
class Variant:
    """A small game by name."""

    name: str
    game: str
    about: str  # in a line
    options: dict[str, Any] = field(default_factory=dict)

    def setup(self, **options: Any) -> Setup:
        """How it is played; options given here win over its own."""
        return game(self.game).setup(2, **{**self.options, **options})


_SMALL_RADLANDS: dict[str, Any] = {
    "camps": "given",
    "camps_0": ["railgun", "oasis", "supply_depot"],
    "camps_1": ["scud_launcher", "nest_of_spies", "reactor"],
    "columns": 1,
    "damaged": True,
    "first_player": "seat_0",
}
_LISTED = (
    Variant(
        "cardia-tiny",
        "cardia",
        "three cards of deck I, with questions and a random card",
        {"influences": ["2", "10", "15"], "hand": 2, "signets": 2},
    ),
    Variant("cardia-reduced", "cardia", "five cards of deck I that ask nothing, hands of two, three signets", REDUCED),
    Variant(
        "cardia-questions",
        "cardia",
        "four cards of deck I that ask, hands of two, two signets",
        {"influences": ["2", "7", "9", "15"], "hand": 2, "signets": 2},
    ),
    Variant(
        "radlands-tiny",
        "radlands",
        "one column each, one action a turn, three turns",
        {
            **_SMALL_RADLANDS,
            "cards": ["mutant", "holdout"],
            "water": 1,
            "turn_limit": 3,
            "action_limit": 1,
        },
    ),
    Variant(
        "radlands-small",
        "radlands",
        "one column each, six cards, two water and two actions a turn, three turns",
        {
            **_SMALL_RADLANDS,
            "cards": ["mutant", "vigilante", "holdout"],
            "water": 2,
            "turn_limit": 3,
            "action_limit": 2,
        },
    ),
    Variant(
        "fantasy-realms-tiny",
        "fantasy_realms",
        "five cards, hands of one, two cards end it",
        {"cards": ["king", "doppelganger", "island", "wildfire", "forest"], "hand": 1, "end": 2, "turns": 4},
    ),
    Variant(
        "fantasy-realms-small",
        "fantasy_realms",
        "six cards, hands of two, two cards end it, or three turns",
        {
            "cards": ["necromancer", "doppelganger", "island", "wildfire", "forest", "unicorn"],
            "hand": 2,
            "end": 2,
            "turns": 3,
        },
    ),
)
VARIANTS: dict[str, Variant] = {variant.name: variant for variant in _LISTED}


def variant(name: str) -> Variant:
    """The variant of that name, or a whole game, to be made small by options."""
    if name in VARIANTS:
        return VARIANTS[name]
    if name in names():
        return Variant(name, name, "")
    raise BadOption(f"variant {name!r}: there is none of that name; allowed: {', '.join(VARIANTS)}, or a game")
