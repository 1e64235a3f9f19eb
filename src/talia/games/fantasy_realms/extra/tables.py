"""The cards as numbers for the compiled kernel, generated at import from the words of `vocabulary.py`.

A set of cards is one `i64`, bit n for card n. A *tally* packs what a set of cards amounts to: four bits a suit hold how
many cards of it there are (suit s at bit 4*s; at most 8 cards, so nothing spills), and from bit 44 on stands the sum of
base strengths. Tallies of disjoint sets simply add up. "Any Wizard" is then one `&`; "for each" is the sum of a few
four-bit digits, which is the remainder by 15.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from talia.games.fantasy_realms.cards import CARD_COUNT, CARDS, NUMBER
from talia.games.fantasy_realms.cards.suits import ARMY, EVERY_SUIT, SUIT_COUNT
from talia.games.fantasy_realms.cards.vocabulary import (
    AllDifferent,
    BaseSum,
    BestBase,
    Blanks,
    Each,
    Effect,
    Group,
    Runs,
    Sets,
    With,
    Without,
)

BASE_AT: Final = 44  # the bit of a tally where the base strengths begin
ALL_SUITS: Final = 0xFFF_FFFF_FFFF  # 44 bits: every digit of a tally
FIVES: Final = 0x555_5555_5555  # added to a tally's digits it lifts the eighth bit of those that are at least 3
EIGHTS: Final = 0x888_8888_8888
ABOVE_ONE: Final = 0xEEE_EEEE_EEEE  # set where a suit has two cards or more
NO_ARMY: Final = CARD_COUNT  # rows from here on are the same penalties with the word Army deleted
CHUNK: Final = 2048  # sums of tallies are looked up eleven cards at a time


def column(values: list[int]) -> vec[i64]:
    """A column of one table. (Bits are made with `int` here: a shift of an `i64` one is 32 bits wide in C.)"""
    made = vec[i64]()
    for value in values:
        made = append(made, i64(value))
    return made


def digits(suits: tuple[int, ...]) -> int:
    """The digits of some suits, as a mask over a tally."""
    return sum(15 << 4 * suit for suit in suits)


def cards_named(names: tuple[str, ...]) -> int:
    return sum(1 << NUMBER[name] for name in names)


def cards_of(suits: tuple[int, ...]) -> int:
    """The printed cards of some suits."""
    return sum(1 << number for number, card in enumerate(CARDS) if card.suit in suits)


def cards_with(kind: type[Effect]) -> int:
    """The cards whose bonus is of a kind."""
    return sum(1 << number for number, card in enumerate(CARDS) if isinstance(card.bonus, kind))


def text_hits(blanks: Blanks, name: str, suit: int, army_cleared: bool, itself: bool) -> bool:
    """Whether a blanking text fits a card of this name and suit (spec 6a.1)."""
    group = blanks.group.without(ARMY) if army_cleared else blanks.group
    inside = suit in group.suits or name in group.names
    if blanks.all_but:
        return not inside
    if (suit, name) in blanks.spares or (itself and suit == group.other):
        return False
    return inside


# one bit, and back
BIT: Final = column([1 << n for n in range(CARD_COUNT)])
_INDEX: Final[list[int]] = [0] * 67
for _n in range(CARD_COUNT):
    _INDEX[(1 << _n) % 67] = _n
INDEX: Final = column(_INDEX)  # a single bit, taken modulo 67, gives its number: the remainders all differ
ALL_CARDS: Final = (1 << CARD_COUNT) - 1

# tallies
SUIT: Final = column([card.suit for card in CARDS])
BASE: Final = column([card.base for card in CARDS])
UNIT: Final = column([1 << 4 * suit for suit in EVERY_SUIT])
_TALLY: Final[list[int]] = [(card.base << BASE_AT) + (1 << 4 * card.suit) for card in CARDS]
TALLY: Final = column(_TALLY)


def _sums() -> list[int]:
    found: list[int] = []
    for first in range(0, 55, 11):
        part = _TALLY[first : first + 11] + [0] * 11
        sums = [0] * CHUNK
        for chosen in range(1, CHUNK):
            low = chosen & -chosen
            sums[chosen] = sums[chosen ^ low] + part[low.bit_length() - 1]
        found += sums
    return found


SUMS: Final = column(_sums())

# clearing (spec 5.5)
PENALTIES: Final[i64] = sum(1 << n for n, card in enumerate(CARDS) if card.has_penalty())
CLEARERS: Final[i64] = sum(1 << n for n, card in enumerate(CARDS) if card.clears is not None)


def _cleared_suits(number: int, word: bool) -> tuple[int, ...]:
    clears = CARDS[number].clears
    return clears.suits if clears is not None and (clears.word is not None) == word else ()


CLEARS: Final = column([cards_of(_cleared_suits(n, False)) for n in range(CARD_COUNT)])
CLEARS_SUITS: Final = column([digits(_cleared_suits(n, False)) for n in range(CARD_COUNT)])
CLEARS_ARMY: Final = column([cards_of(_cleared_suits(n, True)) for n in range(CARD_COUNT)])
CLEARS_ARMY_SUITS: Final = column([digits(_cleared_suits(n, True)) for n in range(CARD_COUNT)])

# blanking (spec 6a)
BLANKERS: Final[i64] = sum(1 << n for n, card in enumerate(CARDS) if card.blanks is not None)


def _hits(number: int, army_cleared: bool, spare_itself: bool) -> int:
    blanks = CARDS[number].blanks
    if blanks is None:
        return 0
    return sum(
        1 << n
        for n, card in enumerate(CARDS)
        if text_hits(blanks, card.word, card.suit, army_cleared, spare_itself and n == number)
    )


def _hit_by(army_cleared: bool) -> list[int]:
    """For every name and suit a card may come to bear: the texts that hit it, unless it is its own text."""
    return [
        sum(
            1 << n
            for n, card in enumerate(CARDS)
            if card.blanks is not None and text_hits(card.blanks, name.word, suit, army_cleared, False)
        )
        for name in CARDS
        for suit in EVERY_SUIT
    ]


HITS: Final = column([_hits(n, army, True) for army in (False, True) for n in range(CARD_COUNT)])
COPY_HITS: Final = column([_hits(n, army, False) for army in (False, True) for n in range(CARD_COUNT)])
HIT_BY: Final = column(_hit_by(False) + _hit_by(True))
HIT_BY_NO_ARMY: Final = CARD_COUNT * SUIT_COUNT


def _in_order(numbers: list[int], depends: list[int]) -> list[int]:
    """Cards before those that depend on them; printed cards never depend on each other in a ring."""
    done: list[int] = []
    while len(done) < len(numbers):
        free = [n for n in numbers if n not in done and not any(depends[n] >> m & 1 for m in numbers if m not in done)]
        assert free
        done.append(free[0])
    return done


BLANKING_ORDER: Final = column(
    _in_order(
        [n for n, card in enumerate(CARDS) if card.blanks is not None],
        [
            sum(1 << b for b in range(CARD_COUNT) if b != n and _hits(b, False, True) >> n & 1)
            for n in range(CARD_COUNT)
        ],
    )
)
BLANKER_COUNT: Final[i64] = len(BLANKING_ORDER)

# cards with a condition (spec 6b)
CONDITIONALS: Final[i64] = sum(1 << n for n, card in enumerate(CARDS) if card.blanked is not None)


def _needed(army_cleared: bool) -> list[int]:
    """The suits one of which must be there; every suit where nothing is needed."""
    found: list[int] = []
    for card in CARDS:
        unless = card.blanked.unless if card.blanked is not None else None
        group = unless.without(ARMY) if unless is not None and army_cleared else unless
        # The word Army deleted leaves no condition at all (War Dirigible) [D].
        found.append(digits(group.suits) if group is not None and group.suits else ALL_SUITS)
    return found


def _forbidden() -> list[int]:
    return [digits(c.blanked.by.suits) if c.blanked is not None and c.blanked.by is not None else 0 for c in CARDS]


NEEDS: Final = column(_needed(False) + _needed(True))
FORBIDS: Final = column(_forbidden())
CONDITION_ORDER: Final = column(
    _in_order(
        [n for n, card in enumerate(CARDS) if card.blanked is not None],
        [
            cards_of(tuple(s for s in EVERY_SUIT if (_needed(False)[n] | _forbidden()[n]) >> 4 * s & 1))
            if CARDS[n].blanked is not None
            else 0
            for n in range(CARD_COUNT)
        ],
    )
)
CONDITION_COUNT: Final[i64] = len(CONDITION_ORDER)

# for each: rows 0-52 bonuses, 53-105 penalties, 106-158 penalties without the word Army
_NOTHING: Final = Each(0, Group())
_EACH: Final[list[Each]] = [card.bonus if isinstance(card.bonus, Each) else _NOTHING for card in CARDS]
_LOSES: Final[list[Each]] = [card.penalty if isinstance(card.penalty, Each) else _NOTHING for card in CARDS]
_ROWS: Final[list[tuple[int, Each, Group]]] = (
    [(n, row, row.group) for n, row in enumerate(_EACH)]
    + [(n, row, row.group) for n, row in enumerate(_LOSES)]
    + [(n, row, row.group.without(ARMY)) for n, row in enumerate(_LOSES)]
)
EACH: Final[i64] = sum(1 << n for n, row in enumerate(_EACH) if row is not _NOTHING)
LOSES_EACH: Final[i64] = sum(1 << n for n, row in enumerate(_LOSES) if row is not _NOTHING)
EACH_POINTS: Final = column([row.points for _, row, _ in _ROWS])
EACH_SUITS: Final = column([digits(group.suits) for _, _, group in _ROWS])
EACH_NAMES: Final = column([cards_named(group.names) for _, _, group in _ROWS])
EACH_BUT_ITSELF: Final = column([1 if group.other == CARDS[n].suit else 0 for n, _, group in _ROWS])
EACH_RAISED: Final = column([row.raised for _, row, _ in _ROWS])
EACH_RAISED_BY: Final = column([cards_named((row.raised_by,)) if row.raised_by else 0 for _, row, _ in _ROWS])

# with: points if all of some names, any of other names and any of some suits are there; else a lesser sum; else rest
ANYTHING: Final = -1


class Terms:
    """A `With` as three tests; names left open are ANYTHING, suits left open are all of them."""

    def __init__(self, terms: With | None) -> None:
        self.points = 0 if terms is None else terms.points
        self.all_names = 0
        self.any_name = 0 if terms is None else ANYTHING
        self.suits = ALL_SUITS
        for group in () if terms is None else terms.groups:
            if group.suits:
                assert not group.names
                assert self.suits == ALL_SUITS
                self.suits = digits(group.suits)
            elif len(group.names) == 1:
                self.all_names |= cards_named(group.names)
            else:
                assert self.any_name == ANYTHING
                self.any_name = cards_named(group.names)


def _with_rows() -> list[tuple[Terms, Terms, int]]:
    rows: list[tuple[Terms, Terms, int]] = []
    for card in CARDS:
        effect = card.penalty if isinstance(card.penalty, Without) else card.bonus
        if isinstance(effect, With):
            rows.append((Terms(effect), Terms(effect.otherwise), 0))
        elif isinstance(effect, Without):
            rows.append((Terms(With(0, effect.group)), Terms(None), effect.points))
        else:
            rows.append((Terms(None), Terms(None), 0))
    return rows


_WITH: Final = _with_rows()
WITH: Final[i64] = cards_with(With) | cards_with(Without)
LOSES_WITHOUT: Final[i64] = sum(1 << n for n, card in enumerate(CARDS) if isinstance(card.penalty, Without))
WITH_ALL: Final = column([row[0].all_names for row in _WITH])
WITH_ANY: Final = column([row[0].any_name for row in _WITH])
WITH_SUITS: Final = column([row[0].suits for row in _WITH])
WITH_POINTS: Final = column([row[0].points for row in _WITH])
LESS_ALL: Final = column([row[1].all_names for row in _WITH])
LESS_ANY: Final = column([row[1].any_name for row in _WITH])
LESS_SUITS: Final = column([row[1].suits for row in _WITH])
LESS_POINTS: Final = column([row[1].points for row in _WITH])
WITH_REST: Final = column([row[2] for row in _WITH])


# the five of a kind of their own
def _group_of(kind: type[Effect]) -> tuple[int, ...]:
    suits: tuple[int, ...] = ()
    for card in CARDS:
        bonus = card.bonus
        if isinstance(bonus, kind) and isinstance(bonus, (BestBase, BaseSum)):
            assert not suits
            suits = bonus.group.suits
    return suits


def _by_length(kind: type[Effect]) -> list[int]:
    """Points for 0 to 8 cards of a set or run."""
    points = [0] * 9
    for card in CARDS:
        bonus = card.bonus
        if isinstance(bonus, kind) and isinstance(bonus, (Sets, Runs)):
            for length, worth in bonus.points:
                for longer in range(length, 9):
                    points[longer] = worth
    return points


BEST_BASE: Final[i64] = cards_with(BestBase)
BEST_BASE_SUITS: Final[i64] = digits(_group_of(BestBase))
BEST_BASE_CARDS: Final[i64] = cards_of(_group_of(BestBase))
BASE_SUM: Final[i64] = cards_with(BaseSum)
BASE_SUM_SUITS: Final[i64] = digits(_group_of(BaseSum))
BASE_SUM_CARDS: Final[i64] = cards_of(_group_of(BaseSum))
SETS: Final[i64] = cards_with(Sets)
SET_POINTS: Final = column(_by_length(Sets))
RUNS: Final[i64] = cards_with(Runs)
RUN_POINTS: Final = column(_by_length(Runs))
DIFFERENT: Final[i64] = cards_with(AllDifferent)
DIFFERENT_POINTS: Final[i64] = max(c.bonus.points for c in CARDS if isinstance(c.bonus, AllDifferent))
OF_THEIR_OWN: Final[i64] = BEST_BASE | BASE_SUM | SETS | RUNS | DIFFERENT
# Runs need neighbours, and above 15 no three printed strengths are neighbours: 16 bits hold all that can matter.
RUN_LIMIT: Final = 16
IN_RUNS: Final[i64] = sum(1 << n for n, card in enumerate(CARDS) if card.base < RUN_LIMIT)
BASE_BIT: Final = column([1 << card.base if card.base < RUN_LIMIT else 0 for card in CARDS])
