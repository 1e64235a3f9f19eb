"""The rules' own table of cases (sections 8 and 9): key, hand with its choices, points.

A hand is written as in the rules: `card=other` is what a wild becomes or the Doppelgänger copies, `card>suit` what the
Book makes of it (the Book is then in the hand), `island@card` the card that the Island clears.
"""

from __future__ import annotations

from typing import Any

CASES = [
    ("8.1", "blizzard great_flood wildfire cavern", 62),
    ("8.1 without Cavern", "blizzard great_flood wildfire", 65),
    ("8.2", "basilisk doppelganger=basilisk", 0),
    ("8.3", "unicorn>army princess wildfire", 3 + 9 + 40),  # Princess falls, the name Unicorn is still spared
    ("8.4", "rangers wildfire knights elven_archers", 40),
    ("8.5 a bare suit for Forge", "forge shapeshifter=:weapon", 9 + 9),
    ("8.5 a bare suit for World Tree", "world_tree mirage=:land shapeshifter=:weapon", 52),
    ("8.5 left as printed", "forge shapeshifter", 9),
    ("8.6", "mountain wildfire great_flood smoke air_elemental whirlwind mirage=rainstorm", 260),
    ("8.7", "candle>wizard shield_of_keth gem_of_order queen sword_of_keth bell_tower", 380),
    ("8.7 Bell Tower instead", "candle bell_tower>wizard shield_of_keth gem_of_order queen sword_of_keth", 380),
    ("LOOP-1", "basilisk doppelganger=basilisk king", 8),
    ("LOOP-2", "basilisk doppelganger=basilisk beastmaster", 97),
    ("LOOP-3", "blizzard>beast great_flood wildfire", 3),
    ("LOOP-4", "blizzard>beast great_flood wildfire cavern", 9),
    ("LOOP-5", "blizzard>army great_flood basilisk king", 70),
    ("LOOP-6", "blizzard>land great_flood wildfire basilisk", 38),
    ("LOOP-7", "rainstorm>army wildfire basilisk knights", 15),
    ("SELF-1", "blizzard>flood island water_elemental", 3),
    ("SELF-2", "wildfire>army knights king candle", 5),
    ("WILD-1", "wildfire world_tree shapeshifter mirage", 92),
    ("WILD-2", "hydra>wild wildfire", 43),
    ("WILD-3", "unicorn>wild wildfire", 52),
    ("ARMY-1", "rangers wildfire knights", 40),
    ("ARMY-2", "rangers basilisk knights king", 52),
    ("ARMY-3", "rangers wildfire war_dirigible", 75),
    ("ARMY-4", "rangers>flame war_dirigible", 43),
    ("ARMY-6", "great_flood>wizard warship fountain_of_life elven_archers", 82),
    ("ARMY-7", "basilisk>flood warship knights", 73),
    ("ARMY-8", "war_dirigible>flood warship", 61),
    ("COND-1", "smoke knights war_dirigible", 47),
    ("COND-2", "smoke doppelganger=smoke knights war_dirigible", 47),
    ("COND-4", "warship fountain_of_life blizzard", 30),
    ("COND-5", "war_dirigible>flood warship light_cavalry air_elemental", 24),
    ("COND-6", "warship>flood war_dirigible light_cavalry air_elemental", 47),
    ("COND-7", "smoke cavern great_flood", 59),
    ("COND-9", "war_dirigible>flame smoke knights", 15),
    ("CLEAR-1", "island@wildfire wildfire blizzard basilisk", 95),
    ("CLEAR-5", "basilisk>flood island@basilisk dragon collector", 89),
    ("COPY-3", "empress doppelganger=empress knights", 50),
    ("COPY-4", "great_flood doppelganger=great_flood island@great_flood elven_archers", 78),
    ("COPY-5", "doppelganger=war_dirigible war_dirigible>beast beastmaster", 56),
    ("NAME-1", "wildfire warship mirage=great_flood", 63),
    ("NAME-2", "wildfire warship mirage=swamp", 40),
    ("NAME-3", "great_flood mirage=mountain world_tree", 84),
    ("NAME-4", "lightning>land great_flood", 35),
    ("NAME-5", "forest elven_archers doppelganger=elven_archers", 56),
    ("NAME-6", "elven_archers>beast forest", 37),
    ("NAME-7", "candle bell_tower shapeshifter=book_of_changes necromancer", 128),
    ("SELFCOUNT-1", "knights>leader", 23),
    ("SELFCOUNT-2", "dragon>wizard", 33),
    ("SELFCOUNT-3", "elven_archers>weather", 13),
    ("SELFCOUNT-4", "warlock_lord>leader", 18),
    ("SELFCOUNT-5", "princess>wizard", 13),
    ("SELFCOUNT-6", "bell_tower>wizard candle", 128),
    ("SET-1", "collector beastmaster enchantress unicorn warhorse dragon hydra", 193),
    ("SET-2", "collector shield_of_keth gem_of_order shapeshifter=shield_of_keth doppelganger=shield_of_keth", 20),
    ("RUN-1", "elven_archers king unicorn sword_of_keth elven_longbow shield_of_keth gem_of_order", 206),
    ("RUN-2", "shield_of_keth gem_of_order cavern earth_elemental rangers queen", 105),
    ("RUN-4", "gem_of_order shapeshifter=collector magic_wand candle necromancer shield_of_keth", 140),
]

