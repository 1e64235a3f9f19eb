"""Chaos (spec 4): everybody trades at the same time, until the table's clock says that time is up.

Every player is asked all the time; who has acted is "locked" only in so far as nobody waits for it, and may act again
at once. The clock has a seat of its own, the one after the last player: its answers are `go_on` (everybody is asked
anew: a moment has passed) and `time_up`. There is no clock inside: servers and clients answer for that seat. Random
play calls time soon; the option `moments` makes it trade for a while.

The protocol [P]: a player offers a card to one player or to anyone, and says what would be welcome (only words);
somebody it is for lays a card against it; the one who offered accepts, and both cards change hands at once, or
refuses. Offers can be cancelled and laid cards withdrawn. A card that has left the hand voids whatever was offered with
it. With `offers: shown` an offered card is seen by those it is offered to and a laid card by the one who offered; with
`hidden` all swaps are blind.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit
from talia.core.frame import NOTHING, Step
from talia.core.program import program
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT, SUITS
from talia.games.fantasy_realms.extra.ending import ENDING
from talia.games.fantasy_realms.extra.trading import (
    ADDRESSING,
    ANSWERING,
    IDLE,
    OFFERING,
    OFFERS,
    PUBLIC,
    WISHING,
    Trading,
)
from talia.games.fantasy_realms.numbers import (
    ACCEPT,
    ANSWER,
    CANCEL,
    CARD,
    CLOCK,
    GO_ON,
    OFFER,
    PASS,
    PLACES,
    REFUSE,
    TIME_UP,
    TO,
    TRADE,
    WISH,
    WITHDRAW,
)
from talia.games.fantasy_realms.state import FantasyRealms

RULE: Final = "fantasy_realms.4"
BOTH_CLOCK_ANSWERS: Final = 3
TO_ANYONE: Final = 1  # numbers of TO and WISH: 0 thinks better of it, 1 is anyone or anything, then seats or suits
ANYTHING: Final = 1


def trading_of(s: FantasyRealms) -> Trading:
    trading = s.trading
    assert trading is not None, "trading has ended"
    return trading


@final
class Trade(Step[FantasyRealms]):
    """Everybody trades, the clock looks on."""

    def run(self, s: FantasyRealms) -> None:
        s.ask_together(bit(s.rules.seats + 1) - 1)

    # What a seat may answer.

    def options(self, s: FantasyRealms, seat: i64) -> i64:
        if seat == s.rules.seats:
            return BOTH_CLOCK_ANSWERS if s.turn >= s.rules.moments else bit(GO_ON)
        trading = trading_of(s)
        plan = trading.plan(seat)
        if plan == IDLE:
            return self.deals(s, trading, seat)
        if plan == ADDRESSING:
            others = (bit(s.rules.seats) - 1) & ~bit(seat)
            return others << 2 | bit(TO_ANYONE) | 1
        if plan == WISHING:
            return bit(SUIT_COUNT + 2) - 1
        return s.hand(seat) << 1 | 1

    def deals(self, s: FantasyRealms, trading: Trading, seat: i64) -> i64:
        found = bit(PASS)
        if trading.free_place(seat) >= 0:
            found |= bit(OFFER)
        for place in range(PLACES):
            offer = seat * PLACES + place
            if trading.offers[offer] != 0:
                found |= bit(CANCEL + place)
                if trading.by(offer) != 0:
                    found |= bit(ACCEPT + place) | bit(REFUSE + place)
        for offer in range(OFFERS):
            if trading.is_for(offer, seat):
                by = trading.by(offer)
                if by == 0:
                    found |= bit(ANSWER + offer)
                elif by == seat + 1:
                    found |= bit(WITHDRAW + offer)
        return found

    def domain(self) -> Domain:
        return TRADE

    def domain_of(self, s: FantasyRealms, seat: i64) -> Domain:
        if seat == s.rules.seats:
            return CLOCK
        plan = trading_of(s).plan(seat)
        if plan == IDLE:
            return TRADE
        if plan == ADDRESSING:
            return TO
        if plan == WISHING:
            return WISH
        return CARD

    def prompt(self) -> str:
        return "fantasy_realms.trade"

    def prompt_of(self, s: FantasyRealms, seat: i64) -> str:
        if seat == s.rules.seats:
            return "fantasy_realms.clock"
        plan = trading_of(s).plan(seat)
        if plan == OFFERING:
            return "fantasy_realms.offer"
        if plan == ADDRESSING:
            return "fantasy_realms.offer_to"
        if plan == WISHING:
            return "fantasy_realms.wish"
        if plan == ANSWERING:
            return "fantasy_realms.lay_against"
        return "fantasy_realms.trade"

    def locks_in(self) -> bool:
        return False

    # Answers.

    def answered(self, s: FantasyRealms, seat: i64, number: i64) -> None:
        if seat == s.rules.seats:
            self.tick(s, number)
            return
        trading = trading_of(s).copy()
        s.trading = trading
        plan = trading.plan(seat)
        if plan == IDLE:
            self.deal(s, trading, seat, number)
        elif number == NOTHING:
            trading.make_plan(seat, IDLE, 0, 0, 0)
        elif plan == OFFERING:
            trading.make_plan(seat, ADDRESSING, number, 0, 0)
        elif plan == ADDRESSING:
            trading.make_plan(seat, WISHING, trading.plan_card(seat), number, 0)
        elif plan == WISHING:
            self.offer(s, trading, seat, number)
        else:
            self.lay_against(s, trading, seat, number)
        # Nobody waits for a player who has acted; one in the middle of an offer or an answer is still asked.
        if trading.plan(seat) == IDLE:
            s.owing &= ~bit(seat)
            s.locked |= bit(seat)
        else:
            s.owing |= bit(seat)
            s.locked &= ~bit(seat)

    def tick(self, s: FantasyRealms, number: i64) -> None:
        """A moment has passed, or time is up."""
        s.question += 1
        if number != TIME_UP:
            s.turn += 1
        guard = s.rules.turns
        if number == TIME_UP or (guard != 0 and s.turn >= guard):
            s.owing = 0
            s.locked = 0
            return
        s.owing = bit(s.rules.seats + 1) - 1
        s.locked = 0

    def deal(self, s: FantasyRealms, trading: Trading, seat: i64, number: i64) -> None:
        if number == PASS:
            return
        if number == OFFER:
            trading.make_plan(seat, OFFERING, 0, 0, 0)
        elif number < REFUSE:
            swap(s, trading, seat * PLACES + number - ACCEPT)
        elif number < CANCEL:
            offer = seat * PLACES + number - REFUSE
            by = trading.by(offer) - 1
            trading.lay_against(offer, 0, 0)
            changed(s)
            if s.tells:
                s.tell("refused", RULE, {"seat": seat, "place": number - REFUSE + 1, "player": by})
        elif number < ANSWER:
            trading.close(seat * PLACES + number - CANCEL)
            changed(s)
            if s.tells:
                s.tell("cancelled", RULE, {"seat": seat, "place": number - CANCEL + 1})
        elif number < WITHDRAW:
            trading.make_plan(seat, ANSWERING, 0, 0, number - ANSWER)
        else:
            offer = number - WITHDRAW
            trading.lay_against(offer, 0, 0)
            changed(s)
            if s.tells:
                owner = offer // PLACES
                s.tell("withdrew", RULE, {"seat": seat, "player": owner, "place": offer % PLACES + 1})

    def offer(self, s: FantasyRealms, trading: Trading, seat: i64, number: i64) -> None:
        """The offer stands."""
        card = trading.plan_card(seat)
        to = trading.plan_to(seat) - TO_ANYONE
        offer = trading.free_place(seat)
        trading.make_plan(seat, IDLE, 0, 0, 0)
        trading.put(offer, card, to, number - ANYTHING, 0, 0)
        changed(s)
        if s.rules.shown:
            show(s, trading, offer)
        if s.tells:
            wish = "anything" if number == ANYTHING else SUITS[number - ANYTHING - 1]
            parts: dict[str, Any] = {"seat": seat, "place": offer % PLACES + 1, "wish": wish}
            shown = {"seat": seat, "card": IDS[card - 1]}
            if to != 0:
                parts["to_seat"] = to - 1
                s.tell("offered_to", RULE, parts)
                if s.rules.shown:
                    s.tell("showed", RULE, shown, None, bit(seat) | bit(to - 1), private=True)
            else:
                s.tell("offered", RULE, parts)
                if s.rules.shown:
                    s.tell("showed", RULE, shown)

    def lay_against(self, s: FantasyRealms, trading: Trading, seat: i64, card: i64) -> None:
        offer = trading.plan_offer(seat)
        owner = offer // PLACES
        trading.make_plan(seat, IDLE, 0, 0, 0)
        trading.lay_against(offer, seat + 1, card)
        trading.drop_plans(offer)
        changed(s)
        if s.rules.shown:
            trading.learn(owner, card - 1, seat)
        if s.tells:
            s.tell("laid_against", RULE, {"seat": seat, "player": owner, "place": offer % PLACES + 1})
            if s.rules.shown:
                shown = {"seat": seat, "card": IDS[card - 1]}
                s.tell("showed", RULE, shown, None, bit(seat) | bit(owner), private=True)


def changed(s: FantasyRealms) -> None:
    """What others can answer is no longer what it was, and they have seen it."""
    s.question += 1
    s.seal()


def show(s: FantasyRealms, trading: Trading, offer: i64) -> None:
    """An offered card is seen by those it is offered to."""
    card = trading.card(offer) - 1
    owner = offer // PLACES
    to = trading.to(offer)
    if to != 0:
        trading.learn(to - 1, card, owner)
        return
    for seat in range(s.rules.seats):
        trading.learn(seat, card, owner)
    trading.learn(PUBLIC, card, owner)


def show_again(s: FantasyRealms, trading: Trading) -> None:
    """After a swap: a shown card whose offer or answer still stands has not been the one that was swapped."""
    for offer in range(OFFERS):
        if trading.offers[offer] != 0:
            show(s, trading, offer)
            if trading.by(offer) != 0:
                trading.learn(offer // PLACES, trading.counter(offer) - 1, trading.by(offer) - 1)


def swap(s: FantasyRealms, trading: Trading, offer: i64) -> None:
    """The two cards change hands at once (spec 4)."""
    one = offer // PLACES
    other = trading.by(offer) - 1
    given = trading.card(offer) - 1
    taken = trading.counter(offer) - 1
    public = s.rules.shown and trading.to(offer) == 0
    place = offer % PLACES + 1
    trading.close(offer)
    before = trading.copy() if s.tells else None
    trading.void(one, given)
    trading.void(other, taken)
    s.set_hand(one, s.hand(one) & ~bit(given) | bit(taken))
    s.set_hand(other, s.hand(other) & ~bit(taken) | bit(given))
    for seat in range(s.rules.seats):
        if seat != one and seat != other:
            trading.watch_swap(seat, one, given, other, public)
    trading.watch_swap(PUBLIC, one, given, other, public)
    trading.forget(one, taken)
    trading.learn(one, given, other)
    trading.forget(other, given)
    trading.learn(other, taken, one)
    if s.rules.shown:
        show_again(s, trading)
    changed(s)
    if s.tells:
        s.tell("swapped", RULE, {"seat": one, "player": other, "place": place})
        for seat, card in ((one, taken), (other, given)):
            s.tell("received", RULE, {"seat": seat, "card": IDS[card]}, None, bit(one) | bit(other), private=True)
        assert before is not None
        tell_voided(s, before, trading)


def tell_voided(s: FantasyRealms, before: Trading, after: Trading) -> None:
    for offer in range(OFFERS):
        owner = offer // PLACES
        if before.offers[offer] != 0 and after.offers[offer] == 0:
            s.tell("voided", RULE, {"seat": owner, "place": offer % PLACES + 1})
        elif before.by(offer) != after.by(offer):
            parts = {"seat": before.by(offer) - 1, "player": owner, "place": offer % PLACES + 1}
            s.tell("answer_voided", RULE, parts)


@final
class TimeIsUp(Step[FantasyRealms]):
    def run(self, s: FantasyRealms) -> None:
        s.begin(ENDING, 0, 0)


TRADING: Final = program("fantasy_realms.trading", (Trade(), TimeIsUp()))
