"""The 34 camps (section 15), in the order of the rules. The other printing's texts are in other_camps."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit, count
from talia.core.frame import THEM, A, B, C, Choose, Frame, Pool, Step
from talia.core.notes import Between, Holding
from talia.core.program import If, Is, Leave, Not, Noted, Repeat
from talia.games.radlands.cards.borrowing import DropPerson, NoteThis, PickDrop, TakeItsPart, TurnUp
from talia.games.radlands.cards.box import camp_card
from talia.games.radlands.cards.card import DAMAGES, DESTROYED, GAINS, INJURES, MENDS, SACRIFICES, Ability, Camp
from talia.games.radlands.numbers import (
    CHOICES,
    DO_DESTROY,
    DO_DISCARD,
    DO_DRAW,
    DO_PUNK,
    DO_RESTORE,
    PLACES,
    lane_of,
    only,
    place_parts,
    side,
)
from talia.games.radlands.pools import (
    ANY_THEIR_CARD,
    CARDS_TO_DISCARD,
    EVENTS_TO_ADVANCE,
    UNPROTECTED_DAMAGED_CARDS,
    YOUR_CAMPS,
    YOUR_CARDS,
    YOUR_DAMAGED_CARDS,
    YOUR_DAMAGED_PEOPLE,
    YOUR_DESTROYED_CAMPS,
    YOUR_PEOPLE,
    YOUR_PUNKS,
    room_for_punk,
)
from talia.games.radlands.state import Radlands
from talia.games.radlands.steps import (
    Borrow,
    Damage,
    DamageThis,
    Destroy,
    DestroyThis,
    Discard,
    Draw,
    GainWater,
    PersonPlace,
    Raid,
    Restore,
    WhichAbility,
    damage,
    destroy_own,
    discard,
    gain_punk,
    injure,
    restore,
    sift,
)
from talia.games.radlands.verbs import board, piles, queue
from talia.games.radlands.verbs.needs import (
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
    met,
)
from talia.games.radlands.verbs.playing import resolve
from talia.games.radlands.verbs.running import is_resolved
from talia.games.radlands.verbs.traits import droppable, to_revive


@final
class PeopleToRevive(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return to_revive(s, seat, met(s, seat))


@final
class AdrenalineLab(Ability):
    """It costs what the borrowed ability costs, and needs one that can be used and paid for."""

    def allowed(self, s: Radlands, me: i64, place: i64, met: i64) -> bool:
        return to_revive(s, me, met) != 0


ADRENALINE_LAB: Final = camp_card(
    Camp(
        "adrenaline_lab",
        1,
        AdrenalineLab(
            0,
            (
                Choose(PeopleToRevive(PLACES, "radlands.revive"), into=A),
                TakeItsPart(A),
                WhichAbility(A, into=B),
                Borrow(A, B),
                DestroyThis(),
            ),
            does=SACRIFICES,
            reckoned=True,
        ),
        gist="{r-injure} ↺",
    )
)

ARCADE: Final = camp_card(
    Camp("arcade", 1, Ability(1, gain_punk(), needs=AT_MOST_ONE_PERSON | ROOM_FOR_PUNK, does=GAINS), gist="≤1 {r-punk}")
)


@final
class RestoreReady(Step[Radlands]):
    """The restored person is ready, whatever it did this turn."""

    def run(self, s: Radlands) -> None:
        if s.a != 0:
            board.restore(s, s.a)
            s.spent &= ~bit(s.a)


ATOMIC_GARDEN: Final = camp_card(
    Camp(
        "atomic_garden",
        1,
        Ability(2, (Choose(YOUR_DAMAGED_PEOPLE, into=A, may=True), RestoreReady()), needs=DAMAGED_PERSON, does=MENDS),
        gist="{r-restore} {r-person}",
    )
)

BLOOD_BANK: Final = camp_card(
    Camp(
        "blood_bank",
        1,
        Ability(0, (*destroy_own(), GainWater()), needs=A_PERSON, does=GAINS | SACRIFICES),
        gist="−{r-person} {r-water}",
    )
)

BONFIRE: Final = camp_card(
    Camp(
        "bonfire",
        1,
        Ability(
            0,
            (DamageThis(), Repeat(Choose(YOUR_DAMAGED_CARDS, into=A, may=True), Leave(Not(Noted(A))), Restore(A))),
            does=MENDS | SACRIFICES,
        ),
        restored=False,
        gist="{r-restore} [all]",
    )
)


@final
class CacheChoices(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        found = bit(DO_DRAW)
        if YOUR_DAMAGED_CARDS.find(s, seat) != 0:
            found |= bit(DO_RESTORE)
        if room_for_punk(s, seat):
            found |= bit(DO_PUNK)
        return found


CACHE: Final = camp_card(
    Camp(
        "cache",
        1,
        Ability(
            0,
            (
                DamageThis(),
                Choose(CacheChoices(CHOICES, "radlands.cache"), into=C),
                If(Is(C, DO_DRAW), Draw()),
                If(Is(C, DO_RESTORE), *restore()),
                If(Is(C, DO_PUNK), *gain_punk()),
            ),
            does=GAINS | MENDS | SACRIFICES,
        ),
        gist="{r-draw}/{r-restore}/{r-punk}",
    )
)

CANNON: Final = camp_card(  # D3: itself first
    Camp("cannon", 1, Ability(1, (DamageThis(), *damage()), does=DAMAGES | SACRIFICES), gist="{r-damage}")
)

CATAPULT: Final = camp_card(
    Camp(
        "catapult",
        0,
        Ability(
            2, (Choose(ANY_THEIR_CARD, into=A), Damage(A), *destroy_own()), needs=A_PERSON, does=DAMAGES | SACRIFICES
        ),
        gist="{r-damage} [any] −{r-person}",
    )
)


@final
class LessForPunks(Ability):
    def price(self, s: Radlands, me: i64) -> i64:
        punks = count(s.punks & side(me))
        return self.cost - punks if punks < self.cost else 0


COMMAND_POST_ABILITY: Final = LessForPunks(3, damage(), does=DAMAGES)
COMMAND_POST: Final = camp_card(Camp("command_post", 2, COMMAND_POST_ABILITY, gist="{r-damage}"))


class WhileUndamaged(Ability):
    """An ability that this camp has only while it is undamaged."""

    def allowed(self, s: Radlands, me: i64, place: i64, met: i64) -> bool:
        return s.damaged & bit(place) == 0 and self.needs & ~met == 0 and self.cost <= s.water


@final
class FlipBack(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        board.flip_back(s, lane_of(s.a))


CONSTRUCTION_YARD: Final = camp_card(
    Camp(
        "construction_yard",
        2,
        WhileUndamaged(
            1,
            (Choose(YOUR_DESTROYED_CAMPS, into=A), FlipBack(), DestroyThis()),
            needs=DESTROYED_CAMP,
            does=MENDS | SACRIFICES,
        ),
        gist="{r-camp} ↺",
    )
)

GARAGE: Final = camp_card(Camp("garage", 0, Ability(1, (Raid(),), needs=RAID_WORKS, does=GAINS), gist="{r-raid}"))


@final
class MoveJuggernaut(Step[Radlands]):
    """One space forward, or home from the front: then note A is 1 (6.4)."""

    def run(self, s: Radlands) -> None:
        s.a = 0
        if s.acting == 0:
            return
        place = only(s.acting)
        number = lane_of(place)
        space = place - 1 - 3 * number
        if space == 2:
            board.exchange(s, place, place - 1)  # the order of the people stays: they all move up by one
            board.exchange(s, place - 1, place - 2)
            s.a = 1
        else:
            board.exchange(s, place, place + 1)
        board.close_up(s, number)
        if s.tells:
            s.tell("juggernaut_moved", "radlands.6.4", place_parts(place) | {"to": 0 if space == 2 else space + 1})

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(A, Between(0, 1))]


JUGGERNAUT: Final = camp_card(
    Camp(
        "juggernaut",
        0,
        Ability(
            1,
            (
                MoveJuggernaut(),
                If(Is(A, 1), Choose(YOUR_CAMPS, into=B, by=THEM, prompt="radlands.destroy_own_camp"), Destroy(B)),
            ),
            does=DAMAGES,
        ),
        moves=True,
        fells=True,
        gist="↑ ×3 {r-camp}",
    )
)

LABOR_CAMP: Final = camp_card(
    Camp(
        "labor_camp",
        1,
        Ability(0, (*destroy_own(), *restore()), needs=A_PERSON, does=MENDS | SACRIFICES),
        gist="−{r-person} {r-restore}",
    )
)


@final
class MercenaryDemand(Pool[Radlands]):
    """Discard two cards, if there are two, or destroy a card of one's own."""

    def find(self, s: Radlands, seat: i64) -> i64:
        if s.hand_size(seat) >= 2:
            return bit(DO_DISCARD) | bit(DO_DESTROY)
        return bit(DO_DESTROY)


