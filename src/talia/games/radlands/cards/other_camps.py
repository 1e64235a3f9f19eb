"""The other printing's texts of eleven camps (V3, section 21), played when the option `printing` is "other"."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit, count, lowest
from talia.core.frame import A, B, Choose, Pool, Step
from talia.core.program import If, Is
from talia.games.radlands.cards.box import other_camp_card
from talia.games.radlands.cards.camps import COMMAND_POST_ABILITY, WhileUndamaged
from talia.games.radlands.cards.card import DAMAGED, DAMAGES, GAINS, MENDS, SACRIFICES, Ability, Camp
from talia.games.radlands.cards.moving import PlaceStep
from talia.games.radlands.numbers import CHOICES, DO_PUNK, DO_WATER, MIDDLE, lane, lane_of, place_parts, seat_of
from talia.games.radlands.pools import ANY_PERSON, ANY_THEIR_CAMP, room_for_punk
from talia.games.radlands.state import Radlands
from talia.games.radlands.steps import (
    Damage,
    EndTheAbilities,
    GainWater,
    Raid,
    damage,
    discard,
    gain_punk,
    restore,
)
from talia.games.radlands.verbs import board
from talia.games.radlands.verbs.needs import (
    ANYBODY,
    CARDS_IN_HAND,
    FOUR_PEOPLE,
    NO_ABILITY_YET,
    RAID_WORKS,
    TO_RESTORE,
    UNPROTECTED_CAMP,
)

CACHE: Final = other_camp_card(
    Camp("cache", 1, Ability(2, (Raid(), *gain_punk()), needs=RAID_WORKS, does=GAINS), gist="{r-raid} {r-punk}")
)

CANNON: Final = other_camp_card(
    Camp("cannon", 2, WhileUndamaged(2, damage(), does=DAMAGES), begins=DAMAGED, gist="{r-damage}")
)

COMMAND_POST: Final = other_camp_card(Camp("command_post", 1, COMMAND_POST_ABILITY, gist="{r-damage}"))


@final
class MovePlace(PlaceStep):
    """Any place on the side of the noted person, in a column with room once that person has left its own."""

    def run(self, s: Radlands) -> None:
        if not 1 <= s.a <= 18:
            return
        here = lane_of(s.a)
        base = 3 * seat_of(s.a)
        found: i64 = 0
        for number in range(base, base + 3):
            if number == here:
                spaces = board.people_spaces(s, number)
                alone = count(s.persons & lane(number)) == 1
                found |= bit(s.a) if alone and s.standing & lane(number) & MIDDLE == 0 else spaces
            else:
                found |= board.spots_in(s, number)
        self.ask_for(s, found)


@final
class MovePerson(Step[Radlands]):
    """Not entering play, and nothing else about the person changes."""

    def run(self, s: Radlands) -> None:
        here = s.a
        there = s.b
        if s.tells and here != there:
            s.tell("moved", s.cause(), place_parts(there) | {"card": s.shown_word(here)})
        if lane_of(here) != lane_of(there) and s.persons & bit(there) != 0:
            other = board.people_spaces(s, lane_of(there)) & ~bit(there)
            board.exchange(s, there, lowest(other))
        board.exchange(s, here, there)
        board.close_up(s, lane_of(here))
        board.close_up(s, lane_of(there))


CONSTRUCTION_YARD: Final = other_camp_card(
    Camp(
        "construction_yard",
        1,
        Ability(1, (Choose(ANY_PERSON, into=A), MovePlace(mover=A, into=B), MovePerson()), needs=ANYBODY),
        Ability(2, (Raid(),), needs=RAID_WORKS, does=GAINS),
        gist="{r-person} ⇄ | {r-raid}",
    )
)

MERCENARY_CAMP: Final = other_camp_card(
    Camp(
        "mercenary_camp",
        0,
        Ability(
            2, (Choose(ANY_THEIR_CAMP, into=A, prompt="radlands.damage"), Damage(A)), needs=FOUR_PEOPLE, does=DAMAGES
        ),
        gist="{r-damage} {r-camp}",
    )
)

OBELISK: Final = other_camp_card(Camp("obelisk", 1, wins_at_last_card=True, gist="{deck} 0"))

RESONATOR: Final = other_camp_card(
    Camp(
        "resonator",
        1,
        Ability(1, (EndTheAbilities(), *damage()), needs=NO_ABILITY_YET, does=DAMAGES),
        gist="{r-damage}",
    )
)


@final
class PunkOrWater(Pool[Radlands]):
    def find(self, s: Radlands, seat: i64) -> i64:
        return bit(DO_WATER) | (bit(DO_PUNK) if room_for_punk(s, seat) else 0)


SCAVENGER_CAMP: Final = other_camp_card(
    Camp(
        "scavenger_camp",
        1,
        Ability(
            0,
            (
                *discard(),
                Choose(PunkOrWater(CHOICES, "radlands.punk_or_water"), into=B),
                If(Is(B, DO_WATER), GainWater()),
                If(Is(B, DO_PUNK), *gain_punk()),
            ),
            needs=CARDS_IN_HAND,
            does=GAINS | SACRIFICES,
        ),
        gist="−{hand} {r-punk}/{r-water}",
    )
)


@final
class WithTwoInColumn(Ability):
    def allowed(self, s: Radlands, me: i64, place: i64, met: i64) -> bool:
        return count(s.persons & lane(lane_of(place))) == 2 and self.cost <= s.water


TRAINING_CAMP: Final = other_camp_card(
    Camp("training_camp", 2, WithTwoInColumn(2, damage(), does=DAMAGES), gist="{r-damage}")
)

VICTORY_TOTEM: Final = other_camp_card(
    Camp(
        "victory_totem",
        1,
        Ability(2, damage(), does=DAMAGES),
        Ability(2, (Raid(),), needs=RAID_WORKS, does=GAINS),
        gist="{r-damage} | {r-raid}",
    )
)

WAREHOUSE: Final = other_camp_card(
    Camp("warehouse", 1, Ability(1, restore(), needs=UNPROTECTED_CAMP | TO_RESTORE, does=MENDS), gist="{r-restore}")
)
