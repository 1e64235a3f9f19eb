"""Beliefs: every hand the opponent may hold, with its exact weight.

After r ordinary rounds there are C(16 - r, 5) of them: 4,368 at the most. The weight of a hand is the number of deals
that fit all that the view tells; what a player chose to play or discard is no evidence.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import factorial
from typing import Any, final

from mypy_extensions import i64

from talia.core.bits import as_set, bit, count, members
from talia.core.errors import BadView
from talia.core.rng import Random
from talia.games.cardia.game import GAME
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import piles
from talia.games.cardia.verbs.memory import Places


@final
class Beliefs:
    """Hands as tuples of cards, rising by influence, and how much each weighs."""

    def __init__(self, hands: list[tuple[str, ...]], weights: list[int]) -> None:
        self.hands = hands
        self.weights = weights
        self.total = sum(weights)

    def __len__(self) -> int:
        return len(self.hands)

    def probability(self, hand: tuple[str, ...]) -> float:
        """How likely a hand is; 0 for one that cannot be."""
        return self.weights[self.hands.index(hand)] / self.total if hand in self.hands else 0.0

    def holds(self, card: str) -> float:
        """How likely it is that a card is in the hand."""
        return sum(w for hand, w in zip(self.hands, self.weights, strict=True) if card in hand) / self.total


def beliefs(view: dict[str, Any], owner: int | None = None) -> Beliefs:
    """What may be in the hand of `owner`: by default the opponent of the seat whose view it is."""
    seat = view.get("seat")
    if owner is None:
        if seat is None:
            raise BadView("beliefs: an onlooker's view has no opponent; name the owner of the hand, 0 or 1")
        owner = 1 - seat
    if type(owner) is not int or not 0 <= owner <= 1:
        raise BadView(f"beliefs: {owner!r} is not a seat; allowed: 0, 1")
    state = GAME.guess(view, Random(0))
    assert isinstance(state, Cardia)
    if owner == seat:
        return Beliefs([tuple(state.kit.name_of(card) for card in members(state.hand(owner)))], [1])
    found = hands_of(state, owner)
    hands = [tuple(state.kit.name_of(card) for card in members(hand)) for hand in found]
    return Beliefs(hands, list(found.values()))


def hands_of(s: Cardia, owner: i64) -> dict[int, int]:
    """Every set of influences that the hand may be for all who do not see it, and its weight."""
    remembered = s.remembered(owner)
    unseen = hidden_cards(s, owner)
    size = count(s.hand(owner))
    if remembered is None:
        known = (s.known >> (16 * owner)) & 0x1FFFE
        free = members(unseen & ~known)
        return {known | as_set(list(more)): 1 for more in combinations(free, size - count(known))}
    found: dict[int, int] = {}
    worlds = remembered.worlds()
    for cards in combinations(members(unseen), size):
        hand: int = as_set(list(cards))
        weight = sum(times * _deals(places, hand, unseen & ~hand) for places, times in worlds.items())
        if weight:
            found[hand] = weight
    return found


def hidden_cards(s: Cardia, owner: i64) -> int:
    """The influences of all cards that only their owner, or nobody, can see."""
    unseen = s.hand(owner) | piles.spread(s.deck(owner), s.left(owner))
    fog = s.face_down(owner)
    if fog != 0:
        unseen |= bit(fog)
    return unseen


def _deals(places: Places, hand: int, rest: int) -> int:
    """How many ways a hand and the rest lie in these places."""
    hand_kinds, deck_kinds, fog_kind = places
    ways = _ways(hand, hand_kinds)
    if ways == 0:
        return 0
    return ways * _ways(rest, deck_kinds if fog_kind == 0 else (fog_kind, *deck_kinds))


@cache
def _ways(cards: int, kinds: tuple[int, ...]) -> int:
    """How many ways the cards can be laid into places of these kinds, one into each."""
    narrow = tuple(sorted(kind & cards for kind in kinds if cards & ~kind != 0))
    return _narrow_ways(cards, narrow) * factorial(len(kinds) - len(narrow))


@cache
def _narrow_ways(cards: int, kinds: tuple[int, ...]) -> int:
    """How many ways places of these kinds can be filled with different cards."""
    if not kinds:
        return 1
    if kinds[0] == kinds[-1]:  # all of one kind
        ways = 1
        for taken in range(len(kinds)):
            ways *= max(0, count(kinds[0] & cards) - taken)
        return ways
    return sum(_narrow_ways(cards & ~(1 << card), kinds[1:]) for card in members(kinds[0] & cards))
