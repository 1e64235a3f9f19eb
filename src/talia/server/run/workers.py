"""Bots think in processes of their own, with limits on time and memory: the event loop never waits for them.

What is said to them, and what they may answer, is `talia.bots.play.asking`, as for `Door`. A bot that fails, overruns
its time or answers what is not allowed is replaced by an answer of the rules level, or any allowed one if that fails
too, and it is logged.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import secrets
from typing import Any

from talia.bots import Budget
from talia.bots.play import asking
from talia.bots.play.asking import STAND_IN, BotCancelled, BotFailed, BotLost, Thought
from talia.core.errors import TaliaError
from talia.server import bots
from talia.server.run.children import Child, Lost
from talia.server.run.logs import log

GRACE = 2.0  # seconds a bot may overrun its budget before its process is stopped
READING = 30.0  # seconds for a bot to read its weights, before it thinks for the first time
NODES_LIMIT = 30.0  # seconds for a decision under a node budget
PLAYS, HINTS = 0, 1  # ranks of those who wait for a worker


class Worker(Child):
    """One process, asked one thing at a time."""

    async def ask(self, level: str, view: dict[str, Any], seed: int, budget: Budget) -> Thought:
        """The answer of a bot: an allowed one."""
        try:
            process = await self.start()
            assert process.stdin is not None
            self.asked += 1
            process.stdin.write(asking.request(self.asked, view, level, seed, budget))
            seconds = asking.limit(budget, NODES_LIMIT, GRACE)
            line = await self.line(process, READING + seconds)
            if asking.begun(line, self.asked):  # its weights are read: from here on its time counts
                line = await self.line(process, seconds)
            return asking.thought(line, self.asked, view, budget)
        except BotCancelled:
            raise BotFailed("it was cancelled") from None
        except Lost as error:
            await self.stop()
            raise BotLost(str(error)) from None
        except (BotLost, OSError, asyncio.CancelledError):  # cancelled: its answer would be taken for the next one's
            await self.stop()
            raise


class Line:
    """Free workers, and who waits for one: by rank, then by coming."""

    def __init__(self, workers: list[Worker]) -> None:
        self._free = list(workers)
        self._waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []
        self._came = 0

    async def get(self, rank: int) -> Worker:
        if self._free:
            return self._free.pop()  # the last used: its bots are warm
        self._came += 1
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, self._came, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just been our turn
                self.put(turn.result())
            raise

    def put(self, worker: Worker) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)


class Workers:
    """A few processes for all bots of the server. Who plays comes before who only wants a hint."""

    def __init__(self, count: int, seconds: float, megabytes: int, started_by: list[str] | None = None) -> None:
        self.seconds = seconds
        self._all = [Worker(started_by or asking.command(megabytes)) for _ in range(count)]
        self._line = Line(self._all)
        self.waiting = 0
        self.failures = 0
        self.late = 0

    async def think(self, game: str, level: str, view: dict[str, Any], rank: int = PLAYS) -> Thought:
        """An allowed answer to the view's decision, and why. Late or failed, there is always one."""
        allowed = [option["action"] for option in view["decision"]["options"]]
        if len(allowed) == 1:
            return Thought(allowed[0])
        self.waiting += 1
        try:
            worker = await self._line.get(rank)
            try:
                return await self._ask(worker, game, level, view)
            finally:
                self._line.put(worker)
        finally:
            self.waiting -= 1

    async def _ask(self, worker: Worker, game: str, level: str, view: dict[str, Any]) -> Thought:
        seed = secrets.randbits(60)
        try:
            budget = bots.budget(level, view, self.seconds)
            thought = await worker.ask(level, view, seed, budget)
        except Exception as error:  # whatever it was, a fault of ours too: the table is not to wait for ever
            self.failures += 1
            known = isinstance(error, BotFailed | OSError | TaliaError)
            if not known:
                log("fault", logging.ERROR, exc_info=True, game=game, level=level)
            # Only the kind of an error: its message may tell what the bot has in its hand.
            why = str(error).partition(":")[0] if known else type(error).__name__
            log("bot_failed", logging.WARNING, game=game, level=level, prompt=view["decision"].get("prompt"), why=why)
            return Thought(await self._stand_in(worker, view, seed), failed=str(error))
        if thought.late:
            self.late += 1
            log("bot_late", game=game, level=level, ms=round(1000 * thought.time), budget=budget.seconds)
        return thought

    async def _stand_in(self, worker: Worker, view: dict[str, Any], seed: int) -> int:
        """An answer by the rules level, thought in a process as well."""
        try:
            return (await worker.ask("apprentice", view, seed, STAND_IN)).action
        except Exception:  # as above
            return bots.simple(view, seed)

    async def warm(self) -> None:
        """Start one process before the first bot is asked, so that nobody waits for it."""
        worker = await self._line.get(PLAYS)
        try:
            with contextlib.suppress(BotFailed, Lost, OSError):
                await worker.start()
        finally:
            self._line.put(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()
