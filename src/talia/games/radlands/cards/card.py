"""What a card is: its cost, its junk icon, its abilities, the program of its entry trait. The tables of all cards."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.core.frame import Step
from talia.core.program import program
from talia.games.radlands.board import restorable
from talia.games.radlands.facts import TO_RESTORE
from talia.games.radlands.numbers import CAMPS, CARD_NUMBERS, FIRST_CAMP, LAST_KIND
from talia.games.radlands.state import NO_SELF_RESTORE, Table

Steps = tuple[Step[Any], ...]


class Ability:
    """Something a card in play can be used for. `name` is that of its program, which saved games know."""

    def __init__(self, name: str, cost: i64, steps: Steps, needs: i64 = 0, copied: bool = True) -> None:
        self.cost: i64 = cost
        self.needs: i64 = needs  # the facts without which it may not be started
        self.copied: bool = copied  # False: copying it offers nothing new (Mimic)
        self.pc: i64 = program(f"radlands.{name}", steps)

    def price(self, s: Table, me: i64) -> i64:
        """What it costs now."""
        return self.cost

    def allowed(self, s: Table, me: i64, place: i64, facts: i64) -> bool:
        """May a seat start it with the card at this place (9.4)? Whether the card is ready is asked elsewhere."""
        if self.needs & ~facts != 0 or self.price(s, me) > s.water:
            return False
        if s.rules & NO_SELF_RESTORE != 0 and self.needs & TO_RESTORE != 0:
            return restorable(s, me) & ~bit(place) != 0  # V2
        return True


@final
class Card:
    """A kind of the draw deck: a person (number -1) or an event."""

    def __init__(
        self,
        word: str,
        cost: i64,
        junk: i64,
        first: Ability | None = None,
        second: Ability | None = None,
        enters: Steps | None = None,
        number: i64 = -1,
        effect: Steps | None = None,
    ) -> None:
        self.word = word
        self.cost: i64 = cost
        self.junk: i64 = junk
        self.first = first
        self.second = second
        self.number: i64 = number
        self.enters: i64 = -1
        if enters is not None:
            self.enters = program(f"radlands.{word}.enters", enters)
        self.effect: i64 = -1
        if effect is not None:
            self.effect = program(f"radlands.{word}", effect)
        # The least its abilities cost: Parachute Base asks.
        self.least: i64 = 0
        if first is not None:
            self.least = first.cost
            if second is not None and second.cost < self.least:
                self.least = second.cost


@final
class Camp:
    """A camp: how many cards it starts with, and its abilities."""

    def __init__(self, word: str, starting: i64, first: Ability | None = None, second: Ability | None = None) -> None:
        self.word = word
        self.starting: i64 = starting
        self.first = first
        self.second = second


OTHER: Final = 35  # camp n of the other printing is at OTHER + n

_BLANK: Final = Card("", 0, 0)
_NO_CAMP: Final = Camp("", 0)
DECK: Final[list[Card]] = [_BLANK] * (LAST_KIND + 1)
CAMP_CARDS: Final[list[Camp]] = [_NO_CAMP] * (2 * OTHER)


def deck_card(card: Card) -> Card:
    """Put a card into the table of kinds."""
    kind = CARD_NUMBERS[card.word]
    assert DECK[kind] is _BLANK, card.word
    DECK[kind] = card
    return card


def camp_card(camp: Camp) -> Camp:
    """Put a camp into the table, for both printings unless the other has its own text."""
    number = CARD_NUMBERS[camp.word] - FIRST_CAMP
    assert CAMP_CARDS[number] is _NO_CAMP, camp.word
    CAMP_CARDS[number] = camp
    if CAMP_CARDS[OTHER + number] is _NO_CAMP:
        CAMP_CARDS[OTHER + number] = camp
    return camp


def other_camp_card(camp: Camp) -> Camp:
    """Put the other printing's text of a camp into the table (V3)."""
    CAMP_CARDS[OTHER + CARD_NUMBERS[camp.word] - FIRST_CAMP] = camp
    return camp


def all_laid() -> bool:
    """Is every card there? Asked once, when the game is put together."""
    return all(card is not _BLANK for card in DECK[1:]) and all(
        CAMP_CARDS[n] is not _NO_CAMP and CAMP_CARDS[OTHER + n] is not _NO_CAMP for n in range(1, len(CAMPS) + 1)
    )
