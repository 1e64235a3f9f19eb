"""What must hold at every moment of a game, checked fast: for soak tests, not for play."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit, count, has, lowest
from talia.games.radlands.numbers import BACK, BOTH_SIDES, CAMP_TRAITS, MOVES, lane
from talia.games.radlands.shape import ALL_KINDS, LAST_KIND, RAIDERS
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs.board import people_spaces


def faults(s: Radlands, kinds: i64, twice: i64) -> str:
    """The first thing that is wrong with a table whose deck is made of these cards; empty if nothing is."""
    if s.water < 0:
        return "water is below 0"
    if s.turn == 0:
        return ""
    found = _columns(s)
    return found or _cards(s, kinds, twice)


def _columns(s: Radlands) -> str:
    people = s.persons
    if s.punks & ~people != 0 or s.persons & s.standing != 0 or (people | s.standing) & ~BOTH_SIDES != 0:
        return "something stands where it cannot"
    if (s.damaged | s.acting) & ~(people | s.standing) != 0 or s.damaged & s.punks != 0:
        return "an empty place or a punk is damaged"
    for number in range(6):
        if count(people & lane(number)) > 2 or people & lane(number) & ~people_spaces(s, number) != 0:
            return "more than two people in a column, or one on the camp's space"
        if count(s.standing & lane(number)) > 1:
            return "two camps in a column"
        if s.standing & lane(number) & ~BACK != 0 and CAMP_TRAITS[s.camp_number(number)] & MOVES == 0:
            return "a camp has moved that never does"
    if not s.ended and (s.standing_camps(0) == 0 or s.standing_camps(1) == 0):
        return "all camps of a player are destroyed and the game goes on"
    return ""


def _cards(s: Radlands, kinds: i64, twice: i64) -> str:
    """Every card lies in exactly one place."""
    seen: list[int] = [0] * (LAST_KIND + 1)
    people = s.persons
    while people != 0:
        seen[s.kind_at(lowest(people))] += 1
        people &= people - 1
    for seat in range(2):
        _add(seen, s.hand(seat) & ALL_KINDS, s.twice(seat))
        known = s.known(seat)
        if known.kinds & ~s.hand(seat) != 0 or known.twice & ~s.twice(seat) != 0:
            return "a card is known to be in a hand where it is not"
        for space in range(1, 4):
            kind = s.event_at(seat, space)
            if kind != 0 and kind != RAIDERS:
                seen[kind] += 1
    _add(seen, s.gone, s.gone_twice)
    if s.gone_size != count(s.gone) + count(s.gone_twice):
        return "the discard pile is counted wrongly"
    if s.resolving != 0 and s.resolving != RAIDERS:
        seen[s.resolving] += 1
    size: i64 = 0
    returned = s.returned
    while returned is not None:
        seen[returned.kind] += 1
        size += 1
        returned = returned.below
    for kind in s.order[s.drawn :]:
        seen[kind] += 1
        size += 1
    if size != s.left:
        return "the deck is counted wrongly"
    for kind in range(1, LAST_KIND + 1):
        copies = (1 if has(kinds, kind) else 0) + (1 if has(twice, kind) else 0)
        if seen[kind] != copies:
            return f"{seen[kind]} cards of kind {kind} instead of {copies}"
    return ""


def _add(seen: list[int], kinds: i64, twice: i64) -> None:
    while kinds != 0:
        kind = lowest(kinds)
        seen[kind] += 2 if twice & bit(kind) != 0 else 1
        kinds &= kinds - 1
