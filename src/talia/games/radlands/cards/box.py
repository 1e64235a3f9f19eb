"""The box: all cards by their numbers. Closing it numbers what is declared; nothing can be declared afterwards."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core.bits import bit
from talia.core.declared import Box, StaleShape
from talia.games.radlands import shape
from talia.games.radlands.cards.card import Ability, Camp, Card, Token, lay_abilities
from talia.games.radlands.numbers import (
    ACTIONS,
    CAMP,
    CAMP_TRAITS,
    CARD_NUMBERS,
    CARD_WORDS,
    COLUMNS,
    DISCOUNT_AT,
    ENTERS_READY,
    FREE_WITHOUT_CAMP,
    GRANTS,
    HAND,
    KIND_TRAITS,
    MOVES,
    NEVER_RESTORED,
    OTHER,
    WINS_AT_LAST_CARD,
)

PEOPLE: Final[Box[Card]] = Box("Radlands' people")
EVENTS: Final[Box[Card]] = Box("Radlands' events")
TOKENS: Final[Box[Token]] = Box("Radlands' tokens")
CAMPS: Final[Box[Camp]] = Box("Radlands' camps")
OTHER_CAMPS: Final[Box[Camp]] = Box("Radlands' camps of the other printing")

# By number, once the box is closed. A list would check each card's type at every read; a vec knows it.
DECK: Final = vec[Card]([Card("", 0, 0)] * 64)
CAMP_CARDS: Final = vec[Camp]([Camp("", 0)] * 128)  # those of the other printing behind OTHER


@final
class Granted:
    """The ability that a lasting trait gives to all people of a side."""

    def __init__(self) -> None:
        self.ability: Ability | None = None
        self.cost: i64 = 0


GRANTED_ABILITY: Final = Granted()


def deck_card(card: Card) -> Card:
    """Declare a card of the draw deck."""
    return PEOPLE.declare(card) if card.queue < 0 else EVENTS.declare(card)


def token(made: Token) -> Token:
    """Declare something that belongs to no deck."""
    return TOKENS.declare(made)


def camp_card(camp: Camp) -> Camp:
    """Declare a camp, for both printings unless the other one has its own text."""
    lay_abilities(camp.word, "", camp.first, camp.second)
    return CAMPS.declare(camp)


def other_camp_card(camp: Camp) -> Camp:
    """Declare the other printing's text of a camp (V3)."""
    assert camp.word in CAMPS, f"there is no camp {camp.word} to have another text"
    lay_abilities(camp.word, ".other", camp.first, camp.second)
    return OTHER_CAMPS.declare(camp)


def close_box() -> None:
    """All cards are declared: number them, and lay the tables by number."""
    people: i64 = len(PEOPLE)
    kinds = people + len(EVENTS)
    PEOPLE.close()
    EVENTS.close(people + 1)
    TOKENS.close(kinds + 1)
    CAMPS.close()
    OTHER_CAMPS.close()
    check_shape()
    CARD_WORDS.extend([*PEOPLE.words(), *EVENTS.words(), *TOKENS.words(), "", *CAMPS.words()])
    for number, word in enumerate(CARD_WORDS):
        if word != "":
            assert word not in CARD_NUMBERS, f"two cards are called {word}"
            CARD_NUMBERS[word] = number
    for card in [*PEOPLE.things, *EVENTS.things]:
        lay_kind(card)
    for made in TOKENS.things:
        DECK[made.number] = made.card
    for camp in CAMPS.things:
        lay_camp(camp.number, camp)
        lay_camp(OTHER + camp.number, camp)
    for camp in OTHER_CAMPS.things:
        lay_camp(OTHER + CAMPS[camp.word].number, camp)
    fill_domains()


def lay_kind(card: Card) -> None:
    """Lay a card of the draw deck into the tables."""
    kind = card.number
    DECK[kind] = card
    traits = card.lasting
    if card.enters_ready:
        traits |= ENTERS_READY
    if card.free_without_camp:
        traits |= FREE_WITHOUT_CAMP
    KIND_TRAITS[kind] = traits
    if traits & GRANTS != 0:
        assert GRANTED_ABILITY.ability is None, f"{card.word} is not the only card that grants an ability"
        assert card.first is not None, f"{card.word} has nothing to grant"
        GRANTED_ABILITY.ability = card.first
        GRANTED_ABILITY.cost = card.first.cost


def lay_camp(number: i64, camp: Camp) -> None:
    """Lay a camp, as one printing has it, into the tables."""
    CAMP_CARDS[number] = camp
    traits: i64 = bit(DISCOUNT_AT) * camp.discount
    if not camp.restored:
        traits |= NEVER_RESTORED
    if camp.moves:
        traits |= MOVES
    if camp.wins_at_last_card:
        traits |= WINS_AT_LAST_CARD
    CAMP_TRAITS[number] = traits


