"""The chance of winning after a turn, learned: what the net sees, and many ways to end a turn judged at once.

A way to end a turn is five numbers (`hands.py`): the cards that come to the hand and leave it,
that come to the area and leave it, and the points of the hand. All ways of one turn share almost all features, so the
sums of the first layer are made once and only the differences are added.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from talia.bots.fantasy_realms.hands import Sight
from talia.bots.fantasy_realms.sight import members
from talia.bots.methods.net import BadWeights, Floats, Net, load, sigmoid, weights_of
from talia.games.fantasy_realms.cards import CARD_COUNT

VERSION = "fantasy_realms-1"
ROUNDS = 16  # the last one stands for all that follow
LEFTS = 13  # cards the area still needs: 12 at most are printed
BENDS = (120.0, 160.0, 200.0, 240.0)  # points where the line that turns points into chances may bend
SLOPES = 2 + len(BENDS)  # whether so many are left, the points, and the points above each bend; in hundreds
SIZES = 8

HAND = 0
AREA = HAND + CARD_COUNT
NEXT = AREA + CARD_COUNT  # known in the hand of the next player
OTHERS = NEXT + CARD_COUNT  # known in the hands of the players after that
ROUND = OTHERS + CARD_COUNT
POINTS = ROUND + ROUNDS  # for each number of cards left, the points of the hand
SIZE = POINTS + LEFTS * SLOPES  # of one's own hand, and of the next player's
FEATURES = SIZE + 2 * SIZES

TIRED = 6  # rounds
# Between two players the learned chances are the noisier ones, and the highest of many is too often a mistake: points
# steady it. At a table of four they cost wins: there one must dare.
BALLAST = {"two_player": 0.003}
NEAR = 0.0005  # what a point of the expected lead counts besides the chance of winning


@dataclass(frozen=True)
class Judged:
    """Ways to end a turn, in the order given."""

    ways: Any  # n x 5 numbers
    chances: Floats
    leads: Floats  # over the best of the others, in points
    values: Floats  # what is compared


def _fixed(seen: Sight, hand: int, area: int) -> list[int]:
    """The features that have nothing to do with points and one's own number of cards."""
    found = [HAND + card for card in members(hand)]
    found += [AREA + card for card in members(area)]
    found += [NEXT + card for card in members(int(seen.next_known))]
    found += [OTHERS + card for card in members(int(seen.others_known))]
    found.append(ROUND + min(ROUNDS - 1, int(seen.turn // seen.seats)))
    found.append(SIZE + SIZES + min(SIZES - 1, int(seen.other_size)))
    return found


def features(seen: Sight, way: list[int], over: bool = False) -> list[tuple[int, float]]:
    """The features of one way to end a turn, for training; as if the game were over by it, where that is asked."""
    came, went, to_area, from_area, points = way
    hand = (int(seen.hand) | _card(came)) & ~_card(went)
    area = (int(seen.area) & ~_card(from_area)) | _card(to_area)
    left = 0 if over else int(seen.left) - (area.bit_count() - int(seen.area).bit_count())
    at = POINTS + min(LEFTS - 1, max(0, left)) * SLOPES
    found = [(feature, 1.0) for feature in _fixed(seen, hand, area)]
    found.append((SIZE + min(SIZES - 1, hand.bit_count()), 1.0))
    found += [(at, 1.0), (at + 1, points / 100)]
    return found + [(at + 2 + n, (points - bend) / 100) for n, bend in enumerate(BENDS) if points > bend]


def tiring(seen: Sight) -> float:
    """What a turn costs that brings the end no nearer: hardly anything at first, more and more in long games.

    Without it, bots that judge alike swap cards with the discard area for ever.
    """
    return 0.002 + 0.004 * max(0, int(seen.turn // seen.seats) - TIRED)


def _card(number: int) -> int:
    return 1 << number if number >= 0 else 0


class Evaluation:
    """A net for many ways to end one turn."""

    def __init__(self, net: Net, ballast: float = 0.0) -> None:
        self.net = net
        self.ballast = ballast  # what a point of the hand counts besides
        first = net.layers[0][0]
        nothing = np.zeros((1, first.shape[1]), np.float32)
        # The last row is "no card": number -1 finds it.
        self.hand = np.concatenate([first[HAND:AREA], nothing])
        self.area = np.concatenate([first[AREA:NEXT], nothing])
        self.points = first[POINTS:SIZE].reshape(LEFTS, SLOPES, -1)
        self.sizes = first[SIZE : SIZE + SIZES]

    def judge(self, seen: Sight, flat: list[int]) -> Judged:
        ways = np.array(flat, np.int64).reshape(-1, 5)
        came, went, to_area, from_area, points = ways.T
        first, bias = self.net.layers[0]
        fixed = _fixed(seen, int(seen.hand), int(seen.area))
        size = int(seen.hand).bit_count() + (came >= 0) - (went >= 0)
        left = np.clip(int(seen.left) - (to_area >= 0) + (from_area >= 0), 0, LEFTS - 1)
        sums = bias + first[fixed].sum(0) + self.hand[came] - self.hand[went] + self.area[to_area]
        sums = sums - self.area[from_area] + self.sizes[np.minimum(size, SIZES - 1)]
        sums = sums + self.points[left, 0] + self.points[left, 1] * _hundreds(points)
        for number, bend in enumerate(BENDS):
            sums = sums + self.points[left, 2 + number] * _hundreds(np.maximum(points - bend, 0.0))
        raw = self.net.raw(sums)
        chances = sigmoid(raw[:, 0])
        leads: Floats = raw[:, 1] * np.float32(self.net.score_scale)
        values: Floats = (chances + NEAR * leads + self.ballast * points).astype(np.float32)
        return Judged(ways, chances, leads, values)


def _hundreds(points: Any) -> Floats:
    """Points in hundreds, a column."""
    column: Floats = (points / 100).astype(np.float32)[:, None]
    return column


def weights_for(seats: int, options: dict[str, Any]) -> str:
    """The name of the weights for a variant."""
    return "fantasy_realms_two_player" if options["variant"] == "two_player" else f"fantasy_realms_{seats}"


def loaded(seats: int, options: dict[str, Any]) -> tuple[Net, str] | None:
    """The net for this very variant and the beginning of its hash, if there is one."""
    try:
        path = weights_of("fantasy_realms") / weights_for(seats, options)
        net, about = load(path, "fantasy_realms", seats, options, VERSION)
    except BadWeights:
        return None
    return net, about.sha256[:12]
