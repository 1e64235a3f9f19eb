"""The table of Radlands: sets of places, hands as sets of kinds, the shared deck. Verbs live in board, piles and queue.

A place has a card when it is in `persons` (a person or punk) or `standing` (a camp that is not destroyed). What a
person is stands in `people0` and `people1`, six bits a place; for a punk that is the real card, hidden from all (6.5).
A hand is two sets: the kinds held at least once, and those held twice.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core.action import Domain
from talia.core.bits import count, has
from talia.core.frame import A, B
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.radlands.numbers import (
    ALL_KINDS,
    BEHIND_SOMETHING,
    CARD_WORDS,
    PUNK,
    SIDE_0,
    SIDE_1,
    SILO,
    side,
)

# How a game ends.
BY_CAMPS: Final = 0
BY_DECK: Final = 1
BY_TURNS: Final = 2
BY_OBELISK: Final = 3
REASONS: Final = ["camps_destroyed", "deck_ran_out_twice", "turn_limit", "obelisk"]

# Marks of the running turn; those for two seats are two bits, seat 0's first. All are cleared at its end (3.4).
EVENT_RESOLVED: Final = 1
RAIDERS_RESOLVED: Final = 2
EVENT_PLAYED: Final = 8
EXPOSED: Final = 32  # whose cards are all unprotected (High Ground)
ABILITY_USED: Final = 128
LAST_ABILITY: Final = 256  # the other printing's Resonator was used: no further ability this turn
ENTERED_0: Final = 10  # shift of two bits: how many people seat 0 has put into play this turn, 2 standing for more
ENTERED_1: Final = 12

# Rulings and limits chosen before the game.
OTHER_PRINTING: Final = 1
MAKE_ROOM: Final = 2  # V1
NO_SELF_RESTORE: Final = 4  # V2
CHANGE_LOCK_IN: Final = 8
TURNS_AT: Final = 16
ACTIONS_AT: Final = 32

# Lasting traits at work, four bits a seat.
ARGO_ACTS: Final = 1
KARLI_ACTS: Final = 2
VERA_ACTS: Final = 4
ZETO_ACTS: Final = 8


class Rules(Setup):
    """The setup as the table knows it: it answers for everything that is built on top of the table."""

    def doubles(self) -> i64:
        """The kinds of which this game has two cards."""
        raise NotImplementedError

    def see(self, table: Table, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def lay_out(self, table: Table) -> dict[str, Any]:
        raise NotImplementedError

    def option_parts(self, table: Table, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        raise NotImplementedError

    def decision_parts(self, table: Table, seat: int) -> dict[str, Any]:
        raise NotImplementedError

    def redeal(self, table: Table, seat: i64, rng: i64) -> i64:
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
class Table(State):
    """Everything on the table, and what is going on in this turn."""

    def __init__(
        self,
        setup: Setup,
        rng: i64,
        rules: i64,
        order: bytes,
        drawn: i64,
        returned: Returned | None,
        left: i64,
        reshuffled: i64,
        camps: i64,
        people0: i64,
        people1: i64,
        persons: i64,
        punks: i64,
        standing: i64,
        damaged: i64,
        spent: i64,
        used: i64,
        acting: i64,
        traits: i64,
        hand0: i64,
        twice0: i64,
        hand1: i64,
        twice1: i64,
        known0: i64,
        known_twice0: i64,
        known1: i64,
        known_twice1: i64,
        gone: i64,
        gone_twice: i64,
        gone_size: i64,
        gone_top: i64,
        fresh: i64,
        fresh_twice: i64,
        queue: i64,
        water: i64,
        active: i64,
        turn: i64,
        actions: i64,
        marks: i64,
        picked: i64,
        sifted: i64,
        sifted_twice: i64,
        resolving: i64,
        dealt0: i64,
        dealt1: i64,
        again: i64,
        split: i64,
        old_punks: i64,
        old0: i64,
        old1: i64,
        own_old0: i64,
        own_old1: i64,
        own_shown0: i64,
        own_shown1: i64,
        doubt0: i64,
        doubt1: i64,
        seen_old: i64,
        seen_new: i64,
    ) -> None:
        super().__init__(setup, rng)
        self.rules: i64 = rules
        # The deck: an order that never changes and how far it is drawn; destroyed punks lie on top (6.5).
        self.order = order
        self.drawn: i64 = drawn
        self.returned = returned
        self.left: i64 = left  # cards in the deck, those returned included
        self.reshuffled: i64 = reshuffled
        # The columns.
        self.camps: i64 = camps  # six bits a column of either side
        self.people0: i64 = people0  # six bits a place of the side
        self.people1: i64 = people1
        self.persons: i64 = persons
        self.punks: i64 = punks
        self.standing: i64 = standing
        self.damaged: i64 = damaged
        self.spent: i64 = spent  # not ready for another reason than damage (3.3)
        self.used: i64 = used  # an ability was used this turn (Vera Vosh asks)
        self.acting: i64 = acting  # what "this card" means in the running ability; empty once it has left play
        self.traits: i64 = traits
        # Hands, the Water Silo in them; what everybody knows to be in them.
        self.hand0: i64 = hand0
        self.twice0: i64 = twice0
        self.hand1: i64 = hand1
        self.twice1: i64 = twice1
        self.known0: i64 = known0
        self.known_twice0: i64 = known_twice0
        self.known1: i64 = known1
        self.known_twice1: i64 = known_twice1
        # The discard pile: as a heap, its top card, and what fell this turn.
        self.gone: i64 = gone
        self.gone_twice: i64 = gone_twice
        self.gone_size: i64 = gone_size
        self.gone_top: i64 = gone_top
        self.fresh: i64 = fresh
        self.fresh_twice: i64 = fresh_twice
        # The event queues: six bits a space, seat 0's spaces 1, 2, 3, then seat 1's.
        self.queue: i64 = queue
        # The turn.
        self.water: i64 = water
        self.active: i64 = active
        self.turn: i64 = turn  # 0 while camps are picked
        self.actions: i64 = actions
        self.marks: i64 = marks
        self.picked: i64 = picked  # the card of the hand that is about to be played or junked: its owner's secret
        self.sifted: i64 = sifted  # cards just drawn, of which some must go (Supply Depot, Interrogate): a secret
        self.sifted_twice: i64 = sifted_twice
        self.resolving: i64 = resolving  # an event that is neither queued nor discarded yet (8.4)
        self.dealt0: i64 = dealt0  # camps to pick from, until they are revealed
        self.dealt1: i64 = dealt1
        # What can be remembered of the reshuffle (see memory): all of it follows from what was seen.
        self.again: i64 = again  # kinds that went into the new deck
        self.split: i64 = split  # kinds of which one card did and one did not
        self.old_punks: i64 = old_punks  # punks from before it
        self.old0: i64 = old0  # at most so many unknown cards of the hand are from before it
        self.old1: i64 = old1
        self.own_old0: i64 = own_old0  # kinds of which the hand has a card from before it: its owner knows
        self.own_old1: i64 = own_old1
        self.own_shown0: i64 = own_shown0  # kinds in doubt that were old: the owner of the hand knows that too
        self.own_shown1: i64 = own_shown1
        self.doubt0: i64 = doubt0  # split kinds the hand has shown, old or new
        self.doubt1: i64 = doubt1
        self.seen_old: i64 = seen_old  # split kinds whose old, whose new card has been seen for certain
        self.seen_new: i64 = seen_new
        self.took_old: bool = False  # was the card just taken from the deck an old punk returned? Not kept by clones.

    def clone(self) -> Table:
        copy = Table(
            self.setup,
            self.rng,
            self.rules,
            self.order,
            self.drawn,
            self.returned,
            self.left,
            self.reshuffled,
            self.camps,
            self.people0,
            self.people1,
            self.persons,
            self.punks,
            self.standing,
            self.damaged,
            self.spent,
            self.used,
            self.acting,
            self.traits,
            self.hand0,
            self.twice0,
            self.hand1,
            self.twice1,
            self.known0,
            self.known_twice0,
            self.known1,
            self.known_twice1,
            self.gone,
            self.gone_twice,
            self.gone_size,
            self.gone_top,
            self.fresh,
            self.fresh_twice,
            self.queue,
            self.water,
            self.active,
            self.turn,
            self.actions,
            self.marks,
            self.picked,
            self.sifted,
            self.sifted_twice,
            self.resolving,
            self.dealt0,
            self.dealt1,
            self.again,
            self.split,
            self.old_punks,
            self.old0,
            self.old1,
            self.own_old0,
            self.own_old1,
            self.own_shown0,
            self.own_shown1,
            self.doubt0,
            self.doubt1,
            self.seen_old,
            self.seen_new,
        )
        self.carry_to(copy)
        return copy

    # Questions about the table.

    def hand(self, seat: i64) -> i64:
        """The kinds a seat holds, the Water Silo included."""
        return self.hand0 if seat == 0 else self.hand1

    def twice(self, seat: i64) -> i64:
        """The kinds a seat holds two of."""
        return self.twice0 if seat == 0 else self.twice1

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds, the Water Silo left out."""
        return count(self.hand(seat) & ALL_KINDS) + count(self.twice(seat))

    def silo_in_hand(self, seat: i64) -> bool:
        return has(self.hand(seat), SILO)

    def kind_at(self, place: i64) -> i64:
        """The kind of the person at a place: of a punk too, so not for anybody's eyes."""
        if place <= 9:
            return (self.people0 >> (6 * (place - 1))) & 63
        return (self.people1 >> (6 * (place - 10))) & 63

    def camp_of(self, lane: i64) -> i64:
        """The camp of a column counted over both sides, standing or not."""
        return (self.camps >> (6 * lane)) & 63

    def event_at(self, seat: i64, space: i64) -> i64:
        return (self.queue >> (6 * (3 * seat + space - 1))) & 63

    def unprotected(self) -> i64:
        """All cards of both sides with no card of their owner in front of them (6.3)."""
        cards = self.persons | self.standing
        found = cards & ~(((cards >> 1) & BEHIND_SOMETHING) | ((cards >> 2) & 0x12492))
        if self.marks & (3 * EXPOSED) != 0:
            if self.marks & EXPOSED != 0:
                found |= cards & SIDE_0
            if self.marks & (2 * EXPOSED) != 0:
                found |= cards & SIDE_1
        return found

    def has_trait(self, seat: i64, trait: i64) -> bool:
        return (self.traits >> (4 * seat)) & trait != 0

    def has_mark(self, seat: i64, mark: i64) -> bool:
        return (self.marks >> seat) & mark != 0

    def set_mark(self, seat: i64, mark: i64) -> None:
        self.marks |= mark if seat == 0 else 2 * mark

    def entered(self, seat: i64) -> i64:
        """How many people a seat has put into play this turn, 2 standing for more."""
        return (self.marks >> (ENTERED_0 if seat == 0 else ENTERED_1)) & 3

    def standing_camps(self, seat: i64) -> i64:
        return count(self.standing & side(seat))

    def has_rule(self, rule: i64) -> bool:
        return self.rules & rule != 0

    # What core asks of every game.

    def scores(self) -> tuple[int, ...]:
        return (self.standing_camps(0), self.standing_camps(1))

    def card_word(self, card: i64) -> str:
        return CARD_WORDS[card]

    def shown_word(self, place: i64) -> str:
        """The card at a place as everybody sees it."""
        if has(self.punks, place):
            return CARD_WORDS[PUNK]
        if has(self.persons, place):
            return CARD_WORDS[self.kind_at(place)]
        return CARD_WORDS[40 + self.camp_of((place - 1) // 3)]

    def option_parts(self, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        return self.book().option_parts(self, domain, number, seat)

    def decision_parts(self, seat: int) -> dict[str, Any]:
        return self.book().decision_parts(self, seat)

    def sees_note(self, program: str, note: int, me: int, seat: int | None) -> bool:
        # While both pick camps, notes A and B hold the secret picks of seats 0 and 1.
        if program != "radlands.camps" or note not in (A, B):
            return True
        return note - A == seat

    def may_change(self) -> bool:
        return self.rules & CHANGE_LOCK_IN != 0

    def see(self, seat: int | None) -> dict[str, Any]:
        return self.book().see(self, seat)

    def lay_out(self) -> dict[str, Any]:
        return self.book().lay_out(self)

    def redeal(self, seat: i64, rng: i64) -> i64:
        return self.book().redeal(self, seat, rng)

    def book(self) -> Rules:
        setup = self.setup
        assert isinstance(setup, Rules)
        return setup
