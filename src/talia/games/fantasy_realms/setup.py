"""The ways to play Fantasy Realms: options worked into what the rules need, and the deal."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count
from talia.core.rows import Row
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.fantasy_realms import columns
from talia.games.fantasy_realms.cards import CARDS
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT
from talia.games.fantasy_realms.cards.vocabulary import Card
from talia.games.fantasy_realms.extra.chaos import TRADING
from talia.games.fantasy_realms.extra.choosers import SLOTS
from talia.games.fantasy_realms.extra.deck import Deck, of_set, shuffled
from talia.games.fantasy_realms.extra.scorer import scorer_of
from talia.games.fantasy_realms.extra.trading import no_trading
from talia.games.fantasy_realms.numbers import CHAOS, PRINTED_END, REASONS, SECTION, TWO_PLAYER
from talia.games.fantasy_realms.rounds import begin_turn
from talia.games.fantasy_realms.state import FantasyRealms


@final
class FantasyRealmsSetup(Setup):
    """One way to play. `box` and `suits` are the list of cards that numbers are of: they choose the scorer."""

    def __init__(
        self,
        rules: int,
        seats: int,
        options: dict[str, Any],
        variant: int,
        cards: i64,
        box: tuple[Card, ...] = CARDS,
        suits: int = SUIT_COUNT,
    ) -> None:
        super().__init__("fantasy_realms", rules, seats, options, REASONS)
        self.variant: i64 = variant
        self.cards: i64 = cards  # those that are in the game
        self.scorer = scorer_of(box, suits)
        self.order = of_set(cards)
        self.size: i64 = count(cards)
        self.hand: i64 = options["hand"]
        end: int = options["end"]
        self.end: i64 = end if end != 0 else PRINTED_END[variant]
        self.turns: i64 = options["turns"]  # 0: as many as it takes
        self.moments: i64 = options["moments"]  # Chaos: time is not up before so many have passed
        self.names_at_once: bool = rules == 1  # name and suit in one question; since rules 2 the suit comes first
        self.best: bool = options["scoring"] == "best"
        self.shown: bool = options["offers"] == "shown"
        if variant == CHAOS:
            self.places = self.seats + 1  # the clock is asked too

    def section(self) -> str:
        """The rule that the variant's turns follow."""
        return SECTION[self.variant]

    def put_columns(self, s: State, seat: i64, looking: i64, row: Row) -> None:
        assert isinstance(s, FantasyRealms)
        columns.put_columns(s, seat, looking, row)

    def column_words(self) -> dict[str, list[str]]:
        return columns.column_words()

    def longest(self) -> int:
        """Two questions a turn, in Chaos four a seat and one to the clock, and at the end two for each who chooses."""
        each = 4 * self.seats + 1 if self.variant == CHAOS else 2
        return 0 if self.turns == 0 else int(each * self.turns + 2 * SLOTS)

    def deal(self, rng: i64) -> State:
        deck = shuffled(self.order, rng) if self.chance is None else Deck(self.order)
        table = FantasyRealms(self, random.scramble(rng ^ 1), deck)
        if self.variant != TWO_PLAYER:
            for seat in range(self.seats):
                hand: i64 = 0
                if self.chance is not None:
                    table.deal_by_chance(seat, self.chance, self.hand)
                    continue
                for at in range(table.top, table.top + self.hand):
                    hand |= bit(deck.card(at))
                table.top += self.hand
                table.set_hand(seat, hand)
        if self.variant == CHAOS:
            table.trading = no_trading()
            table.begin(TRADING, 0, 0)
        else:
            table.me = table.random_below(self.seats)  # the first player is random (spec 2)
            begin_turn(table)
        table.advance()
        return table
