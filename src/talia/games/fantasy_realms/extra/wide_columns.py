"""A list of cards in the columns of the wide kernel, by card number: no set of cards is in them, so there may be many.

Of names only those matter that some text mentions; sets of names are sets of these, and there is room for 62.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.games.fantasy_realms.cards.suits import MOST_SUITS
from talia.games.fantasy_realms.cards.vocabulary import (
    AllDifferent,
    BaseSum,
    BestBase,
    Card,
    Each,
    Runs,
    Sets,
    With,
    Without,
)
from talia.games.fantasy_realms.extra.tables import ANYTHING, Tables, Terms, column, digits

HALF: Final = 50  # cards of each of the two sets of a hand
NOTHING: Final = -1

# What a bonus is, and a penalty.
EACH: Final = 1
TERMS: Final = 2
SUM: Final = 3
BEST: Final = 4
SETS: Final = 5
RUNS: Final = 6
DIFFERENT: Final = 7


def _of(cards: int, chosen: list[int]) -> int:
    """A set of cards as a set of their places in a list; those that are not in it left out."""
    return sum(1 << at for at, number in enumerate(chosen) if cards >> number & 1)


def _mentioned(tables: Tables) -> list[int]:
    """The cards whose names stand in texts that pay for them."""
    names = 0
    for mask in tables.each.names + tables.each.raised_by:
        names |= mask
    for row in tables.terms.terms + tables.terms.less:
        names |= row.all_names | (row.any_name if row.any_name != ANYTHING else 0)
    return [n for n in range(len(tables.cards)) if names >> n & 1]


def _any_name(row: Terms, mentioned: list[int]) -> int:
    return NOTHING if row.any_name == ANYTHING else _of(row.any_name, mentioned)


def _spares_itself(card: Card) -> int:
    return 1 if card.blanks is not None and card.blanks.group.other == card.suit else 0


def _bonus(card: Card) -> int:
    bonus = card.bonus
    if isinstance(bonus, Each):
        return EACH
    if isinstance(bonus, (With, Without)):
        return TERMS
    if isinstance(bonus, BaseSum):
        return SUM
    if isinstance(bonus, BestBase):
        return BEST
    if isinstance(bonus, Sets):
        return SETS
    if isinstance(bonus, Runs):
        return RUNS
    return DIFFERENT if isinstance(bonus, AllDifferent) else 0


def _loss(card: Card) -> int:
    return EACH if isinstance(card.penalty, Each) else TERMS if isinstance(card.penalty, Without) else 0


class Scorer:
    """Points of hands of one list of cards. A hand is two sets; where one has room for all, the other is empty."""

    def score(self, low: i64, high: i64) -> i64:
        """The points of a hand as printed."""
        raise NotImplementedError

    def score_given(self, low: i64, high: i64, choices: i64) -> i64:
        """The points of a hand under exactly these choices, taken on trust."""
        raise NotImplementedError

    def bases(self, low: i64, high: i64) -> i64:
        """The sum of printed base strengths, which decides ties."""
        raise NotImplementedError


class Columns(Scorer):
    """What the wide kernel knows of a list of cards, which begins with the base box."""

    def __init__(self, tables: Tables, half: int = HALF) -> None:
        cards = tables.cards
        rows = len(cards)
        assert tables.suits <= MOST_SUITS, f"the wide kernel has room for {MOST_SUITS} suits"
        assert rows <= 2 * half, f"the wide kernel has room for {2 * half} cards"
        self.rows: i64 = rows
        self.suits: i64 = tables.suits
        self.half: i64 = half
        self.suit = column([card.suit for card in cards])
        self.unit = column([1 << 4 * suit for suit in range(MOST_SUITS)])
        self.base = column([card.base for card in cards])
        # Clearing and blanking.
        self.penalty = column([tables.clearing.penalties >> n & 1 for n in range(rows)])
        self.clears = column(tables.clearing.clears_suits)
        self.clears_army = column(tables.clearing.clears_army_suits)
        order = tables.blanking.order
        self.blanker = column([order.index(n) if n in order else NOTHING for n in range(rows)])  # its turn
        self.hit_by = column([_of(mask, order) for mask in tables.blanking.hit_by])  # sets of turns
        self.spares_itself = column([_spares_itself(card) for card in cards])
        order = tables.conditions.order
        self.condition = column([order.index(n) if n in order else NOTHING for n in range(rows)])
        self.needs = column(tables.conditions.needs)
        self.forbids = column(tables.conditions.forbids)
        # Points.
        mentioned = _mentioned(tables)
        assert len(mentioned) <= 62, "texts mention more names than there is room for"
        self.name = column([1 << mentioned.index(n) if n in mentioned else 0 for n in range(rows)])
        self.bonus = column([_bonus(card) for card in cards])
        self.loss = column([_loss(card) for card in cards])
        self.each_points = column(tables.each.points)
        self.each_suits = column(tables.each.suits)
        self.each_names = column([_of(mask, mentioned) for mask in tables.each.names])
        self.each_but_itself = column(tables.each.but_itself)
        self.each_raised = column(tables.each.raised)
        self.each_raised_by = column([_of(mask, mentioned) for mask in tables.each.raised_by])
        terms = tables.terms.terms + tables.terms.less  # as many rows again: the lesser terms
        self.terms_all = column([_of(row.all_names, mentioned) for row in terms])
        self.terms_any = column([_any_name(row, mentioned) for row in terms])
        self.terms_suits = column([row.suits for row in terms])
        self.terms_points = column([row.points for row in terms])
        self.terms_rest = column(tables.terms.rest)
        self.sum_suits: i64 = digits(tables.own.base_sum_suits)
        self.best_suits: i64 = digits(tables.own.best_base_suits)
        self.set_points = column(tables.own.set_points)
        self.run_points = column(tables.own.run_points)
        self.different_points: i64 = tables.own.different_points
