"""What an attentive player knows once the discards have become the deck: which cards can only be old, which only new.

At the reshuffle everybody knows what goes into the new deck. Cards still hidden elsewhere (in hands, as punks) are old.
Of most kinds all hidden copies are old, or all are new; a kind of which one copy went into the deck and one did not is
`split`, and when a hand that may hold both old and new cards shows one, it stays in doubt which it was.
"""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit, count, has, lowest
from talia.games.radlands.shape import ALL_KINDS
from talia.games.radlands.state import Table


def unknown_in_hand(s: Table, owner: i64) -> i64:
    """How many cards of a hand are not known to everybody."""
    if owner == 0:
        return s.hand_size(0) - count(s.known0 & ALL_KINDS) - count(s.known_twice0)
    return s.hand_size(1) - count(s.known1 & ALL_KINDS) - count(s.known_twice1)


def unknown_kinds(s: Table, owner: i64) -> i64:
    """The kinds of a hand of which a copy is not known to everybody."""
    known = s.known0 if owner == 0 else s.known1
    known_twice = s.known_twice0 if owner == 0 else s.known_twice1
    return (s.hand(owner) & ~known | s.twice(owner) & ~known_twice) & ALL_KINDS


def begin(s: Table, doubles: i64) -> None:
    """The discards are about to be shuffled; `doubles` are the kinds of which the game has two cards."""
    s.again = s.gone
    s.split = s.gone & ~s.gone_twice & doubles
    s.old_punks = s.punks
    s.old0 = unknown_in_hand(s, 0)
    s.old1 = unknown_in_hand(s, 1)
    s.own_old0 = s.hand0 & ALL_KINDS
    s.own_old1 = s.hand1 & ALL_KINDS
    hidden = unknown_kinds(s, 0) | unknown_kinds(s, 1)
    punks = s.punks
    while punks != 0:
        hidden |= bit(s.kind_at(lowest(punks)))
        punks &= punks - 1
    s.seen_old = s.split & ~hidden
    s.seen_new = 0
    s.doubt0 = 0
    s.doubt1 = 0
    s.own_shown0 = 0
    s.own_shown1 = 0


def enters_hand(s: Table, seat: i64, kind: i64, old: bool) -> None:
    """A card nobody else has seen joins a hand."""
    if not old:
        return
    if seat == 0:
        s.old0 += 1
        s.own_old0 |= bit(kind)
    else:
        s.old1 += 1
        s.own_old1 |= bit(kind)


def less_old(s: Table, seat: i64) -> None:
    if seat == 0:
        s.old0 -= 1
    else:
        s.old1 -= 1


def was_old(s: Table, kind: i64, seat: i64) -> None:
    """A doubt is settled: what the hand showed was the old copy."""
    less_old(s, seat)
    forget_doubt(s, kind, seat)


def forget_doubt(s: Table, kind: i64, seat: i64) -> None:
    if seat == 0:
        s.doubt0 &= ~bit(kind)
    else:
        s.doubt1 &= ~bit(kind)


def shown(s: Table, kind: i64, old: bool) -> None:
    """A hidden card whose age everybody knows is shown: doubts about its twin are settled."""
    b = bit(kind)
    if s.split & b == 0:
        return
    if old:
        s.seen_old |= b
    else:
        s.seen_new |= b
    for seat in range(2):
        if (s.doubt0 if seat == 0 else s.doubt1) & b != 0:
            s.seen_old |= b
            s.seen_new |= b
            if old:
                forget_doubt(s, kind, seat)
            else:
                was_old(s, kind, seat)


def leaves_hand(s: Table, seat: i64, kind: i64) -> None:
    """A card that was not known to be there leaves a hand for all to see (it is still counted in the hand)."""
    b = bit(kind)
    most_old = s.old0 if seat == 0 else s.old1
    doubts = count(s.doubt0 if seat == 0 else s.doubt1)
    most_new = unknown_in_hand(s, seat) + doubts - most_old
    truly_old = owns_old(s, seat, kind)
    if seat == 0:
        s.own_old0 &= ~b
    else:
        s.own_old1 &= ~b
    if s.split & b == 0:
        if s.again & b == 0:
            less_old(s, seat)
        return
    if s.seen_old & b != 0 or most_old == 0:
        shown(s, kind, False)
    elif s.seen_new & b != 0 or most_new == 0:
        shown(s, kind, True)
        less_old(s, seat)
    elif (s.doubt0 if seat == 0 else s.doubt1) & b != 0:
        # Both copies have come from this hand: one was old, one new.
        s.seen_old |= b
        s.seen_new |= b
        was_old(s, kind, seat)
    else:
        # If the other hand has shown the other copy, one of the two was old: its owner knows which.
        if seat == 0:
            s.doubt0 |= b
            s.own_shown0 = s.own_shown0 | b if truly_old else s.own_shown0 & ~b
        else:
            s.doubt1 |= b
            s.own_shown1 = s.own_shown1 | b if truly_old else s.own_shown1 & ~b


def is_old(s: Table, kind: i64, observer: i64, settled_old: i64) -> bool:
    """Is the one hidden copy of a split kind the old one? `settled_old`: doubtful kinds whose hidden copy is old."""
    b = bit(kind)
    if doubts_of(s, observer) & b != 0:
        return not showed_old(s, observer, kind)
    if (s.doubt0 | s.doubt1) & b != 0:
        return settled_old & b != 0
    if s.seen_old & b != 0:
        return False
    if s.seen_new & b != 0:
        return True
    return not owns_old(s, observer, kind)  # the observer's own hand has the other copy


def doubts_of(s: Table, seat: i64) -> i64:
    """Kinds a hand has shown, of which others cannot tell the age; none for an onlooker."""
    if seat < 0:
        return 0
    return s.doubt0 if seat == 0 else s.doubt1


def showed_old(s: Table, seat: i64, kind: i64) -> bool:
    return has(s.own_shown0 if seat == 0 else s.own_shown1, kind)


def holds(s: Table, seat: i64, kind: i64) -> bool:
    return seat >= 0 and has(unknown_kinds(s, seat), kind)


def owns_old(s: Table, seat: i64, kind: i64) -> bool:
    return seat >= 0 and has(s.own_old0 if seat == 0 else s.own_old1, kind)


def certainly_new(s: Table, owner: i64, kind: i64, observer: i64) -> bool:
    """Does the observer know that what this hand showed in doubt was the new copy, having the old one itself?"""
    if holds(s, observer, kind):
        return owns_old(s, observer, kind)
    if observer >= 0:
        return has(doubts_of(s, observer), kind) and showed_old(s, observer, kind)
    return owner == 1 and has(s.doubt0 & s.doubt1, kind)  # an onlooker takes seat 0's for the old one
