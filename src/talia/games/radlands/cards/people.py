"""The 26 people (section 16), in the order of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.core.frame import NOTHING, THEM, A, B, Choose, D, Pool, Step
from talia.games.radlands import board, memory, piles, queue
from talia.games.radlands.cards.card import DECK, Ability, Card, deck_card
from talia.games.radlands.facts import (
    A_PERSON,
    A_PUNK,
    DAMAGED_ENEMY,
    RAID_WORKS,
    ROOM_FOR_PUNK,
    THEIR_EVENT,
    TO_RESTORE,
    UNPROTECTED_CAMP,
    UNPROTECTED_ENEMY,
)
from talia.games.radlands.numbers import (
    DO_BOTH,
    DO_DAMAGE,
    DO_RESTORE,
    DRAW,
    HAND,
    INJURE,
    KINDS,
    LAST_KIND,
    PUNK_ICON,
    RAID,
    RESTORE,
    WATER,
    lane,
    lane_of,
    side,
)
from talia.games.radlands.pools import (
    ANY_THEIR_CAMP,
    ANY_THEIR_CARD,
    HALVES,
    PEOPLE_TO_MIMIC,
    PUSH_BACK,
    THEIR_COLUMNS,
    UNPROTECTED_CAMPS,
    UNPROTECTED_CARDS,
    UNPROTECTED_ENEMIES,
    YOUR_DAMAGED_CARDS,
    YOUR_PEOPLE,
)
from talia.games.radlands.state import Table
from talia.games.radlands.steps import (
    Borrow,
    Damage,
    DamageThis,
    Destroy,
    Draw,
    GainWater,
    InjureUnprotectedEnemies,
    Raid,
    Restore,
    WhichAbility,
    damage,
    destroy_own,
    discard,
    gain_punk,
    injure,
    junk_program,
    restore,
    when,
)
from talia.games.radlands.traits import to_mimic

# Argo grants this to all his people, so those who have it of their own share it with him.
DAMAGE_FOR_1: Final = Ability("damage_for_1", 1, damage())

ARGO_YESKY: Final = deck_card(Card("argo_yesky", 3, PUNK_ICON, DAMAGE_FOR_1, enters=gain_punk()))

ASSASSIN: Final = deck_card(
    Card(
        "assassin",
        1,
        RAID,
        Ability(
            "assassin",
            2,
            (Choose(UNPROTECTED_ENEMIES, into=A, prompt="radlands.destroy"), Destroy(A)),
            UNPROTECTED_ENEMY,
        ),
    )
)

CULT_LEADER: Final = deck_card(
    Card("cult_leader", 1, DRAW, Ability("cult_leader", 0, (*destroy_own(), *damage()), A_PERSON))
)


@final
class PushTheirEventsBack(Step[Table]):
    def run(self, s: Table) -> None:
        if s.a != NOTHING:
            queue.push_back(s, 1 - s.me)


DOOMSAYER: Final = deck_card(
    Card(
        "doomsayer",
        1,
        DRAW,
        Ability("doomsayer", 1, damage(), THEIR_EVENT),
        enters=(Choose(PUSH_BACK, into=A, may=True), PushTheirEventsBack()),
    )
)


@final
class DestroyDamagedEnemies(Step[Table]):
    def run(self, s: Table) -> None:
        board.destroy(s, s.persons & s.damaged & side(1 - s.me))


EXTERMINATOR: Final = deck_card(
    Card("exterminator", 1, DRAW, Ability("exterminator", 1, (DestroyDamagedEnemies(),), DAMAGED_ENEMY))
)


GUNNER: Final = deck_card(
    Card("gunner", 1, RESTORE, Ability("gunner", 2, (InjureUnprotectedEnemies(),), UNPROTECTED_ENEMY))
)

HOLDOUT: Final = deck_card(Card("holdout", 2, RAID, DAMAGE_FOR_1))  # its cost in a column: traits.cost_in

KARLI_BLAZE: Final = deck_card(Card("karli_blaze", 3, PUNK_ICON, DAMAGE_FOR_1))  # who enters ready: board.arrive


@final
class NoteIfCamp(Step[Table]):
    """Note B: is the card of note A a camp?"""

    def run(self, s: Table) -> None:
        s.b = 1 if s.standing & bit(s.a) != 0 else 0


LOOTER: Final = deck_card(
    Card(
        "looter",
        1,
        WATER,
        Ability("looter", 2, (Choose(UNPROTECTED_CARDS, into=A), NoteIfCamp(), Damage(A), *when(B, 1, Draw()))),
    )
)


@final
class DamageColumn(Step[Table]):
    """Every card in the opponent's noted column, camp and people together (9.6)."""

    def run(self, s: Table) -> None:
        places = lane(3 * (1 - s.me) + s.a - 1)
        board.damage(s, (s.persons | s.standing) & places)


MAGNUS_KARV: Final = deck_card(
    Card("magnus_karv", 3, PUNK_ICON, Ability("magnus_karv", 2, (Choose(THEIR_COLUMNS, into=A), DamageColumn())))
)


