"""What everybody could see of a hidden hand: enough to say exactly what it may hold.

As long as nothing was learned, all unseen cards of a player are alike, and no memory is kept. It begins when something
is: an Ambusher proves that the cards then in hand are not of a faction (cards drawn later are free again), a card is
taken back to the hand in sight of all where it may be hidden again, an Elemental finds nothing to discard. From then on
a chain of what happened to the hidden cards is kept; it never changes, so clones share it. Working out what it means
(`worlds`) is left to those who ask: views, guesses and beliefs.
"""

from __future__ import annotations

from bisect import bisect_right
from math import factorial, gcd
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core.bits import bit, count, lowest, single
from talia.games.cardia.numbers import influence_of

START: Final = 0  # so many cards in hand, in the deck, under the fog, nothing known of them
DREW: Final = 1  # the deck's top card went to the hand
GAINED: Final = 2  # this card went to the hand in sight of all
SHOWN: Final = 3  # this card left the hand face up
MILLED: Final = 4  # this card left the top of the deck face up
HIDDEN: Final = 5  # a card left the hand face down for the row (Foggy Swamp)
REVEALED: Final = 6  # that card was this one
BURIED: Final = 7  # a card of the hand went under the deck (Scrapyard)
HAND_ONLY: Final = 8  # every card in hand is one of these
DECK_ONLY: Final = 9  # every card of the deck is one of these
SHUFFLED: Final = 10  # the deck was shuffled
SIFTED: Final = (
    11  # of the deck's two top cards one went to the hand, one under the deck (Scrapyard, R11 read otherwise)
)
CULLED: Final = 12  # this card left the deck face up, from anywhere in it
WHAT: Final = [
    "start",
    "drew",
    "gained",
    "shown",
    "milled",
    "hidden",
    "revealed",
    "buried",
    "hand_only",
    "deck_only",
    "shuffled",
    "sifted",
    "culled",
]
ANY: Final = 0x1FFFE

# Where the hidden cards lie and which influences each of them may have: the hand (sorted), the deck from the top, and
# the card under the fog (0: none).
Places = tuple[tuple[int, ...], tuple[int, ...], int]


@final
class Lots:
    """The worlds of a memory in a form to draw one from, by weight."""

    def __init__(self, worlds: dict[Places, int]) -> None:
        self.places = list(worlds)
        self.total = 0
        self.upto: list[int] = []
        for weight in worlds.values():
            self.total += weight
            self.upto.append(self.total)
        # Cards whose place is known in each world. Leaving them out, all worlds have equally many cards to deal.
        fixed: int = ANY
        for hand, deck, fog in self.places:
            here = 0
            for kind in (*hand, *deck, fog):
                if single(kind):
                    here |= kind
            fixed &= here
        self.fixed: int = fixed

    def pick(self, dice: int) -> Places:
        """The world for a number of 62 random bits."""
        return self.places[bisect_right(self.upto, dice * self.total >> 62)]


