"""Bots think in worker processes, with limits on time and memory: the event loop never waits for them.

A bot that fails, overruns its time or answers what is not allowed is replaced by a simple legal answer and logged.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sys
from typing import Any, NamedTuple

import msgspec

from talia.server import bots
from talia.server.logs import log

GRACE = 2.0  # seconds a bot may overrun the time it was told
STARTING = 20.0  # seconds more for the first answer of a process


class Thought(NamedTuple):
    """A bot's answer; `failed` says why it is not the bot's own."""

    action: int
    failed: str | None = None


class BotFailed(Exception):
    """No answer came, or none that can be used."""


class Reply(msgspec.Struct):
    """What a worker process writes."""

    action: int = -1
    error: str | None = None


_replies = msgspec.json.Decoder(Reply)


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.asked = 0

    async def start(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=1 << 20,
            )
            self.asked = 0
        return self.process

    async def ask(self, request: dict[str, Any], seconds: float) -> int:
        """The action a bot takes. A process that has answered nothing yet gets time to read its games."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), seconds + (0.0 if self.asked else STARTING))
        except TimeoutError:
            await self.stop()
            raise BotFailed("out of time") from None
        except OSError:
            await self.stop()
            raise BotFailed("the process has died") from None
        except ValueError:  # a line longer than any answer
            await self.stop()
            raise BotFailed("no answer that can be read") from None
        if not line:
            await self.stop()
            raise BotFailed("the process has died")
        self.asked += 1
        try:
            reply = _replies.decode(line)
        except msgspec.DecodeError:
            await self.stop()
            raise BotFailed("no answer that can be read") from None
        if reply.error is not None:
            raise BotFailed(reply.error)
        return reply.action

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """A few processes for all bots of the server."""

    def __init__(self, count: int, seconds: float, megabytes: int, command: list[str] | None = None) -> None:
        self.seconds = seconds
        command = command or [sys.executable, "-m", "talia.server.worker", str(megabytes)]
        self._all = [Worker(command) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # the last used: its bots are warm
        for worker in self._all:
            self._idle.put_nowait(worker)
        self.waiting = 0
        self.failures = 0

    async def think(self, game: str, level: str, view: dict[str, Any]) -> Thought:
        """An allowed answer to the view's decision."""
        seed = secrets.randbits(60)
        allowed = [option["action"] for option in view["decision"]["options"]]
        if len(allowed) == 1:
            return Thought(allowed[0])
        request = {"game": game, "level": level, "view": view, "seed": str(seed), "seconds": self.seconds}
        self.waiting += 1
        worker = await self._idle.get()
        try:
            action = await worker.ask(request, self.seconds + GRACE)
            if action not in allowed:
                raise BotFailed(f"answered {action}, which is not allowed")
            return Thought(action)
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
            return Thought(bots.simple(view, seed), str(error))
        finally:
            self.waiting -= 1
            self._idle.put_nowait(worker)

    async def warm(self) -> None:
        """Start one process before the first bot is asked, so that nobody waits for it."""
        worker = await self._idle.get()
        try:
            await worker.start()
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()
