"""Facts about the table that abilities need before they may be started (9.4), worked out once for all of them.

An ability lists the facts it needs as a set; it may be started when none of them is missing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.core.bits import count
from talia.games.radlands.numbers import ABILITY_USED, EVENT_RESOLVED, MAKE_ROOM, RAIDERS_RESOLVED, side
from talia.games.radlands.shape import ALL_KINDS
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs.board import restorable
from talia.games.radlands.verbs.piles import can_take
from talia.games.radlands.verbs.queue import queue_of, raid_works

A_PERSON: Final = 1  # a person of yours
A_PUNK: Final = 2
UNPROTECTED_ENEMY: Final = 4
UNPROTECTED_CAMP: Final = 8
UNPROTECTED_DAMAGED: Final = 16
DAMAGED_ENEMY: Final = 32
TO_RESTORE: Final = 64  # a damaged card of yours that can be restored
DAMAGED_PERSON: Final = 128
ROOM_FOR_PUNK: Final = 256
AT_MOST_ONE_PERSON: Final = 512
FOUR_PEOPLE: Final = 1024
TWO_ENTERED: Final = 2048
SOME_EVENT_RESOLVED: Final = 4096
YOUR_RAIDERS_RESOLVED: Final = 8192
THEIR_EVENT: Final = 16384
ANY_EVENT: Final = 32768
RAID_WORKS: Final = 65536
CARDS_IN_HAND: Final = 131072
DESTROYED_CAMP: Final = 262144
NO_ABILITY_YET: Final = 524288
ANYBODY: Final = 1048576  # a person of either side


def _if_any(many: i64, fact: i64) -> i64:
    """The fact, if the set is not empty. Without a question: C compilers lay out every answer to a dozen of them."""
    return -many >> 62 & fact


def met(s: Radlands, me: i64) -> i64:
    """What holds for a seat now."""
    mine = side(me)
    theirs = side(1 - me)
    targets = s.unprotected() & theirs
    persons = s.persons
    damaged = s.damaged
    people = persons & mine
    found = _if_any(persons, ANYBODY) | _if_any(people, A_PERSON) | _if_any(people & s.punks, A_PUNK)
    found |= _if_any(people & damaged, DAMAGED_PERSON) | _if_any(persons & damaged & theirs, DAMAGED_ENEMY)
    found |= _if_any(targets & persons, UNPROTECTED_ENEMY) | _if_any(targets & s.standing, UNPROTECTED_CAMP)
    found |= _if_any(targets & damaged, UNPROTECTED_DAMAGED) | _if_any(restorable(s, me), TO_RESTORE)
    found |= _if_any(s.queue, ANY_EVENT) | _if_any(queue_of(s, 1 - me), THEIR_EVENT)
    found |= _if_any(s.hand(me) & ALL_KINDS, CARDS_IN_HAND)
    there = count(people)
    if there <= 1:
        found |= AT_MOST_ONE_PERSON
    elif there >= 4:
        found |= FOUR_PEOPLE
    if (there < 6 or s.rules & MAKE_ROOM != 0) and can_take(s):
        found |= ROOM_FOR_PUNK
    if s.entered(me) >= 2:
        found |= TWO_ENTERED
    marks = s.marks
    if marks & EVENT_RESOLVED != 0:
        found |= SOME_EVENT_RESOLVED
        if s.has_mark(me, RAIDERS_RESOLVED):
            found |= YOUR_RAIDERS_RESOLVED
    if marks & ABILITY_USED == 0:
        found |= NO_ABILITY_YET
    if queue_of(s, me) == 0 or raid_works(s, me):
        found |= RAID_WORKS
    camps = s.standing & mine
    camps &= camps - 1  # without one of them, and without another
    if camps & (camps - 1) == 0:
        found |= DESTROYED_CAMP
    return found
