"""What is printed on Fantasy Realms' cards, in the order of the rulebook: for the page and the documents.

A formula tells what a card scores in signs: `{name}` is an icon, bonuses begin with +, penalties with −; ∅ blanks,
✓ clears, 0 before a suit means "without".
"""

from __future__ import annotations

from typing import Any, Final

from talia.games.fantasy_realms.cards import CARDS
from talia.games.fantasy_realms.suits import SUITS
from talia.games.fantasy_realms.vocabulary import TakesFromDiscard

GIST: Final = {
    "mountain": "+50 ✓{f-flood}",
    "cavern": "+25 ✓{f-weather}",
    "bell_tower": "+15 {f-wizard}",
    "forest": "+12 ×{f-beast}",
    "earth_elemental": "+15 ×{f-land}",
    "fountain_of_life": "+Σ1 {f-weapon}{f-flood}{f-flame}{f-land}{f-weather}",
    "swamp": "−3 ×{f-army}{f-flame}",
    "great_flood": "−∅ {f-army}{f-land}{f-flame}",
    "island": "✓1 {f-flood}{f-flame}",
    "water_elemental": "+15 ×{f-flood}",
    "rainstorm": "+10 ×{f-flood} {cross}{f-flame}",
    "blizzard": "−5 ×{f-army}{f-leader}{f-beast}{f-flame}",
    "smoke": "−∅ 0{f-flame}",
    "whirlwind": "+40 {f-weather}{f-flood}",
    "air_elemental": "+15 ×{f-weather}",
    "wildfire": "−∅ {f-army}{f-leader}{f-beast}{f-land}{f-flood}",
    "candle": "+100 {f-artifact}{f-land}{f-wizard}",
    "forge": "+9 ×{f-weapon}{f-artifact}",
    "lightning": "+30 {f-weather}",
    "fire_elemental": "+15 ×{f-flame}",
    "knights": "−8 0{f-leader}",
    "elven_archers": "+5 0{f-weather}",
    "light_cavalry": "−2 ×{f-land}",
    "dwarvish_infantry": "−2 ×{f-army}",
    "rangers": "+10 ×{f-land} ✓{f-army}",
    "collector": "+10/+40/+100 =",
    "beastmaster": "+9 ×{f-beast} ✓{f-beast}",
    "necromancer": "{discard} → {hand}",
    "warlock_lord": "−10 ×{f-leader}{f-wizard}",
    "enchantress": "+5 ×{f-land}{f-weather}{f-flood}{f-flame}",
    "king": "+5/+20 ×{f-army}",
    "queen": "+5/+20 ×{f-army}",
    "princess": "+8 ×{f-army}{f-wizard}{f-leader}",
    "warlord": "+Σ {f-army}",
    "empress": "+10 ×{f-army}",
    "unicorn": "+15/+30 {f-leader}",
    "basilisk": "−∅ {f-army}{f-leader}{f-beast}",
    "warhorse": "+14 {f-leader}{f-wizard}",
    "dragon": "−40 0{f-wizard}",
    "hydra": "+28 {f-flood}",
    "warship": "−∅ 0{f-flood}",
    "magic_wand": "+25 {f-wizard}",
    "sword_of_keth": "+10/+40 {f-leader}",
    "elven_longbow": "+30 {f-army}{f-leader}{f-wizard}",
    "war_dirigible": "−∅ 0{f-army} {f-weather}",
    "shield_of_keth": "+15/+40 {f-leader}",
    "gem_of_order": "+10…+150",
    "world_tree": "+50 ≠",
    "book_of_changes": "{f-wild} ⇄",
    "protection_rune": "✓ −",
    "shapeshifter": "{deck}",
    "mirage": "{deck}",
    "doppelganger": "{deck} {hand}",
}


def printed() -> dict[str, dict[str, dict[str, Any]]]:
    """Everything printed, by sort and word."""
    return {
        "card": {
            card.id: {
                "suit": SUITS[card.suit],
                "base": card.base,
                "takes": isinstance(card.ability, TakesFromDiscard),  # a card from the discard area into the hand
                "gist": GIST.get(card.id, ""),
                "rule": "7",
            }
            for card in CARDS
        },
        "suit": {
            word: {"cards": sum(card.suit == number for card in CARDS), "rule": "7"}
            for number, word in enumerate(SUITS)
        },
    }