MERCENARY_CAMP: Final = camp_card(
    Camp(
        "mercenary_camp",
        0,
        Ability(
            2,
            (
                Choose(MercenaryDemand(CHOICES, "radlands.mercenaries"), into=B, by=THEM),
                If(Is(B, DO_DISCARD), *discard(by=THEM), *discard(by=THEM)),
                If(
                    Is(B, DO_DESTROY),
                    Choose(YOUR_CARDS, into=A, by=THEM, prompt="radlands.destroy_own_card"),
                    Destroy(A),
                ),
            ),
            does=DAMAGES,
        ),
        fells=True,
        counts_hand=True,
        gist="−2 {hand} / {r-destroy}",
    )
)

MULCHER: Final = camp_card(
    Camp(
        "mulcher",
        0,
        Ability(0, (*destroy_own(), Draw()), needs=A_PERSON, does=GAINS | SACRIFICES),
        gist="−{r-person} {r-draw}",
    )
)

NEST_OF_SPIES: Final = camp_card(
    Camp("nest_of_spies", 1, Ability(1, damage(), needs=TWO_ENTERED, does=DAMAGES), gist="2 {r-person} {r-damage}")
)

OASIS: Final = camp_card(Camp("oasis", 1, discount=1, gist="{r-person} −1"))

