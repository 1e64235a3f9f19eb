"""Cardia: the other's hand, deck and face-down card are one heap, but for cards seen going back to a hand; of one's own
deck the order is unknown, but for the cards one put under it oneself."""

from __future__ import annotations

from typing import Any

MOST = ["serpent_temple", "bazaar", "auction_house"]
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"deck": "II"}),
    (2, {"deck": "mix", "mix": ["rebellion", "guild"], "locations": ["foggy_swamp", "scrapyard"]}),
    (2, {"deck": "mix", "mix": ["academy", "guild"], "locations": ["scrapyard"], "rulings": ["R11"]}),
    (2, {"deck": "mix", "mix": ["rebellion", "academy"], "locations": MOST, "change_lock_in": False}),
    (2, {"influences": ["1", "4", "8", "11", "16"], "hand": 2, "signets": 3, "change_lock_in": False}),
]

Path = tuple[str | int, ...]


def hidden(position: dict[str, Any], seat: int | None) -> list[list[Path]]:
    table = position["table"]
    groups: list[list[Path]] = []
    for owner in (0, 1):
        deck = [("table", "decks", owner, n) for n in range(len(table["decks"][owner]))]
        hand = [("table", "hands", owner, n) for n in range(len(table["hands"][owner]))]
        if owner == seat:
            first = 2 if owner in table["peeking"] else 0
            groups.append([*deck[first : len(deck) - table["under"][owner]]])
            continue
        if table["memory"][owner] is not None:
            continue  # some of these cards are proven not to be some others; tests of Cardia's own look at that
        if owner in position["locked"]:
            groups.append([*deck])  # the locked-in card is named by number in a note: leave the hand alone
            continue
        group: list[Path] = [*deck, *(path for path in hand if _at(table, path) not in table["known"][owner])]
        if table["fog"][owner] is not None and owner not in table["fog_seen"]:
            group.append(("table", "fog", owner))
        groups.append(group)
    return groups


def _at(table: dict[str, Any], path: Path) -> Any:
    return table[str(path[1])][path[2]][path[3]]
