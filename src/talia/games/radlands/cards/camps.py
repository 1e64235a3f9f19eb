"""The 34 camps (section 15), in the order of the rules. The other printing's texts are in other_camps."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit, count
from talia.core.frame import THEM, A, B, C, Choose, Step
from talia.games.radlands import board, memory, piles, queue
from talia.games.radlands.cards.borrowing import DropPerson, DropPlace, NoteThis, PickDrop, TakeItsPart
from talia.games.radlands.cards.card import DECK, Ability, Camp, camp_card
from talia.games.radlands.cards.events import sift
from talia.games.radlands.facts import (
    A_PERSON,
    A_PUNK,
    ANY_EVENT,
    AT_MOST_ONE_PERSON,
    CARDS_IN_HAND,
    DAMAGED_PERSON,
    DESTROYED_CAMP,
    RAID_WORKS,
    ROOM_FOR_PUNK,
    SOME_EVENT_RESOLVED,
    TO_RESTORE,
    TWO_ENTERED,
    UNPROTECTED_DAMAGED,
    UNPROTECTED_ENEMY,
    YOUR_RAIDERS_RESOLVED,
)
from talia.games.radlands.numbers import (
    DO_DESTROY,
    DO_DISCARD,
    DO_DRAW,
    DO_PUNK,
    DO_RESTORE,
    KINDS,
    LAST_PERSON,
    lane_of,
    only,
    place_parts,
    side,
)
from talia.games.radlands.pools import (
    ANY_THEIR_CARD,
    CACHE_CHOICES,
    CARDS_TO_DISCARD,
    EVENTS_TO_ADVANCE,
    MERCENARY_DEMAND,
    PEOPLE_TO_REVIVE,
    UNPROTECTED_DAMAGED_CARDS,
    YOUR_CAMPS,
    YOUR_CARDS,
    YOUR_DAMAGED_CARDS,
    YOUR_DAMAGED_PEOPLE,
    YOUR_DESTROYED_CAMPS,
    YOUR_PEOPLE,
    YOUR_PUNKS,
)
from talia.games.radlands.state import Table
from talia.games.radlands.steps import (
    Back,
    Borrow,
    Damage,
    DamageThis,
    Destroy,
    DestroyThis,
    Discard,
    Draw,
    GainWater,
    Raid,
    Restore,
    SkipIfNothing,
    WhichAbility,
    damage,
    destroy_own,
    discard,
    gain_punk,
    injure,
    resolve,
    restore,
    when,
)
from talia.games.radlands.traits import droppable, to_revive


def simple(word: str, starting: i64, cost: i64, steps: tuple[Step[Table], ...], needs: i64 = 0) -> Camp:
    """A camp with one plain ability."""
    return camp_card(Camp(word, starting, Ability(word, cost, steps, needs)))


@final
class AdrenalineLab(Ability):
    """It costs what the borrowed ability costs, and needs one that can be used and paid for."""

    def allowed(self, s: Table, me: i64, place: i64, facts: i64) -> bool:
        return to_revive(s, me, facts) != 0


ADRENALINE_LAB: Final = camp_card(
    Camp(
        "adrenaline_lab",
        1,
        AdrenalineLab(
            "adrenaline_lab",
            0,
            (Choose(PEOPLE_TO_REVIVE, into=A), TakeItsPart(A), WhichAbility(A, into=B), Borrow(A, B), DestroyThis()),
        ),
    )
)

ARCADE: Final = simple("arcade", 1, 1, gain_punk(), AT_MOST_ONE_PERSON | ROOM_FOR_PUNK)


@final
class RestoreReady(Step[Table]):
    """The restored person is ready, whatever it did this turn."""

    def run(self, s: Table) -> None:
        if s.a != 0:
            board.restore(s, s.a)
            s.spent &= ~bit(s.a)


ATOMIC_GARDEN: Final = simple(
    "atomic_garden", 1, 2, (Choose(YOUR_DAMAGED_PEOPLE, into=A, may=True), RestoreReady()), DAMAGED_PERSON
)

BLOOD_BANK: Final = simple("blood_bank", 1, 0, (*destroy_own(), GainWater()), A_PERSON)

BONFIRE: Final = simple(  # that it is never restored: board.restorable
    "bonfire",
    1,
    0,
    (DamageThis(), Choose(YOUR_DAMAGED_CARDS, into=A, may=True), SkipIfNothing(A, 2), Restore(A), Back(3)),
)

CACHE: Final = simple(
    "cache",
    1,
    0,
    (
        DamageThis(),
        Choose(CACHE_CHOICES, into=C),
        *when(C, DO_DRAW, Draw()),
        *when(C, DO_RESTORE, *restore()),
        *when(C, DO_PUNK, *gain_punk()),
    ),
)

CANNON: Final = simple("cannon", 1, 1, (DamageThis(), *damage()))  # D3: itself first

CATAPULT: Final = simple("catapult", 0, 2, (Choose(ANY_THEIR_CARD, into=A), Damage(A), *destroy_own()), A_PERSON)


@final
class LessForPunks(Ability):
    def price(self, s: Table, me: i64) -> i64:
        punks = count(s.punks & side(me))
        return self.cost - punks if punks < self.cost else 0


COMMAND_POST_ABILITY: Final = LessForPunks("command_post", 3, damage())
COMMAND_POST: Final = camp_card(Camp("command_post", 2, COMMAND_POST_ABILITY))


class WhileUndamaged(Ability):
    """An ability that this camp has only while it is undamaged."""

    def allowed(self, s: Table, me: i64, place: i64, facts: i64) -> bool:
        return s.damaged & bit(place) == 0 and self.needs & ~facts == 0 and self.cost <= s.water


@final
class FlipBack(Step[Table]):
    def run(self, s: Table) -> None:
        board.flip_back(s, lane_of(s.a))


CONSTRUCTION_YARD: Final = camp_card(
    Camp(
        "construction_yard",
        2,
        WhileUndamaged(
            "construction_yard",
            1,
            (Choose(YOUR_DESTROYED_CAMPS, into=A), FlipBack(), DestroyThis()),
            DESTROYED_CAMP,
        ),
    )
)

GARAGE: Final = simple("garage", 0, 1, (Raid(),), RAID_WORKS)


@final
class MoveJuggernaut(Step[Table]):
    """Note A: has it come home?"""

    def run(self, s: Table) -> None:
        s.a = 1 if s.acting != 0 and board.move_camp(s, only(s.acting)) else 0


JUGGERNAUT: Final = simple(
    "juggernaut",
    0,
    1,
    (
        MoveJuggernaut(),
        *when(A, 1, Choose(YOUR_CAMPS, into=B, by=THEM, prompt="radlands.destroy_own_camp"), Destroy(B)),
    ),
)

LABOR_CAMP: Final = simple("labor_camp", 1, 0, (*destroy_own(), *restore()), A_PERSON)

MERCENARY_CAMP: Final = simple(
    "mercenary_camp",
    0,
    2,
    (
        Choose(MERCENARY_DEMAND, into=B, by=THEM),
        *when(B, DO_DISCARD, *discard(by=THEM), *discard(by=THEM)),
        *when(B, DO_DESTROY, Choose(YOUR_CARDS, into=A, by=THEM, prompt="radlands.destroy_own_card"), Destroy(A)),
    ),
)

MULCHER: Final = simple("mulcher", 0, 0, (*destroy_own(), Draw()), A_PERSON)

NEST_OF_SPIES: Final = simple("nest_of_spies", 1, 1, damage(), TWO_ENTERED)

OASIS: Final = camp_card(Camp("oasis", 1))  # its discount: traits.cost_in

OBELISK: Final = camp_card(Camp("obelisk", 3))  # destroyed before the game: turns.BeforeTheGame


@final
class AdvanceEvent(Step[Table]):
    """The noted event of either queue goes one space forward; from space 1 it resolves, for its owner (8.5)."""

    def run(self, s: Table) -> None:
        owner = 0 if s.a <= 3 else 1
        space = s.a - 3 * owner
        if space > 1:
            queue.move_event(s, owner, space, space - 1)
            return
        kind = s.event_at(owner, 1)
        queue.set_event(s, owner, 1, 0)
        resolve(s, owner, kind)


OMEN_CLOCK: Final = simple("omen_clock", 1, 1, (Choose(EVENTS_TO_ADVANCE, into=A), AdvanceEvent()), ANY_EVENT)

OUTPOST: Final = camp_card(
    Camp(
        "outpost",
        1,
        Ability("outpost", 2, (Raid(),), RAID_WORKS),
        Ability("outpost.2", 2, restore(), TO_RESTORE),
    )
)


@final
class ParachuteBase(Ability):
    """It needs a person in hand, a space for it, and water for both costs (D12)."""

    def allowed(self, s: Table, me: i64, place: i64, facts: i64) -> bool:
        return droppable(s, me) != 0


PARACHUTE_BASE: Final = camp_card(
    Camp(
        "parachute_base",
        1,
        ParachuteBase(
            "parachute_base",
            0,
            (
                PickDrop(),
                DropPlace(making_room=True),
                DropPlace(making_room=False),
                DropPerson(),
                NoteThis(A),
                WhichAbility(A, into=B),
                Borrow(A, B),
                DamageThis(),
            ),
        ),
    )
)


@final
class LessForDestroyedCamps(Ability):
    def price(self, s: Table, me: i64) -> i64:
        return self.cost - (3 - s.standing_camps(me))


PILLBOX: Final = camp_card(Camp("pillbox", 1, LessForDestroyedCamps("pillbox", 3, damage())))

RAILGUN: Final = simple("railgun", 0, 2, damage())


@final
class DestroyThisAndEverybody(Step[Table]):
    def run(self, s: Table) -> None:
        board.destroy(s, s.acting | s.persons)


REACTOR: Final = simple("reactor", 1, 2, (DestroyThisAndEverybody(),))

RESONATOR: Final = simple(
    "resonator", 1, 2, (Choose(UNPROTECTED_DAMAGED_CARDS, into=A), Destroy(A)), UNPROTECTED_DAMAGED
)

SCAVENGER_CAMP: Final = camp_card(
    Camp(
        "scavenger_camp",
        1,
        Ability("scavenger_camp", 2, (Raid(),), RAID_WORKS),
        Ability("scavenger_camp.2", 1, restore(), YOUR_RAIDERS_RESOLVED | TO_RESTORE),
    )
)

SCUD_LAUNCHER: Final = simple("scud_launcher", 0, 1, (Choose(YOUR_CARDS, into=A, by=THEM), Damage(A)))

SUPPLY_DEPOT: Final = simple("supply_depot", 2, 2, sift(2, 1))

THE_OCTAGON: Final = simple(
    "the_octagon", 0, 1, (*destroy_own(), Choose(YOUR_PEOPLE, into=B, by=THEM), Destroy(B)), A_PERSON
)


@final
class TurnUp(Step[Table]):
    """Turn the noted punk face up. A person enters play where it stands; an event is discarded (note B then is 1)."""

    def run(self, s: Table) -> None:
        place = s.a
        kind = s.kind_at(place)
        s.seal()
        if s.reshuffled != 0:
            memory.shown(s, kind, s.old_punks & bit(place) != 0)
            s.old_punks &= ~bit(place)
        if s.tells:
            s.tell("turned_up", "radlands.card.training_camp", place_parts(place) | {"card": KINDS[kind]})
        if kind > LAST_PERSON:
            board.lift(s, place)
            board.close_up(s, lane_of(place))
            piles.discard(s, kind)
            s.b = 1
            return
        s.b = 0
        s.punks &= ~bit(place)
        board.arrive(s, place, kind, False)
        s.acting = bit(place)
        enters = DECK[kind].enters
        if enters >= 0:
            s.push(enters, s.me, kind)


TRAINING_CAMP: Final = simple(
    "training_camp",
    1,
    1,
    (Choose(YOUR_PUNKS, into=A), TurnUp(), *when(B, 1, *gain_punk(), GainWater())),
    A_PUNK,
)

TRANSPLANT_LAB: Final = simple("transplant_lab", 2, 1, restore(), TWO_ENTERED | TO_RESTORE)

VICTORY_TOTEM: Final = camp_card(
    Camp(
        "victory_totem",
        1,
        Ability("victory_totem", 2, injure(), UNPROTECTED_ENEMY),
        Ability("victory_totem.2", 2, (Raid(),), RAID_WORKS),
    )
)


@final
class CountOne(Step[Table]):
    def run(self, s: Table) -> None:
        s.c += 1


@final
class DrawOneMore(Step[Table]):
    """As many cards as were discarded, and one."""

    def run(self, s: Table) -> None:
        for _ in range(s.c + 1):
            if not s.ended:
                piles.draw(s, s.me)


WAREHOUSE: Final = simple(
    "warehouse",
    1,
    0,
    (
        DamageThis(),
        *discard(),
        CountOne(),
        Choose(CARDS_TO_DISCARD, into=A, may=True, prompt="radlands.discard_more"),
        SkipIfNothing(A, 2),
        Discard(A),
        Back(4),
        DrawOneMore(),
    ),
    CARDS_IN_HAND,
)

WATCHTOWER: Final = simple("watchtower", 0, 1, damage(), SOME_EVENT_RESOLVED)
