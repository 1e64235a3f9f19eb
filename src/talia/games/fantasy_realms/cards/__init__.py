"""Every card by its number: the rulebook's list, counted from 0."""

from __future__ import annotations

from typing import Final

from talia.games.fantasy_realms.cards import base
from talia.games.fantasy_realms.cards.vocabulary import Card

CARDS: Final[tuple[Card, ...]] = (
    *(base.MOUNTAIN, base.CAVERN, base.BELL_TOWER, base.FOREST, base.EARTH_ELEMENTAL),
    *(base.FOUNTAIN_OF_LIFE, base.SWAMP, base.GREAT_FLOOD, base.ISLAND, base.WATER_ELEMENTAL),
    *(base.RAINSTORM, base.BLIZZARD, base.SMOKE, base.WHIRLWIND, base.AIR_ELEMENTAL),
    *(base.WILDFIRE, base.CANDLE, base.FORGE, base.LIGHTNING, base.FIRE_ELEMENTAL),
    *(base.KNIGHTS, base.ELVEN_ARCHERS, base.LIGHT_CAVALRY, base.DWARVISH_INFANTRY, base.RANGERS),
    *(base.COLLECTOR, base.BEASTMASTER, base.NECROMANCER, base.WARLOCK_LORD, base.ENCHANTRESS),
    *(base.KING, base.QUEEN, base.PRINCESS, base.WARLORD, base.EMPRESS),
    *(base.UNICORN, base.BASILISK, base.WARHORSE, base.DRAGON, base.HYDRA),
    *(base.WARSHIP, base.MAGIC_WAND, base.SWORD_OF_KETH, base.ELVEN_LONGBOW, base.WAR_DIRIGIBLE),
    *(base.SHIELD_OF_KETH, base.GEM_OF_ORDER, base.WORLD_TREE, base.BOOK_OF_CHANGES, base.PROTECTION_RUNE),
    *(base.SHAPESHIFTER, base.MIRAGE, base.DOPPELGANGER),
)
CARD_COUNT: Final = 53
IDS: Final[tuple[str, ...]] = tuple(card.id for card in CARDS)
NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}
