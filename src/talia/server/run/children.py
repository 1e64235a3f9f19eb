"""Child: a process that is asked one thing at a time, in lines and bytes. It is started when needed, and stopped if it
does not answer in time. Bots think in such ones (`workers.py`), and heavy work is done by them (`labour.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal

from talia import engine
from talia.bots.play import asking

STARTING = 60.0  # seconds for a process to read its games: a machine with other work takes ten times the usual
LINE = 1 << 20  # bytes of a line, at most


class Lost(Exception):
    """No answer came, or none that can be used: the process is to be stopped."""


class Child:
    """One process."""

    nice = 5  # people's answers come first

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.rules: str | None = None  # the compiled rules it was given, if they came after our own start
        self.asked = 0
        self._starting = asyncio.Lock()

    def ready(self, line: bytes) -> None:
        """Look at the first line of the process; whatever is raised stops it."""
        asking.check_ready(line)

    async def start(self) -> asyncio.subprocess.Process:
        """The running process, a new one if need be."""
        async with self._starting:
            return await self._start()

    async def _start(self) -> asyncio.subprocess.Process:
        rules = engine.arrived()
        if self.process is not None and self.process.returncode is None and self.rules == rules:
            return self.process
        await self.stop()  # what works with slower rules has had its time
        self.rules = rules
        self.process = process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=asking.surroundings(),
            limit=LINE,
        )
        if hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, self.nice)
        try:
            self.ready(await self.line(process, STARTING))
        except BaseException:
            await self.stop()
            raise
        return process

    async def line(self, process: asyncio.subprocess.Process, seconds: float) -> bytes:
        """The next line of the process, in time; an empty one is its end."""
        assert process.stdout is not None
        try:
            return await asyncio.wait_for(process.stdout.readline(), seconds)
        except TimeoutError:
            raise Lost("out of time") from None
        except ValueError:  # longer than any answer
            raise Lost("no answer that can be read") from None

    def interrupt(self) -> None:
        """Ask the process to drop what it does; where that cannot be asked, end it."""
        process = self.process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                if hasattr(signal, "SIGUSR1"):
                    process.send_signal(signal.SIGUSR1)
                else:
                    process.kill()

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
