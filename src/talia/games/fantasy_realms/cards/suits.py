"""The eleven suits, by number, and their ids in the order of the rulebook's list."""

from __future__ import annotations

from typing import Final

ARMY: Final = 0
LEADER: Final = 1
WIZARD: Final = 2
WEAPON: Final = 3
ARTIFACT: Final = 4
BEAST: Final = 5
LAND: Final = 6
WEATHER: Final = 7
FLOOD: Final = 8
FLAME: Final = 9
WILD: Final = 10  # the rulebook counts the three special cards as an eleventh suit

SUITS: Final[tuple[str, ...]] = (
    "army",
    "leader",
    "wizard",
    "weapon",
    "artifact",
    "beast",
    "land",
    "weather",
    "flood",
    "flame",
    "wild",
)
SUIT_COUNT: Final = 11
EVERY_SUIT: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
