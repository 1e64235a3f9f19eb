"""The best choices of a hand of any list of cards, by its words: as the search of `best.py` finds them in the base box.

Everything is tried but what cannot matter. A name that no text of the hand mentions does what its suit alone does (or
less, if it is in the hand: cards of one name count once). A suit that no text mentions and no card has is like any
other such suit: one of them is tried. The base box comes first in every list, so its choosers keep their numbers.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.games.fantasy_realms.cards.vocabulary import BaseSum, BestBase, Card, Each, Effect, Group, With, Without
from talia.games.fantasy_realms.extra.choices import SUIT_ONLY, placed
from talia.games.fantasy_realms.extra.choosers import (
    ADD,
    CLEAR,
    CLEARED_SUITS,
    CLEARER,
    COPIER,
    COPY,
    NAMERS,
    TURN,
    TURN_TO,
    TURNER,
    Namer,
)
from talia.games.fantasy_realms.extra.tables import Tables
from talia.games.fantasy_realms.extra.wide import Wide


def groups_of(card: Card) -> list[Group]:
    """Every group of cards that stands in the text of a card."""
    found: list[Group] = []
    for effect in (card.bonus, card.penalty):
        found += _groups(effect)
    if card.blanks is not None:
        found.append(card.blanks.group)
    if card.blanked is not None:
        found += [group for group in (card.blanked.unless, card.blanked.by) if group is not None]
    if card.clears is not None:
        found.append(Group(*card.clears.suits))
    return found


def _groups(effect: Effect | None) -> list[Group]:
    if isinstance(effect, (Each, Without, BestBase, BaseSum)):
        return [effect.group]
    found: list[Group] = []
    terms = effect if isinstance(effect, With) else None
    while terms is not None:
        found += terms.groups
        terms = terms.otherwise
    return found


def names_in(card: Card) -> set[str]:
    """Every name that stands in the text of a card."""
    found = {name for group in groups_of(card) for name in group.names}
    if isinstance(card.bonus, Each) and card.bonus.raised_by:
        found.add(card.bonus.raised_by)
    if card.blanks is not None:
        found |= {name for _, name in card.blanks.spares}
    return found


def suits_in(card: Card) -> set[int]:
    """Every suit that stands in the text of a card."""
    found = {suit for group in groups_of(card) for suit in group.suits}
    if card.blanks is not None:
        found |= {suit for suit, _ in card.blanks.spares}
    return found


@final
class WideSearch:
    """A search over one hand after another."""

    def __init__(self, tables: Tables) -> None:
        self.scorer = Wide(tables)
        self.cards = tables.cards
        self.suits = tables.suits
        self.tried = 0  # evaluations so far, for measuring
        self.hand: list[int] = []
        self.low: i64 = 0
        self.high: i64 = 0
        self.best = 0
        self.found: i64 = 0
        self.names: set[str] = set()
        self.mentioned: set[int] = set()

    def most(self, hand: list[int], eligible: list[int] | None = None) -> int:
        """The most points of a hand over all its choices, an extra card of the eligible ones too; `found` has them."""
        best = self.best_of(hand)
        made = self.found
        for extra in eligible or []:
            points = self.best_of([*hand, extra])
            if points > best:
                best = points
                made = self.found | placed(extra + 1, ADD)
        self.found = made
        return best

    def best_of(self, hand: list[int]) -> int:
        self.hand = hand
        self.low = 0
        self.high = 0
        for number in hand:
            if number < self.scorer.half:
                self.low |= bit(number)
            else:
                self.high |= bit(number - self.scorer.half)
        self.names = {name for number in hand for name in names_in(self.cards[number])}
        self.mentioned = {suit for number in hand for suit in suits_in(self.cards[number])}
        if CLEARER in hand:
            self.mentioned |= set(CLEARED_SUITS)
        self.best = -100_000
        self.found = 0
        suits = {number: self.cards[number].suit for number in hand}
        texts = {number: number for number in hand}
        self.copying(suits, texts)
        return self.best

    def copying(self, suits: dict[int, int], texts: dict[int, int]) -> None:
        """Who is copied, or nobody."""
        self.naming(NAMERS, 0, suits, texts)
        if COPIER in suits:
            for copied in self.hand:
                if copied != COPIER:
                    made = placed(copied + 1, COPY)
                    now = {**suits, int(COPIER): self.cards[copied].suit}
                    self.naming(NAMERS, made, now, {**texts, int(COPIER): copied})

    def naming(self, namer: Namer | None, made: i64, suits: dict[int, int], texts: dict[int, int]) -> None:
        """What each takes: nothing, a suit, or a name that matters."""
        if namer is None:
            self.turning(made, suits, texts)
            return
        self.naming(namer.next, made, suits, texts)
        if namer.number not in suits:
            return
        number = int(namer.number)
        for suit in namer.suits:
            self.naming(namer.next, made | placed(SUIT_ONLY + suit, namer.slot), {**suits, number: suit}, texts)
        for at, card in enumerate(self.cards):
            if card.suit in namer.suits and card.word in self.names:
                self.naming(namer.next, made | placed(at + 1, namer.slot), {**suits, number: card.suit}, texts)

    def turning(self, made: i64, suits: dict[int, int], texts: dict[int, int]) -> None:
        """Which card gets another suit, and which."""
        self.clearing(made, suits, texts)
        if TURNER not in suits:
            return
        wanted = self.mentioned | set(suits.values())
        neutral = [suit for suit in range(self.suits) if suit not in wanted][:1]
        for turned in self.hand:
            if turned != TURNER:
                for suit in [*sorted(suit for suit in wanted if suit < self.suits), *neutral]:
                    if suit != suits[turned]:
                        now = made | placed(turned + 1, TURN) | placed(suit + 1, TURN_TO)
                        self.clearing(now, {**suits, turned: suit}, texts)

    def clearing(self, made: i64, suits: dict[int, int], texts: dict[int, int]) -> None:
        """Whose penalty is cleared: of those that have one."""
        self.weigh(made)
        if CLEARER in suits:
            for number, suit in suits.items():
                if suit in CLEARED_SUITS and self.cards[texts[number]].has_penalty():
                    self.weigh(made | placed(number + 1, CLEAR))

    def weigh(self, made: i64) -> None:
        self.tried += 1
        points = int(self.scorer.score_given(self.low, self.high, made))
        if points > self.best:
            self.best = points
            self.found = made
