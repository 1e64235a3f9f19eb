"""Fantasy Realms: others' unknown cards and the deck are one heap of unseen cards, until the hands lie open."""

from __future__ import annotations

from typing import Any

SMALL = ["land", "flood", "necromancer", "island", "mirage", "book_of_changes", "collector"]

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"scoring": "best"}),
    (2, {"variant": "two_player"}),
    (3, {"variant": "chaos", "moments": 6}),
    (4, {"variant": "chaos", "offers": "hidden", "moments": 6}),
    (2, {"cards": SMALL, "hand": 3, "end": 4, "turns": 30}),
]

Path = tuple[str | int, ...]


def hidden(position: dict[str, Any], seat: int | None) -> list[list[Path]]:
    table = position["table"]
    group: list[Path] = [("table", "deck", n) for n in range(len(table["deck"]))]
    if table["open"]:
        return [group]
    # Cards that are named elsewhere in the position (what was drawn, offered, planned or is remembered) stay in place.
    named = {*table["drawn"]}
    for known in table["known"]:
        named |= {*known}
    trading = table.get("trading")
    if trading is not None:
        for offer in trading["offers"]:
            named |= {offer["card"], offer["against"]}
        named |= {plan.get("card") for plan in trading["plans"]}
        for memory in (*trading["memory"], trading["everybody"]):
            named |= {*memory}
    for owner, hand in enumerate(table["hands"]):
        if owner != seat:
            group += [("table", "hands", owner, n) for n, card in enumerate(hand) if card not in named]
    return [group]
