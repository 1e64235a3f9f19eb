"""The cards that take a name, while the search for the best choices tries one after another, and which are tried."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.games.fantasy_realms.cards.suits import SUIT_COUNT, WILD
from talia.games.fantasy_realms.extra.changes import Change
from talia.games.fantasy_realms.extra.choices import DECLINED, SUIT_ONLY, named_suit
from talia.games.fantasy_realms.extra.choosers import Namer
from talia.games.fantasy_realms.extra.narrow import INDEX, TABLES
from talia.games.fantasy_realms.extra.tables import column

OF_SUIT: Final = column([TABLES.of((suit,)) for suit in range(SUIT_COUNT)])


@final
class Wild:
    """A card that takes a name, with the name being tried; chained in the order in which they choose."""

    def __init__(self, namer: Namer, next: Wild | None) -> None:
        self.slot: i64 = namer.slot
        self.number: i64 = namer.number
        self.bit: i64 = namer.bit
        self.digits: i64 = namer.digits
        self.names: i64 = namer.names
        self.change = Change(namer.number, None)
        self.next = next

    def bear(self, name: i64) -> None:
        """Take a name as its slot has it."""
        if name == DECLINED:
            self.change.bear(self.number, WILD)
        else:
            self.change.bear(self.number if name >= SUIT_ONLY else name - 1, named_suit(name))

    def named(self, turned: i64) -> i64:
        """The name being tried, as its slot has it. A suit that it has by being turned is none that it named."""
        name = self.change.key // SUIT_COUNT
        if name != self.number:
            return name + 1
        suit = self.change.suit()
        return DECLINED if suit == WILD or turned == self.number + 1 else SUIT_ONLY + suit


def wilds_of(namer: Namer | None) -> Wild | None:
    return None if namer is None else Wild(namer, wilds_of(namer.next))


def fresh_names(hand: i64, wanted: i64) -> i64:
    """In each suit one name that nothing wants and no card of the hand was printed with; all if there is none."""
    found: i64 = 0
    suit: i64 = 0
    while suit < SUIT_COUNT:
        names = OF_SUIT[suit]
        suit += 1
        fresh = names & ~hand & ~wanted
        found |= names if fresh == 0 else fresh & -fresh
    return found


def lowest(suits: i64, number: i64) -> i64:
    """The lowest so many of some suits, one bit each; none at all if there are fewer."""
    found: i64 = 0
    while number > 0:
        if suits == 0:
            return 0
        low = suits & -suits
        suits ^= low
        found |= low
        number -= 1
    return found


def suit_of_unit(unit: i64) -> i64:
    """The number of a suit from the lowest bit of its digit."""
    return INDEX[unit % 67] >> 2
