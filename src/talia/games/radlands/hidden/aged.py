"""Dealing anew after the reshuffle: old cards stay among old cards, new ones among new ones (see memory)."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, has, lowest, nth
from talia.games.radlands.state import Radlands, Returned
from talia.games.radlands.verbs import memory


def open_doubts(s: Radlands, owner: i64, observer: i64) -> i64:
    """Doubtful kinds of a hand whose other copy the observer neither holds nor has seen."""
    doubts = memory.doubts_of(s, owner) & ~memory.doubts_of(s, 1 - owner)
    if observer >= 0:
        doubts &= ~memory.unknown_kinds(s, observer)
    return doubts


def least_old(s: Radlands, owner: i64, observer: i64) -> i64:
    """How many old cards the hand still has if all open doubts were about old ones."""
    found = s.age(owner).old
    kinds = memory.doubts_of(s, owner)
    while kinds != 0:
        if not memory.certainly_new(s, owner, lowest(kinds), observer):
            found -= 1
        kinds &= kinds - 1
    return found


def split_heap(s: Radlands, heap: list[int], observer: i64, settled_old: i64, old: list[int], new: list[int]) -> None:
    """Part the hidden cards by age; of a split kind with both copies hidden, one is old."""
    once: i64 = 0
    twice: i64 = 0
    for kind in heap:
        b = bit(kind)
        if once & b != 0:
            twice |= b
        once |= b
    counted: i64 = 0
    for kind in heap:
        b = bit(kind)
        if s.mixed.split & b == 0:
            aged = s.mixed.again & b == 0
        elif twice & b != 0:
            aged = counted & b == 0
            counted |= b
        else:
            aged = memory.is_old(s, kind, observer, settled_old)
        if aged:
            old.append(kind)
        else:
            new.append(kind)


def settle(s: Radlands, owner: i64, observer: i64, old: i64, new: i64, rng: i64) -> tuple[i64, i64]:
    """Which open doubts are settled so that the hidden copy is the old one: a random set, by how many ways there are.

    `old` and `new` count the hidden cards if none is. With R cards of an age hidden in all and r of them in this hand,
    there are R!/r! ways for each age: one more old card hidden multiplies them by (R0+1)/(r0+1) * r1/R1. Tells the
    generator as it is afterwards, and the set.
    """
    doubts = open_doubts(s, owner, observer)
    most = count(doubts)
    size = memory.unknown_in_hand(s, owner)
    base = least_old(s, owner, observer)
    weight = 1.0
    total = 0.0
    weights: list[float] = []
    for chosen in range(most + 1):
        held_old = base + chosen
        held_new = size - held_old
        possible = held_old >= 0 and held_new >= 0
        weights.append(weight if possible else 0.0)
        total += weights[chosen]
        if possible and new - chosen > 0:
            ways = float(old + chosen + 1) / float(held_old + 1) * float(held_new) / float(new - chosen)
            weight *= ways * float(most - chosen) / float(chosen + 1)
    rng = random.advance(rng)
    left = float(random.scaled(rng, 1 << 30)) / float(1 << 30) * total
    chosen_number: i64 = 0
    while chosen_number < most and left >= weights[chosen_number]:
        left -= weights[chosen_number]
        chosen_number += 1
    settled: i64 = 0
    for _ in range(chosen_number):
        rng = random.advance(rng)
        kind = nth(doubts, random.scaled(rng, count(doubts)))
        doubts &= ~bit(kind)
        settled |= bit(kind)
    return rng, settled


def redeal_aged(s: Radlands, seat: i64, heap: list[int], rng: i64) -> i64:
    """Deal the hidden cards by age. -1 where what is remembered does not add up (a table set up by hand): not dealt."""
    old: list[int] = []
    new: list[int] = []
    split_heap(s, heap, seat, 0, old, new)
    settled: i64 = 0
    for owner in range(2):
        if owner != seat and open_doubts(s, owner, seat) != 0:
            rng, chosen = settle(s, owner, seat, len(old) + count(settled), len(new) - count(settled), rng)
            settled |= chosen
    if settled != 0:
        old = []
        new = []
        split_heap(s, heap, seat, settled, old, new)
    tokens = count(s.old_punks & s.punks)
    returned = s.returned
    while returned is not None:
        if returned.old:
            tokens += 1
        returned = returned.below
    for owner in range(2):
        if owner != seat:
            held = held_old(s, owner, seat, settled)
            if not 0 <= held <= memory.unknown_in_hand(s, owner):
                return -1
            tokens += held
    if tokens != len(old):
        return -1
    rng = random.shuffle(old, rng)
    rng = random.shuffle(new, rng)
    for owner in range(2):
        if owner != seat:
            deal_aged_hand(s, owner, old, new, held_old(s, owner, seat, settled))
    punks = s.punks
    while punks != 0:
        place = lowest(punks)
        punks &= punks - 1
        s.set_kind(place, old.pop() if has(s.old_punks, place) else new.pop())
    s.returned = redeal_returned(s.returned, old, new)
    s.order = bytes(new)
    s.drawn = 0
    return rng


def held_old(s: Radlands, owner: i64, observer: i64, settled: i64) -> i64:
    return least_old(s, owner, observer) + count(settled & open_doubts(s, owner, observer))


def redeal_returned(returned: Returned | None, old: list[int], new: list[int]) -> Returned | None:
    """Punks lying on the deck, of the same ages in the same order."""
    if returned is None:
        return None
    kind = old.pop() if returned.old else new.pop()
    return Returned(kind, returned.old, redeal_returned(returned.below, old, new))


def deal_aged_hand(s: Radlands, owner: i64, old: list[int], new: list[int], from_old: i64) -> None:
    """New cards first: those just drawn and still to be sifted are new ones."""
    size = memory.unknown_in_hand(s, owner)
    cards = [new.pop() for _ in range(size - from_old)]
    mine: i64 = 0
    for _ in range(from_old):
        kind = old.pop()
        cards.append(kind)
        mine |= bit(kind)
    deal_hand(s, owner, cards, 0)
    s.set_age(owner, s.age(owner).with_own(mine))


def deal_hand(s: Radlands, owner: i64, heap: list[int], at: i64) -> i64:
    """A hand of known cards, the Silo if it is there, and cards from the heap; tells how far the heap is dealt."""
    size = memory.unknown_in_hand(s, owner)
    known = s.known(owner)
    kinds = known.kinds
    twice = known.twice
    sifting: i64 = 0
    if s.sifted != 0 and owner == s.active:
        sifting = count(s.sifted) + count(s.sifted_twice)
        s.sifted = 0
        s.sifted_twice = 0
    for n in range(size):
        b = bit(heap[at + n])
        if kinds & b != 0:
            twice |= b
        kinds |= b
        if n < sifting:
            if s.sifted & b != 0:
                s.sifted_twice |= b
            s.sifted |= b
    s.hold(owner, kinds, twice)
    return at + size
