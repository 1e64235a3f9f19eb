"""One round ahead: what an answer leads to in dealt worlds, up to the seat's next turn.

In each world the seat ends its turn as the net would, the others answer greedily, from what they would see there, and
the seat's next turn is judged by the net, from what the seat would see then. Where the game ends inside the round, the
result of that world counts; the card of the deck that ends it is not the one that happens to lie on top, but every
card of the deck in turn. What a discard gives to the others, or keeps from them, shows by itself.
"""

from __future__ import annotations

from statistics import fmean

from talia.bots.fantasy_realms.evaluation import NEAR, Judge, tiring
from talia.bots.fantasy_realms.hands import (
    Hands,
    Sight,
    best_discard,
    best_taking,
    discards,
    greedy_answer,
    impatience,
    mean_of_better,
    pair,
    sight_of,
    takings,
    worth_of_drawing,
)
from talia.bots.fantasy_realms.likely import LikelyWorlds
from talia.bots.fantasy_realms.sight import members, sight
from talia.bots.methods.seeds import derived
from talia.bots.methods.worlds import Worlds
from talia.core.rng import Random
from talia.core.view import View
from talia.games.fantasy_realms.state import FantasyRealms

# What is judged in the next turn: what has the most points. Judging takes most of the time.
TAKEN = 4  # cards of the area
LOOKED = 5  # cards of the deck, any of them
PAIRS = 8  # pairs of them, in the build-up
KEPT = 2  # ways to discard after each card
PROMISED = 6  # cards of the deck by which others guess what it promises
Worth = tuple[float, float]  # what is compared, and the chance of winning in it


