"""What a card is. Each is declared once, in its deck's file; numbers, sets, programs and facts follow from that.

Decks I and II have one card of each influence. A *guest* lies in neither: it takes the place of the card of its
influence in games whose option `guests` names it.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.bits import members
from talia.core.declared import Box, Declared
from talia.core.frame import Step
from talia.core.program import Program, program
from talia.games.cardia.numbers import (
    CARDS,
    FACTION_NAMES,
    INFLUENCES,
    Ending,
    faction_of,
    influences_of,
)
from talia.games.cardia.steps import PutToken

# What an ability does, for whoever wants to know it without playing it.
RAISES: Final = 1
LOWERS: Final = 2
REMOVES: Final = 4
LASTS: Final = 8
EMPTIES_DECK: Final = 16
EMPTIES_HAND: Final = 32
COPIES: Final = 64
ENDS: Final = 128
TIES: Final = 256
LOWERS_OWN: Final = 512
SEES: Final = 1024
MOVES: Final = 2048

# The question of the rules that a lasting ability answers, while its token lies on the card (section 4).
LEVELS: Final = 1  # is this encounter a tie?
WINS_TIES: Final = 2  # who wins a tie?
ENRICHES_BEFORE: Final = 3  # how many signets is the encounter before this one worth?
ENRICHES: Final = 4  # and this one?
CLAIMS_BEFORE: Final = 5  # who wins the encounter before this one, whatever else is said?
WINS_IF_NEXT_IS_WON: Final = 6  # is the game won?
ANY_QUESTION: Final = 7

# What an ability may leave for later, if it is more than a modifier (6.3): the round lets it happen in its time.
OPENLY: Final = 1  # their next card is placed first, face up
CHOICE: Final = 2  # when your next card is revealed, something is chosen
DEMAND: Final = 3  # when their next card is revealed and is not of the faction named, they pay
LATE: Final = 4  # when the ability of your next encounter has been carried out, a modifier lands

Steps = tuple[Step[Any], ...]


@final
class Card(Declared):
    """A card of the box: an ability that is carried out at once, or one that lasts."""

    def __init__(
        self,
        word: str,
        influence: i64,
        instant: Steps,
        lasts: i64,
        does: i64,
        gist: str,
        waits: i64,
        later: Program | None,
        ends: Ending | None,
    ) -> None:
        super().__init__(word)
        assert 1 <= influence <= INFLUENCES, f"{word}: an influence is 1 to {INFLUENCES}, not {influence}"
        assert (lasts == 0) == (instant != ()), f"{word}: an ability is carried out at once or lasts"
        self.influence: i64 = influence
        self.lasts: i64 = lasts
        self.does: i64 = does
        self.gist = gist  # the ability as a formula, for the page
        self.waits: i64 = waits
        self.later = later  # what comes of that which waits
        self.ends = ends  # how a lasting ability ends the game
        self.program: Program = program(f"cardia.{word}", instant or (PutToken(),), rule=f"cardia.card.{word}")

    def facts(self) -> dict[str, Any]:
        return {
            "influence": int(self.influence),
            "faction": FACTION_NAMES[faction_of(self.influence)],
            "ongoing": self.lasts != 0,
            "gist": self.gist,
        }


@final
class Deck:
    """Cards that belong together, in the order of their declarations."""

    def __init__(self, name: str, section: str) -> None:
        self.name = name
        self.section = section  # of docs/rules/cardia.md
        self.box: Box[Card] = Box(f"deck {name}")
        self.endings: list[Ending] = []

    def card(
        self,
        word: str,
        influence: i64,
        instant: Steps = (),
        lasts: i64 = 0,
        does: i64 = 0,
        gist: str = "",
        waits: i64 = 0,
        later: Program | None = None,
        ends: Ending | None = None,
        guest: bool = False,
    ) -> Card:
        """Declare a card: what it does at once, or the question its lasting ability answers; perhaps as a guest."""
        made = Card(word, influence, instant, lasts, does, gist, waits, later, ends)
        return GUESTS.box.declare(made) if guest else self.box.declare(made)

    def ending(self, word: str) -> Ending:
        """Declare that a card of this deck may end the game."""
        made = Ending(word, f"cardia.card.{word}")
        self.endings.append(made)
        return made

    def close(self, first: i64, whole: bool) -> None:
        """Number the cards and give the domain `card` their words; a whole deck has one card of each influence."""
        self.box.close(first)
        printed = [int(card.influence) for card in self.box.things]
        assert not whole or printed == list(range(1, INFLUENCES + 1)), f"deck {self.name}: its influences are {printed}"
        for card in self.box.things:
            CARDS.put(card.number, card.word)
        for ending in self.endings:
            ending.join()

    def of(self, influence: i64) -> Card:
        """The card of an influence, of a whole deck."""
        return self.box.things[influence - 1]

    def facts(self) -> dict[str, dict[str, Any]]:
        """What is printed on each card, by its word."""
        return {card.word: {**card.facts(), "deck": self.name, "rule": self.section} for card in self.box.things}


DECK_1: Final = Deck("I", "7")
DECK_2: Final = Deck("II", "8")
GUESTS: Final = Deck("guest", "10")
DECKS: Final = [DECK_1, DECK_2, GUESTS]


def close_decks() -> None:
    """Number everything. Numbers are what is printed: the influence, in deck II 16 more; guests come after them."""
    DECK_1.close(1, True)
    DECK_2.close(INFLUENCES + 1, True)
    GUESTS.close(2 * INFLUENCES + 1, False)


def all_cards() -> list[Card]:
    """Every card there is, by number; the first has number 1."""
    return [card for deck in DECKS for card in deck.box.things]


def faction_facts() -> dict[str, dict[str, Any]]:
    return {
        name: {"influences": members(influences_of(faction)), "rule": "1"} for faction, name in enumerate(FACTION_NAMES)
    }
