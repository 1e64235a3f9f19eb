"""Steps of the camps that use other cards' abilities: Adrenaline Lab and Parachute Base."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit
from talia.core.frame import Step
from talia.games.radlands.numbers import HAND, LAST_PERSON, PLACES, only
from talia.games.radlands.playing import ask_place, play_person
from talia.games.radlands.state import Table
from talia.games.radlands.traits import drop_cost, droppable


@final
class TakeItsPart(Step[Table]):
    """From now on "this card" is the noted person, who counts as used."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        s.acting = bit(s.note(self.place))
        s.used |= s.acting


@final
class NoteThis(Step[Table]):
    """Where "this card" stands now, or NOTHING if it has left play."""

    def __init__(self, into: i64) -> None:
        self.into = into

    def run(self, s: Table) -> None:
        s.set_note(self.into, only(s.acting))
        s.used |= s.acting


@final
class PickDrop(Step[Table]):
    """Which person of the hand is played; asked even when there is one, for which is nobody else's business yet."""

    def run(self, s: Table) -> None:
        people = droppable(s, s.me)
        if people != 0:
            s.ask(s.me, people)

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        s.picked = number
        s.owing = 0

    def domain(self) -> Domain:
        return HAND

    def prompt(self) -> str:
        return "radlands.person_to_drop"


@final
class DropPlace(Step[Table]):
    """Where the picked person lands (into note C); by V1 first who makes room (into note D)."""

    def __init__(self, making_room: bool) -> None:
        self.making_room = making_room

    def run(self, s: Table) -> None:
        if 1 <= s.picked <= LAST_PERSON:
            ask_place(s, self.making_room, drop_cost(s, s.me, s.picked))

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        if self.making_room:
            s.d = number
        else:
            s.c = number
        s.owing = 0

    def domain(self) -> Domain:
        return PLACES

    def prompt(self) -> str:
        return "radlands.make_room" if self.making_room else "radlands.person_place"


@final
class DropPerson(Step[Table]):
    """The person is played and paid for; its entry trait comes first."""

    def run(self, s: Table) -> None:
        kind = s.picked
        s.picked = 0
        play_person(s, s.me, kind, s.c, s.d)
