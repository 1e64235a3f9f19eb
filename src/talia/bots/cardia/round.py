"""One round of Cardia looked through: what a choice leads to, and the game of my cards against theirs.

A world (a table dealt from a view) is played on to the next round: questions of abilities on the way are answered by
their owner's own judgement, from what that seat may know. Factions are named by a rule, not by looking at the hand they
are meant for. `Rounds` does that; `Clash` gathers worlds into one game against an opponent of unknown hand.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.bots.cardia.net import CardiaNet
from talia.bots.methods.matrix import Solution, solve_hidden
from talia.core.bits import bit, count, has, lowest, members, single
from talia.games.cardia.cards.deck1 import INVENTOR
from talia.games.cardia.cards.deck2 import BLACKMAILER
from talia.games.cardia.cards.places import SCRAPYARD_PROGRAM
from talia.games.cardia.numbers import FACTIONS, SIDE_0, influence_of, influences_of
from talia.games.cardia.rounds import ROUND
from talia.games.cardia.state import Cardia

_DEEP: Final = 3  # questions within questions that are still weighed; deeper ones take the first answer
_COLUMNS: Final = 17  # their cards by influence


def between_rounds(s: Cardia) -> bool:
    """Has the game ended, or does a new round begin?"""
    if s.ended:
        return True
    at = s.pc - 1
    return at == ROUND or (at == ROUND + 1 and s.shown == 0)


def both_choose(s: Cardia) -> bool:
    """Do both choose a card for the row now, at once?"""
    return s.pc - 1 == ROUND + 1 and s.shown == 0


@final
class Rounds:
    """Plays worlds on by the judgement of a net."""

    def __init__(self, net: CardiaNet) -> None:
        self.net = net

    def settled(self, s: Cardia, depth: i64) -> Cardia:
        """The table at the next round or the end; the one that was given is used up."""
        while not between_rounds(s):
            seat = lowest(s.owing)
            options = s.options_of(seat)
            if single(options):
                s.take(seat, lowest(options))
            elif s.pc - 1 == SCRAPYARD_PROGRAM:
                s.take(seat, _least(options))
            elif s.domain_of(seat) is FACTIONS:
                s.take(seat, _faction(s, 1 - seat, s.pc - 1 == BLACKMAILER))
            elif depth >= _DEEP:
                s.take(seat, lowest(options))
            elif s.pc - 1 == INVENTOR:
                s.take(seat, self._raised(s, seat, options))
            else:
                return self._best(s, seat, options, depth)
        return s

    def _best(self, s: Cardia, seat: i64, options: i64, depth: i64) -> Cardia:
        """What comes of the answer that its owner likes best."""
        best: Cardia | None = None
        highest = 0.0
        while options != 0:
            after = s.clone()
            after.take(seat, lowest(options))
            after = self.settled(after, depth + 1)
            value = self.net.knows(after, seat)
            if best is None or value > highest:
                best = after
                highest = value
            options &= options - 1
        assert best is not None
        return best

    def _raised(self, s: Cardia, seat: i64, options: i64) -> i64:
        """The Inventor's first card, judged without the second: twenty looks instead of four hundred."""
        best = lowest(options)
        highest = -1e9
        while options != 0:
            card = lowest(options)
            after = s.clone()
            after.mark(card, 3)
            value = self.net.knows(after, seat)
            if value > highest:
                best = card
                highest = value
            options &= options - 1
        return best

    def after(self, world: Cardia, seat: i64, number: i64) -> float:
        """The seat's chance once it has given this answer and the round is played on."""
        after = world.clone()
        after.take(seat, number)
        return self.net.chance(self.settled(after, 0), seat)

    def clash(self, world: Cardia, seat: i64, mine: i64, theirs: i64) -> float:
        """The seat's chance once these two cards have met."""
        after = world.clone()
        after.take(seat, mine)
        after.take(1 - seat, theirs)
        return self.net.chance(self.settled(after, 0), seat)


def _least(options: i64) -> i64:
    """The card of least influence."""
    best = lowest(options)
    while options != 0:
        card = lowest(options)
        if influence_of(card) < influence_of(best):
            best = card
        options &= options - 1
    return best


def _faction(s: Cardia, owner: i64, rarest: bool) -> i64:
    """The faction that most of a seat's unseen influence is of, or least: as anybody can count it."""
    seen = s.played | s.discards
    if s.shown != 0:
        seen |= bit(s.shown)
    unseen = s.kit.cards & ~((seen >> (16 * owner)) & SIDE_0)
    best: i64 = 0
    most: i64 = -1
    for faction in range(4):
        many: i64 = 0
        cards = unseen & influences_of(faction)
        while cards != 0:
            many += 4 + lowest(cards)
            cards &= cards - 1
        if rarest:
            many = 1000 - many
        if many > most:
            most = many
            best = faction
    return best


@final
class Clash:
    """My cards against theirs, over worlds: one matrix for each hand they may have.

    Worlds in which they hold the same hand are one to them, so their payoffs are averaged: nobody may choose by what is
    still to be drawn.
    """

    def __init__(self, rounds: Rounds, base: Cardia, seat: i64) -> None:
        self.rounds = rounds
        self.seat: i64 = seat
        self.cards: list[int] = members(base.options_of(seat))  # mine, as numbers of the question
        self.kinds: dict[int, int] = {}
        self.hands: list[int] = []  # theirs, as influences
        self.payoffs: list[list[list[float]]] = []
        self.weights: list[float] = []
        self.squares: list[float] = [0.0] * len(self.cards)  # of what a card gets in a world, for its standard error
        self.sums: list[float] = [0.0] * len(self.cards)
        self.worlds = 0

    def add(self, world: Cardia) -> None:
        """One more world; both choose in it."""
        seat = self.seat
        other = 1 - seat
        theirs = members(world.options_of(other))
        hand: int = world.hand(other)
        kind = self.kinds.get(hand, -1)
        if kind < 0:
            kind = len(self.hands)
            self.kinds[hand] = kind
            self.hands.append(hand)
            self.payoffs.append([[0.0] * _COLUMNS for _ in self.cards])
            self.weights.append(0.0)
        payoffs = self.payoffs[kind]
        weight = self.weights[kind]
        share = 1.0 / (weight + 1.0)
        for i in range(len(self.cards)):
            row = payoffs[i]
            total = 0.0
            for card in theirs:
                got = self.rounds.clash(world, seat, self.cards[i], card)
                at = influence_of(card)
                row[at] += share * (got - row[at])
                total += got
            total /= float(len(theirs))
            self.sums[i] += total
            self.squares[i] += total * total
        self.weights[kind] = weight + 1.0
        self.worlds += 1

    def solved(self, iterations: i64, enough: float) -> Solution:
        """How often to play each of my cards, and each of theirs with each hand; columns are influences."""
        return solve_hidden(self.payoffs, self.weights, self.hands, iterations, enough)

    def uniform(self) -> list[float]:
        """What each of my cards gets against a uniform opponent."""
        return [self.sums[i] / float(self.worlds) for i in range(len(self.cards))]

    def holds(self, influence: i64) -> float:
        """How likely it is that they hold a card."""
        found = 0.0
        for kind in range(len(self.hands)):
            if has(self.hands[kind], influence):
                found += self.weights[kind]
        return found / float(self.worlds)

    def plays(self, influence: i64) -> float:
        """How likely it is that they play a card, each of a hand alike."""
        found = 0.0
        for kind in range(len(self.hands)):
            if has(self.hands[kind], influence):
                found += self.weights[kind] / float(count(self.hands[kind]))
        return found / float(self.worlds)
