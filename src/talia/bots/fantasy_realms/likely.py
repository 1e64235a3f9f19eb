"""Worlds of Fantasy Realms in which others hold what they would have kept: late hands are no random hands.

Evenly dealt, others' hidden cards are as good as cards off the deck, though their owners have chosen among what they
drew for many turns. Here every other seat, beginning with an evenly dealt hand, is shown cards of the deck for each turn
it has had, and swaps one for the hidden card it would rather lose, as a greedy player does; cards that everybody knows
in the hand stay. All of it comes from the view alone.
"""

from __future__ import annotations

from talia.bots.fantasy_realms.hands import Hands
from talia.bots.fantasy_realms.sight import members
from talia.bots.methods.worlds import Worlds
from talia.core.state import State
from talia.core.view import View
from talia.games.fantasy_realms.extra.deck import Deck, column
from talia.games.fantasy_realms.state import FantasyRealms

# Cards of the deck that a seat is shown for each turn it has had: docs/statistics.md has the figures.
SHOWN = 2.0


class LikelyWorlds(Worlds):
    """As many worlds as wanted in which others hold what they would have kept. Only for games with turns."""

    def __init__(self, view: View, seed: int, hands: Hands | None = None, shown: float = SHOWN) -> None:
        super().__init__(view, seed)
        self.hands = Hands() if hands is None else hands  # scores that were worked out are kept
        self.shown = shown

    def deal(self) -> State:
        world = super().deal()
        assert isinstance(world, FantasyRealms)
        # Where hands lie open nothing is hidden in them; in Chaos nobody has turns, and offers hang on the hands.
        if not world.open and world.trading is None:
            self._choose(world)
        return world

    def _choose(self, world: FantasyRealms) -> None:
        seats = int(world.rules.seats)
        deck = [int(world.deck.card(at)) for at in range(int(world.top), int(world.deck.size()))]
        others = [owner for owner in range(seats) if owner != self.seat]
        for owner in self.rng.shuffled(others):
            # Whoever is in the middle of a turn has not chosen yet.
            if owner == world.me and world.drawn != 0:
                continue
            since = (int(world.me) - owner - 1) % seats  # turns that others have had after its last one
            turns = max(0, (int(world.turn) - since + seats - 1) // seats)
            hidden = members(int(world.hand(owner) & ~world.known))
            if hidden and deck:
                times = int(self.shown * turns + 0.5)
                world.set_hand(owner, self._kept(int(world.hand(owner)), hidden, deck, int(world.area), times))
        world.deck = Deck(column(deck))
        world.top = 0

    def _kept(self, hand: int, hidden: list[int], deck: list[int], area: int, times: int) -> int:
        """A hand after so many cards of the deck; what is put back goes where the card came from."""
        points = int(self.hands.points(hand, area))
        for _ in range(times):
            at = self.rng.below(len(deck))
            worth = [int(self.hands.points(hand & ~(1 << card) | 1 << deck[at], area)) for card in hidden]
            best = max(worth)
            if best > points:
                out = worth.index(best)
                hand = hand & ~(1 << hidden[out]) | 1 << deck[at]
                hidden[out], deck[at] = deck[at], hidden[out]
                points = best
        return hand
