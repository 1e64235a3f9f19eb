"""The wide kernel: the same scoring for boxes with more cards than a set of the narrow one holds, or more suits.

A hand is two sets, of the cards below HALF and of the rest; counts of up to 15 suits take 60 bits, and base strengths
are summed apart. It looks at the few cards of a hand one by one, each with the name, suit, strength and text that it
bears, so printed and changed cards go one way; sets in it are of places in the hand. Slower than the narrow kernel,
which the base box keeps.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core.bits import bit, lowest
from talia.games.fantasy_realms.extra.blanking import Condition, blank_conditional, blank_in_rings
from talia.games.fantasy_realms.extra.choices import DECLINED, SUIT_ONLY, chosen
from talia.games.fantasy_realms.extra.choosers import (
    ADD,
    CLEAR,
    CLEARER,
    COPIER,
    COPY,
    NAMERS,
    TURN,
    TURN_TO,
    TURNER,
    Namer,
)
from talia.games.fantasy_realms.extra.counting import runs_worth, sets_worth
from talia.games.fantasy_realms.extra.tables import Tables, column
from talia.games.fantasy_realms.extra.wide_columns import (
    BEST,
    DIFFERENT,
    EACH,
    HALF,
    NOTHING,
    RUNS,
    SETS,
    TERMS,
    Columns,
)

PLACES: Final = 12  # cards of a hand, with room to spare
FIVES: Final = 0x555_5555_5555_5555  # added to the digits it lifts the eighth bit of those that are at least 3
EIGHTS: Final = 0x888_8888_8888_8888
ABOVE_ONE: Final = 0xEEE_EEEE_EEEE_EEEE  # set where a suit has two cards or more


@final
class Wide(Columns):
    """The scorer of one list of cards."""

    def __init__(self, tables: Tables, half: int = HALF) -> None:
        super().__init__(tables, half)
        # The hand, place by place: the card, the card whose name it bears, its suit and strength, the card whose
        # penalty it has; whether its own bonus stands, and whether it is of the suit its text was printed with.
        self.size: i64 = 0
        self.card_at = column([0] * PLACES)
        self.name_at = column([0] * PLACES)
        self.suit_at = column([0] * PLACES)
        self.base_at = column([0] * PLACES)
        self.text_at = column([0] * PLACES)
        self.own: i64 = 0
        self.as_printed: i64 = 0
        # What becomes of it.
        self.active: i64 = 0
        self.lost: i64 = 0
        self.no_army: i64 = 0
        self.counts: i64 = 0
        self.names: i64 = 0

    # Laying the hand.

    def score(self, low: i64, high: i64) -> i64:
        self.lay(low, high)
        return self.points(0)

    def score_given(self, low: i64, high: i64, choices: i64) -> i64:
        extra = chosen(choices, ADD) - 1
        if extra >= 0:
            if extra < self.half:
                low |= bit(extra)
            else:
                high |= bit(extra - self.half)
        self.lay(low, high)
        place = self.place(COPIER)
        copied = chosen(choices, COPY) - 1
        if place >= 0 and copied >= 0:
            self.name_at[place] = copied
            self.suit_at[place] = self.suit[copied]
            self.base_at[place] = self.base[copied]
            self.text_at[place] = copied
            self.own &= ~bit(place)
        namer: Namer | None = NAMERS
        while namer is not None:
            place = self.place(namer.number)
            name = chosen(choices, namer.slot)
            if place >= 0 and name >= SUIT_ONLY:
                self.suit_at[place] = name - SUIT_ONLY
            elif place >= 0 and name != DECLINED:
                self.name_at[place] = name - 1
                self.suit_at[place] = self.suit[name - 1]
            namer = namer.next
        place = self.place(chosen(choices, TURN) - 1)
        if place >= 0 and self.place(TURNER) >= 0 and chosen(choices, TURN_TO) != DECLINED:
            self.suit_at[place] = chosen(choices, TURN_TO) - 1
            if self.suit_at[place] != self.suit[self.text_at[place]]:
                self.as_printed &= ~bit(place)
        place = self.place(chosen(choices, CLEAR) - 1) if self.place(CLEARER) >= 0 else NOTHING
        return self.points(bit(place) if place >= 0 else 0)

    def bases(self, low: i64, high: i64) -> i64:
        self.lay(low, high)
        return sum([int(self.base_at[at]) for at in range(self.size)])

    def lay(self, low: i64, high: i64) -> None:
        """The cards as printed."""
        self.size = 0
        while low != 0:
            self.put(lowest(low))
            low &= low - 1
        while high != 0:
            self.put(lowest(high) + self.half)
            high &= high - 1
        self.own = self.as_printed = bit(self.size) - 1

    def put(self, card: i64) -> None:
        at = self.size
        self.card_at[at] = card
        self.name_at[at] = card
        self.suit_at[at] = self.suit[card]
        self.base_at[at] = self.base[card]
        self.text_at[at] = card
        self.size = at + 1

    def unit_at(self, at: i64) -> i64:
        """One card of its suit, as digits."""
        return self.unit[self.suit_at[at]]

    def place(self, card: i64) -> i64:
        """Where a card of the hand lies, or NOTHING."""
        for at in range(self.size):
            if self.card_at[at] == card:
                return at
        return NOTHING

    # Sections 5.5 to 5.7.

    def points(self, spared: i64) -> i64:
        """The points of the hand that is laid; `spared` is the place whose penalty is cleared by choice, as a set."""
        self.active = bit(self.size) - 1
        self.clear(spared)
        if self.lost != 0:
            self.blank()
        self.count()
        if self.lost != 0:
            dead = self.blank_by_condition()
            if dead != 0:
                self.active &= ~dead
                self.lost &= ~dead
                self.count()
        points: i64 = 0
        for at in range(self.size):
            if self.active >> at & 1 != 0:
                points += self.base_at[at]
                if self.own >> at & 1 != 0:
                    kind = self.bonus[self.card_at[at]]
                    if kind != 0:
                        points += self.gain(at, kind)
                if self.lost >> at & 1 != 0:
                    points += self.lose(at)
        return points

    def clear(self, spared: i64) -> None:
        """Clearing, all at once and by current suit."""
        suits: i64 = 0
        army: i64 = 0
        for at in range(self.size):
            if self.own >> at & 1 != 0:
                suits |= self.clears[self.card_at[at]]
                army |= self.clears_army[self.card_at[at]]
        self.lost = 0
        self.no_army = 0
        at = 0
        while at < self.size:
            unit = self.unit_at(at)
            if self.penalty[self.text_at[at]] != 0 and unit & suits == 0:
                self.lost |= bit(at)
            if unit & army != 0:
                self.no_army |= bit(at)
            at += 1
        self.lost &= ~spared

    def hits(self, blanker: i64, at: i64) -> bool:
        """Does the text at one place blank the card at another?"""
        row = self.name_at[at] * self.suits + self.suit_at[at]
        if self.no_army >> blanker & 1 != 0:
            row += self.rows * self.suits
        text = self.text_at[blanker]
        if self.hit_by[row] >> self.blanker[text] & 1 == 0:
            return False
        return blanker != at or self.as_printed >> at & 1 == 0 or self.spares_itself[text] == 0

    def hit(self, blanker: i64) -> i64:
        """All places that the text at one place blanks."""
        found: i64 = 0
        for at in range(self.size):
            if self.hits(blanker, at):
                found |= bit(at)
        return found

    def blank(self) -> None:
        """6a. As printed there are no rings, so blankers act in their turn."""
        waiting = self.waiting(self.blanker)
        if waiting == 0:
            return
        if waiting & ~(self.own & self.as_printed) != 0:
            targets: dict[i64, i64] = {}
            while waiting != 0:
                at = lowest(waiting)
                waiting &= waiting - 1
                targets[bit(at)] = self.hit(at)
            self.active &= ~blank_in_rings(targets)
        else:
            while waiting != 0:
                at = self.first(waiting, self.blanker)
                waiting &= ~bit(at)
                self.active &= ~self.hit(at)
                waiting &= self.active
        self.lost &= self.active

    def waiting(self, turns: vec[i64]) -> i64:
        """The places with an uncleared text that has a turn."""
        found: i64 = 0
        for at in range(self.size):
            if self.lost >> at & 1 != 0 and turns[self.text_at[at]] != NOTHING:
                found |= bit(at)
        return found

    def first(self, waiting: i64, turns: vec[i64]) -> i64:
        """The place of some whose printed text comes first."""
        found = lowest(waiting)
        while waiting != 0:
            at = lowest(waiting)
            waiting &= waiting - 1
            if turns[self.text_at[at]] < turns[self.text_at[found]]:
                found = at
        return found

    def blank_by_condition(self) -> i64:
        """6b: the places that their own conditions blank."""
        waiting = self.waiting(self.condition)
        if waiting == 0:
            return 0
        if waiting & ~(self.own & self.as_printed) != 0:
            return self.blank_by_conditions_in_rings(waiting)
        dead: i64 = 0
        counts = self.counts
        while waiting != 0:
            at = self.first(waiting, self.condition)
            waiting &= ~bit(at)
            text = self.text_at[at]
            needs = self.needs[text + self.rows if self.no_army >> at & 1 != 0 else text]
            if counts & needs == 0 or counts & self.forbids[text] != 0:
                dead |= bit(at)
                counts -= self.unit_at(at)
        return dead

    def blank_by_conditions_in_rings(self, waiting: i64) -> i64:
        undecided: list[Condition] = []
        sure: i64 = 0
        for at in range(self.size):
            if waiting >> at & 1 != 0:
                text = self.text_at[at]
                needs = self.needs[text + self.rows if self.no_army >> at & 1 != 0 else text]
                undecided.append(Condition(bit(at), self.unit_at(at), needs, self.forbids[text]))
            elif self.active >> at & 1 != 0:
                sure |= self.unit_at(at)
        return blank_conditional(undecided, sure)

    def count(self) -> None:
        """How many active cards of each suit, and the names that they bear."""
        counts: i64 = 0
        names: i64 = 0
        for at in range(self.size):
            if self.active >> at & 1 != 0:
                counts += self.unit_at(at)
                names |= self.name[self.name_at[at]]
        self.counts = counts
        self.names = names

    def gain(self, at: i64, kind: i64) -> i64:
        """The bonus of the card at a place."""
        card = self.card_at[at]
        if kind == EACH:
            points = self.each_raised[card] if self.names & self.each_raised_by[card] != 0 else self.each_points[card]
            return points * self.each(card, at)
        if kind == TERMS:
            return self.on_terms(card)
        if kind == DIFFERENT:
            return self.different_points if self.counts & ABOVE_ONE == 0 else 0
        if kind == SETS:
            return self.sets()
        if kind == RUNS:
            return self.runs()
        return self.strengths(self.best_suits, True) if kind == BEST else self.strengths(self.sum_suits, False)

    def lose(self, at: i64) -> i64:
        """The penalty at a place."""
        text = self.text_at[at]
        kind = self.loss[text]
        if kind == EACH:
            row = text + self.rows
            if self.no_army >> at & 1 != 0:
                row += self.rows
            return self.each_points[row] * self.each(row, at)
        return self.on_terms(text) if kind == TERMS else 0

    def each(self, row: i64, at: i64) -> i64:
        """How many cards a text counts; one that fits by suit and by name once [P]."""
        number = (self.counts & self.each_suits[row]) % 15
        if self.as_printed >> at & 1 != 0:
            number -= self.each_but_itself[row]
        wanted = self.each_names[row]
        if self.names & wanted != 0:
            other: i64 = 0
            while other < self.size:
                fits = self.name[self.name_at[other]] & wanted != 0
                if fits and self.active >> other & 1 != 0 and self.unit_at(other) & self.each_suits[row] == 0:
                    number += 1
                other += 1
        return number

    def on_terms(self, row: i64) -> i64:
        if self.fulfilled(row):
            return self.terms_points[row]
        if self.fulfilled(row + self.rows):
            return self.terms_points[row + self.rows]
        return self.terms_rest[row]

    def fulfilled(self, row: i64) -> bool:
        wanted = self.terms_all[row]
        some = self.terms_any[row]
        if self.names & wanted != wanted or self.counts & self.terms_suits[row] == 0:
            return False
        return some == NOTHING or self.names & some != 0

    def sets(self) -> i64:
        """Every suit with three or more differently named cards pays [D]."""
        counts = self.counts
        for at in range(self.size):
            if self.active >> at & 1 != 0 and self.is_double(at):
                counts -= self.unit_at(at)
        return sets_worth(counts, counts + FIVES & EIGHTS, self.set_points)

    def is_double(self, at: i64) -> bool:
        """Does an active card before it bear the same name in the same suit?"""
        other: i64 = 0
        while other < at:
            same = self.name_at[other] == self.name_at[at] and self.suit_at[other] == self.suit_at[at]
            if same and self.active >> other & 1 != 0:
                return True
            other += 1
        return False

    def strengths(self, suits: i64, best: bool) -> i64:
        """The sum of the strengths of some suits, or the best of them."""
        points: i64 = 0
        for at in range(self.size):
            if self.active >> at & 1 != 0 and self.unit_at(at) & suits != 0:
                points = max(points, self.base_at[at]) if best else points + self.base_at[at]
        return points

    def runs(self) -> i64:
        """The longest run of strengths, then the longest of what is left; one card a value [D]."""
        once: i64 = 0
        twice: i64 = 0
        for at in range(self.size):
            if self.active >> at & 1 != 0:
                base = bit(self.base_at[at])
                twice |= once & base
                once |= base
        return runs_worth(once, twice, self.run_points)
