"""The 26 people (section 16), in the order of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.core.frame import NOTHING, THEM, A, B, C, Choose, D, Frame, Pool, Step
from talia.core.notes import Between, Holding
from talia.core.program import If, Is, program_at
from talia.games.radlands.cards.box import DECK, deck_card
from talia.games.radlands.cards.card import DAMAGES, GAINS, INJURES, MENDS, SACRIFICES, Ability, Card
from talia.games.radlands.numbers import (
    CARD_WORDS,
    CHOICES,
    DO_BOTH,
    DO_DAMAGE,
    DO_PUSH,
    DO_RESTORE,
    DRAW,
    ENTER_READY,
    EVENTS_AT_ONCE,
    GRANTS,
    HAND,
    INJURE,
    PLACES,
    PUNK_ICON,
    RAID,
    RESTORE,
    STAY_READY,
    WATER,
    lane,
    lane_of,
    only,
    side,
)
from talia.games.radlands.pools import (
    ANY_THEIR_CAMP,
    ANY_THEIR_CARD,
    THEIR_COLUMNS,
    UNPROTECTED_CAMPS,
    UNPROTECTED_CARDS,
    UNPROTECTED_ENEMIES,
    YOUR_DAMAGED_CARDS,
    YOUR_PEOPLE,
)
from talia.games.radlands.shape import LAST_KIND
from talia.games.radlands.state import Radlands
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
)
from talia.games.radlands.verbs import board, memory, piles, queue
from talia.games.radlands.verbs.needs import (
    A_PERSON,
    A_PUNK,
    DAMAGED_ENEMY,
    RAID_WORKS,
    ROOM_FOR_PUNK,
    THEIR_EVENT,
    TO_RESTORE,
    UNPROTECTED_CAMP,
    UNPROTECTED_ENEMY,
    met,
)
from talia.games.radlands.verbs.traits import to_copy

# Several people have this one, and Argo grants it to all of his: it is one ability, offered once.
DAMAGE_FOR_1: Final = Ability(1, damage(), does=DAMAGES, name="damage_for_1")

ARGO_YESKY: Final = deck_card(
    Card(
        "argo_yesky",
        3,
        PUNK_ICON,
        DAMAGE_FOR_1,
        enters=gain_punk(),
        single=True,
        lasting=GRANTS,
        gist="{r-damage} ×{r-person}",
    )
)

ASSASSIN: Final = deck_card(
    Card(
        "assassin",
        1,
        RAID,
        Ability(
            2,
            (Choose(UNPROTECTED_ENEMIES, into=A, prompt="radlands.destroy"), Destroy(A)),
            needs=UNPROTECTED_ENEMY,
            does=INJURES,
        ),
        gist="{r-destroy} {r-person}",
    )
)

CULT_LEADER: Final = deck_card(
    Card(
        "cult_leader",
        1,
        DRAW,
        Ability(0, (*destroy_own(), *damage()), needs=A_PERSON, does=DAMAGES | SACRIFICES),
        gist="−{r-person} {r-damage}",
    )
)


@final
class PushBack(Pool[Radlands]):
    """Doomsayer: all of the opponent's events or none, if any would move."""

    def find(self, s: Radlands, seat: i64) -> i64:
        return bit(DO_PUSH) if queue.push_back_works(s, 1 - seat) else 0


