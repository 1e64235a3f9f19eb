"""The ten events (section 17). "You" is the event's owner, whoever caused it to resolve (8.5)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.bits import bit, count, lowest
from talia.core.frame import ME, NOTHING, THEM, A, B, C, Choose, D, Pool, Step
from talia.core.notes import Among, Holding, NumberOf
from talia.core.program import If, Leave, Not, Noted, Repeat
from talia.games.radlands.cards.box import deck_card
from talia.games.radlands.cards.card import Card
from talia.games.radlands.cards.moving import PlaceStep
from talia.games.radlands.numbers import (
    BOTH_SIDES,
    CHOICES,
    DO_REARRANGE,
    DRAW,
    EXPOSED,
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
    THEIR_COLUMNS_WITH_PEOPLE,
    YOUR_PEOPLE,
)
from talia.games.radlands.state import Radlands
from talia.games.radlands.steps import Destroy, EventDone, InjureUnprotectedEnemies, gain_punk, sift
from talia.games.radlands.verbs import board, piles


def event(word: str, cost: i64, queue: i64, junk: i64, gist: str, *steps: Step[Any], hits_all: bool = False) -> Card:
    """An event ends by being discarded (8.4)."""
    effect = (*steps, EventDone())
    return deck_card(Card(word, cost, junk, queue=queue, effect=effect, hits_all=hits_all, gist=gist))


BANISH: Final = event("banish", 1, 1, RAID, "{r-destroy} [any]", Choose(ANY_ENEMY, into=A), Destroy(A))


@final
class DamageTheirCamps(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        board.damage(s, s.standing & side(1 - s.me))


@final
class DrawForDestroyedCamps(Step[Radlands]):
    """One card for each destroyed camp of the opponent, those destroyed earlier too."""

    def run(self, s: Radlands) -> None:
        piles.draw_cards(s, s.me, 3 - s.standing_camps(1 - s.me))


BOMBARDMENT: Final = event(
    "bombardment", 4, 3, RESTORE, "{r-damage} ×{r-camp}", DamageTheirCamps(), DrawForDestroyedCamps(), hits_all=True
)


@final
class DestroyAllBut(Step[Radlands]):
    """The noted person of a seat survives."""

    def __init__(self, survivor: i64, of: i64) -> None:
        self.survivor = survivor
        self.of = of

    def run(self, s: Radlands) -> None:
        survivor = s.note(self.survivor)
        if survivor != NOTHING:
            seat = s.me if self.of == ME else 1 - s.me
            board.destroy(s, s.persons & side(seat) & ~bit(survivor))


FAMINE: Final = event(
    "famine",
    1,
    1,
    INJURE,
    "{r-person} 1",
    Choose(YOUR_PEOPLE, into=A, prompt="radlands.survivor"),
    DestroyAllBut(A, of=ME),
    Choose(YOUR_PEOPLE, into=A, by=THEM, prompt="radlands.survivor"),
    DestroyAllBut(A, of=THEM),
)


@final
class Rearrange(Pool[Radlands]):
    """High Ground: whether to move anybody at all."""

    def find(self, s: Radlands, seat: i64) -> i64:
        return bit(DO_REARRANGE) if count(s.persons & side(seat)) > 0 else 0


@final
class NextPerson(Step[Radlands]):
    """Note C: somebody who has no new place yet; note B: the places given away so far."""

    def run(self, s: Radlands) -> None:
        left = s.persons & side(s.me) & ~s.b
        s.c = NOTHING if left == 0 else lowest(left)

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(C, NumberOf(PLACES))]


@final
class NewPlace(PlaceStep):
    """Where that person goes: any place for people that is not given away (6.2)."""

    def run(self, s: Radlands) -> None:
        base = 3 * s.me
        found: i64 = 0
        for number in range(base, base + 3):
            found |= board.people_spaces(s, number)
        self.ask_for(s, found & ~s.b)

    def wrong(self, s: Radlands) -> str:
        people = s.persons & side(s.me)
        if s.b & ~people != 0:
            return "a place is given away where nobody of this seat stands (B)"
        left = people & ~s.b
        if left == 0 or s.c != lowest(left):
            return "the next person to get a place is noted (C)"
        return ""


@final
class MoveThere(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        if s.tells and s.c != s.d:
            s.tell("moved", s.cause(), place_parts(s.d) | {"card": s.shown_word(s.c)})
        board.exchange(s, s.c, s.d)
        s.b |= bit(s.d)

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(B, Among(BOTH_SIDES, "a set of places"))]


@final
class CloseUp(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        board.close_all(s)


@final
class ExposeThem(Step[Radlands]):
    """All cards of the opponent are unprotected for the rest of this turn, whoever's turn it is."""

    def run(self, s: Radlands) -> None:
        s.set_mark(1 - s.me, EXPOSED)
        if s.tells:
            s.tell("exposed", s.cause(), {"seat": 1 - s.me})


HIGH_GROUND: Final = event(
    "high_ground",
    0,
    1,
    WATER,
    "{r-person} ⇄ {r-shield}",
    Choose(Rearrange(CHOICES, "radlands.rearrange"), into=A, may=True),
    If(Noted(A), Repeat(NextPerson(), Leave(Not(Noted(C))), NewPlace(mover=C, into=D), MoveThere()), CloseUp()),
    ExposeThem(),
)


INTERROGATE: Final = event("interrogate", 1, 0, WATER, "{r-draw} 4 −3", *sift(4, 3))


@final
class DestroyEnemiesOfColumn(Step[Radlands]):
    """Camps are no enemies: a Juggernaut that has moved forward survives."""

    def run(self, s: Radlands) -> None:
        if s.a != NOTHING:
            board.destroy(s, s.persons & lane(3 * (1 - s.me) + s.a - 1))


NAPALM: Final = event(
    "napalm", 2, 1, RESTORE, "{r-destroy} [lane]", Choose(THEIR_COLUMNS_WITH_PEOPLE, into=A), DestroyEnemiesOfColumn()
)


@final
class InjureEverybody(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        board.damage(s, s.persons)


RADIATION: Final = event("radiation", 2, 1, RAID, "{r-injure} [all]", InjureEverybody())


STRAFE: Final = event("strafe", 2, 0, DRAW, "{r-injure} [all]", InjureUnprotectedEnemies())


@final
class EverybodyGoesHome(Step[Radlands]):
    """All people return to their owners' hands; a punk becomes its real card, for its owner's eyes only."""

    def run(self, s: Radlands) -> None:
        people = s.persons & BOTH_SIDES
        while people != 0:
            board.return_to_hand(s, lowest(people))
            people &= people - 1


TRUCE: Final = event("truce", 2, 0, INJURE, "{r-person} {hand}", EverybodyGoesHome())

# Each punk is optional; after a refusal the others are refused as well, which comes to the same.
UPRISING: Final = event(
    "uprising", 1, 2, INJURE, "{r-punk} ×3", *gain_punk(), If(Noted(A), *gain_punk(), If(Noted(A), *gain_punk()))
)
