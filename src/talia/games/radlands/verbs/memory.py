"""What an attentive player knows once the discards have become the deck: which cards can only be old, which only new.

At the reshuffle everybody knows what goes into the new deck. Cards still hidden elsewhere (in hands, as punks) are old.
Of most kinds all hidden copies are old, or all are new; a kind of which one copy went into the deck and one did not is
`split`, and when a hand that may hold both old and new cards shows one, it stays in doubt which it was.
"""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit, count, has, lowest
from talia.games.radlands.shape import ALL_KINDS
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs.remembered import Age, Reshuffle


def unknown_in_hand(s: Radlands, owner: i64) -> i64:
    """How many cards of a hand are not known to everybody."""
    known = s.known(owner)
    return s.hand_size(owner) - count(known.kinds & ALL_KINDS) - count(known.twice)


def unknown_kinds(s: Radlands, owner: i64) -> i64:
    """The kinds of a hand of which a copy is not known to everybody."""
    known = s.known(owner)
    return (s.hand(owner) & ~known.kinds | s.twice(owner) & ~known.twice) & ALL_KINDS


def begin(s: Radlands, doubles: i64) -> None:
    """The discards are about to be shuffled; `doubles` are the kinds of which the game has two cards."""
    hidden: i64 = 0
    for seat in range(2):
        s.set_age(seat, Age(unknown_in_hand(s, seat), s.hand(seat) & ALL_KINDS, 0, 0))
        hidden |= unknown_kinds(s, seat)
    s.old_punks = s.punks
    punks = s.punks
    while punks != 0:
        hidden |= bit(s.kind_at(lowest(punks)))
        punks &= punks - 1
    split = s.gone & ~s.gone_twice & doubles
    s.mixed = Reshuffle(s.gone, split, split & ~hidden, 0)


def enters_hand(s: Radlands, seat: i64, kind: i64, old: bool) -> None:
    """A card nobody else has seen joins a hand."""
    if old:
        s.set_age(seat, s.age(seat).gains_old(kind))


def was_old(s: Radlands, kind: i64, seat: i64) -> None:
    """A doubt is settled: what the hand showed was the old copy."""
    s.set_age(seat, s.age(seat).less_old().settled(kind))


def shown(s: Radlands, kind: i64, old: bool) -> None:
    """A hidden card whose age everybody knows is shown: doubts about its twin are settled."""
    b = bit(kind)
    if s.mixed.split & b == 0:
        return
    s.mixed = s.mixed.sees(b, 0) if old else s.mixed.sees(0, b)
    for seat in range(2):
        if s.age(seat).doubt & b != 0:
            s.mixed = s.mixed.sees(b, b)
            if old:
                s.set_age(seat, s.age(seat).settled(kind))
            else:
                was_old(s, kind, seat)


def leaves_hand(s: Radlands, seat: i64, kind: i64) -> None:
    """A card that was not known to be there leaves a hand for all to see (it is still counted in the hand)."""
    b = bit(kind)
    age = s.age(seat)
    most_new = unknown_in_hand(s, seat) + count(age.doubt) - age.old
    truly_old = owns_old(s, seat, kind)
    s.set_age(seat, age.with_own(age.own_old & ~b))
    mixed = s.mixed
    if mixed.split & b == 0:
        if mixed.again & b == 0:
            s.set_age(seat, s.age(seat).less_old())
    elif mixed.seen_old & b != 0 or age.old == 0:
        shown(s, kind, False)
    elif mixed.seen_new & b != 0 or most_new == 0:
        shown(s, kind, True)
        s.set_age(seat, s.age(seat).less_old())
    elif age.doubt & b != 0:
        # Both copies have come from this hand: one was old, one new.
        s.mixed = mixed.sees(b, b)
        was_old(s, kind, seat)
    else:
        # If the other hand has shown the other copy, one of the two was old: its owner knows which.
        s.set_age(seat, s.age(seat).doubted(kind, truly_old))


def is_old(s: Radlands, kind: i64, observer: i64, settled_old: i64) -> bool:
    """Is the one hidden copy of a split kind the old one? `settled_old`: doubtful kinds whose hidden copy is old."""
    b = bit(kind)
    if doubts_of(s, observer) & b != 0:
        return not showed_old(s, observer, kind)
    if (s.age(0).doubt | s.age(1).doubt) & b != 0:
        return settled_old & b != 0
    if s.mixed.seen_old & b != 0:
        return False
    if s.mixed.seen_new & b != 0:
        return True
    return not owns_old(s, observer, kind)  # the observer's own hand has the other copy


def doubts_of(s: Radlands, seat: i64) -> i64:
    """Kinds a hand has shown, of which others cannot tell the age; none for an onlooker."""
    return 0 if seat < 0 else s.age(seat).doubt


def showed_old(s: Radlands, seat: i64, kind: i64) -> bool:
    return has(s.age(seat).own_shown, kind)


def holds(s: Radlands, seat: i64, kind: i64) -> bool:
    return seat >= 0 and has(unknown_kinds(s, seat), kind)


def owns_old(s: Radlands, seat: i64, kind: i64) -> bool:
    return seat >= 0 and has(s.age(seat).own_old, kind)


def certainly_new(s: Radlands, owner: i64, kind: i64, observer: i64) -> bool:
    """Does the observer know that what this hand showed in doubt was the new copy, having the old one itself?"""
    if holds(s, observer, kind):
        return owns_old(s, observer, kind)
    if observer >= 0:
        return has(doubts_of(s, observer), kind) and showed_old(s, observer, kind)
    return owner == 1 and has(s.age(0).doubt & s.age(1).doubt, kind)  # an onlooker takes seat 0's for the old one
