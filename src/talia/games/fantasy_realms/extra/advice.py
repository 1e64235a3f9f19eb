"""At scoring: which answer is proven best, marked for the owner where it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from talia.core.bits import has
from talia.core.view import Decision
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT
from talia.games.fantasy_realms.extra.best import best_choices
from talia.games.fantasy_realms.extra.choices import MIRAGE, score_given
from talia.games.fantasy_realms.extra.decided import (
    AS_MIRAGE,
    AS_SHAPESHIFTER,
    BOOK_ON,
    BOOK_TO,
    CHOOSER,
    CLEAR,
    COPY,
    EXTRA,
    decided,
    deciding,
    for_hand,
    packed,
)
from talia.games.fantasy_realms.numbers import CHAOS

if TYPE_CHECKING:
    from talia.games.fantasy_realms.state import FantasyRealms

_ASKS: Final = {
    "fantasy_realms.add": EXTRA,
    "fantasy_realms.copy": COPY,
    "fantasy_realms.name": AS_MIRAGE,
    "fantasy_realms.turn_card": BOOK_ON,
    "fantasy_realms.turn_to": BOOK_TO,
    "fantasy_realms.clear": CLEAR,
}


def mark_best(s: FantasyRealms, decision: Decision) -> None:
    """Mark the best option of a decision at scoring (`best` in its parts).

    The scorer proves the best choices of a whole hand. They are the best answers as long as the owner has followed
    them; after another answer, the last choice of the hand is still marked, by trying every option.
    """
    which: i64 = _ASKS.get(decision.prompt, -1)
    if which < 0:
        return
    if which == AS_MIRAGE and s.card != MIRAGE + 1:
        which = AS_SHAPESHIFTER
    offset = s.domain_of(decision.seat).offset
    numbers = [option.action - offset for option in decision.options]
    best = best_number(s, which, numbers)
    for option in decision.options:
        if option.action - offset == best:
            option.parts["best"] = True


def best_number(s: FantasyRealms, which: i64, numbers: list[int]) -> i64:
    """The best answer, or -1 where it is not known."""
    hand = s.hand(s.me)
    if which == EXTRA:
        chaos = s.rules.variant == CHAOS
        made = best_choices(hand, 0 if chaos else s.area, s.drawn if chaos else 0)
        return decided(packed(made), EXTRA)
    best = packed(best_choices(hand))
    followed = True
    for earlier in range(COPY, which):
        if has(hand, CHOOSER[earlier]) and decided(s.choices, earlier) != decided(best, earlier):
            followed = False
    if followed:
        return decided(best, which)
    for later in range(which + 1, CLEAR + 1):
        if has(hand, CHOOSER[later]) and CHOOSER[later] != CHOOSER[which]:
            return -1
    return _by_trying(s, which, hand, numbers)


def _by_trying(s: FantasyRealms, which: i64, hand: i64, numbers: list[int]) -> i64:
    """The last choice of a hand: score every option; of equal ones the first, declining before all."""
    best: i64 = -1
    most: i64 = -100000
    for number in numbers:
        points = _points(s, which, number, hand)
        if points > most:
            most = points
            best = number
    return best


def _points(s: FantasyRealms, which: i64, number: i64, hand: i64) -> i64:
    """The points after an answer, the Book's suit chosen as well as can be."""
    if which != BOOK_ON or number == 0:
        return score_given(hand, for_hand(deciding(s.choices, which, number), hand))
    most: i64 = -100000
    for suit in range(1, SUIT_COUNT + 1):
        choices = deciding(deciding(s.choices, BOOK_ON, number), BOOK_TO, suit)
        points = score_given(hand, for_hand(choices, hand))
        if points > most:
            most = points
    return most
