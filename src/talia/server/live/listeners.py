"""Listeners: one open socket or stream. What a table says to it waits here until the network takes it.

A stream, and a socket that is slow, fetch what waits one by one (`next`). A socket that keeps up is handed all of it at
once and at the end of what caused it (`let_out`): a view and the ack behind it are one write to the network, and no
task has to wake for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Protocol

from talia.server.live.wishes import Wisher
from talia.server.run.metrics import Metrics
from talia.server.wire.protocol import Bye, ByeCode, FromServer, write

MOST_WAITING = 200  # messages, and
MOST_BYTES = 1 << 20  # bytes, that may wait for a slow network before the connection is given up


class Line(Protocol):
    """A socket that takes messages at once."""

    def say(self, bodies: list[bytes]) -> bool:
        """Hand messages to the system. False where it takes none just now, and has taken none of these."""
        ...


class Listener:
    """The server's end of one connection."""

    def __init__(self, holds: frozenset[int], host: bool, address: str, now: float) -> None:
        self.holds = holds
        self.host = host
        self.address = address
        self.seat: int | None = None
        self.greeted = False
        self.heard = now  # when something last came from there
        self.closed = False
        self._waiting: deque[tuple[bytes, float]] = deque()
        self._bytes = 0
        self._wake: asyncio.Future[None] | None = None
        self._line: Line | None = None
        self._metrics: Metrics | None = None
        self._leaving: asyncio.Handle | None = None  # when what waits is let out, if nobody does so before

    def take_line(self, line: Line, metrics: Metrics) -> None:
        """From now on what is said goes there at once."""
        self._line, self._metrics = line, metrics

    @property
    def wisher(self) -> Wisher:
        return Wisher(self.seat, self.holds, self.host)

    def say(self, message: FromServer) -> None:
        self.send(write(message))

    def send(self, body: bytes, since: float = 0.0) -> None:
        """Let a message go out; `since`: when the answer that caused it came in."""
        if self.closed:
            return
        self._waiting.append((body, since))
        self._bytes += len(body)
        # One message alone may be larger: the whole history of a very long game is told once to whoever comes.
        if len(self._waiting) > MOST_WAITING or (self._bytes > MOST_BYTES and len(self._waiting) > 1):
            self._waiting.clear()
            self.close("too_many", "the connection is too slow for what happens here; come back")
            return
        if self._line is None:
            self._nudge()
        elif self._leaving is None:
            self._leaving = asyncio.get_running_loop().call_soon(self.let_out)

    def let_out(self) -> None:
        """Hand all that waits to the network, if it keeps up; else it is fetched from here one by one."""
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None
        if self._line is None or self._wake is None or self._wake.done() or not self._waiting:
            return  # no socket; or whoever fetches is not done with what it fetched before: all in their order
        if not self._line.say([body for body, _ in self._waiting]):
            self._nudge()
            return
        now = time.perf_counter()
        for _, since in self._waiting:
            sent(self._metrics, since, now)
        self._waiting.clear()
        self._bytes = 0

    def close(self, code: ByeCode, reason: str) -> None:
        """Say goodbye; the connection ends when that has gone out."""
        if not self.closed:
            self._waiting.append((write(Bye(code=code, reason=reason)), 0.0))
            self.closed = True
            self._nudge()

    def hang_up(self) -> None:
        """The other side has gone."""
        self._waiting.clear()
        self.closed = True
        self._nudge()

    def _nudge(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> tuple[bytes, float] | None:
        """The next message to go out, or None when there will be no more."""
        while not self._waiting:
            if self.closed:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        body, since = self._waiting.popleft()
        self._bytes -= len(body)
        return body, since


def sent(metrics: Metrics | None, since: float, now: float) -> None:
    """A message has been handed to the system."""
    if since > 0.0 and metrics is not None:
        metrics.answer_to_views.add(now - since)
