"""The words that Radlands cards are written in. Steps are thin: the verbs of board, piles and queue do the work. Small
phrases that many cards share (damage, injure, restore, gain a punk, raid, draw) are functions that give steps."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, has, lowest, single
from talia.core.frame import ME, NOTHING, A, B, C, Choose, D, Frame, Step, noted
from talia.core.notes import Holding, NumberOf
from talia.core.program import Program, program
from talia.games.radlands.cards.card import Steps
from talia.games.radlands.numbers import (
    CARD_WORDS,
    CHOICES,
    EVENT_PLAYED,
    EVENT_RESOLVED,
    HEARD_EVENT_OVER,
    LAST_ABILITY,
    NOTED_BUY,
    NOTED_USE,
    PLACES,
    RAIDERS_RESOLVED,
    only,
    side,
)
from talia.games.radlands.pools import (
    CARDS_TO_DISCARD,
    PEOPLE_TO_MAKE_ROOM,
    PLACES_FOR_A_PUNK,
    SIFTED_CARDS,
    UNPROTECTED_CARDS,
    UNPROTECTED_ENEMIES,
    YOUR_DAMAGED_CARDS,
    YOUR_PEOPLE,
)
from talia.games.radlands.shape import LAST_PERSON, RAIDERS
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs import board, piles, queue
from talia.games.radlands.verbs.needs import met
from talia.games.radlands.verbs.playing import ask_place, resolve, start_ability, used_place
from talia.games.radlands.verbs.running import is_ability, is_resolved, wrong_place, wrong_use
from talia.games.radlands.verbs.traits import abilities_at

# Cards in play.


@final
class Damage(Step[Radlands]):
    """Damage (or injure) the noted card."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Radlands) -> None:
        place = s.note(self.place)
        if place != NOTHING:
            board.damage(s, bit(place))


@final
class Destroy(Step[Radlands]):
    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Radlands) -> None:
        place = s.note(self.place)
        if place != NOTHING:
            board.destroy(s, bit(place))


@final
class Restore(Step[Radlands]):
    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Radlands) -> None:
        place = s.note(self.place)
        if place != NOTHING:
            board.restore(s, place)


@final
class PutPunk(Step[Radlands]):
    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Radlands) -> None:
        place = s.note(self.place)
        if place != NOTHING:
            board.gain_punk(s, place)


@final
class DamageThis(Step[Radlands]):
    """Damage the card whose ability is used, if it is still in play (9.7)."""

    def run(self, s: Radlands) -> None:
        if s.acting != 0:
            board.damage(s, s.acting)


