"""Kit: one way to play Cardia, its options worked into the numbers that the rules ask for."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.core.program import Program
from talia.core.setup import Setup
from talia.games.cardia.numbers import (
    DECK_1,
    DECK_2,
    FACTION_NAMES,
    PLACE_NAMES,
    REASONS,
    influence_of,
    influences_of,
)

RULES: Final = 1

# Rulings that players may want differently. Naming one in the option `rulings` takes the other reading; the default is
# ours for all of them (docs/positions/cardia.md lists both readings).
R4: Final = 1  # Void Mage and Kinesis Mage may pick a card with nothing on it
R5: Final = 2  # Mechanical Djinn is checked at the comparison as well
R7: Final = 4  # Auction House is checked before the Librarian's choice
R8: Final = 8  # two active Counselors facing each other: both cards win
R10: Final = 16  # Elemental: both players draw
R11: Final = 32  # Scrapyard: one of the two cards just drawn goes under the deck
R12: Final = 64  # Catacombs against both: more signets win
R13: Final = 128  # Founder's Day for both: more signets win
R17: Final = 256  # Serpent Temple: no draw where the opponent has nothing to discard
R18: Final = 512  # Prodigy: the opposing card may be chosen as well
R19: Final = 1024  # Poisoner levels the encounter upwards too
R26: Final = 2048  # Mechanical Djinn for both: more signets win
RULING_NAMES: Final = ["R4", "R5", "R7", "R8", "R10", "R11", "R12", "R13", "R17", "R18", "R19", "R26"]


class Kit(Setup):
    """All that the rules need to know of the options, in numbers. It never changes."""

    def __init__(self, options: dict[str, Any], programs: list[Program]) -> None:
        super().__init__("cardia", RULES, 2, options, REASONS)
        second: i64 = 0
        for faction, name in enumerate(FACTION_NAMES):
            if options["deck"] == "II" or (options["deck"] == "mix" and name in options["mix"]):
                second |= influences_of(faction)
        self.second: i64 = second  # the influences that come from deck II
        places: i64 = 0
        for number, name in enumerate(PLACE_NAMES):
            if name in options["locations"]:
                places |= bit(number)
        self.locations: i64 = places
        other: i64 = 0
        for number, name in enumerate(RULING_NAMES):
            if name in options["rulings"]:
                other |= bit(number)
        self.other: i64 = other  # the rulings that are read the other way
        cards: i64 = 0
        for word in options["influences"]:
            cards |= bit(int(word))
        self.cards: i64 = cards  # the influences of a deck
        self.size: i64 = len(options["influences"])
        self.hand: i64 = min(options["hand"], 2) if "grand_library" in options["locations"] else options["hand"]
        self.signets: i64 = options["signets"]
        self.change: bool = options["change_lock_in"]
        self.programs = programs  # the ability of each influence, for both decks: 1-16, then 17-32
        # Cards with an ongoing ability, for both seats.
        self.mediators: i64 = self._both(4, False)
        self.judges: i64 = self._both(8, False)
        self.treasurers: i64 = self._both(12, False)
        self.aristocrats: i64 = self._both(8, True)
        self.counselors: i64 = self._both(12, True)
        self.mechanical_djinns: i64 = self._both(15, True)
        ongoing = self.mediators | self.judges | self.treasurers
        ongoing |= self.aristocrats | self.counselors | self.mechanical_djinns
        self.ongoing = ongoing
        self.remembers: bool = self.locations & 0x90 != 0  # a known card may be hidden again: Scrapyard, Foggy Swamp

    def _both(self, influence: i64, of_second: bool) -> i64:
        if (self.second & bit(influence) != 0) != of_second:
            return 0
        return bit(influence) | bit(influence + 16)

    def named(self, influences: i64) -> i64:
        """A set of influences as a set of numbers of the domain `card`."""
        return (influences & ~self.second) | ((influences & self.second) << 16)

    def program_of(self, card: i64) -> Program:
        """The ability of a card."""
        influence = influence_of(card)
        return self.programs[influence - 1 if self.second & bit(influence) == 0 else influence + 15]

    def name_of(self, card: i64) -> str:
        influence = influence_of(card)
        return (DECK_2 if self.second & bit(influence) != 0 else DECK_1)[influence - 1]

    def names(self) -> list[str]:
        """The cards of a deck, by influence."""
        return [self.name_of(influence) for influence in range(1, 17) if self.cards & bit(influence) != 0]

    def influence_named(self, name: str) -> int:
        """The influence of a card of this game's deck, or 0."""
        for influence in range(1, 17):
            if self.cards & bit(influence) != 0 and self.name_of(influence) == name:
                return influence
        return 0
