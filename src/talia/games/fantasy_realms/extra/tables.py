"""A list of cards as numbers for a kernel, made from the words of `cards/vocabulary.py`: `tables_of(cards) -> Tables`.

A set of cards is one number, bit n for card n, as long as there are cards; which kernel can take them at a bite is its
own affair (`narrow.py` for up to 61 cards and 11 suits, `wide.py` for more). What a set has of each suit is a number of
digits, four bits a suit (suit s at bit 4*s; at most 8 cards, so nothing spills). "Any Wizard" is then one `&`; "for
each" is the sum of a few digits, which is the remainder by 15.

Columns have a row a card. Where the word Army can be deleted from a penalty (spec 5.5), as many rows again follow with
the same penalties without it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from talia.games.fantasy_realms.cards.suits import ARMY
from talia.games.fantasy_realms.cards.vocabulary import (
    AllDifferent,
    BaseSum,
    BestBase,
    Blanks,
    Card,
    Each,
    Effect,
    Group,
    Runs,
    Sets,
    With,
    Without,
)

ANYTHING: Final = -1  # names left open
LONGEST: Final = 8  # cards that a set or a run can have


def column(values: list[int]) -> vec[i64]:
    """A column for a kernel. (Bits are made with `int` here: a shift of an `i64` one is 32 bits wide in C.)"""
    made = vec[i64]()
    for value in values:
        made = append(made, i64(value))
    return made


def digits(suits: tuple[int, ...]) -> int:
    """The digits of some suits, as a mask."""
    return sum(15 << 4 * suit for suit in suits)


def text_hits(blanks: Blanks, name: str, suit: int, army_cleared: bool, itself: bool) -> bool:
    """Whether a blanking text fits a card of this name and suit (spec 6a.1)."""
    group = blanks.group.without(ARMY) if army_cleared else blanks.group
    inside = suit in group.suits or name in group.names
    if blanks.all_but:
        return not inside
    if (suit, name) in blanks.spares or (itself and suit == group.other):
        return False
    return inside


class Listed:
    """Cards by number, and sets of them."""

    def __init__(self, cards: tuple[Card, ...], suits: int) -> None:
        self.cards = cards
        self.suits = suits  # how many there are
        self.all_suits = digits(tuple(range(suits)))
        self.numbers: dict[str, int] = {card.word: number for number, card in enumerate(cards)}

    def named(self, names: tuple[str, ...]) -> int:
        return sum(1 << self.numbers[name] for name in names)

    def of(self, suits: tuple[int, ...]) -> int:
        """The printed cards of some suits."""
        return sum(1 << number for number, card in enumerate(self.cards) if card.suit in suits)

    def paying(self, kind: type[Effect]) -> int:
        """The cards whose bonus is of a kind."""
        return sum(1 << number for number, card in enumerate(self.cards) if isinstance(card.bonus, kind))


@final
class Clearing:
    """Spec 5.5."""

    def __init__(self, box: Listed) -> None:
        rows = range(len(box.cards))
        self.penalties = sum(1 << n for n, card in enumerate(box.cards) if card.has_penalty())
        self.clearers = sum(1 << n for n, card in enumerate(box.cards) if card.clears is not None)
        self.clears = [box.of(_cleared_suits(box.cards[n], False)) for n in rows]
        self.clears_suits = [digits(_cleared_suits(box.cards[n], False)) for n in rows]
        self.clears_army = [box.of(_cleared_suits(box.cards[n], True)) for n in rows]
        self.clears_army_suits = [digits(_cleared_suits(box.cards[n], True)) for n in rows]


def _cleared_suits(card: Card, word: bool) -> tuple[int, ...]:
    clears = card.clears
    return clears.suits if clears is not None and (clears.word is not None) == word else ()


@final
class Blanking:
    """Spec 6a. `hits` are a printed blanker's, `copy_hits` those of its text on another card."""

    def __init__(self, box: Listed) -> None:
        rows = range(len(box.cards))
        self.blankers = sum(1 << n for n, card in enumerate(box.cards) if card.blanks is not None)
        self.hits = [_hits(box, n, army, True) for army in (False, True) for n in rows]
        self.copy_hits = [_hits(box, n, army, False) for army in (False, True) for n in rows]
        # For every name and suit a card may come to bear: the texts that hit it, unless it is its own text.
        self.hit_by = [
            sum(
                1 << n
                for n, card in enumerate(box.cards)
                if card.blanks is not None and text_hits(card.blanks, name.word, suit, army, False)
            )
            for army in (False, True)
            for name in box.cards
            for suit in range(box.suits)
        ]
        hit = [sum(1 << b for b in rows if b != n and self.hits[b] >> n & 1) for n in rows]
        self.order = _in_order([n for n in rows if self.blankers >> n & 1], hit)


