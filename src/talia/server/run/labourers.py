"""Labourers: what takes the processor long and can be told in bytes is done by processes of its own, beside the tables.

They are apart from the bots' (`workers.py`): whoever plays never waits for a calculator, nor the other way round. One
thing at a time for each address, addresses in turn, bounded in time and memory, dropped when nobody waits for it any
more; and each address pays for the processor's time it took (`costs.py`). `talia.server.labourer` is what they run.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections import OrderedDict, deque
from typing import Any

from talia import engine
from talia.server.run.child import Lost
from talia.server.run.children import Process
from talia.server.run.costs import Costs
from talia.server.run.logs import log
from talia.server.wire.errors import STATUS, Refused

MODULE = "talia.server.labourer"
SECONDS: dict[engine.Kind, float] = {  # for one piece of work, on a busy machine too
    "compiled": 10.0,
    "interpreted": 90.0,
}
DROPPING = 1.0  # seconds to drop what nobody wants any more
MOST_WAITING = 100  # in all, and
MOST_OF_ONE = 6  # of one address, before it is told to wait
LARGEST = 32 << 20  # bytes of a result


def command(megabytes: int) -> list[str]:
    return [sys.executable, "-m", MODULE, str(megabytes)]


class Labourer(Process):
    """One process."""

    nice = 10  # after the bots, too
    busy_since = 0.0

    async def do(self, work: str, form: bytes, seconds: float) -> tuple[bytes | Refused, float]:
        """What comes of it, and the processor's time it took; Lost where nothing does."""
        await self.start()
        self.asked += 1
        head = json.dumps({"id": self.asked, "work": work, "size": len(form)})
        self.busy_since = time.monotonic()
        try:
            self.send(head.encode() + b"\n" + form)
        except (OSError, RuntimeError):
            raise Lost("the process has died") from None
        return await self.result(seconds)

    async def result(self, seconds: float) -> tuple[bytes | Refused, float]:
        """The reply to what was asked last."""
        process = self.process
        if process is None:
            raise Lost("the process has died")
        line = await self.line(seconds)
        if not line:
            raise Lost("the process has died")
        try:
            reply: dict[str, Any] = json.loads(line)
            identity, size, spent = reply["id"], reply.get("size", 0), float(reply["time"])
            if identity != self.asked or type(size) is not int or not 0 <= size <= LARGEST:
                raise ValueError
        except (ValueError, KeyError, TypeError):
            raise Lost("no answer that can be read") from None
        assert process.stdout is not None
        try:
            body = await asyncio.wait_for(process.stdout.readexactly(size), seconds)
        except (TimeoutError, asyncio.IncompleteReadError):
            raise Lost("no answer that can be read") from None
        if "refused" in reply:
            code, reason = reply["refused"]
            return Refused(code if code in STATUS else "busy", str(reason)), spent
        if "error" in reply:
            log("labour_failed", logging.ERROR, why=str(reply["error"])[:60])
            return Refused("busy", "a fault of the server; nothing was changed"), spent
        return body, spent


class Labourers:
    """A few such processes, and who waits for them."""

    def __init__(self, count: int, megabytes: int, costs: Costs, started_by: list[str] | None = None) -> None:
        self.costs = costs
        self.seconds: float | None = None  # for one piece of work; None: as the rules that it is done with need
        self._all = [Labourer(started_by or command(megabytes)) for _ in range(count)]
        self._free = list(self._all)
        self._waiting: OrderedDict[str, deque[asyncio.Future[Labourer]]] = OrderedDict()
        self._working: set[str] = set()  # addresses
        self._settling: set[asyncio.Task[None]] = set()
        self.done = 0
        self.lost = 0

    def waiting(self) -> int:
        return sum(len(line) for line in self._waiting.values())

    async def do(self, work: str, form: bytes, address: str) -> bytes:
        """Have it done for an address; Refused says why not. Cancelled, it is dropped."""
        self.costs.check(address)
        if len(self._waiting.get(address, ())) >= MOST_OF_ONE:
            raise Refused("too_many", "several such requests of your address wait already; wait a moment", retry=2)
        if self.waiting() >= MOST_WAITING:
            raise Refused("busy", "too much such work waits already; try again in a moment")
        labourer = await self._turn(address)
        began = time.monotonic()
        try:
            self.costs.check(address)  # what it had before may have used up its share
            made, spent = await labourer.do(work, form, self.seconds or SECONDS[engine.for_bots()])
        except asyncio.CancelledError:
            task = asyncio.create_task(self._settle(labourer, address))
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)
            raise
        except Refused:
            self._put(labourer, address)
            raise
        except Exception as error:  # Lost, or no process can be started
            self.lost += 1
            log("labour_lost", logging.WARNING, kind=work, why=str(error) if isinstance(error, Lost) else "no process")
            self.costs.spend(address, time.monotonic() - began)
            await labourer.stop()
            self._put(labourer, address)
            raise Refused("busy", "this took too long or could not be done; try again later") from None
        self.done += 1
        self.costs.spend(address, spent)
        self._put(labourer, address)
        if isinstance(made, Refused):
            raise made
        return made

    async def _turn(self, address: str) -> Labourer:
        if self._free and address not in self._working:
            self._working.add(address)
            return self._free.pop()
        turn: asyncio.Future[Labourer] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just been our turn
                self._put(turn.result(), address)
            elif address in self._waiting:
                line = self._waiting[address]
                if turn in line:
                    line.remove(turn)
                if not line:
                    del self._waiting[address]
            raise

    def _put(self, labourer: Labourer, address: str) -> None:
        """A process is free: the next address has its turn."""
        self._working.discard(address)
        self._free.append(labourer)
        for next_one in list(self._waiting):
            if not self._free:
                return
            if next_one in self._working:
                continue
            line = self._waiting.pop(next_one)
            turn = line.popleft()
            if line:
                self._waiting[next_one] = line  # to the end: the others come first
            if not turn.done():
                self._working.add(next_one)
                turn.set_result(self._free.pop())

    async def _settle(self, labourer: Labourer, address: str) -> None:
        """Let a process drop what nobody waits for; it is paid for all the same."""
        began = labourer.busy_since
        labourer.interrupt()
        try:
            _, spent = await labourer.result(DROPPING)
        except Exception:  # it was starting, is deep in something, or dead
            await labourer.stop()
            spent = time.monotonic() - began
        self.costs.spend(address, spent)
        self._put(labourer, address)

    async def warm(self) -> None:
        """Start one before it is asked, so that nobody waits for it."""
        if self._free:
            try:
                await self._free[-1].start()
            except Exception:  # the first who asks is told
                log("labour_lost", logging.WARNING, kind="start")

    async def close(self) -> None:
        for task in list(self._settling):
            task.cancel()
        for labourer in self._all:
            await labourer.stop()
