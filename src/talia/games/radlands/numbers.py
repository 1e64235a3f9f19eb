"""How Radlands counts: kinds of cards, camps, places, and the domains that answers are numbers of. No card's name here.

Kinds of the draw deck are counted from 1, people first, then events; equal cards are one kind. Behind them come the
Water Silo, the Raiders and the punk, then the camps. Where each begins follows from the declarations: see `shape`.
Places are 1 to 18: two seats, three columns each, three spaces a column (0 is the camp row, 2 the front), so that a set
of places is one integer and an option at once (6.4).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, lowest

# Of every card by its number; filled when the box is closed. Camp n has the card number FIRST_CAMP + n.
CARD_WORDS: Final[list[str]] = [""]
CARD_NUMBERS: Final[dict[str, int]] = {}

# Traits that answer a question of the rules, by kind and by camp; filled when the box is closed.
OTHER: Final = 64  # camp n of the other printing is at OTHER + n
KIND_TRAITS: Final = vec[i64]([0] * 64)
CAMP_TRAITS: Final = vec[i64]([0] * 128)
# Of people, while they are undamaged, for all of their side (10.1). The table keeps those at work, four bits a seat.
GRANTS: Final = 1  # everybody has this card's ability, too
ENTER_READY: Final = 2  # people enter play ready
STAY_READY: Final = 4  # a card stays ready when an ability of it is used for the first time in a turn
EVENTS_AT_ONCE: Final = 8  # the first event of each turn has number 0
LASTING: Final = 15
# Of people, for themselves.
ENTERS_READY: Final = 16
FREE_WITHOUT_CAMP: Final = 32  # costs nothing in a column whose camp is destroyed
# Of camps.
NEVER_RESTORED: Final = 1
MOVES: Final = 2  # may stand elsewhere than at home
WINS_AT_LAST_CARD: Final = 4  # its owner wins when the last card leaves the deck
DISCOUNT_AT: Final = 8  # shift: so much less for a person played into its column, if nobody is there

# What the rulebook counts (2.8, 4.2, 5.3, 5.5, section 6).
SPACES: Final = 3  # a column: the camp's, and two for people
QUEUE: Final = 3  # spaces for events, a seat
WATER_A_TURN: Final = 3
WATER_AT_FIRST: Final = 1  # in the very first turn
CARD_COST: Final = 2  # the water for which a card is drawn
SILO_COST: Final = 1  # the water for which the Water Silo is taken

# Marks of the running turn; those for two seats are two bits, seat 0's first. All are cleared at its end (3.4).
EVENT_RESOLVED: Final = 1
RAIDERS_RESOLVED: Final = 2
EVENT_PLAYED: Final = 8
EXPOSED: Final = 32  # whose cards are all unprotected (High Ground)
ABILITY_USED: Final = 128
LAST_ABILITY: Final = 256  # the other printing's Resonator was used: no further ability this turn
ENTERED: Final = 10  # shift of two bits a seat: how many people it has put into play this turn, 2 standing for more

# Rulings and limits chosen before the game.
OTHER_PRINTING: Final = 1
MAKE_ROOM: Final = 2  # V1
NO_SELF_RESTORE: Final = 4  # V2
CHANGE_LOCK_IN: Final = 8
COPIES_UNRECKONED: Final = 16  # rules 1: who is dropped to copy an ability needed no water for it
FEWER_COLUMNS: Final = 32  # for exact methods: COLUMNS_AT tells how many
CAMPS_DAMAGED: Final = 64  # for exact methods: all begin so
TURNS_AT: Final = 16
ACTIONS_AT: Final = 32
# Small games, for exact methods: two bits each.
WATER_AT: Final = 48  # the water of a turn
COLUMNS_AT: Final = 50  # the columns that each seat plays with, from the left

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
HAND: Final = Domain("hand", ["decline"])  # filled when the box is closed, as those of camps and actions are
CAMP: Final = Domain("camp", ["decline"])
COLUMN: Final = Domain("column", ["decline", *COLUMNS])
QUEUED: Final = Domain("queued", ["decline"] + [f"{seat}-{space}" for seat in (0, 1) for space in (1, 2, 3)])

# What to do next: end the turn, a card of the hand, a card in play to use, draw, take the Silo.
END: Final = 0
ACTIONS: Final = Domain("act", ["end"])
# The same as the turn notes them, in numbers that stay while actions move with the box: saved games have them.
NOTED_CARD: Final = 1  # a card of the hand, whichever
NOTED_USE: Final = 37  # + 1 to 9: a place of one's own side
NOTED_BUY: Final = 47
NOTED_SILO: Final = 48

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

_LANES: Final = vec[i64]([0] + [lane for lane in range(6) for _ in range(3)])  # quicker than to divide


def income(rules: i64, turn: i64) -> i64:
    """The water of a turn (2.8, 4.2)."""
    return WATER_AT_FIRST if turn == 1 else (rules >> WATER_AT) & 3


# What memories are told by number (`hear`): the kind of event, and below it seat or place, card and more.
HEARD_DREW: Final = 1 << 24
HEARD_JUNKED: Final = 2 << 24
HEARD_TURN: Final = 3 << 24
HEARD_TURN_ENDED: Final = 4 << 24
HEARD_USED: Final = 5 << 24
HEARD_DESTROYED: Final = 6 << 24
HEARD_WATER: Final = 7 << 24
HEARD_SILO: Final = 8 << 24
HEARD_PERSON: Final = 9 << 24
HEARD_EVENT: Final = 10 << 24
HEARD_EVENT_OVER: Final = 11 << 24
HEARD_QUEUED: Final = 12 << 24
HEARD_MOVED: Final = 13 << 24
HEARD_BOUGHT: Final = 14 << 24


def side(seat: i64) -> i64:
    """All places of a seat."""
    if seat == 0:  # not in one expression, which would make an object of its result
        return SIDE_0
    return SIDE_1


def seat_of(place: i64) -> i64:
    if place <= 9:
        return 0
    return 1


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
