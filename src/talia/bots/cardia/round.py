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
from talia.bots.methods.policy import Critic
from talia.core.bits import bit, count, has, lowest, members, single
from talia.core.program import STEPS
from talia.games.cardia.cards.card import RAISES, all_cards
from talia.games.cardia.numbers import FACTIONS, PLAYED, SIDE_0, influences_of
from talia.games.cardia.rounds import ROUND
from talia.games.cardia.state import Cardia

_DEEP: Final = 3  # questions within questions that are still weighed; deeper ones take the first answer
_BEGIN: Final[i64] = ROUND.at("begin")
_PLAY: Final[i64] = ROUND.at("play")
_PUT_UNDER: Final = "cardia.put_under"  # the question which card goes under the deck
_COLUMNS: Final = 17  # their cards by influence


@final
class Pair:
    """An ability that has two played cards chosen, one after the other."""

    def __init__(self, place: i64, by: i64) -> None:
        self.place: i64 = place  # where it asks for the first
        self.by: i64 = by  # what that one gets, roughly


def _pairs() -> list[Pair]:
    found: list[Pair] = []
    for card in all_cards():
        places = card.program.places
        if "choose" in places and "choose.2" in places:
            first, second = STEPS[places["choose"]], STEPS[places["choose.2"]]
            if first.domain() is PLAYED and second.domain() is PLAYED:
                found.append(Pair(places["choose"], 3 if card.does & RAISES != 0 else -3))
    return found


_PAIRS: Final = _pairs()


def between_rounds(s: Cardia) -> bool:
    """Has the game ended, or does a new round begin?"""
    if s.ended:
        return True
    return s.asks_at(_BEGIN) or both_choose(s)


def both_choose(s: Cardia) -> bool:
    """Do both choose a card for the row now, at once?"""
    return s.asks_at(_PLAY) and s.shown == 0


@final
class Rounds:
    """Plays worlds on by the judgement of a net; at their end a critic may have a say as well."""

    def __init__(self, net: CardiaNet, critic: Critic | None = None, share: float = 0.0) -> None:
        self.net = net
        self.critic = critic
        self.share = share  # of the critic's judgement, 0 to 1

    def chance(self, s: Cardia, seat: i64) -> float:
        """The seat's chance of winning from a world whose hands both count."""
        critic = self.critic
        share = self.share
        if critic is None or share <= 0.0 or s.ended:
            return self.net.chance(s, seat)
        # Both sides are asked: what one of them overrates the other one underrates.
        mine = critic.chance(s, seat, s.kit.named(s.hand(1 - seat)) >> 1)
        theirs = critic.chance(s, 1 - seat, s.kit.named(s.hand(seat)) >> 1)
        found = share * 0.5 * (mine + 1.0 - theirs)
        if share < 1.0:
            found += (1.0 - share) * self.net.chance(s, seat)
        return found

    def settled(self, s: Cardia, depth: i64) -> Cardia:
        """The table at the next round or the end; the one that was given is used up."""
        while not between_rounds(s):
            seat = lowest(s.owing)
            options = s.options_of(seat)
            if single(options):
                s.take(seat, lowest(options))
            elif s.options == 0 and s.asking().prompt() == _PUT_UNDER:
                s.take(seat, _least(s, options))
            elif s.domain_of(seat) is FACTIONS:
                s.take(seat, _faction(s, 1 - seat, s.cause() == s.kit.demanding.rule))
            elif depth >= _DEEP:
                s.take(seat, lowest(options))
            else:
                by = _first_of_two(s)
                if by == 0:
                    return self._best(s, seat, options, depth)
                s.take(seat, self._marked(s, seat, options, by))
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

    def _marked(self, s: Cardia, seat: i64, options: i64, by: i64) -> i64:
        """The first of two cards, judged without the second: twenty looks instead of four hundred."""
        best = lowest(options)
        highest = -1e9
        while options != 0:
            card = lowest(options)
            after = s.clone()
            after.mark(card, by)
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
        return self.chance(self.settled(after, 0), seat)

    def clash(self, world: Cardia, seat: i64, mine: i64, theirs: i64) -> float:
        """The seat's chance once these two cards have met."""
        after = world.clone()
        after.take(seat, mine)
        after.take(1 - seat, theirs)
        return self.chance(self.settled(after, 0), seat)


def _first_of_two(s: Cardia) -> i64:
    """What the first of two cards gets that an ability has chosen, if that is asked now; else 0."""
    for pair in _PAIRS:
        if s.asks_at(pair.place):
            return pair.by
    return 0


def _least(s: Cardia, options: i64) -> i64:
    """The card of least influence."""
    best = lowest(options)
    while options != 0:
        card = lowest(options)
        if s.kit.influence(card) < s.kit.influence(best):
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
                at = world.kit.influence(card)
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
