"""How Radlands counts: kinds of cards, camps, places, and the domains that answers are numbers of.

Kinds of the draw deck are 1 to 36; equal cards are one kind. Places are 1 to 18: two seats, three columns each, three
spaces a column (0 is the camp row, 2 the front), so that a set of places is one integer and an option at once (6.4).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.core.action import ActionSpace, Domain
from talia.core.bits import bit, lowest

PEOPLE: Final = [
    "argo_yesky",
    "assassin",
    "cult_leader",
    "doomsayer",
    "exterminator",
    "gunner",
    "holdout",
    "karli_blaze",
    "looter",
    "magnus_karv",
    "mimic",
    "molgur_stang",
    "muse",
    "mutant",
    "pyromaniac",
    "rabble_rouser",
    "repair_bot",
    "rescue_team",
    "scientist",
    "scout",
    "sniper",
    "vanguard",
    "vera_vosh",
    "vigilante",
    "wounded_soldier",
    "zeto_khan",
]
EVENTS: Final = [
    "banish",
    "bombardment",
    "famine",
    "high_ground",
    "interrogate",
    "napalm",
    "radiation",
    "strafe",
    "truce",
    "uprising",
]
CAMPS: Final = [
    "adrenaline_lab",
    "arcade",
    "atomic_garden",
    "blood_bank",
    "bonfire",
    "cache",
    "cannon",
    "catapult",
    "command_post",
    "construction_yard",
    "garage",
    "juggernaut",
    "labor_camp",
    "mercenary_camp",
    "mulcher",
    "nest_of_spies",
    "oasis",
    "obelisk",
    "omen_clock",
    "outpost",
    "parachute_base",
    "pillbox",
    "railgun",
    "reactor",
    "resonator",
    "scavenger_camp",
    "scud_launcher",
    "supply_depot",
    "the_octagon",
    "training_camp",
    "transplant_lab",
    "victory_totem",
    "warehouse",
    "watchtower",
]
NAMED: Final = ["argo_yesky", "karli_blaze", "magnus_karv", "molgur_stang", "vera_vosh", "zeto_khan"]  # one of each, D1

LAST_PERSON: Final = 26
LAST_KIND: Final = 36
SILO: Final = 37
RAIDERS: Final = 38
PUNK: Final = 39
FIRST_CAMP: Final = 40  # camp n has card number 40 + n

KINDS: Final = ["", *PEOPLE, *EVENTS, "water_silo", "raiders", "punk"]
CARD_WORDS: Final = [*KINDS, "", *CAMPS]
CARD_NUMBERS: Final[dict[str, int]] = {word: number for number, word in enumerate(CARD_WORDS) if word}

ALL_KINDS: Final = 0x1FFFFFFFFE  # kinds 1 to 36
ALL_PEOPLE: Final = 0x7FFFFFE  # kinds 1 to 26
SINGLE: Final = 0x4801502  # kinds of which there is only one card: the named people

# Kinds and camps that the rules themselves have to know, because a trait of theirs answers a question of the rules.
ARGO: Final = 1
HOLDOUT: Final = 7
KARLI: Final = 8
RESCUE_TEAM: Final = 18
VERA: Final = 23
ZETO: Final = 26
WITH_LASTING_TRAIT: Final = 0x4800102  # Argo, Karli, Vera, Zeto

BONFIRE: Final = 5
CANNON: Final = 7
OASIS: Final = 17
OBELISK: Final = 18

# Junk icons.
WATER: Final = 1
DRAW: Final = 2
RESTORE: Final = 3
INJURE: Final = 4
RAID: Final = 5
PUNK_ICON: Final = 6
JUNK_WORDS: Final = ["", "water", "draw", "restore", "injure", "raid", "punk"]

# Places.
COLUMNS: Final = ["left", "middle", "right"]
BOTH_SIDES: Final = 0x7FFFE
SIDE_0: Final = 0x3FE
SIDE_1: Final = 0x7FC00
BACK: Final = 0x12492  # space 0 of each column
MIDDLE: Final = 0x24924  # space 1
BEHIND_SOMETHING: Final = 0x36DB6  # spaces 0 and 1: the only ones a card may stand in front of

PLACES: Final = Domain(
    "place", ["decline"] + [f"{seat}-{column}-{space}" for seat in (0, 1) for column in COLUMNS for space in (0, 1, 2)]
)
HAND: Final = Domain("hand", ["decline", *KINDS[1 : SILO + 1]])
CAMP: Final = Domain("camp", ["decline", *CAMPS])
COLUMN: Final = Domain("column", ["decline", *COLUMNS])
QUEUED: Final = Domain("queued", ["decline"] + [f"{seat}-{space}" for seat in (0, 1) for space in (1, 2, 3)])

# What to do next: end the turn, a card of the hand, a card in play to use, draw, take the Silo.
END: Final = 0
USE: Final = 37  # + 1 to 9: a place of one's own side
BUY: Final = 47
TAKE_SILO: Final = 48
ACTIONS: Final = Domain(
    "act",
    ["end", *KINDS[1 : SILO + 1]]
    + [f"use-{column}-{space}" for column in COLUMNS for space in (0, 1, 2)]
    + ["draw", "take_silo"],
)

# Small choices, one domain for all.
PLAY: Final = 1
JUNK: Final = 2
FIRST: Final = 3
SECOND: Final = 4
GRANTED: Final = 5
DO_DAMAGE: Final = 6
DO_RESTORE: Final = 7
DO_BOTH: Final = 8
DO_DRAW: Final = 9
DO_PUNK: Final = 10
DO_WATER: Final = 11
DO_DISCARD: Final = 12
DO_DESTROY: Final = 13
DO_PUSH: Final = 14
DO_REARRANGE: Final = 15
CHOICES: Final = Domain(
    "choice",
    [
        "decline",
        "play",
        "junk",
        "first",
        "second",
        "granted",
        "damage",
        "restore",
        "both",
        "draw",
        "punk",
        "water",
        "discard",
        "destroy",
        "push",
        "rearrange",
    ],
)

ACTION_SPACE: Final = ActionSpace([ACTIONS, CHOICES, PLACES, HAND, CAMP, COLUMN, QUEUED])


_LANES: Final = bytes([0] + [lane for lane in range(6) for _ in range(3)])  # quicker than to divide


def side(seat: i64) -> i64:
    """All places of a seat."""
    return SIDE_0 if seat == 0 else SIDE_1


def seat_of(place: i64) -> i64:
    return 0 if place <= 9 else 1


def lane_of(place: i64) -> i64:
    """The column of a place, counted over both sides: 0 to 2 are seat 0's, 3 to 5 seat 1's."""
    return _LANES[place]


def lane(number: i64) -> i64:
    """The three places of a column counted over both sides."""
    return bit(3 * number) * 14


def place_parts(place: int) -> dict[str, int | str]:
    """A place in words, for events and options. Columns count from 1, as people do."""
    lane_number = (place - 1) // 3
    return {"seat": lane_number // 3, "column": lane_number % 3 + 1, "space": (place - 1) % 3}


def only(many: i64) -> i64:
    """The one place of a set of one, or 0."""
    return 0 if many == 0 else lowest(many)
