"""The cards of the base box by their numbers: the order of their declarations, which is the rulebook's, from 0."""

from __future__ import annotations

from typing import Final

from talia.games.fantasy_realms.cards.base import BASE
from talia.games.fantasy_realms.cards.vocabulary import Card

BASE.close(0)

CARDS: Final[tuple[Card, ...]] = tuple(BASE.things)
CARD_COUNT: Final = 53  # a literal, since the kernel counts in rows of as many
assert len(CARDS) == CARD_COUNT
IDS: Final[tuple[str, ...]] = tuple(BASE.words())
NUMBER: Final[dict[str, int]] = {card.word: int(card.number) for card in CARDS}
