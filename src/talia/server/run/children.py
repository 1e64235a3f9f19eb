"""Process: a child (`child.py`) that is a process of its own. Bots think in such ones (`workers.py`), and heavy work is
done by them (`labourers.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys

from talia import engine
from talia.bots.play import asking
from talia.server.run.child import Lost

THINKER = "talia.server.thinker"
STARTING = 60.0  # seconds for a process to read its games: a machine with other work takes ten times the usual
LINE = 1 << 20  # bytes of a line, at most
CAN_HOLD = hasattr(signal, "SIGSTOP")


class Process:
    """One process, started when needed, and stopped if it does not answer in time."""

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

    async def start(self) -> None:
        """Have the process run, a new one if need be."""
        async with self._starting:
            await self._start()

    async def _start(self) -> None:
        rules = engine.arrived()
        if self.process is not None and self.process.returncode is None and self.rules == rules:
            return
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
            self.ready(await self.line(STARTING))
        except BaseException:
            await self.stop()
            raise

    def send(self, data: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(data)

    async def line(self, seconds: float) -> bytes:
        if self.process is None:
            raise Lost("the process has died")
        assert self.process.stdout is not None
        try:
            return await asyncio.wait_for(self.process.stdout.readline(), seconds)
        except TimeoutError:
            raise Lost("out of time") from None
        except ValueError:  # longer than any answer
            raise Lost("no answer that can be read") from None

    def interrupt(self) -> None:
        """Ask the process to drop what it does; where that cannot be asked, end it."""
        if hasattr(signal, "SIGUSR1"):
            self._signal(signal.SIGUSR1)
        elif self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    def hold(self) -> None:
        """Have the process rest, wherever it is; only where `CAN_HOLD`."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        process = self.process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(number)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Reviewer(Process):
    """One for reviews alone."""

    nice = 19  # whatever else there is to do comes first


def command(megabytes: int) -> list[str]:
    """What starts a bots' process."""
    return [sys.executable, "-m", THINKER, str(megabytes)]


def thinkers(count: int, megabytes: int, started_by: list[str] | None = None) -> list[Process]:
    """So many processes for bots, not started yet."""
    return [Process(started_by or command(megabytes)) for _ in range(count)]


def reviewers(count: int, megabytes: int, started_by: list[str] | None = None) -> list[Process]:
    """So many for reviews alone, behind everything else; none where they could not be held while a bot thinks."""
    return [Reviewer(started_by or command(megabytes)) for _ in range(count if CAN_HOLD else 0)]
