"""A small game of Cardia as one whole tree, for exact methods: every deal, every pair of cards, level by level.

Only games in which both always choose a card at once and nothing else is asked (such as deck I's 1, 4, 8, 11, 16). What
a seat knows is kept with perfect recall: its own hands and all cards it has seen played, in their order.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import final

from mypy_extensions import i64

from talia.bots.cardia.round import both_choose
from talia.core.bits import as_set, bit, members
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import piles


@final
class Level:
    """All tables of one round. A node's children stand at 4 n + 2 a + b, for the a-th and b-th card of the hands."""

    def __init__(self) -> None:
        self.tables: list[Cardia] = []
        self.sets: list[list[int]] = [[], []]  # for each seat the information set of each node
        self.keys: list[dict[tuple[int, ...], int]] = [{}, {}]
        self.samples: list[list[Cardia]] = [[], []]  # one table of each information set
        self.actions: list[list[int]] = [[], []]  # how many cards there are to choose from in it
        self.children: list[int] = []  # nodes of the next level, or -1: no such pair, or the end
        self.values: list[float] = []  # seat 0's result where the game ends: 1, 0, -1

    def add(self, s: Cardia, first: tuple[int, ...], second: tuple[int, ...]) -> int:
        """A table, and what each seat remembers up to it."""
        node = len(self.tables)
        self.tables.append(s)
        self._join(0, s, first)
        self._join(1, s, second)
        return node

    def _join(self, seat: i64, s: Cardia, key: tuple[int, ...]) -> None:
        keys = self.keys[seat]
        found = keys.get(key, -1)
        if found < 0:
            found = len(keys)
            keys[key] = found
            self.samples[seat].append(s)
            self.actions[seat].append(len(members(s.hand(seat))))
        self.sets[seat].append(found)


def deals(start: Cardia) -> list[Cardia]:
    """Every way to deal both decks; each is equally likely."""
    sides: list[list[tuple[int, int]]] = []
    hand_size = int(start.kit.hand)
    cards = members(start.kit.cards)
    for _ in range(2):
        found: list[tuple[int, int]] = []
        for hand in combinations(cards, hand_size):
            rest = [card for card in cards if card not in hand]
            held: int = as_set(list(hand))
            found += [(held, int(piles.pile_of(list(order)))) for order in permutations(rest)]
        sides.append(found)
    dealt: list[Cardia] = []
    for hand0, deck0 in sides[0]:
        for hand1, deck1 in sides[1]:
            s = start.clone()
            s.hands = hand0 | hand1 << 16
            s.set_deck(0, deck0, s.left(0))
            s.set_deck(1, deck1, s.left(1))
            dealt.append(s)
    return dealt


def tree(start: Cardia) -> list[Level]:
    """The whole game from its first choice on."""
    level = Level()
    for s in deals(start):
        level.add(s, (int(s.hand(0)),), (int(s.hand(1)),))
    levels: list[Level] = []
    while len(level.tables) > 0:
        levels.append(level)
        level = _next(level)
    return levels


def _next(level: Level) -> Level:
    following = Level()
    names = [list(keys) for keys in level.keys]
    for n in range(len(level.tables)):
        s = level.tables[n]
        assert both_choose(s), "in this game something else is asked as well"
        mine = members(s.options_of(0))
        theirs = members(s.options_of(1))
        first = names[0][level.sets[0][n]]
        second = names[1][level.sets[1][n]]
        for a in range(2):
            for b in range(2):
                if a >= len(mine) or b >= len(theirs):
                    level.children.append(-1)
                    level.values.append(0.0)
                    continue
                after = s.clone()
                after.take(0, mine[a])
                after.take(1, theirs[b])
                if after.ended:
                    level.children.append(-1)
                    level.values.append(0.0 if after.won == 0 else (1.0 if after.won == 1 else -1.0))
                    continue
                played = (mine[a], theirs[b])
                child = following.add(
                    after, (*first, *played, int(after.hand(0))), (*second, *played, int(after.hand(1)))
                )
                level.children.append(child)
                level.values.append(0.0)
    return following


def seen_by(s: Cardia, seat: i64) -> tuple[int, ...]:
    """All that a seat sees of a table now, as a key: what a bot without memory goes by."""
    key: list[int] = [s.hand(seat), s.discards, s.tokens]
    key += [s.next, s.lefts, s.played]
    if seat == 1:
        key.append(int(bit(40)))
    row = s.row
    while row is not None:
        key += [row.first, row.second, row.mark0, row.mark1]
        row = row.before
    return tuple(key)
