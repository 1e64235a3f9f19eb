"""At scoring: which answer is proven best, marked for the owner where it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import has, members
from talia.core.view import Decision
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT
from talia.games.fantasy_realms.extra.best import best_choices
from talia.games.fantasy_realms.extra.choices import EXTRA, SUIT_ONLY, choosing, chosen, named_suit, score_given
from talia.games.fantasy_realms.extra.choosers import ADD, CHOOSER, COPY, SLOTS, TURN, TURN_TO
from talia.games.fantasy_realms.extra.narrow import TABLES
from talia.games.fantasy_realms.numbers import CHAOS, FIRST_SUIT, NAME, NAMED, SUIT, SUIT_ALONE

if TYPE_CHECKING:
    from talia.games.fantasy_realms.state import FantasyRealms


def mark_best(s: FantasyRealms, decision: Decision) -> None:
    """Mark the best option of a decision at scoring (`best` in its parts).

    The scorer proves the best choices of a whole hand. They are the best answers as long as the owner has followed
    them; after another answer, the last choice of the hand is still marked, by trying every option.
    """
    slot = asked_slot(s)
    domain = s.domain_of(decision.seat)
    suit_first = domain is SUIT and slot != TURN_TO  # a name is to be taken, and its suit is asked for
    numbers = [_choice(s, slot, domain, suit_first, option.action - domain.offset) for option in decision.options]
    best = best_number(s, slot, numbers, suit_first)
    for option, number in zip(decision.options, numbers, strict=True):
        if number == best:
            option.parts["best"] = True


def _choice(s: FantasyRealms, slot: i64, domain: Domain, suit_first: bool, number: i64) -> i64:
    """What an option puts into the slot."""
    if domain is NAMED and number == SUIT_ALONE:
        return chosen(s.choices, slot)
    if suit_first and number != 0:
        return SUIT_ONLY + number - 1
    return number - FIRST_SUIT + SUIT_ONLY if domain is NAME and number >= FIRST_SUIT else number


def asked_slot(s: FantasyRealms) -> i64:
    """The slot that the open question is about: of the card that asks, the first that is not chosen."""
    for slot in range(SLOTS):
        if CHOOSER[slot].number + 1 == s.card and (slot != TURN or chosen(s.choices, TURN) == 0):
            return slot
    raise AssertionError("no choice at scoring is asked")


def best_number(s: FantasyRealms, slot: i64, numbers: list[i64], suit_first: bool) -> i64:
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
    name = chosen(best, slot)
    suit_chosen = chosen(s.choices, slot)  # not 0 if a name is asked for after its suit
    if suit_chosen != 0 and (name == 0 or named_suit(name) != named_suit(suit_chosen)):
        followed = False
    if followed:
        return SUIT_ONLY + named_suit(name) if suit_first and name != 0 else name
    for later in range(slot + 1, SLOTS):
        if has(hand, CHOOSER[later].number) and CHOOSER[later] is not CHOOSER[slot]:
            return -1
    return _by_trying(s, slot, hand, numbers, suit_first)


def _by_trying(s: FantasyRealms, slot: i64, hand: i64, numbers: list[i64], suit_first: bool) -> i64:
    """The last choice of a hand: score every option; of equal ones the first, declining before all."""
    best: i64 = -1
    most: i64 = -100000
    for number in numbers:
        points = _points(s, slot, number, hand, suit_first)
        if points > most:
            most = points
            best = number
    return best


def _points(s: FantasyRealms, slot: i64, number: i64, hand: i64, suit_first: bool) -> i64:
    """The points after an answer, a turned card's suit, or the card of a suit, chosen as well as can be."""
    if number == 0 or (slot != TURN and not suit_first):
        return score_given(hand, choosing(s.choices, slot, number) & ~EXTRA)
    most: i64 = -100000
    if suit_first:
        most = score_given(hand, choosing(s.choices, slot, number) & ~EXTRA)
        for card in members(TABLES.of((int(number - SUIT_ONLY),))):
            most = max(most, score_given(hand, choosing(s.choices, slot, card + 1) & ~EXTRA))
        return most
    for suit in range(1, SUIT_COUNT + 1):
        choices = choosing(choosing(s.choices, TURN, number), TURN_TO, suit)
        points = score_given(hand, choices & ~EXTRA)
        if points > most:
            most = points
    return most
