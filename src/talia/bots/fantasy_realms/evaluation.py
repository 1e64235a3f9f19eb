"""The chance of winning after a turn, learned: what the net sees, and many ways to end a turn judged at once.

A way to end a turn is five numbers (`hands.py`): the cards that come to the hand and leave it,
that come to the area and leave it, and the points of the hand. All ways of one turn share almost all features, so the
sums of the first layer are made once and only the differences are added.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import add, sub
from typing import Any, Protocol

from talia.bots.fantasy_realms.hands import Sight
from talia.bots.fantasy_realms.sight import members
from talia.bots.methods.weights import BadWeights, Weights, load, squashed, weights_of
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

    ways: list[tuple[int, ...]]  # five numbers each
    chances: list[float]
    leads: list[float]  # over the best of the others, in points
    values: list[float]  # what is compared


class Judge(Protocol):
    """What tells the chances of ways to end a turn."""

    def judge(self, seen: Sight, flat: list[int]) -> Judged: ...


def fixed_features(seen: Sight, hand: int, area: int) -> list[int]:
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
    found = [(feature, 1.0) for feature in fixed_features(seen, hand, area)]
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
    """A net for many ways to end one turn, in plain lists."""

    def __init__(self, net: Weights, ballast: float = 0.0) -> None:
        self.net = net
        self.ballast = ballast  # what a point of the hand counts besides
        first, bias = net.layers[0]
        nothing = [0.0] * len(bias)
        # The last row is "no card": number -1 finds it.
        self.hand = [*first[HAND:AREA], nothing]
        self.area = [*first[AREA:NEXT], nothing]
        self.sizes = first[SIZE : SIZE + SIZES]

    def judge(self, seen: Sight, flat: list[int]) -> Judged:
        first, bias = self.net.layers[0]
        fixed = [first[feature] for feature in fixed_features(seen, int(seen.hand), int(seen.area))]
        shared = [sum(column) for column in zip(bias, *fixed, strict=True)]
        judged = Judged([], [], [], [])
        for at in range(0, len(flat), 5):
            way = tuple(flat[at : at + 5])
            raw = self.net.raw(self._sums(seen, shared, way))
            chance, lead = squashed(raw[0]), raw[1] * self.net.score_scale
            judged.ways.append(way)
            judged.chances.append(chance)
            judged.leads.append(lead)
            judged.values.append(chance + NEAR * lead + self.ballast * way[4])
        return judged

    def _sums(self, seen: Sight, shared: list[float], way: tuple[int, ...]) -> list[float]:
        """The sums of the first layer for one way."""
        came, went, to_area, from_area, points = way
        size = int(seen.hand).bit_count() + (came >= 0) - (went >= 0)
        left = min(LEFTS - 1, max(0, int(seen.left) - (to_area >= 0) + (from_area >= 0)))
        found: Iterable[float] = map(add, shared, self.hand[came])
        found = map(sub, found, self.hand[went])
        found = map(add, found, self.area[to_area])
        found = map(sub, found, self.area[from_area])
        found = map(add, found, self.sizes[min(size, SIZES - 1)])
        slopes = self.net.layers[0][0][POINTS + left * SLOPES : POINTS + (left + 1) * SLOPES]
        found = map(add, found, slopes[0])
        for row, above in zip(slopes[1:], (0.0, *BENDS), strict=True):
            worth = (points - above) / 100
            if above == 0.0 or worth > 0.0:
                found = map(add, found, [weight * worth for weight in row])
        return list(found)


def evaluation_of(net: Weights, ballast: float = 0.0) -> Judge:
    """The same in batches where numpy is there, which is many times as fast; else in lists."""
    try:
        from talia.bots.fantasy_realms.batch import Batch
    except ImportError:
        return Evaluation(net, ballast)
    return Batch(net, ballast)


def weights_for(seats: int, options: dict[str, Any]) -> str:
    """The name of the weights for a variant."""
    return "fantasy_realms_two_player" if options["variant"] == "two_player" else f"fantasy_realms_{seats}"


def loaded(seats: int, options: dict[str, Any]) -> tuple[Weights, str] | None:
    """The net for this very variant and the beginning of its hash, if there is one."""
    try:
        path = weights_of("fantasy_realms") / weights_for(seats, options)
        net, about = load(path, "fantasy_realms", seats, options, VERSION)
    except BadWeights:
        return None
    return net, about.sha256[:12]
