"""Bots think in processes of their own, with limits on time and memory: the event loop never waits for them.

What is said to them, and what they may answer, is `talia.bots.play.asking`, as for `Door`. A bot that fails, overruns
its time or answers what is not allowed is replaced by an answer of the rules level, or any allowed one if that fails
too, and it is logged.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from typing import Any

from talia import engine
from talia.bots import Budget
from talia.bots.play import asking
from talia.bots.play.asking import STAND_IN, BotCancelled, BotFailed, BotLost, Thought
from talia.server import bots
from talia.server.run.logs import log

GRACE = 2.0  # seconds a bot may overrun its budget before its process is stopped
STARTING = 20.0  # seconds for a process to read its games
NODES_LIMIT = 30.0  # seconds for a decision under a node budget
LINE = 1 << 20  # bytes of an answer with its explanation, at most
NICE = 5  # people's answers come first


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.rules: str | None = None  # the compiled rules it was given, if they came after our own start
        self.asked = 0

    async def start(self) -> asyncio.subprocess.Process:
        rules = engine.arrived()
        if self.process is not None and self.process.returncode is None and self.rules == rules:
            return self.process
        await self.stop()  # what thinks with slower rules has had its time
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
                os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        try:
            asking.check_ready(await self._line(process, STARTING))
        except (BotLost, OSError, asyncio.CancelledError):
            await self.stop()
            raise
        return process

    async def ask(self, level: str, view: dict[str, Any], seed: int, budget: Budget) -> Thought:
        """The answer of a bot: an allowed one."""
        process = await self.start()
        assert process.stdin is not None
        self.asked += 1
        try:
            process.stdin.write(asking.request(self.asked, view, level, seed, budget))
            line = await self._line(process, asking.limit(budget, NODES_LIMIT, GRACE))
            return asking.thought(line, self.asked, view, budget)
        except BotCancelled:
            raise BotFailed("it was cancelled") from None
        except (BotLost, OSError, asyncio.CancelledError):  # cancelled: its answer would be taken for the next one's
            await self.stop()
            raise

    async def _line(self, process: asyncio.subprocess.Process, seconds: float) -> bytes:
        """The next line of the process, in time; an empty one is its end."""
        assert process.stdout is not None
        try:
            return await asyncio.wait_for(process.stdout.readline(), seconds)
        except TimeoutError:
            raise BotLost("out of time") from None
        except ValueError:  # longer than any answer
            raise BotLost("no answer that can be read") from None

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """A few processes for all bots of the server."""

    def __init__(self, count: int, seconds: float, megabytes: int, started_by: list[str] | None = None) -> None:
        self.seconds = seconds
        self._all = [Worker(started_by or asking.command(megabytes)) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # the last used: its bots are warm
        for worker in self._all:
            self._idle.put_nowait(worker)
        self.waiting = 0
        self.failures = 0
        self.late = 0

    async def think(self, game: str, level: str, view: dict[str, Any]) -> Thought:
        """An allowed answer to the view's decision, and why."""
        seed = secrets.randbits(60)
        allowed = [option["action"] for option in view["decision"]["options"]]
        if len(allowed) == 1:
            return Thought(allowed[0])
        budget = bots.budget(level, view, self.seconds)
        self.waiting += 1
        worker = await self._idle.get()
        try:
            thought = await worker.ask(level, view, seed, budget)
            if thought.late:
                self.late += 1
                log("bot_late", game=game, level=level, ms=round(1000 * thought.time), budget=budget.seconds)
            return thought
        except (BotFailed, OSError) as error:
            self.failures += 1
            # Only the kind of an error: its message may tell what the bot has in its hand.
            log(
                "bot_failed",
                game=game,
                level=level,
                prompt=view["decision"]["prompt"],
                why=str(error).partition(":")[0],
            )
            return Thought(await self._stand_in(worker, view, seed), failed=str(error))
        finally:
            self.waiting -= 1
            self._idle.put_nowait(worker)

    async def _stand_in(self, worker: Worker, view: dict[str, Any], seed: int) -> int:
        """An answer by the rules level, thought in a process as well."""
        try:
            return (await worker.ask("apprentice", view, seed, STAND_IN)).action
        except (BotFailed, OSError):
            return bots.simple(view, seed)

    async def warm(self) -> None:
        """Start one process before the first bot is asked, so that nobody waits for it."""
        worker = await self._idle.get()
        try:
            with contextlib.suppress(BotFailed, OSError):
                await worker.start()
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()
