"""The other printing's texts of eleven camps (V3, section 21), played when the option `printing` is "other"."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, count, lowest, single
from talia.core.frame import A, B, Choose, Step
from talia.games.radlands import board
from talia.games.radlands.cards.camps import COMMAND_POST_ABILITY, WhileUndamaged
from talia.games.radlands.cards.card import Ability, Camp, other_camp_card
from talia.games.radlands.facts import (
    ANYBODY,
    CARDS_IN_HAND,
    FOUR_PEOPLE,
    NO_ABILITY_YET,
    RAID_WORKS,
    TO_RESTORE,
    UNPROTECTED_CAMP,
)
from talia.games.radlands.numbers import DO_PUNK, DO_WATER, PLACES, lane, lane_of, place_parts, seat_of
from talia.games.radlands.pools import ANY_PERSON, ANY_THEIR_CAMP, PUNK_OR_WATER
from talia.games.radlands.state import Table
from talia.games.radlands.steps import (
    Damage,
    EndTheAbilities,
    GainWater,
    Raid,
    damage,
    discard,
    gain_punk,
    restore,
    when,
)

CACHE: Final = other_camp_card(Camp("cache", 1, Ability("cache.other", 2, (Raid(), *gain_punk()), RAID_WORKS)))

CANNON: Final = other_camp_card(Camp("cannon", 2, WhileUndamaged("cannon.other", 2, damage())))  # starts damaged

COMMAND_POST: Final = other_camp_card(Camp("command_post", 1, COMMAND_POST_ABILITY))


@final
class MovePlace(Step[Table]):
    """Any place on the side of the noted person, in a column with room once that person has left its own."""

    def run(self, s: Table) -> None:
        if not 1 <= s.a <= 18:
            return
        here = lane_of(s.a)
        base = 3 * seat_of(s.a)
        found: i64 = 0
        for number in range(base, base + 3):
            if number == here:
                spaces = board.people_spaces(s, number)
                alone = count(s.persons & lane(number)) == 1
                found |= bit(s.a) if alone and s.standing & lane(number) & 0x24924 == 0 else spaces
            else:
                found |= board.spots_in(s, number)
        if single(found):
            s.b = lowest(found)
        else:
            s.ask(s.me, found)

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        s.b = number
        s.owing = 0

    def domain(self) -> Domain:
        return PLACES

    def prompt(self) -> str:
        return "radlands.new_place"


@final
class MovePerson(Step[Table]):
    """Not entering play, and nothing else about the person changes."""

    def run(self, s: Table) -> None:
        here = s.a
        there = s.b
        if s.tells and here != there:
            s.tell("moved", "radlands.card.construction_yard", place_parts(there) | {"card": s.shown_word(here)})
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
        Ability("construction_yard.other", 1, (Choose(ANY_PERSON, into=A), MovePlace(), MovePerson()), ANYBODY),
        Ability("construction_yard.other.2", 2, (Raid(),), RAID_WORKS),
    )
)

MERCENARY_CAMP: Final = other_camp_card(
    Camp(
        "mercenary_camp",
        0,
        Ability(
            "mercenary_camp.other",
            2,
            (Choose(ANY_THEIR_CAMP, into=A, prompt="radlands.damage"), Damage(A)),
            FOUR_PEOPLE,
        ),
    )
)

OBELISK: Final = other_camp_card(Camp("obelisk", 1))  # wins when the deck runs out: piles.obelisk_wins

RESONATOR: Final = other_camp_card(
    Camp("resonator", 1, Ability("resonator.other", 1, (EndTheAbilities(), *damage()), NO_ABILITY_YET))
)

SCAVENGER_CAMP: Final = other_camp_card(
    Camp(
        "scavenger_camp",
        1,
        Ability(
            "scavenger_camp.other",
            0,
            (
                *discard(),
                Choose(PUNK_OR_WATER, into=B),
                *when(B, DO_WATER, GainWater()),
                *when(B, DO_PUNK, *gain_punk()),
            ),
            CARDS_IN_HAND,
        ),
    )
)


@final
class WithTwoInColumn(Ability):
    def allowed(self, s: Table, me: i64, place: i64, facts: i64) -> bool:
        return count(s.persons & lane(lane_of(place))) == 2 and self.cost <= s.water


TRAINING_CAMP: Final = other_camp_card(Camp("training_camp", 2, WithTwoInColumn("training_camp.other", 2, damage())))

VICTORY_TOTEM: Final = other_camp_card(
    Camp(
        "victory_totem",
        1,
        Ability("victory_totem.other", 2, damage()),
        Ability("victory_totem.other.2", 2, (Raid(),), RAID_WORKS),
    )
)

WAREHOUSE: Final = other_camp_card(
    Camp("warehouse", 1, Ability("warehouse.other", 1, restore(), UNPROTECTED_CAMP | TO_RESTORE))
)