OBELISK: Final = camp_card(Camp("obelisk", 3, begins=DESTROYED, gist="{r-destroy}"))


@final
class AdvanceEvent(Step[Radlands]):
    """The noted event of either queue goes one space forward; from space 1 it resolves, for its owner (8.5)."""

    def run(self, s: Radlands) -> None:
        owner = 0 if s.a <= 3 else 1
        space = s.a - 3 * owner
        if space > 1:
            queue.move_event(s, owner, space, space - 1)
            return
        kind = s.event_at(owner, 1)
        queue.set_event(s, owner, 1, 0)
        resolve(s, owner, kind)

    def pushes(self, s: Radlands, below: Frame, above: Frame) -> bool:
        # What is advanced from space 1 resolves.
        return below.a in (1, 4) and is_resolved(s, above, 0 if below.a == 1 else 1)


OMEN_CLOCK: Final = camp_card(
    Camp(
        "omen_clock",
        1,
        Ability(1, (Choose(EVENTS_TO_ADVANCE, into=A), AdvanceEvent()), needs=ANY_EVENT),
        gist="{r-event} ▸",
    )
)

OUTPOST: Final = camp_card(
    Camp(
        "outpost",
        1,
        Ability(2, (Raid(),), needs=RAID_WORKS, does=GAINS),
        Ability(2, restore(), needs=TO_RESTORE, does=MENDS),
        gist="{r-raid} | {r-restore}",
    )
)


@final
class ParachuteBase(Ability):
    """It needs a person in hand, a space for it, and water for both costs (D12)."""

    def allowed(self, s: Radlands, me: i64, place: i64, met: i64) -> bool:
        return droppable(s, me) != 0


PARACHUTE_BASE: Final = camp_card(
    Camp(
        "parachute_base",
        1,
        ParachuteBase(
            0,
            (
                PickDrop(),
                PersonPlace(making_room=True, dropped=True),
                PersonPlace(making_room=False, dropped=True),
                DropPerson(),
                NoteThis(A),
                WhichAbility(A, into=B),
                Borrow(A, B),
                DamageThis(),
            ),
            reckoned=True,
        ),
        gist="{r-person} ↓",
    )
)


@final
class LessForDestroyedCamps(Ability):
    def price(self, s: Radlands, me: i64) -> i64:
        return self.cost - (3 - s.standing_camps(me))


