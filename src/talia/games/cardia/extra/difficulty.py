"""How difficult a choice of deck and locations is: stars and the level they make (rules, section 10)."""

from __future__ import annotations

from typing import Any, Final

from talia.games.cardia.cards.location import LOCATIONS
from talia.games.cardia.numbers import FACTION_NAMES

SECOND_DECK: Final = 1  # stars of deck II, and of a mix with any faction of it (R21)
# The choices by which deck II is there: each asks of some options that they have, or hold, one of these values.
WITH_SECOND_DECK: Final[list[dict[str, list[str]]]] = [{"deck": ["II"]}, {"deck": ["mix"], "mix": FACTION_NAMES}]
LEVELS: Final = [0, 2, 3, 5]  # the stars at which each level begins, from level 1


def stars_of(options: dict[str, Any]) -> int:
    """The stars of the locations add up, and those of deck II to them."""
    stars = sum(int(LOCATIONS[place].stars) for place in options["locations"])
    return stars + (SECOND_DECK if any(_fits(options, choice) for choice in WITH_SECOND_DECK) else 0)


def _fits(options: dict[str, Any], choice: dict[str, list[str]]) -> bool:
    return all(
        any(value in values for value in (options[name] if isinstance(options[name], list) else [options[name]]))
        for name, values in choice.items()
    )


def level_of(options: dict[str, Any]) -> int:
    """Level 1 to 4; the texts name them (`cardia-level-1` …)."""
    stars = stars_of(options)
    return sum(stars >= least for least in LEVELS)
