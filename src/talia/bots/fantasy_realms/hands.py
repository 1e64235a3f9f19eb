"""Fantasy Realms in a turn: what a seat sees, which hands it can come to, and the points of each. Compiled.

Everything here is made from what one seat may know: its own hand, the discard area, the cards that everybody knows in
others' hands, and so the set of cards it has not seen.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit, count, lowest
from talia.games.fantasy_realms.best import CHOOSERS, Search
from talia.games.fantasy_realms.choices import FROM_DISCARD
from talia.games.fantasy_realms.hand import NECROMANCER
from talia.games.fantasy_realms.kernel import score_mask
from talia.games.fantasy_realms.state import Table
from talia.games.fantasy_realms.table_setup import TWO_PLAYER

NECROMANCERS: Final[i64] = bit(NECROMANCER)
ADDS: Final[i64] = FROM_DISCARD
WITH_CHOICES: Final[i64] = CHOOSERS
MOST_KEPT: Final = 400_000
NOTHING: Final = -1
PATIENCE: Final = 15  # rounds; games of bots take 5 to 10


@final
class Hands:
    """The points of hands under their best choices; those that need a search are kept."""

    def __init__(self) -> None:
        self.search = Search()
        self.kept: dict[int, int] = {}

    def alone(self, hand: i64) -> i64:
        """The most points of the cards themselves."""
        if hand & WITH_CHOICES == 0:
            return score_mask(hand)
        found: i64 = self.kept.get(hand, -100_000)
        if found == -100_000:
            if len(self.kept) >= MOST_KEPT:
                self.kept = {}
            found = self.search.best_of(hand)
            self.kept[hand] = found
        return found

    def points(self, hand: i64, area: i64) -> i64:
        """The most points if the game ended with this discard area, the Necromancer's card included."""
        best = self.alone(hand)
        if hand & NECROMANCERS != 0:
            left = area & ADDS
            while left != 0:
                low = left & -left
                left ^= low
                points = self.alone(hand | low)
                if points > best:
                    best = points
        return best

    def discard(self, held: i64, area: i64) -> tuple[i64, i64]:
        """The card to discard for the most points, and those points."""
        best: i64 = -100_000
        card: i64 = NOTHING
        left = held
        while left != 0:
            low = left & -left
            left ^= low
            points = self.points(held ^ low, area | low)
            if points > best:
                best = points
                card = lowest(low)
        return card, best


@final
class Sight:
    """What a seat sees when it is asked in its turn. Sets of cards are numbers, bit n for card n."""

    def __init__(
        self,
        hand: i64,
        drawn: i64,
        area: i64,
        next_known: i64,
        others_known: i64,
        unseen: i64,
        left: i64,
        turn: i64,
        seats: i64,
        size: i64,
        other_size: i64,
        building: bool,
    ) -> None:
        self.hand = hand  # with what was drawn or taken this turn
        self.drawn = drawn
        self.area = area
        self.next_known = next_known  # cards known in the hand of the next player
        self.others_known = others_known  # and in the hands of all the others
        self.unseen = unseen
        self.left = left  # cards the area still needs for the end
        self.turn = turn
        self.seats = seats
        self.size = size  # of a whole hand
        self.other_size = other_size  # cards in the next player's hand
        self.building = building  # two players: the hand is not complete yet


def sight_of(s: Table, seat: i64) -> Sight:
    """The same as a seat's view says, read off a table: for games that bots play among themselves."""
    next_seat = seat + 1 if seat + 1 < s.rules.seats else 0
    known: i64 = 0
    for owner in range(s.rules.seats):
        if owner != seat:
            known |= s.hand(owner) & s.known
    hand = s.hand(seat)
    next_known = s.hand(next_seat) & s.known
    building = s.rules.variant == TWO_PLAYER and count(hand & ~s.drawn) < s.rules.hand
    return Sight(
        hand,
        s.drawn,
        s.area,
        next_known,
        known & ~next_known,
        s.rules.cards & ~(hand | s.area | known),
        s.rules.end - count(s.area),
        s.turn,
        s.rules.seats,
        s.rules.hand,
        count(s.hand(next_seat)),
        building,
    )


# Ways a turn can end, as five numbers each: the card that comes to the hand and the one that leaves it, the card that
# comes to the area and the one that leaves it (-1: none), and the points of the hand.


def discards(hands: Hands, sight: Sight) -> list[int]:
    """What may be discarded now; in the build-up, which of the two drawn cards."""
    found: list[int] = []
    left = sight.drawn if sight.building else sight.hand
    while left != 0:
        low = left & -left
        left ^= low
        card = lowest(low)
        found += [NOTHING, card, card, NOTHING, hands.points(sight.hand ^ low, sight.area | low)]
    return found


