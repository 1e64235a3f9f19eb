"""What can be chosen in Radlands. `seat` is who chooses; protection is worked out here and nowhere else (9.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.core.frame import Pool
from talia.games.radlands.numbers import (
    COLUMN,
    HAND,
    MAKE_ROOM,
    NO_SELF_RESTORE,
    PLACES,
    QUEUED,
    lane,
    side,
)
from talia.games.radlands.shape import ALL_KINDS
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs.board import restorable, spots
from talia.games.radlands.verbs.piles import can_take
from talia.games.radlands.verbs.queue import can_advance
from talia.games.radlands.verbs.traits import full


@final
class UnprotectedCards(Pool[Radlands]):
    """The opponent's unprotected cards: what the bare damage icon may hit (7.2)."""

    def find(self, s: Radlands, seat: i64) -> i64:
        return s.unprotected() & side(1 - seat)


@final
class UnprotectedEnemies(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return s.unprotected() & s.persons & side(1 - seat)


@final
class UnprotectedCamps(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return s.unprotected() & s.standing & side(1 - seat)


@final
class UnprotectedDamagedCards(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return s.unprotected() & s.damaged & side(1 - seat)


@final
class AnyTheirCard(Pool[Radlands]):
    """Any card of the opponent: "any" ignores protection and never means one's own (9.3)."""

    def find(self, s: Radlands, seat: i64) -> i64:
        return (s.persons | s.standing) & side(1 - seat)


@final
class AnyEnemy(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return s.persons & side(1 - seat)


@final
class AnyTheirCamp(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return s.standing & side(1 - seat)


@final
class YourPeople(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return s.persons & side(seat)


@final
class YourPunks(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return s.punks & side(seat)


@final
class YourCamps(Pool[Radlands]):
    """One's own standing camps, protected or not (7.4)."""

    def find(self, s: Radlands, seat: i64) -> i64:
        return s.standing & side(seat)


@final
class YourCards(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return (s.persons | s.standing) & side(seat)


@final
class YourDamagedCards(Pool[Radlands]):
    """What a restore may turn upright; by V2 not the card that restores."""

    def find(self, s: Radlands, seat: i64) -> i64:
        found = restorable(s, seat)
        if s.rules & NO_SELF_RESTORE != 0:
            found &= ~s.acting
        return found


@final
class YourDamagedPeople(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return s.damaged & s.persons & side(seat)


@final
class YourDestroyedCamps(Pool[Radlands]):
    """Where one's destroyed camps lie: at home, where nobody stands."""

    def find(self, s: Radlands, seat: i64) -> i64:
        found: i64 = 0
        base = 3 * seat
        for number in range(base, base + 3):
            if s.standing & lane(number) == 0:
                found |= bit(1 + 3 * number)
        return found


@final
class PlacesForAPunk(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return spots(s, seat) if can_take(s) else 0


@final
class PeopleToMakeRoom(Pool[Radlands]):
    """V1: with six people in play one of them may be destroyed to make room."""

    def find(self, s: Radlands, seat: i64) -> i64:
        if s.rules & MAKE_ROOM == 0 or not full(s, seat) or not can_take(s):
            return 0
        return s.persons & side(seat)


@final
class AnyPerson(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return s.persons


@final
class CardsToDiscard(Pool[Radlands]):
    """One's hand without the Water Silo, which is never discarded (5.5)."""

    def find(self, s: Radlands, seat: i64) -> i64:
        return s.hand(seat) & ALL_KINDS


@final
class SiftedCards(Pool[Radlands]):
    """The cards just drawn, of which some must go."""

    def find(self, s: Radlands, seat: i64) -> i64:
        return s.sifted


@final
class TheirColumns(Pool[Radlands]):
    """The opponent's columns, as choices of the column domain; `people` leaves out columns without any."""

    def __init__(self, prompt: str, people: bool) -> None:
        super().__init__(COLUMN, prompt)
        self.people = people

    def find(self, s: Radlands, seat: i64) -> i64:
        cards = s.persons if self.people else s.persons | s.standing
        found: i64 = 0
        base = 3 * (1 - seat)
        for column in range(3):
            if cards & lane(base + column) != 0:
                found |= bit(column + 1)
        return found


@final
class EventsToAdvance(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        found: i64 = 0
        for owner in range(2):
            for space in range(1, 4):
                if can_advance(s, owner, space):
                    found |= bit(3 * owner + space)
        return found


UNPROTECTED_CARDS: Final = UnprotectedCards(PLACES, "radlands.damage")
UNPROTECTED_ENEMIES: Final = UnprotectedEnemies(PLACES, "radlands.injure")
UNPROTECTED_CAMPS: Final = UnprotectedCamps(PLACES, "radlands.damage")
UNPROTECTED_DAMAGED_CARDS: Final = UnprotectedDamagedCards(PLACES, "radlands.destroy")
ANY_THEIR_CARD: Final = AnyTheirCard(PLACES, "radlands.damage")
ANY_ENEMY: Final = AnyEnemy(PLACES, "radlands.destroy")
ANY_THEIR_CAMP: Final = AnyTheirCamp(PLACES, "radlands.destroy")
YOUR_PEOPLE: Final = YourPeople(PLACES, "radlands.destroy_own")
YOUR_PUNKS: Final = YourPunks(PLACES, "radlands.punk_to_train")
YOUR_CAMPS: Final = YourCamps(PLACES, "radlands.damage_own")
YOUR_CARDS: Final = YourCards(PLACES, "radlands.damage_own")
YOUR_DAMAGED_CARDS: Final = YourDamagedCards(PLACES, "radlands.restore")
YOUR_DAMAGED_PEOPLE: Final = YourDamagedPeople(PLACES, "radlands.restore")
YOUR_DESTROYED_CAMPS: Final = YourDestroyedCamps(PLACES, "radlands.camp_to_flip")
PLACES_FOR_A_PUNK: Final = PlacesForAPunk(PLACES, "radlands.punk_place")
PEOPLE_TO_MAKE_ROOM: Final = PeopleToMakeRoom(PLACES, "radlands.make_room")
ANY_PERSON: Final = AnyPerson(PLACES, "radlands.person_to_move")
CARDS_TO_DISCARD: Final = CardsToDiscard(HAND, "radlands.discard")
SIFTED_CARDS: Final = SiftedCards(HAND, "radlands.discard_drawn")
THEIR_COLUMNS: Final = TheirColumns("radlands.column_to_damage", False)
THEIR_COLUMNS_WITH_PEOPLE: Final = TheirColumns("radlands.column_to_destroy", True)
EVENTS_TO_ADVANCE: Final = EventsToAdvance(QUEUED, "radlands.event_to_advance")


def room_for_punk(s: Radlands, seat: i64) -> bool:
    """Can a seat gain a punk, perhaps by making room (V1)?"""
    return PLACES_FOR_A_PUNK.find(s, seat) != 0 or PEOPLE_TO_MAKE_ROOM.find(s, seat) != 0
