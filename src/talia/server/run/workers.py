"""Bots think apart, in processes or in another worker of the browser (`child.py`), in limits: no table waits for them.

What is said to them, and what they may answer, is `talia.bots.play.asking`, as for `Door`. A bot that fails, overruns
its time or answers what is not allowed is replaced by an answer of the rules level, or any allowed one if that fails
too, and it is logged.

Reviews of finished games are done in small jobs, last of all (`Workers.review`): by processes of their own where these
can be held, which rest while somebody plays or wants a hint and there are few cores. Elsewhere (in a browser) the bots'
children do them: a job gives way to whoever comes, and is done again later. `talia.server.thinker` is what both run.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import json
import logging
import secrets
from collections.abc import Iterable
from typing import Any, NamedTuple

from talia.bots import Budget
from talia.bots.play import asking
from talia.bots.play.asking import STAND_IN, BotCancelled, BotFailed, BotLost, Thought
from talia.core.errors import TaliaError
from talia.server import bots
from talia.server.run.child import Child, Holding, Lost
from talia.server.run.logs import log

GRACE = 2.0  # seconds a bot may overrun its budget before its process is stopped
READING = 30.0  # seconds for a bot to read its weights, before it thinks for the first time
NODES_LIMIT = 30.0  # seconds for a decision under a node budget
PLAYS, HINTS, REVIEWS = 0, 1, 2  # ranks of those who wait for a worker
REVIEW_JOBS = 2  # of reviews at a time, in all
JOB_SECONDS = 60.0  # for one of them: a tenth of a second on compiled rules, some twenty times that on interpreted ones
REST = 0.02  # seconds between two looks whether somebody still plays
DROPPING = 1.0  # seconds for a process to drop a job
IDLE = 60.0  # seconds after the last job until processes that do nothing else end


class Worked(NamedTuple):
    """What came of a job (None: it was dropped), and the processor's time it took."""

    result: bytes | None
    time: float


