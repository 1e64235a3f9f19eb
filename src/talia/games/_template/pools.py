"""What can be chosen in the template game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.core.frame import Pool
from talia.games._template.cards.card import CLOSED
from talia.games._template.numbers import CARDS, cards_of
from talia.games._template.state import Template


@final
class YourHand(Pool[Template]):
    """The cards in the hand of whoever chooses."""

    def __init__(self) -> None:
        super().__init__(CARDS, "template.play")

    def find(self, s: Template, seat: i64) -> i64:
        return s.hands & cards_of(seat)


@final
class CardsInPlay(Pool[Template]):
    """Every card of the row, both seats'."""

    def __init__(self) -> None:
        super().__init__(CARDS, "template.card_in_play")

    def find(self, s: Template, seat: i64) -> i64:
        return s.played


@final
class YourOtherAbleCards(Pool[Template]):
    """Your cards in the row with an ability, but for the one that is acting."""

    def __init__(self) -> None:
        super().__init__(CARDS, "template.card_to_echo")

    def find(self, s: Template, seat: i64) -> i64:
        return s.played & cards_of(seat) & CLOSED.echoed & ~bit(s.card)


YOUR_HAND: Final = YourHand()
CARDS_IN_PLAY: Final = CardsInPlay()
YOUR_OTHER_ABLE_CARDS: Final = YourOtherAbleCards()
