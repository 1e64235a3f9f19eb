"""What a seat knows of the table as bits, for those who learn (core/rows.py). Built up from what it may know.

Other hands are told in the order of the table, the next seat first: the cards of theirs that everybody knows, and once
hands lie open all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from talia.core.bits import count
from talia.core.rows import Row, binary, upto
from talia.games.fantasy_realms.cards import CARD_COUNT, IDS
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.choices import WIDTH
from talia.games.fantasy_realms.extra.choosers import SLOTS
from talia.games.fantasy_realms.extra.trading import PUBLIC, Trading
from talia.games.fantasy_realms.numbers import CHAOS, PLACES

if TYPE_CHECKING:
    from talia.games.fantasy_realms.state import FantasyRealms

MOST_IN_AREA: Final = 12
_CARD: Final = 6  # bits of a card
_AT_ONCE: Final = 10  # cards of the deck in one group
_OFFER: Final = 24  # bits of an offer
_FOUR: Final = 4  # slots of choices in the first group: all of them are too many for one


def put_columns(s: FantasyRealms, seat: i64, looking: i64, row: Row) -> None:
    kit = s.rules
    seats = kit.seats
    seen = s.area | s.drawn & s.known
    for side in range(seats):
        row.side = side
        owner = seat + side
        if owner >= seats:
            owner -= seats
        hand = s.hand(owner)
        told = hand
        if not s.open and not row.tells(side):
            told = hand & s.known
        seen |= told
        row.put("hand:card", told, CARD_COUNT)
        row.secret("known:card", hand & s.known, CARD_COUNT)
        row.put("hand size:+9", upto(count(hand), 9), 9)
    row.side = -1
    row.put("area:card", s.area, CARD_COUNT)
    drawn = s.open or s.drawn & ~s.known == 0 or row.everything() or (s.me == looking and looking >= 0)
    told = s.drawn
    if not drawn:
        told = 0
    row.put("drawn:card", told, CARD_COUNT)
    row.put("unseen:card", kit.cards & ~seen, CARD_COUNT)
    sizes = upto(count(s.drawn), 7) | upto(count(s.area), MOST_IN_AREA) << 7 | binary(s.deck_left(), _CARD) << 19
    rest = binary(s.turn, 8)
    if s.open:
        rest |= 256
    if not s.ended:
        rest |= binary(s.card, _CARD) << 9
    row.put("drawn:+7|area size:+12|deck:bit6|turn:bit8|open|card:bit6", sizes | rest << 25, 40)
    if row.empty(s.choices):
        row.skip(WIDTH * SLOTS)
    else:
        row.put("choices:bit28", binary(s.choices, WIDTH * _FOUR), WIDTH * _FOUR)
        row.put("more choices:bit21", s.choices >> WIDTH * _FOUR, WIDTH * (SLOTS - _FOUR))
    if kit.variant == CHAOS:
        _put_trading(s, seat, looking, row)
    if row.everything():
        _put_deck(s, row)


def column_words() -> dict[str, list[str]]:
    return {"card": list(IDS), "suit": list(SUITS)}


def _put_trading(s: FantasyRealms, seat: i64, looking: i64, row: Row) -> None:
    """Chaos: the offers that stand, one's own plan, and what is remembered of the cards that have changed hands."""
    seats = s.rules.seats
    trading = s.trading
    observer = PUBLIC if looking < 0 else looking
    for side in range(seats):
        row.side = side
        owner = seat + side if seat + side < seats else seat + side - seats
        for place in range(PLACES):
            offer = owner * PLACES + place
            row.put("offer:bit24", 0 if trading is None else _offer(s, trading, offer, looking, row), _OFFER)
        row.put("may have:card", 0 if trading is None else trading.maybe(observer, owner), CARD_COUNT)
        row.put("may have for all:card", 0 if trading is None else trading.maybe(PUBLIC, owner), CARD_COUNT)
        row.secret("plan:bit18", 0 if trading is None else trading.plans[owner], 18)
        if row.everything():
            for other in range(seats):
                row.put("remembers:card", 0 if trading is None else trading.maybe(owner, other), CARD_COUNT)
    row.side = -1


def _offer(s: FantasyRealms, trading: Trading, offer: i64, looking: i64, row: Row) -> i64:
    """An offer as it is kept, without the cards that this row may not tell."""
    told = trading.offers[offer]
    if told == 0 or row.everything():
        return told
    owner = offer // PLACES
    to = trading.to(offer)
    by = trading.by(offer) - 1
    shown = s.rules.shown
    if owner != looking and not (shown and (to == 0 or to - 1 == looking)):
        told &= ~63  # the card that is offered
    if by >= 0 and by != looking and not (shown and owner == looking):
        told &= ~(63 << 18)  # the card that is laid against it
    return told


def _put_deck(s: FantasyRealms, row: Row) -> None:
    """The deck from the top, six bits a card, counted from 1. Nobody's to see: for training on purpose."""
    at = s.top
    last = s.deck.size()
    told: i64 = 0
    while told < s.rules.size:
        group: i64 = 0
        for n in range(_AT_ONCE):
            if at < last:
                group |= (s.deck.card(at) + 1) << (_CARD * n)
                at += 1
        row.put("deck order:bit60", group, _CARD * _AT_ONCE)
        told += _AT_ONCE
