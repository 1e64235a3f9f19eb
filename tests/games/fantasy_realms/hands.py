"""Random hands and random legal choices for the comparisons, rich in the cards that make trouble."""

from __future__ import annotations

import random
from typing import Any

from tests.games.fantasy_realms.oracle import MIRAGE_SUITS, PRINTED, SHAPESHIFTER_SUITS, SUITS, _names, lay_out

CARDS = list(PRINTED)
CHOOSERS = ["mirage", "shapeshifter", "doppelganger", "book_of_changes", "island"]
TROUBLE = [
    *("great_flood", "rainstorm", "blizzard", "wildfire", "basilisk", "smoke", "warship", "war_dirigible"),
    *("book_of_changes", "doppelganger", "rangers", "island", "mirage", "mountain", "cavern", "beastmaster"),
]


def random_hand(chance: random.Random) -> list[str]:
    """Two to eight cards, mostly with something to choose."""
    size = chance.choice([2, 3, 4, 5, 6, 7, 7, 7, 8])
    pool = CARDS if chance.random() < 0.6 else list(dict.fromkeys(TROUBLE + chance.sample(CARDS, 8)))
    first = [chance.choice(CHOOSERS)] if chance.random() < 0.9 else []
    if size == 8:
        first.append("necromancer")
    return list(dict.fromkeys(first + chance.sample(pool, size)))[:size]


def random_choices(chance: random.Random, hand: list[str]) -> dict[str, Any]:
    """Any legal choices, good or bad."""
    made: dict[str, Any] = {}
    if "doppelganger" in hand and chance.random() < 0.8:
        made["doppelganger"] = chance.choice([card for card in hand if card != "doppelganger"])
    for wild, suits in (("mirage", MIRAGE_SUITS), ("shapeshifter", SHAPESHIFTER_SUITS)):
        if wild in hand and chance.random() < 0.85:
            made[wild] = chance.choice(_names(suits))
    if "book_of_changes" in hand and chance.random() < 0.9:
        card = chance.choice([card for card in hand if card != "book_of_changes"])
        made["book_of_changes"] = {"card": card, "suit": chance.choice(SUITS)}
    targets = [card.id for card in lay_out(hand, made) if card.suit in ("flood", "flame")]
    if "island" in hand and targets and chance.random() < 0.8:
        made["island"] = chance.choice(targets)
    return made
