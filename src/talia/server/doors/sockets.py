"""Sockets and streams: the two ways a table is listened to. What is said there is in `wire/protocol.py`."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from talia.server.doors.edge import Limit
from talia.server.doors.lines import SocketLine
from talia.server.live.listeners import Listener, sent
from talia.server.live.lobby import Lobby
from talia.server.live.rooms import Room
from talia.server.run.costs import OWN
from talia.server.wire import tokens
from talia.server.wire.errors import Refused
from talia.server.wire.protocol import BadMessage, FromClient, Hello, Refusal, read

BAD_MESSAGES = 5  # after so many the connection is closed
KEEP_ALIVE = 10.0


class Sockets:
    """All open connections of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.settings
        self.per_address: Counter[str] = Counter()

    def count(self) -> int:
        return sum(self.per_address.values())

    def _enter(self, address: str) -> None:
        self._check(address)
        self.per_address[address] += 1

    def _check(self, address: str) -> None:
        if address != OWN and self.per_address[address] >= self.settings.sockets_per_address:
            raise Refused("too_many", "too many connections from your address")

    def _leave(self, address: str) -> None:
        self.per_address[address] -= 1
        if self.per_address[address] <= 0:
            del self.per_address[address]

    async def serve(self, socket: WebSocket, id: str) -> None:
        """One WebSocket from handshake to goodbye."""
        address: str = socket.scope["talia.address"]
        try:
            room = await self.lobby.find(id)
            self._enter(address)
        except Refused:
            await socket.close(1008)
            return
        try:
            holds, host = self.lobby.holds(room, tokens.read_cookie(socket.cookies.get(tokens.COOKIE)))
            await socket.accept()
            if room.closed:  # put away while the handshake went on
                room = await self.lobby.find(id)
            listener = Listener(holds, host, address, self.lobby.now())
            line: SocketLine | None = socket.scope.get("talia.line")
            if line is not None:
                listener.take_line(line, self.lobby.metrics)
            room.enter(listener)
            sender = asyncio.create_task(self._send_all(socket, listener))
            hello = asyncio.get_running_loop().call_later(self.settings.hello_seconds, _greeted, listener)
            try:
                await self._hear_all(socket, room, listener)
            finally:
                hello.cancel()
                room.leave(listener)
                await asyncio.wait([sender], timeout=5.0)
                sender.cancel()
        finally:
            self._leave(address)

    async def _hear_all(self, socket: WebSocket, room: Room, listener: Listener) -> None:
        now = self.lobby.now
        rule = self.settings.seat_messages if listener.holds else self.settings.onlooker_messages
        if listener.address == OWN:
            rule = (sys.maxsize, rule[1])
        bad = 0

        def too_many() -> None:
            listener.close("too_many", f"more than {rule[0]} messages in {rule[1]:g} seconds")

        # Where the line counts frames, all of them count; without one (in tests) there are only messages to count.
        line: SocketLine | None = socket.scope.get("talia.line")
        frames = None if line is None else line.counted
        limit = Limit(rule, now)
        if frames is not None:
            frames.allow(rule)
            frames.too_many = too_many
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            received = time.perf_counter()
            if listener.closed:
                continue
            if frames is None and not limit.take(None):
                too_many()
                continue
            text: str | bytes | None = message.get("text")
            try:
                wish = read(text if text is not None else message.get("bytes") or b"")
            except BadMessage as error:
                self.lobby.metrics.count("bad_messages")
                bad += 1
                listener.heard = now()
                listener.say(Refusal(ref="", code="malformed", reason=str(error)[:600]))
                if bad >= BAD_MESSAGES:
                    listener.close("malformed", "too many messages that are none")
                continue
            await room.hear(listener, wish, received)

    async def _send_all(self, socket: WebSocket, listener: Listener) -> None:
        metrics = self.lobby.metrics
        try:
            while (message := await listener.next()) is not None:
                body, since = message
                await socket.send_text(body.decode())
                sent(metrics, since, time.perf_counter())
            if socket.application_state is WebSocketState.CONNECTED:
                await socket.close(1000)
        except (WebSocketDisconnect, RuntimeError, OSError):
            listener.hang_up()  # the other side went while we spoke: it will come back and ask

    def stream(self, room: Room, holds: frozenset[int], hello: Hello, address: str) -> AsyncIterator[bytes]:
        """The messages for a program, one line each, with an empty line every ten seconds."""
        self._check(address)
        return self._lines(room, holds, hello, address)

    async def _lines(self, room: Room, holds: frozenset[int], hello: Hello, address: str) -> AsyncIterator[bytes]:
        self._enter(address)  # here and not before: a stream that is never begun is never left either
        listener = Listener(holds, False, address, self.lobby.now())
        room.enter(listener)
        try:
            await room.hear(listener, hello, time.perf_counter())
            waiting: asyncio.Task[tuple[bytes, float] | None] | None = None
            while True:
                waiting = waiting or asyncio.create_task(listener.next())
                done, _ = await asyncio.wait([waiting], timeout=KEEP_ALIVE)
                listener.heard = self.lobby.now()  # a stream is alive as long as it can be written to
                if not done:
                    yield b"\n"
                    continue
                message = waiting.result()
                waiting = None
                if message is None:
                    return
                body, since = message
                yield body + b"\n"
                sent(self.lobby.metrics, since, time.perf_counter())
        finally:
            room.leave(listener)
            self._leave(address)

    async def post(
        self, room: Room, seat: int | None, holds: frozenset[int], host: bool, wish: FromClient, address: str
    ) -> object:
        """One message by HTTP: its reply."""
        if seat is not None and seat not in holds:
            raise Refused("forbidden", f"seat {seat} is not yours")
        who = Listener(holds, host, address, self.lobby.now())
        who.seat = seat
        return await room.reply(who, wish, time.perf_counter())


def _greeted(listener: Listener) -> None:
    """The time for hello is over."""
    if not listener.greeted:
        listener.close("silent", "say hello within ten seconds")
