"""What is known of hands and remembered of the reshuffle: objects that never change, so that clones share them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core.bits import bit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Known:
    """What of a hand everybody knows: kinds, and those known to be there twice."""

    def __init__(self, kinds: i64, twice: i64) -> None:
        self.kinds = kinds
        self.twice = twice

    def gains(self, kind: i64) -> Known:
        b = bit(kind)
        return Known(self.kinds | b, self.twice | (self.kinds & b))

    def loses(self, kind: i64) -> Known:
        b = bit(kind)
        return Known(self.kinds & ~(b & ~self.twice), self.twice & ~b)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Age:
    """What can be remembered of a hand since the reshuffle (see memory)."""

    def __init__(self, old: i64, own_old: i64, own_shown: i64, doubt: i64) -> None:
        self.old = old  # at most so many unknown cards of the hand are from before it
        self.own_old = own_old  # kinds of which the hand has a card from before it: its owner knows
        self.own_shown = own_shown  # kinds in doubt that were old: the owner of the hand knows that too
        self.doubt = doubt  # split kinds the hand has shown, old or new

    def gains_old(self, kind: i64) -> Age:
        return Age(self.old + 1, self.own_old | bit(kind), self.own_shown, self.doubt)

    def less_old(self) -> Age:
        # Not below 0, whatever was told of a hand in a position.
        return Age(self.old - 1 if self.old > 0 else 0, self.own_old, self.own_shown, self.doubt)

    def with_own(self, own_old: i64) -> Age:
        return Age(self.old, own_old, self.own_shown, self.doubt)

    def settled(self, kind: i64) -> Age:
        return Age(self.old, self.own_old, self.own_shown, self.doubt & ~bit(kind))

    def doubted(self, kind: i64, truly_old: bool) -> Age:
        b = bit(kind)
        return Age(self.old, self.own_old, self.own_shown | b if truly_old else self.own_shown & ~b, self.doubt | b)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reshuffle:
    """What everybody knows of the cards that became the new deck (see memory)."""

    def __init__(self, again: i64, split: i64, seen_old: i64, seen_new: i64) -> None:
        self.again = again  # kinds that went into the new deck
        self.split = split  # kinds of which one card did and one did not
        self.seen_old = seen_old  # split kinds whose old, whose new card has been seen for certain
        self.seen_new = seen_new

    def sees(self, old: i64, new: i64) -> Reshuffle:
        return Reshuffle(self.again, self.split, self.seen_old | old, self.seen_new | new)


NOTHING_KNOWN: Final = Known(0, 0)
NO_AGE: Final = Age(0, 0, 0, 0)
NO_RESHUFFLE: Final = Reshuffle(0, 0, 0, 0)
