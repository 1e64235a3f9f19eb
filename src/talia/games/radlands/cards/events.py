"""The ten events (section 17). "You" is the event's owner, whoever caused it to resolve (8.5)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, lowest, single
from talia.core.frame import ME, NOTHING, THEM, A, C, Choose, Step
from talia.games.radlands import board, piles
from talia.games.radlands.cards.card import Card, deck_card
from talia.games.radlands.numbers import (
    BOTH_SIDES,
    DRAW,
    INJURE,
    PLACES,
    RAID,
    RESTORE,
    WATER,
    lane,
    place_parts,
    side,
)
from talia.games.radlands.pools import (
    ANY_ENEMY,
    REARRANGE,
    SIFTED_CARDS,
    THEIR_COLUMNS_WITH_PEOPLE,
    YOUR_PEOPLE,
)
from talia.games.radlands.state import EXPOSED, Table
from talia.games.radlands.steps import Destroy, EventDone, InjureUnprotectedEnemies, SkipIfNothing, gain_punk


def event(word: str, cost: i64, number: i64, junk: i64, *steps: Step[Any]) -> Card:
    """An event ends by being discarded (8.4)."""
    return deck_card(Card(word, cost, junk, number=number, effect=(*steps, EventDone())))


BANISH: Final = event("banish", 1, 1, RAID, Choose(ANY_ENEMY, into=A), Destroy(A))


@final
class DamageTheirCamps(Step[Table]):
    def run(self, s: Table) -> None:
        board.damage(s, s.standing & side(1 - s.me))


@final
class DrawForDestroyedCamps(Step[Table]):
    """One card for each destroyed camp of the opponent, those destroyed earlier too."""

    def run(self, s: Table) -> None:
        for _ in range(3 - s.standing_camps(1 - s.me)):
            if not s.ended:
                piles.draw(s, s.me)


BOMBARDMENT: Final = event("bombardment", 4, 3, RESTORE, DamageTheirCamps(), DrawForDestroyedCamps())


@final
class DestroyAllBut(Step[Table]):
    """The noted person of a seat survives."""

    def __init__(self, survivor: i64, of: i64) -> None:
        self.survivor = survivor
        self.of = of

    def run(self, s: Table) -> None:
        survivor = s.note(self.survivor)
        if survivor != NOTHING:
            seat = s.me if self.of == ME else 1 - s.me
            board.destroy(s, s.persons & side(seat) & ~bit(survivor))


FAMINE: Final = event(
    "famine",
    1,
    1,
    INJURE,
    Choose(YOUR_PEOPLE, into=A, prompt="radlands.survivor"),
    DestroyAllBut(A, of=ME),
    Choose(YOUR_PEOPLE, into=A, by=THEM, prompt="radlands.survivor"),
    DestroyAllBut(A, of=THEM),
)


@final
class NextPerson(Step[Table]):
    """Note C: somebody who has no new place yet; note B: the places given away so far."""

    def run(self, s: Table) -> None:
        left = s.persons & side(s.me) & ~s.b
        s.c = NOTHING if left == 0 else lowest(left)


@final
class NewPlace(Step[Table]):
    """Where that person goes: any place for people that is not given away (6.2)."""

    def run(self, s: Table) -> None:
        base = 3 * s.me
        found: i64 = 0
        for number in range(base, base + 3):
            found |= board.people_spaces(s, number)
        found &= ~s.b
        if single(found):
            s.d = lowest(found)
        elif found != 0:
            s.ask(s.me, found)

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        s.d = number
        s.owing = 0

    def domain(self) -> Domain:
        return PLACES

    def prompt(self) -> str:
        return "radlands.new_place"


@final
class MoveThere(Step[Table]):
    def run(self, s: Table) -> None:
        if s.tells and s.c != s.d:
            s.tell("moved", "radlands.card.high_ground", place_parts(s.d) | {"card": s.shown_word(s.c)})
        board.exchange(s, s.c, s.d)
        s.b |= bit(s.d)
        s.pc -= 4  # on with the next person


@final
class CloseUp(Step[Table]):
    def run(self, s: Table) -> None:
        board.close_all(s)


@final
class ExposeThem(Step[Table]):
    """All cards of the opponent are unprotected for the rest of this turn, whoever's turn it is."""

    def run(self, s: Table) -> None:
        s.set_mark(1 - s.me, EXPOSED)
        if s.tells:
            s.tell("exposed", "radlands.card.high_ground", {"seat": 1 - s.me})


HIGH_GROUND: Final = event(
    "high_ground",
    0,
    1,
    WATER,
    Choose(REARRANGE, into=A, may=True),
    SkipIfNothing(A, 5),
    NextPerson(),
    SkipIfNothing(C, 2),
    NewPlace(),
    MoveThere(),
    CloseUp(),
    ExposeThem(),
)


@final
class DrawToSift(Step[Table]):
    """Draw cards of which some must go."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def run(self, s: Table) -> None:
        for _ in range(self.cards):
            if not s.ended:
                kind = piles.draw(s, s.me)
                if kind != 0:
                    piles.sift(s, kind)


@final
class DiscardSifted(Step[Table]):
    def run(self, s: Table) -> None:
        if s.a != NOTHING:
            piles.discard_sifted(s, s.me, s.a)


@final
class KeepTheRest(Step[Table]):
    def run(self, s: Table) -> None:
        s.sifted = 0
        s.sifted_twice = 0


def sift(draw: i64, throw: int) -> tuple[Step[Any], ...]:
    """Draw some, then discard some of those; asked even when they are equal, for that is nobody's business."""
    one: tuple[Step[Any], ...] = (Choose(SIFTED_CARDS, into=A, always=True), DiscardSifted())
    return (DrawToSift(draw), *(one * throw), KeepTheRest())


INTERROGATE: Final = event("interrogate", 1, 0, WATER, *sift(4, 3))


@final
class DestroyEnemiesOfColumn(Step[Table]):
    """Camps are no enemies: a Juggernaut that has moved forward survives."""

    def run(self, s: Table) -> None:
        if s.a != NOTHING:
            board.destroy(s, s.persons & lane(3 * (1 - s.me) + s.a - 1))


NAPALM: Final = event("napalm", 2, 1, RESTORE, Choose(THEIR_COLUMNS_WITH_PEOPLE, into=A), DestroyEnemiesOfColumn())


@final
class InjureEverybody(Step[Table]):
    def run(self, s: Table) -> None:
        board.damage(s, s.persons)


RADIATION: Final = event("radiation", 2, 1, RAID, InjureEverybody())


STRAFE: Final = event("strafe", 2, 0, DRAW, InjureUnprotectedEnemies())


@final
class EverybodyGoesHome(Step[Table]):
    """All people return to their owners' hands; a punk becomes its real card, for its owner's eyes only."""

    def run(self, s: Table) -> None:
        people = s.persons & BOTH_SIDES
        while people != 0:
            board.return_to_hand(s, lowest(people))
            people &= people - 1


TRUCE: Final = event("truce", 2, 0, INJURE, EverybodyGoesHome())

# Each punk is optional; after a refusal the others are refused as well, which comes to the same.
UPRISING: Final = event(
    "uprising", 1, 2, INJURE, *gain_punk(), SkipIfNothing(A, 9), *gain_punk(), SkipIfNothing(A, 4), *gain_punk()
)