PILLBOX: Final = camp_card(Camp("pillbox", 1, LessForDestroyedCamps(3, damage(), does=DAMAGES), gist="{r-damage}"))

RAILGUN: Final = camp_card(Camp("railgun", 0, Ability(2, damage(), does=DAMAGES), gist="{r-damage}"))


@final
class DestroyThisAndEverybody(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        board.destroy(s, s.acting | s.persons)


REACTOR: Final = camp_card(
    Camp("reactor", 1, Ability(2, (DestroyThisAndEverybody(),), does=INJURES | SACRIFICES), gist="{r-destroy} [all]")
)

RESONATOR: Final = camp_card(
    Camp(
        "resonator",
        1,
        Ability(2, (Choose(UNPROTECTED_DAMAGED_CARDS, into=A), Destroy(A)), needs=UNPROTECTED_DAMAGED, does=DAMAGES),
        gist="{r-destroy} {r-injure}",
    )
)

SCAVENGER_CAMP: Final = camp_card(
    Camp(
        "scavenger_camp",
        1,
        Ability(2, (Raid(),), needs=RAID_WORKS, does=GAINS),
        Ability(1, restore(), needs=YOUR_RAIDERS_RESOLVED | TO_RESTORE, does=MENDS),
        gist="{r-raid} | {r-restore}",
    )
)

SCUD_LAUNCHER: Final = camp_card(
    Camp(
        "scud_launcher",
        0,
        Ability(1, (Choose(YOUR_CARDS, into=A, by=THEM), Damage(A)), does=DAMAGES),
        gist="{r-damage} ⇄",
    )
)

SUPPLY_DEPOT: Final = camp_card(Camp("supply_depot", 2, Ability(2, sift(2, 1), does=GAINS), gist="{r-draw} 2 −1"))

THE_OCTAGON: Final = camp_card(
    Camp(
        "the_octagon",
        0,
        Ability(
            1,
            (*destroy_own(), Choose(YOUR_PEOPLE, into=B, by=THEM), Destroy(B)),
            needs=A_PERSON,
            does=INJURES | SACRIFICES,
        ),
        gist="−{r-person} ⇄",
    )
)

TRAINING_CAMP: Final = camp_card(
    Camp(
        "training_camp",
        1,
        Ability(1, (Choose(YOUR_PUNKS, into=A), TurnUp(), If(Is(B, 1), *gain_punk(), GainWater())), needs=A_PUNK),
        gist="{r-punk} ↺",
    )
)

TRANSPLANT_LAB: Final = camp_card(
    Camp(
        "transplant_lab",
        2,
        Ability(1, restore(), needs=TWO_ENTERED | TO_RESTORE, does=MENDS),
        gist="2 {r-person} {r-restore}",
    )
)

VICTORY_TOTEM: Final = camp_card(
    Camp(
        "victory_totem",
        1,
        Ability(2, injure(), needs=UNPROTECTED_ENEMY, does=INJURES),
        Ability(2, (Raid(),), needs=RAID_WORKS, does=GAINS),
        gist="{r-injure} | {r-raid}",
    )
)


@final
class CountOne(Step[Radlands]):
    def run(self, s: Radlands) -> None:
        s.c += 1

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(C, Between(1, count(s.fresh) + count(s.fresh_twice)))]  # each has been discarded this turn


@final
class DrawOneMore(Step[Radlands]):
    """As many cards as were discarded, and one."""

    def run(self, s: Radlands) -> None:
        piles.draw_cards(s, s.me, s.c + 1)


WAREHOUSE: Final = camp_card(
    Camp(
        "warehouse",
        1,
        Ability(
            0,
            (
                DamageThis(),
                *discard(),
                Repeat(
                    CountOne(),
                    Choose(CARDS_TO_DISCARD, into=A, may=True, prompt="radlands.discard_more"),
                    Leave(Not(Noted(A))),
                    Discard(A),
                ),
                DrawOneMore(),
            ),
            needs=CARDS_IN_HAND,
            does=GAINS | SACRIFICES,
        ),
        gist="{hand} ↺ +1",
    )
)

WATCHTOWER: Final = camp_card(
    Camp("watchtower", 0, Ability(1, damage(), needs=SOME_EVENT_RESOLVED, does=DAMAGES), gist="{r-event} {r-damage}")
)