def _hits(box: Listed, number: int, army_cleared: bool, spare_itself: bool) -> int:
    blanks = box.cards[number].blanks
    if blanks is None:
        return 0
    return sum(
        1 << n
        for n, card in enumerate(box.cards)
        if text_hits(blanks, card.word, card.suit, army_cleared, spare_itself and n == number)
    )


def _in_order(numbers: list[int], depends: list[int]) -> list[int]:
    """Cards before those that depend on them; printed cards never depend on each other in a ring."""
    done: list[int] = []
    while len(done) < len(numbers):
        free = [n for n in numbers if n not in done and not any(depends[n] >> m & 1 for m in numbers if m not in done)]
        assert free, "printed cards depend on each other in a ring"
        done.append(free[0])
    return done


@final
class Conditions:
    """Cards with a condition of their own (spec 6b): the suits one of which must be there, and those that must not."""

    def __init__(self, box: Listed) -> None:
        rows = range(len(box.cards))
        self.conditionals = sum(1 << n for n, card in enumerate(box.cards) if card.blanked is not None)
        self.needs = [_needed(box, n, army) for army in (False, True) for n in rows]
        self.forbids = [_forbidden(box.cards[n]) for n in rows]
        read = [self.needs[n] | self.forbids[n] for n in rows]
        suits = [tuple(s for s in range(box.suits) if read[n] >> 4 * s & 1) for n in rows]
        numbers = [n for n in rows if self.conditionals >> n & 1]
        self.order = _in_order(numbers, [box.of(suits[n]) if n in numbers else 0 for n in rows])


def _needed(box: Listed, number: int, army_cleared: bool) -> int:
    """Every suit where nothing is needed."""
    blanked = box.cards[number].blanked
    unless = blanked.unless if blanked is not None else None
    group = unless.without(ARMY) if unless is not None and army_cleared else unless
    # The word Army deleted leaves no condition at all, if it was all there was [D].
    return digits(group.suits) if group is not None and group.suits else box.all_suits


def _forbidden(card: Card) -> int:
    return digits(card.blanked.by.suits) if card.blanked is not None and card.blanked.by is not None else 0


_NOTHING: Final = Each(0, Group())


@final
class ForEach:
    """Rows of bonuses, then as many of penalties, then of penalties without the word Army."""

    def __init__(self, box: Listed) -> None:
        gains = [card.bonus if isinstance(card.bonus, Each) else _NOTHING for card in box.cards]
        loses = [card.penalty if isinstance(card.penalty, Each) else _NOTHING for card in box.cards]
        rows: list[tuple[Each, Group]] = [(row, row.group) for row in gains + loses]
        rows += [(row, row.group.without(ARMY)) for row in loses]
        own = [card.suit for card in box.cards] * 3
        self.gain = sum(1 << n for n, row in enumerate(gains) if row is not _NOTHING)
        self.lose = sum(1 << n for n, row in enumerate(loses) if row is not _NOTHING)
        self.points = [row.points for row, _ in rows]
        self.suits = [digits(group.suits) for _, group in rows]
        self.names = [box.named(group.names) for _, group in rows]
        self.but_itself = [1 if group.other == own[n] else 0 for n, (_, group) in enumerate(rows)]
        self.raised = [row.raised for row, _ in rows]
        self.raised_by = [box.named((row.raised_by,)) if row.raised_by else 0 for row, _ in rows]


