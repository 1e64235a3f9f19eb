"""The template: the other's hand and deck are one heap of unknown cards; one's own deck is in unknown order."""

from __future__ import annotations

from typing import Any

VARIANTS: list[tuple[int, dict[str, Any]]] = [(2, {}), (2, {"ranks": 5, "hand": 2, "change_lock_in": False})]

Path = tuple[str | int, ...]


def hidden(position: dict[str, Any], seat: int | None) -> list[list[Path]]:
    table = position["table"]
    groups: list[list[Path]] = []
    for owner in (0, 1):
        deck: list[Path] = [("table", "decks", owner, n) for n in range(len(table["decks"][owner]))]
        hand: list[Path] = [("table", "hands", owner, n) for n in range(len(table["hands"][owner]))]
        if owner == seat:
            groups.append(deck)
        elif owner in position["locked"]:
            # The locked-in card is named by number in a note: leave the hand alone, its deck can still be mixed.
            groups.append(deck)
        else:
            groups.append(deck + hand)
    return groups
