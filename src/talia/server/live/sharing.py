"""Sharing: this process is one of several on one PostgreSQL. A table is the process' that was asked for it.

Whoever asks here makes a table ours: at once if it is nobody's or a dead member's, and else its owner is asked and
gives it away, after its last write. News are hints: whatever is lost of them is found by the next look at the rows.
Without a lease nothing is served, and what is in memory waits; taken for dead, everything in memory is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from talia import fair
from talia.server.keep.also import Also
from talia.server.keep.fenced import FencedStore
from talia.server.keep.sharing import ERRAND, FREE, ORPHAN, REAPED, WANT, Done, Orphaned, Shown, Spent, Ticket
from talia.server.keep.store import Doubtful, StoreError, Unreadable
from talia.server.live import outside
from talia.server.live.owning import NO_TICKET, TICKET_LASTS, Owning
from talia.server.live.rooms import Room
from talia.server.live.shelf import UNREADABLE, needs_nobody
from talia.server.live.tables import Table
from talia.server.live.wishes import World
from talia.server.run.logs import log
from talia.server.run.steady import Steady
from talia.server.wire import tokens
from talia.server.wire.entries import AnyEntry, Followed, read_entry, read_plan
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Listed

if TYPE_CHECKING:
    from talia.server.live.lobby import Lobby

TICK = 0.25  # seconds between two looks at our own lease
ANSWERS_WITHIN = 0.5  # seconds until an owner is asked again
ASKED_FOR = 3.0  # seconds after which whoever asked is to come again: a dead owner is found out by then
HEARD = 1.2  # seconds in which a balancer that asks twice a second has heard two times that we are leaving
KEPT = 1.0  # seconds that a table stays at least: two balancers of different opinion must not play with it
SHOWING = 1.0  # seconds between two listings of a table
GATHERED = 0.1  # seconds in which claims are gathered, to look for their errands at once
LOOKING = 5.0  # seconds between two looks for orphans and errands
AT_ONCE = 50  # tables given away by one statement
MOST = 200  # orphans looked at

MOVING = "the table moves from one process to another; try again"
NO_LEASE = "this process cannot reach its database just now; try again"


class Sharing(Owning):
    """What is ours, as a member among others."""

    alone = False

    def __init__(self, lobby: Lobby, store: FencedStore) -> None:
        super().__init__(lobby)
        self.store = store
        self.member = store.member
        self.leaving = False
        self.asleep = True  # until the first beat
        self.handovers = 0
        self.adopted = 0
        self._since: dict[str, float] = {}  # when each table of ours was claimed
        self._freed: dict[str, asyncio.Event] = {}  # somebody waits for these
        self._unreleased: dict[str, tuple[int, str | None]] = {}  # PostgreSQL could not be told yet
        self._giving: set[str] = set()
        self._adopting: set[str] = set()
        self._shown: dict[str, Room] = {}  # listings that have changed
        self._orphans: set[str] = set()  # seen at the last look
        self._claimed: set[str] = set()  # whose errands are still to be looked for
        lobby.metrics.gauges.update(
            member_valid=lambda: self.member.valid,
            members=lambda: self.member.members,
            claims=lambda: store.claims,
            wants=lambda: store.wants,
            fenced=lambda: store.fenced,
            reaped=lambda: self.member.reaped,
            losses=lambda: self.member.losses,
            handovers=lambda: self.handovers,
            adopted=lambda: self.adopted,
            beat_seconds=lambda: self.member.beat_seconds,
            write_seconds=lambda: store.write_seconds,
        )

    # Being a member.

    def not_ready(self) -> list[str]:
        if self.leaving:
            return ["leaving"]
        return [] if self.member.valid and not self.asleep else ["asleep"]

    def check(self) -> None:
        if self.not_ready():
            raise Refused("busy", NO_LEASE if not self.leaving else MOVING, 1)

    def heard(self, kind: str, what: str) -> None:
        """News of the member's thread, and of other processes."""
        if kind == "beat":
            self._beaten()
        elif kind == "lost":
            self._lost()
        elif kind == REAPED:  # by us or another: whoever waits for a table of the dead can have it now
            for event in self._freed.values():
                event.set()
        elif kind == FREE:
            freed = self._freed.get(what)
            if freed is not None:
                freed.set()
        elif kind == WANT:
            id, _, owner = what.partition(" ")
            if owner == self.member.id and id not in self._giving:
                self._giving.add(id)  # here: the same may be heard again before the task begins
                outside.spawn(self._give(id))
        elif kind == ERRAND and what in self.store.fences:
            outside.spawn(self._quietly_run([what]))

    def _beaten(self) -> None:
        ahead, now = self.member.ahead, self.lobby.now
        if ahead is not None and isinstance(now, Steady):
            now.agree(ahead)
        if self.asleep:
            self.asleep = False
            log("awake", member=self.member.name, tables=len(self.lobby.rooms))
            for room in self.lobby.rooms.values():
                if room.slept and room.table.clock.running:
                    room.spawn(room.quietly(lambda _: []))  # which forgives the time

    def _fall_asleep(self) -> None:
        """The lease may be over: nothing is served until it is renewed. What is in memory is still good if it is."""
        self.asleep = True
        log("asleep", logging.ERROR, member=self.member.name, tables=len(self.lobby.rooms))
        for room in self.lobby.rooms.values():
            room.slept = True
            room.farewell()

    def _lost(self) -> None:
        """We were taken for dead: nothing is ours any more."""
        log("dropped", logging.ERROR, member=self.member.name, tables=len(self.store.fences))
        self.store.fences.clear()
        self._since.clear()
        self._unreleased.clear()
        self._shown.clear()
        self.asleep = True
        for room in self.lobby.shelf.drop_all():
            room.farewell()
            outside.spawn(room.close())

    async def forever(self) -> None:
        """Look at our lease, and at what news may have missed: what PostgreSQL is asked for keeps us from no sleep."""
        await asyncio.gather(self._watch(), self._look_around())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            if not self.member.valid and not self.asleep:
                self._fall_asleep()

    async def _look_around(self) -> None:
        shown = looked = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            try:
                if not self.member.valid:
                    continue
                if now - shown >= SHOWING:
                    shown = now
                    await self._release(list(self._unreleased.items()))
                    await self._show()
                if now - looked >= LOOKING and not self.leaving:
                    looked = now
                    await self._tidy()
                    await self._run(list(self.store.fences))
                    await self._adopt()
            except StoreError as error:  # at the next look
                log("not_loaded", logging.WARNING, why=str(error))
            except Exception:
                log("fault", logging.ERROR, exc_info=True)

    # Taking and giving.

    async def take(self, id: str) -> bool:
        until = time.monotonic() + ASKED_FOR
        adopting = id in self._adopting
        event = self._freed.setdefault(id, asyncio.Event())
        try:
            while True:
                self.check()
                event.clear()
                taken = await self.store.claim(id, ask=not adopting)
                if taken.fence is not None:
                    self._since[id] = time.monotonic()
                    self._unreleased.pop(id, None)
                    return True
                if taken.owner is None:
                    return False
                if adopting or time.monotonic() > until:
                    raise Refused("busy", MOVING, 1)
                try:
                    await asyncio.wait_for(event.wait(), ANSWERS_WITHIN)
                except TimeoutError:
                    continue
        finally:
            self._freed.pop(id, None)

    async def taken(self, table: Table) -> None:
        fence = self.store.fences.get(table.id)
        if fence is None:  # given away, or we were taken for dead, while it was read
            raise Refused("busy", MOVING, 1)
        ms = round(1000 * (time.monotonic() - self._since.get(table.id, time.monotonic())), 1)  # it took to read it
        log("claimed", table=table.id, fence=fence, count=table.length, ms=ms, member=self.member.name)
        self._claimed.add(table.id)
        if len(self._claimed) == 1:
            outside.spawn(self._run_claimed())

    async def let_go(self, room: Room, keeps: bool = False) -> None:
        row = None if keeps else self._own_no_more(room)
        if row is not None:
            await self._release([row])

    def _own_no_more(self, room: Room) -> tuple[str, tuple[int, str | None]] | None:
        """Forget that a table is ours; what is to be told of it to the others."""
        id = room.table.id
        if self.lobby.shelf.is_loading(id):  # somebody is about to open it here again
            return None
        fence = self.store.fences.pop(id, None)
        self._since.pop(id, None)
        self._shown.pop(id, None)
        if fence is None:
            return None
        unattended = not room.table.over and needs_nobody(room.table.plan)
        return id, (fence, ORPHAN if unattended else None)

    async def _release(self, rows: Iterable[tuple[str, tuple[int, str | None]]]) -> None:
        told = dict(rows)
        if not told:
            return
        try:
            await self.store.release([(id, fence, owner) for id, (fence, owner) in told.items()])
            for id in told:
                self._unreleased.pop(id, None)
        except StoreError as error:
            log("not_released", logging.WARNING, tables=len(told), why=str(error))
            self._unreleased.update(told)

    async def _give(self, id: str) -> None:
        """Another process was asked for a table of ours: it gets it, once we have had it for a moment."""
        try:
            await asyncio.sleep(max(0.0, self._since.get(id, 0.0) + KEPT - time.monotonic()))
            room = self.lobby.rooms.get(id)
            if self.lobby.shelf.is_loading(id) or not self.member.valid:
                return  # it will be asked for again
            if room is not None:
                await self.lobby.shelf.put_away(room, forgive=True)
            else:  # ours by name only
                fence = self.store.fences.pop(id, -1)
                self.lobby.shelf.wake_no_more(id)
                await self._release([(id, (fence, None))])
            self.handovers += 1
            log("handed_over", table=id, member=self.member.name)
        except Exception:
            log("fault", logging.ERROR, exc_info=True, table=id)
        finally:
            self._giving.discard(id)

    async def _tidy(self) -> None:
        """Tables that are ours by name only, because opening them failed, are given away.

        To whoever adopts them, if they go on without anybody; those that nobody here can read to whoever comes.
        """
        shelf = self.lobby.shelf
        idle = [id for id in self.store.fences if not shelf.in_use(id)]
        left = {id: None if id in shelf.unreadable else ORPHAN for id in idle}
        await self._release([(id, (self.store.fences.pop(id), left[id])) for id in idle])

    async def leave(self) -> None:
        """The process is to stop: give all tables away, after their last writes.

        First balancers hear of it, and tables are played on meanwhile: one that still sends players here, or finds
        nobody at the port, would let them wait for its next look, or move their tables twice. Whoever comes elsewhere
        asks for their table, and is given it.
        """
        self.leaving = True
        log("leaving", member=self.member.name, tables=len(self.lobby.rooms))
        await asyncio.sleep(HEARD)
        rooms = list(self.lobby.rooms.values())
        for begin in range(0, len(rooms), AT_ONCE):
            some = rooms[begin : begin + AT_ONCE]
            await asyncio.gather(*(room.close() for room in some))
            rows = [row for room in some if (row := self._own_no_more(room)) is not None]
            for room in some:
                self.lobby.rooms.pop(room.table.id, None)
            await self._release(rows)
        await self._release([(id, (fence, ORPHAN)) for id, fence in self.store.fences.items()])
        self.store.fences.clear()

    async def _adopt(self) -> None:
        """Tables that go on without anybody, and whose owner is dead since the last look at least, become ours."""
        shelf, mine = self.lobby.shelf, list(self.store.fences)
        found = await self.store.orphans(MOST, list(shelf.unreadable), self.member.id, mine)
        before, self._orphans = self._orphans, {id for id, _, _ in found}
        for id, plan, owner in found:
            if id not in before or shelf.in_use(id):  # whoever sits there comes first, where the balancer sends them
                continue
            try:
                alone = needs_nobody(read_plan(plan))
            except Exception:  # of another version, which may read it: it keeps nobody from the others
                shelf.not_read(id)
                continue
            if not alone:
                await self.store.leave_be(id, owner)
                continue
            self._adopting.add(id)
            try:
                await self.lobby.find(id)
                self.adopted += 1
                log("adopted", table=id, member=self.member.name)
            except Refused:  # another one was quicker, or it cannot be read: that was told
                continue
            finally:
                self._adopting.discard(id)

    # Errands.

    async def _run_claimed(self) -> None:
        """Errands of tables that were just claimed: after a death these are hundreds, and one look is enough."""
        await asyncio.sleep(GATHERED)
        ids, self._claimed = list(self._claimed), set()
        await self._quietly_run(ids)

    async def _quietly_run(self, ids: list[str]) -> None:
        try:
            await self._run(ids)
        except StoreError as error:  # at the next look
            log("not_loaded", logging.WARNING, why=str(error))

    async def _run(self, ids: list[str]) -> None:
        """Do what others wish to tables of ours."""
        for number, id, body in await self.store.errands(ids) if ids else []:
            room = self.lobby.rooms.get(id)
            if room is None or room.closed:
                continue
            try:
                entry, done = read_entry(body), Done(number)
            except msgspec.MsgspecError:  # of a later version, which does it: it keeps nobody from theirs
                log("not_done", logging.WARNING, table=id, code="unreadable")
                continue

            def choose(world: World, room: Room = room, entry: AnyEntry = entry, done: Done = done) -> list[AnyEntry]:
                if isinstance(entry, Followed) and room.table.followed is not None:
                    return []
                assert world.also is not None
                world.also.append(done)
                return [entry]

            try:
                if await room.perform(choose):  # it had been done
                    await self.store.together(id, done.statements())
            except Refused as refusal:
                log("not_done", logging.WARNING, table=id, code=refusal.code)

    # Reading what may be another's.

    async def look(self, id: str) -> Room:
        room = self.lobby.rooms.get(id)
        if room is not None and not room.closed:
            return room
        try:
            stored = await self.store.load(id) if tokens.is_id(id) else None
            if stored is None:
                raise Refused("unknown", f"table {id[:40]!r}: there is none")
            room = Room(self.lobby, await self.lobby.shelf.restored(stored))
        except Unreadable:
            raise Refused("unreadable", UNREADABLE) from None
        except StoreError as error:
            log("not_loaded", logging.ERROR, table=id, why=str(error))
            raise Refused("busy", "the table could not be read; try again") from None
        if room.table.sealed and room.table.over and self.lobby.unseal is not None:
            await self.lobby.unseal(room)
        return room

    # New tables, and those that are shown.

    def also(self, table: Table) -> list[Also]:
        found: list[Also] = []
        if table.status == "playing" and needs_nobody(table.plan):
            found.append(Orphaned(table.id))
        if table.plan.public and not table.over:
            found.append(self._listing(Room(self.lobby, table)))
        return found

    async def made(self, table: Table) -> Room:
        """It is nobody's until somebody comes: the balancer says where it lives."""
        return Room(self.lobby, table)

    def changed(self, room: Room) -> None:
        if room.table.plan.public:
            self._shown[room.table.id] = room

    def _listing(self, room: Room) -> Shown:
        table = room.table
        body = None
        if not table.over:
            body = msgspec.json.encode(Listed(table=room.info(), invites=self.lobby.offered(room))).decode()
        return Shown(table.id, table.plan.created, body)

    async def _show(self) -> None:
        for id, room in list(self._shown.items()):
            if self._shown.pop(id, None) is None or id not in self.store.fences or room.closed:
                continue
            try:
                await self.store.together(id, self._listing(room).statements())
            except Doubtful:  # perhaps another process': then it is shown by that one
                outside.spawn(self.lobby.reopen(room))
            except StoreError:
                self._shown.setdefault(id, room)  # at the next look
                raise

    # Commitments.

    async def commit(self) -> tuple[str, str]:
        deal, now = fair.draw(), self.lobby.now()
        ticket = Ticket(tokens.new(), now, msgspec.json.encode([deal.secret, deal.salt]).decode())
        try:
            await self.store.keep_ticket(ticket, now - TICKET_LASTS)
        except StoreError as error:
            log("not_stored", logging.ERROR, why=str(error))
            raise Refused("busy", "this could not be written down; try again") from None
        return ticket.id, deal.commitment

    async def deal(self, ticket: str | None) -> tuple[fair.Deal, list[Also]]:
        if ticket is None:
            return fair.draw(), []
        try:
            kept = await self.store.ticket(ticket, self.lobby.now() - TICKET_LASTS)
        except StoreError as error:
            log("not_loaded", logging.ERROR, why=str(error))
            raise Refused("busy", "the store does not answer; try again") from None
        if kept is None:
            raise Refused("not_now", NO_TICKET)
        return fair.Deal(*msgspec.json.decode(kept, type=tuple[str, str])), [Spent(ticket)]
