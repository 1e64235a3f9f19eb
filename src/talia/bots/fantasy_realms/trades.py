"""Chaos: what swaps bring to a hand, and to the hands that others may have. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from talia.bots.fantasy_realms.hands import WITH_CHOICES, Hands
from talia.core.bits import bit, lowest
from talia.core.state import State
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT
from talia.games.fantasy_realms.extra.kernel import score_mask
from talia.games.fantasy_realms.extra.narrow import SUIT
from talia.games.fantasy_realms.state import FantasyRealms

# How much more likely a hand is for each point of it (an exponent), and how many points somebody who asks or answers
# is taken to misjudge: fitted to games of adepts, by how well it was foretold what each would agree to.
STRENGTH: Final = 0.02
CANDOUR: Final = 12.0
MOST_REGRET: Final = 40.0  # points; hands that do not fit at all are merely unlikely, since their owners err


def swap_gain(hands: Hands, hand: i64, given: i64, got: i64) -> i64:
    """The points that a hand gains by giving one card for another."""
    return hands.alone(hand & ~bit(given) | bit(got)) - hands.alone(hand)


def hopes(hands: Hands, hand: i64, others: i64) -> dict[int, float]:
    """For each card of the hand: the mean gain of getting one of the others for it, losses counted as none."""
    found: dict[int, float] = {}
    left = hand
    while left != 0:
        low = left & -left
        left ^= low
        total: i64 = 0
        number: i64 = 0
        rest = others
        now = hands.alone(hand)
        while rest != 0:
            got = rest & -rest
            rest ^= got
            gain = hands.alone(hand ^ low | got) - now
            if gain > 0:
                total += gain
            number += 1
        found[lowest(low)] = float(total) / float(max(number, 1))
    return found


def wish_gains(hands: Hands, hand: i64, given: i64, others: i64) -> dict[int, float]:
    """For each suit: the mean gain of getting a card of it for the given one."""
    sums: dict[int, float] = {}
    numbers: dict[int, float] = {}
    now = hands.alone(hand)
    rest = others
    while rest != 0:
        got = rest & -rest
        rest ^= got
        gain = hands.alone(hand & ~bit(given) | got) - now
        suit: int = SUIT[lowest(got)]
        sums[suit] = sums.get(suit, 0.0) + float(gain)
        numbers[suit] = numbers.get(suit, 0.0) + 1.0
    return {suit: sums[suit] / numbers[suit] for suit in sums}


def rough(hand: i64) -> i64:
    """The points without the cards that choose at scoring: their best choices take forty times as long to find."""
    return score_mask(hand & ~WITH_CHOICES)


@final
class Partners:
    """The hands that others may have, dealt from the view, and how likely each is by what its owner asks for.

    Evenly dealt, a hand neither fits what its owner wishes for nor is it as good as hands are that were traded for.
    """

    def __init__(self, hands: Hands, seat: int, seats: int, others: int) -> None:
        self.hands = hands
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.others: i64 = others  # the cards that are not in the own hand
        self.held: list[list[int]] = [[] for _ in range(seats)]  # by owner, one hand a world
        self.shares: list[list[float]] = [[] for _ in range(seats)]  # how likely each of them is; together 1

    def see(self, world: State) -> None:
        """One more world."""
        assert isinstance(world, FantasyRealms)
        for owner in range(self.seats):
            if owner != self.seat:
                self.held[owner].append(int(world.hand(owner)))

    def weigh(self, partner: int, wishes: list[tuple[int, int]], laid: list[tuple[int, int]]) -> None:
        """How likely the partner's hands are: by their points, by the suits wished for against offered cards, and by
        the cards laid against offers of one's own."""
        found: list[float] = []
        for held in self.held[partner]:
            hand: i64 = held
            told = STRENGTH * float(self.hands.alone(hand))
            for offered, suit in wishes:
                told -= self.regret_of_wish(hand, offered, suit) / CANDOUR
            for offered, answer in laid:
                told -= self.regret_of_laying(hand, offered, answer) / CANDOUR
            found.append(told)
        most = max(found)
        found = [exp(told - most) for told in found]
        total = sum(found)
        self.shares[partner] = [share / total for share in found]

    def regret_of_wish(self, hand: i64, offered: i64, suit: i64) -> float:
        """By how many points a card of another suit would on average have been better for what was offered."""
        if hand & bit(offered) == 0:
            return MOST_REGRET
        sums = [0.0] * SUIT_COUNT
        numbers = [0.0] * SUIT_COUNT
        kept = hand & ~bit(offered)
        left = self.others & ~hand
        while left != 0:
            card = lowest(left)
            left &= left - 1
            sums[SUIT[card]] += float(rough(kept | bit(card)))
            numbers[SUIT[card]] += 1.0
        if numbers[suit] == 0.0:
            return MOST_REGRET
        best = max([sums[other] / numbers[other] for other in range(SUIT_COUNT) if numbers[other] > 0.0])
        return min(MOST_REGRET, best - sums[suit] / numbers[suit])

    def regret_of_laying(self, hand: i64, offered: i64, answer: i64) -> float:
        """By how many points another card would have been better to lay; more, if this one is no gain at all."""
        now = self.hands.alone(hand)
        best: i64 = -100_000
        left = hand
        while left != 0:
            low = left & -left
            left ^= low
            best = max(best, self.hands.alone(hand ^ low | bit(offered)))
        after = self.hands.alone(hand & ~bit(answer) | bit(offered))
        return min(MOST_REGRET, float(best - after)) + (0.0 if after > now else MOST_REGRET)

    def agrees(self, partner: int, gives: int, gets: int) -> tuple[float, float]:
        """How likely a swap gains the partner points, and how many on average."""
        gained = 0.0
        total = 0.0
        there = 0.0
        for at, held in enumerate(self.held[partner]):
            hand: i64 = held
            if hand & bit(gives) == 0:
                continue
            share = self.shares[partner][at]
            gain = swap_gain(self.hands, hand, gives, gets)
            there += share
            total += share * float(gain)
            if gain > 0:
                gained += share
        if there <= 0.0:
            return 0.5, 0.0
        return gained / there, total / there

    def promises(self, own: i64, given: i64, spite: float) -> list[tuple[float, float]]:
        """For each seat: how likely it lays a card against the given one, and what that brings on average.

        It lays the card that suits it best; a swap that is no gain to oneself is refused.
        """
        gains: dict[int, float] = {}  # of one's own, by the card that is got
        found: list[tuple[float, float]] = []
        for owner in range(self.seats):
            laid = 0.0
            brought = 0.0
            for at, held in enumerate(self.held[owner]):
                hand: i64 = held
                theirs = rough(hand)
                most: i64 = 0
                got: i64 = -1
                left = hand
                while left != 0:
                    card = lowest(left)
                    left &= left - 1
                    gain = rough(hand & ~bit(card) | bit(given)) - theirs
                    if gain > most:
                        most = gain
                        got = card
                if got >= 0:
                    share = self.shares[owner][at]
                    laid += share
                    if got not in gains:
                        gains[got] = float(swap_gain(self.hands, own, given, got))
                    gained = gains[got] - spite * float(most)
                    if gained > 0.0:
                        brought += share * gained
            found.append((laid, brought))
        return found