class Worker:
    """One child, asked one thing at a time."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.at_job = False  # of a review: then it can be asked to drop it
        self.leaving = False  # and it was

    async def ask(self, level: str, view: dict[str, Any], seed: int, budget: Budget) -> Thought:
        """The answer of a bot: an allowed one."""
        child = self.child
        try:
            await child.start()
            child.asked += 1
            child.send(asking.request(child.asked, view, level, seed, budget))
            seconds = asking.limit(budget, NODES_LIMIT, GRACE)
            line = await child.line(READING + seconds)
            if asking.begun(line, child.asked):  # its weights are read: from here on its time counts
                line = await child.line(seconds)
            return asking.thought(line, child.asked, view, budget)
        except BotCancelled:
            raise BotFailed("it was cancelled") from None
        except Lost as error:
            await self.stop()
            raise BotLost(str(error)) from None
        except (BotLost, OSError, asyncio.CancelledError):  # cancelled: its answer would be taken for the next one's
            await self.stop()
            raise

    async def work(self, job: bytes) -> Worked:
        """Do a job of a review. Cancelled, the job goes on until it is dropped."""
        child = self.child
        try:
            await child.start()
            child.asked += 1
            child.send(json.dumps({"job": job.decode(), "id": child.asked}).encode() + b"\n")
            self.at_job, self.leaving = True, False
            return await self.worked(JOB_SECONDS)
        except Lost as error:
            await self.stop()
            raise BotLost(str(error)) from None
        except (BotLost, OSError):
            await self.stop()
            raise

    async def worked(self, seconds: float) -> Worked:
        """The reply to a job."""
        try:
            line = await self.child.line(seconds)
        except Lost as error:
            raise BotLost(str(error)) from None
        self.at_job = False
        return Worked(*asking.worked(line, self.child.asked))

    async def stop(self) -> None:
        self.at_job = False
        await self.child.stop()


class Reviewer(Worker):
    """A child that does jobs alone, and rests in the middle of one while others need the cores."""

    def __init__(self, child: Holding) -> None:
        super().__init__(child)
        self.holding = child
        self.held = False
        self.rested = False  # during this job: its time says nothing then

    def hold(self) -> None:
        self.held = self.rested = True
        self.holding.hold()

    def go_on(self) -> None:
        if self.held:
            self.held = False
            self.holding.go_on()

    async def work(self, job: bytes) -> Worked:
        self.rested = False
        try:
            return await super().work(job)
        except BotLost:
            if not self.rested:
                raise
            return Worked(None, 0.0)  # held until its time was up: to be done again

    async def stop(self) -> None:
        self.held = False
        await super().stop()


class Line:
    """Free workers, and who waits for one: by rank, then by coming."""

    def __init__(self, workers: list[Worker]) -> None:
        self._free = list(workers)
        self._waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []
        self._came = 0

    def free(self, worker: Worker | None = None) -> bool:
        """Is that one free, or any?"""
        return bool(self._free) if worker is None else worker in self._free

    def sooner(self, rank: int) -> bool:
        """Does somebody wait who comes before that rank?"""
        return any(waiting[0] < rank and not waiting[2].done() for waiting in self._waiting)

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
    """A few children for all bots of the house. Who plays comes before who wants a hint, and reviews come last."""

    def __init__(self, children: Iterable[Child], seconds: float, reviewing: Iterable[Holding] = ()) -> None:
        """`reviewing`: children that do reviews alone; without any, those of the bots do them."""
        self.seconds = seconds
        self._all = [Worker(child) for child in children]
        self._reviewers = [Reviewer(child) for child in reviewing]
        self._line = Line(self._all)
        self._jobs_line = Line([*self._reviewers]) if self._reviewers else self._line
        self._ending: asyncio.TimerHandle | None = None
        self._reviewing = asyncio.Semaphore(REVIEW_JOBS)
        self._dropping: set[asyncio.Task[None]] = set()
        self.waiting = 0
        self.failures = 0
        self.late = 0
        self.jobs = 0  # of reviews that were done
        self.gave_way = 0  # jobs that were dropped, or rested, for somebody who plays

    async def think(self, game: str, level: str, view: dict[str, Any], rank: int = PLAYS) -> Thought:
        """An allowed answer to the view's decision, and why. Late or failed, there is always one."""
        allowed = [option["action"] for option in view["decision"]["options"]]
        if len(allowed) == 1:
            return Thought(allowed[0])
        self.waiting += 1
        try:
            self._make_way()
            worker = await self._line.get(rank)
            try:
                return await self._ask(worker, game, level, view)
            finally:
                self._line.put(worker)
        finally:
            self.waiting -= 1
            if self.waiting == 0:
                for reviewer in self._reviewers:
                    reviewer.go_on()

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

    # Reviews.

    async def review(self, job: bytes) -> Worked:
        """What comes of a job of a review, and the processor's time it took: done when nobody plays or wants a hint.

        BotFailed where nothing comes of it. Cancelled, it is dropped.
        """
        spent, lost = 0.0, 0
        async with self._reviewing:
            while True:
                while self.waiting and self._few():
                    await asyncio.sleep(REST)
                try:
                    worked = await self._job(job)
                except BotLost:  # its process died; another may do it, but not for ever
                    lost += 1
                    if lost > 1:
                        raise
                    continue
                if worked is not None:
                    spent += worked.time
                    if worked.result is not None:
                        self.jobs += 1
                        return Worked(worked.result, spent)

    async def _job(self, job: bytes) -> Worked | None:
        """Try to do a job; None where somebody came before it."""
        worker = await self._jobs_line.get(REVIEWS)
        try:
            await worker.child.start()
            # They came while the process started. Nobody can come between here and the job's beginning.
            if self._jobs_line.sooner(REVIEWS) or (self._reviewers and self.waiting and self._few()):
                return None
            return await worker.work(job)
        except asyncio.CancelledError:
            if worker.at_job:
                task = asyncio.create_task(self._drop(worker))
                self._dropping.add(task)
                task.add_done_callback(self._dropping.discard)
            raise
        except Lost as error:
            raise BotLost(str(error)) from None
        except OSError as error:  # no process can be started
            raise BotLost(type(error).__name__) from None
        finally:
            if not worker.at_job:
                self._put(worker)

    def _put(self, worker: Worker) -> None:
        """A worker has done a job; those that do nothing else end a while after the last one."""
        self._jobs_line.put(worker)
        if self._reviewers:
            if self._ending is not None:
                self._ending.cancel()
            self._ending = asyncio.get_running_loop().call_later(IDLE, self._end)

    def _end(self) -> None:
        for reviewer in self._reviewers:
            if self._jobs_line.free(reviewer):
                task = asyncio.create_task(reviewer.stop())
                self._dropping.add(task)
                task.add_done_callback(self._dropping.discard)

    def _make_way(self) -> None:
        """Somebody plays, or wants a hint: reviews rest where they would be slowed by them.

        Where bots' workers do reviews and all are taken, a job is dropped for them.
        """
        if self._reviewers:
            for reviewer in self._reviewers if self._few() else ():
                if reviewer.at_job and not reviewer.held:
                    self.gave_way += 1
                    reviewer.hold()
            return
        if self._line.free() and not self._few():
            return
        for worker in self._all:
            if worker.at_job and not worker.leaving:
                worker.leaving = True
                self.gave_way += 1
                worker.child.interrupt()
                if not self._few():
                    return

    def _few(self) -> bool:
        """Are there so few cores that reviews would slow a bot even in another process? Then they rest meanwhile."""
        return len(self._all) <= REVIEW_JOBS

    async def _drop(self, worker: Worker) -> None:
        """Let a process drop a job that nobody waits for any more."""
        worker.child.interrupt()
        if isinstance(worker, Reviewer):
            worker.go_on()
        try:
            await worker.worked(DROPPING)
        except Exception:  # it is deep in something, or dead
            await worker.stop()
        finally:
            self._put(worker)

    async def warm(self) -> None:
        """Start one process before the first bot is asked, so that nobody waits for it."""
        worker = await self._line.get(PLAYS)
        try:
            with contextlib.suppress(BotFailed, Lost, OSError):
                await worker.child.start()
        finally:
            self._line.put(worker)

    async def close(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        for task in list(self._dropping):
            task.cancel()
        for worker in (*self._all, *self._reviewers):
            await worker.stop()
