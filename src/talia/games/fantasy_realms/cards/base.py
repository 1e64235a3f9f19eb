"""The 53 cards of the base box, in the order of the rulebook's list. `docs/rules` holds the ruling behind each line."""

from __future__ import annotations

from typing import Final

from talia.core.declared import Box
from talia.games.fantasy_realms.cards.suits import (
    ARMY,
    ARTIFACT,
    BEAST,
    EVERY_SUIT,
    FLAME,
    FLOOD,
    LAND,
    LEADER,
    WEAPON,
    WEATHER,
    WILD,
    WIZARD,
)
from talia.games.fantasy_realms.cards.vocabulary import (
    AllDifferent,
    BaseSum,
    BestBase,
    Blanked,
    Blanks,
    Card,
    ChangesSuit,
    Clears,
    ClearsOne,
    CopiesCard,
    Each,
    Group,
    Runs,
    Sets,
    TakesFromDiscard,
    TakesNameAndSuit,
    With,
    Without,
    named,
)

BASE: Final[Box[Card]] = Box("the base box")

# Land
MOUNTAIN: Final = BASE.declare(
    Card(
        "mountain",
        LAND,
        9,
        bonus=With(50, named("smoke"), named("wildfire")),
        clears=Clears(FLOOD),
    )
)
CAVERN: Final = BASE.declare(
    Card(
        "cavern",
        LAND,
        6,
        bonus=With(25, named("dwarvish_infantry", "dragon")),
        clears=Clears(WEATHER),
    )
)
BELL_TOWER: Final = BASE.declare(Card("bell_tower", LAND, 8, bonus=With(15, Group(WIZARD))))
FOREST: Final = BASE.declare(Card("forest", LAND, 7, bonus=Each(12, Group(BEAST, names=("elven_archers",)))))
EARTH_ELEMENTAL: Final = BASE.declare(Card("earth_elemental", LAND, 4, bonus=Each(15, Group(other=LAND))))

# Flood
FOUNTAIN_OF_LIFE: Final = BASE.declare(
    Card(
        "fountain_of_life",
        FLOOD,
        1,
        bonus=BestBase(Group(WEAPON, FLOOD, FLAME, LAND, WEATHER)),
    )
)
SWAMP: Final = BASE.declare(Card("swamp", FLOOD, 18, penalty=Each(-3, Group(ARMY, FLAME))))
GREAT_FLOOD: Final = BASE.declare(
    Card(
        "great_flood",
        FLOOD,
        32,
        blanks=Blanks(Group(ARMY, LAND, FLAME), spares=((LAND, "mountain"), (FLAME, "lightning"))),
    )
)
ISLAND: Final = BASE.declare(Card("island", FLOOD, 14, ability=ClearsOne(FLOOD, FLAME, rule="5.5")))
WATER_ELEMENTAL: Final = BASE.declare(Card("water_elemental", FLOOD, 4, bonus=Each(15, Group(other=FLOOD))))

# Weather
RAINSTORM: Final = BASE.declare(
    Card(
        "rainstorm",
        WEATHER,
        8,
        bonus=Each(10, Group(FLOOD)),
        blanks=Blanks(Group(FLAME), spares=((FLAME, "lightning"),)),
    )
)
BLIZZARD: Final = BASE.declare(
    Card(
        "blizzard",
        WEATHER,
        30,
        penalty=Each(-5, Group(ARMY, LEADER, BEAST, FLAME)),
        blanks=Blanks(Group(FLOOD)),
    )
)
SMOKE: Final = BASE.declare(Card("smoke", WEATHER, 27, blanked=Blanked(unless=Group(FLAME))))
WHIRLWIND: Final = BASE.declare(
    Card(
        "whirlwind",
        WEATHER,
        13,
        bonus=With(40, named("rainstorm"), named("blizzard", "great_flood")),
    )
)
AIR_ELEMENTAL: Final = BASE.declare(Card("air_elemental", WEATHER, 4, bonus=Each(15, Group(other=WEATHER))))

# Flame
WILDFIRE: Final = BASE.declare(
    Card(
        "wildfire",
        FLAME,
        40,
        blanks=Blanks(
            Group(
                *(FLAME, WIZARD, WEATHER, WEAPON, ARTIFACT),
                names=("mountain", "great_flood", "island", "unicorn", "dragon"),
            ),
            all_but=True,
        ),
    )
)
CANDLE: Final = BASE.declare(
    Card(
        "candle",
        FLAME,
        2,
        bonus=With(100, named("book_of_changes"), named("bell_tower"), Group(WIZARD)),
    )
)
FORGE: Final = BASE.declare(Card("forge", FLAME, 9, bonus=Each(9, Group(WEAPON, ARTIFACT))))
LIGHTNING: Final = BASE.declare(Card("lightning", FLAME, 11, bonus=With(30, named("rainstorm"))))
FIRE_ELEMENTAL: Final = BASE.declare(Card("fire_elemental", FLAME, 4, bonus=Each(15, Group(other=FLAME))))

# Army
KNIGHTS: Final = BASE.declare(Card("knights", ARMY, 20, penalty=Without(-8, Group(LEADER))))
ELVEN_ARCHERS: Final = BASE.declare(Card("elven_archers", ARMY, 10, bonus=Without(5, Group(WEATHER))))
LIGHT_CAVALRY: Final = BASE.declare(Card("light_cavalry", ARMY, 17, penalty=Each(-2, Group(LAND))))
DWARVISH_INFANTRY: Final = BASE.declare(Card("dwarvish_infantry", ARMY, 15, penalty=Each(-2, Group(other=ARMY))))
RANGERS: Final = BASE.declare(
    Card(
        "rangers",
        ARMY,
        5,
        bonus=Each(10, Group(LAND)),
        clears=Clears(*EVERY_SUIT, word=ARMY),
    )
)

