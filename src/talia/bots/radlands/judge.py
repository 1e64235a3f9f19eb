"""Judges of Radlands: the chance of winning for a seat whose turn is over, from what that seat may know.

`Plain` adds up a few things that people count; `Learned` asks a net that has seen many games.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.bots.methods.forward import Forward
from talia.bots.radlands.features import SLOTS, Sight, held_feature, slot_part
from talia.core.bits import bit, count, has, lowest
from talia.games.radlands.cards.card import DECK
from talia.games.radlands.numbers import RAIDERS, side
from talia.games.radlands.queue import queue_of
from talia.games.radlands.state import Table


class Judge:
    """The chance of winning of a seat, at the start of the other one's turn."""

    def begin(self) -> None:
        """Forget what was looked at last: a decision must not depend on the one before, to the last digit."""

    def chance(self, s: Table, seat: i64) -> float:
        raise NotImplementedError

    def exchanged(self, s: Table, other: Table, seat: i64, group: i64) -> float:
        """The chance if one part of the table (a number of `GROUPS`) were as it is at another table."""
        raise NotImplementedError


# Parts of a table that people can talk about.
GROUPS: Final = ("camps", "people", "their-camps", "their-people", "events", "hand")

# What people count, for one side; the other side counts the other way.
CAMP: Final = 0  # camps standing
CAMP_DAMAGED: Final = 1
CAMP_BARE: Final = 2  # with nobody in front
CAMP_BARE_DAMAGED: Final = 3
LAST_CAMP: Final = 4  # only one is left
PERSON: Final = 5
PERSON_DAMAGED: Final = 6
PERSON_COST: Final = 7  # water that the undamaged people have cost
PUNK: Final = 8
SILO: Final = 9
HAND: Final = 10  # cards, the first five
HAND_MORE: Final = 11
EVENT: Final = 12  # events in the queue
EVENT_SOON: Final = 13  # of those, the ones that resolve next
RAIDERS_OUT: Final = 14
COLUMNS: Final = 15  # columns with somebody in them
TERMS: Final = 16


def terms(s: Table, owner: i64, found: vec[float]) -> None:
    """Count these things for one side into a row of `TERMS` numbers."""
    ours = side(owner)
    bare = s.unprotected()
    camps = s.standing & ours
    people = s.persons & ours
    well = people & ~s.damaged & ~s.punks
    found[CAMP] = float(count(camps))
    found[CAMP_DAMAGED] = float(count(camps & s.damaged))
    found[CAMP_BARE] = float(count(camps & bare))
    found[CAMP_BARE_DAMAGED] = float(count(camps & bare & s.damaged))
    found[LAST_CAMP] = 1.0 if count(camps) == 1 else 0.0
    found[PERSON] = float(count(people & ~s.punks))
    found[PERSON_DAMAGED] = float(count(people & s.damaged))
    cost: i64 = 0
    while well != 0:
        cost += DECK[s.kind_at(lowest(well))].cost
        well &= well - 1
    found[PERSON_COST] = float(cost)
    found[PUNK] = float(count(people & s.punks))
    found[SILO] = 1.0 if s.silo_in_hand(owner) else 0.0
    size = s.hand_size(owner)
    found[HAND] = float(size if size < 5 else 5)
    found[HAND_MORE] = float(0 if size < 5 else size - 5)
    queued = queue_of(s, owner)
    events: i64 = 0
    soon: i64 = 0
    raiders: i64 = 0
    if queued != 0:
        for space in range(1, 4):
            event = s.event_at(owner, space)
            if event == RAIDERS:
                raiders = 1 if space > 1 else 2
            elif event != 0:
                events += 1
                if space == 1:
                    soon += 1
    found[EVENT] = float(events)
    found[EVENT_SOON] = float(soon)
    found[RAIDERS_OUT] = float(raiders)
    base = bit(9 * owner) * 14
    columns: i64 = 0
    for n in range(3):
        if people & (base << (3 * n)) != 0:
            columns += 1
    found[COLUMNS] = float(columns)


