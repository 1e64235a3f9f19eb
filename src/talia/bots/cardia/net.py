"""Cardia's evaluation in compiled search: a table straight to a chance.

The first layer is where the time goes, so it is done in whole numbers, three units to an integer (20 bits each), and
four cards at a time: the sums of every four cards are worked out once for the decks of a game. The rest is done as
usual. Gives what the net in numpy gives for `features_of`, to about a hundredth of the logarithm of the odds.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.bots.cardia.features import (
    CARDS,
    FLAGS,
    FOG,
    GROUPS,
    HAND,
    KINDS,
    MASKED,
    THEIR_LEFT,
    look,
    plain_for,
    sets_for,
)
from talia.bots.methods.forward import Layers
from talia.core.bits import has
from talia.core.columns import zeros
from talia.games.cardia.cards.card import Card
from talia.games.cardia.state import Cardia

_SURE: Final = 9.0  # the logarithm of the odds that is taken for certain
_LANE: Final = 20  # bits of a unit's sum
_LANES: Final = 0xFFFFF
_STEPS: Final = 512.0  # of a weight of 1
_LIFT: Final = 4096  # added to every weight, so that none is below 0; 128 of them fit into a lane


def _step(value: float) -> i64:
    """A weight as a whole number from 0 to 8191."""
    scaled = value * _STEPS + float(_LIFT) + 0.5
    if scaled < 0.0:
        return 0
    if scaled >= 2.0 * float(_LIFT):
        return 2 * _LIFT - 1
    return int(scaled)


@final
class CardiaNet:
    """A net's weights, its first layer as whole numbers too; and room for one table's sums."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.hidden: i64 = layers.hidden
        self.words: i64 = (self.hidden + 2) // 3
        self.first: vec[float] = layers.first
        self.first_bias: vec[float] = layers.first_bias
        self.told: vec[float] = self.first_bias[:]  # the sums as the layers above take them
        self.sets: vec[i64] = sets_for()
        self.plain: vec[i64] = plain_for()
        self.deck: i64 = -1  # the cards of the sums below
        self.fours: vec[i64] = zeros(GROUPS * 64 * self.words)
        self.packed: vec[i64] = zeros(layers.features * self.words)
        self.sums: vec[i64] = zeros(self.words)
        self.nothing: vec[i64] = zeros(self.words)
        self.base: vec[i64] = zeros(self.words)  # what everybody knows of a table
        self.some: vec[i64] = zeros(4 * (GROUPS + 1))  # where sums of four cards begin that wait to be added up
        self.some_many: i64 = 0
        self.single: vec[i64] = zeros(i64(len(self.plain)) + 1)  # and where single features do
        self.single_many: i64 = 0
        self.added: i64 = 0  # how many weights are in the sums
        self.looked = 0  # how many tables were evaluated
        column = self.first_bias[:]
        for feature in range(layers.features):
            for k in range(self.hidden):
                column[k] = self.first[feature * self.hidden + k]
            self._pack(column, self.packed, feature * self.words)

    def _pack(self, column: vec[float], into: vec[i64], at: i64) -> None:
        """A column of weights, three to an integer."""
        for word in range(self.words):
            packed: i64 = 0
            for lane in range(3):
                k = 3 * word + lane
                if k < self.hidden:
                    packed |= _step(column[k]) << (_LANE * lane)
            into[at + word] = packed

    def _prepare(self, deck: list[Card]) -> None:
        """The sums of every four cards of a deck."""
        column = self.first_bias[:]
        for group in range(GROUPS):
            for part in range(4):
                for some in range(1, 16):
                    for k in range(self.hidden):
                        column[k] = 0.0
                    for n in range(4):
                        if has(some, n):
                            self._pour(column, group, deck[4 * part + n])
                    self._pack(column, self.fours, ((group * 4 + part) * 16 + some) * self.words)

    def _pour(self, column: vec[float], group: i64, card: Card) -> None:
        """A card of a group, with the flags of its ability where the group has them."""
        first = self.first
        hidden = self.hidden
        at: i64 = 0
        if card.number <= CARDS:
            at = (group * CARDS + card.number - 1) * hidden
            for k in range(hidden):
                column[k] += first[at + k]
        if group in (HAND, THEIR_LEFT):
            for which in range(KINDS):
                if has(card.does, which):
                    at = ((FLAGS if group == HAND else FLAGS + KINDS) + which) * hidden
                    for k in range(hidden):
                        column[k] += first[at + k]

    # One table.

    def _public(self, s: Cardia, seat: i64) -> None:
        """All that everybody knows: it waits until `_settle` adds it up."""
        if s.kit.numbers != self.deck:
            self.deck = s.kit.numbers
            self._prepare(s.kit.deck)
        plain = self.plain
        many = look(s, seat, self.sets, plain)
        words = self.words
        self.added = 0
        self.some_many = 0
        group: i64 = 1
        while group < FOG:
            self._add_cards(group, self.sets[group])
            group += 1
        self._add_cards(FOG + 1, self.sets[FOG + 1])
        single = self.single
        for n in range(many):
            single[n] = plain[n] * words
        self.single_many = many
        self.added += many

    def _add_cards(self, group: i64, cards: i64) -> None:
        cards >>= 1
        words = self.words
        at = group * 64 * words
        while cards != 0:
            some = cards & 15
            if some != 0:
                self.some[self.some_many] = at + some * words
                self.some_many += 1
                self.added += 1
            cards >>= 4
            at += 16 * words

    def _hide(self) -> None:
        """Go on as an onlooker."""
        self.single[self.single_many] = MASKED * self.words
        self.single_many += 1
        self.added += 1
        self._add_cards(FOG, self.sets[GROUPS])

    def _show(self) -> None:
        """Go on as the seat."""
        self._add_cards(HAND, self.sets[HAND])
        self._add_cards(FOG, self.sets[FOG])

    def _settle(self, onto: vec[i64], into: vec[i64]) -> None:
        """Add up what waits, four words at a time: what is read and written by number is looked at for its bounds."""
        fours = self.fours
        packed = self.packed
        some = self.some
        some_many = self.some_many
        single = self.single
        single_many = self.single_many
        words = self.words
        k: i64 = 0
        while k + 4 <= words:
            a = onto[k]
            b = onto[k + 1]
            c = onto[k + 2]
            d = onto[k + 3]
            for n in range(some_many):
                at = some[n] + k
                a += fours[at]
                b += fours[at + 1]
                c += fours[at + 2]
                d += fours[at + 3]
            for n in range(single_many):
                at = single[n] + k
                a += packed[at]
                b += packed[at + 1]
                c += packed[at + 2]
                d += packed[at + 3]
            into[k] = a
            into[k + 1] = b
            into[k + 2] = c
            into[k + 3] = d
            k += 4
        while k < words:
            a = onto[k]
            for n in range(some_many):
                a += fours[some[n] + k]
            for n in range(single_many):
                a += packed[single[n] + k]
            into[k] = a
            k += 1
        self.some_many = 0
        self.single_many = 0

    def _rest(self) -> float:
        """The second layer and the last."""
        self.looked += 1
        told = self.told
        first_bias = self.first_bias
        lift = self.added * _LIFT
        sums = self.sums
        n: i64 = 0
        for k in range(self.words):
            word = sums[k]
            lane: i64 = 0
            while lane < 3 and n < self.hidden:
                told[n] = float((word & _LANES) - lift) / _STEPS + first_bias[n]
                word >>= _LANE
                n += 1
                lane += 1
        return max(-_SURE, min(_SURE, self.layers.logit(told)))

    def logit(self, s: Cardia, seat: i64, masked: bool) -> float:
        """The logarithm of the odds of winning, for what the seat (masked: an onlooker) knows of the table."""
        self._public(s, seat)
        if masked:
            self._hide()
        else:
            self._show()
        self._settle(self.nothing, self.sums)
        return self._rest()

    def knows(self, s: Cardia, seat: i64) -> float:
        """How a seat judges a table by what it knows itself: the logarithm of its odds."""
        if s.ended:
            if s.won == 0 or s.won == 3:
                return 0.0
            return 2.0 * _SURE if has(s.won, seat) else -2.0 * _SURE
        return self.logit(s, seat, False)

    def chance(self, s: Cardia, seat: i64) -> float:
        """The seat's chance of winning from a table whose hands both count.

        What the seat knows and what the other knows both say something beyond what everybody knows. The net only ever
        judges by what one of them may know; the three judgements are put together here (odds multiply).
        """
        if s.ended:
            if s.won == 0 or s.won == 3:
                return 0.5
            return 1.0 if has(s.won, seat) else 0.0
        second = self.logit(s, 1, False)
        self._public(s, 0)
        self._settle(self.nothing, self.base)
        added = self.added
        self._hide()
        self._settle(self.base, self.sums)
        everybody = self._rest()
        self.added = added
        self._show()
        self._settle(self.base, self.sums)
        both = self._rest() - second - everybody
        return squashed(both if seat == 0 else -both)


def squashed(logit: float) -> float:
    return 1.0 / (1.0 + exp(-logit))
