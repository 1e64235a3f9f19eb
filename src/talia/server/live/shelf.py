"""Shelf: which tables are in memory, how they come there from the store, and when they leave it again.

A table comes when somebody does, or when its clock or its bots must go on without anybody (`needs_nobody`). It leaves
when nobody has been there for a while, and sooner when memory is short. Each comes alone: one that cannot be read is
kept in the store, told of, and stands in nobody's way.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable
from functools import lru_cache
from typing import Protocol

import talia
from talia.server.keep.store import Store, Stored, StoreError, Unreadable
from talia.server.live.house import House
from talia.server.live.owning import Owning
from talia.server.live.rewinding import restoring
from talia.server.live.rooms import Room
from talia.server.live.tables import Table
from talia.server.run import memory
from talia.server.run.logs import log
from talia.server.run.memory import Memory
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.run.slices import Slices
from talia.server.wire import tokens
from talia.server.wire.entries import Plan, read_plan
from talia.server.wire.errors import Refused

PAGE = 100  # tables looked at at once
FEW = 50  # rooms looked at before others have their turn
LEISURE = 0.5  # seconds between two looks for tables that cannot be read, after a start
AT_ONCE = 200  # rooms put away between two measurements of memory
EARLY = 30.0  # seconds before a clock is out that its table is opened again
FAR = 120.0  # seconds that a clock must still have for its table to be put away

UNREADABLE = "this table cannot be read by this version of the server; it is kept as it is"
FULL = "the server is full; try again later"


class Around(House, Protocol):
    """What the shelf needs of the lobby."""

    settings: Settings
    store: Store
    metrics: Metrics
    now: Callable[[], float]
    owning: Owning


class Shelf:
    """The rooms that are open."""

    def __init__(self, lobby: Around) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.rooms: dict[str, Room] = {}
        self.purging: set[str] = set()  # tables that are being removed from the store
        self.unreadable: set[str] = set()  # told of once
        self.slices = Slices()
        self.memory = Memory(lobby.settings.memory, lambda: len(self.rooms))
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._asleep: dict[str, float] = {}  # put away while its clock runs, and when that is out
        self._making_room = asyncio.Lock()

    # Finding.

    async def find(self, id: str) -> Room:
        """The room of a table, loaded if need be."""
        room = self.rooms.get(id)
        if room is not None and not room.closed:
            return room
        if id in self.purging:
            raise Refused("unknown", f"table {id[:40]!r}: there is none")
        if id in self._loading:
            found = await asyncio.shield(self._loading[id])
        else:
            loading = self._loading[id] = asyncio.get_running_loop().create_future()
            try:
                found = await self._load(id)
                loading.set_result(found)
            except BaseException as error:
                loading.set_exception(error if isinstance(error, Exception) else Refused("busy", "try again"))
                loading.exception()  # looked at, in case nobody else waits
                raise
            finally:
                del self._loading[id]
        if found is None:
            raise Refused("unknown", f"table {id[:40]!r}: there is none")
        return found

    def in_use(self, id: str) -> bool:
        """Has somebody opened this table, or is about to?"""
        return id in self.rooms or id in self._loading or id in self._asleep

    def is_loading(self, id: str) -> bool:
        return id in self._loading

    async def _load(self, id: str) -> Room | None:
        if not tokens.is_id(id):
            return None
        owning = self.lobby.owning
        try:
            if not await owning.take(id):
                return None
            stored = await self.store.load(id)
            if stored is None:
                return None
            await self.make_room(memory.HARD)
            table = await self.restored(stored)
            await owning.taken(table)
        except Unreadable:
            self.not_read(id)
            raise Refused("unreadable", UNREADABLE) from None
        except StoreError as error:
            log("not_loaded", logging.ERROR, table=id, why=str(error))
            raise Refused("busy", "the table could not be read; try again") from None
        slept = self._asleep.pop(id, None) is not None
        room = self.put(table)
        if stored.status not in ("", table.status):  # its process died between the two writes
            room.spawn(room.keep_status())
        await room.wake(away=not slept)
        if table.over and table.followed is None:
            await self.lobby.ended(room)  # in case the server stopped before the series heard of it
        return room

    def put(self, table: Table) -> Room:
        """A room for a table."""
        room = self.rooms[table.id] = Room(self.lobby, table)
        return room

    async def restored(self, stored: Stored) -> Table:
        """The table that is stored, played again in slices; Unreadable where that cannot be done."""
        try:
            table = Table(stored.id, stored.plan)
            await self.slices.run(restoring(table, stored.entries))
            return table
        except Exception as error:  # of other rules, of a package that is gone, or a fault: this one stays shut
            if stored.id not in self.unreadable:
                log("fault", logging.ERROR, exc_info=True, table=stored.id, game=stored.plan.game)
            raise Unreadable(type(error).__name__) from None

    def not_read(self, id: str) -> None:
        """Tell once of a table that cannot be read."""
        if id not in self.unreadable:
            self.unreadable.add(id)
            log("not_restored", logging.ERROR, table=id, code="unreadable")
            self.lobby.metrics.count("not_restored")

    async def restore(self) -> None:
        """After a start: open the tables that go on without anybody. The others come when somebody does."""
        began = time.perf_counter()
        count = 0
        left: list[str] = []
        after = (float("-inf"), "")
        while page := await self._page(after):
            after = page[-1][:2]
            for _, id, text in page:
                try:
                    if not needs_nobody(read_plan(text)):
                        left.append(id)
                    elif self.memory.share() < memory.PRESSED:
                        await self.find(id)
                        count += 1
                except Refused as refusal:
                    if refusal.code != "unreadable":  # that has been told
                        log("not_opened", logging.WARNING, table=id, code=refusal.code)
                except Exception:  # options that this version does not know, or a fault: this one table's
                    self.not_read(id)
            await asyncio.sleep(0)
        log("restored", tables=count, count=len(left), ms=round(1000 * (time.perf_counter() - began)))
        await self._look_through(left)

    async def _look_through(self, ids: list[str]) -> None:
        """Find out which tables that nobody has opened yet cannot be read: without haste, those who come go first."""
        for begin in range(0, len(ids), FEW):
            await asyncio.sleep(LEISURE)
            some = [id for id in ids[begin : begin + FEW] if id not in self.rooms and id not in self.unreadable]
            for id in await self.store.unreadable(some):
                self.not_read(id)

    async def _page(self, after: tuple[float, str]) -> list[tuple[float, str, str]]:
        wait = 1.0
        while True:
            try:
                return await self.store.live_plans(after, PAGE)
            except StoreError as error:  # what goes on without anybody is to go on once the store does
                log("not_loaded", logging.ERROR, why=str(error))
                await asyncio.sleep(wait)
                wait = min(60.0, 2 * wait)

    async def all(self) -> AsyncIterator[Room]:
        """Every room there is now, a few at a time: between two of them others have their turn."""
        for number, room in enumerate(list(self.rooms.values())):
            if number % FEW == FEW - 1:
                await asyncio.sleep(0)
            if not room.closed:
                yield room

    # Leaving.

    async def sweep(self) -> None:
        """Put idle tables away, and open again those whose clock is nearly out."""
        lobby = self.lobby
        now = lobby.now()
        async for room in self.all():
            after = lobby.settings.ended_after if room.table.over else lobby.settings.idle_after
            idle = not room.listeners and now - room.touched > after
            if idle and not room.busy() and room.due() is None:
                await self.put_away(room)
        if self.memory.share(fresh=True) >= memory.PRESSED:
            await self._free(memory.PRESSED)
        for id, due in list(self._asleep.items()):
            if due - now < EARLY:
                try:
                    await self.find(id)
                except Refused as refusal:  # the store fails: at the next sweep
                    log("not_opened", logging.WARNING, table=id, code=refusal.code)

    async def make_room(self, most: float) -> None:
        """Make room for one more table, below that share of the budget; Refused where there is none."""
        if self.memory.share() < memory.PRESSED:
            return
        await self._free(memory.PRESSED)
        if self.memory.share() >= most:
            self.lobby.metrics.count("full")
            raise Refused("busy", FULL)

    def full(self) -> bool:
        """Would a new table be refused?"""
        return self.memory.share() >= 1.0 and not any(self._spare(room) for room in self.rooms.values())

    def _spare(self, room: Room) -> bool:
        """Could this room be put away without anybody missing it?"""
        due = room.due()
        return not room.listeners and not room.busy() and (due is None or due - self.lobby.now() > FAR)

    async def _free(self, below: float) -> None:
        """Put away tables that nobody is at, longest untouched first, until there is room or none is left."""
        if self._making_room.locked():
            return
        async with self._making_room:
            idle = sorted((room for room in self.rooms.values() if self._spare(room)), key=lambda room: room.touched)
            gone = 0
            before = (len(self.rooms), self.memory.measured(fresh=True))
            while idle and self.memory.share() >= below:
                some, idle = idle[:AT_ONCE], idle[AT_ONCE:]
                for room in some:
                    if self._spare(room) and not room.closed:
                        await self.put_away(room)
                        gone += 1
                memory.give_back()
                self.memory.freed(*before)
                await asyncio.sleep(0)
            if gone:
                self.lobby.metrics.count("tables_put_away", gone)
                log("put_away", tables=gone)

    async def put_away(self, room: Room, forgive: bool = False) -> None:
        """Close a room; whoever comes back finds it in the store. `forgive`: nobody pays for the time until then."""
        due = room.due()
        if due is not None and not forgive:
            self._asleep[room.table.id] = due
        await room.close()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]  # first: while it is given away, somebody may open it here again
            await self.lobby.owning.let_go(room, keeps=room.table.id in self._asleep)

    def wake_no_more(self, id: str) -> None:
        """Forget the clock of a table that was put away: its history has changed."""
        self._asleep.pop(id, None)

    def drop_all(self) -> list[Room]:
        """Forget every room: the tables are another process'."""
        rooms = list(self.rooms.values())
        self.rooms.clear()
        self._asleep.clear()
        return rooms

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()


def needs_nobody(plan: Plan) -> bool:
    """Does a table go on without anybody looking: by a clock, by bots alone, or because a series waits for it?"""
    clock = plan.clock
    if clock.bank > 0 or clock.decision > 0 or plan.series is not None:
        return True
    if plan.record is None and all(place.who == "bot" for place in plan.seats):
        return True
    return _own_clock(plan.game, plan.rules, len(plan.seats), json.dumps(plan.options, sort_keys=True))


@lru_cache(maxsize=500)
def _own_clock(game: str, rules: int, seats: int, options: str) -> bool:
    """Has the game a clock of its own that is asked?"""
    setup = talia.game(game).setup_under(rules, seats, json.loads(options))
    return bool(setup.places > setup.seats)