def balance(s: Table, seat: i64) -> list[float]:
    """What a seat has of these things more than the other one."""
    mine = vec[float]([0.0] * TERMS)
    theirs = vec[float]([0.0] * TERMS)
    terms(s, seat, mine)
    terms(s, 1 - seat, theirs)
    return [mine[n] - theirs[n] for n in range(TERMS)]


# The part each term belongs to: for one's own side, and for theirs.
_PART: Final = bytes([0, 0, 0, 0, 0, 1, 1, 1, 1, 5, 5, 5, 4, 4, 4, 1])
_THEIR_PART: Final = bytes([2, 2, 2, 2, 2, 3, 3, 3, 3, 5, 5, 5, 4, 4, 4, 3])


@final
class Plain(Judge):
    """A weight for each thing on either side."""

    def __init__(self, weights: list[float], bias: float) -> None:
        assert len(weights) == TERMS
        self.weights: vec[float] = vec[float](weights)
        self.bias = bias  # for having ended one's turn: the other one moves next
        self.mine: vec[float] = vec[float]([0.0] * TERMS)
        self.theirs: vec[float] = vec[float]([0.0] * TERMS)

    def chance(self, s: Table, seat: i64) -> float:
        terms(s, seat, self.mine)
        terms(s, 1 - seat, self.theirs)
        total = self.bias
        for n in range(TERMS):
            total += self.weights[n] * (self.mine[n] - self.theirs[n])
        return 1.0 / (1.0 + exp(-total))

    def exchanged(self, s: Table, other: Table, seat: i64, group: i64) -> float:
        total = self.bias
        for half in range(2):
            terms(s, seat if half == 0 else 1 - seat, self.mine)
            terms(other, seat if half == 0 else 1 - seat, self.theirs)
            for n in range(TERMS):
                part: i64 = _PART[n] if half == 0 else _THEIR_PART[n]
                value = self.theirs[n] if part == group else self.mine[n]
                total += self.weights[n] * value * (1.0 if half == 0 else -1.0)
        return 1.0 / (1.0 + exp(-total))


@final
class Learned(Judge):
    """A net. Its first layer is kept up from one position to the next: only what has changed is added."""

    def __init__(self, net: Forward) -> None:
        self.net = net
        self.sight = Sight()
        self.slots: vec[i64] = vec[i64]([-1] * SLOTS)
        self.held: i64 = 0
        self.twice: i64 = 0
        self.known: i64 = 0

    def begin(self) -> None:
        self.net.clear()
        for n in range(SLOTS):
            self.slots[n] = -1
        self.held = 0
        self.twice = 0
        self.known = 0

    def chance(self, s: Table, seat: i64) -> float:
        sight = self.sight
        sight.look(s, seat)
        return self._chance(sight)

    def _chance(self, sight: Sight) -> float:
        net = self.net
        old = self.slots
        new = sight.slots
        for n in range(SLOTS):
            was = old[n]
            now = new[n]
            if was != now:
                if was >= 0:
                    net.add(was, -1.0)
                if now >= 0:
                    net.add(now, 1.0)
                old[n] = now
        self._exchange(0, self.held, sight.held)
        self._exchange(1, self.twice, sight.twice)
        self._exchange(2, self.known, sight.known)
        self.held = sight.held
        self.twice = sight.twice
        self.known = sight.known
        return net.chance()

    def _exchange(self, which: i64, was: i64, now: i64) -> None:
        changed = was ^ now
        while changed != 0:
            kind = lowest(changed)
            changed &= changed - 1
            self.net.add(held_feature(which, kind), 1.0 if has(now, kind) else -1.0)

    def exchanged(self, s: Table, other: Table, seat: i64, group: i64) -> float:
        sight = Sight()
        sight.look(s, seat)
        there = Sight()
        there.look(other, seat)
        for n in range(SLOTS):
            if slot_part(n) == group:
                sight.slots[n] = there.slots[n]
        if group == 5:
            sight.held = there.held
            sight.twice = there.twice
            sight.known = there.known
        return self._chance(sight)
