"""Apart: bots think in a second worker, as on a server in a process of their own (`talia.server.run.child`).

Nothing can be asked of a worker that thinks. So whatever is to be dropped ends the worker, and the next thing that is
asked begins another one; that takes seconds, and happens when a bot fails or a review gives way.
"""

from __future__ import annotations

import asyncio

from talia.bots.play import asking
from talia.offline.ports import Apart
from talia.server.run.child import Lost

STARTING = 120.0  # seconds for a worker to be ready: on a first visit it may have to be fetched


class WorkerChild:
    """One other worker, begun when needed."""

    def __init__(self, port: Apart) -> None:
        self.port = port
        self.asked = 0
        self.begun = 0  # how many there were
        self._runs = False
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        async with self._starting:
            if self._runs:
                return
            lines: asyncio.Queue[bytes] = asyncio.Queue()
            self._lines = lines
            self._runs = True
            self.begun += 1
            self.port.start(lambda line: lines.put_nowait(line.encode()), lambda why: lines.put_nowait(b""))
            try:
                asking.check_ready(await self.line(STARTING))
            except BaseException:
                await self.stop()
                raise

    def send(self, data: bytes) -> None:
        self.port.send(data.decode())

    async def line(self, seconds: float) -> bytes:
        try:
            return await asyncio.wait_for(self._lines.get(), seconds)
        except TimeoutError:
            raise Lost("out of time") from None

    def interrupt(self) -> None:
        """End it, and let whoever waits for its line know."""
        if self._runs:
            self._end()
            self._lines.put_nowait(b"")

    async def stop(self) -> None:
        if self._runs:
            self._end()

    def _end(self) -> None:
        self._runs = False
        self.port.stop()
