"""Room: a live table with its listeners, timers and bots. Entries are written, then they happen, then they are told.

Everything that changes a table goes through `perform`, one at a time. Each audience (a seat, or the onlookers) is told
only what its own view and events hold, and only when they change.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import weakref
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any

from talia.server.keep.also import Also
from talia.server.keep.store import Asleep, Doubtful, StoreError
from talia.server.live import outside, wishes
from talia.server.live.alarm import Alarm
from talia.server.live.audiences import Audience
from talia.server.live.house import House
from talia.server.live.listeners import Listener
from talia.server.live.presence import Presence
from talia.server.live.tables import Table
from talia.server.live.talk import Talk
from talia.server.live.thinking import Thinking
from talia.server.run import page
from talia.server.run.logs import log
from talia.server.wire.about import TableInfo
from talia.server.wire.entries import Answered, AnyEntry, Finished, Followed, Woke
from talia.server.wire.errors import Refused
from talia.server.wire.protocol import (
    PROTOCOL,
    About,
    Ack,
    Answer,
    Chat,
    FromClient,
    FromServer,
    Hello,
    Hint,
    Next,
    Phrase,
    Ping,
    Pong,
    Refusal,
    Ticking,
    Welcome,
    write,
)

MOST_ENTRIES = 20_000  # of a table: many times those of the longest game


def _ring(room: weakref.ref[Room]) -> None:
    found = room()
    if found is not None:
        found.spawn(found.tick())


class Room:
    """One live table."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.listeners: list[Listener] = []
        self.presence = Presence(table, self.listeners, house.now)
        self.talk = Talk(table, self.listeners, house.now)
        self.touched = house.now()
        self._lock = asyncio.Lock()
        self._audiences: dict[int | None, Audience] = {}
        self._info: bytes = b""
        # By weak references where it would be a ring: a room put away is then gone at once, without a collector.
        self.alarm = Alarm(partial(_ring, weakref.ref(self)))
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closed = False
        self.slept = False  # nothing could be kept since the last entry
        self.untold = False  # the game is over, and its series could not be told so
        self._thinking = Thinking(self, house.workers)

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return self.presence.info()

    # Listening.

    def enter(self, listener: Listener) -> None:
        self.listeners.append(listener)
        if self.closed:  # put away since it was found: nothing would ever be told here
            self.farewell()

    def leave(self, listener: Listener) -> None:
        """A connection is over. Whoever held a seat is lost from now on."""
        if listener in self.listeners:
            self.listeners.remove(listener)
        listener.hang_up()
        self._forget_audiences()
        self.touched = self.house.now()
        if listener.greeted and not self.closed:
            self.presence.look_around()
            self._tell_about()
            self._set_timer()

    def _forget_audiences(self) -> None:
        wanted = {listener.seat for listener in self.listeners if listener.greeted}
        for seat in [seat for seat in self._audiences if seat not in wanted]:
            del self._audiences[seat]

    async def hear(self, listener: Listener, message: FromClient, received: float) -> None:
        """Take a message of a connection; everything it causes goes out through listeners."""
        listener.heard = self.house.now()
        if isinstance(message, Hello):
            await self._greet(listener, message)
            return
        if isinstance(message, Ping):
            listener.say(Pong(ref=message.ref, now=self.house.now()))
            return
        if not listener.greeted:
            listener.close("malformed", "say hello first")
            return
        listener.say(await self.reply(listener, message, received))
        for each in self.listeners:  # at once: whoever is next in the loop would else be served before
            each.let_out()

    async def reply(self, who: Listener, message: FromClient, received: float) -> FromServer:
        """Grant a wish or refuse it."""
        ref = getattr(message, "ref", "")
        try:
            if isinstance(message, Hello):
                raise Refused("malformed", "hello is said at the beginning of a connection")
            if isinstance(message, Ping):
                return Pong(ref=ref, now=self.house.now())
            if isinstance(message, Phrase | Chat):
                return Ack(ref=ref, repeated=self.talk.say(who.wisher, message))
            repeated = await self.perform(lambda world: wishes.decide(self.table, who.wisher, message, world), received)
            if isinstance(message, Hint):
                assert who.seat is not None  # onlookers were refused
                level = message.level or self.house.levels(self.table.plan.game)[-1]
                self.house.hinting.check(who.address)
                began = self.house.now()
                try:
                    return await self._thinking.hint(who.seat, message, level)
                finally:
                    self.house.hinting.spend(who.address, self.house.now() - began)
            return Ack(ref=ref, repeated=repeated and isinstance(message, Answer))
        except Refused as refusal:
            self.house.metrics.count(f"refused_{refusal.code}")
            return Refusal(ref=ref, code=refusal.code, reason=refusal.reason)
        except Exception:  # a fault of ours must not cut the connection
            self.fault()
            return Refusal(ref=ref, code="busy", reason="a fault of the server; if it was done, the table shows it")

    async def _greet(self, listener: Listener, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            listener.close("version", f"protocol {hello.protocol} is not spoken here; allowed: {PROTOCOL}")
            return
        if hello.seat is not None and hello.seat not in listener.holds:
            listener.close("forbidden", f"seat {hello.seat} is not yours")
            return
        async with self._lock:  # between two changes, never within one: what it is told first is the whole table
            table = self.table
            listener.seat = hello.seat
            listener.greeted = True
            self.presence.look_around()
            self._tell_about(but=listener)
            now, info = self.house.now(), self.info()
            listener.say(Welcome(protocol=PROTOCOL, now=now, seat=hello.seat, table=info, page=page.mark()))
            if table.state is not None:
                audience = self._audiences.get(hello.seat)
                if audience is None:
                    audience = self._audiences[hello.seat] = Audience(table, hello.seat)
                    audience.pass_over()
                    audience.look()
                since = hello.seen if hello.epoch == table.epoch and hello.seen <= audience.told else 0
                listener.send(audience.update(since, await audience.everything(since), self.house.now()))
            self.talk.greet(listener)
            self._thinking.greet(listener)
        self._forget_audiences()
        if table.followed is not None:
            await self._tell_next([listener], table.followed)

    # Changing.

    async def perform(self, choose: Callable[[wishes.World], list[AnyEntry]], received: float = 0.0) -> bool:
        """Decide, write, happen, tell: one at a time. Tells whether there was nothing to do."""
        async with self._lock:
            table = self.table
            if self.closed:
                raise Refused("busy", "the table is being put away; try again")
            if self.slept and table.clock.running:  # nothing could be kept for a while: nobody pays for it
                await self._happen([Woke(at=self.house.now())], 0.0, [])
            self.slept = False
            also: list[Also] = []
            world = wishes.World(self.house.now(), self.presence.gone, self.house.levels(table.plan.game), also)
            try:
                entries = choose(world)
            except Refused:
                raise
            except Exception:
                # A fault of ours: the copy it was tried on is thrown away, the table stands as it stood.
                self.fault()
                raise Refused("busy", "this cannot be done: a fault of the server; nothing has changed") from None
            if not entries:
                return True
            if table.length >= MOST_ENTRIES and not isinstance(entries[0], Finished | Followed | Woke):
                await self._overflow(received)
            await self._happen(entries, received, also)
        return False

    async def _overflow(self, received: float) -> None:
        """No game is so long: somebody keeps the table busy. It ends, and whatever was wished is refused."""
        if not self.table.over:
            await self._happen([Finished(at=self.house.now(), winners=[], reason="stopped")], received, [])
        raise Refused("not_now", f"this table has the {MOST_ENTRIES} entries that a table may have, and is over")

    def fault(self) -> None:
        """Note the error that is being handled: one of ours."""
        log("fault", logging.ERROR, exc_info=True, table=self.table.id, game=self.table.plan.game)
        self.house.metrics.count("faults")

    async def _happen(self, entries: list[AnyEntry], received: float, also: list[Also]) -> None:
        table = self.table
        before = table.status
        shown = table.shown
        try:
            await self.house.store.append(table.id, table.length, entries, *also)
        except StoreError as error:
            log("not_stored", logging.ERROR, table=table.id, why=str(error))
            self.house.metrics.count("not_stored")
            anew = isinstance(error, Doubtful) or (not isinstance(error, Asleep) and await self._differs())
            if anew and not self.closed:
                outside.spawn(self.house.reopen(self))
            raise Refused("busy", "this could not be written down; try again") from None
        except asyncio.CancelledError:  # whoever wished it is gone by now, but it is on its way and will be written
            if not self.closed:
                outside.spawn(self._begin_anew())
            raise
        told = table.applied(entries)
        if told > 0:
            self.house.metrics.count("answers", told)
        else:  # somebody has changed their mind, perhaps: nobody's business, not even as a number in the metrics
            received = 0.0
        self.touched = self.house.now()
        answers = sum(isinstance(entry, Answered) for entry in entries)
        if answers < len(entries):
            self.presence.look_around()
        self._tell_all(received)
        if answers < len(entries) or table.shown != shown:
            self._tell_about()
            self._tell_clocks()
        if table.status != before:
            self.house.metrics.count(f"games_{table.status}")
            self.spawn(self._new_status(table.status))
        if any(isinstance(entry, Followed) for entry in entries):
            self.spawn(self.tell_followed())
        self._set_timer()
        self._thinking.ask()

    async def _begin_anew(self) -> None:
        """What the store holds is what counts, once it has written all that was on its way."""
        with contextlib.suppress(StoreError):
            await self.house.store.probe()
        if not self.closed:
            await self.house.reopen(self)

    async def _differs(self) -> bool:
        """Has the store another history than we? A commit may have arrived although its answer was lost."""
        try:
            return await self.house.store.length(self.table.id) != self.table.length
        except Exception:  # it does not even answer: what it holds is what counts, once it does
            return True

    async def _new_status(self, status: str) -> None:
        await self.keep_status()
        if status == "ended":
            await self.tell_end()

    async def keep_status(self) -> None:
        """Note beside the entries what they come to: live tables are found by it."""
        try:
            await self.house.store.set_status(self.table.id, self.table.status)
        except StoreError as error:  # found out anew when the table is next loaded
            log("not_stored", logging.ERROR, table=self.table.id, why=str(error))

    async def tell_end(self) -> None:
        """Let the series hear of the end; where it cannot, `Lobby.sweep` lets it later: its players wait here."""
        self.untold = False
        try:
            await self.house.ended(self)
        except Refused as refusal:
            self.untold = True
            log("not_done", logging.WARNING, table=self.table.id, code=refusal.code)

    # Telling.

    def _tell_all(self, received: float = 0.0) -> None:
        """Tell every audience what has changed for it."""
        table = self.table
        if table.state is None:
            return
        for seat, audience in self._audiences_wanted():
            body = audience.news(self.house.now())
            if body is None:
                continue
            for listener in self.listeners:
                if listener.greeted and listener.seat == seat:
                    listener.send(body, received)
        table.told.clear()

    def _tell_clocks(self) -> None:
        clocks = self.table.clock.told(self.house.now())
        if clocks is not None:
            self._to_all(write(Ticking(clocks=clocks)))

    def _audiences_wanted(self) -> Iterable[tuple[int | None, Audience]]:
        for listener in self.listeners:
            if listener.greeted and listener.seat not in self._audiences:
                self._audiences[listener.seat] = Audience(self.table, listener.seat)
        return self._audiences.items()

    def _tell_about(self, but: Listener | None = None) -> None:
        body = write(About(table=self.info()))
        if body != self._info:
            self._info = body
            self._to_all(body, but)
            self.house.changed(self)

    def _to_all(self, body: bytes, but: Listener | None = None) -> None:
        for listener in self.listeners:
            if listener.greeted and listener is not but:
                listener.send(body)

    async def tell_followed(self) -> None:
        """Tell everybody where it goes on."""
        followed = self.table.followed
        if followed is not None:
            await self._tell_next([listener for listener in self.listeners if listener.greeted], followed)

    async def _tell_next(self, listeners: list[Listener], followed: Followed) -> None:
        for listener in listeners:
            seats = sorted(seat for seat in listener.holds if followed.seats[seat] is not None)
            for seat in seats:
                there = followed.seats[seat]
                assert there is not None
                table = followed.table_of(seat)
                join = await self.house.join_for(table, there)
                listener.say(Next(table=table, why=followed.why, seat=there, join=join, here=seat))
            if not seats:
                listener.say(Next(table=followed.table, why=followed.why))

    # Time.

    def _set_timer(self) -> None:
        """Come back when the first clock reaches zero or the first absent person counts as gone."""
        times: list[float] = []
        if not self.closed and not self.table.over and self.table.state is not None:
            due = self.table.clock.due()
            times = self.presence.due() + ([] if due is None else [due])
        self.alarm.set(times, self.house.now())

    async def tick(self) -> None:
        """See whose time is up and who is gone."""
        if self.table.clock.out(self.house.now()):
            level = self.house.levels(self.table.plan.game)[0]
            await self.quietly(lambda world: wishes.time_is_up(self.table, world.now, level))
        self.alarm.in_vain(bool(self.table.clock.out(self.house.now())))
        self._tell_about()
        self._set_timer()

    async def wake(self, away: bool = True) -> None:
        """The room is opened: bots go on thinking, and if the server was away nobody pays for that time."""
        if away and self.table.clock.running:
            # What cannot be kept just now is kept with the next entry: nobody pays for that time either.
            self.slept = not await self.quietly(lambda world: [Woke(at=world.now)])
        self._set_timer()
        self._thinking.ask()

    # Housekeeping.

    def busy(self) -> bool:
        """Does something happen here right now, such as a bot that thinks?"""
        return bool(self._thinking.seats) or self._lock.locked()

    def due(self) -> float | None:
        """When the clock that runs is out, if one does."""
        return None if self.table.over else self.table.clock.due()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that the room owns, until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def quietly(self, choose: Callable[[wishes.World], list[AnyEntry]], received: float = 0.0) -> bool:
        """Perform what nobody waits for; a refusal is only logged. Tells whether it was done."""
        try:
            await self.perform(choose, received)
        except Refused as refusal:
            log("not_done", logging.WARNING, table=self.table.id, code=refusal.code)
            return False
        return True

    def farewell(self) -> None:
        """Tell all listeners that they are to come back in a moment."""
        for listener in list(self.listeners):
            listener.close("stopping", "the server stops; come back in a moment")

    async def close(self) -> None:
        """Put the room away: nothing is lost, all is in the store."""
        async with self._lock:
            self.closed = True
        self.alarm.stop()
        self.farewell()
        current = asyncio.current_task()
        tasks = [task for task in self._tasks if task is not current]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
