"""How difficult a choice of deck and locations is: stars and the level they make (rules, section 10)."""

from __future__ import annotations

from typing import Any, Final

STARS: Final = {
    "serpent_temple": 1,
    "bazaar": 1,
    "founders_day": 1,
    "grand_library": 2,
    "scrapyard": 2,
    "auction_house": 2,
    "haunted_catacombs": 3,
    "foggy_swamp": 3,
}


def stars_of(options: dict[str, Any]) -> int:
    """The stars of the locations add up; deck II counts one, and so does a mix with any faction of it (R21)."""
    second = options["deck"] == "II" or (options["deck"] == "mix" and bool(options["mix"]))
    return sum(STARS[place] for place in options["locations"]) + (1 if second else 0)


def level_of(options: dict[str, Any]) -> int:
    """Level 1 to 4; the texts name them (`cardia-level-1` …)."""
    stars = stars_of(options)
    if stars >= 5:
        return 4
    if stars >= 3:
        return 3
    return 2 if stars == 2 else 1
