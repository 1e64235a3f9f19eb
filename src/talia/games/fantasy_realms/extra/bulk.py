"""Hands by the million: random ones for measuring and comparing, and every hand there is for the study."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core.columns import zeros
from talia.games.fantasy_realms.extra.best import Search
from talia.games.fantasy_realms.extra.choosers import ADDER, CHOOSERS, FROM_DISCARD
from talia.games.fantasy_realms.extra.explain import explain
from talia.games.fantasy_realms.extra.kernel import score_mask
from talia.games.fantasy_realms.extra.narrow import BIT

DECK: Final = 53
LOWEST: Final = -256  # the histogram's first score; no hand comes near either end
SCORES: Final = 1024
BEST_KEPT: Final = 100

# What is done with each hand.
AS_PRINTED: Final = 0  # every choice declined
BEST_CHOICES: Final = 1
EIGHTH: Final = 2  # the card that adds one, seven others, best choices: the hand after the extra card was taken


def random_hand(state: i64, size: i64, pool: i64) -> tuple[i64, i64]:
    """The next state of a small generator, and a hand of `size` different cards out of the `pool` (a mask)."""
    hand: i64 = 0
    while size > 0:
        state = (state * 25214903917 + 11) & 0xFFFF_FFFF_FFFF
        bit = BIT[(state >> 16) % DECK]
        if pool & bit != 0 and hand & bit == 0:
            hand |= bit
            size -= 1
    return state, hand


def checksum(seed: i64, count: i64, pool: i64) -> i64:
    """Score random seven-card hands as printed and mix the points, in order, into one number."""
    state = seed
    mixed: i64 = 0
    while count > 0:
        state, hand = random_hand(state, 7, pool)
        mixed = (mixed * 31 + score_mask(hand)) & 0xFF_FFFF_FFFF
        count -= 1
    return mixed


def draw_only(seed: i64, count: i64, pool: i64) -> i64:
    """The same without scoring: what drawing the hands costs, to be taken off."""
    state = seed
    mixed: i64 = 0
    while count > 0:
        state, hand = random_hand(state, 7, pool)
        mixed = (mixed * 31 + hand) & 0xFF_FFFF_FFFF
        count -= 1
    return mixed


def best_checksum(seed: i64, count: i64, pool: i64) -> i64:
    """The same with best choices."""
    state = seed
    mixed: i64 = 0
    search = Search()
    while count > 0:
        state, hand = random_hand(state, 7, pool)
        mixed = (mixed * 31 + search.best_of(hand)) & 0xFF_FFFF_FFFF
        count -= 1
    return mixed


def disagreements(seed: i64, count: i64) -> list[tuple[int, int, int, int]]:
    """Random hands on which the bulk score, trying every legal choice, and the explanation are not one number.

    Each is (hand, bulk, every choice, explanation); there should be none.
    """
    found: list[tuple[int, int, int, int]] = []
    state = seed
    quick = Search()
    thorough = Search(thorough=True)
    while count > 0:
        state, hand = random_hand(state, 7, (1 << DECK) - 1)
        bulk = quick.best_of(hand)
        told = explain(hand, quick.found).total
        every = thorough.best_of(hand)
        if bulk != every or bulk != told:
            found.append((hand, bulk, every, told))
        count -= 1
    return found


@final
class Totals:
    """What a part of all hands adds up to.

    Only triples of cards are summed: every hand holds each of its pairs in five triples and each of its cards in six
    pairs, so the sums of pairs and single cards follow.
    """

    def __init__(self) -> None:
        self.histogram = zeros(SCORES)
        self.triples = zeros(DECK * DECK * DECK)  # at (i * 53 + j) * 53 + k, for i < j < k
        self.best: list[tuple[int, int]] = []  # (points, hand), the best ones
        self.bar: i64 = -1_000  # what a hand must exceed to be among the best
        self.search = Search()

    def keep(self, points: i64, hand: i64) -> None:
        """Note a hand that may be among the best."""
        self.best.append((points, hand))
        if len(self.best) >= 2 * BEST_KEPT:
            self.trim()

    def trim(self) -> None:
        self.best.sort(reverse=True)
        del self.best[BEST_KEPT:]
        if len(self.best) == BEST_KEPT:
            self.bar = i64(self.best[-1][0])

    def scores(self) -> dict[int, int]:
        """How many hands had each score."""
        return {LOWEST + at: int(self.histogram[at]) for at in range(SCORES) if self.histogram[at] != 0}

    def triple_sums(self) -> list[int]:
        """Sums of points of the hands holding i, j and k, for i < j < k in ascending order."""
        return [
            int(self.triples[(i * DECK + j) * DECK + k])
            for i in range(DECK)
            for j in range(i + 1, DECK)
            for k in range(j + 1, DECK)
        ]

    def add_prefix(self, a: i64, b: i64, mode: i64) -> i64:
        """Score every hand of seven whose two lowest cards are a and b; gives how many there were.

        With mode EIGHTH the card that adds one is in every hand besides these seven, of which one at least must be one
        that it could have taken.
        """
        histogram = self.histogram
        triples = self.triples
        search = self.search
        always: i64 = BIT[ADDER] if mode == EIGHTH else 0
        if (BIT[a] | BIT[b]) & always != 0:
            return 0
        plain = mode == AS_PRINTED
        four = zeros(DECK * DECK)  # sums by the last two cards, while the first four stay
        five = zeros(DECK)  # sums by each of the last two cards, while the first five stay
        number: i64 = 0
        c = b + 1
        while c < 49:
            d = c + 1
            while d < 50:
                e = d + 1
                first = BIT[a] | BIT[b] | BIT[c] | BIT[d] | always
                if (BIT[c] | BIT[d]) & always != 0:
                    d += 1
                    continue
                while e < 51:
                    if BIT[e] & always != 0:
                        e += 1
                        continue
                    total: i64 = 0
                    f = e + 1
                    while f < 52:
                        if BIT[f] & always != 0:
                            f += 1
                            continue
                        held = first | BIT[e] | BIT[f]
                        efs = (e * DECK + f) * DECK
                        fs = f * DECK
                        of_f: i64 = 0
                        g = f + 1
                        while g < DECK:
                            hand = held | BIT[g]
                            if BIT[g] & always == 0 and (mode != EIGHTH or hand & FROM_DISCARD & ~always != 0):
                                if plain or hand & CHOOSERS == 0:
                                    points = score_mask(hand)
                                else:
                                    search.best = -1_000
                                    points = search.search(hand)
                                number += 1
                                histogram[points - LOWEST] += 1
                                triples[efs + g] += points
                                four[fs + g] += points
                                five[g] += points
                                of_f += points
                                if points > self.bar:
                                    self.keep(points, hand)
                            g += 1
                        five[f] += of_f
                        total += of_f
                        f += 1
                    self.flush_five(a, b, c, d, e, five, total)
                    e += 1
                self.flush_four(a, b, c, d, four)
                d += 1
            c += 1
        self.trim()
        return number

    def flush_five(self, a: i64, b: i64, c: i64, d: i64, e: i64, five: vec[i64], total: i64) -> None:
        """Carry the sums of the hands beginning a b c d e over to the triples with at least two of these."""
        triples = self.triples
        ab = (a * DECK + b) * DECK
        ac = (a * DECK + c) * DECK
        ad = (a * DECK + d) * DECK
        ae = (a * DECK + e) * DECK
        bc = (b * DECK + c) * DECK
        bd = (b * DECK + d) * DECK
        be = (b * DECK + e) * DECK
        cd = (c * DECK + d) * DECK
        ce = (c * DECK + e) * DECK
        de = (d * DECK + e) * DECK
        x = e + 1
        while x < DECK:
            points = five[x]
            five[x] = 0
            triples[ab + x] += points
            triples[ac + x] += points
            triples[ad + x] += points
            triples[ae + x] += points
            triples[bc + x] += points
            triples[bd + x] += points
            triples[be + x] += points
            triples[cd + x] += points
            triples[ce + x] += points
            triples[de + x] += points
            x += 1
        triples[ab + c] += total
        triples[ab + d] += total
        triples[ab + e] += total
        triples[ac + d] += total
        triples[ac + e] += total
        triples[ad + e] += total
        triples[bc + d] += total
        triples[bc + e] += total
        triples[bd + e] += total
        triples[cd + e] += total

    def flush_four(self, a: i64, b: i64, c: i64, d: i64, four: vec[i64]) -> None:
        """Carry the sums by the last two cards over to their triples with a, b, c and d."""
        triples = self.triples
        f = d + 2
        while f < 52:
            g = f + 1
            while g < DECK:
                points = four[f * DECK + g]
                four[f * DECK + g] = 0
                triples[(a * DECK + f) * DECK + g] += points
                triples[(b * DECK + f) * DECK + g] += points
                triples[(c * DECK + f) * DECK + g] += points
                triples[(d * DECK + f) * DECK + g] += points
                g += 1
            f += 1
