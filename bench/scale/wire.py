"""A wire to PostgreSQL, in a process of its own: lines on standard input say what becomes of what goes over it.

`go`: all of it, also what was held; `hold`: nothing arrives until then; `deaf`: answers are held, what is asked
arrives; `drop`: held bytes are thrown away, and no end is told; `slow SECONDS`: everything comes so much later, each
way.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time


class Wire:
    """What holds for all connections."""

    def __init__(self) -> None:
        self.mode = "go"
        self.delay = 0.0
        self.changed = asyncio.Event()

    def say(self, words: str) -> None:
        self.mode, _, seconds = words.partition(" ")
        self.delay = float(seconds) if self.mode == "slow" else 0.0
        self.changed.set()
        self.changed = asyncio.Event()

    def holds(self, back: bool) -> bool:
        return self.mode in ("hold", "drop") or (self.mode == "deaf" and back)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool) -> None:
        line: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(self._deliver(line, writer, back))
        try:
            while data := await reader.read(65536):
                await line.put((time.monotonic() + self.delay, data))
            while self.holds(back):  # the end of a connection is held as well
                await self.changed.wait()
        except OSError:
            pass
        finally:
            await line.put((0.0, b""))
            await delivering

    async def _deliver(
        self, line: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter, back: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while True:
                due, data = await line.get()
                if not data:
                    break
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                lost = False
                while self.holds(back):
                    lost = lost or self.mode == "drop"
                    await self.changed.wait()
                if lost:  # these bytes never come: neither does what follows them
                    break
                writer.write(data)
                await writer.drain()
        writer.close()


async def main(port: int, target: int) -> None:
    wire = Wire()

    async def opened(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while wire.holds(False):
            await wire.changed.wait()
        try:
            there = await asyncio.open_connection("127.0.0.1", target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(wire.carry(reader, there[1], False), wire.carry(there[0], writer, True))

    server = await asyncio.start_server(opened, "127.0.0.1", port)
    orders = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    async with server:
        while line := await orders.readline():
            wire.say(line.decode().strip())


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
