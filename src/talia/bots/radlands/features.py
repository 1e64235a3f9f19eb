"""What an evaluation of Radlands sees of a table: only what one seat may know, its own side first, columns alike.

A position is read at the start of the other one's turn: that is what a seat leaves behind when its turn is over. Every
feature is a number below `FEATURES`; which column a card stands in makes no difference, so that mirrored tables are
equal. Slots hold one feature each, so that a search can tell what has changed since the last position it looked at.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core.bits import count, has, lowest
from talia.games.radlands.cards import camps as first_printing
from talia.games.radlands.cards import other_camps
from talia.games.radlands.cards.card import CAMP_CARDS, OTHER
from talia.games.radlands.numbers import ALL_KINDS, RAIDERS, lane, side
from talia.games.radlands.state import MAKE_ROOM, NO_SELF_RESTORE, OTHER_PRINTING, Table

NAME: Final = "radlands-1"  # changes whenever a feature changes its meaning

CAMP_NUMBERS: Final = 45  # camps of both printings, those with one text for both counted once

# Where each kind of feature begins.
_PEOPLE: Final = 0  # 27 kinds (0: a punk), damaged or not, protected or not, mine or theirs
_CAMPS: Final = 216  # 45 camps (those of the other printing apart), the same states
_RUINS: Final = 576  # destroyed camps
_QUEUED: Final = 666  # 10 events and the Raiders, three spaces
_SILO: Final = 732
_HAND_SIZE: Final = 734  # 0 to 9
_SHAPE: Final = 754  # a column: its camp intact, damaged or destroyed, and how many people there are
_COUNT: Final = 772  # people, 0 to 6
_READY: Final = 786  # undamaged people, 0 to 6
_CAMP_STATE: Final = 800  # camps standing (0 to 3) and how many of them are bare
_BALANCE: Final = 832  # camps standing, mine and theirs
_DECK: Final = 848  # how far the deck is, three steps before the reshuffle and three after
_TURN: Final = 854
_RULES: Final = 860
_HELD: Final = 863  # kinds in my hand; held twice; known in theirs
FEATURES: Final = 971

_LAID: Final = (first_printing.CANNON, other_camps.CACHE)  # the camps are laid by being imported

SLOTS: Final = 52
_MORE: Final = 24  # where the slots of columns and sides begin
_WHOLE: Final = 46  # where those of the whole table begin


def _camp_numbers() -> vec[i64]:
    """A number from 0 to 44 for each camp of both printings: those with one text for both have one number."""
    made = vec[i64]([0] * (2 * OTHER))
    free: i64 = 34
    for camp in range(1, OTHER):
        made[camp] = camp - 1
        made[OTHER + camp] = camp - 1
        if CAMP_CARDS[OTHER + camp] is not CAMP_CARDS[camp]:
            made[OTHER + camp] = free
            free += 1
    return made


_CAMP_NUMBER: Final = _camp_numbers()


def camp_number(camp: i64, other_printing: bool) -> i64:
    """The number of a camp (1 to 34) among those of both printings (0 to 44)."""
    return _CAMP_NUMBER[camp + (OTHER if other_printing else 0)]


def _at_most(value: i64, most: i64) -> i64:
    return value if value < most else most


@final
class Sight:
    """The features of one position for one seat: slots of one feature or -1, and three sets of kinds."""

    def __init__(self) -> None:
        self.slots: vec[i64] = vec[i64]([-1] * SLOTS)
        self.held: i64 = 0
        self.twice: i64 = 0
        self.known: i64 = 0

    def look(self, s: Table, seat: i64) -> None:
        """See this table from this seat. Nothing is read that the seat may not know."""
        slots = self.slots
        bare = s.unprotected()
        shift: i64 = OTHER if s.rules & OTHER_PRINTING != 0 else 0
        for half in range(2):
            owner = seat if half == 0 else 1 - seat
            base = 9 * owner
            for n in range(9):
                place = base + n + 1
                found: i64 = -1
                if has(s.persons, place):
                    state: i64 = (2 if has(s.damaged, place) else 0) + (1 if has(bare, place) else 0)
                    kind: i64 = 0 if has(s.punks, place) else s.kind_at(place)
                    found = _PEOPLE + (4 * half + state) * 27 + kind
                elif has(s.standing, place):
                    state = (2 if has(s.damaged, place) else 0) + (1 if has(bare, place) else 0)
                    found = _CAMPS + (4 * half + state) * 45 + _CAMP_NUMBER[shift + s.camp_of(3 * owner + n // 3)]
                slots[9 * half + n] = found
            for column in range(3):
                number = 3 * owner + column
                places = lane(number)
                found = -1
                shape: i64 = 0
                if s.standing & places == 0:
                    found = _RUINS + 45 * half + _CAMP_NUMBER[shift + s.camp_of(number)]
                    shape = 2
                elif s.standing & s.damaged & places != 0:
                    shape = 1
                slots[18 + 3 * half + column] = found
                slots[_MORE + 3 * half + column] = _SHAPE + 9 * half + 3 * shape + count(s.persons & places)
                event = s.event_at(owner, column + 1)
                found = -1
                if event != 0:
                    which: i64 = 10 if event == RAIDERS else event - 27
                    found = _QUEUED + 33 * half + 11 * column + which
                slots[_MORE + 6 + 3 * half + column] = found
            more = _MORE + 12 + 5 * half
            ours = side(owner)
            people = s.persons & ours
            camps = s.standing & ours
            slots[more] = _SILO + half if s.silo_in_hand(owner) else -1
            slots[more + 1] = _HAND_SIZE + 10 * half + _at_most(s.hand_size(owner), 9)
            slots[more + 2] = _COUNT + 7 * half + count(people)
            slots[more + 3] = _READY + 7 * half + count(people & ~s.damaged)
            slots[more + 4] = _CAMP_STATE + 16 * half + 4 * count(camps) + count(camps & bare)
        slots[_WHOLE] = _BALANCE + 4 * s.standing_camps(seat) + s.standing_camps(1 - seat)
        slots[_WHOLE + 1] = _DECK + (3 if s.reshuffled != 0 else 0) + _at_most(s.left // 8, 2)
        slots[_WHOLE + 2] = _TURN + _at_most(s.turn // 3, 5)
        slots[_WHOLE + 3] = _RULES if s.rules & OTHER_PRINTING != 0 else -1
        slots[_WHOLE + 4] = _RULES + 1 if s.rules & MAKE_ROOM != 0 else -1
        slots[_WHOLE + 5] = _RULES + 2 if s.rules & NO_SELF_RESTORE != 0 else -1
        self.held = s.hand(seat) & ALL_KINDS
        self.twice = s.twice(seat) & ALL_KINDS
        self.known = (s.known1 if seat == 0 else s.known0) & ALL_KINDS

    def listed(self) -> list[int]:
        """The features as a row to learn from."""
        found: list[int] = [self.slots[n] for n in range(SLOTS) if self.slots[n] >= 0]
        for which in range(3):
            kinds = self.held if which == 0 else self.twice if which == 1 else self.known
            while kinds != 0:
                found.append(held_feature(which, lowest(kinds)))
                kinds &= kinds - 1
        return found


def held_feature(which: i64, kind: i64) -> i64:
    """The feature of a kind in my hand (0), held twice (1), or known in theirs (2)."""
    return _HELD + 36 * which + kind - 1


def slot_part(slot: i64) -> i64:
    """Which part of the table a slot tells of: 0 my camps, 1 my people, 2 and 3 theirs, 4 events, 5 hands; or -1."""
    if slot < 18:
        part: i64 = 0 if slot % 3 == 0 else 1
        return part if slot < 9 else part + 2
    if slot < _MORE + 6:
        return 0 if (slot - 18) % 6 < 3 else 2
    if slot < _MORE + 12:
        return 4
    if slot < _WHOLE:
        column = (slot - _MORE - 12) % 5
        half: i64 = 0 if slot < _MORE + 17 else 2
        if column < 2:
            return 5
        return half if column == 4 else half + 1
    return -1
