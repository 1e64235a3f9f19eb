"""Lines: uvicorn's two protocols with deadlines and counts. Nobody holds a connection by being slow, or by frames that
no application ever sees.

uvicorn itself waits for ever for the end of a request once its first byte has come, for a peer that does not read, and
answers pings and joins continuations without telling anybody. Its configuration takes classes of one's own, so these
two add only that; `process.py` opens the lines.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from talia.server.doors.addresses import NAMELESS
from talia.server.doors.edge import Limit

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

    from talia.server.doors.process import Running

SLICE = 1024  # bytes of frames that are looked at before they are counted: at most 170 frames
GOODBYE = 1.0  # seconds that a socket has to take its last words
CLOSING = 10.0  # seconds that a peer has to answer our close
CRUMB = 256  # bytes: whoever sends less at a time, and not the end of anything,
FREE = 4  # more often than so,
PACE = (0.02, 2.0)  # is read ever more rarely: after so many seconds, doubled up to so many
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_NAMELESS = tuple(f"{method} {path}".encode() for method in ("GET", "HEAD") for path in sorted(NAMELESS))


class Deadline:
    """One timer that is set, set anew and lifted."""

    __slots__ = ("_loop", "_passed", "_timer")

    def __init__(self, loop: asyncio.AbstractEventLoop, passed: Callable[[], None]) -> None:
        self._loop = loop
        self._passed = passed
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.lift()
        self._timer = self._loop.call_later(seconds, self._passed)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Paced:
    """A peer that sends crumbs is read more and more rarely: the system gathers them, and looking costs us little."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _crumbs = 0
    _resting: asyncio.TimerHandle | None = None

    def wants_rest(self) -> bool:
        """Is nothing to be read, because the application has enough to do?"""
        raise NotImplementedError

    def _crumb(self) -> None:
        """A little has come, of something that goes on."""
        self._crumbs += 1
        if self._crumbs > FREE and self._resting is None:
            begins, most = PACE
            seconds = min(most, begins * 2 ** min(self._crumbs - FREE - 1, 10))
            self.transport.pause_reading()
            self._resting = self.loop.call_later(seconds, self._read_on)

    def _read_on(self) -> None:
        self._resting = None
        if not self.wants_rest():
            self.transport.resume_reading()

    def _rest_no_more(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None


class HttpLine(Paced, H11Protocol):
    """A connection that speaks HTTP: the head of a request in time, its body in time, the answer taken in time."""

    config: Running

    def __init__(self, config: Running, state: ServerState, app_state: dict[str, Any], group: str) -> None:
        super().__init__(config, state, app_state)
        self.group = group  # the address that this connection counts for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self.config.doorman.lines[transport] = self.group
        self._awaits: str | None = "head"
        self._coming = Deadline(self.loop, self._too_slow)
        self._going = Deadline(self.loop, transport.abort)
        self._coming.set(self.config.settings.head_seconds)

    def wants_rest(self) -> bool:
        """Is nothing to be read, because the application has enough to do?"""
        return bool(self.flow.read_paused)

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest_no_more()
        self._coming.lift()
        self._going.lift()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.config.doorman.lost(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.conn.their_state is h11.IDLE and data.startswith(_NAMELESS):
            data = named(data)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # another line has taken over, and has its own deadlines
        self._look()
        if self._awaits is None:
            self._crumbs = 0
        elif len(data) < CRUMB:
            self._crumb()

    def _look(self) -> None:
        """Set the deadline for what is awaited next. Each is set once: trickling bytes do not move it."""
        their = self.conn.their_state
        awaits = "head" if their is h11.IDLE else "body" if their is h11.SEND_BODY else None
        if awaits == self._awaits:
            return
        self._awaits = awaits
        if awaits is None:
            self._coming.lift()
        else:
            settings = self.config.settings
            self._coming.set(settings.head_seconds if awaits == "head" else settings.body_seconds)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # uvicorn's own time for kept connections runs now; a first byte lifts it, and then ours begins.
        self._awaits = None
        self._coming.lift()

    def _too_slow(self) -> None:
        self.config.metrics.count("connections_too_slow")
        if self.conn.our_state is h11.SEND_RESPONSE or self.conn.trailing_data[0]:
            self.transport.write(LATE)
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._coming.lift()
        self._going.lift()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        self._going.set(self.config.settings.write_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._going.lift()
        super().resume_writing()


def named(data: bytes) -> bytes:
    """The request of a balancer that names no host, with an empty name, as the grammar wants one."""
    head, end, _ = data.partition(b"\r\n\r\n")
    if not end or b"\r\nhost:" in head.lower():
        return data
    first, _, rest = data.partition(b"\r\n")
    return first + b"\r\nHost:\r\n" + rest


class Frames:
    """The frames of one socket, counted: the application sets the rule, and is told when there are too many."""

    __slots__ = ("limit", "too_many")

    def __init__(self, rule: tuple[int, float], now: Callable[[], float]) -> None:
        self.limit = Limit(rule, now)
        self.too_many: Callable[[], None] | None = None

    def allow(self, rule: tuple[int, float]) -> None:
        self.limit.most, self.limit.seconds = rule


class SocketLine(Paced, WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket: every frame counts, and goodbye is not waited for without end."""

    config: Running

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._deaf = False
        self._framed = False
        self._going = Deadline(self.loop, self.transport.abort)
        self.counted = Frames(self.config.settings.seat_messages, self.loop.time)

    def wants_rest(self) -> bool:
        """Is nothing to be read, because the application has enough to do?"""
        return self.read_paused

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest_no_more()
        self._going.lift()
        super().connection_lost(exc)
        self.config.doorman.lost(self.transport)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or len(data) <= SLICE:
            if not self._deaf:
                self._framed = not self.handshake_initiated
                super().data_received(data)
                if len(data) < CRUMB and not self._framed:  # no frame has come to its end
                    self._crumb()
            return
        for begin in range(0, len(data), SLICE):  # a flood is noticed before all of it is looked through
            if self._deaf:
                return
            super().data_received(data[begin : begin + SLICE])

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["talia.line"] = self  # type: ignore[typeddict-unknown-key]  # ours

    def handle_text(self, event: Frame) -> None:
        if self._count():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._count():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def _count(self) -> bool:
        """One more frame; False when it is one too many, or comes after that."""
        if self._deaf:
            return False
        self._framed = True
        self._crumbs = 0
        if self.counted.limit.take(None):
            return True
        self._deaf = True
        self.config.metrics.count("sockets_flooded")
        if self.counted.too_many is None:
            self.transport.abort()
        else:
            self._going.set(GOODBYE)
            self.counted.too_many()
        return False

    def say(self, bodies: list[bytes]) -> bool:
        """Send messages at once, all by one write and past the application's layers; False where that cannot be now."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        for body in bodies:
            self.conn.send_text(body)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self._going.set(GOODBYE if self._deaf else CLOSING)

    def pause_writing(self) -> None:
        self._going.set(self.config.settings.write_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        if not self.close_sent and not self._deaf:
            self._going.lift()
        super().resume_writing()
