"""Who chooses at scoring: the cards with an ability, in the order of section 5, and what each of them may choose.

All of it follows from the declarations; a made choice is kept in a slot of one number (`choices.py`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.games.fantasy_realms.cards import CARDS
from talia.games.fantasy_realms.cards.vocabulary import (
    Ability,
    Card,
    ChangesSuit,
    ClearsOne,
    CopiesCard,
    TakesFromDiscard,
    TakesNameAndSuit,
)
from talia.games.fantasy_realms.extra.narrow import TABLES
from talia.games.fantasy_realms.extra.tables import digits

# The slots of choices, in the order of section 5.
ADD: Final = 0  # the extra card
COPY: Final = 1  # the card that is copied
NAME: Final = 2  # what the first of two names
NAME_2: Final = 3  # and the second
TURN: Final = 4  # the card that gets another suit
TURN_TO: Final = 5  # that suit
CLEAR: Final = 6  # the card whose penalty is cleared
SLOTS: Final = 7


def _with_ability(kind: type[Ability]) -> list[Card]:
    """The cards with an ability of a kind, in the order in which they choose."""
    found = [card for card in CARDS if isinstance(card.ability, kind)]
    found.sort(key=_rule)
    return found


def _rule(card: Card) -> str:
    assert card.ability is not None
    return card.ability.rule


def _only(kind: type[Ability]) -> Card:
    """The one card with an ability of a kind: slots have room for one."""
    (card,) = _with_ability(kind)
    return card


@final
class Namer:
    """A card that takes the name and suit of another; chained in the order in which they choose."""

    def __init__(self, card: Card, slot: i64, next: Namer | None) -> None:
        assert card.ability is not None
        self.slot = slot
        self.number: i64 = card.number
        self.bit: i64 = bit(card.number)
        self.suits: tuple[int, ...] = card.ability.suits
        self.digits: i64 = digits(self.suits)  # as a mask over a tally
        self.names: i64 = TABLES.of(self.suits)  # whose names it may take
        self.next = next


_ADDER: Final = _only(TakesFromDiscard)
_COPIER: Final = _only(CopiesCard)
_TURNER: Final = _only(ChangesSuit)
_CLEARER: Final = _only(ClearsOne)
_NAMERS: Final = _with_ability(TakesNameAndSuit)
assert len(_NAMERS) == 2, "slots have room for two that take a name"


def _suits_of(card: Card) -> tuple[int, ...]:
    assert card.ability is not None
    return card.ability.suits


ADDER: Final[i64] = _ADDER.number
COPIER: Final[i64] = _COPIER.number
TURNER: Final[i64] = _TURNER.number
CLEARER: Final[i64] = _CLEARER.number
SECOND_NAMER: Final = Namer(_NAMERS[1], NAME_2, None)
NAMERS: Final = Namer(_NAMERS[0], NAME, SECOND_NAMER)  # the first of the chain
FROM_DISCARD: Final[i64] = TABLES.of(_suits_of(_ADDER))  # what may be added
CLEARED_SUITS: Final = _suits_of(_CLEARER)

# By slot: the card that chooses, and the ruling.
CHOOSER: Final[list[Card]] = [_ADDER, _COPIER, *_NAMERS, _TURNER, _TURNER, _CLEARER]
CHOOSER_BIT: Final[list[i64]] = [bit(card.number) for card in CHOOSER]
KEYS: Final[tuple[str, ...]] = tuple(dict.fromkeys([card.word for card in CHOOSER]))

# Cards that bear what they choose instead of what is printed, and all whose choice changes a hand's points.
MIMICS: Final[i64] = bit(COPIER) | NAMERS.bit | SECOND_NAMER.bit
CHOOSERS: Final[i64] = MIMICS | bit(TURNER) | bit(CLEARER)  # what is added comes to the hand and is tried outside


def rule_of(slot: i64) -> str:
    """The ruling that a choice follows."""
    return f"fantasy_realms.{_rule(CHOOSER[slot])}"