# Wizard
COLLECTOR: Final = BASE.declare(Card("collector", WIZARD, 7, bonus=Sets((3, 10), (4, 40), (5, 100))))
BEASTMASTER: Final = BASE.declare(Card("beastmaster", WIZARD, 9, bonus=Each(9, Group(BEAST)), clears=Clears(BEAST)))
NECROMANCER: Final = BASE.declare(
    Card(
        "necromancer",
        WIZARD,
        3,
        ability=TakesFromDiscard(ARMY, LEADER, WIZARD, BEAST, rule="5.0"),
    )
)
WARLOCK_LORD: Final = BASE.declare(Card("warlock_lord", WIZARD, 25, penalty=Each(-10, Group(LEADER, other=WIZARD))))
ENCHANTRESS: Final = BASE.declare(
    Card(
        "enchantress",
        WIZARD,
        5,
        bonus=Each(5, Group(LAND, WEATHER, FLOOD, FLAME)),
    )
)

# Leader
KING: Final = BASE.declare(Card("king", LEADER, 8, bonus=Each(5, Group(ARMY), raised=20, raised_by="queen")))
QUEEN: Final = BASE.declare(Card("queen", LEADER, 6, bonus=Each(5, Group(ARMY), raised=20, raised_by="king")))
PRINCESS: Final = BASE.declare(Card("princess", LEADER, 2, bonus=Each(8, Group(ARMY, WIZARD, other=LEADER))))
WARLORD: Final = BASE.declare(Card("warlord", LEADER, 4, bonus=BaseSum(Group(ARMY))))
EMPRESS: Final = BASE.declare(
    Card("empress", LEADER, 15, bonus=Each(10, Group(ARMY)), penalty=Each(-5, Group(other=LEADER)))
)

# Beast
UNICORN: Final = BASE.declare(
    Card(
        "unicorn",
        BEAST,
        9,
        bonus=With(30, named("princess"), otherwise=With(15, named("empress", "queen", "enchantress"))),
    )
)
BASILISK: Final = BASE.declare(Card("basilisk", BEAST, 35, blanks=Blanks(Group(ARMY, LEADER, other=BEAST))))
WARHORSE: Final = BASE.declare(Card("warhorse", BEAST, 6, bonus=With(14, Group(LEADER, WIZARD))))
DRAGON: Final = BASE.declare(Card("dragon", BEAST, 30, penalty=Without(-40, Group(WIZARD))))
HYDRA: Final = BASE.declare(Card("hydra", BEAST, 12, bonus=With(28, named("swamp"))))

# Weapon
WARSHIP: Final = BASE.declare(
    Card(
        "warship",
        WEAPON,
        23,
        blanked=Blanked(unless=Group(FLOOD)),
        clears=Clears(FLOOD, word=ARMY),
    )
)
MAGIC_WAND: Final = BASE.declare(Card("magic_wand", WEAPON, 1, bonus=With(25, Group(WIZARD))))
SWORD_OF_KETH: Final = BASE.declare(
    Card(
        "sword_of_keth",
        WEAPON,
        7,
        bonus=With(40, Group(LEADER), named("shield_of_keth"), otherwise=With(10, Group(LEADER))),
    )
)
ELVEN_LONGBOW: Final = BASE.declare(
    Card(
        "elven_longbow",
        WEAPON,
        3,
        bonus=With(30, named("elven_archers", "warlord", "beastmaster")),
    )
)
WAR_DIRIGIBLE: Final = BASE.declare(
    Card(
        "war_dirigible",
        WEAPON,
        35,
        blanked=Blanked(unless=Group(ARMY), by=Group(WEATHER)),
    )
)

# Artifact
SHIELD_OF_KETH: Final = BASE.declare(
    Card(
        "shield_of_keth",
        ARTIFACT,
        4,
        bonus=With(40, Group(LEADER), named("sword_of_keth"), otherwise=With(15, Group(LEADER))),
    )
)
GEM_OF_ORDER: Final = BASE.declare(
    Card("gem_of_order", ARTIFACT, 5, bonus=Runs((3, 10), (4, 30), (5, 60), (6, 100), (7, 150)))
)
WORLD_TREE: Final = BASE.declare(Card("world_tree", ARTIFACT, 2, bonus=AllDifferent(50)))
BOOK_OF_CHANGES: Final = BASE.declare(
    Card("book_of_changes", ARTIFACT, 3, ability=ChangesSuit(*EVERY_SUIT, rule="5.4"))
)
PROTECTION_RUNE: Final = BASE.declare(Card("protection_rune", ARTIFACT, 1, clears=Clears(*EVERY_SUIT)))

# Wild
SHAPESHIFTER: Final = BASE.declare(
    Card(
        "shapeshifter",
        WILD,
        0,
        ability=TakesNameAndSuit(ARTIFACT, LEADER, WIZARD, WEAPON, BEAST, rule="5.3"),
    )
)
MIRAGE: Final = BASE.declare(
    Card("mirage", WILD, 0, ability=TakesNameAndSuit(ARMY, LAND, WEATHER, FLOOD, FLAME, rule="5.2"))
)
DOPPELGANGER: Final = BASE.declare(Card("doppelganger", WILD, 0, ability=CopiesCard(rule="5.1")))
