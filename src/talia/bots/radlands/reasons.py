"""Why one plan is better than another: the judge asked again, with one part of the table taken from the other plan."""

from __future__ import annotations

from talia.bots.play.explanation import Reason
from talia.bots.radlands.judge import GROUPS, Judge
from talia.bots.radlands.turn import Plan, end_of
from talia.core.bits import count
from talia.games.radlands.numbers import side
from talia.games.radlands.state import Table

LEAST = 0.01  # of the chance: less is not worth a word
SHOWN = 3


def reasons(judge: Judge, best: Plan, other: Plan, seat: int, of: int) -> list[Reason]:
    """Differences of the evaluation at the end of both plans, the largest first, each with what one can count."""
    table, against = end_of(best, seat), end_of(other, seat)
    if table.ended and table.won == 1 << seat:
        return [Reason("radlands-wins")]
    if table.ended or against.ended:
        return []
    judge.begin()
    whole = judge.chance(table, seat)
    found: list[tuple[float, int]] = []
    for group in range(len(GROUPS)):
        by = whole - judge.exchanged(table, against, seat, group)
        if abs(by) >= LEAST:
            found.append((by, group))
    found.sort(key=lambda one: (-abs(one[0]), one[1]))
    return [
        Reason(
            f"radlands-{'more' if by > 0 else 'less'}-{GROUPS[group]}",
            {"by": abs(by), "of": of, "here": counted(table, seat, group), "there": counted(against, seat, group)},
        )
        for by, group in found[:SHOWN]
    ]


def counted(table: Table, seat: int, group: int) -> int:
    """What people would count of a part of the table."""
    mine, theirs = side(seat), side(1 - seat)
    what = (
        count(table.standing & table.unprotected() & mine),
        count(table.persons & ~table.damaged & mine),
        count(table.standing & ~table.damaged & theirs),
        count(table.persons & ~table.damaged & theirs),
        sum(table.event_at(seat, space) != 0 for space in (1, 2, 3)),
        table.hand_size(seat),
    )
    return int(what[group])
