"""The table of Radlands: sets of places, hands as sets of kinds, the shared deck. Verbs live in board, piles and queue.

A place has a card when it is in `persons` (a person or punk) or `standing` (a camp that is not destroyed). What a
person is stands in `people0` and `people1`, six bits a place; for a punk that is the real card, hidden from all (6.5).
A hand is two sets: the kinds held at least once, and those held twice. What belongs together and changes rarely is one
object that never changes.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core.action import Domain
from talia.core.bits import bit, count, has
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.radlands.numbers import (
    BACK,
    BEHIND_SOMETHING,
    CAMP_TRAITS,
    CARD_WORDS,
    CHANGE_LOCK_IN,
    DISCOUNT_AT,
    ENTERED,
    EXPOSED,
    NEVER_RESTORED,
    OTHER,
    OTHER_PRINTING,
    lane_of,
    side,
)
from talia.games.radlands.shape import ALL_KINDS, FIRST_CAMP, PUNK, SILO
from talia.games.radlands.verbs.remembered import NO_AGE, NO_RESHUFFLE, NOTHING_KNOWN, Age, Known

# How a game ends.
BY_CAMPS: Final = 0
BY_DECK: Final = 1
BY_TURNS: Final = 2
BY_LAST_CARD: Final = 3
REASONS: Final = ["camps_destroyed", "deck_ran_out_twice", "turn_limit", "obelisk"]


DISCOUNTS: Final = 20  # shift, in `camp_traits`


class Doors(Setup):
    """The setup as the table knows it: the way to everything that is built on top of the table."""

    def doubles(self) -> i64:
        """The kinds of which this game has two cards."""
        raise NotImplementedError

    def tell_start(self, table: Radlands) -> None:
        raise NotImplementedError

    def see(self, table: Radlands, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def recalls(self, table: Radlands, seat: int | None) -> dict[str, Any] | None:
        raise NotImplementedError

    def lay_out(self, table: Radlands) -> dict[str, Any]:
        raise NotImplementedError

    def option_parts(self, table: Radlands, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        raise NotImplementedError

    def decision_parts(self, table: Radlands, seat: int) -> dict[str, Any]:
        raise NotImplementedError

    def redeal(self, table: Radlands, seat: i64, rng: i64) -> i64:
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Returned:
    """A destroyed punk lying face down on the deck, and those below it. It never changes, so clones share it."""

    def __init__(self, kind: i64, old: bool, below: Returned | None) -> None:
        self.kind = kind
        self.old = old  # from before the reshuffle
        self.below = below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Radlands(State):
    """Everything on the table, and what is going on in this turn. A new one is blank."""

    def __init__(self, setup: Setup, rng: i64, rules: i64) -> None:
        super().__init__(setup, rng)
        self.rules: i64 = rules  # rulings and limits
        # The deck: an order that never changes and how far it is drawn; destroyed punks lie on top (6.5).
        self.order = b""
        self.drawn: i64 = 0
        self.returned: Returned | None = None
        self.left: i64 = 0  # cards in the deck, those returned included
        self.reshuffled: i64 = 0
        # The columns.
        self.camps: i64 = 0  # seven bits a column of either side: where its camp is in the tables of camps
        self.camp_traits: i64 = 0  # the columns whose camp is never restored; behind them, three bits each: discounts
        self.people0: i64 = 0  # six bits a place of the side
        self.people1: i64 = 0
        self.persons: i64 = 0
        self.punks: i64 = 0
        self.standing: i64 = 0
        self.damaged: i64 = 0
        self.spent: i64 = 0  # not ready for another reason than damage (3.3)
        self.used: i64 = 0  # an ability was used this turn: STAY_READY asks
        self.acting: i64 = 0  # what "this card" means in the running ability; empty once it has left play
        self.traits: i64 = 0  # lasting traits at work, four bits a seat
        # Hands, the Water Silo in them: kinds, and those held twice. They change too often to be an object.
        self.hand0: i64 = 0
        self.twice0: i64 = 0
        self.hand1: i64 = 0
        self.twice1: i64 = 0
        self.known0 = NOTHING_KNOWN
        self.known1 = NOTHING_KNOWN
        # The discard pile: as a heap, its top card, and what fell this turn.
        self.gone: i64 = 0
        self.gone_twice: i64 = 0
        self.gone_size: i64 = 0
        self.gone_top: i64 = 0
        self.fresh: i64 = 0
        self.fresh_twice: i64 = 0
        # The event queues: six bits a space, seat 0's spaces 1, 2, 3, then seat 1's.
        self.queue: i64 = 0
        # The turn.
        self.water: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0  # 0 while camps are picked
        self.actions: i64 = 0
        self.marks: i64 = 0
        self.picked: i64 = 0  # the card of the hand that is about to be played or junked: its owner's secret
        self.sifted: i64 = 0  # cards just drawn, of which some must go: a secret
        self.sifted_twice: i64 = 0
        self.resolving: i64 = 0  # an event that is neither queued nor discarded yet (8.4)
        self.dealt0: i64 = 0  # camps to pick from, until they are revealed
        self.dealt1: i64 = 0
        # What can be remembered of the reshuffle: all of it follows from what was seen.
        self.mixed = NO_RESHUFFLE
        self.age0 = NO_AGE
        self.age1 = NO_AGE
        self.old_punks: i64 = 0  # punks from before it
        self.took_old: bool = False  # was the card just taken from the deck an old punk returned? Not kept by clones.

    def clone(self) -> Radlands:
        copy = Radlands(self.setup, self.rng, self.rules)
        copy.order = self.order
        copy.drawn = self.drawn
        copy.returned = self.returned
        copy.left = self.left
        copy.reshuffled = self.reshuffled
        copy.camps = self.camps
        copy.camp_traits = self.camp_traits
        copy.people0 = self.people0
        copy.people1 = self.people1
        copy.persons = self.persons
        copy.punks = self.punks
        copy.standing = self.standing
        copy.damaged = self.damaged
        copy.spent = self.spent
        copy.used = self.used
        copy.acting = self.acting
        copy.traits = self.traits
        copy.hand0 = self.hand0
        copy.twice0 = self.twice0
        copy.hand1 = self.hand1
        copy.twice1 = self.twice1
        copy.known0 = self.known0
        copy.known1 = self.known1
        copy.gone = self.gone
        copy.gone_twice = self.gone_twice
        copy.gone_size = self.gone_size
        copy.gone_top = self.gone_top
        copy.fresh = self.fresh
        copy.fresh_twice = self.fresh_twice
        copy.queue = self.queue
        copy.water = self.water
        copy.active = self.active
        copy.turn = self.turn
        copy.actions = self.actions
        copy.marks = self.marks
        copy.picked = self.picked
        copy.sifted = self.sifted
        copy.sifted_twice = self.sifted_twice
        copy.resolving = self.resolving
        copy.dealt0 = self.dealt0
        copy.dealt1 = self.dealt1
        copy.mixed = self.mixed
        copy.age0 = self.age0
        copy.age1 = self.age1
        copy.old_punks = self.old_punks
        self.carry_to(copy)
        return copy

    # Each seat's own.

    def hand(self, seat: i64) -> i64:
        """The kinds a seat holds, the Water Silo included."""
        return self.hand0 if seat == 0 else self.hand1

    def twice(self, seat: i64) -> i64:
        """The kinds a seat holds two of."""
        return self.twice0 if seat == 0 else self.twice1

    def hold(self, seat: i64, kinds: i64, twice: i64) -> None:
        """A seat's hand is another now."""
        if seat == 0:
            self.hand0 = kinds
            self.twice0 = twice
        else:
            self.hand1 = kinds
            self.twice1 = twice

    def known(self, seat: i64) -> Known:
        """What of a seat's hand everybody knows."""
        return self.known0 if seat == 0 else self.known1

    def set_known(self, seat: i64, known: Known) -> None:
        if seat == 0:
            self.known0 = known
        else:
            self.known1 = known

    def age(self, seat: i64) -> Age:
        """What can be remembered of a seat's hand since the reshuffle."""
        return self.age0 if seat == 0 else self.age1

    def set_age(self, seat: i64, age: Age) -> None:
        if seat == 0:
            self.age0 = age
        else:
            self.age1 = age

    def dealt(self, seat: i64) -> i64:
        """The camps a seat may still pick from."""
        return self.dealt0 if seat == 0 else self.dealt1

    def set_dealt(self, seat: i64, camps: i64) -> None:
        if seat == 0:
            self.dealt0 = camps
        else:
            self.dealt1 = camps

    def people(self, seat: i64) -> i64:
        """The kinds of the people on a side, six bits a place: of punks too, so not for anybody's eyes."""
        return self.people0 if seat == 0 else self.people1

    def kind_at(self, place: i64) -> i64:
        """The kind of the person at a place: of a punk too, so not for anybody's eyes."""
        if place <= 9:
            return (self.people0 >> (6 * (place - 1))) & 63
        return (self.people1 >> (6 * (place - 10))) & 63

    def set_kind(self, place: i64, kind: i64) -> None:
        if place <= 9:
            shift = 6 * (place - 1)
            self.people0 = (self.people0 & ~(bit(shift) * 63)) | (bit(shift) * kind)
        else:
            shift = 6 * (place - 10)
            self.people1 = (self.people1 & ~(bit(shift) * 63)) | (bit(shift) * kind)

    # Questions about the table.

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds, the Water Silo left out."""
        return count(self.hand(seat) & ALL_KINDS) + count(self.twice(seat))

    def silo_in_hand(self, seat: i64) -> bool:
        return has(self.hand(seat), SILO)

    def camp_of(self, lane: i64) -> i64:
        """The camp of a column counted over both sides, standing or not."""
        return (self.camps >> (7 * lane)) & 63

    def camp_number(self, lane: i64) -> i64:
        """Where the camp of a column is in the tables of camps, by printing."""
        return (self.camps >> (7 * lane)) & 127

    def set_camp(self, lane: i64, camp: i64) -> None:
        """Lay a camp into a column; what its traits say of the column is noted beside it."""
        number = camp + OTHER if self.rules & OTHER_PRINTING != 0 else camp
        traits = CAMP_TRAITS[number]
        kept = self.camp_traits & ~(bit(3 * lane) * 14 | bit(DISCOUNTS + 3 * lane) * 7)
        if traits & NEVER_RESTORED != 0:
            kept |= bit(3 * lane) * 14
        self.camp_traits = kept | bit(DISCOUNTS + 3 * lane) * (traits >> DISCOUNT_AT)
        self.camps = (self.camps & ~(bit(7 * lane) * 127)) | bit(7 * lane) * number

    def discount(self, lane: i64) -> i64:
        """How much less a person costs in a column where nobody is."""
        return (self.camp_traits >> (DISCOUNTS + 3 * lane)) & 7

    def event_at(self, seat: i64, space: i64) -> i64:
        return (self.queue >> (6 * (3 * seat + space - 1))) & 63

    def unprotected(self) -> i64:
        """All cards of both sides with no card of their owner in front of them (6.3)."""
        cards = self.persons | self.standing
        found = cards & ~(((cards >> 1) & BEHIND_SOMETHING) | ((cards >> 2) & BACK))
        marks = self.marks
        if marks & (3 * EXPOSED) != 0:
            if marks & EXPOSED != 0:
                found |= cards & side(0)
            if marks >> 1 & EXPOSED != 0:
                found |= cards & side(1)
        return found

    def has_trait(self, seat: i64, trait: i64) -> bool:
        return (self.traits >> (4 * seat)) & trait != 0

    def has_mark(self, seat: i64, mark: i64) -> bool:
        return (self.marks >> seat) & mark != 0

    def set_mark(self, seat: i64, mark: i64) -> None:
        self.marks |= mark << seat

    def entered(self, seat: i64) -> i64:
        """How many people a seat has put into play this turn, 2 standing for more."""
        return (self.marks >> (ENTERED + 2 * seat)) & 3

    def standing_camps(self, seat: i64) -> i64:
        return count(self.standing & side(seat))

    # What core asks of every game.

    def scores(self) -> tuple[int, ...]:
        return (self.standing_camps(0), self.standing_camps(1))

    def card_word(self, card: i64) -> str:
        return CARD_WORDS[card]

    def shown_at(self, place: i64) -> i64:
        """The card number of the card at a place, as everybody sees it."""
        if has(self.punks, place):
            return PUNK
        if has(self.persons, place):
            return self.kind_at(place)
        return FIRST_CAMP + self.camp_of(lane_of(place))

    def shown_word(self, place: i64) -> str:
        return CARD_WORDS[self.shown_at(place)]

    def option_parts(self, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        return self.doors().option_parts(self, domain, number, seat)

    def decision_parts(self, seat: int) -> dict[str, Any]:
        return self.doors().decision_parts(self, seat)

    def tell_start(self) -> None:
        self.doors().tell_start(self)

    def may_change(self) -> bool:
        return self.rules & CHANGE_LOCK_IN != 0

    def see(self, seat: int | None) -> dict[str, Any]:
        return self.doors().see(self, seat)

    def recalls(self, seat: int | None) -> dict[str, Any] | None:
        return self.doors().recalls(self, seat)

    def lay_out(self) -> dict[str, Any]:
        return self.doors().lay_out(self)

    def redeal(self, seat: i64, rng: i64) -> i64:
        return self.doors().redeal(self, seat, rng)

    def doors(self) -> Doors:
        setup = self.setup
        assert isinstance(setup, Doors)
        return setup
