"""A slow and plain scorer, written from the rules alone: it shares no line and no table with the package.

Every card is an object; every text is a line of Python below; choices are tried one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

SUITS = ["army", "leader", "wizard", "weapon", "artifact", "beast", "land", "weather", "flood", "flame", "wild"]
PRINTED: dict[str, tuple[str, int]] = {}
for _suit, _text in {
    "land": "mountain 9 cavern 6 bell_tower 8 forest 7 earth_elemental 4",
    "flood": "fountain_of_life 1 swamp 18 great_flood 32 island 14 water_elemental 4",
    "weather": "rainstorm 8 blizzard 30 smoke 27 whirlwind 13 air_elemental 4",
    "flame": "wildfire 40 candle 2 forge 9 lightning 11 fire_elemental 4",
    "army": "knights 20 elven_archers 10 light_cavalry 17 dwarvish_infantry 15 rangers 5",
    "wizard": "collector 7 beastmaster 9 necromancer 3 warlock_lord 25 enchantress 5",
    "leader": "king 8 queen 6 princess 2 warlord 4 empress 15",
    "beast": "unicorn 9 basilisk 35 warhorse 6 dragon 30 hydra 12",
    "weapon": "warship 23 magic_wand 1 sword_of_keth 7 elven_longbow 3 war_dirigible 35",
    "artifact": "shield_of_keth 4 gem_of_order 5 world_tree 2 book_of_changes 3 protection_rune 1",
    "wild": "shapeshifter 0 mirage 0 doppelganger 0",
}.items():
    _words = _text.split()
    for _name, _base in zip(_words[::2], _words[1::2], strict=True):
        PRINTED[_name] = (_suit, int(_base))
# The made-up box (made_up.py): ten cards of two suits.
MADE_UP: dict[str, tuple[str, int]] = {
    "ghost": ("spirit", 13),
    "banshee": ("spirit", 21),
    "medium": ("spirit", 5),
    "wraith": ("spirit", 28),
    "bell_ringer": ("spirit", 12),
    "windmill": ("device", 8),
    "golem": ("device", 24),
    "clockwork": ("device", 10),
    "scarecrow": ("device", 16),
    "lantern": ("device", 3),
}
EVERY_SUIT = [*SUITS, "spirit", "device"]
LISTED = {**PRINTED, **MADE_UP}
MIRAGE_SUITS = ["army", "land", "weather", "flood", "flame"]
SHAPESHIFTER_SUITS = ["artifact", "leader", "wizard", "weapon", "beast"]
HAVE_PENALTY = [
    *("swamp", "great_flood", "rainstorm", "blizzard", "smoke", "wildfire", "knights", "light_cavalry"),
    *("dwarvish_infantry", "warlock_lord", "empress", "basilisk", "dragon", "warship", "war_dirigible"),
    *("banshee", "wraith", "golem", "scarecrow"),
]
BLANKERS = ["great_flood", "rainstorm", "blizzard", "wildfire", "basilisk", "banshee"]
CONDITIONAL = ["smoke", "warship", "war_dirigible", "golem"]


@dataclass(eq=False)
class Card:
    id: str
    name: str
    suit: str
    base: int
    bonus: str  # whose bonus it has; "" for none
    penalty: str  # whose penalty it has; "" for none
    cleared: bool = False
    army_cleared: bool = False
    blanked: bool = False
    notes: list[str] = field(default_factory=list)


def lay_out(hand: list[str], choices: dict[str, Any]) -> list[Card]:
    """Steps 0 to 4."""
    ids = list(hand) + ([choices["necromancer"]] if choices.get("necromancer") else [])
    cards = {i: Card(i, i, LISTED[i][0], LISTED[i][1], i, i if i in HAVE_PENALTY else "") for i in ids}
    if choices.get("doppelganger"):
        me, model = cards["doppelganger"], choices["doppelganger"]
        me.name, (me.suit, me.base) = model, LISTED[model]
        me.penalty = model if model in HAVE_PENALTY else ""
    for wild in ("mirage", "shapeshifter"):
        what = choices.get(wild)
        if isinstance(what, dict):
            cards[wild].suit = what["suit"]
        elif what:
            cards[wild].name, cards[wild].suit = what, PRINTED[what][0]
    if choices.get("book_of_changes"):
        cards[choices["book_of_changes"]["card"]].suit = choices["book_of_changes"]["suit"]
    return list(cards.values())


def clear(cards: list[Card], choices: dict[str, Any]) -> None:
    present = {card.id for card in cards}
    for card in cards:
        card.cleared = (
            "protection_rune" in present
            or ("mountain" in present and card.suit == "flood")
            or ("cavern" in present and card.suit == "weather")
            or ("beastmaster" in present and card.suit == "beast")
            or ("medium" in present and card.suit in ("spirit", "weather"))
            or choices.get("island") == card.id
        )
        card.army_cleared = "rangers" in present or ("warship" in present and card.suit == "flood")


def hits(blanker: Card, card: Card) -> bool:
    army = card.suit == "army" and not blanker.army_cleared
    match blanker.penalty:
        case "great_flood":
            land = card.suit == "land" and card.name != "mountain"
            flame = card.suit == "flame" and card.name != "lightning"
            return army or land or flame
        case "rainstorm":
            return card.suit == "flame" and card.name != "lightning"
        case "blizzard":
            return card.suit == "flood"
        case "wildfire":
            spared = card.suit in ("flame", "wizard", "weather", "weapon", "artifact")
            return not spared and card.name not in ("mountain", "great_flood", "island", "unicorn", "dragon")
        case "basilisk":
            return army or card.suit == "leader" or (card.suit == "beast" and card is not blanker)
        case "banshee":
            return army or (card.suit == "device" and card.name != "windmill")
    return False


def blank(cards: list[Card]) -> None:
    """6a."""
    u = [card for card in cards if card.penalty in BLANKERS and not card.cleared]
    while u:
        f = [b for b in u if not any(hits(a, b) for a in u if a is not b)]
        if f:
            struck = [card for card in cards if any(hits(b, card) for b in f)]
            for card in struck:
                card.blanked = True
            u = [b for b in u if b not in f and not b.blanked]
            continue
        # Smallest groups first: a group whose members reach each other and which nobody outside hits.
        groups = [
            group
            for size in range(2, len(u) + 1)
            for group in combinations(u, size)
            if all(reaches(a, b, group) for a in group for b in group if a is not b)
            and not any(hits(a, b) for a in u if a not in group for b in group)
        ]
        for group in groups:
            for card in group:
                card.blanked = True
        u = [b for b in u if not b.blanked]


def reaches(a: Card, b: Card, within: tuple[Card, ...]) -> bool:
    seen, new = {id(a)}, [a]
    while new:
        at = new.pop()
        for card in within:
            if hits(at, card) and id(card) not in seen:
                seen.add(id(card))
                new.append(card)
    return id(b) in seen


def dies(card: Card, active: list[Card]) -> bool:
    """6b: the condition of one card, the active cards given (itself among them)."""
    suits = {other.suit for other in active}
    if card.penalty == "smoke":
        return "flame" not in suits
    if card.penalty == "warship":
        return "flood" not in suits
    if card.penalty == "golem":
        return not suits & {"wizard", "spirit"}
    return "weather" in suits or ("army" not in suits and not card.army_cleared)


def blank_conditional(cards: list[Card]) -> None:
    """6b: decide a card once its outcome is the same whatever becomes of the other undecided ones."""
    open_ = [card for card in cards if card.penalty in CONDITIONAL and not card.cleared and not card.blanked]
    while open_:
        for card in open_:
            outcomes = possible(card, cards, [other for other in open_ if other is not card])
            if len(outcomes) == 1:
                card.blanked = outcomes.pop()
                open_.remove(card)
                break
        else:
            # A ring: cards whose outcome hangs on each other, and on nobody else who is undecided.
            hangs = {id(card): [other for other in open_ if hangs_on(card, other, cards, open_)] for card in open_}
            ring = [
                card
                for card in open_
                if all(card in closure(other, hangs) for other in closure(card, hangs))
                and len(closure(card, hangs)) > 1
            ]
            assert ring
            for card in ring:
                card.blanked = True
            open_ = [card for card in open_ if card not in ring]


def hangs_on(card: Card, other: Card, cards: list[Card], open_: list[Card]) -> bool:
    """Whether in some outcome of the remaining undecided cards the other one makes the difference."""
    rest = [one for one in open_ if one is not card and one is not other]
    for size in range(len(rest) + 1):
        for dead in combinations(rest, size):
            active = [one for one in cards if not one.blanked and one not in dead]
            without = [one for one in active if one is not other]
            if other is not card and dies(card, active) != dies(card, without):
                return True
    return False


def closure(card: Card, hangs: dict[int, list[Card]]) -> list[Card]:
    found, new = [card], [card]
    while new:
        for other in hangs[id(new.pop())]:
            if other not in found:
                found.append(other)
                new.append(other)
    return found


def possible(card: Card, cards: list[Card], open_: list[Card]) -> set[bool]:
    outcomes = set()
    for size in range(len(open_) + 1):
        for dead in combinations(open_, size):
            active = [other for other in cards if not other.blanked and other not in dead]
            outcomes.add(dies(card, active))
    return outcomes


def bonus_of(me: Card, active: list[Card]) -> int:
    def count(*suits: str, other: bool = False) -> int:
        return sum(card.suit in suits and not (other and card is me) for card in active)

    def has(*suits: str) -> bool:
        return count(*suits) > 0

    def name(*names: str) -> bool:
        return any(card.name in names for card in active)

    other_leaders = sum(card.suit == "leader" and card is not me for card in active)
    match me.bonus:
        case "mountain":
            return 50 if name("smoke") and name("wildfire") else 0
        case "cavern":
            return 25 if name("dwarvish_infantry", "dragon") else 0
        case "bell_tower":
            return 15 if has("wizard") else 0
        case "forest":
            return 12 * sum(card.suit == "beast" or card.name == "elven_archers" for card in active)
        case "earth_elemental":
            return 15 * count("land", other=True)
        case "water_elemental":
            return 15 * count("flood", other=True)
        case "air_elemental":
            return 15 * count("weather", other=True)
        case "fire_elemental":
            return 15 * count("flame", other=True)
        case "fountain_of_life":
            fit = ("weapon", "flood", "flame", "land", "weather")
            return max([card.base for card in active if card.suit in fit], default=0)
        case "rainstorm":
            return 10 * count("flood")
        case "whirlwind":
            return 40 if name("rainstorm") and name("blizzard", "great_flood") else 0
        case "candle":
            return 100 if name("book_of_changes") and name("bell_tower") and has("wizard") else 0
        case "forge":
            return 9 * count("weapon", "artifact")
        case "lightning":
            return 30 if name("rainstorm") else 0
        case "elven_archers":
            return 0 if has("weather") else 5
        case "rangers":
            return 10 * count("land")
        case "collector":
            sizes = [len({card.name for card in active if card.suit == suit}) for suit in EVERY_SUIT]
            return sum(100 if size >= 5 else 40 if size == 4 else 10 if size == 3 else 0 for size in sizes)
        case "beastmaster":
            return 9 * count("beast")
        case "enchantress":
            return 5 * count("land", "weather", "flood", "flame")
        case "king":
            return (20 if name("queen") else 5) * count("army")
        case "queen":
            return (20 if name("king") else 5) * count("army")
        case "princess":
            return 8 * (count("army", "wizard") + other_leaders)
        case "warlord":
            return sum(card.base for card in active if card.suit == "army")
        case "empress":
            return 10 * count("army")
        case "unicorn":
            return 30 if name("princess") else 15 if name("empress", "queen", "enchantress") else 0
        case "warhorse":
            return 14 if has("leader", "wizard") else 0
        case "hydra":
            return 28 if name("swamp") else 0
        case "magic_wand":
            return 25 if has("wizard") else 0
        case "sword_of_keth":
            return (40 if name("shield_of_keth") else 10) if has("leader") else 0
        case "shield_of_keth":
            return (40 if name("sword_of_keth") else 15) if has("leader") else 0
        case "elven_longbow":
            return 30 if name("elven_archers", "warlord", "beastmaster") else 0
        case "gem_of_order":
            return best_runs(tuple(sorted(card.base for card in active)))
        case "ghost":
            return 7 * count("spirit", other=True)
        case "bell_ringer":
            return 18 if name("bell_tower") else 9 if has("land") else 0
        case "windmill":
            return 20 if name("whirlwind") and has("spirit") else 0
        case "clockwork":
            return 0 if has("spirit") else 12
        case "lantern":
            return (11 if name("candle") else 6) * count("spirit", "flame")
        case "world_tree":
            return 50 if len({card.suit for card in active}) == len(active) else 0
    return 0


def best_runs(bases: tuple[int, ...]) -> int:
    """The best way to part the strengths into runs, by trying all first runs."""
    best = 0
    for start in sorted(set(bases)):
        length = 1
        while start + length in bases:
            length += 1
            if length >= 3:
                left = list(bases)
                for value in range(start, start + length):
                    left.remove(value)
                worth = {3: 10, 4: 30, 5: 60, 6: 100}.get(length, 150)
                best = max(best, worth + best_runs(tuple(left)))
    return best


def penalty_of(me: Card, active: list[Card]) -> int:
    def count(*suits: str) -> int:
        wanted = [suit for suit in suits if suit != "army" or not me.army_cleared]
        return sum(card.suit in wanted for card in active)

    def others(suit: str) -> int:
        return sum(card.suit == suit and card is not me for card in active)

    match me.penalty:
        case "swamp":
            return -3 * count("army", "flame")
        case "blizzard":
            return -5 * count("army", "leader", "beast", "flame")
        case "knights":
            return 0 if count("leader") else -8
        case "light_cavalry":
            return -2 * count("land")
        case "dwarvish_infantry":
            return 0 if me.army_cleared else -2 * others("army")
        case "warlock_lord":
            return -10 * (count("leader") + others("wizard"))
        case "empress":
            return -5 * others("leader")
        case "dragon":
            return 0 if count("wizard") else -40
        case "wraith":
            return 0 if count("device") else -15
        case "scarecrow":
            return -4 * (count("beast", "spirit") + others("device"))
    return 0


def oracle(hand: list[str], choices: dict[str, Any]) -> tuple[int, dict[str, int], list[str]]:
    """Total, points by card, blanked cards."""
    cards = lay_out(hand, choices)
    clear(cards, choices)
    blank(cards)
    blank_conditional(cards)
    active = [card for card in cards if not card.blanked]
    points = {card.id: 0 for card in cards}
    for card in active:
        points[card.id] = card.base + bonus_of(card, active) + (0 if card.cleared else penalty_of(card, active))
    return sum(points.values()), points, [card.id for card in cards if card.blanked]


def every_choice(hand: list[str], discard: list[str] | None = None) -> Iterator[dict[str, Any]]:
    """All legal combinations of choices, nothing skipped."""
    extras: list[str | None] = [None]
    if "necromancer" in hand and len(hand) < 8:
        extras += [card for card in discard or [] if PRINTED[card][0] in ("army", "leader", "wizard", "beast")]
    for extra in extras:
        whole = hand + ([extra] if extra else [])
        start = {"necromancer": extra} if extra else {}
        yield from _steps(whole, dict(start), 0)


def _steps(hand: list[str], made: dict[str, Any], step: int) -> Iterator[dict[str, Any]]:
    steps: list[tuple[str, Callable[[], list[Any]]]] = [
        ("doppelganger", lambda: [card for card in hand if card != "doppelganger"]),
        ("mirage", lambda: _names(MIRAGE_SUITS)),
        ("shapeshifter", lambda: _names(SHAPESHIFTER_SUITS)),
        (
            "book_of_changes",
            lambda: [{"card": card, "suit": suit} for card in hand if card != "book_of_changes" for suit in SUITS],
        ),
        ("island", lambda: [card.id for card in lay_out(hand, made) if card.suit in ("flood", "flame")]),
    ]
    if step == len(steps):
        yield dict(made)
        return
    key, options = steps[step]
    yield from _steps(hand, made, step + 1)
    if key in hand:
        # lay_out adds the Necromancer's card from the choices; here it is in `hand` already.
        for option in options():
            made[key] = option
            yield from _steps(hand, made, step + 1)
        made.pop(key, None)


def _names(suits: list[str]) -> list[Any]:
    return [card for card, (suit, _) in PRINTED.items() if suit in suits] + [{"suit": suit} for suit in suits]


def brute_best(hand: list[str], discard: list[str] | None = None) -> int:
    return max(oracle(hand, choices)[0] for choices in every_choice(hand, discard))
