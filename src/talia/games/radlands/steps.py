"""The words that Radlands cards are written in. Steps are thin: the verbs of board, piles and queue do the work.

Small phrases that many cards share (damage, injure, restore, gain a punk, raid, draw) are functions that give steps.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, has, lowest, single
from talia.core.frame import ME, NOTHING, THEM, A, B, Choose, Step
from talia.core.program import program
from talia.games.radlands import board, piles, queue
from talia.games.radlands.cards.card import DECK, Steps
from talia.games.radlands.facts import facts
from talia.games.radlands.numbers import CHOICES, DRAW, INJURE, KINDS, PUNK, RAID, RAIDERS, RESTORE, WATER, only, side
from talia.games.radlands.pools import (
    CARDS_TO_DISCARD,
    PEOPLE_TO_MAKE_ROOM,
    PLACES_FOR_A_PUNK,
    UNPROTECTED_CARDS,
    UNPROTECTED_ENEMIES,
    YOUR_CAMPS,
    YOUR_DAMAGED_CARDS,
    YOUR_PEOPLE,
)
from talia.games.radlands.state import EVENT_PLAYED, EVENT_RESOLVED, LAST_ABILITY, RAIDERS_RESOLVED, Table
from talia.games.radlands.traits import abilities_at, ability_at

# Cards in play.


@final
class Damage(Step[Table]):
    """Damage (or injure) the noted card."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        place = s.note(self.place)
        if place != NOTHING:
            board.damage(s, bit(place))


@final
class Destroy(Step[Table]):
    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        place = s.note(self.place)
        if place != NOTHING:
            board.destroy(s, bit(place))


@final
class Restore(Step[Table]):
    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        place = s.note(self.place)
        if place != NOTHING:
            board.restore(s, place)


@final
class PutPunk(Step[Table]):
    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        place = s.note(self.place)
        if place != NOTHING:
            board.gain_punk(s, place)


@final
class DamageThis(Step[Table]):
    """Damage the card whose ability is used, if it is still in play (9.7)."""

    def run(self, s: Table) -> None:
        if s.acting != 0:
            board.damage(s, s.acting)


@final
class DestroyThis(Step[Table]):
    def run(self, s: Table) -> None:
        if s.acting != 0:
            board.destroy(s, s.acting)


@final
class InjureUnprotectedEnemies(Step[Table]):
    """All at once: who is uncovered by it is not hit (9.6)."""

    def run(self, s: Table) -> None:
        board.damage(s, s.unprotected() & s.persons & side(1 - s.me))


# Hand, deck and water.


@final
class Draw(Step[Table]):
    def __init__(self, cards: i64 = 1) -> None:
        self.cards = cards

    def run(self, s: Table) -> None:
        for _ in range(self.cards):
            if not s.ended:
                piles.draw(s, s.me)


@final
class GainWater(Step[Table]):
    def run(self, s: Table) -> None:
        piles.gain_water(s, s.me)


@final
class Discard(Step[Table]):
    """The noted card leaves the hand of a seat."""

    def __init__(self, kind: i64, by: i64 = ME) -> None:
        self.kind = kind
        self.by = by

    def run(self, s: Table) -> None:
        kind = s.note(self.kind)
        if kind != NOTHING:
            piles.discard_from_hand(s, s.me if self.by == ME else 1 - s.me, kind)


# Events.


def resolve(s: Table, seat: i64, kind: i64) -> None:
    """Run an event for its owner, whoever caused it (8.5). It pushes: a step does it last."""
    s.resolving = kind
    if s.tells:
        s.tell("event_began", "radlands.8.4", {"seat": seat, "card": KINDS[kind]})
    s.push(RAIDERS_PROGRAM if kind == RAIDERS else DECK[kind].effect, seat, kind)


@final
class EventDone(Step[Table]):
    """The event has been carried out: it is discarded, or the Raiders go home (8.4)."""

    def run(self, s: Table) -> None:
        s.resolving = 0
        s.marks |= EVENT_RESOLVED
        if s.card == RAIDERS:
            s.set_mark(s.me, RAIDERS_RESOLVED)
        else:
            piles.discard(s, s.card)
        if s.tells:
            s.tell("event_resolved", "radlands.8.4", {"seat": s.me, "card": KINDS[s.card]})


