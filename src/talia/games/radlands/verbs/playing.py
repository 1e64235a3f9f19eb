"""Using and playing cards: what it costs, where it goes, what happens at once (5.1, 5.2, 5.4, 8.4, 9.1).

What pushes a program is called last by a step: afterwards the notes are another frame's.
"""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit, lowest, single
from talia.core.memory import number_of
from talia.games.radlands.cards.box import DECK
from talia.games.radlands.numbers import (
    CARD_WORDS,
    EVENT_PLAYED,
    HEARD_EVENT,
    HEARD_PERSON,
    HEARD_USED,
    MAKE_ROOM,
    NOTED_USE,
    lane_of,
    place_parts,
)
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs import board, piles, queue
from talia.games.radlands.verbs.traits import ability_at, cost_in, drop_places, full, mark_used, places_for

# Abilities.


def used_place(seat: i64, noted: i64) -> i64:
    """The place of a noted action that uses a card."""
    return noted - NOTED_USE + 9 * seat


def use(s: Radlands, place: i64, which: i64) -> None:
    """Pay, count as used, carry out (9.1). It pushes."""
    mark_used(s, s.me, place)
    s.acting = bit(place)
    start_ability(s, place, which, "ability_used")


def start_ability(s: Radlands, place: i64, which: i64, told: str) -> None:
    """Pay for an ability of the card at a place and carry it out. It pushes."""
    ability = ability_at(s, place, which)
    cost = ability.price(s, s.me)
    piles.pay(s, cost)
    card = s.shown_at(place)
    if s.tells:
        how: i64 = 0
        if told != "ability_used":
            how = number_of(told) >> 24 << 24
        s.hear(HEARD_USED + how + (cost << 16) + (s.me << 8) + card)
        if s.log is not None:
            s.narrate(told, "radlands.9.1", {"seat": s.me, "card": CARD_WORDS[card], "cost": cost})
    s.push(ability.program, s.me, card)


# People.


def place_options(s: Radlands, seat: i64, kind: i64, making_room: bool, room: i64, dropped: bool) -> i64:
    """Where the person may be put, or (V1) who may make room; `room` is who was chosen to.

    Who is `dropped` is played to use an ability.
    """
    if making_room:
        if s.rules & MAKE_ROOM == 0 or not full(s, seat):
            return 0
    elif 1 <= room <= 18:
        return board.people_spaces(s, lane_of(room))
    return drop_places(s, seat, kind) if dropped else places_for(s, seat, kind, 0)


def ask_place(s: Radlands, making_room: bool, dropped: bool) -> None:
    """Ask for the place of the picked person into note C, or (V1) for who makes room into note D."""
    options = place_options(s, s.me, s.picked, making_room, s.d, dropped)
    chosen: i64 = 0
    if options != 0:
        if not single(options):
            s.ask(s.me, options)
            return
        chosen = lowest(options)
    if making_room:
        s.d = chosen
    else:
        s.c = chosen


def play_person(s: Radlands, seat: i64, kind: i64, place: i64, room: i64) -> None:
    """Pay, enter, and the entry trait at once (10.2). It may push."""
    cost = cost_in(s, kind, lane_of(place))
    piles.pay(s, cost)
    if room != 0:
        board.destroy(s, bit(room))  # V1
    piles.leave_hand(s, seat, kind)
    board.put_person(s, place, kind, False)
    if s.tells:
        s.hear(HEARD_PERSON + (cost << 16) + (place << 8) + kind)
        if s.log is not None:
            s.narrate("person_played", "radlands.5.1", place_parts(place) | {"card": CARD_WORDS[kind], "cost": cost})
    enter(s, seat, kind, place)


def enter(s: Radlands, seat: i64, kind: i64, place: i64) -> None:
    """The entry trait of a person that has just come into play (10.2). It may push."""
    s.acting = bit(place)
    enters = DECK[kind].enters
    if enters is not None:
        s.push(enters, seat, kind)


# Events.


def play_event(s: Radlands, seat: i64, kind: i64) -> None:
    """Pay and queue it, or resolve it at once if its number is 0 (8.2, 8.3). It may push."""
    cost = DECK[kind].cost
    piles.pay(s, cost)
    number = DECK[kind].queue
    if queue.played_as_zero(s, seat):
        number = 0
    s.set_mark(seat, EVENT_PLAYED)
    piles.leave_hand(s, seat, kind)
    if s.tells:
        s.tell("event_played", "radlands.5.2", {"seat": seat, "card": CARD_WORDS[kind], "cost": cost})
    if number == 0:
        resolve(s, seat, kind)
    else:
        queue.place_event(s, seat, queue.space_for(s, seat, number), kind)


def resolve(s: Radlands, seat: i64, kind: i64) -> None:
    """Run an event for its owner, whoever caused it (8.5). It pushes."""
    s.resolving = kind
    if s.tells:
        s.hear(HEARD_EVENT + (seat << 8) + kind)
        if s.log is not None:
            s.narrate("event_began", "radlands.8.4", {"seat": seat, "card": CARD_WORDS[kind]})
    effect = DECK[kind].effect
    assert effect is not None, "only events are resolved"
    s.push(effect, seat, kind)
