"""At scoring: which answer is proven best, marked for the owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.view import Decision
from talia.games.fantasy_realms.extra.best import Search, best_choices
from talia.games.fantasy_realms.extra.choices import EXTRA, SUIT_ONLY, choosing, chosen, named_suit, of_hand
from talia.games.fantasy_realms.extra.choosers import ADD, CHOOSER, SLOTS, TURN, TURN_TO
from talia.games.fantasy_realms.numbers import CHAOS, FIRST_SUIT, NAME, NAMED, SUIT, SUIT_ALONE

if TYPE_CHECKING:
    from talia.games.fantasy_realms.state import FantasyRealms


def mark_best(s: FantasyRealms, decision: Decision) -> None:
    """Mark the best option of a decision at scoring (`best` in its parts).

    The scorer proves the best choices of a hand, whatever its owner has chosen before.
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
    """The best choice for a slot, by what its hand has chosen already."""
    hand = s.hand(s.me)
    if slot == ADD:
        chaos = s.rules.variant == CHAOS
        return chosen(best_choices(hand, 0 if chaos else s.area, s.drawn if chaos else 0), ADD)
    search = Search()
    made = of_hand(s.choices, hand) & ~EXTRA
    search.best_from(hand, made, TURN if slot == TURN_TO else slot)
    best = chosen(search.found, slot)
    if slot == TURN_TO:  # for the card that is to be turned
        followed = chosen(search.found, TURN) == chosen(s.choices, TURN)
    else:
        suit_chosen = chosen(s.choices, slot)  # not 0 if a name is asked for after its suit
        followed = suit_chosen == 0 or (best != 0 and named_suit(best) == named_suit(suit_chosen))
    if followed:
        return SUIT_ONLY + named_suit(best) if suit_first and best != 0 else best
    return _by_trying(s, slot, hand, numbers)


def _by_trying(s: FantasyRealms, slot: i64, hand: i64, numbers: list[i64]) -> i64:
    """The rest of a choice that was begun otherwise: every option; of equal ones the first, declining before all."""
    best: i64 = -1
    most: i64 = -100000
    search = Search()
    for number in numbers:
        made = of_hand(choosing(s.choices, slot, number), hand) & ~EXTRA
        points = search.best_from(hand, made, slot + 1)
        if points > most:
            most = points
            best = number
    return best
