"""At scoring: which answer is proven best, marked for the owner where it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from talia.core.bits import has
from talia.core.view import Decision
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT
from talia.games.fantasy_realms.extra.best import best_choices
from talia.games.fantasy_realms.extra.choices import EXTRA, SUIT_ONLY, choosing, chosen, score_given
from talia.games.fantasy_realms.extra.choosers import ADD, CHOOSER, COPY, SLOTS, TURN, TURN_TO
from talia.games.fantasy_realms.numbers import CHAOS, FIRST_SUIT, NAME

if TYPE_CHECKING:
    from talia.games.fantasy_realms.state import FantasyRealms


def mark_best(s: FantasyRealms, decision: Decision) -> None:
    """Mark the best option of a decision at scoring (`best` in its parts).

    The scorer proves the best choices of a whole hand. They are the best answers as long as the owner has followed
    them; after another answer, the last choice of the hand is still marked, by trying every option.
    """
    domain = s.domain_of(decision.seat)
    numbers: list[int] = []  # what each option puts into the slot
    for option in decision.options:
        number = option.action - domain.offset
        numbers.append(number - FIRST_SUIT + SUIT_ONLY if domain is NAME and number >= FIRST_SUIT else number)
    best = best_number(s, asked_slot(s), numbers)
    for option, number in zip(decision.options, numbers, strict=True):
        if number == best:
            option.parts["best"] = True


def asked_slot(s: FantasyRealms) -> i64:
    """The slot that the open question is about: of the card that asks, the first that is not chosen."""
    for slot in range(SLOTS):
        if CHOOSER[slot].number + 1 == s.card and (slot != TURN or chosen(s.choices, TURN) == 0):
            return slot
    raise AssertionError("no choice at scoring is asked")


def best_number(s: FantasyRealms, slot: i64, numbers: list[int]) -> i64:
    """The best choice for a slot, or -1 where it is not known."""
    hand = s.hand(s.me)
    if slot == ADD:
        chaos = s.rules.variant == CHAOS
        return chosen(best_choices(hand, 0 if chaos else s.area, s.drawn if chaos else 0), ADD)
    best = best_choices(hand)
    followed = True
    for earlier in range(COPY, slot):
        if has(hand, CHOOSER[earlier].number) and chosen(s.choices, earlier) != chosen(best, earlier):
            followed = False
    if followed:
        return chosen(best, slot)
    for later in range(slot + 1, SLOTS):
        if has(hand, CHOOSER[later].number) and CHOOSER[later] is not CHOOSER[slot]:
            return -1
    return _by_trying(s, slot, hand, numbers)


def _by_trying(s: FantasyRealms, slot: i64, hand: i64, numbers: list[int]) -> i64:
    """The last choice of a hand: score every option; of equal ones the first, declining before all."""
    best: i64 = -1
    most: i64 = -100000
    for number in numbers:
        points = _points(s, slot, number, hand)
        if points > most:
            most = points
            best = number
    return best


def _points(s: FantasyRealms, slot: i64, number: i64, hand: i64) -> i64:
    """The points after an answer, a turned card's suit chosen as well as can be."""
    if slot != TURN or number == 0:
        return score_given(hand, choosing(s.choices, slot, number) & ~EXTRA)
    most: i64 = -100000
    for suit in range(1, SUIT_COUNT + 1):
        choices = choosing(choosing(s.choices, TURN, number), TURN_TO, suit)
        points = score_given(hand, choices & ~EXTRA)
        if points > most:
            most = points
    return most
