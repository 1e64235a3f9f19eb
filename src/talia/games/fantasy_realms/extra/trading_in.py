"""Chaos on its way in: the trading part of a position, and of a view with what it hides filled in."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from talia.core.bits import bit, has
from talia.core.check import Checker, told
from talia.core.columns import zeros
from talia.core.rng import Random
from talia.games.fantasy_realms.cards import NUMBER
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.trading import (
    ADDRESSING,
    ANSWERING,
    OFFERING,
    PUBLIC,
    WISHING,
    Trading,
    no_trading,
)
from talia.games.fantasy_realms.extra.trading_words import PLANS
from talia.games.fantasy_realms.hidden import place_remembered
from talia.games.fantasy_realms.numbers import MOST_SEATS, PLACES
from talia.games.fantasy_realms.setup import FantasyRealmsSetup

OFFER_KEYS: Final = ["seat", "place", "card", "to", "wish", "by", "against"]


def lay_trading(setup: FantasyRealmsSetup, table: Checker, hands: list[i64]) -> Trading:
    """Offers, plans and memories, each checked against the hands."""
    trading = no_trading()
    if table.get("trading") is None:
        return trading
    given = table.inside("trading")
    given.only(["offers", "plans", "memory", "everybody"])
    if given.get("offers") is not None:
        for offer in given.list_of("offers"):
            _lay_offer(setup, trading, offer, hands)
    if given.get("memory") is not None:
        for seat, entries in enumerate(given.per_seat("memory", setup.seats)):
            _lay_memory(setup, trading, seat, entries, f"{given.at}.memory[{seat}]", given, hands)
    if given.get("everybody") is not None:
        _lay_memory(setup, trading, PUBLIC, given.get("everybody"), f"{given.at}.everybody", given, hands)
    if given.get("plans") is not None:
        plans = given.per_seat("plans", setup.seats)
        for seat in range(setup.seats):
            _lay_plan(setup, trading, seat, Checker(plans[seat], f"{given.at}.plans[{seat}]", given.complaint), hands)
    return trading


def _seat(entry: Checker, key: str, setup: FantasyRealmsSetup) -> int:
    """A seat, or -1 where there is none."""
    return -1 if entry.get(key) is None else entry.number(key, 0, setup.seats - 1)


def _held(entry: Checker, key: str, hand: i64) -> int:
    """A card that is in the hand it is offered from, counted from 1."""
    word = entry.word(key)
    if word not in NUMBER or not has(hand, NUMBER[word]):
        raise entry.error(f"{entry.at}.{key}: {told(word)} is not in the hand it is offered from", "offer_card")
    return NUMBER[word] + 1


def _lay_offer(setup: FantasyRealmsSetup, trading: Trading, entry: Checker, hands: list[i64]) -> None:
    entry.only(OFFER_KEYS)
    seat = entry.number("seat", 0, setup.seats - 1)
    offer = seat * PLACES + entry.number("place", 1, PLACES) - 1
    if trading.offers[offer] != 0:
        raise entry.error(f"{entry.at}.place: seat {seat} has another offer there", "offer_place", player=seat)
    to = _seat(entry, "to", setup)
    by = _seat(entry, "by", setup)
    if to == seat or by == seat or (by >= 0 and to not in (-1, by)):
        raise entry.error(f"{entry.at}: nobody answers the own offer, or one that is for somebody else", "offer_self")
    wish = 0 if entry.get("wish") is None else SUITS.index(entry.word("wish", list(SUITS))) + 1
    counter = 0
    if by >= 0:
        counter = _held(entry, "against", hands[by])
    elif entry.get("against") is not None:
        raise entry.error(f"{entry.at}.against: nobody has laid a card there (by)", "offer_against")
    trading.put(offer, _held(entry, "card", hands[seat]), to + 1, wish, by + 1, counter)


def _lay_memory(
    setup: FantasyRealmsSetup, trading: Trading, row: i64, entries: Any, at: str, given: Checker, hands: list[i64]
) -> None:
    memory = Checker(entries, at, given.complaint)
    for word in memory.value:
        seats = memory.seats(word, setup.seats - 1)
        if word not in NUMBER or row in seats:
            raise given.error(f"{at}: {told(word)} is not a card, or remembered in the own hand")
        if hands and not any(has(hands[seat], NUMBER[word]) for seat in seats):
            raise given.error(f"{at}.{word}: the card is in none of these hands")
        for seat in seats:
            trading.memory[row * MOST_SEATS + seat] |= bit(NUMBER[word])


def _lay_plan(setup: FantasyRealmsSetup, trading: Trading, seat: i64, entry: Checker, hands: list[i64]) -> None:
    entry.only(["plan", "card", "to", "other", "place"])
    if not entry.value:
        return
    plan = PLANS.index(entry.word("plan", PLANS[1:]))
    if plan == ANSWERING:
        offer = entry.number("other", 0, setup.seats - 1) * PLACES + entry.number("place", 1, PLACES) - 1
        if not trading.is_for(offer, seat) or trading.by(offer) != 0:
            raise entry.error(f"{entry.at}: there is no such offer to answer", "offer_answer")
        trading.make_plan(seat, ANSWERING, 0, 0, offer)
        return
    if trading.free_place(seat) < 0:
        raise entry.error(
            f"{entry.at}: seat {seat} has {PLACES} offers already", "offers_most", player=seat, most=PLACES
        )
    card: i64 = 0 if plan == OFFERING else _held(entry, "card", hands[seat])
    to = _seat(entry, "to", setup) if plan == WISHING else -1
    if to == seat:
        raise entry.error(f"{entry.at}.to: nobody offers to the own seat", "offer_self")
    assert plan in (OFFERING, ADDRESSING, WISHING)
    trading.make_plan(seat, plan, card, to + 2 if plan == WISHING else 0, 0)


def fill_trading(setup: FantasyRealmsSetup, view: Checker, table: dict[str, Any], rng: Random) -> list[i64]:
    """Make a view's trading into a position's, and put the remembered cards into hands where they may be."""
    given = view.inside("trading")
    given.only(["offers", "plan", "memory", "everybody"])
    hands = view.per_seat("hands", setup.seats)
    own = -1
    most: int = setup.hand
    room = zeros(MOST_SEATS)
    for seat, hand in enumerate(hands):
        if isinstance(hand, list):
            own = seat
        elif type(hand) is not int or not 0 <= hand <= most:
            raise view.error(f"{view.at}.hands[{seat}]: {told(hand)} is not a number of cards from 0 to {most}")
        else:
            room[seat] = hand
    row: i64 = own if own >= 0 else PUBLIC
    trading = no_trading()
    _lay_memory(setup, trading, row, given.get("memory"), f"{given.at}.memory", given, [])
    try:
        placed, rng.state = place_remembered(trading, row, room, rng.state)
    except ValueError as error:
        raise given.error(f"{given.at}.memory: {error}") from None
    table["trading"] = {
        "offers": [dict(offer.value) for offer in given.list_of("offers")],
        "plans": [given.get("plan") if seat == own else {} for seat in range(setup.seats)],
        "memory": [given.get("memory") if seat == own else {} for seat in range(setup.seats)],
        "everybody": given.get("everybody"),
    }
    return [placed[seat] for seat in range(setup.seats)]


def fill_offers(table: dict[str, Any]) -> None:
    """Hidden cards of offers: any card of the hand they come from; `redeal` draws them again, evenly."""
    for offer in table["trading"]["offers"]:
        hands = table["hands"]
        for card, owner in (("card", "seat"), ("against", "by")):
            seat = offer.get(owner)
            if offer.get(card) is None and type(seat) is int and 0 <= seat < len(hands) and hands[seat]:
                offer[card] = hands[seat][0]
