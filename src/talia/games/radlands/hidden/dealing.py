"""Dealing anew, evenly, everything that a seat cannot know: other hands, punks, the deck, camps not yet revealed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, has, lowest, nth
from talia.core.frame import NO_NOTE
from talia.games.radlands.cards.box import CAMPS
from talia.games.radlands.hidden.aged import deal_hand, redeal_aged
from talia.games.radlands.hidden.picking import DROP, fits, picking
from talia.games.radlands.shape import ALL_KINDS
from talia.games.radlands.state import Radlands, Returned
from talia.games.radlands.verbs import memory
from talia.games.radlands.verbs.traits import droppable

TRIES: Final = 64


def redeal_hidden(s: Radlands, seat: i64, rng: i64) -> i64:
    """Give the generator back as it is afterwards; the table gets a new one of its own."""
    if s.turn == 0:
        rng = redeal_camps(s, seat, rng)
    mode: i64 = 0
    if s.turn != 0 and not s.ended and s.active != seat:
        mode = picking(s)
    rng = redeal_cards(s, seat, mode, s.d, rng)
    rng = random.advance(rng)
    s.rng = random.scramble(rng)
    if s.options != 0 and s.owing != 0 and (seat < 0 or s.owing != bit(seat)):
        # What the other one may answer depends on a hand that was just dealt anew.
        question = s.question
        s.asking().run(s)
        s.question = question
    return rng


def redeal_cards(s: Radlands, seat: i64, mode: i64, room: i64, rng: i64) -> i64:
    """All cards the seat has not seen are one heap: other hands but for what is known there, punks, the deck.

    After the reshuffle they are two, old and new, but while somebody holds a card ready: then ages are left aside.
    """
    heap = unseen(s, seat)
    if mode == DROP:
        # Their hand has somebody to drop: hands without are dealt again, and after many tries one is put there.
        for _ in range(TRIES):
            rng = deal_evenly(s, seat, 0, 0, heap, rng)
            if droppable(s, s.active) != 0:
                return rng
        rng = deal_evenly(s, seat, mode, room, heap, rng)
        s.picked = 0
        return rng
    return deal_evenly(s, seat, mode, room, heap, rng)


def unseen(s: Radlands, seat: i64) -> list[int]:
    """All cards that the seat has not seen, but for what is known to be in a hand."""
    heap: list[int] = []
    for owner in range(2):
        if owner != seat:
            gather_hand(s, owner, heap)
    punks = s.punks
    while punks != 0:
        heap.append(s.kind_at(lowest(punks)))
        punks &= punks - 1
    returned = s.returned
    while returned is not None:
        heap.append(returned.kind)
        returned = returned.below
    heap.extend(s.order[s.drawn :])
    return heap


def deal_evenly(s: Radlands, seat: i64, mode: i64, room: i64, heap: list[int], rng: i64) -> i64:
    """Deal the unseen cards to other hands, punks and deck."""
    if s.reshuffled != 0 and mode == 0:
        after = redeal_aged(s, seat, heap, rng)
        if after >= 0:
            return after
    rng = random.shuffle(heap, rng)
    at: i64 = 0
    for owner in range(2):
        if owner != seat:
            if mode != 0 and owner == s.active:
                rng = redeal_picked(s, heap, at, mode, room, rng)
            at = deal_hand(s, owner, heap, at)
    punks = s.punks
    while punks != 0:
        s.set_kind(lowest(punks), heap[at])
        at += 1
        punks &= punks - 1
    s.returned, at = redealt_on_top(s.returned, heap, at)
    s.order = bytes(heap[at:])
    s.drawn = 0
    return rng


def redealt_on_top(returned: Returned | None, heap: list[int], at: i64) -> tuple[Returned | None, i64]:
    """Punks lying on the deck, dealt anew; tells how far the heap is dealt."""
    if returned is None:
        return None, at
    below, after = redealt_on_top(returned.below, heap, at + 1)
    return Returned(heap[at], returned.old, below), after


def gather_hand(s: Radlands, owner: i64, heap: list[int]) -> None:
    """The cards of a hand that are not known, onto the heap."""
    kinds = s.hand(owner) & ALL_KINDS
    twice = s.twice(owner)
    known = s.known(owner)
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        held: i64 = 2 if has(twice, kind) else 1
        if has(known.kinds, kind):
            held -= 2 if has(known.twice, kind) else 1
        while held > 0:
            heap.append(kind)
            held -= 1


def can_be_picked(s: Radlands, seat: i64, mode: i64, room: i64) -> bool:
    """Is there a card that the active seat could have in hand and be asked about in this way?"""
    kinds = s.known(s.active).kinds & ALL_KINDS
    if memory.unknown_in_hand(s, s.active) > 0:
        for kind in unseen(s, seat):
            kinds |= bit(kind)
    while kinds != 0:
        if fits(s, lowest(kinds), mode, room):
            return True
        kinds &= kinds - 1
    return False


def redeal_picked(s: Radlands, heap: list[int], at: i64, mode: i64, room: i64, rng: i64) -> i64:
    """Which card the active seat holds ready: evenly among cards of its hand that would be asked about in this way.

    A hand with such a card among the unknown ones is as likely as it has such cards: the card is drawn first and then
    laid where the hand is dealt from. Cards known to be in the hand weigh with all hands there are.
    """
    owner = s.active
    size = memory.unknown_in_hand(s, owner)
    known = s.known(owner)
    kinds = known.kinds & ALL_KINDS
    candidates: list[int] = []
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if fits(s, kind, mode, room):
            candidates.append(kind)
            if has(known.twice, kind):
                candidates.append(kind)
    fitting: i64 = 0
    total: i64 = len(heap)
    tried: i64 = 0
    good: i64 = 0
    for n in range(at, total):
        b = bit(heap[n])
        if tried & b == 0:
            tried |= b
            if fits(s, heap[n], mode, room):
                good |= b
        if good & b != 0:
            fitting += 1
    known_weight = len(candidates) * (total - at)
    rng = random.advance(rng)
    chosen = random.scaled(rng, known_weight + fitting * size)
    if chosen < known_weight:
        s.picked = candidates[chosen // (total - at)]
        return rng
    assert fitting * size > 0, "no card fits what is being asked"
    left = (chosen - known_weight) // size
    for n in range(at, total):
        if good & bit(heap[n]) != 0:
            if left == 0:
                s.picked = heap[n]
                card = heap[at]
                heap[at] = heap[n]
                heap[n] = card
                return rng
            left -= 1
    return rng


def redeal_camps(s: Radlands, seat: i64, rng: i64) -> i64:
    """Before the reveal: six camps for each other seat, and which of them it has laid down or locked in."""
    free = bit(len(CAMPS) + 1) - 2
    if seat >= 0:
        free &= ~s.dealt(seat)
        for lane in range(3 * seat, 3 * seat + 3):
            free &= ~bit(s.camp_of(lane))
    for owner in range(2):
        if owner == seat:
            continue
        dealt: i64 = 0
        for _ in range(count(s.dealt(owner))):
            rng = random.advance(rng)
            camp = nth(free, random.scaled(rng, count(free)))
            free &= ~bit(camp)
            dealt |= bit(camp)
        s.set_dealt(owner, dealt)
        for lane in range(3 * owner, 3 * owner + 3):
            if s.camp_of(lane) != 0:
                rng = random.advance(rng)
                camp = nth(free, random.scaled(rng, count(free)))
                free &= ~bit(camp)
                s.set_camp(lane, camp)
        if s.asking().keeps(owner) == NO_NOTE:
            continue
        if s.locked & bit(owner) != 0:
            rng = random.advance(rng)
            s.set_note(owner, nth(dealt, random.scaled(rng, count(dealt))))
        else:
            s.set_note(owner, 0)
    return rng
