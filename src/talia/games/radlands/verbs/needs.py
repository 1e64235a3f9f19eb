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


def met(s: Radlands, me: i64) -> i64:
    """What holds for a seat now."""
    mine = side(me)
    theirs = side(1 - me)
    targets = s.unprotected() & theirs
    found: i64 = 0
    if s.persons != 0:
        found = ANYBODY
        people = s.persons & mine
        if people != 0:
            found |= A_PERSON
            if people & s.punks != 0:
                found |= A_PUNK
            if people & s.damaged != 0:
                found |= DAMAGED_PERSON
        if targets & s.persons != 0:
            found |= UNPROTECTED_ENEMY
        if s.persons & s.damaged & theirs != 0:
            found |= DAMAGED_ENEMY
        there = count(people)
        if there <= 1:
            found |= AT_MOST_ONE_PERSON
        elif there >= 4:
            found |= FOUR_PEOPLE
        if (there < 6 or s.rules & MAKE_ROOM != 0) and can_take(s):
            found |= ROOM_FOR_PUNK
    else:
        found = AT_MOST_ONE_PERSON
        if can_take(s):
            found |= ROOM_FOR_PUNK
    if targets & s.standing != 0:
        found |= UNPROTECTED_CAMP
    if s.damaged != 0:
        if targets & s.damaged != 0:
            found |= UNPROTECTED_DAMAGED
        if s.damaged & mine != 0 and restorable(s, me) != 0:
            found |= TO_RESTORE
    if s.entered(me) >= 2:
        found |= TWO_ENTERED
    if s.marks & EVENT_RESOLVED != 0:
        found |= SOME_EVENT_RESOLVED
        if s.has_mark(me, RAIDERS_RESOLVED):
            found |= YOUR_RAIDERS_RESOLVED
    if s.queue != 0:
        found |= ANY_EVENT
        if queue_of(s, 1 - me) != 0:
            found |= THEIR_EVENT
    if raid_works(s, me):
        found |= RAID_WORKS
    if s.hand(me) & ALL_KINDS != 0:
        found |= CARDS_IN_HAND
    if count(s.standing & mine) < 3:
        found |= DESTROYED_CAMP
    if s.marks & ABILITY_USED == 0:
        found |= NO_ABILITY_YET
    return found
