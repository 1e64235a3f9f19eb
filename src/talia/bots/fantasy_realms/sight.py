"""What a view of Fantasy Realms says, as the sets of cards that the compiled part counts with."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from talia.bots.fantasy_realms.hands import Sight
from talia.core.view import View
from talia.games.fantasy_realms.cards import CARDS, NUMBER
from talia.games.fantasy_realms.suits import SUITS
from talia.games.fantasy_realms.table_setup import PRINTED_END, VARIANTS


def mask(cards: list[str]) -> int:
    """Cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << NUMBER[card]
    return found


def members(cards: int) -> list[int]:
    """The numbers of a set of cards, rising."""
    found: list[int] = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


@lru_cache(maxsize=16)
def _in_the_game(words: tuple[str, ...]) -> int:
    found = 0
    for number, card in enumerate(CARDS):
        if card.id in words or SUITS[card.suit] in words:
            found |= 1 << number
    return found


def in_the_game(options: dict[str, Any]) -> int:
    """The cards that are in the game."""
    return _in_the_game(tuple(options["cards"]))


def sight(view: View) -> Sight:
    """What the asked seat sees in its turn."""
    options, table, seat = view["options"], view["table"], view["seat"]
    seats = view["seats"]
    known = [mask(cards) for cards in table["known"]]
    next_seat = (seat + 1) % seats
    hand = mask(table["hands"][seat])
    area = mask(table["area"])
    drawn = mask(table["drawn"])
    others = 0
    for owner in range(seats):
        if owner not in (seat, next_seat):
            others |= known[owner]
    variant = VARIANTS.index(options["variant"])
    return Sight(
        hand,
        drawn,
        area,
        known[next_seat],
        others,
        in_the_game(options) & ~(hand | area | known[next_seat] | others),
        (options["end"] or PRINTED_END[variant]) - len(table["area"]),
        table["turn"],
        seats,
        options["hand"],
        table["hands"][next_seat],
        options["variant"] == "two_player" and len(table["hands"][seat]) - len(table["drawn"]) < options["hand"],
    )
