"""Blanking where members of a hand may blank each other in a ring (spec 6a.3, 6b).

As printed, no card can hit one that leads back to it, and kernels blank in one fixed order. Where a copy or a turned
card makes rings possible, the general rule is followed to the letter. Hands that need it are rare, so it is plain
rather than fast. A member is any bit: the narrow kernel takes a card's, the wide one its place in the hand.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


def rings(edges: dict[i64, i64]) -> i64:
    """All members of groups that reach each other along edges and that no member outside the group leads to.

    `edges[bit]` are the members that `bit` leads to; a lone card leading to itself is no ring.
    """
    reach: dict[i64, i64] = {}
    for bit in edges:
        found = edges[bit]
        while True:
            wider = found
            for other in edges:
                if found & other != 0:
                    wider |= edges[other]
            if wider == found:
                break
            found = wider
        reach[bit] = found
    ringed: i64 = 0
    for bit in edges:
        group: i64 = bit
        from_outside = False
        for other in edges:
            if other != bit and reach[other] & bit != 0:
                if reach[bit] & other != 0:
                    group |= other
                else:
                    from_outside = True
        if group != bit and not from_outside:
            ringed |= bit
    return ringed


def blank_in_rings(targets: dict[i64, i64]) -> i64:
    """6a for any hand: which members end up blanked. `targets[bit]` is what an uncleared blanker hits."""
    blanked: i64 = 0
    undecided: i64 = 0
    for bit in targets:
        undecided |= bit
    while undecided != 0:
        free: i64 = 0
        for bit in targets:
            if undecided & bit != 0:
                hit = False
                for other in targets:
                    if other != bit and undecided & other != 0 and targets[other] & bit != 0:
                        hit = True
                if not hit:
                    free |= bit
        if free != 0:  # 6a.2: whoever is hit by no other acts in full, on itself too
            for bit in targets:
                if free & bit != 0:
                    blanked |= targets[bit]
            undecided &= ~free & ~blanked
        else:  # 6a.3: the ring falls together and blanks nobody else
            edges: dict[i64, i64] = {}
            for bit in targets:
                if undecided & bit != 0:
                    edges[bit] = targets[bit] & undecided
            ringed = rings(edges)
            assert ringed != 0
            blanked |= ringed
            undecided &= ~ringed
    return blanked


OPEN: Final = 0
ALIVE: Final = 1
DEAD: Final = 2


@final
class Condition:
    """A card that a condition of its own may blank."""

    def __init__(self, bit: i64, suit: i64, needs: i64, forbids: i64) -> None:
        self.bit = bit
        self.suit = suit  # one card of its suit, as digits
        self.needs = needs
        self.forbids = forbids

    def depends_on(self, sure: i64) -> i64:
        """The suits that still decide, given those certainly there; a card's own suit counts for it."""
        return self.forbids if (sure | self.suit) & self.needs != 0 else self.forbids | self.needs

    def fate(self, sure: i64, maybe: i64) -> i64:
        if (sure | self.suit) & self.forbids != 0 or (sure | self.suit | maybe) & self.needs == 0:
            return DEAD
        return OPEN if maybe & self.depends_on(sure) != 0 else ALIVE


def blank_conditional(undecided: list[Condition], sure: i64) -> i64:
    """6b for any hand: the members blanked by their own conditions; `sure` are the suits that are there for certain."""
    dead: i64 = 0
    while len(undecided) > 0:
        settled: i64 = 0
        for one in undecided:
            maybe: i64 = 0
            for other in undecided:
                if other.bit != one.bit:
                    maybe |= other.suit
            fate = one.fate(sure, maybe)
            if fate != OPEN:
                settled = one.bit
                if fate == DEAD:
                    dead |= one.bit
                else:
                    sure |= one.suit
                break
        if settled == 0:  # each of a ring would keep or kill the next: all of it is blanked [P]
            settled = rings(condition_edges(undecided, sure))
            assert settled != 0
            dead |= settled
        undecided = [one for one in undecided if settled & one.bit == 0]
    return dead


def condition_edges(undecided: list[Condition], sure: i64) -> dict[i64, i64]:
    """From each undecided card to those whose fate hangs on it."""
    edges: dict[i64, i64] = {}
    for one in undecided:
        led_to: i64 = 0
        for other in undecided:
            if other.bit != one.bit and one.suit & other.depends_on(sure) != 0:
                led_to |= other.bit
        edges[one.bit] = led_to
    return edges
