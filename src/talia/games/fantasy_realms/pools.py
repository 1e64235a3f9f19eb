"""What can be chosen in a turn of Fantasy Realms."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.frame import NOTHING, Pool
from talia.games.fantasy_realms.numbers import CARD, DRAW
from talia.games.fantasy_realms.state import FantasyRealms


@final
class DeckOrArea(Pool[FantasyRealms]):
    """The top of the deck, or any face-up card of the discard area (spec 2): on the first turn only the deck."""

    def __init__(self, prompt: str) -> None:
        super().__init__(DRAW, prompt)

    def find(self, s: FantasyRealms, seat: i64) -> i64:
        return s.area << 1 | 1


@final
class YourHand(Pool[FantasyRealms]):
    """Any card of the hand, the one just drawn or taken as well [P]."""

    def __init__(self) -> None:
        super().__init__(CARD, "fantasy_realms.discard")

    def find(self, s: FantasyRealms, seat: i64) -> i64:
        return s.hand(seat) << 1


@final
class TheTwoDrawn(Pool[FantasyRealms]):
    """Two-player build-up: the two cards just drawn. Nothing if a card was taken from the area (note A)."""

    def __init__(self) -> None:
        super().__init__(CARD, "fantasy_realms.keep")

    def find(self, s: FantasyRealms, seat: i64) -> i64:
        return s.drawn << 1 if s.a == NOTHING else 0


DECK_OR_AREA: Final = DeckOrArea("fantasy_realms.draw")
TWO_OR_AREA: Final = DeckOrArea("fantasy_realms.build")
YOUR_HAND: Final = YourHand()
THE_TWO_DRAWN: Final = TheTwoDrawn()
