"""Reviews of finished games: begun when somebody wants one, told to all who want the same, dropped when nobody does.

What is to be done is `talia.review.plan`; the jobs are done in processes, last of all (`run/workers.py`). One
review at a time for each address, paid for by the processor's time it takes; a whole one is kept (`keep/reviews.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol, cast

import msgspec

from talia.bots.play.asking import BotFailed
from talia.core.errors import TaliaError
from talia.core.record import Record
from talia.review.form import Budget, Judged, Review, written
from talia.review.manner import spared
from talia.review.plan import Plan
from talia.review.retrying import tried
from talia.server.keep import replays
from talia.server.keep import reviews as kept
from talia.server.keep.store import StoreError
from talia.server.live.lobby import Lobby
from talia.server.live.rooms import Room
from talia.server.run.costs import Costs
from talia.server.run.logs import log
from talia.server.run.workers import REVIEW_JOBS
from talia.server.wire.errors import Code, Refused, refused
from talia.server.wire.forms import Problem
from talia.server.wire.heavy import RetryWork
from talia.server.wire.protocol import Update
from talia.server.wire.review import Retried, RetryForm

MOST_RUNNING = 30  # reviews that are made or wait, in all, and
MOST_OF_ONE = 3  # of one address
KEEP_ALIVE = 10.0  # seconds after which an empty line says that we are still there
LASTS = 900.0  # seconds: only a server whose bots play all the time takes so long
PRICE = 0.5  # seconds of work that a review costs at least: also one that is wished for and dropped again and again
BUDGET = Budget()


class Passed(msgspec.Struct):
    """What the labourer tells of an answer tried anew (`Retaken`).

    Its table only goes on: reading it would lose what only a game's own events have.
    """

    word: str
    what_if: msgspec.Raw


class Planned(Protocol):
    """A review on its way, as `talia.review.plan` has it."""

    @property
    def finished(self) -> bool: ...

    def next(self) -> bytes | None: ...

    def take(self, job: bytes, result: bytes) -> bool: ...

    def review(self) -> Review: ...


class Wanted(NamedTuple):
    """A review that somebody wants: of a table's game, for some seats, kept under that key."""

    table: str
    record: Record
    seats: tuple[int, ...]
    key: str
    budget: Budget = BUDGET
    given_up: bool = False
    fuller: str | None = None  # the key of one that more work went into, which would be as welcome


class Running:
    """A review that is being made, and how far it is."""

    def __init__(self, wanted: Wanted, address: str) -> None:
        self.wanted = wanted
        self.address = address
        self.line = b""
        self.number = 0  # counts the lines
        self.done = False
        self.listeners = 0
        self.task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    def say(self, line: bytes, last: bool = False) -> None:
        """The next line; whoever is slow hears the latest one only, which is whole."""
        self.line = line
        self.number += 1
        self.done = last
        self._changed.set()
        self._changed = asyncio.Event()

    async def change(self, seconds: float) -> bool:
        """Wait for another line; tells whether one came in that time."""
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return False
        return True


def planned(record: Record, seats: Sequence[int], budget: Budget, given_up: bool) -> Planned:
    return Plan(record, seats, budget, given_up=given_up)


