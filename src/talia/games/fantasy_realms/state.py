"""The table of Fantasy Realms, and the verbs that change it.

A hand is a set of cards (bit n is card n of the scorer). There is one of each card, so what everybody knows of the
hands is one set, and what is chosen at scoring is one number (`extra/choices.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core.action import Domain
from talia.core.bits import as_set, bit, has, members
from talia.core.chance import Chance
from talia.core.errors import Unchecked
from talia.core.state import State
from talia.core.view import Decision
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.extra.advice import mark_best
from talia.games.fantasy_realms.extra.choices import EXTRA
from talia.games.fantasy_realms.extra.choosers import ADDER, CHOOSERS
from talia.games.fantasy_realms.extra.deck import Deck, column
from talia.games.fantasy_realms.extra.trading import Trading
from talia.games.fantasy_realms.hidden import redeal_hidden
from talia.games.fantasy_realms.numbers import ids
from talia.games.fantasy_realms.view import decision_parts, lay_out, option_parts, see

if TYPE_CHECKING:
    from talia.games.fantasy_realms.setup import FantasyRealmsSetup


# What memories are told by number (`hear`): the kind of event, and below it seat and card.
_HEARD_DREW: Final = 1 << 20
_HEARD_TOOK: Final = 2 << 20
_HEARD_DISCARDED: Final = 3 << 20
_HEARD_OPEN: Final = 4 << 20


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FantasyRealms(State):
    """Hands, deck and discard area, what is known of the hands, and the choices made at scoring."""

    def __init__(self, setup: FantasyRealmsSetup, rng: i64, deck: Deck) -> None:
        super().__init__(setup, rng)
        self.rules = setup
        self.deck = deck
        self.top: i64 = 0  # cards of the deck that have been drawn
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        self.hand4: i64 = 0
        self.hand5: i64 = 0
        self.hand6: i64 = 0
        self.area: i64 = 0  # the discard area
        self.known: i64 = 0  # cards in hands that were taken from the area: everybody knows them there
        # What the seat to move has drawn or taken this turn, in its hand already; at the end of Chaos, the cards turned
        # up for who may add one of them, which are in no hand.
        self.drawn: i64 = 0
        self.turn: i64 = 0  # turns played; in Chaos, how often the clock has let it go on
        self.choices: i64 = 0
        self.open: bool = False  # the game has ended: all hands lie open, and scoring is under way or done
        self.trading: Trading | None = None  # Chaos, while it lasts

    def clone(self) -> FantasyRealms:
        copy = FantasyRealms(self.rules, self.rng, self.deck)
        copy.top = self.top
        copy.hand0 = self.hand0
        copy.hand1 = self.hand1
        copy.hand2 = self.hand2
        copy.hand3 = self.hand3
        copy.hand4 = self.hand4
        copy.hand5 = self.hand5
        copy.hand6 = self.hand6
        copy.area = self.area
        copy.known = self.known
        copy.drawn = self.drawn
        copy.turn = self.turn
        copy.choices = self.choices
        copy.open = self.open
        copy.trading = self.trading
        self.carry_to(copy)
        return copy

    # Reading the table.

    def hand(self, seat: i64) -> i64:
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        if seat == 3:
            return self.hand3
        if seat == 4:
            return self.hand4
        if seat == 5:
            return self.hand5
        return self.hand6

    def set_hand(self, seat: i64, hand: i64) -> None:
        if seat == 0:
            self.hand0 = hand
        elif seat == 1:
            self.hand1 = hand
        elif seat == 2:
            self.hand2 = hand
        elif seat == 3:
            self.hand3 = hand
        elif seat == 4:
            self.hand4 = hand
        elif seat == 5:
            self.hand5 = hand
        else:
            self.hand6 = hand

    def deck_left(self) -> i64:
        return self.deck.size() - self.top

    def owner(self, card: i64) -> i64:
        """The seat that holds the card, or -1."""
        for seat in range(self.rules.seats):
            if has(self.hand(seat), card):
                return seat
        return -1

    def total(self, seat: i64) -> i64:
        """The points of a seat's hand under the choices made so far."""
        hand = self.hand(seat)
        if hand & CHOOSERS == 0 or self.choices == 0:
            return self.rules.scorer.score(hand, 0)
        return self.rules.scorer.score_given(hand, 0, self.choices & ~EXTRA)

    # Verbs: they change the table and, when a log is kept, tell of it.

    def lift(self, seat: i64) -> i64:
        """The top card of the deck leaves it, for a seat. In open games chance says which one comes up."""
        chance = self.rules.chance
        if chance is not None:
            self.deck = Deck(column(chance.first(seat, self.deck.cards(), self.top, 0)))
        self.top += 1
        return self.deck.card(self.top - 1)

    def deal_by_chance(self, seat: i64, chance: Chance, size: i64) -> None:
        """The opening hand of a seat in an open game."""
        cards = self.deck.cards()
        hand = chance.hand(seat, as_set(cards[self.top :]), size)
        rest = [card for card in cards[self.top :] if not has(hand, card)]
        self.deck = Deck(column([*cards[: self.top], *members(hand), *rest]))
        self.top += size
        self.set_hand(seat, hand)

    def draw(self, seat: i64) -> None:
        """The top card of the deck goes to the hand."""
        card = self.lift(seat)
        self.set_hand(seat, self.hand(seat) | bit(card))
        self.drawn |= bit(card)
        self.seal()
        if self.tells:
            self.hear(_HEARD_DREW + seat, card + 1, bit(seat))
            if self.log is not None:
                self.narrate("drew", self.rules.section(), {"seat": seat}, {"card": IDS[card]}, bit(seat))

    def pick_up(self, seat: i64, card: i64) -> None:
        """A card of the discard area goes to the hand, for all to see."""
        self.area &= ~bit(card)
        self.set_hand(seat, self.hand(seat) | bit(card))
        self.known |= bit(card)
        self.drawn |= bit(card)
        if self.tells:
            self.hear(_HEARD_TOOK + (seat << 8) + card)
            if self.log is not None:
                self.narrate("took", self.rules.section(), {"seat": seat, "card": IDS[card]})

    def discard(self, seat: i64, card: i64) -> None:
        self.set_hand(seat, self.hand(seat) & ~bit(card))
        self.area |= bit(card)
        self.known &= ~bit(card)
        self.drawn = 0
        if self.tells:
            self.hear(_HEARD_DISCARDED + (seat << 8) + card)
            if self.log is not None:
                self.narrate("discarded", self.rules.section(), {"seat": seat, "card": IDS[card]})

    def lay_open(self, rule: str) -> None:
        """Everybody lays the hand open, to be scored."""
        self.open = True
        self.known = 0
        self.drawn = 0
        self.trading = None
        self.seal()
        if self.tells:
            for seat in range(self.rules.seats):
                self.hear(_HEARD_OPEN + seat)
                self.hear(self.hand(seat))
                if self.log is not None:
                    self.narrate("laid_open", rule, {"seat": seat, "cards": ids(self.hand(seat))})

    def turn_up(self, seat: i64, cards: i64) -> None:
        """Chaos: who may add a card turns up that many of the deck (spec 4)."""
        while cards > 0 and self.deck_left() > 0:
            self.drawn |= bit(self.lift(seat))
            cards -= 1
        self.seal()
        if self.tells:
            self.tell("turned_up", f"fantasy_realms.4.{IDS[ADDER]}", {"seat": seat, "cards": ids(self.drawn)})

    def add(self, seat: i64, card: i64) -> None:
        """At scoring, an extra card from the discard area, or of those turned up, comes to the hand."""
        self.area &= ~bit(card)
        self.drawn &= ~bit(card)
        self.set_hand(seat, self.hand(seat) | bit(card))

    # What core asks of every game.

    def tell_start(self) -> None:
        """The first round begins; with an empty discard area the first draw is no choice, and the deal has made it."""
        if self.trading is not None:
            return
        self.tell_round()
        if self.drawn != 0:
            section = self.rules.section()
            for card in members(self.drawn):
                self.tell("drew", section, {"seat": self.me}, {"card": IDS[card]}, bit(self.me))

    def tell_round(self) -> None:
        """Everybody has had a turn: the next round begins."""
        if self.log is not None:  # it follows from who has had a turn
            self.narrate("round_began", self.rules.section(), {"round": self.turn // self.rules.seats + 1})

    def scores(self) -> tuple[int, ...]:
        return tuple([int(self.total(seat)) for seat in range(self.rules.seats)])

    def card_word(self, card: i64) -> str:
        return IDS[card - 1]

    def may_change(self) -> bool:
        return self.trading is not None  # Chaos: who has acted may act again at once

    def option_parts(self, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        return option_parts(self, domain, number, seat)

    def decision_parts(self, seat: int) -> dict[str, Any]:
        return decision_parts(self, seat)

    def decision(self, seat: Unchecked) -> Decision:
        decision = super().decision(seat)
        if self.open:
            mark_best(self, decision)
        return decision

    def see(self, seat: int | None) -> dict[str, Any]:
        return see(self, seat)

    def lay_out(self) -> dict[str, Any]:
        return lay_out(self)

    def redeal(self, seat: i64, rng: i64) -> i64:
        return redeal_hidden(self, seat, rng)
