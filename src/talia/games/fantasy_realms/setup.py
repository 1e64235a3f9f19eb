"""The ways to play Fantasy Realms: options worked into what the rules need, and the deal."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from talia.core.bits import count
from talia.core.setup import Setup
from talia.games.fantasy_realms.extra.deck import of_set

RULES: Final = 1

# Variants.
CLASSIC: Final = 0
TWO_PLAYER: Final = 1
CHAOS: Final = 2
VARIANTS: Final[tuple[str, ...]] = ("classic", "two_player", "chaos")
SEATS: Final[list[tuple[int, int]]] = [(2, 6), (2, 2), (3, 7)]
PRINTED_END: Final[list[int]] = [10, 12, 0]  # cards in the discard area; Chaos has none
_SECTION: Final[list[str]] = ["fantasy_realms.2", "fantasy_realms.3", "fantasy_realms.4"]

# How a game ends.
HIGHEST_SCORE: Final = 0
LOWEST_BASE: Final = 1
SHARED: Final = 2
TURN_LIMIT: Final = 3
REASONS: Final = ["highest_score", "lowest_base", "shared", "turn_limit"]


class FantasyRealmsSetup(Setup):
    """One way to play; `Deal` in game.py adds the deal."""

    def __init__(self, seats: int, options: dict[str, Any], variant: int, cards: i64) -> None:
        super().__init__("fantasy_realms", RULES, seats, options, REASONS)
        self.variant: i64 = variant
        self.cards: i64 = cards  # those that are in the game
        self.order = of_set(cards)
        self.size: i64 = count(cards)
        self.hand: i64 = options["hand"]
        end: int = options["end"]
        self.end: i64 = end if end != 0 else PRINTED_END[variant]
        self.turns: i64 = options["turns"]  # 0: as many as it takes
        self.moments: i64 = options["moments"]  # Chaos: time is not up before so many have passed
        self.best: bool = options["scoring"] == "best"
        self.shown: bool = options["offers"] == "shown"
        if variant == CHAOS:
            self.places = self.seats + 1  # the clock is asked too

    def section(self) -> str:
        """The rule that the variant's turns follow."""
        return _SECTION[self.variant]
