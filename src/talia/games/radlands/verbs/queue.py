"""Verbs for the event queues: placing, advancing, pushing back (section 8), and the raid (7.4)."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit
from talia.games.radlands.numbers import CARD_WORDS, EVENT_PLAYED, EVENTS_AT_ONCE, HEARD_MOVED, HEARD_QUEUED
from talia.games.radlands.shape import RAIDERS
from talia.games.radlands.state import Radlands


def set_event(s: Radlands, seat: i64, space: i64, kind: i64) -> None:
    shift = 6 * (3 * seat + space - 1)
    s.queue = (s.queue & ~(bit(shift) * 63)) | (bit(shift) * kind)


def queue_of(s: Radlands, seat: i64) -> i64:
    return (s.queue >> (18 * seat)) & 0x3FFFF


def played_as_zero(s: Radlands, seat: i64) -> bool:
    """Does a trait give the first event a seat plays each turn number 0?"""
    return s.has_trait(seat, EVENTS_AT_ONCE) and not s.has_mark(seat, EVENT_PLAYED)


def space_for(s: Radlands, seat: i64, number: i64) -> i64:
    """Where an event of this number goes: its space or the first free one behind it; 0 if none is free (8.2)."""
    space = number
    while space <= 3:
        if s.event_at(seat, space) == 0:
            return space
        space += 1
    return 0


def can_play_event(s: Radlands, seat: i64, number: i64) -> bool:
    """Is there room for an event of this number? One of number 0 needs none (8.3)."""
    return number == 0 or played_as_zero(s, seat) or space_for(s, seat, number) != 0


def place_event(s: Radlands, seat: i64, space: i64, kind: i64) -> None:
    set_event(s, seat, space, kind)
    if s.tells:
        s.hear(HEARD_QUEUED + (space << 16) + (seat << 8) + kind)
        if s.log is not None:
            rule = "radlands.7.4" if kind == RAIDERS else "radlands.8.2"
            s.narrate("event_queued", rule, {"seat": seat, "card": CARD_WORDS[kind], "space": space})


def move_event(s: Radlands, seat: i64, space: i64, to: i64) -> None:
    kind = s.event_at(seat, space)
    set_event(s, seat, space, 0)
    set_event(s, seat, to, kind)
    if s.tells:
        s.hear(HEARD_MOVED + (to << 16) + (seat << 8) + kind)
        if s.log is not None:
            s.narrate("event_moved", "radlands.8.1", {"seat": seat, "card": CARD_WORDS[kind], "space": to})


def raiders_space(s: Radlands, seat: i64) -> i64:
    """Which space the Raiders are on, or 0 at home."""
    for space in range(1, 4):
        if s.event_at(seat, space) == RAIDERS:
            return space
    return 0


def raid_works(s: Radlands, seat: i64) -> bool:
    """Can a raid place, move or resolve the Raiders (7.4, 9.4)?"""
    if queue_of(s, seat) == 0:
        return True
    space = raiders_space(s, seat)
    if space == 0:
        return played_as_zero(s, seat) or s.event_at(seat, 2) == 0 or s.event_at(seat, 3) == 0
    return space == 1 or s.event_at(seat, space - 1) == 0


def can_advance(s: Radlands, seat: i64, space: i64) -> bool:
    """May what lies there be advanced?"""
    return s.event_at(seat, space) != 0 and (space == 1 or s.event_at(seat, space - 1) == 0)


def advance_queue(s: Radlands, seat: i64) -> None:
    """Every event moves one space forward; space 1 is free (section 4)."""
    q = queue_of(s, seat)
    if q == 0:
        return
    for space in range(2, 4):
        if s.event_at(seat, space) != 0:
            move_event(s, seat, space, space - 1)


def push_back_works(s: Radlands, seat: i64) -> bool:
    """Would anything in this queue be pushed back?"""
    third = s.event_at(seat, 3)
    second = s.event_at(seat, 2)
    first = s.event_at(seat, 1)
    return (second != 0 and third == 0) or (first != 0 and second == 0)


def push_back(s: Radlands, seat: i64) -> None:
    """From space 3 towards 1, each event moves back if the space behind it is free at that moment."""
    for space in (2, 1):
        if s.event_at(seat, space) != 0 and s.event_at(seat, space + 1) == 0:
            move_event(s, seat, space, space + 1)
