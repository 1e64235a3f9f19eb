"""Audience: all listeners of one seat, or all onlookers. It is told what its own view and events hold, and no more.

And only when they change: another player's change of mind must not show even as an empty message.
"""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec

from talia.server.live.tables import Table
from talia.server.wire.protocol import Update, write
from talia.server.wire.telling import event_written, view_written
from talia.server.wire.views import AnyEvent, View

AT_ONCE = 200  # events told before others have their turn


class Audience:
    """What the listeners of one seat (None: the onlookers) have been told."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.read = 0  # how much of the log has been looked through
        self.told = 0  # how many events of it were for this audience
        self.epoch = table.epoch
        self.body = b""  # the last view that went out
        self.takebacks: tuple[list[int], int | None] = ([], None)

    def news(self, now: float) -> bytes | None:
        """The update that tells what has changed for this audience, or None if nothing has."""
        rewound = self.epoch != self.table.epoch
        if rewound:  # the log is shorter now: count again how much of it was for this audience, and tell nothing
            self.pass_over()
            since = self.told
            events: list[msgspec.Raw] = []
        else:
            since = self.told
            events = self.catch_up()
        if not self.look() and not events and not rewound:
            return None
        return self.update(since, events, now)

    def pass_over(self) -> None:
        """Tell nothing of what has happened: only count how much of it was for this audience."""
        state = self.table.live()
        assert state.log is not None
        self.read = len(state.log)
        self.told = len(state.events(self.seat, 0))

    async def everything(self, since: int) -> list[msgspec.Raw]:
        """All events for this audience from that number on. Of a long game there are many: others come between."""
        told: list[msgspec.Raw] = []
        for number, event in enumerate(self.table.live().events(self.seat, 0)):
            if number < since:
                continue
            told.append(_numbered(event_written(self.table.plan.game, event), number))
            if len(told) % AT_ONCE == 0:
                await asyncio.sleep(0)
        return told

    def catch_up(self) -> list[msgspec.Raw]:
        """The events since the last time."""
        log = self.table.live().log
        assert log is not None
        events = self._events(self.read, self.told)
        self.read = len(log)
        self.told += len(events)
        return events

    def _events(self, read: int, told: int) -> list[msgspec.Raw]:
        """The events from place `read` of the log on, numbered for this audience from `told` on.

        The log's own numbers would have gaps where others were told something in private: they do not go out.
        """
        table = self.table
        written: list[msgspec.Raw] = []
        for number, event in enumerate(table.live().events(self.seat, read), told):
            # What the audience before this one was told of the same event: mostly the very same.
            last = table.told.get(event["n"])
            if last is None or last[0] != event:
                last = (event, event_written(table.plan.game, event))
                table.told[event["n"]] = last
            written.append(_numbered(last[1], number))
        return written

    def look(self) -> bool:
        """Make the view anew and tell whether it, or what can be taken back, has changed."""
        body = view_written(self.table.view(self.seat))
        takebacks = ([], None) if self.seat is None else self.table.takebacks(self.seat)
        changed = body != self.body or takebacks != self.takebacks
        self.body = body
        self.takebacks = takebacks
        self.epoch = self.table.epoch
        return changed

    def update(self, since: int, events: list[msgspec.Raw], now: float) -> bytes:
        """The message for them."""
        free, ask = self.takebacks
        return write(
            Update(
                epoch=self.table.epoch,
                since=since,
                events=cast(list[AnyEvent], events),
                view=cast(View, msgspec.Raw(self.body)),  # already written
                clocks=self.table.clock.told(now),
                takeback=free,
                ask=ask,
                given=None if self.seat is None else self.table.locked_in(self.seat),
            )
        )


def _numbered(event: bytes, number: int) -> msgspec.Raw:
    return msgspec.Raw(b'%b,"n":%d}' % (event, number))
