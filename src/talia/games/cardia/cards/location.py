"""What a location is: numbers that it changes, and moments at which it speaks. Each is declared once (locations.py).

The setup ors the moments of the locations in play into one number; the round tests one bit of it and then asks the one
location that speaks there (or `Both`, where two do).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from talia.core.declared import Box, Declared
from talia.core.frame import Frame
from talia.games.cardia.numbers import INFLUENCES, Ending

if TYPE_CHECKING:
    from talia.games.cardia.state import Cardia

SETTLE: Final = 1
PLACE: Final = 2
MEET: Final = 4
REVEAL: Final = 8
WATCH: Final = 16
AFTER: Final = 32
DRAW: Final = 64
MOMENTS: Final = {
    "settle": SETTLE,
    "place": PLACE,
    "meet": MEET,
    "reveal": REVEAL,
    "watch": WATCH,
    "after": AFTER,
    "draw": DRAW,
}
ALONE: Final = PLACE | AFTER | DRAW  # moments that push or decide what comes next: one location in play may have each


class Location(Declared):
    """A location of the box (rules, section 9). Its own class overrides the moments at which it speaks."""

    def __init__(
        self,
        word: str,
        stars: i64,
        draws: i64 = 1,
        hand: i64 = INFLUENCES,
        sifts: bool = False,
        hides: bool = False,
    ) -> None:
        super().__init__(word)
        self.rule = f"cardia.location.{word}"
        self.stars: i64 = stars  # of difficulty
        self.draws: i64 = draws  # how many cards everybody draws at the end of a round; with 0 nobody ever does
        self.hand: i64 = hand  # at most so many cards are dealt
        self.sifts: bool = sifts  # cards of a hand may go under its deck
        self.hides: bool = hides  # cards are placed face down and revealed a round later
        moments: i64 = 0
        for name, moment in MOMENTS.items():
            if getattr(type(self), name) is not getattr(Location, name):
                moments |= moment
        self.moments: i64 = moments  # those at which it speaks

    def facts(self) -> dict[str, Any]:
        return {"stars": int(self.stars), "rule": "9"}

    # The moments, in the order of a round.

    def settle(self, s: Cardia) -> None:
        """Cards have left hands, in any phase."""

    def place(self, s: Cardia, first: i64, second: i64) -> None:
        """Two cards are placed. Note D gets the pair to be revealed: first | second << 8, or 0 for none."""

    def meet(self, s: Cardia, first: i64, second: i64) -> None:
        """Two cards are about to be revealed; ending the game here keeps them from being compared."""

    def reveal(self, s: Cardia, before_choices: bool) -> None:
        """Two cards lie face up, with the modifiers that waited for them: before their owners' choices and after."""

    def watch(self, s: Cardia) -> None:
        """Who wins which encounter may have changed."""

    def after(self, s: Cardia, loser: i64, won_before: i64, current: i64) -> None:
        """The loser's ability has been carried out. Before it `won_before` won; `current` are the round's cards."""

    def draw(self, s: Cardia) -> None:
        """The end of a round, instead of drawing as usual."""

    # For positions on their way in, and for tests.

    def watches_rows(self) -> bool:
        """Does it end the game where three adjacent encounters are won?"""
        return False

    def ends_so(self, s: Cardia, reason: i64) -> bool:
        """May the game have ended by it, with this table, for those who are told to have won?"""
        return False

    def pushed_after(self, s: Cardia, frame: Frame, loser: i64, current: i64) -> bool:
        """May this be what it has pushed after an ability?"""
        return False

    def pushed_at_draw(self, s: Cardia, frame: Frame) -> bool:
        """May this be what it has pushed at the end of a round?"""
        return False

    def sound(self, s: Cardia, seat: i64) -> None:
        """Raise AssertionError where something cannot be with this location in play."""


@final
class Both(Location):
    """Two locations that speak at one moment, as one."""

    def __init__(self, one: Location, other: Location) -> None:
        super().__init__(f"{one.word}, {other.word}", 0)
        self.one = one
        self.other = other

    def settle(self, s: Cardia) -> None:
        self.one.settle(s)
        self.other.settle(s)

    def meet(self, s: Cardia, first: i64, second: i64) -> None:
        self.one.meet(s, first, second)
        if not s.ended:
            self.other.meet(s, first, second)

    def reveal(self, s: Cardia, before_choices: bool) -> None:
        self.one.reveal(s, before_choices)
        self.other.reveal(s, before_choices)

    def watch(self, s: Cardia) -> None:
        self.one.watch(s)
        if not s.ended:
            self.other.watch(s)

    def watches_rows(self) -> bool:
        return self.one.watches_rows() or self.other.watches_rows()


LOCATIONS: Final[Box[Location]] = Box("the locations")
ENDINGS: Final[list[Ending]] = []


def ending(word: str) -> Ending:
    """Declare that a location may end the game."""
    made = Ending(word, f"cardia.location.{word}")
    ENDINGS.append(made)
    return made


def close_locations() -> None:
    LOCATIONS.close(0)
    for made in ENDINGS:
        made.join()


NOWHERE: Final = Location("nowhere", 0)  # speaks at no moment


def speaker(locations: list[Location], moment: i64) -> Location:
    """Who speaks at a moment, of the locations in play."""
    found = NOWHERE
    for location in locations:
        if location.moments & moment != 0:
            assert found is NOWHERE or moment & ALONE == 0, f"{location.word} and {found.word} cannot both speak there"
            found = location if found is NOWHERE else Both(found, location)
    return found
