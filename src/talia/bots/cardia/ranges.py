"""The round as a game between two who do not know each other's hands: what each may hold is dealt, all against all.

`Clash` lets an imagined opponent answer my very hand. Here the opponent answers all hands I may have as he sees it, so
my mixture need not hide what he cannot know. Hands of both sides are drawn, each pair of hands and cards is played on
once or more, and regret matching plus finds what each hand mixes. Number 0 of my hands is the true one.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from talia.bots.cardia.round import Rounds
from talia.core.bits import has, members
from talia.games.cardia.numbers import SIDE_0, SIDE_1, influence_of
from talia.games.cardia.state import Cardia

_MOST: Final = 16  # cards of a hand at the most
_DEALS: Final = 6  # ways to lie under a hand that are kept
_TRUE: Final = 0.5  # the least weight of my true hand


@final
class Hand:
    """A hand that a seat may have, with some ways the rest of its cards may lie."""

    def __init__(self, cards: int, numbers: list[int], table: Cardia) -> None:
        self.cards = cards  # influences
        self.numbers = numbers  # as answers to the question
        self.deals: list[Cardia] = [table]
        self.weight = 1.0
        self.mixture: list[float] = []


def together(mine: Cardia, theirs: Cardia, seat: i64) -> Cardia:
    """One table of my side of one and their side of another: two decks have nothing to do with each other."""
    both = theirs.clone()
    if seat == 0:
        both.hands = (mine.hands & SIDE_0) | (theirs.hands & SIDE_1)
        both.deck0 = mine.deck0
        both.fog0 = mine.fog0
        both.a = mine.a
    else:
        both.hands = (mine.hands & SIDE_1) | (theirs.hands & SIDE_0)
        both.deck1 = mine.deck1
        both.fog1 = mine.fog1
        both.b = mine.b
    return both


@final
class Ranges:
    """My hands against theirs. `mine` and `theirs` grow by `offer`; `grow` plays on one more of each side."""

    def __init__(self, rounds: Rounds, base: Cardia, seat: i64, most: int) -> None:
        self.rounds = rounds
        self.seat: i64 = seat
        self.most = most
        self.mine: list[Hand] = []
        self.theirs: list[Hand] = []
        self.payoffs: list[list[vec[float]]] = []  # for each pair of hands: rows are my cards, _MOST columns each
        self.times: list[list[int]] = []  # how often each pair was played on
        self.size: i64 = 0  # so many of each side are played on (or all, if there are fewer)
        self.nodes = 0
        self.offer(base, True)

    def offer(self, table: Cardia, own: bool) -> None:
        """One more way that my cards (or theirs) may lie."""
        seat = self.seat if own else 1 - self.seat
        hands = self.mine if own else self.theirs
        cards: int = table.hand(seat)
        for hand in hands:
            if hand.cards == cards:
                hand.weight += 1.0
                if len(hand.deals) < _DEALS:
                    hand.deals.append(table)
                return
        if len(hands) < self.most:
            hands.append(Hand(cards, members(table.options_of(seat)), table))
            if own and len(hands) == 1:
                hands[0].weight = _TRUE

    def lies(self, table: Cardia) -> None:
        """One more way that the cards I do not hold may lie under my true hand."""
        deals = self.mine[0].deals
        if len(deals) < _DEALS:
            deals.append(table)

    def grow(self) -> bool:
        """One more hand of each side is played on against all of the other. False when there is none left."""
        if self.size >= max(len(self.mine), len(self.theirs)):
            return False
        self.size += 1
        rows = min(self.size, len(self.mine))
        columns = min(self.size, len(self.theirs))
        while len(self.payoffs) < rows:
            self.payoffs.append([])
            self.times.append([])
        for m in range(rows):
            for k in range(len(self.payoffs[m]), columns):
                blank = vec[float]()
                for _ in range(len(self.mine[m].numbers) * _MOST):
                    blank = append(blank, 0.0)
                self.payoffs[m].append(blank)
                self.times[m].append(0)
                self._meet(m, k, 0)
        return True

    def again(self, way: int) -> bool:
        """All pairs once more, with other cards to be drawn. False where no hand has another way to lie."""
        found = False
        for m in range(len(self.payoffs)):
            for k in range(len(self.payoffs[m])):
                if way < max(len(self.mine[m].deals), len(self.theirs[k].deals)):
                    self._meet(m, k, way)
                    found = True
        return found

    def _meet(self, m: i64, k: i64, way: int) -> None:
        """Every card of one hand against every card of another."""
        mine = self.mine[m]
        theirs = self.theirs[k]
        first = mine.deals[way % len(mine.deals)]
        second = theirs.deals[way % len(theirs.deals)]
        world = together(first, second, self.seat)
        payoffs = self.payoffs[m][k]
        times = self.times[m][k]
        share = 1.0 / float(times + 1)
        for i in range(len(mine.numbers)):
            for j in range(len(theirs.numbers)):
                got = self.rounds.clash(world, self.seat, mine.numbers[i], theirs.numbers[j])
                at = i * _MOST + j
                payoffs[at] += share * (got - payoffs[at])
        self.times[m][k] = times + 1
        self.nodes += len(mine.numbers) * len(theirs.numbers)

    # Solving.

    def solve(self, iterations: i64) -> None:
        """Find what each hand mixes: regret matching plus, later turns counting more."""
        rows = len(self.payoffs)
        columns = len(self.payoffs[0])
        mine = [_Player(len(self.mine[m].numbers), self.mine[m].weight) for m in range(rows)]
        theirs = [_Player(len(self.theirs[k].numbers), self.theirs[k].weight) for k in range(columns)]
        for turn in range(iterations):
            weight = float(turn + 1)
            for player in mine:
                player.match(weight)
            for k in range(columns):
                theirs[k].clear()
                for m in range(rows):
                    _columns_gain(self.payoffs[m][k], mine[m], theirs[k])
                theirs[k].learn(-1.0)
            for player in theirs:
                player.match(weight)
            for m in range(rows):
                mine[m].clear()
                for k in range(columns):
                    _rows_gain(self.payoffs[m][k], mine[m], theirs[k])
                mine[m].learn(1.0)
        for m in range(rows):
            self.mine[m].mixture = mine[m].average()
        for k in range(columns):
            self.theirs[k].mixture = theirs[k].average()

    def mixture(self) -> list[float]:
        """What my true hand mixes."""
        return self.mine[0].mixture

    def against(self) -> list[float]:
        """What each card of my true hand gets against what their hands mix."""
        columns = len(self.payoffs[0])
        total = 0.0
        got = [0.0] * len(self.mine[0].numbers)
        for k in range(columns):
            hand = self.theirs[k]
            total += hand.weight
            payoffs = self.payoffs[0][k]
            for i in range(len(got)):
                for j in range(len(hand.numbers)):
                    got[i] += hand.weight * hand.mixture[j] * payoffs[i * _MOST + j]
        return [value / total for value in got]

    def spreads(self) -> list[float]:
        """The variance of what a card of my true hand gets, from one of their hands to the other."""
        means = self.against()
        columns = len(self.payoffs[0])
        found = [0.0] * len(means)
        for k in range(columns):
            hand = self.theirs[k]
            payoffs = self.payoffs[0][k]
            for i in range(len(means)):
                got = 0.0
                for j in range(len(hand.numbers)):
                    got += hand.mixture[j] * payoffs[i * _MOST + j]
                found[i] += (got - means[i]) * (got - means[i]) / float(columns)
        return found

    def plays(self, influence: i64) -> float:
        """How likely it is that they play a card."""
        total = 0.0
        found = 0.0
        for k in range(len(self.payoffs[0])):
            hand = self.theirs[k]
            total += hand.weight
            for j in range(len(hand.numbers)):
                if influence_of(hand.numbers[j]) == influence:
                    found += hand.weight * hand.mixture[j]
        return found / total

    def holds(self, influence: i64) -> float:
        """How likely it is that they hold a card."""
        total = 0.0
        found = 0.0
        for k in range(len(self.payoffs[0])):
            hand = self.theirs[k]
            total += hand.weight
            if has(hand.cards, influence):
                found += hand.weight
        return found / total


@final
class _Player:
    """One hand while a game is being solved."""

    def __init__(self, cards: int, weight: float) -> None:
        self.cards: i64 = cards
        self.weight = weight
        self.regret: vec[float] = _zeros(cards)
        self.now: vec[float] = _zeros(cards)
        self.total: vec[float] = _zeros(cards)
        self.gets: vec[float] = _zeros(cards)

    def match(self, weight: float) -> None:
        """Each card in proportion to how much it is regretted; all alike where none is."""
        regret = self.regret
        whole = 0.0
        for n in range(self.cards):
            whole += regret[n]
        for n in range(self.cards):
            share = regret[n] / whole if whole > 0.0 else 1.0 / float(self.cards)
            self.now[n] = share
            self.total[n] += weight * share

    def clear(self) -> None:
        for n in range(self.cards):
            self.gets[n] = 0.0

    def learn(self, sign: float) -> None:
        mean = 0.0
        for n in range(self.cards):
            mean += self.now[n] * self.gets[n]
        for n in range(self.cards):
            self.regret[n] = max(0.0, self.regret[n] + sign * (self.gets[n] - mean))

    def average(self) -> list[float]:
        whole = 0.0
        for n in range(self.cards):
            whole += self.total[n]
        return [self.total[n] / whole for n in range(self.cards)]


def _zeros(n: i64) -> vec[float]:
    made = vec[float]()
    for _ in range(n):
        made = append(made, 0.0)
    return made


def _columns_gain(payoffs: vec[float], mine: _Player, theirs: _Player) -> None:
    """What each of their cards leaves me, weighed by how likely my hand is and what it plays now."""
    gets = theirs.gets
    now = mine.now
    for i in range(mine.cards):
        share = mine.weight * now[i]
        if share > 0.0:
            at = i * _MOST
            for j in range(theirs.cards):
                gets[j] += share * payoffs[at + j]


def _rows_gain(payoffs: vec[float], mine: _Player, theirs: _Player) -> None:
    gets = mine.gets
    now = theirs.now
    for i in range(mine.cards):
        at = i * _MOST
        total = 0.0
        for j in range(theirs.cards):
            total += now[j] * payoffs[at + j]
        gets[i] += theirs.weight * total
