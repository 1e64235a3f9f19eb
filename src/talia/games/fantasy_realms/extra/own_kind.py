"""The bonuses that are like no other: sums and the best of strengths, sets, runs, and suits that all differ."""

from __future__ import annotations

from mypy_extensions import i64

from talia.games.fantasy_realms.extra.changes import Change
from talia.games.fantasy_realms.extra.counting import runs_worth, sets_worth
from talia.games.fantasy_realms.extra.narrow import (
    ABOVE_ONE,
    ALL_SUITS,
    BASE,
    BASE_AT,
    BASE_BIT,
    BASE_SUM,
    BASE_SUM_CARDS,
    BASE_SUM_SUITS,
    BEST_BASE,
    BEST_BASE_CARDS,
    BEST_BASE_SUITS,
    BIT,
    DIFFERENT,
    DIFFERENT_POINTS,
    EIGHTS,
    FIVES,
    IN_RUNS,
    INDEX,
    RUN_LIMIT,
    RUN_POINTS,
    RUNS,
    SET_POINTS,
    SETS,
    TALLY,
    tally,
)


def own_kind(texts: i64, active: i64, counts: i64, cards: i64, first: Change | None) -> i64:
    """The bonuses that are like no other."""
    points: i64 = 0
    if texts & DIFFERENT != 0 and counts & ABOVE_ONE == 0:
        points += DIFFERENT_POINTS
    if texts & SETS != 0:
        points += sets(counts - doubles(active, cards, first))
    if texts & BASE_SUM != 0:
        points += tally(active & cards & BASE_SUM_CARDS) >> BASE_AT
        change = first
        while change is not None:
            if active & change.bit != 0 and change.unit & BASE_SUM_SUITS != 0:
                points += change.tally >> BASE_AT
            change = change.next
    if texts & BEST_BASE != 0:
        points += best_base(active, cards, first)
    if texts & RUNS != 0:
        points += runs_of(active, cards, first)
    return points


def sets(distinct: i64) -> i64:
    """Every suit with three or more differently named cards pays [D]."""
    return sets_worth(distinct, ((distinct & ALL_SUITS) + FIVES) & EIGHTS, SET_POINTS)


def best_base(active: i64, cards: i64, first: Change | None) -> i64:
    """The highest base strength of some suits, or 0."""
    best: i64 = 0
    left = active & cards & BEST_BASE_CARDS
    while left != 0:
        low = left & -left
        left ^= low
        base = BASE[INDEX[low % 67]]
        if base > best:
            best = base
    change = first
    while change is not None:
        if active & change.bit != 0 and change.unit & BEST_BASE_SUITS != 0 and change.tally >> BASE_AT > best:
            best = change.tally >> BASE_AT
        change = change.next
    return best


def runs_of(active: i64, cards: i64, first: Change | None) -> i64:
    """Consecutive base strengths."""
    once: i64 = 0
    twice: i64 = 0
    left = active & cards & IN_RUNS
    while left != 0:
        low = left & -left
        left ^= low
        base_bit = BASE_BIT[INDEX[low % 67]]
        twice |= once & base_bit
        once |= base_bit
    change = first
    while change is not None:
        base = change.tally >> BASE_AT
        if active & change.bit != 0 and base < RUN_LIMIT:
            twice |= once & BIT[base]
            once |= BIT[base]
        change = change.next
    return runs_worth(once, twice, RUN_POINTS)


def doubles(active: i64, cards: i64, first: Change | None) -> i64:
    """Tally of the cards whose name another active card of the same suit already bears (Collector)."""
    found: i64 = 0
    change = first
    while change is not None:
        if active & change.bit != 0:
            if active & cards & change.name != 0 and TALLY[INDEX[change.name % 67]] & change.unit != 0:
                found += change.unit
            else:
                other = change.next
                while other is not None:
                    if active & other.bit != 0 and other.name == change.name and other.unit == change.unit:
                        found += change.unit
                        break
                    other = other.next
        change = change.next
    return found
