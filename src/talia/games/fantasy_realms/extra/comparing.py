"""What taking a card would bring: every card that can be had, with every discard after it, scored as well as can be.

It reads nothing but a hand and open cards, so whoever asks learns nothing that is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from talia.core.bits import count
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.extra.best import Search
from talia.games.fantasy_realms.extra.hand import extra_cards, numbers_of
from talia.games.fantasy_realms.extra.narrow import BIT


@dataclass(frozen=True)
class Take:
    """One card that can be had: the best it leads to, and what it leads to with each discard."""

    card: str
    goes: str  # what is best discarded then: the taken card where nothing is gained, "" where nothing has to go
    points: int
    left: tuple[tuple[str, int], ...]  # by discard, in the order of the hand, the taken card last


def takes(hand: i64, open_cards: i64, full: i64, swapped: bool = False) -> list[Take]:
    """Each of the open cards, taken. A discard comes to lie among them, where the Necromancer may find it again.

    Where cards are `swapped` for others (Chaos) nothing comes to lie anywhere, and the card that is had stays.
    """
    search = Search()
    found: list[Take] = []
    for number in numbers_of(open_cards):
        card = BIT[number]
        held = hand | card
        rest = open_cards & ~card
        if count(held) <= full:
            points = search.most(held, 0 if swapped else extra_cards(held, rest, 0))
            found.append(Take(IDS[number], "", int(points), ()))
            continue
        goes = ""
        most: i64 = -100_000
        left: list[tuple[str, int]] = []
        for leaving in [*numbers_of(hand), *([] if swapped else [number])]:
            kept = held & ~BIT[leaving]
            points = search.most(kept, 0 if swapped else extra_cards(kept, rest | BIT[leaving], 0))
            left.append((IDS[leaving], int(points)))
            # Of equal ones the taken card itself: nothing is gained.
            if points > most or (points == most and leaving == number):
                most = points
                goes = IDS[leaving]
        found.append(Take(IDS[number], goes, int(most), tuple(left)))
    return found