@final
class DestroyThis(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        if s.acting != 0:
            board.destroy(s, s.acting)


@final
class InjureUnprotectedEnemies(Step[Radlands]):
    """All at once: who is uncovered by it is not hit (9.6)."""

    def run(self, s: Radlands) -> None:
        board.damage(s, s.unprotected() & s.persons & side(1 - s.me))


# Hand, deck and water.


@final
class Draw(Step[Radlands]):
    def __init__(self, cards: i64 = 1) -> None:
        self.cards = cards

    def run(self, s: Radlands) -> None:
        piles.draw_cards(s, s.me, self.cards)


@final
class GainWater(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        piles.gain_water(s, s.me)


@final
class Discard(Step[Radlands]):
    """The noted card leaves the hand of a seat."""

    def __init__(self, kind: i64, by: i64 = ME) -> None:
        self.kind = kind
        self.by = by

    def run(self, s: Radlands) -> None:
        kind = s.note(self.kind)
        if kind != NOTHING:
            piles.discard_from_hand(s, s.me if self.by == ME else 1 - s.me, kind)


@final
class DrawToSift(Step[Radlands]):
    """Draw cards of which some must go."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def run(self, s: Radlands) -> None:
        for _ in range(self.cards):
            if not s.ended:
                kind = piles.draw(s, s.me)
                if kind != 0:
                    piles.sift(s, kind)


@final
class DiscardSifted(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        if s.a != NOTHING:
            piles.discard_sifted(s, s.me, s.a)


@final
class KeepTheRest(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        s.sifted = 0
        s.sifted_twice = 0


# Events.


@final
class EventDone(Step[Radlands]):
    """The event has been carried out: it is discarded, or the Raiders go home (8.4)."""

    def run(self, s: Radlands) -> None:
        s.resolving = 0
        s.marks |= EVENT_RESOLVED
        if s.card == RAIDERS:
            s.set_mark(s.me, RAIDERS_RESOLVED)
        else:
            piles.discard(s, s.card)
        if s.tells:
            s.hear(HEARD_EVENT_OVER + (s.me << 8) + s.card)
            if s.log is not None:
                s.narrate("event_resolved", "radlands.8.4", {"seat": s.me, "card": CARD_WORDS[s.card]})


@final
class Raid(Step[Radlands]):
    """Put out, advance or resolve one's Raiders; where none of it can be done, nothing happens (7.4)."""

    def run(self, s: Radlands) -> None:
        space = queue.raiders_space(s, s.me)
        if space == 0:
            if queue.played_as_zero(s, s.me):
                s.set_mark(s.me, EVENT_PLAYED)
                resolve(s, s.me, RAIDERS)
                return
            space = queue.space_for(s, s.me, 2)
            if space != 0:
                s.set_mark(s.me, EVENT_PLAYED)
                queue.place_event(s, s.me, space, RAIDERS)
        elif space == 1:
            queue.set_event(s, s.me, 1, 0)
            resolve(s, s.me, RAIDERS)
        elif s.event_at(s.me, space - 1) == 0:
            queue.move_event(s, s.me, space, space - 1)

    def pushes(self, s: Radlands, below: Frame, above: Frame) -> bool:
        return above.card == RAIDERS and is_resolved(s, above, below.me)


# Using abilities.


@final
class EndTheAbilities(Step[Radlands]):
    """No further ability this turn (the other printing's Resonator)."""

    def run(self, s: Radlands) -> None:
        s.marks |= LAST_ABILITY


@final
class WhichAbility(Step[Radlands]):
    """Ask which ability of the noted card is used, where there are several; NOTHING if none can be (D12).

    In the turn the note is an action: nothing is asked where it does not use a card.
    """

    def __init__(self, place: i64, into: i64, action: bool = False) -> None:
        self.place = place
        self.into = into
        self.action = action

    def run(self, s: Radlands) -> None:
        place = s.note(self.place)
        this: i64 = 0
        if self.action:
            if not NOTED_USE < place < NOTED_BUY:
                return
            place = used_place(s.me, place)
            this = place
        else:
            this = only(s.acting)
        found: i64 = 0
        if 1 <= place <= 18 and has(s.persons | s.standing, place):
            found = abilities_at(s, s.me, place, this, met(s, s.me))
        if found == 0:
            s.set_note(self.into, NOTHING)
        elif single(found):
            s.set_note(self.into, lowest(found))
        else:
            s.ask(s.me, found)

    def answered(self, s: Radlands, seat: i64, number: i64) -> None:
        s.set_note(self.into, number)
        s.owing = 0

    def domain(self) -> Domain:
        return CHOICES

    def prompt(self) -> str:
        return "radlands.which_ability"

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(self.into, NumberOf(CHOICES))]

    def quiet(self) -> bool:
        return True

    def wrong(self, s: Radlands) -> str:
        return wrong_use(s) if self.action else ""


@final
class Borrow(Step[Radlands]):
    """Pay for and use the noted ability of the noted card; "this card" stays what it is (Mimic, Adrenaline Lab)."""

    def __init__(self, place: i64, which: i64) -> None:
        self.place = place
        self.which = which

    def run(self, s: Radlands) -> None:
        which = s.note(self.which)
        if which != NOTHING:
            start_ability(s, s.note(self.place), which, "ability_borrowed")

    def pushes(self, s: Radlands, below: Frame, above: Frame) -> bool:
        return noted(below, self.which) != NOTHING and above.me == below.me and is_ability(s, above)


# A card of the hand.


@final
class PersonPlace(Step[Radlands]):
    """Where the picked person goes (into note C); by V1 first who makes room (into note D).

    A person that is dropped must leave water for an ability.
    """

    def __init__(self, making_room: bool, dropped: bool = False) -> None:
        self.making_room = making_room
        self.dropped = dropped

    def run(self, s: Radlands) -> None:
        if 1 <= s.picked <= LAST_PERSON:
            ask_place(s, self.making_room, self.dropped)

    def answered(self, s: Radlands, seat: i64, number: i64) -> None:
        if self.making_room:
            s.d = number
        else:
            s.c = number
        s.owing = 0

    def domain(self) -> Domain:
        return PLACES

    def prompt(self) -> str:
        return "radlands.make_room" if self.making_room else "radlands.person_place"

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(D if self.making_room else C, NumberOf(PLACES))]

    def wrong(self, s: Radlands) -> str:
        return wrong_place(s, self.making_room, self.dropped)


# Phrases.


def damage(by: i64 = ME) -> Steps:
    return (Choose(UNPROTECTED_CARDS, into=A, by=by), Damage(A))


def injure() -> Steps:
    return (Choose(UNPROTECTED_ENEMIES, into=A), Damage(A))


def restore() -> Steps:
    """Restore one of your damaged cards, or decline (7.3, 9.8)."""
    return (Choose(YOUR_DAMAGED_CARDS, into=A, may=True), Restore(A))


def gain_punk() -> Steps:
    """Gain a punk, or decline (7.6, 9.8); by V1 somebody may first make room."""
    return (
        Choose(PEOPLE_TO_MAKE_ROOM, into=B, may=True),
        Destroy(B),
        Choose(PLACES_FOR_A_PUNK, into=A, may=True),
        PutPunk(A),
    )


def destroy_own() -> Steps:
    return (Choose(YOUR_PEOPLE, into=A), Destroy(A))


def discard(by: i64 = ME, may: bool = False) -> Steps:
    """Discard a card of the hand. They are asked even when all cards are equal: nobody is to learn that."""
    return (Choose(CARDS_TO_DISCARD, into=A, by=by, may=may, always=not may), Discard(A, by))


def sift(draw: i64, throw: int) -> Steps:
    """Draw some, then discard some of those; asked even when they are equal, for that is nobody's business."""
    one: Steps = (Choose(SIFTED_CARDS, into=A, always=True), DiscardSifted())
    return (DrawToSift(draw), *(one * throw), KeepTheRest())


# By junk icon.
JUNK_PROGRAMS: Final = vec[Program](
    [
        program("radlands.junk.water", (GainWater(),), rule="radlands.5.4"),
        program("radlands.junk.draw", (Draw(),), rule="radlands.5.4"),
        program("radlands.junk.restore", restore(), rule="radlands.5.4"),
        program("radlands.junk.injure", injure(), rule="radlands.5.4"),
        program("radlands.junk.raid", (Raid(),), rule="radlands.5.4"),
        program("radlands.junk.punk", gain_punk(), rule="radlands.5.4"),
    ]
)


def junk_program(icon: i64) -> Program:
    """The program of a junk icon."""
    return JUNK_PROGRAMS[icon - 1]
