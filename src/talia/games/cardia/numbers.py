"""How Cardia's cards are numbered and named, and what questions choose from.

A card in play is a number: its printed influence, 1 to 16, for seat 0, and 16 more for seat 1; 0 is no card. Which deck
each faction comes from is a matter of the game's options, so the number of a card never depends on it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain

INFLUENCES: Final = 16

SIDE_0: Final = 0x1FFFE  # the cards 1 to 16
SIDE_1: Final = 0x1FFFE0000  # the cards 17 to 32

# A faction is the influence modulo 4 (rules, section 1).
DYNASTY: Final = 0
REBELLION: Final = 1
ACADEMY: Final = 2
GUILD: Final = 3
FACTION_NAMES: Final = ["dynasty", "rebellion", "academy", "guild"]
_FIRST_FACTION: Final = 0x11110  # the influences of the Dynasty: 4, 8, 12, 16

# Rulings that players may want differently. Naming one in the option `rulings` takes the other reading; the default is
# ours for all of them (docs/positions/cardia.md lists both readings).
RULING_NAMES: Final = ["R4", "R5", "R7", "R8", "R10", "R11", "R12", "R13", "R17", "R18", "R19", "R26"]
R4: Final = 1
R5: Final = 2
R7: Final = 4
R8: Final = 8
R10: Final = 16
R11: Final = 32
R12: Final = 64
R13: Final = 128
R17: Final = 256
R18: Final = 512
R19: Final = 1024
R26: Final = 2048

# How a game ends: by the rules of the round, or as a card or a location has it. Those are numbered as the box closes.
BY_SIGNETS: Final = 0
CANNOT_PLAY: Final = 1
NEITHER_CAN_PLAY: Final = 2
REASONS: Final = ["signets", "cannot_play", "neither_can_play"]
RULES_BEHIND: Final = ["cardia.5.phase3", "cardia.5.phase1.0", "cardia.5.phase1.0"]  # the rule for each reason


@final
class Ending:
    """A way to end the game that a card or a location has: its word in outcomes, and the rule that events cite."""

    def __init__(self, word: str, rule: str) -> None:
        self.word = word
        self.rule = rule
        self.number: i64 = -1

    def join(self) -> None:
        """Become the next reason: the box is being closed."""
        self.number = len(REASONS)
        REASONS.append(self.word)
        RULES_BEHIND.append(self.rule)


# One's own cards go by name: 1 to 16 are deck I by influence, 17 to 32 deck II, then guests as they are declared. The
# domain is filled when the box is closed (cards/card.py).
CARDS: Final = Domain("card", ["decline"])
# Played cards of both players go by influence and seat, so that both decks fit into one question: `15/0`.
NEXT: Final = 33  # the card that is played next
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


def seat_of(card: i64) -> i64:
    return (card - 1) >> 4


def influence_of(card: i64) -> i64:
    """The printed influence of a card number. (Of a number of the domain `card`: `CardiaSetup.influence`.)"""
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