def fill_domains() -> None:
    """Give the answers that are cards their numbers."""
    for number in range(1, shape.SILO + 1):
        HAND.put(number, CARD_WORDS[number])
        ACTIONS.put(number, CARD_WORDS[number])
    place = shape.USE
    for column in COLUMNS:
        for space in range(3):
            place += 1
            ACTIONS.put(place, f"use-{column}-{space}")
    ACTIONS.put(shape.BUY, "draw")
    ACTIONS.put(shape.TAKE_SILO, "take_silo")
    for camp in CAMPS.things:
        CAMP.put(camp.number, camp.word)


# Numbers that hot code asks for and that depend on how many cards there are are literals, in `shape`.


def shape_numbers() -> dict[str, int]:
    """What `shape` should say, by name."""
    people = len(PEOPLE)
    kinds = people + len(EVENTS)
    silo = kinds + 1
    return {
        "LAST_PERSON": people,
        "LAST_KIND": kinds,
        "SILO": silo,
        "RAIDERS": silo + 1,
        "PUNK": silo + 2,
        "FIRST_CAMP": silo + 3,
        "PERSON_KINDS": people + 1,
        "EVENT_KINDS": kinds - people + 1,
        "ALL_PEOPLE": (1 << people + 1) - 2,
        "ALL_KINDS": (1 << kinds + 1) - 2,
        "USE": silo,
        "BUY": silo + 10,
        "TAKE_SILO": silo + 11,
        "BUY_BIT": 1 << silo + 10,
        "SILO_BIT": 1 << silo + 11,
    }


SHAPE_COMMENTS: Final = {
    "LAST_PERSON": "the last kind that is a person; events come behind",
    "LAST_KIND": "the last kind of the draw deck",
    "FIRST_CAMP": "camp n has the card number FIRST_CAMP + n",
    "PERSON_KINDS": "people, and the punk",
    "EVENT_KINDS": "events, and the Raiders",
    "ALL_PEOPLE": "as a set",
    "ALL_KINDS": "of the draw deck, as a set",
    "USE": "as an action, + 1 to 9: a place of one's own side; cards of the hand come before",
    "BUY": "as an action: draw a card for water",
}


def shape_source() -> str:
    """The whole text of `shape.py`, for `talia export`."""
    lines = [
        '"""Numbers that follow from how many cards are declared. Written by `talia export`, never by hand.',
        "",
        "They are literals because the compiler works them into the code that asks for them; closing the box",
        "(cards/box.py) refuses to go on where they do not fit the declarations.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
    ]
    for name, number in shape_numbers().items():
        written = f"0x{number:X}" if name.startswith("ALL_") or name.endswith("_BIT") else str(number)
        comment = f"  # {SHAPE_COMMENTS[name]}" if name in SHAPE_COMMENTS else ""
        lines.append(f"{name}: Final = {written}{comment}")
    return "\n".join([*lines, ""])


def check_shape() -> None:
    """Refuse literals that are not what the declarations say."""
    said: dict[str, int] = {
        "LAST_PERSON": shape.LAST_PERSON,
        "LAST_KIND": shape.LAST_KIND,
        "SILO": shape.SILO,
        "RAIDERS": shape.RAIDERS,
        "PUNK": shape.PUNK,
        "FIRST_CAMP": shape.FIRST_CAMP,
        "PERSON_KINDS": shape.PERSON_KINDS,
        "EVENT_KINDS": shape.EVENT_KINDS,
        "ALL_PEOPLE": shape.ALL_PEOPLE,
        "ALL_KINDS": shape.ALL_KINDS,
        "USE": shape.USE,
        "BUY": shape.BUY,
        "TAKE_SILO": shape.TAKE_SILO,
        "BUY_BIT": shape.BUY_BIT,
        "SILO_BIT": shape.SILO_BIT,
    }
    for name, number in shape_numbers().items():
        if said[name] != number:
            raise StaleShape("games/radlands/shape.py", name, said[name], number, shape_source())


def facts() -> dict[str, dict[str, Any]]:
    """What is printed on each card, by its word: tokens, people, camps, events."""
    found = {**TOKENS.facts(), **PEOPLE.facts(), **CAMPS.facts(), **EVENTS.facts()}
    for word, other in OTHER_CAMPS.facts().items():  # V3: what is printed differently
        found[word] |= {"other_abilities": other["abilities"], "other_gist": other["gist"]}
    return found
