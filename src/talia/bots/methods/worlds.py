"""Worlds: full tables that fit a view, dealt from the view alone. The first is laid, the others are dealt on clones."""

from __future__ import annotations

from collections.abc import Iterator

from talia.core.game import Game
from talia.core.rng import Random
from talia.core.state import State
from talia.core.view import View
from talia.registry import game as game_of


class Worlds:
    """As many worlds as wanted, each dealt evenly among those that fit, from a seed of one's own."""

    def __init__(self, view: View, seed: int) -> None:
        self.game: Game = game_of(view["game"])
        self.view = view
        self.seat: int = view["seat"]
        self.rng = Random(seed)
        self.base: State = self.game.guess(view, self.rng)  # read once: laying a table from words is the slow part
        self.dealt = 0

    def deal(self) -> State:
        """One more world."""
        self.dealt += 1
        return self.game.another(self.view, self.base, self.rng)

    def each(self, n: int) -> Iterator[State]:
        for _ in range(n):
            yield self.deal()

    def sample(self, n: int) -> list[State]:
        return list(self.each(n))

    def reopened(self) -> State:
        """One more world, where secret choices that others have locked in are open again.

        A seat that is asked must not answer a card it cannot see: in such a world both choose at once, as they did.
        """
        world = self.deal()
        others = world.locked & ~(1 << self.seat)
        if others and world.asking().locks_in():
            world.owing |= others
            world.locked &= ~others
        return world
