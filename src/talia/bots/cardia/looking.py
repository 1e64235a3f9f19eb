"""What adept and expert share: worlds dealt from a view, each choice played on in them, and the endgame solved exactly.

A node is one line of play: a choice (or a pair of cards) played on to the next round in one world.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import isqrt
from typing import Any

from talia.bots.cardia import round as cardia_round
from talia.bots.cardia.evaluation import evaluation
from talia.bots.cardia.ranges import Ranges
from talia.bots.cardia.round import Clash, Rounds, both_choose
from talia.bots.cardia.table import INFLUENCE
from talia.bots.methods.seeds import derived
from talia.bots.methods.worlds import Worlds
from talia.bots.play.bot import options_of
from talia.bots.play.budget import Budget, Meter
from talia.bots.play.explanation import Belief, Choice
from talia.core.bits import count
from talia.core.view import View
from talia.games.cardia.extra.beliefs import hidden_cards
from talia.games.cardia.extra.solve import CannotSolve, solve
from talia.games.cardia.numbers import SIDE_0
from talia.games.cardia.state import Cardia

COMPILED = not cardia_round.__file__.endswith(".py")
DEALT = 4  # worlds that are dealt for each hand that is looked at
LOOKING = 0.5  # of the time goes into worlds, the rest is for solving and telling
# Exact endgames. The solver looks at 98,000 positions a second in the median and at 30,000 in the slowest endgames
# (compiled, 524 endgames of quick self-play); a position costs about as much as a node.
SOLVING = 0.4  # of the time may go into solving, even if it comes to nothing
EXACT_A_SECOND = 30_000 if COMPILED else 2_000


class Look:
    """One decision on its way: the view's worlds and what is asked in them."""

    def __init__(self, view: View, seed: int, budget: Budget, most_worlds: int) -> None:
        self.view = view
        self.budget = budget
        self.meter = Meter(budget)
        self.seat: int = view["seat"]
        net, self.weights = evaluation(view["options"])
        self.rounds = Rounds(net)
        self.worlds = Worlds(view, derived(seed, "worlds"))
        base = self.worlds.reopened()
        assert isinstance(base, Cardia)
        self.base = base
        self.offset: int = base.domain_of(self.seat).offset
        self.most = most_worlds
        self.nodes = 0

    @property
    def together(self) -> bool:
        """Do both choose a card at once?"""
        return both_choose(self.base)

    def each(self, lines: int) -> Iterator[Cardia]:
        """Worlds, as many as the budget allows where each costs so many lines of play; one at least."""
        dealt = 0
        while dealt < self.most:
            if self.budget.nodes is not None:
                if dealt and self.nodes + lines > self.budget.nodes:
                    return
            elif dealt and self.meter.spent * (dealt + 1) / dealt > LOOKING * (self.budget.seconds or 0.0):
                return
            yield self._world()
            dealt += 1
            self.nodes += lines

    def clash(self) -> Clash:
        """My cards against theirs, over the worlds there is time for."""
        found = Clash(self.rounds, self.base, self.seat)
        theirs = max(1, count(self.base.hand(1 - self.seat)))
        for world in self.each(len(found.cards) * theirs):
            found.add(world)
        return found

    def ranges(self, hands: int) -> Ranges:
        """What I may hold, as they see it, against what they may hold, as far as there is time for."""
        cells = max(1, count(self.base.hand(0)) * count(self.base.hand(1)))
        if self.budget.nodes is not None:
            hands = max(1, min(hands, isqrt(self.budget.nodes // cells)))
        found = Ranges(self.rounds, self.base, self.seat, hands)
        for _ in range(DEALT * hands):
            world = self._world()
            found.offer(world, False)
            found.lies(world)
            onlooker = self.base.clone()
            self.worlds.rng.state = onlooker.redeal(-1, self.worlds.rng.state)
            found.offer(onlooker, True)
        steps = 0
        while self._more(found.nodes, cells * (2 * steps + 1), steps == 0) and found.grow():
            steps += 1
        way = 1
        whole = found.nodes
        while self._more(found.nodes, whole, False) and found.again(way):
            way += 1
        self.nodes = found.nodes
        return found

    def _more(self, done: int, wanted: int, first: bool) -> bool:
        """Is there budget for so many more lines of play?"""
        if first:
            return True
        if self.budget.nodes is not None:
            return done + wanted <= self.budget.nodes
        spent = self.meter.spent
        return spent * (done + wanted) / done <= LOOKING * (self.budget.seconds or 0.0)

    def _world(self) -> Cardia:
        world = self.worlds.reopened()
        assert isinstance(world, Cardia)
        return world

    def weighed(self) -> list[Choice]:
        """Each option played on in every world: mean chances, with their errors, in the order of the options."""
        numbers = [option["action"] - self.offset for option in options_of(self.view)]
        sums = [0.0] * len(numbers)
        squares = [0.0] * len(numbers)
        dealt = 0
        for world in self.each(len(numbers)):
            for n, number in enumerate(numbers):
                got = self.rounds.after(world, self.seat, number)
                sums[n] += got
                squares[n] += got * got
            dealt += 1
        return [
            Choice(self.offset + number, total / dealt, spread(total, square, dealt), visits=dealt)
            for number, total, square in zip(numbers, sums, squares, strict=True)
        ]

    def exact(self) -> tuple[float, list[float]] | None:
        """The chance and the mixture where everybody knows all cards and the rest can be worked out; None elsewhere."""
        if self.base.left(0) > 1 or self.base.left(1) > 1:
            return None
        try:
            found = solve(self.base, exact_positions(self.budget))
        except CannotSolve:
            return None
        value = (1.0 + float(found.value)) / 2.0
        words = found.strategies[self.seat]
        mixture = [float(words.get(option["word"], 0)) for option in options_of(self.view)]
        return value if self.seat == 0 else 1.0 - value, mixture

    def quality(self, worlds: int) -> dict[str, Any]:
        return {"worlds": worlds, "nodes": self.nodes, "depth": 1, "weights": self.weights}


def exact_positions(budget: Budget) -> int:
    """How many positions of an endgame a budget lets be looked at: as many as nodes, or as its time surely allows."""
    if budget.nodes is not None:
        return max(1, budget.nodes)
    return max(1, int(SOLVING * EXACT_A_SECOND * (budget.seconds or 0.0)))


def spread(total: float, squares: float, n: int) -> float:
    """The standard error of a mean."""
    if n < 2:
        return 0.25
    mean = total / n
    return float((max(0.0, squares / n - mean * mean) / (n - 1)) ** 0.5)


@dataclass(frozen=True)
class Encounter:
    """How often a card of mine wins and loses its encounter against mixtures of theirs."""

    wins: float
    loses: float


def encounter(look: Look, card: str, plays: Callable[[int], float]) -> Encounter:
    """Against what they are likely to play, by influence and waiting modifiers only."""
    waits = look.view["table"]["waiting"]
    lead = INFLUENCE[card] + _modifier(waits[look.seat]) - _modifier(waits[1 - look.seat])
    wins = loses = 0.0
    for influence in range(1, 17):
        wins += plays(influence) * (lead > influence)
        loses += plays(influence) * (lead < influence)
    return Encounter(wins, loses)


def _modifier(waits: dict[str, Any]) -> int:
    following = waits["next"]
    return 0 if following is None else int(following["modifier"])


def beliefs(look: Look, holds: Callable[[int], float], shown: int = 2) -> list[Belief]:
    """How likely their highest cards are in their hand.

    As long as nothing was learned of their hidden cards these are alike, and the chance is exact; afterwards it is told
    from the worlds that were looked at.
    """
    other = 1 - look.seat
    base = look.base
    known = (base.known >> (16 * other)) & SIDE_0
    unseen = hidden_cards(base, other) & ~known
    alike = base.remembered(other) is None
    found: list[Belief] = []
    for influence in range(16, 0, -1):
        chance = holds(influence)
        if alike:
            free = int(count(base.hand(other)) - count(known))
            chance = free / int(count(unseen)) if unseen >> influence & 1 else 0.0
        if 0.0 < chance < 1.0 and len(found) < shown:
            found.append(Belief("holds", chance, {"card": base.kit.name_of(influence), "seat": other}))
    return found
