"""Every deal of a small variant, with its weight: for exact methods, which must look at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import factorial
from typing import TYPE_CHECKING, Final, final

from talia.core.check import told
from talia.core.errors import TooManyDeals, Unchecked

if TYPE_CHECKING:
    from talia.core.setup import Setup
    from talia.core.state import State

MOST: Final = 200_000
GENERATOR: Final = 1  # of the tables: what is drawn later lies in the decks already


def checked(setup: Setup, most: Unchecked, memory: bool) -> Iterator[tuple[int, State]]:
    """The deals of a setup, or a sentence that says how many they are."""
    if type(most) is not int or most < 1:
        raise TooManyDeals(f"deals: {told(most)} deals at most are not allowed; allowed: whole numbers from 1 up")
    ways = setup.ways()
    if ways == 0:
        raise TooManyDeals(f"deals: {setup.game} with these options does not list its deals")
    if ways > most:
        number = f"{ways:,}" if ways < 10**15 else f"about 10^{len(str(ways)) - 1}"
        raise TooManyDeals(
            f"deals: {setup.game} with these options has {number} of them; allowed: {most:,} at most, as small "
            f"variants have"
        )
    dealt = setup.each_deal()
    for _, state in dealt:
        if state.rng != GENERATOR:
            raise TooManyDeals(f"deals: {setup.game} with these options draws at random before the first question")
        state.keep(False, memory)
        if state.tells:
            state.tell_start()
    return iter(dealt)


# A shuffled deck, equal cards included: some go to hands and a rest that nobody draws, whose order does not matter, and
# some lie in order between.


@final
class Parted:
    """One way to part a deck: the hands, the cards in drawing order, and how many shuffles come to it."""

    def __init__(self, weight: int, hands: list[list[int]], order: list[int]) -> None:
        self.weight = weight
        self.hands = hands
        self.order = order  # the rest lies at its end, rising


def parted(deck: list[int], hands: list[int], ordered: int) -> list[Parted]:
    """Every way to part a deck into hands of these sizes and so many cards in order; equal ones once."""
    whole = sorted(deck)
    shuffles = _arranged(whole)
    begun: list[tuple[list[list[int]], list[int]]] = [([], whole)]
    for size in hands:
        begun = [([*held, hand], rest) for held, left in begun for hand, rest in _heaps(left, size)]
    found: list[Parted] = []
    for held, left in begun:
        for order, rest in _orders(left, ordered):
            weight = shuffles
            for heap in [*held, rest]:
                weight //= _arranged(heap)
            found.append(Parted(weight, held, [*order, *rest]))
    return found


def _heaps(cards: list[int], size: int) -> list[tuple[list[int], list[int]]]:
    """Every different heap of so many of these cards, and what is left; all rising."""
    if size == 0:
        return [([], cards)]
    found: list[tuple[list[int], list[int]]] = []
    for at in range(len(cards) - size + 1):
        if at == 0 or cards[at] != cards[at - 1]:
            below = _heaps(cards[at + 1 :], size - 1)
            found += [([cards[at], *held], [*cards[:at], *others]) for held, others in below]
    return found


def _orders(cards: list[int], size: int) -> list[tuple[list[int], list[int]]]:
    """Every different row of so many of these cards, and what is left."""
    if size == 0:
        return [([], cards)]
    found: list[tuple[list[int], list[int]]] = []
    for at in range(len(cards)):
        if at == 0 or cards[at] != cards[at - 1]:
            below = _orders([*cards[:at], *cards[at + 1 :]], size - 1)
            found += [([cards[at], *row], others) for row, others in below]
    return found


def _arranged(heap: list[int]) -> int:
    """In how many ways equal cards of a heap can change places."""
    found = 1
    for card in set(heap):
        found *= factorial(heap.count(card))
    return found


def ways(deck: list[int], hands: list[int], ordered: int) -> int:
    """How many ways `parted` would give, counted without listing them."""
    heaps = [*hands, len(deck) - sum(hands) - ordered]
    kinds = set(deck)
    if len(kinds) == len(deck):
        found = factorial(len(deck))
        for size in heaps:
            found //= factorial(size)
        return found
    # A row of c equal cards among others counts 1/c! of its orders: sums over what each heap takes of each kind.
    sums: dict[tuple[int, ...], Fraction] = {tuple([0] * len(heaps)): Fraction(1)}
    for kind in kinds:
        following: dict[tuple[int, ...], Fraction] = {}
        for taken, part in sums.items():
            for heap in _taken(heaps, taken, deck.count(kind)):
                key = tuple(one + more for one, more in zip(taken, heap, strict=True))
                share = part / factorial(deck.count(kind) - sum(heap))
                following[key] = following.get(key, Fraction(0)) + share
        sums = following
    return int(sums.get(tuple(heaps), Fraction(0)) * factorial(ordered))


def _taken(heaps: list[int], taken: tuple[int, ...], copies: int) -> list[list[int]]:
    """How many of so many equal cards each heap may take."""
    found: list[list[int]] = [[]]
    for size, already in zip(heaps, taken, strict=True):
        found = [[*part, more] for part in found for more in range(min(copies - sum(part), size - already) + 1)]
    return found
