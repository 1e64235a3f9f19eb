"""What everybody may see of a table: seats with their lamps, what is asked for, how it ended. Nothing is secret."""

from __future__ import annotations

from typing import NamedTuple

from talia.server.live.tables import Table
from talia.server.wire.about import Lamp, Request, TableInfo


class Light(NamedTuple):
    """The lamp of a seat; of somebody who is not there, since when, and when they count as gone."""

    lamp: Lamp = "here"
    lost_at: float | None = None
    gone_at: float | None = None


def about(table: Table, lights: list[Light], onlookers: int = 0) -> TableInfo:
    """The table as everybody may see it, with a light for each seat."""
    plan = table.plan
    return TableInfo(
        id=table.id,
        game=plan.game,
        rules=plan.rules,
        options=plan.options,
        status=table.status,
        seats=[seat.info(number, *lights[number]) for number, seat in enumerate(table.seats)],
        clock=plan.clock,
        undo=plan.undo,
        hints=plan.hints,
        practice=table.practice,
        commitment=plan.commitment,
        opening=table.opening(),
        result=table.result(),
        request=_request(table),
        rematch=sorted(table.votes),
        declined=sorted(table.declined),
        chat=plan.chat,
        series=plan.series,
        imported=plan.record is not None,
        created=plan.created,
        onlookers=onlookers,
        coach=plan.coach,
        lesson=plan.lesson,
    )


def _request(table: Table) -> Request | None:
    request = table.request
    if request is None:
        return None
    return Request(
        request=table.requests,
        seat=request.seat,
        question=request.question,
        waiting=table.waiting_for(),
        move=table.named(),
    )
