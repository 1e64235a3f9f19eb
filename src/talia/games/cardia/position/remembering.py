"""What is remembered of a hidden hand, on its way in: each thing seen could be seen then."""

from __future__ import annotations

from math import factorial
from typing import Any, Final

from talia.core.bits import as_set, count
from talia.core.check import Checker
from talia.core.check import told as shown
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import memory
from talia.games.cardia.verbs.memory import Memory

MOST_SEEN: Final = 500  # far more than a game can bring about
MOST_WORLDS: Final = 50_000  # ways the hidden cards may be told apart: more would take minutes to look through


def read_memory(s: Cardia, table: Checker, seat: int) -> Memory | None:
    told = table.per_seat("memory", 2)[seat]
    if told is None:
        return None
    at = f"{table.at}.memory[{seat}]"
    if not isinstance(told, list) or not told:
        raise table.error(f"{at}: {shown(told)} is not a list of what was seen")
    if len(told) > MOST_SEEN:
        raise table.error(f"{at}: {len(told)} things seen; allowed: at most {MOST_SEEN}")
    hidden = 1 if s.face_down(seat) != 0 else 0
    sizes = (int(count(s.hand(seat))), s.left(seat), hidden)
    found: Memory | None = None
    for n, entry in enumerate(told):
        what, value = _remembered(s, table, f"{at}[{n}]", entry, n == 0)
        if found is not None and what == memory.SHUFFLED and _orders(found) > MOST_WORLDS:
            raise table.error(f"{at}[{n}]: the deck may then lie in too many ways to tell apart")
        found = Memory(what, value, found)
        try:
            worlds = found.worlds()  # one thing after another: the chain is not gone down again
        except IndexError:
            worlds = {}
        if len(worlds) > MOST_WORLDS:
            raise table.error(f"{at}[{n}]: the cards may then lie in too many ways to tell apart")
        if not worlds:
            raise table.error(f"{at}[{n}]: {shown(entry)} cannot have been seen then: what was seen does not fit")
    assert found is not None
    for hand, deck, lying in found.worlds():
        if (len(hand), len(deck), 1 if lying else 0) != sizes:
            raise table.error(f"{at}: what was seen does not fit {sizes[0]} cards in hand and {sizes[1]} in the deck")
    return found


def _orders(before: Memory) -> int:
    """In how many orders the deck could lie after a shuffle."""
    total = 0
    for _, deck, _ in before.worlds():
        orders = factorial(len(deck))
        for kind in set(deck):
            orders //= factorial(deck.count(kind))
        total += orders
    return total


def _remembered(s: Cardia, table: Checker, at: str, entry: Any, first: bool) -> tuple[int, int]:
    wrong = table.error(f"{at}: {shown(entry)} is not something seen, such as ['shown', 'judge']")
    if not isinstance(entry, list) or not entry or entry[0] not in memory.WHAT:
        raise wrong
    what = memory.WHAT.index(entry[0])
    if (what == memory.START) != first:
        raise table.error(f"{at}: a memory has one 'start', at its beginning")
    if what == memory.START:
        if len(entry) != 4 or any(type(n) is not int or not 0 <= n <= 16 for n in entry[1:]):
            raise wrong
        return what, entry[1] | entry[2] << 8 | entry[3] << 16
    if what in (memory.GAINED, memory.SHOWN, memory.MILLED, memory.REVEALED, memory.CULLED):
        influence = s.kit.influence_named(entry[1]) if len(entry) == 2 and isinstance(entry[1], str) else 0
        if influence == 0:
            raise wrong
        return what, influence
    if what in (memory.HAND_ONLY, memory.DECK_ONLY):
        if len(entry) != 2 or not isinstance(entry[1], list):
            raise wrong
        if any(type(n) is not int or not 1 <= n <= 16 for n in entry[1]):
            raise wrong
        return what, as_set(entry[1])
    if len(entry) != 1:
        raise wrong
    return what, 0
