"""Steps of the camps that bring other cards' abilities about: Adrenaline Lab, Parachute Base, Training Camp."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit
from talia.core.frame import B, Frame, Step
from talia.core.notes import Between, Holding, NumberOf
from talia.games.radlands.numbers import CARD_WORDS, HAND, PLACES, lane_of, only, place_parts
from talia.games.radlands.shape import LAST_PERSON
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs import board, memory, piles
from talia.games.radlands.verbs.playing import enter, play_person
from talia.games.radlands.verbs.running import enters
from talia.games.radlands.verbs.traits import droppable


@final
class TakeItsPart(Step[Radlands]):
    """From now on "this card" is the noted person, who counts as used."""

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, s: Radlands) -> None:
        s.acting = bit(s.note(self.place))
        s.used |= s.acting

    def quiet(self) -> bool:
        return True  # whoever can be chosen to act can be chosen after it, too


@final
class NoteThis(Step[Radlands]):
    """Where "this card" stands now, or NOTHING if it has left play."""

    def __init__(self, into: i64) -> None:
        self.into = into

    def run(self, s: Radlands) -> None:
        s.set_note(self.into, only(s.acting))
        s.used |= s.acting

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(self.into, NumberOf(PLACES))]


@final
class PickDrop(Step[Radlands]):
    """Which person of the hand is played; asked even when there is one, for which is nobody else's business yet."""

    def run(self, s: Radlands) -> None:
        people = droppable(s, s.me)
        if people != 0:
            s.ask(s.me, people)

    def answered(self, s: Radlands, seat: i64, number: i64) -> None:
        s.picked = number
        s.owing = 0

    def domain(self) -> Domain:
        return HAND

    def prompt(self) -> str:
        return "radlands.person_to_drop"


@final
class DropPerson(Step[Radlands]):
    """The person is played and paid for; its entry trait comes first."""

    def run(self, s: Radlands) -> None:
        kind = s.picked
        s.picked = 0
        play_person(s, s.me, kind, s.c, s.d)

    def pushes(self, s: Radlands, below: Frame, above: Frame) -> bool:
        return above.me == below.me and enters(above)


@final
class TurnUp(Step[Radlands]):
    """Turn the noted punk face up. A person enters play where it stands; an event is discarded (note B then is 1)."""

    def run(self, s: Radlands) -> None:
        place = s.a
        kind = s.kind_at(place)
        s.seal()
        if s.reshuffled != 0:
            memory.shown(s, kind, s.old_punks & bit(place) != 0)
            s.old_punks &= ~bit(place)
        if s.tells:
            s.tell("turned_up", s.cause(), place_parts(place) | {"card": CARD_WORDS[kind]})
        if kind > LAST_PERSON:
            board.lift(s, place)
            board.close_up(s, lane_of(place))
            piles.discard(s, kind)
            s.b = 1
            return
        s.b = 0
        s.punks &= ~bit(place)
        board.arrive(s, place, kind, False)
        enter(s, s.me, kind, place)

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(B, Between(0, 1))]

    def pushes(self, s: Radlands, below: Frame, above: Frame) -> bool:
        return above.me == below.me and below.b == 0 and enters(above)