def takings(hands: Hands, sight: Sight, card: i64, from_area: bool) -> list[int]:
    """One card more from the area or the deck, and each way to discard one."""
    found: list[int] = []
    area = sight.area & ~bit(card)
    gone = card if from_area else i64(NOTHING)
    if sight.building:
        return [card, NOTHING, NOTHING, gone, hands.points(sight.hand | bit(card), area)]
    held = sight.hand | bit(card)
    left = held
    while left != 0:
        low = left & -left
        left ^= low
        out = lowest(low)
        found += [card, out, out, gone, hands.points(held ^ low, area | low)]
    return found


def pair(hands: Hands, sight: Sight, one: i64, other: i64) -> list[int]:
    """Build-up: two cards are drawn and either is kept."""
    keep_one = hands.points(sight.hand | bit(one), sight.area | bit(other))
    keep_other = hands.points(sight.hand | bit(other), sight.area | bit(one))
    return [one, NOTHING, other, NOTHING, keep_one, other, NOTHING, one, NOTHING, keep_other]


# What is compared by points alone.


def worth_of_taking(hands: Hands, sight: Sight, card: i64) -> i64:
    """The points after taking a card of the area, with the best discard."""
    area = sight.area & ~bit(card)
    held = sight.hand | bit(card)
    if sight.building:
        return hands.points(held, area)
    _, points = hands.discard(held, area)
    return points


def worth_of_drawing(hands: Hands, sight: Sight, card: i64) -> i64:
    """The same for a card that was drawn from the deck; in the build-up, for that card alone."""
    held = sight.hand | bit(card)
    if sight.building:
        return hands.points(held, sight.area)
    _, points = hands.discard(held, sight.area)
    return points


def best_taking(hands: Hands, sight: Sight) -> tuple[i64, i64]:
    """The card of the area that brings the most points, and those points; -1 if there is none."""
    best: i64 = -100_000
    card: i64 = NOTHING
    left = sight.area
    while left != 0:
        low = left & -left
        left ^= low
        points = worth_of_taking(hands, sight, lowest(low))
        if points > best:
            best = points
            card = lowest(low)
    return card, best


def mean_of_drawing(hands: Hands, sight: Sight) -> float:
    """The points after drawing, on average over all cards not seen, the discard chosen afterwards."""
    total: i64 = 0
    number: i64 = 0
    left = sight.unseen
    if not sight.building:
        while left != 0:
            low = left & -left
            left ^= low
            total += worth_of_drawing(hands, sight, lowest(low))
            number += 1
        return float(total) / float(max(number, 1))
    # The better of two: a card counts once for each worse one.
    found: list[int] = []
    while left != 0:
        low = left & -left
        left ^= low
        found.append(worth_of_drawing(hands, sight, lowest(low)))
    return mean_of_better(found)


def mean_of_better(values: list[int]) -> float:
    """The mean of the higher of two different ones, over all pairs."""
    if len(values) < 2:
        return float(values[0]) if values else 0.0
    ranked = sorted(values)
    total = 0
    for at in range(1, len(ranked)):
        total += at * ranked[at]
    return 2.0 * float(total) / (float(len(ranked)) * (float(len(ranked)) - 1.0))


def impatience(sight: Sight) -> i64:
    """Points that a card of the area must bring besides, in games that drag on: nobody takes turns for ever."""
    rounds = sight.turn // sight.seats
    return 2 * (rounds - PATIENCE) if rounds > PATIENCE else 0


def greedy_answer(hands: Hands, sight: Sight) -> i64:
    """The frozen opponent: the best swap from the area if it raises the score, else the deck; then the best discard.

    The number of the answer: 0 is the deck, n + 1 is card n.
    """
    if sight.drawn != 0:
        return best_discard(hands, sight) + 1
    card, points = best_taking(hands, sight)
    return card + 1 if points > hands.points(sight.hand, sight.area) else 0


def expecting_answer(hands: Hands, sight: Sight) -> i64:
    """Expectimax of one step: the best swap from the area against the mean over the cards not seen."""
    if sight.drawn != 0:
        return best_discard(hands, sight) + 1
    card, points = best_taking(hands, sight)
    if card == NOTHING:
        return 0
    return card + 1 if float(points - impatience(sight)) > mean_of_drawing(hands, sight) else 0


def best_discard(hands: Hands, sight: Sight) -> i64:
    """What to answer when the card has been had: the discard, or in the build-up the card to keep."""
    if not sight.building:
        card, _ = hands.discard(sight.hand, sight.area)
        return card
    one = lowest(sight.drawn)
    other = lowest(sight.drawn & (sight.drawn - 1))
    keep_one = hands.points(sight.hand & ~bit(other), sight.area | bit(other))
    keep_other = hands.points(sight.hand & ~bit(one), sight.area | bit(one))
    return one if keep_one >= keep_other else other


def gain_of(hands: Hands, hand: i64, card: i64) -> i64:
    """How many points a hand gains by one more card and the best discard (none below 0: it need not be taken)."""
    _, points = hands.discard(hand | bit(card), 0)
    gained = points - hands.alone(hand)
    return gained if gained > 0 else 0
