"""Playing a card of the hand: what it costs, where it goes, and its entry trait (5.1, 5.2)."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit, lowest, single
from talia.games.radlands import board, piles, queue
from talia.games.radlands.cards.card import DECK
from talia.games.radlands.numbers import KINDS, lane_of, place_parts
from talia.games.radlands.state import EVENT_PLAYED, MAKE_ROOM, Table
from talia.games.radlands.steps import resolve
from talia.games.radlands.traits import cost_in, full, places_for


def place_options(s: Table, seat: i64, kind: i64, making_room: bool, room: i64, more: i64) -> i64:
    """Where the person may be put, or (V1) who may make room; `room` is who was chosen to, `more` water to be left."""
    if making_room:
        return places_for(s, seat, kind, more) if s.rules & MAKE_ROOM != 0 and full(s, seat) else 0
    if 1 <= room <= 18:
        return board.people_spaces(s, lane_of(room))
    return places_for(s, seat, kind, more)


def ask_place(s: Table, making_room: bool, more: i64) -> None:
    """Ask for the place of the picked person into note C, or (V1) for who makes room into note D."""
    options = place_options(s, s.me, s.picked, making_room, s.d, more)
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


def play_person(s: Table, seat: i64, kind: i64, place: i64, room: i64) -> None:
    """Pay, enter, and the entry trait at once (10.2). It may push: a step does it last."""
    cost = cost_in(s, kind, lane_of(place))
    piles.pay(s, cost)
    if room != 0:
        board.destroy(s, bit(room))  # V1
    piles.leave_hand(s, seat, kind)
    board.put_person(s, place, kind, False)
    s.acting = bit(place)
    if s.tells:
        s.tell("person_played", "radlands.5.1", place_parts(place) | {"card": KINDS[kind], "cost": cost})
    enters = DECK[kind].enters
    if enters >= 0:
        s.push(enters, seat, kind)


def play_event(s: Table, seat: i64, kind: i64) -> None:
    """Pay and queue it, or resolve it at once if its number is 0 (8.2, 8.3). It may push: a step does it last."""
    cost = DECK[kind].cost
    piles.pay(s, cost)
    number = DECK[kind].number
    if queue.played_as_zero(s, seat):
        number = 0
    s.set_mark(seat, EVENT_PLAYED)
    piles.leave_hand(s, seat, kind)
    if s.tells:
        s.tell("event_played", "radlands.5.2", {"seat": seat, "card": KINDS[kind], "cost": cost})
    if number == 0:
        resolve(s, seat, kind)
    else:
        queue.place_event(s, seat, queue.space_for(s, seat, number), kind)
