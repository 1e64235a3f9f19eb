"""Which kernel scores a game: the setup chooses by its cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.games.fantasy_realms.cards import CARDS
from talia.games.fantasy_realms.cards.vocabulary import Card
from talia.games.fantasy_realms.extra.choices import score_given
from talia.games.fantasy_realms.extra.kernel import score_mask
from talia.games.fantasy_realms.extra.narrow import BASE_AT, tally
from talia.games.fantasy_realms.extra.tables import tables_of
from talia.games.fantasy_realms.extra.wide import Wide
from talia.games.fantasy_realms.extra.wide_columns import Scorer


@final
class Narrow(Scorer):
    """The base box: its columns are constants, its hands one set."""

    def score(self, low: i64, high: i64) -> i64:
        return score_mask(low)

    def score_given(self, low: i64, high: i64, choices: i64) -> i64:
        return score_given(low, choices)

    def bases(self, low: i64, high: i64) -> i64:
        return tally(low) >> BASE_AT


NARROW: Final = Narrow()


def scorer_of(cards: tuple[Card, ...], suits: int) -> Scorer:
    """The narrow kernel for the base box alone, the wide one where cards of another box are in the list."""
    return NARROW if cards == CARDS else Wide(tables_of(cards, suits))
