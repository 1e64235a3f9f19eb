"""The choices at scoring, packed into one number. There is one of each card, so one number does for the whole table.

Each choice takes six bits; 0 is declined, or not yet decided.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from talia.core.bits import bit, has
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.choices import (
    BOOK,
    DECLINED,
    DOPPELGANGER,
    ISLAND,
    MIRAGE,
    SHAPESHIFTER,
    Choices,
)
from talia.games.fantasy_realms.extra.hand import NECROMANCER
from talia.games.fantasy_realms.extra.tables import SUIT
from talia.games.fantasy_realms.numbers import FIRST_SUIT, NAME

# In the order of section 5.
EXTRA: Final = 0  # the Necromancer's extra card: number + 1
COPY: Final = 1  # what Doppelgänger copies: number + 1
AS_MIRAGE: Final = 2  # a number of the domain NAME
AS_SHAPESHIFTER: Final = 3
BOOK_ON: Final = 4  # number + 1
BOOK_TO: Final = 5  # suit + 1
CLEAR: Final = 6  # what Island clears: number + 1

CHOOSER: Final[list[int]] = [NECROMANCER, DOPPELGANGER, MIRAGE, SHAPESHIFTER, BOOK, BOOK, ISLAND]
RULE: Final[list[str]] = ["5.0", "5.1", "5.2", "5.3", "5.4", "5.4", "5.5"]
CHOOSERS: Final[i64] = bit(DOPPELGANGER) | bit(MIRAGE) | bit(SHAPESHIFTER) | bit(BOOK) | bit(ISLAND)


def decided(choices: i64, which: i64) -> i64:
    return (choices >> 6 * which) & 63


def placed(number: i64, which: i64) -> i64:
    """A choice at its place. (A number that is passed on is shifted in 64 bits; a literal would not be.)"""
    return number << 6 * which


def deciding(choices: i64, which: i64, number: i64) -> i64:
    """The choices with this one made. A Book that turns nothing touches nothing."""
    if which == BOOK_TO and number == 0:
        choices &= ~placed(63, BOOK_ON)
    return choices & ~placed(63, which) | placed(number, which)


def for_hand(choices: i64, hand: i64) -> Choices:
    """What was chosen for the choosers of this hand, as the scorer takes it. The extra card is in the hand already."""
    made = Choices()
    if has(hand, DOPPELGANGER):
        made.doppelganger = decided(choices, COPY) - 1
    if has(hand, MIRAGE):
        number = decided(choices, AS_MIRAGE)
        if number != 0:
            made.mirage = number - 1 if number < FIRST_SUIT else i64(MIRAGE)
            made.mirage_suit = SUIT[number - 1] if number < FIRST_SUIT else number - FIRST_SUIT
    if has(hand, SHAPESHIFTER):
        number = decided(choices, AS_SHAPESHIFTER)
        if number != 0:
            made.shapeshifter = number - 1 if number < FIRST_SUIT else i64(SHAPESHIFTER)
            made.shapeshifter_suit = SUIT[number - 1] if number < FIRST_SUIT else number - FIRST_SUIT
    if has(hand, BOOK) and decided(choices, BOOK_TO) != 0:
        made.book_card = decided(choices, BOOK_ON) - 1
        made.book_suit = decided(choices, BOOK_TO) - 1
    if has(hand, ISLAND):
        made.island = decided(choices, CLEAR) - 1
    return made


def packed(made: Choices) -> i64:
    """The scorer's choices as one number."""
    choices = placed(made.necromancer + 1, EXTRA) | placed(made.doppelganger + 1, COPY)
    if made.mirage != DECLINED:
        choices |= placed(FIRST_SUIT + made.mirage_suit if made.mirage == MIRAGE else made.mirage + 1, AS_MIRAGE)
    if made.shapeshifter != DECLINED:
        named = FIRST_SUIT + made.shapeshifter_suit if made.shapeshifter == SHAPESHIFTER else made.shapeshifter + 1
        choices |= placed(named, AS_SHAPESHIFTER)
    if made.book_card != DECLINED:
        choices |= placed(made.book_card + 1, BOOK_ON) | placed(made.book_suit + 1, BOOK_TO)
    return choices | placed(made.island + 1, CLEAR)


def in_words(choices: i64) -> dict[str, Any]:
    """The choices as JSON, in the scorer's own form; a Book whose suit is still open has none."""
    made: dict[str, Any] = {}
    for which in (EXTRA, COPY, CLEAR):
        number = decided(choices, which)
        if number != 0:
            made[IDS[CHOOSER[which]]] = IDS[number - 1]
    for which in (AS_MIRAGE, AS_SHAPESHIFTER):
        number = decided(choices, which)
        if number != 0:
            word = NAME.words[number]
            made[IDS[CHOOSER[which]]] = word if number < FIRST_SUIT else {"suit": word}
    number = decided(choices, BOOK_ON)
    if number != 0:
        turned: dict[str, str] = {"card": IDS[number - 1]}
        suit = decided(choices, BOOK_TO)
        if suit != 0:
            turned["suit"] = SUITS[suit - 1]
        made[IDS[BOOK]] = turned
    return made
