"""Chaos: what swaps bring to a hand, and to the hands that others may have. Compiled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from talia.bots.fantasy_realms.hands import Hands
from talia.core.bits import bit, lowest
from talia.core.state import State
from talia.games.fantasy_realms.state import Table
from talia.games.fantasy_realms.tables import SUIT


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


@final
class Partners:
    """The others' hands in some worlds, and what they would think of swaps."""

    def __init__(self, hands: Hands, seat: int, seats: int) -> None:
        self.hands = hands
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.dealt: list[list[int]] = []  # hands by world and seat

    def see(self, world: State) -> None:
        """One more world."""
        assert isinstance(world, Table)
        self.dealt.append([int(world.hand(owner)) for owner in range(self.seats)])

    def agrees(self, partner: int, gives: int, gets: int) -> tuple[float, float]:
        """In which share of the worlds a swap gains the partner points, and how many on average."""
        gained = 0.0
        total = 0.0
        there = 0.0
        for dealt in self.dealt:
            hand: i64 = dealt[partner]
            if hand & bit(gives) == 0:
                continue
            gain = swap_gain(self.hands, hand, gives, gets)
            there += 1.0
            total += float(gain)
            if gain > 0:
                gained += 1.0
        if there == 0.0:
            return 0.5, 0.0
        return gained / there, total / there

    def hopes(self, own: i64, spite: float) -> dict[int, float]:
        """For each card of the own hand: what offering it to anyone brings, on average over the worlds.

        Whoever gains most by it answers, with the card that suits them best; a swap that is no gain is refused.
        """
        found: dict[int, float] = {}
        hands = self.hands
        now = hands.alone(own)
        left = own
        while left != 0:
            low = left & -left
            left ^= low
            total = 0.0
            for dealt in self.dealt:
                most: i64 = 0
                got: i64 = 0
                for owner in range(self.seats):
                    if owner == self.seat:
                        continue
                    hand: i64 = dealt[owner]
                    theirs = hands.alone(hand)
                    rest = hand
                    while rest != 0:
                        card = rest & -rest
                        rest ^= card
                        gain = hands.alone(hand ^ card | low) - theirs
                        if gain > most:
                            most = gain
                            got = card
                if most > 0:
                    gained = float(hands.alone(own ^ low | got) - now) - spite * float(most)
                    if gained > 0.0:
                        total += gained
            found[lowest(low)] = total / float(max(len(self.dealt), 1))
        return found