@final
class MimicAbility(Ability):
    """It costs what the copied ability costs, and needs one that can be used and paid for."""

    def allowed(self, s: Table, me: i64, place: i64, facts: i64) -> bool:
        return to_mimic(s, me, place, facts) != 0


MIMIC: Final = deck_card(
    Card(
        "mimic",
        1,
        INJURE,
        MimicAbility(
            "mimic", 0, (Choose(PEOPLE_TO_MIMIC, into=A), WhichAbility(A, into=B), Borrow(A, B)), copied=False
        ),
    )
)

MOLGUR_STANG: Final = deck_card(
    Card("molgur_stang", 4, PUNK_ICON, Ability("molgur_stang", 1, (Choose(ANY_THEIR_CAMP, into=A), Destroy(A))))
)

MUSE: Final = deck_card(Card("muse", 1, INJURE, Ability("muse", 0, (GainWater(),))))

MUTANT: Final = deck_card(
    Card(
        "mutant",
        1,
        INJURE,
        Ability(
            "mutant",
            0,
            (
                Choose(HALVES, into=B),
                *when(B, DO_DAMAGE, *damage(), either=DO_BOTH),
                *when(B, DO_RESTORE, Choose(YOUR_DAMAGED_CARDS, into=A), Restore(A), either=DO_BOTH),
                DamageThis(),
            ),
        ),
    )
)

PYROMANIAC: Final = deck_card(
    Card(
        "pyromaniac",
        1,
        INJURE,
        Ability("pyromaniac", 1, (Choose(UNPROTECTED_CAMPS, into=A), Damage(A)), UNPROTECTED_CAMP),
    )
)

RABBLE_ROUSER: Final = deck_card(
    Card(
        "rabble_rouser",
        1,
        RAID,
        Ability("rabble_rouser", 1, gain_punk(), ROOM_FOR_PUNK),
        Ability("rabble_rouser.2", 1, damage(), A_PUNK),
    )
)

REPAIR_BOT: Final = deck_card(
    Card("repair_bot", 1, INJURE, Ability("repair_bot", 2, restore(), TO_RESTORE), enters=restore())
)


@final
class ReturnToHand(Step[Table]):
    def run(self, s: Table) -> None:
        place = s.a
        board.return_to_hand(s, place)
        board.close_up(s, lane_of(place))


RESCUE_TEAM: Final = deck_card(
    Card(
        "rescue_team",
        1,
        INJURE,
        Ability(
            "rescue_team", 0, (Choose(YOUR_PEOPLE, into=A, prompt="radlands.return_to_hand"), ReturnToHand()), A_PERSON
        ),
    )
)


@final
class DiscardTopThree(Step[Table]):
    """The three cards are noted in A, B and C, and everybody sees them."""

    def run(self, s: Table) -> None:
        for note in range(3):
            if s.ended:
                return
            kind = piles.take_top(s)
            if kind == 0:
                return
            s.set_note(A + note, kind)
            if s.reshuffled != 0:
                memory.shown(s, kind, s.took_old)
            piles.discard(s, kind)
            if s.tells:
                s.tell("discarded_from_deck", "radlands.card.scientist", {"seat": s.me, "card": KINDS[kind]})
            piles.after_taking(s)


@final
class JunkOfThose(Pool[Table]):
    def find(self, s: Table, seat: i64) -> i64:
        found: i64 = 0
        for note in range(3):
            kind = s.note(A + note)
            if 1 <= kind <= LAST_KIND:
                found |= bit(kind)
        return found


@final
class UseJunk(Step[Table]):
    def run(self, s: Table) -> None:
        if s.d != NOTHING:
            s.push(junk_program(DECK[s.d].junk), s.me, s.d)


SCIENTIST: Final = deck_card(
    Card(
        "scientist",
        1,
        RAID,
        Ability(
            "scientist",
            1,
            (DiscardTopThree(), Choose(JunkOfThose(HAND, "radlands.scientist"), into=D, may=True), UseJunk()),
        ),
    )
)

SCOUT: Final = deck_card(Card("scout", 1, WATER, Ability("scout", 1, (Raid(),), RAID_WORKS)))

SNIPER: Final = deck_card(Card("sniper", 1, RESTORE, Ability("sniper", 2, (Choose(ANY_THEIR_CARD, into=A), Damage(A)))))

VANGUARD: Final = deck_card(
    Card("vanguard", 1, RAID, Ability("vanguard", 1, (*damage(), *damage(by=THEM))), enters=gain_punk())
)

VERA_VOSH: Final = deck_card(Card("vera_vosh", 3, PUNK_ICON, Ability("vera_vosh", 1, injure(), UNPROTECTED_ENEMY)))

VIGILANTE: Final = deck_card(Card("vigilante", 1, RAID, Ability("vigilante", 1, injure(), UNPROTECTED_ENEMY)))

WOUNDED_SOLDIER: Final = deck_card(Card("wounded_soldier", 1, INJURE, DAMAGE_FOR_1, enters=(Draw(), DamageThis())))

ZETO_KHAN: Final = deck_card(  # his trait: queue.played_as_zero
    Card("zeto_khan", 3, PUNK_ICON, Ability("zeto_khan", 1, (Draw(3), *discard(), *discard(), *discard())))
)
