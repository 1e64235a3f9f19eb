"""What always holds of a table of Fantasy Realms, whatever was answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from talia.core.bits import bit, count, has
from talia.games.fantasy_realms.extra.trading import OFFERS, PUBLIC, Trading
from talia.games.fantasy_realms.numbers import CLASSIC, PLACES, TWO_PLAYER, ids

if TYPE_CHECKING:
    from talia.games.fantasy_realms.state import FantasyRealms


def check(s: FantasyRealms) -> None:
    """Each card is in exactly one place, hands are of the right size, and what is remembered is not wrong."""
    rules = s.rules
    seen: i64 = 0
    for at in range(s.top, s.deck.size()):
        card = s.deck.card(at)
        assert not has(seen, card), f"twice in the deck: {ids(bit(card))}"
        seen |= bit(card)
    held: i64 = 0
    for seat in range(rules.seats):
        assert held & s.hand(seat) == 0, f"in two hands: {ids(held & s.hand(seat))}"
        held |= s.hand(seat)
    for place in (s.area, held, s.drawn if s.open else i64(0)):
        assert seen & place == 0, f"in two places: {ids(seen & place)}"
        seen |= place
    assert seen == rules.cards, f"in no place, or not of the game: {ids(seen ^ rules.cards)}"
    assert s.known & ~held == 0, f"known in a hand, and in none: {ids(s.known & ~held)}"
    for seat in range(rules.seats):
        size = count(s.hand(seat) & ~(0 if s.open else s.drawn))
        assert size <= rules.hand + (1 if s.open else 0), f"the hand of seat {seat} has {size} cards"
        if rules.variant != TWO_PLAYER and not s.open:
            assert size == rules.hand, f"the hand of seat {seat} has {size} cards"
    if rules.variant == CLASSIC and not s.open:
        assert count(s.area) < rules.end, "the discard area is full, and the game goes on"
    if s.trading is not None:
        _check_trading(s, s.trading)


def _check_trading(s: FantasyRealms, trading: Trading) -> None:
    """Offered cards are in the hands they come from, and memory is never wrong."""
    for offer in range(OFFERS):
        if trading.offers[offer] == 0:
            continue
        assert has(s.hand(offer // PLACES), trading.card(offer) - 1), "a card is offered that has left the hand"
        if trading.by(offer) != 0:
            assert has(s.hand(trading.by(offer) - 1), trading.counter(offer) - 1), "a laid card has left the hand"
    for row in range(PUBLIC + 1):
        left = trading.remembered(row)
        while left != 0:
            card = count((left & -left) - 1)
            left &= left - 1
            owners = trading.owners(row, card)
            assert not has(owners, row), "a card is remembered in the own hand"
            assert has(owners, s.owner(card)), f"{ids(bit(card))} is where nobody remembers it to be"
    if s.rules.shown:
        _check_shown(s, trading)


def _check_shown(s: FantasyRealms, trading: Trading) -> None:
    """Who is shown a card that is offered, or laid against an offer, knows where it is as long as it lies there."""
    for offer in range(OFFERS):
        if trading.offers[offer] == 0:
            continue
        owner = offer // PLACES
        to = trading.to(offer)
        watching = [to - 1] if to != 0 else [*range(s.rules.seats), PUBLIC]
        for row in watching:
            if row != owner:
                known = trading.owners(row, trading.card(offer) - 1) == bit(owner)
                assert known, "who is shown an offered card remembers it (`memory`, `everybody`)"
        if trading.by(offer) != 0:
            known = trading.owners(owner, trading.counter(offer) - 1) == bit(trading.by(offer) - 1)
            assert known, "who is shown a card laid against an offer remembers it (`memory`)"
