"""The deck: an order of cards that never changes, so that clones share it; a state counts its draws."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from talia.core import rng as random
from talia.core.bits import members


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deck:
    """Cards by number, in drawing order."""

    def __init__(self, order: vec[u8]) -> None:
        self.order = order

    def size(self) -> i64:
        return len(self.order)

    def card(self, at: i64) -> i64:
        """The card that is drawn as number `at`."""
        return i64(self.order[at])

    def cards(self) -> list[int]:
        """Makes a list: not for the innermost loops."""
        return [int(self.card(at)) for at in range(self.size())]


def column(cards: list[int]) -> vec[u8]:
    """Cards in this order."""
    made = vec[u8]()
    for card in cards:
        made = append(made, u8(card))
    return made


def of_set(cards: i64) -> vec[u8]:
    """A set of cards, in rising order."""
    return column(members(cards))


def shuffled(cards: vec[u8], rng: i64) -> Deck:
    """The cards in random order, drawn from the generator at `rng`."""
    order = cards[:]
    last: i64 = len(order) - 1
    while last > 0:
        rng = random.advance(rng)
        other = random.scaled(rng, last + 1)
        held = order[last]
        order[last] = order[other]
        order[other] = held
        last -= 1
    return Deck(order)
