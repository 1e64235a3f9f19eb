"""The base box in the columns of the narrow kernel: constants, since they are read at every hand.

A set of cards is one `i64`. A *tally* packs what a set of cards amounts to: the digits of its suits (44 bits), and from
bit 44 on the sum of base strengths. Tallies of disjoint sets simply add up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.games.fantasy_realms.cards import CARD_COUNT, CARDS
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT
from talia.games.fantasy_realms.extra.tables import column, digits, sums, tables_of

BASE_AT: Final = 44  # the bit of a tally where the base strengths begin
ALL_SUITS: Final = 0xFFF_FFFF_FFFF  # 44 bits: every digit of a tally
FIVES: Final = 0x555_5555_5555  # added to a tally's digits it lifts the eighth bit of those that are at least 3
EIGHTS: Final = 0x888_8888_8888
ABOVE_ONE: Final = 0xEEE_EEEE_EEEE  # set where a suit has two cards or more
NO_ARMY: Final = CARD_COUNT  # rows from here on are the same penalties with the word Army deleted
CHUNK: Final = 2048  # sums of tallies are looked up eleven cards at a time
ALL_CARDS: Final = (1 << CARD_COUNT) - 1

TABLES: Final = tables_of(CARDS, SUIT_COUNT)

# one bit, and back
BIT: Final = column([1 << n for n in range(CARD_COUNT)])
_INDEX: Final[list[int]] = [0] * 67
for _n in range(CARD_COUNT):
    _INDEX[(1 << _n) % 67] = _n
INDEX: Final = column(_INDEX)  # a single bit, taken modulo 67, gives its number: the remainders all differ

# tallies
SUIT: Final = column([card.suit for card in CARDS])
BASE: Final = column([card.base for card in CARDS])
UNIT: Final = column([1 << 4 * suit for suit in range(SUIT_COUNT)])
_TALLY: Final[list[int]] = [(card.base << BASE_AT) + (1 << 4 * card.suit) for card in CARDS]
TALLY: Final = column(_TALLY)
SUMS: Final = column(sums(_TALLY, 55, 11))

# clearing
PENALTIES: Final[i64] = TABLES.clearing.penalties
CLEARERS: Final[i64] = TABLES.clearing.clearers
CLEARS: Final = column(TABLES.clearing.clears)
CLEARS_SUITS: Final = column(TABLES.clearing.clears_suits)
CLEARS_ARMY: Final = column(TABLES.clearing.clears_army)
CLEARS_ARMY_SUITS: Final = column(TABLES.clearing.clears_army_suits)

# blanking
BLANKERS: Final[i64] = TABLES.blanking.blankers
HITS: Final = column(TABLES.blanking.hits)
COPY_HITS: Final = column(TABLES.blanking.copy_hits)
HIT_BY: Final = column(TABLES.blanking.hit_by)
HIT_BY_NO_ARMY: Final = CARD_COUNT * SUIT_COUNT
BLANKING_ORDER: Final = column(TABLES.blanking.order)
BLANKER_COUNT: Final[i64] = len(TABLES.blanking.order)

# conditions
CONDITIONALS: Final[i64] = TABLES.conditions.conditionals
NEEDS: Final = column(TABLES.conditions.needs)
FORBIDS: Final = column(TABLES.conditions.forbids)
CONDITION_ORDER: Final = column(TABLES.conditions.order)
CONDITION_COUNT: Final[i64] = len(TABLES.conditions.order)

# for each
EACH: Final[i64] = TABLES.each.gain
LOSES_EACH: Final[i64] = TABLES.each.lose
EACH_POINTS: Final = column(TABLES.each.points)
EACH_SUITS: Final = column(TABLES.each.suits)
EACH_NAMES: Final = column(TABLES.each.names)
COUNT_NAMES: Final[i64] = sum(1 << n for n in range(CARD_COUNT) if TABLES.each.names[n] != 0)  # texts that count names
EACH_BUT_ITSELF: Final = column(TABLES.each.but_itself)
EACH_RAISED: Final = column(TABLES.each.raised)
EACH_RAISED_BY: Final = column(TABLES.each.raised_by)

# on terms
WITH: Final[i64] = TABLES.terms.gain
LOSES_WITHOUT: Final[i64] = TABLES.terms.lose
WITH_ALL: Final = column([row.all_names for row in TABLES.terms.terms])
WITH_ANY: Final = column([row.any_name for row in TABLES.terms.terms])
WITH_SUITS: Final = column([row.suits for row in TABLES.terms.terms])
WITH_POINTS: Final = column([row.points for row in TABLES.terms.terms])
LESS_ALL: Final = column([row.all_names for row in TABLES.terms.less])
LESS_ANY: Final = column([row.any_name for row in TABLES.terms.less])
LESS_SUITS: Final = column([row.suits for row in TABLES.terms.less])
LESS_POINTS: Final = column([row.points for row in TABLES.terms.less])
WITH_REST: Final = column(TABLES.terms.rest)

# the five of a kind of their own
BEST_BASE: Final[i64] = TABLES.own.best_base
BEST_BASE_SUITS: Final[i64] = digits(TABLES.own.best_base_suits)
BEST_BASE_CARDS: Final[i64] = TABLES.of(TABLES.own.best_base_suits)
BASE_SUM: Final[i64] = TABLES.own.base_sum
BASE_SUM_SUITS: Final[i64] = digits(TABLES.own.base_sum_suits)
BASE_SUM_CARDS: Final[i64] = TABLES.of(TABLES.own.base_sum_suits)
SETS: Final[i64] = TABLES.own.sets
SET_POINTS: Final = column(TABLES.own.set_points)
RUNS: Final[i64] = TABLES.own.runs
RUN_POINTS: Final = column(TABLES.own.run_points)
DIFFERENT: Final[i64] = TABLES.own.different
DIFFERENT_POINTS: Final[i64] = TABLES.own.different_points
OF_THEIR_OWN: Final[i64] = TABLES.own.all
# Runs need neighbours, and above 15 no three printed strengths are neighbours: 16 bits hold all that can matter.
RUN_LIMIT: Final = 16
IN_RUNS: Final[i64] = sum(1 << n for n, card in enumerate(CARDS) if card.base < RUN_LIMIT)
BASE_BIT: Final = column([1 << card.base if card.base < RUN_LIMIT else 0 for card in CARDS])


def tally(cards: i64) -> i64:
    """What printed cards amount to: how many of each suit, and the sum of their base strengths."""
    return (
        SUMS[cards & 2047]
        + SUMS[CHUNK + (cards >> 11 & 2047)]
        + SUMS[2 * CHUNK + (cards >> 22 & 2047)]
        + SUMS[3 * CHUNK + (cards >> 33 & 2047)]
        + SUMS[4 * CHUNK + (cards >> 44)]
    )
