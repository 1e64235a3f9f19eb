"""Chaos: the offers that stand, what each player is about to do, and what each remembers of others' cards.

A Trading never changes while two states share it: whoever changes it makes a copy first. Everything is packed into
numbers: an offer is one, what a player is about to do is one, what one remembers of another's hand is a set of cards.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from talia.core.bits import bit, has
from talia.core.columns import zeros
from talia.games.fantasy_realms.numbers import MOST_SEATS, PLACES

# What a player is about to do.
IDLE: Final = 0
OFFERING: Final = 1  # chooses the card to offer
ADDRESSING: Final = 2  # chooses to whom
WISHING: Final = 3  # says what would be welcome
ANSWERING: Final = 4  # chooses the card to lay against an offer

OFFERS: Final = MOST_SEATS * PLACES
PUBLIC: Final = MOST_SEATS  # the row of what everybody remembers, onlookers too
ROWS: Final = MOST_SEATS + 1


@final
@mypyc_attr(acyclic=True)
class Trading:
    """Offer n is that of seat n // 3 at its place n % 3 + 1; cards and seats in it count from 1, 0 is none.

    `memory[o * 7 + b]` are the cards that o has seen and that may now be in b's hand: each is in one of the hands
    where o's memory has it. Cards are remembered one by one; that of two cards only one can have moved is forgotten.
    """

    def __init__(self, offers: vec[i64], plans: vec[i64], memory: vec[i64]) -> None:
        self.offers = offers
        self.plans = plans
        self.memory = memory

    def copy(self) -> Trading:
        return Trading(self.offers[:], self.plans[:], self.memory[:])

    # Offers: card, addressee (0: anyone), wish (0: anything), who has laid a card against it, and which card.

    def card(self, offer: i64) -> i64:
        return self.offers[offer] & 63

    def to(self, offer: i64) -> i64:
        return (self.offers[offer] >> 6) & 15

    def wish(self, offer: i64) -> i64:
        return (self.offers[offer] >> 10) & 15

    def by(self, offer: i64) -> i64:
        return (self.offers[offer] >> 14) & 15

    def counter(self, offer: i64) -> i64:
        return (self.offers[offer] >> 18) & 63

    def put(self, offer: i64, card: i64, to: i64, wish: i64, by: i64, counter: i64) -> None:
        self.offers[offer] = card | to << 6 | wish << 10 | by << 14 | counter << 18

    def lay_against(self, offer: i64, by: i64, counter: i64) -> None:
        """A card is laid against the offer; 0 and 0 take it away."""
        self.offers[offer] = (self.offers[offer] & 0x3FFF) | by << 14 | counter << 18

    def free_place(self, seat: i64) -> i64:
        """The first offer of the seat that is not in use, or -1."""
        for offer in range(seat * PLACES, seat * PLACES + PLACES):
            if self.offers[offer] == 0:
                return offer
        return -1

    def is_for(self, offer: i64, seat: i64) -> bool:
        """Does the offer stand, and may the seat lay a card against it?"""
        if self.offers[offer] == 0 or offer // PLACES == seat:
            return False
        to = self.to(offer)
        return to == 0 or to == seat + 1

    # Plans: what a player is about to do, and what was chosen for it so far.

    def plan(self, seat: i64) -> i64:
        return self.plans[seat] & 7

    def plan_card(self, seat: i64) -> i64:
        return (self.plans[seat] >> 3) & 63

    def plan_to(self, seat: i64) -> i64:
        return (self.plans[seat] >> 9) & 15

    def plan_offer(self, seat: i64) -> i64:
        return (self.plans[seat] >> 13) & 31

    def make_plan(self, seat: i64, plan: i64, card: i64, to: i64, offer: i64) -> None:
        self.plans[seat] = plan | card << 3 | to << 9 | offer << 13

    # Memory.

    def maybe(self, observer: i64, owner: i64) -> i64:
        """The cards that the observer has seen and that may now be in the owner's hand."""
        return self.memory[observer * MOST_SEATS + owner]

    def remembered(self, observer: i64) -> i64:
        """All cards of which the observer knows that they are in one of some hands."""
        cards: i64 = 0
        for owner in range(MOST_SEATS):
            cards |= self.memory[observer * MOST_SEATS + owner]
        return cards

    def owners(self, observer: i64, card: i64) -> i64:
        """The seats that may have the card, as far as the observer remembers."""
        found: i64 = 0
        for owner in range(MOST_SEATS):
            if has(self.memory[observer * MOST_SEATS + owner], card):
                found |= bit(owner)
        return found

    def forget(self, observer: i64, card: i64) -> None:
        for owner in range(MOST_SEATS):
            self.memory[observer * MOST_SEATS + owner] &= ~bit(card)

    def learn(self, observer: i64, card: i64, owner: i64) -> None:
        """The observer sees that the card is in the owner's hand."""
        self.forget(observer, card)
        if observer != owner:
            self.memory[observer * MOST_SEATS + owner] |= bit(card)

    def watch_swap(self, observer: i64, one: i64, given: i64, other: i64, knows_given: bool) -> None:
        """Somebody else's swap: whatever may have been in the one hand may now be in the other.

        `given` is the card that `one` gave; who has seen it knows where it is, and that nothing else left that hand.
        """
        ones = observer * MOST_SEATS + one
        others = observer * MOST_SEATS + other
        if knows_given:
            self.forget(observer, given)
            self.memory[ones] |= self.memory[others]
            self.memory[others] |= bit(given)
        else:
            both = self.memory[ones] | self.memory[others]
            self.memory[ones] = both
            self.memory[others] = both

    def void(self, seat: i64, card: i64) -> None:
        """A card has left the seat's hand: offers, answers and plans with it are void (spec 4)."""
        held = card + 1
        for offer in range(OFFERS):
            if offer // PLACES == seat and self.card(offer) == held:
                self.close(offer)
            elif self.by(offer) == seat + 1 and self.counter(offer) == held:
                self.lay_against(offer, 0, 0)
        if self.plan_card(seat) == held:
            self.plans[seat] = IDLE

    def close(self, offer: i64) -> None:
        """The offer is gone."""
        self.offers[offer] = 0
        self.drop_plans(offer)

    def drop_plans(self, offer: i64) -> None:
        """The offer is gone or has got a card laid against it: nobody goes on answering it."""
        for seat in range(MOST_SEATS):
            if self.plan(seat) == ANSWERING and self.plan_offer(seat) == offer:
                self.plans[seat] = IDLE


def no_trading() -> Trading:
    return Trading(zeros(OFFERS), zeros(MOST_SEATS), zeros(ROWS * MOST_SEATS))
