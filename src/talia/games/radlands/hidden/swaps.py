"""For the tests of every game: what to play, and which things of a position may change places without a seat noticing.

The other's hand, punks of both sides and the deck are one heap of unseen cards, but for cards known to be in that hand
and those a running ability names. Before the reveal the other's camps are a heap of their own.
"""

from __future__ import annotations

from typing import Any, Final

ODD: Final = ["juggernaut", "parachute_base", "omen_clock"]
BORROWING: Final = ["adrenaline_lab", "training_camp", "warehouse"]
FEW: Final = [
    "argo_yesky",
    "mimic",
    "rescue_team",
    "muse",
    "scientist",
    "vanguard",
    "high_ground",
    "interrogate",
    "truce",
]

VARIANTS: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (2, {"printing": "other", "make_room": True, "no_self_restore": True}),
    (2, {"camps": "given", "camps_0": ODD, "camps_1": BORROWING, "first_player": "seat_0", "change_lock_in": False}),
    (2, {"camps": "first_game", "cards": FEW, "copies": 2}),
]

Path = tuple[str | int, ...]


def groups(position: dict[str, Any], seat: int | None) -> list[list[Path]]:
    """Heaps of places in a position whose things a seat cannot tell apart."""
    table = position["table"]
    deck: list[Path] = [("table", "deck", n) for n in range(len(table["deck"]))]
    if table["turn"] == 0:
        heaps = [deck]
        for owner in (0, 1):
            if owner != seat:
                camps: list[Path] = [("table", "camps", owner, n) for n in range(len(table["camps"][owner]))]
                if owner not in position["locked"]:  # a locked-in camp is named by number in a note
                    camps += [("table", "dealt", owner, n) for n in range(len(table["dealt"][owner]))]
                heaps.append(camps)
        return heaps
    group = deck
    for owner, side in enumerate(table["columns"]):
        for n, column in enumerate(side):
            for at, person in enumerate(column["people"]):
                if person["card"] == "punk":
                    group.append(("table", "columns", owner, n, "people", at, "is"))
    for owner, hand in enumerate(table["hands"]):
        if owner == seat:
            continue
        named = {*table["known"][owner]}
        if owner == table["active"]:
            named |= {*table.get("sifted", [])}
            if table.get("picked") is not None:
                continue  # which cards could have been picked depends on the hand
        group += [("table", "hands", owner, n) for n, card in enumerate(hand) if card not in named]
    return [group]
