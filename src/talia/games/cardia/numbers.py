"""How Cardia's cards are numbered and named, and what questions choose from.

A card in play is a number: its printed influence, 1 to 16, for seat 0, and 16 more for seat 1; 0 is no card. Which deck
each faction comes from is a matter of the game's options, so the number of a card never depends on it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.core.action import ActionSpace, Domain

DECK_1: Final = [
    "hired_blade",
    "void_mage",
    "surgeon",
    "mediator",
    "saboteur",
    "fortune_teller",
    "palace_guard",
    "judge",
    "ambusher",
    "puppeteer",
    "clockmaker",
    "treasurer",
    "swamp_guardian",
    "magistra",
    "inventor",
    "djinn",
]
DECK_2: Final = [
    "poisoner",
    "kinesis_mage",
    "envoy",
    "tax_collector",
    "revolutionary",
    "librarian",
    "prodigy",
    "aristocrat",
    "blackmailer",
    "illusionist",
    "engineer",
    "counselor",
    "witch_king",
    "elemental",
    "mechanical_djinn",
    "successor",
]
CARD_NAMES: Final = DECK_1 + DECK_2

SIDE_0: Final = 0x1FFFE  # the cards 1 to 16
SIDE_1: Final = 0x1FFFE0000  # the cards 17 to 32

# A faction is the influence modulo 4 (rules, section 1).
DYNASTY: Final = 0
REBELLION: Final = 1
ACADEMY: Final = 2
GUILD: Final = 3
FACTION_NAMES: Final = ["dynasty", "rebellion", "academy", "guild"]
_FIRST_FACTION: Final = 0x11110  # the influences of the Dynasty: 4, 8, 12, 16

# Locations, in the order of their stars.
PLACE_NAMES: Final = [
    "serpent_temple",
    "bazaar",
    "founders_day",
    "grand_library",
    "scrapyard",
    "auction_house",
    "haunted_catacombs",
    "foggy_swamp",
]
SERPENT_TEMPLE: Final = 1
BAZAAR: Final = 2
FOUNDERS_DAY: Final = 4
GRAND_LIBRARY: Final = 8
SCRAPYARD: Final = 16
AUCTION_HOUSE: Final = 32
HAUNTED_CATACOMBS: Final = 64
FOGGY_SWAMP: Final = 128

# How a game ends.
BY_SIGNETS: Final = 0
CANNOT_PLAY: Final = 1
NEITHER_CAN_PLAY: Final = 2
BY_DJINN: Final = 3
BY_PUPPETEER: Final = 4
BY_MECHANICAL_DJINN: Final = 5
BY_CATACOMBS: Final = 6
BY_FOUNDERS_DAY: Final = 7
REASONS: Final = [
    "signets",
    "cannot_play",
    "neither_can_play",
    "djinn",
    "puppeteer",
    "mechanical_djinn",
    "haunted_catacombs",
    "founders_day",
]

# One's own cards go by name: 1 to 16 are deck I by influence, 17 to 32 deck II.
CARDS: Final = Domain("card", ["decline", *CARD_NAMES])
# Played cards of both players go by influence and seat, so that both decks fit into one question: `15/0`.
NEXT: Final = 33  # the Envoy's other choice
PLAYED: Final = Domain(
    "played", ["decline"] + [f"{influence}/{seat}" for seat in (0, 1) for influence in range(1, 17)] + ["next"]
)
PAY: Final = "cardia.pay"  # the question that tells which faction was named
FACTIONS: Final = Domain("faction", FACTION_NAMES)
MODIFIER: Final = 0
TOKENS: Final = 1
KINDS: Final = Domain("kind", ["modifier", "tokens"])
MINUS: Final = 0
PLUS: Final = 1
ADJUSTMENTS: Final = Domain("adjust", ["minus_2", "plus_2"])
ACTIONS: Final = ActionSpace([CARDS, PLAYED, FACTIONS, KINDS, ADJUSTMENTS])


def seat_of(card: i64) -> i64:
    return (card - 1) >> 4


def influence_of(card: i64) -> i64:
    """The printed influence of a card number, and of a number of the domain `card`."""
    return ((card - 1) & 15) + 1


def cards_of(seat: i64) -> i64:
    """The set of all cards of a seat."""
    return SIDE_0 if seat == 0 else SIDE_1


def faction_of(card: i64) -> i64:
    return card & 3


def influences_of(faction: i64) -> i64:
    """The set of the four influences of a faction."""
    if faction == DYNASTY:
        return _FIRST_FACTION
    return (_FIRST_FACTION >> 4) << faction