@final
class Terms:
    """A `With` as three tests; names left open are ANYTHING, suits left open are all of them."""

    def __init__(self, box: Listed, terms: With | None) -> None:
        self.points = 0 if terms is None else terms.points
        self.all_names = 0
        self.any_name = 0 if terms is None else ANYTHING
        self.suits = box.all_suits
        for group in () if terms is None else terms.groups:
            if group.suits:
                assert not group.names
                assert self.suits == box.all_suits
                self.suits = digits(group.suits)
            elif len(group.names) == 1:
                self.all_names |= box.named(group.names)
            else:
                assert self.any_name == ANYTHING
                self.any_name = box.named(group.names)


@final
class OnTerms:
    """Points if all of some names, any of other names and any of some suits are there; else a lesser sum; else rest."""

    def __init__(self, box: Listed) -> None:
        self.gain = box.paying(With) | box.paying(Without)
        self.lose = sum(1 << n for n, card in enumerate(box.cards) if isinstance(card.penalty, Without))
        self.terms: list[Terms] = []
        self.less: list[Terms] = []
        self.rest: list[int] = []
        for card in box.cards:
            effect = card.penalty if isinstance(card.penalty, Without) else card.bonus
            if isinstance(effect, With):
                self._add(box, effect, effect.otherwise, 0)
            elif isinstance(effect, Without):
                self._add(box, With(0, effect.group), None, effect.points)
            else:
                self._add(box, None, None, 0)

    def _add(self, box: Listed, terms: With | None, less: With | None, rest: int) -> None:
        self.terms.append(Terms(box, terms))
        self.less.append(Terms(box, less))
        self.rest.append(rest)


@final
class OfTheirOwn:
    """The five bonuses that are like no other."""

    def __init__(self, box: Listed) -> None:
        self.best_base = box.paying(BestBase)
        self.best_base_suits = _group_of(box, BestBase)
        self.base_sum = box.paying(BaseSum)
        self.base_sum_suits = _group_of(box, BaseSum)
        self.sets = box.paying(Sets)
        self.set_points = _by_length(box, Sets)
        self.runs = box.paying(Runs)
        self.run_points = _by_length(box, Runs)
        self.different = box.paying(AllDifferent)
        self.different_points = max([c.bonus.points for c in box.cards if isinstance(c.bonus, AllDifferent)], default=0)
        self.all = self.best_base | self.base_sum | self.sets | self.runs | self.different


def _group_of(box: Listed, kind: type[Effect]) -> tuple[int, ...]:
    suits: tuple[int, ...] = ()
    for card in box.cards:
        bonus = card.bonus
        if isinstance(bonus, kind) and isinstance(bonus, (BestBase, BaseSum)):
            assert not suits, "kernels have room for one group of each kind"
            suits = bonus.group.suits
    return suits


def _by_length(box: Listed, kind: type[Effect]) -> list[int]:
    """Points for 0 to 8 cards of a set or run."""
    points = [0] * (LONGEST + 1)
    for card in box.cards:
        bonus = card.bonus
        if isinstance(bonus, kind) and isinstance(bonus, (Sets, Runs)):
            for length, worth in bonus.points:
                for longer in range(length, LONGEST + 1):
                    points[longer] = worth
    return points


@final
class Tables(Listed):
    """All that a kernel needs to know of a list of cards."""

    def __init__(self, cards: tuple[Card, ...], suits: int) -> None:
        super().__init__(cards, suits)
        self.clearing = Clearing(self)
        self.blanking = Blanking(self)
        self.conditions = Conditions(self)
        self.each = ForEach(self)
        self.terms = OnTerms(self)
        self.own = OfTheirOwn(self)


def tables_of(cards: tuple[Card, ...], suits: int) -> Tables:
    """The tables of these cards, which are numbered in this order, of so many suits."""
    return Tables(cards, suits)


def sums(values: list[int], room: int, chunk: int) -> list[int]:
    """Sums of the values of every set of cards, looked up `chunk` cards at a time, for `room` cards."""
    found: list[int] = []
    padded = values + [0] * (room - len(values))
    for first in range(0, room, chunk):
        part = padded[first : first + chunk]
        table = [0] * (1 << chunk)
        for chosen in range(1, 1 << chunk):
            low = chosen & -chosen
            table[chosen] = table[chosen ^ low] + part[low.bit_length() - 1]
        found += table
    return found
