"""How difficult a choice of deck and locations is: stars and the level they make (rules, section 10)."""

from __future__ import annotations

from typing import Any, Final

from talia.games.cardia.cards.location import LOCATIONS

SECOND_DECK: Final = 1  # stars of deck II, and of a mix with any faction of it (R21)
LEVELS: Final = [0, 2, 3, 5]  # the stars at which each level begins, from level 1


def stars_of(options: dict[str, Any]) -> int:
    """The stars of the locations add up, and those of deck II to them."""
    second = options["deck"] == "II" or (options["deck"] == "mix" and bool(options["mix"]))
    return sum(int(LOCATIONS[place].stars) for place in options["locations"]) + (SECOND_DECK if second else 0)


def level_of(options: dict[str, Any]) -> int:
    """Level 1 to 4; the texts name them (`cardia-level-1` …)."""
    stars = stars_of(options)
    return sum(stars >= least for least in LEVELS)
