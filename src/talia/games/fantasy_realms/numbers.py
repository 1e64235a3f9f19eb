"""Numbers and words of Fantasy Realms: its variants, how it ends, and the domains of its questions.

The scorer numbers the cards from 0 (bit n of a hand is card n). In answers, 0 is the deck or "decline" and card n is
number n + 1, so that a set of cards becomes a set of options by one shift.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.core.action import ActionSpace, Domain
from talia.core.bits import members
from talia.games.fantasy_realms.cards import CARD_COUNT, IDS
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT, SUITS

MOST_SEATS: Final = 7
HAND_SIZE: Final = 7
PLACES: Final = 3  # open offers a player may have in Chaos

# Variants.
CLASSIC: Final = 0
TWO_PLAYER: Final = 1
CHAOS: Final = 2
VARIANTS: Final[tuple[str, ...]] = ("classic", "two_player", "chaos")
SEATS: Final[list[tuple[int, int]]] = [(2, 6), (2, 2), (3, 7)]
PRINTED_END: Final[list[int]] = [10, 12, 0]  # cards in the discard area; Chaos has none
SECTION: Final[list[str]] = ["fantasy_realms.2", "fantasy_realms.3", "fantasy_realms.4"]  # whose rules its turns follow

# How a game ends.
HIGHEST_SCORE: Final = 0
LOWEST_BASE: Final = 1
SHARED: Final = 2
TURN_LIMIT: Final = 3
REASONS: Final = ["highest_score", "lowest_base", "shared", "turn_limit"]

# A turn begins: the deck, or a card of the discard area.
DRAW: Final = Domain("draw", ["deck", *IDS])
CARD: Final = Domain("card", ["decline", *IDS])
SUIT: Final = Domain("suit", ["decline", *SUITS])
# A card that is named, when its suit has been: that card, or only the suit.
NAMED: Final = Domain("named", ["suit_only", *IDS])
SUIT_ALONE: Final = 0
# Rules 1, where both are named at once: a card, or only a suit, but nothing Wild. No card has a suit's id.
NAMED_CARDS: Final = CARD_COUNT - 3
NAMED_SUITS: Final = SUIT_COUNT - 1
NAME: Final = Domain("name", ["decline", *IDS[:NAMED_CARDS], *SUITS[:NAMED_SUITS]])
FIRST_SUIT: Final = 1 + NAMED_CARDS  # the first number of NAME that is a suit

# Chaos. Offers are called by the seat that made them and one of its three places.
TRADE: Final = Domain(
    "trade",
    [
        "pass",
        "offer",
        *[f"accept_{place}" for place in range(1, PLACES + 1)],
        *[f"refuse_{place}" for place in range(1, PLACES + 1)],
        *[f"cancel_{place}" for place in range(1, PLACES + 1)],
        *[f"answer_{seat}_{place}" for seat in range(MOST_SEATS) for place in range(1, PLACES + 1)],
        *[f"withdraw_{seat}_{place}" for seat in range(MOST_SEATS) for place in range(1, PLACES + 1)],
    ],
)
PASS: Final = 0
OFFER: Final = 1
ACCEPT: Final = 2
REFUSE: Final = ACCEPT + PLACES
CANCEL: Final = REFUSE + PLACES
ANSWER: Final = CANCEL + PLACES
WITHDRAW: Final = ANSWER + MOST_SEATS * PLACES

TO: Final = Domain("to", ["decline", "anyone", *[f"seat_{seat}" for seat in range(MOST_SEATS)]])
WISH: Final = Domain("wish", ["decline", "anything", *SUITS])
CLOCK: Final = Domain("clock", ["go_on", "time_up"])
GO_ON: Final = 0
TIME_UP: Final = 1

ACTIONS: Final = ActionSpace([DRAW, CARD, SUIT, NAME, TRADE, TO, WISH, CLOCK, NAMED])


def ids(cards: i64) -> list[str]:
    """The ids of a set of cards, in the order of the rulebook's list."""
    return [IDS[number] for number in members(cards)]