# Rulings of sections 5 to 7 that the table does not spell out.
RULINGS = [
    ("5 the copy keeps the printed suit", "doppelganger=dragon dragon>wizard warlock_lord", 30 + 30 + 3 + 25 - 10),
    ("5 a copy of Mirage is a plain Wild", "doppelganger=mirage mirage=forest earth_elemental", 4 + 15),
    (
        "5.5 Island may clear a copy",
        "swamp doppelganger=swamp island@doppelganger knights king",
        15 + 18 + 14 + 20 + 13,
    ),
    ("6a Rainstorm turned Flame hits itself", "rainstorm>flame candle", 3),
    ("6a Great Flood turned Land hits itself", "great_flood>land knights", 3),
    ("6a Basilisk turned Leader hits itself", "basilisk>leader king", 3),
    ("6a Basilisk turned Weapon does not", "basilisk>weapon king forge", 35 + 9 + 9 * 2 + 3),
    ("6b Smoke turned Flame keeps itself", "smoke>flame", 30),
    ("6b Dirigible turned Weather blanks itself", "war_dirigible>weather knights king", 3 + 20 + 8 + 5),
    (
        "6b beside a ring a copy lives",
        "war_dirigible>flame smoke knights doppelganger=war_dirigible",
        50,
    ),
    ("7.2 once, not 50", "cavern dwarvish_infantry dragon", 31 + 15 + 30 - 40),
    ("7.6 Fountain may pick itself", "fountain_of_life", 2),
    (
        "7.6 a copied strength",
        "fountain_of_life war_dirigible>wizard doppelganger=war_dirigible knights",
        121,
    ),
    ("7.8 Mountain turned Flame falls", "great_flood>beast mountain basilisk", 3 + 9 + 35),
    ("7.12 a clear removes both parts", "blizzard cavern swamp king knights", 30 + 6 + 15 + 13 + 20),
    ("7.14 forty at most", "whirlwind rainstorm blizzard great_flood cavern", 53 + 18 + 30 + 32),
    ("7.24 copy and original count each other", "dwarvish_infantry doppelganger=dwarvish_infantry", 26),
    ("7.25 Swamp still counts Flames", "rangers swamp knights candle", 5 + 15 + 12 + 2),
    ("7.26 three unchanged wilds make a set [P]", "collector shapeshifter mirage doppelganger", 17),
    ("7.26 a bare suit keeps the wild's own name [P]", "collector forest cavern mirage=:land", 7 + 10 + 7 + 6),
    ("7.26 equal names count once", "collector forest cavern mirage=forest", 7 + 7 + 6),
    ("7.29 the King counts, and the other Wizard", "warlock_lord king collector", 25 - 20 + 8 + 7),
    ("7.31 King by a fake Queen", "king knights shapeshifter=queen", 8 + 20 + 20),
    ("7.34 Warlord counts a copy's strength", "warlord knights doppelganger=knights", 4 + 40 + 20 + 20),
    ("7.34 Warlord counts itself", "warlord>army", 4 + 4 + 3),
    ("7.36 the higher only", "unicorn princess queen", 9 + 30 + 2 + 8 + 6),
    ("7.41 Warship clears Army from Floods", "warship great_flood knights king", 23 + 32 + 20 + 13),
    ("7.48 two unchanged wilds break it", "world_tree mirage shapeshifter", 2),
    ("7.48 one does not", "world_tree mirage", 52),
    ("7.51 a fake Rainstorm blanks nothing", "candle lightning mirage=rainstorm", 2 + 11 + 30),
    (
        "7.53 a copied Rune clears nothing",
        "protection_rune>land doppelganger=protection_rune swamp knights",
        3 + 1 + 1 + 18 + 20,
    ),
]


def read_case(text: str) -> tuple[list[str], dict[str, Any]]:
    hand: list[str] = []
    choices: dict[str, Any] = {}
    for word in text.split():
        if "=" in word:
            card, _, other = word.partition("=")
            choices[card] = {"suit": other[1:]} if other.startswith(":") else other
        elif ">" in word:
            card, _, suit = word.partition(">")
            choices["book_of_changes"] = {"card": card, "suit": suit}
            hand.append("book_of_changes")
        elif "@" in word:
            card, _, other = word.partition("@")
            choices["island"] = other
        else:
            card = word
        hand.append(card)
    return hand, choices