class Ahead:
    """Some answers to one question, played on in one world after another: all of them in each."""

    def __init__(
        self,
        view: View,
        numbers: list[int],
        hands: Hands,
        judge: Judge,
        ballast: float,
        seed: int,
        shown: float,
        expecting: bool,
    ) -> None:
        self.numbers = numbers
        self.hands = hands
        self.judge = judge
        self.ballast = ballast  # what a point of the hand counts besides, as in the judge
        self.expecting = expecting  # do others think of what the deck promises, or of points at once only?
        dealt = derived(seed, "ahead")
        # How often others chose among cards before: never, and their hands are as good as cards off the deck.
        self.worlds = LikelyWorlds(view, dealt, hands, shown) if shown > 0 else Worlds(view, dealt)
        self.seat = self.worlds.seat
        self.rng = Random(derived(seed, "next turn"))
        self.cost = 0.0  # of an answer that brings the end no nearer; see `tiring`
        if view["table"]["drawn"] == []:
            self.cost = tiring(sight(view))
        self.mine: dict[int, int] = {}  # what the seat discards, by what it has drawn
        self.found: list[list[Worth]] = []  # by world, then by answer
        self.here: list[Worth] = []  # in the world at hand
        self.world = self._dealt()

    def run(self, nodes: int) -> None:
        """Play on so many times."""
        for _ in range(nodes):
            number = self.numbers[len(self.here)]
            value, chance = self._played(self.world.clone(), number)
            self.here.append((value - self.cost if number > 0 else value, chance))
            if len(self.here) == len(self.numbers):
                self.found.append(self.here)
                self.here = []
                self.world = self._dealt()

    def _dealt(self) -> FantasyRealms:
        world = self.worlds.deal()
        assert isinstance(world, FantasyRealms)
        return world

    def _played(self, s: FantasyRealms, number: int) -> Worth:
        """What comes of an answer in a world, which is used up."""
        seat, turn = self.seat, int(s.turn)
        while True:
            asked = int(s.me)
            if asked == seat and s.turn != turn:
                return self._next_turn(sight_of(s, seat))
            seen = sight_of(s, asked)
            if number < 0:
                number = self._discard(seen) if asked == seat else self._other(seen)
            if number == 0 and seen.left == 1 and not seen.building:
                return self._every_last_card(s, asked, seen)
            s.take(asked, number)
            if s.open:
                # Where choices are made by the rules themselves they have been made; else the best ones are to come.
                return self._worth([*s.scores()]) if s.over else self._result(s, int(s.area))
            number = -1

    def _other(self, seen: Sight) -> int:
        """What another seat answers, by points: the best swap from the area, or the deck where that promises more."""
        if seen.drawn != 0:
            return int(best_discard(self.hands, seen)) + 1
        if not self.expecting:
            return int(greedy_answer(self.hands, seen))
        card, points = best_taking(self.hands, seen)
        unseen = members(int(seen.unseen))
        if card < 0 or not unseen:
            return 0
        tried = [int(worth_of_drawing(self.hands, seen, self.rng.pick(unseen))) for _ in range(PROMISED)]
        mean = mean_of_better(tried) if seen.building else fmean(tried)
        return int(card) + 1 if int(points) - int(impatience(seen)) > mean else 0

    def _discard(self, seen: Sight) -> int:
        """What the seat itself discards in the middle of its turn, the same in every world: it sees no more."""
        drawn = int(seen.drawn)
        if drawn not in self.mine:
            judged = self.judge.judge(seen, discards(self.hands, seen))
            out = judged.ways[max(range(len(judged.values)), key=judged.values.__getitem__)][1]
            self.mine[drawn] = (members(drawn & ~(1 << out))[0] if seen.building else out) + 1
        return self.mine[drawn]

    def _next_turn(self, seen: Sight) -> Worth:
        """The seat's next turn: the best card of the area, or the mean of some of the deck."""
        there = [_firm(takings(self.hands, seen, card, True)) for card in members(int(seen.area))]
        there.sort(key=lambda ways: -ways[4])
        there = there[:TAKEN]
        unseen = self.rng.shuffled(members(int(seen.unseen)))
        if seen.building:
            pairs = list(zip(unseen[::2], unseen[1::2], strict=False))[:PAIRS]
            groups = there + [pair(self.hands, seen, one, other) for one, other in pairs]
        else:
            groups = there + [_firm(takings(self.hands, seen, card, False)) for card in unseen[:LOOKED]]
        judged = self.judge.judge(seen, [number for group in groups for number in group])
        best: list[Worth] = []
        at = 0
        for group in groups:
            end = at + len(group) // 5
            way = max(range(at, end), key=judged.values.__getitem__)
            best.append((judged.values[way], judged.chances[way]))
            at = end
        deck = best[len(there) :]
        cost = tiring(seen)
        found = [(value - cost, chance) for value, chance in best[: len(there)]]
        if deck:
            found.append((fmean([value for value, _ in deck]), fmean([chance for _, chance in deck])))
        return max(found)

    # Where the game ends.

    def _every_last_card(self, s: FantasyRealms, asked: int, seen: Sight) -> Worth:
        """A seat takes the card that ends the game: the mean over all that it may be."""
        found: list[Worth] = []
        hand, drawn = int(s.hand(asked)), int(s.drawn)
        for at in range(int(s.top), int(s.deck.size())):
            card = 1 << int(s.deck.card(at))
            s.set_hand(asked, hand | card)
            s.drawn = card
            out = (
                self._discard(sight_of(s, asked)) - 1
                if asked == self.seat
                else int(self.hands.discard(hand | card, seen.area)[0])
            )
            s.set_hand(asked, (hand | card) & ~(1 << out))
            found.append(self._result(s, int(seen.area) | 1 << out))
        s.set_hand(asked, hand)
        s.drawn = drawn
        return fmean([value for value, _ in found]), fmean([chance for _, chance in found])

    def _result(self, s: FantasyRealms, area: int) -> Worth:
        """The game is over with these hands: won, shared or lost."""
        return self._worth([int(self.hands.points(s.hand(owner), area)) for owner in range(int(s.rules.seats))])

    def _worth(self, points: list[int]) -> Worth:
        mine = points.pop(self.seat)
        lead = mine - max(points)
        chance = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
        return chance + NEAR * lead + self.ballast * mine, chance


def _firm(ways: list[int]) -> list[int]:
    """The ways with the most points, the most first."""
    starts = sorted(range(0, len(ways), 5), key=lambda at: -ways[at + 4])[:KEPT]
    return [number for at in starts for number in ways[at : at + 5]]