@final
class Raid(Step[Table]):
    """Put out, advance or resolve one's Raiders; where none of it can be done, nothing happens (7.4)."""

    def run(self, s: Table) -> None:
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


# The way through a program.


@final
class SkipUnless(Step[Table]):
    """Go past the next steps unless the note has this value (or, for `either`, that one)."""

    def __init__(self, note: i64, value: i64, either: i64, steps: i64) -> None:
        self.note = note
        self.value = value
        self.either = either
        self.steps = steps

    def run(self, s: Table) -> None:
        found = s.note(self.note)
        if found != self.value and found != self.either:
            s.pc += self.steps


@final
class SkipIfNothing(Step[Table]):
    """Go past the next steps (or, with a number below 0, back) if the note holds nothing."""

    def __init__(self, note: i64, steps: i64) -> None:
        self.note = note
        self.steps = steps

    def run(self, s: Table) -> None:
        if s.note(self.note) == NOTHING:
            s.pc += self.steps


@final
class Back(Step[Table]):
    """Go back by so many steps, this one not counted."""

    def __init__(self, steps: i64) -> None:
        self.steps = steps

    def run(self, s: Table) -> None:
        s.pc -= self.steps + 1


@final
class EndTheAbilities(Step[Table]):
    """No further ability this turn (the other printing's Resonator)."""

    def run(self, s: Table) -> None:
        s.marks |= LAST_ABILITY


@final
class WhichAbility(Step[Table]):
    """Ask which ability of the noted card is used, where there are several; NOTHING if none can be (D12)."""

    def __init__(self, place: i64, into: i64) -> None:
        self.place = place
        self.into = into

    def run(self, s: Table) -> None:
        place = s.note(self.place)
        found: i64 = 0
        if 1 <= place <= 18 and has(s.persons, place):
            found = abilities_at(s, s.me, place, only(s.acting), facts(s, s.me))
        if found == 0:
            s.set_note(self.into, NOTHING)
        elif single(found):
            s.set_note(self.into, lowest(found))
        else:
            s.ask(s.me, found)

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        s.set_note(self.into, number)
        s.owing = 0

    def domain(self) -> Domain:
        return CHOICES

    def prompt(self) -> str:
        return "radlands.which_ability"


@final
class Borrow(Step[Table]):
    """Pay for and use the noted ability of the noted card; "this card" stays what it is (Mimic, Adrenaline Lab)."""

    def __init__(self, place: i64, which: i64) -> None:
        self.place = place
        self.which = which

    def run(self, s: Table) -> None:
        which = s.note(self.which)
        if which == NOTHING:
            return
        place = s.note(self.place)
        ability = ability_at(s, place, which)
        cost = ability.price(s, s.me)
        piles.pay(s, cost)
        card: i64 = PUNK if s.punks & bit(place) != 0 else s.kind_at(place)
        if s.tells:
            s.tell("ability_borrowed", "radlands.9.1", {"seat": s.me, "card": s.shown_word(place), "cost": cost})
        s.push(ability.pc, s.me, card)


# Phrases.


def when(note: i64, value: i64, *steps: Step[Any], either: i64 = -1) -> Steps:
    """These steps only if the note has the value (or the other one)."""
    return (SkipUnless(note, value, either, len(steps)), *steps)


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


JUNK_PROGRAMS: Final = (
    -1,
    program("radlands.junk.water", (GainWater(),)),
    program("radlands.junk.draw", (Draw(),)),
    program("radlands.junk.restore", restore()),
    program("radlands.junk.injure", injure()),
    program("radlands.junk.raid", (Raid(),)),
    program("radlands.junk.punk", gain_punk()),
)


def junk_program(icon: i64) -> i64:
    """The program of a junk icon."""
    if icon == WATER:
        return JUNK_PROGRAMS[1]
    if icon == DRAW:
        return JUNK_PROGRAMS[2]
    if icon == RESTORE:
        return JUNK_PROGRAMS[3]
    if icon == INJURE:
        return JUNK_PROGRAMS[4]
    if icon == RAID:
        return JUNK_PROGRAMS[5]
    return JUNK_PROGRAMS[6]


RAIDERS_PROGRAM: Final = program(
    "radlands.raiders", (Choose(YOUR_CAMPS, into=A, by=THEM, prompt="radlands.raiders"), Damage(A), EventDone())
)