@final
@mypyc_attr(acyclic=True)
class Memory:
    """One thing that happened to a player's hidden cards, and all before."""

    def __init__(self, what: i64, value: i64, before: Memory | None) -> None:
        self.what = what
        self.value = value
        self.before = before
        # In short, for those who learn: the last proof of the hand and of the deck, the cards that came to the hand
        # unseen since that of the hand, and those seen to come that were not seen to leave.
        self.only: i64 = 0
        self.deck_only: i64 = 0
        self.since: i64 = 0
        self.gained: i64 = 0
        if before is not None:
            self.only = before.only
            self.deck_only = before.deck_only
            self.since = before.since
            self.gained = before.gained
            if what in (DREW, SIFTED):
                self.since += 1
            elif what == GAINED:
                self.gained |= bit(value)
            elif what == SHOWN:
                self.gained &= ~bit(value)
            elif what == HAND_ONLY:
                self.only = value
                self.since = 0
            elif what == DECK_ONLY:
                self.deck_only = value
            elif what == BURIED:
                self.deck_only = 0
        self.found: dict[Places, int] | None = None  # worked out once for all clones
        self.drawn: Lots | None = None

    def worlds(self) -> dict[Places, int]:
        """The ways the hidden cards may be told apart, each with its weight: how many deals make it so.

        Every deal that fits what was seen counts once; what a player chose to play or discard is no evidence.
        """
        if self.found is None:
            if self.before is None:
                hand = (ANY,) * (self.value & 255)
                deck = (ANY,) * (self.value >> 8 & 255)
                self.found = {(hand, deck, ANY if self.value >> 16 else 0): 1}
            else:
                found: dict[Places, int] = {}
                for places, weight in self.before.worlds().items():
                    for then, times in _after(places, self.what, self.value):
                        found[then] = found.get(then, 0) + weight * times
                common = gcd(*found.values())
                self.found = {places: weight // common for places, weight in found.items()}
        return self.found

    def lots(self) -> Lots:
        """The same, ready to be drawn from."""
        if self.drawn is None:
            self.drawn = Lots(self.worlds())
        return self.drawn

    def listed(self) -> list[Memory]:
        """The chain, oldest first."""
        chain: list[Memory] = []
        node: Memory | None = self
        while node is not None:
            chain.append(node)
            node = node.before
        chain.reverse()
        return chain


def _after(places: Places, what: int, value: int) -> list[tuple[Places, int]]:
    """What one way the cards may lie turns into, and how many times."""
    hand, deck, fog = places
    if what == DREW:
        return [((_with(hand, deck[0]), deck[1:], fog), 1)]
    if what == GAINED:
        return [((_with(hand, bit(value)), deck, fog), 1)]
    if what == SHOWN:
        return [((rest, deck, fog), times) for kind, rest, times in _one_of(hand) if _may_be(kind, value, places)]
    if what == MILLED:
        return [((hand, deck[1:], fog), 1)] if _may_be(deck[0], value, places) else []
    if what == HIDDEN:
        return [((rest, deck, kind), times) for kind, rest, times in _one_of(hand)]
    if what == REVEALED:
        return [((hand, deck, 0), 1)] if _may_be(fog, value, places) else []
    if what == BURIED:
        return [((rest, (*deck, kind), fog), times) for kind, rest, times in _one_of(hand)]
    if what == HAND_ONLY:
        left = tuple(sorted(kind & value for kind in hand))
        return [((left, deck, fog), 1)] if 0 not in left else []
    if what == DECK_ONLY:
        left = tuple(kind & value for kind in deck)
        return [((hand, left, fog), 1)] if 0 not in left else []
    if what == SHUFFLED:
        return [((hand, order, fog), times) for order, times in _orders(deck)]
    if what == SIFTED:
        first, second, rest = deck[0], deck[1], deck[2:]
        return [((_with(hand, first), (*rest, second), fog), 1), ((_with(hand, second), (*rest, first), fog), 1)]
    assert what == CULLED, what
    fitting = [n for n, kind in enumerate(deck) if _may_be(kind, value, places)]
    return [((hand, deck[:n] + deck[n + 1 :], fog), 1) for n in fitting]


def _with(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(sorted((*hand, kind)))


def _may_be(kind: int, card: int, places: Places) -> bool:
    """May a hidden card of that kind be this one? Not if this one is known to lie elsewhere."""
    this: int = bit(card)
    if kind == this:
        return True
    hand, deck, fog = places
    return kind & this != 0 and this not in hand and this not in deck and this != fog


def _one_of(hand: tuple[int, ...]) -> list[tuple[int, tuple[int, ...], int]]:
    """Each kind of card in a hand, the hand without one of it, and how many there were."""
    found: list[tuple[int, tuple[int, ...], int]] = []
    for n, kind in enumerate(hand):
        if n == 0 or hand[n - 1] != kind:
            found.append((kind, hand[:n] + hand[n + 1 :], hand.count(kind)))
    return found


def _orders(deck: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
    """Every order of the deck that can be told apart, and how many shuffles make it."""
    times = 1
    for kind in set(deck):
        times *= factorial(deck.count(kind))
    orders: list[tuple[int, ...]] = [()]
    for _ in deck:
        longer: list[tuple[int, ...]] = []
        for order in orders:
            left = [kind for kind in sorted(set(deck)) if order.count(kind) < deck.count(kind)]
            longer += [(*order, kind) for kind in left]
        orders = longer
    return [(order, times) for order in orders]


def begun(known: i64, hand: i64, deck: i64, hidden: i64) -> Memory:
    """The first of a player's memory: so many cards in hand, these of them known, in the deck, and under the fog."""
    start: Memory = Memory(START, hand - count(known) | deck << 8 | hidden << 16, None)
    while known != 0:
        start = Memory(GAINED, influence_of(lowest(known)), start)
        known &= known - 1
    return start


def sure(memory: Memory) -> int:
    """The cards that must be in the hand: known there in every world."""
    found: int = ANY
    for hand, _, _ in memory.worlds():
        here = 0
        for kind in hand:
            if single(kind):
                here |= kind
        found &= here
    return found
