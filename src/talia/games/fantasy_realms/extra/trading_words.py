"""Chaos in words: offers, plans and memory as a seat sees them and as a position has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from talia.core.bits import members
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.trading import OFFERS, PUBLIC, Trading
from talia.games.fantasy_realms.numbers import ACCEPT, ANSWER, OFFER, PASS, PLACES, TRADE, WITHDRAW

if TYPE_CHECKING:
    from talia.games.fantasy_realms.state import FantasyRealms

PLANS: Final = ["idle", "offering", "addressing", "wishing", "answering"]


def row_of(s: FantasyRealms, seat: int | None) -> i64:
    """Whose memory a seat has: its own, or (onlookers, the clock) what everybody remembers."""
    return PUBLIC if seat is None or seat >= s.rules.seats else seat


def sees_offered(s: FantasyRealms, trading: Trading, offer: i64, seat: int | None) -> bool:
    """The card is the offerer's secret, unless cards are shown: then those it is offered to see it."""
    if offer // PLACES == seat:
        return True
    to = trading.to(offer)
    return s.rules.shown and (to == 0 or to - 1 == seat)


def sees_laid(s: FantasyRealms, trading: Trading, offer: i64, seat: int | None) -> bool:
    return trading.by(offer) - 1 == seat or (s.rules.shown and offer // PLACES == seat)


def offers_in_words(s: FantasyRealms, trading: Trading, seat: int | None, everything: bool) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for offer in range(OFFERS):
        if trading.offers[offer] == 0:
            continue
        to = trading.to(offer)
        wish = trading.wish(offer)
        by = trading.by(offer)
        entry: dict[str, Any] = {
            "seat": offer // PLACES,
            "place": offer % PLACES + 1,
            "card": None,
            "to": None if to == 0 else to - 1,
            "wish": None if wish == 0 else SUITS[wish - 1],
            "by": None if by == 0 else by - 1,
            "against": None,
        }
        if everything or sees_offered(s, trading, offer, seat):
            entry["card"] = IDS[trading.card(offer) - 1]
        if by != 0 and (everything or sees_laid(s, trading, offer, seat)):
            entry["against"] = IDS[trading.counter(offer) - 1]
        found.append(entry)
    return found


def memory_in_words(trading: Trading, observer: i64) -> dict[str, list[int]]:
    """The cards seen that are in somebody else's hand, with the seats that may have each by now."""
    return {IDS[card]: members(trading.owners(observer, card)) for card in members(trading.remembered(observer))}


def trading_seen(s: FantasyRealms, trading: Trading, seat: int | None) -> dict[str, Any]:
    return {
        "offers": offers_in_words(s, trading, seat, False),
        "plan": {} if seat is None or seat >= s.rules.seats else plan_in_words(trading, seat),
        "memory": memory_in_words(trading, row_of(s, seat)),
        "everybody": memory_in_words(trading, PUBLIC),
    }


def trading_in_words(s: FantasyRealms, trading: Trading) -> dict[str, Any]:
    return {
        "offers": offers_in_words(s, trading, None, True),
        "plans": [plan_in_words(trading, seat) for seat in range(s.rules.seats)],
        "memory": [memory_in_words(trading, seat) for seat in range(s.rules.seats)],
        "everybody": memory_in_words(trading, PUBLIC),
    }


def plan_in_words(trading: Trading, seat: i64) -> dict[str, Any]:
    """What a seat is about to do, with what it has chosen so far; nothing while it is idle."""
    plan = trading.plan(seat)
    if plan == 0:
        return {}
    found: dict[str, Any] = {"plan": PLANS[plan]}
    card = trading.plan_card(seat)
    if card != 0:
        found["card"] = IDS[card - 1]
    to = trading.plan_to(seat)
    if to > 1:
        found["to"] = to - 2
    if PLANS[plan] == "answering":
        offer = trading.plan_offer(seat)
        found["other"] = offer // PLACES
        found["place"] = offer % PLACES + 1
    return found


def trade_parts(s: FantasyRealms, number: i64, seat: int) -> dict[str, Any]:
    """What an answer does (`deal`), with which offer (whose, at which place), and the cards of it that the seat sees.

    `what` and `laid` are for texts: the card, or "hidden".
    """
    trading = s.trading
    deal = TRADE.words[number].split("_")[0]
    if number in (PASS, OFFER) or trading is None:
        return {"deal": deal}
    if number < ANSWER:
        offer = seat * PLACES + (number - ACCEPT) % PLACES
    elif number < WITHDRAW:
        offer = number - ANSWER
    else:
        offer = number - WITHDRAW
    by = trading.by(offer)
    parts: dict[str, Any] = {"deal": deal, "owner": offer // PLACES, "place": offer % PLACES + 1}
    if sees_offered(s, trading, offer, seat):
        parts["card"] = IDS[trading.card(offer) - 1]
    if by != 0:
        parts["player"] = by - 1
        if sees_laid(s, trading, offer, seat):
            parts["against"] = IDS[trading.counter(offer) - 1]
    parts["what"] = parts.get("card", "hidden")
    parts["laid"] = parts.get("against", "hidden")
    wish = trading.wish(offer)
    parts["wish"] = "anything" if wish == 0 else SUITS[wish - 1]
    return parts