class Reviews:
    """The reviews of a server."""

    def __init__(
        self,
        lobby: Lobby,
        begin: Callable[[Record, Sequence[int], Budget, bool], Planned] = planned,
        lasts: float = LASTS,
        sparing: Callable[[], bool] = lambda: False,
        fetching: Callable[[Record], Awaitable[None]] | None = None,
    ) -> None:
        """`sparing`: is there only time for little work, since these rules are interpreted on somebody's own device?

        `fetching` has the weights for a game come, where they do not all lie here: what is planned depends on them.
        """
        self.lobby = lobby
        self.begin = begin
        self.lasts = lasts
        self.sparing = sparing
        self.fetching = fetching
        self.costs = Costs(lobby.settings.reviewing, lobby.now)
        self._running: dict[str, Running] = {}
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()  # reviews of an address that are made or wait

    def count(self) -> int:
        return len(self._running)

    # What is wanted.

    def wanted(self, room: Room, seat: str, closer: int | None = None) -> Wanted:
        """The review of a seat, or of `all` of them, or a closer look at one decision; Refused if there is none."""
        table = room.table
        replays.finished(table)
        result = table.result()
        record = table.record()
        given_up = result is None or not result.by_rules
        if given_up and not record.answers:
            raise Refused("not_now", "this game was given up before anybody had decided anything: nothing to review")
        seats = len(table.seats)
        if seat != "all" and not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < seats):
            raise Refused("malformed", f"seat: {seat[:20]!r} is no seat here; allowed: 0 to {seats - 1}, all")
        chosen = tuple(range(seats)) if seat == "all" else (int(seat),)
        budget = BUDGET if closer is None else Budget(closer=closer)
        if closer is not None and (closer >= len(record.answers) or record.answers[closer][0] not in chosen):
            raise Refused("malformed", f"closer: at {closer} this seat decided nothing; allowed: a decision of its own")
        key = kept.key_of(record, chosen, budget)
        if not self.sparing():
            return Wanted(table.id, record, chosen, key, budget, given_up)
        budget = spared(record.game, closer)
        return Wanted(table.id, record, chosen, kept.key_of(record, chosen, budget), budget, given_up, fuller=key)

    async def told(self, wanted: Wanted, may_begin: bool, address: str) -> AsyncIterator[bytes]:
        """The lines of a review: one that is kept or being made, or a new one, begun with the first line."""
        found = await self._kept(wanted)
        if found is not None:
            return _once(found)
        if wanted.key not in self._running:
            self._check(may_begin, address)
        return self._lines(wanted, address)

    def _check(self, may_begin: bool, address: str) -> None:
        """May this address have another review made?"""
        if not may_begin:
            raise Refused(
                "forbidden", "a review is begun by who sat at the table; afterwards its link is for everybody"
            )
        self.costs.check(address)
        if self._waiting[address] >= MOST_OF_ONE:
            raise Refused("too_many", "several reviews of your address wait already; wait for one of them", retry=10)
        if len(self._running) >= MOST_RUNNING:
            raise Refused("busy", "too many reviews wait already; try again in a moment")

    async def _kept(self, wanted: Wanted) -> bytes | None:
        try:
            fuller = None if wanted.fuller is None else await kept.find(self.lobby.store, wanted.fuller)
            return fuller or await kept.find(self.lobby.store, wanted.key)
        except StoreError as error:  # then it is made again
            log("not_loaded", logging.WARNING, why=str(error))
            return None

    # Telling.

    async def _lines(self, wanted: Wanted, address: str) -> AsyncIterator[bytes]:
        running = self._running.get(wanted.key)
        if running is None:
            running = self._running[wanted.key] = Running(wanted, address)
            running.task = asyncio.create_task(self._run(running))
        running.listeners += 1
        heard = 0
        try:
            while True:
                if running.number > heard:
                    heard = running.number
                    yield running.line + b"\n"
                elif running.done:
                    return
                elif not await running.change(KEEP_ALIVE):
                    yield b"\n"
        finally:
            running.listeners -= 1
            if running.listeners == 0 and not running.done and running.task is not None:
                running.task.cancel()
                if self._running.get(wanted.key) is running:  # whoever comes now begins anew
                    del self._running[wanted.key]

    # Making.

    async def _run(self, running: Running) -> None:
        address = running.address
        self._waiting[address] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()):
                self.costs.spend(address, PRICE)
                async with asyncio.timeout(self.lasts):
                    await self._make(running)
        except asyncio.CancelledError:
            running.say(_problem("busy", "the review was stopped"), last=True)
            raise
        except TaliaError as error:
            running.say(_problem(refused(error).code, str(error)), last=True)
        except TimeoutError:
            running.say(_problem("busy", "the review took too long; try again later"), last=True)
        except Exception as error:
            log("fault", logging.ERROR, exc_info=not isinstance(error, BotFailed), table=running.wanted.table)
            running.say(_problem("busy", "a fault of the server; the review could not be made"), last=True)
        finally:
            if self._running.get(running.wanted.key) is running:
                del self._running[running.wanted.key]
            self._waiting[address] -= 1
            if self._waiting[address] <= 0:
                del self._waiting[address]
                self._turns.pop(address, None)

    async def _make(self, running: Running) -> None:
        """Have all jobs done, two at a time, and say how far it is. What takes milliseconds goes beside the loop."""
        wanted = running.wanted
        if self.fetching is not None:
            await self.fetching(wanted.record)
        plan = await asyncio.to_thread(self.begin, wanted.record, wanted.seats, wanted.budget, wanted.given_up)
        under_way: dict[asyncio.Task[bytes], bytes] = {}
        try:
            while not plan.finished:
                while len(under_way) < REVIEW_JOBS and (job := plan.next()) is not None:
                    under_way[asyncio.create_task(self._done(job, running.address))] = job
                if not under_way:
                    raise RuntimeError("a review that is not finished has nothing to do")
                done, _ = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
                worth = [plan.take(under_way.pop(task), task.result()) for task in done]
                if any(worth) and not plan.finished:
                    running.say(await asyncio.to_thread(_told, plan))
        finally:
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)
        whole = await asyncio.to_thread(_told, plan)
        try:
            await kept.keep(self.lobby.store, wanted.key, wanted.table, self.lobby.now(), whole)
        except StoreError as error:  # whoever asks again has it made again
            log("not_stored", logging.WARNING, table=wanted.table, why=str(error))
        self.lobby.metrics.count("reviews_made")
        running.say(whole, last=True)

    async def _done(self, job: bytes, address: str) -> bytes:
        worked = await self.lobby.workers.review(job)
        self.costs.spend(address, worked.time)
        assert worked.result is not None
        return worked.result

    # Trying again.

    async def retry(self, room: Room, form: RetryForm, address: str) -> Retried:
        """What becomes of another answer to a decision of a reviewed game."""
        judged = await self._judged(room, form)
        work = RetryWork(record=room.table.record().to_json(), form=form)
        made = await self.lobby.labour.do("retry", msgspec.json.encode(work), address)
        passed = msgspec.json.decode(made, type=Passed)
        found = tried(judged, passed.word)
        return Retried(
            accepted=found.accepted,
            reaction=found.reaction,
            gain=found.gain,
            what_if=cast(Update, passed.what_if),
            points=found.points,
        )

    async def _judged(self, room: Room, form: RetryForm) -> Judged:
        """What a review that is there says of a decision."""
        for seat in (str(form.seat), "all"):
            wanted = self.wanted(room, seat)
            running = self._running.get(wanted.key)
            body = await self._kept(wanted) or (None if running is None else running.line or None)
            if body is None:
                continue
            for judged in msgspec.json.decode(body, type=Review).decisions:
                if (judged.at, judged.seat) == (form.at, form.seat):
                    return judged
            raise Refused("malformed", f"at: the review has no decision of seat {form.seat} at moment {form.at}")
        raise Refused("not_now", f"there is no review of seat {form.seat} yet: ask for it first")

    def farewell(self) -> list[asyncio.Task[None]]:
        """The server stops: whoever listens is told, and their streams end."""
        tasks = [running.task for running in self._running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        return tasks

    async def close(self) -> None:
        await asyncio.gather(*self.farewell(), return_exceptions=True)


async def _once(line: bytes) -> AsyncIterator[bytes]:
    yield line + b"\n"


def _told(plan: Planned) -> bytes:
    return written(plan.review())


def _problem(code: Code, reason: str) -> bytes:
    return msgspec.json.encode(Problem(code=code, reason=reason[:600]))