@final
class PushTheirEventsBack(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        if s.a != NOTHING:
            queue.push_back(s, 1 - s.me)


DOOMSAYER: Final = deck_card(
    Card(
        "doomsayer",
        1,
        DRAW,
        Ability(1, damage(), needs=THEIR_EVENT, does=DAMAGES),
        enters=(Choose(PushBack(CHOICES, "radlands.push_back"), into=A, may=True), PushTheirEventsBack()),
        gist="{r-event} {r-damage}",
    )
)


@final
class DestroyDamagedEnemies(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        board.destroy(s, s.persons & s.damaged & side(1 - s.me))


EXTERMINATOR: Final = deck_card(
    Card(
        "exterminator",
        1,
        DRAW,
        Ability(1, (DestroyDamagedEnemies(),), needs=DAMAGED_ENEMY, does=INJURES),
        gist="{r-destroy} {r-injure} [all]",
    )
)

GUNNER: Final = deck_card(
    Card(
        "gunner",
        1,
        RESTORE,
        Ability(2, (InjureUnprotectedEnemies(),), needs=UNPROTECTED_ENEMY, does=INJURES),
        gist="{r-injure} [all]",
    )
)

HOLDOUT: Final = deck_card(Card("holdout", 2, RAID, DAMAGE_FOR_1, free_without_camp=True, gist="{r-damage}"))

KARLI_BLAZE: Final = deck_card(
    Card("karli_blaze", 3, PUNK_ICON, DAMAGE_FOR_1, single=True, lasting=ENTER_READY, gist="{r-damage}")
)


@final
class NoteIfCamp(Step[Radlands]):
    """Note B: is the card of note A a camp?"""

    def run(self, s: Radlands) -> None:
        s.b = 1 if s.standing & bit(s.a) != 0 else 0

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(B, Between(0, 1))]


LOOTER: Final = deck_card(
    Card(
        "looter",
        1,
        WATER,
        Ability(
            2, (Choose(UNPROTECTED_CARDS, into=A), NoteIfCamp(), Damage(A), If(Is(B, 1), Draw())), does=DAMAGES | GAINS
        ),
        gist="{r-damage} {r-camp} {r-draw}",
    )
)


@final
class DamageColumn(Step[Radlands]):
    """Every card in the opponent's noted column, camp and people together (9.6)."""

    def run(self, s: Radlands) -> None:
        places = lane(3 * (1 - s.me) + s.a - 1)
        board.damage(s, (s.persons | s.standing) & places)


MAGNUS_KARV: Final = deck_card(
    Card(
        "magnus_karv",
        3,
        PUNK_ICON,
        Ability(2, (Choose(THEIR_COLUMNS, into=A), DamageColumn()), does=DAMAGES),
        single=True,
        gist="{r-damage} [lane]",
    )
)


@final
class PeopleToMimic(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return to_copy(s, seat, only(s.acting), met(s, seat))


@final
class MimicAbility(Ability):
    """It costs what the copied ability costs, and needs one that can be used and paid for."""

    def allowed(self, s: Radlands, me: i64, place: i64, met: i64) -> bool:
        return to_copy(s, me, place, met) != 0


MIMIC: Final = deck_card(
    Card(
        "mimic",
        1,
        INJURE,
        MimicAbility(
            0,
            (Choose(PeopleToMimic(PLACES, "radlands.mimic"), into=A), WhichAbility(A, into=B), Borrow(A, B)),
            copied=False,
            reckoned=True,
        ),
        gist="{deck} {r-person}",
    )
)

MOLGUR_STANG: Final = deck_card(
    Card(
        "molgur_stang",
        4,
        PUNK_ICON,
        Ability(1, (Choose(ANY_THEIR_CAMP, into=A), Destroy(A)), does=DAMAGES),
        single=True,
        fells=True,
        gist="{r-destroy} {r-camp}",
    )
)

MUSE: Final = deck_card(Card("muse", 1, INJURE, Ability(0, (GainWater(),), does=GAINS), gist="{r-water}"))


@final
class Halves(Pool[Radlands]):
    """Mutant: damage, restore, or both; restore only with a damaged card."""

    def find(self, s: Radlands, seat: i64) -> i64:
        if YOUR_DAMAGED_CARDS.find(s, seat) == 0:
            return bit(DO_DAMAGE)
        return bit(DO_DAMAGE) | bit(DO_RESTORE) | bit(DO_BOTH)


MUTANT: Final = deck_card(
    Card(
        "mutant",
        1,
        INJURE,
        Ability(
            0,
            (
                Choose(Halves(CHOICES, "radlands.mutant"), into=B),
                If(Is(B, DO_DAMAGE, either=DO_BOTH), *damage()),
                If(Is(B, DO_RESTORE, either=DO_BOTH), Choose(YOUR_DAMAGED_CARDS, into=A), Restore(A)),
                DamageThis(),
            ),
            does=DAMAGES | MENDS | SACRIFICES,
        ),
        gist="{r-damage} {r-restore}",
    )
)

PYROMANIAC: Final = deck_card(
    Card(
        "pyromaniac",
        1,
        INJURE,
        Ability(1, (Choose(UNPROTECTED_CAMPS, into=A), Damage(A)), needs=UNPROTECTED_CAMP, does=DAMAGES),
        gist="{r-damage} {r-camp}",
    )
)

RABBLE_ROUSER: Final = deck_card(
    Card(
        "rabble_rouser",
        1,
        RAID,
        Ability(1, gain_punk(), needs=ROOM_FOR_PUNK, does=GAINS),
        Ability(1, damage(), needs=A_PUNK, does=DAMAGES),
        gist="{r-punk} | {r-punk} {r-damage}",
    )
)

REPAIR_BOT: Final = deck_card(
    Card(
        "repair_bot",
        1,
        INJURE,
        Ability(2, restore(), needs=TO_RESTORE, does=MENDS),
        enters=restore(),
        gist="{r-restore}",
    )
)


@final
class ReturnToHand(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        place = s.a
        board.return_to_hand(s, place)
        board.close_up(s, lane_of(place))


RESCUE_TEAM: Final = deck_card(
    Card(
        "rescue_team",
        1,
        INJURE,
        Ability(
            0,
            (Choose(YOUR_PEOPLE, into=A, prompt="radlands.return_to_hand"), ReturnToHand()),
            needs=A_PERSON,
            does=SACRIFICES,
        ),
        enters_ready=True,
        gist="{r-person} {hand}",
    )
)


@final
class DiscardTopThree(Step[Radlands]):
    """The three cards are noted in A, B and C, and everybody sees them."""

    def run(self, s: Radlands) -> None:
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
                s.tell("discarded_from_deck", s.cause(), {"seat": s.me, "card": CARD_WORDS[kind]})
            piles.after_taking(s)

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(note, Between(1, LAST_KIND)) for note in (A, B, C)]


@final
class JunkOfThose(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        found: i64 = 0
        for note in range(3):
            kind = s.note(A + note)
            if 1 <= kind <= LAST_KIND:
                found |= bit(kind)
        return found


@final
class UseJunk(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        if s.d != NOTHING:
            s.push(junk_program(DECK[s.d].junk), s.me, s.d)

    def pushes(self, s: Radlands, below: Frame, above: Frame) -> bool:
        kind = below.d
        if not 1 <= kind <= LAST_KIND or kind not in (below.a, below.b, below.c):
            return False
        return above.me == below.me and above.card == kind and program_at(above.pc) is junk_program(DECK[kind].junk)


SCIENTIST: Final = deck_card(
    Card(
        "scientist",
        1,
        RAID,
        Ability(
            1,
            (DiscardTopThree(), Choose(JunkOfThose(HAND, "radlands.scientist"), into=D, may=True), UseJunk()),
            does=GAINS,
            notes=(HAND, HAND, HAND, HAND),
        ),
        gist="{r-junk} 3",
    )
)

SCOUT: Final = deck_card(Card("scout", 1, WATER, Ability(1, (Raid(),), needs=RAID_WORKS, does=GAINS), gist="{r-raid}"))

SNIPER: Final = deck_card(
    Card(
        "sniper",
        1,
        RESTORE,
        Ability(2, (Choose(ANY_THEIR_CARD, into=A), Damage(A)), does=DAMAGES),
        gist="{r-damage} [any]",
    )
)

VANGUARD: Final = deck_card(
    Card(
        "vanguard",
        1,
        RAID,
        Ability(1, (*damage(), *damage(by=THEM)), does=DAMAGES),
        enters=gain_punk(),
        gist="{r-damage} ⇄",
    )
)

VERA_VOSH: Final = deck_card(
    Card(
        "vera_vosh",
        3,
        PUNK_ICON,
        Ability(1, injure(), needs=UNPROTECTED_ENEMY, does=INJURES),
        single=True,
        lasting=STAY_READY,
        gist="{r-injure}",
    )
)

VIGILANTE: Final = deck_card(
    Card("vigilante", 1, RAID, Ability(1, injure(), needs=UNPROTECTED_ENEMY, does=INJURES), gist="{r-injure}")
)

WOUNDED_SOLDIER: Final = deck_card(
    Card("wounded_soldier", 1, INJURE, DAMAGE_FOR_1, enters=(Draw(), DamageThis()), gist="{r-damage}")
)

ZETO_KHAN: Final = deck_card(
    Card(
        "zeto_khan",
        3,
        PUNK_ICON,
        Ability(1, (Draw(3), *discard(), *discard(), *discard()), does=GAINS),
        single=True,
        lasting=EVENTS_AT_ONCE,
        gist="{r-draw} 3 −3",
    )
)
