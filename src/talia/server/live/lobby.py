"""Lobby: all tables of a server. It makes them, finds them (in the store too), seats people, puts idle ones away."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from talia.server import bots
from talia.server.keep import replays
from talia.server.keep.also import Also
from talia.server.keep.store import Store, Stored, StoreError
from talia.server.live import making
from talia.server.live.listing import Listing
from talia.server.live.matching import Matching
from talia.server.live.owning import Owning
from talia.server.live.repeats import Repeats
from talia.server.live.rewinding import restoring
from talia.server.live.rooms import Room
from talia.server.live.shelf import Shelf
from talia.server.live.tables import Table
from talia.server.live.wishes import World
from talia.server.run.costs import Costs
from talia.server.run.labour import Labour
from talia.server.run.logs import log
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.run.workers import Workers
from talia.server.wire import tokens
from talia.server.wire.entries import AnyEntry, Claimed, Dealt, Finished, Followed, Offered, Plan, read_plan
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, Continue, Import, Invite, Invited, NewTable, Seated
from talia.server.wire.heavy import ImportWork, MomentsWork, MomentWork, Reached
from talia.server.wire.keys import Used, Wish, mint
from talia.server.wire.names import cleaned


class Lobby:
    """The house around the rooms."""

    offline = False  # a page is its own server: no bots with heavy weights

    def __init__(
        self,
        settings: Settings,
        store: Store,
        workers: Workers,
        metrics: Metrics,
        labour: Labour,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.now = now
        self.labour = labour
        self.hinting = Costs(settings.hinting, now)
        self.owning = Owning(self)
        self.shelf = Shelf(self)
        self.rooms = self.shelf.rooms
        self.purging = self.shelf.purging
        self.after_end: Callable[[Room], Any] | None = None  # the series' wish to hear of ended tables
        self.unseal: Callable[[Room], Any] | None = None  # opens a table of a duplicate match that is over
        self.open_series: dict[str, Any] = {}  # the series that somebody has looked at since the start
        self.repeats = Repeats(store, now)
        self.listing = Listing(self)
        self.matching = Matching(self)

    def levels(self, game: str) -> list[str]:
        return bots.levels(game, self.offline)

    # Finding.

    async def find(self, id: str) -> Room:
        """The room of a table, loaded if need be."""
        self.owning.check()
        room = await self.shelf.find(id)
        if room.table.sealed and room.table.over and self.unseal is not None:
            await self.unseal(room)
        return room

    async def look_back(self, id: str) -> Room:
        """A table whose finished game is asked for: it is read, and not taken from whoever owns it."""
        self.owning.check()
        return await self.owning.look(id)

    def in_use(self, id: str) -> bool:
        return self.shelf.in_use(id)

    async def status_of(self, stored: Stored) -> str:
        """The status of a stored table by its entries, played again."""
        return (await self.shelf.restored(stored)).status

    async def restore(self) -> None:
        await self.shelf.restore()

    # Making.

    async def commit(self) -> tuple[str, str]:
        """Draw a secret for a table still to be made: its ticket and the commitment to it."""
        return await self.owning.commit()

    async def new_table(
        self, form: NewTable, wish: Wish | None = None, lesson: str | None = None
    ) -> tuple[Room, tokens.Held]:
        key = None if wish is None else wish.key
        async with self.repeats.once(wish) as before:
            if before is not None:
                return await self._made_before(before, key)
            return await self.make(form, wish, lesson)

    async def make(self, form: NewTable, wish: Wish | None, lesson: str | None = None) -> tuple[Room, tokens.Held]:
        """A new table, for a wish that was not granted before."""
        levels = self.levels(making.find_game(form.game, self.settings.games).name)
        key = None if wish is None else wish.key
        deal, spent = await self.owning.deal(form.ticket)
        made = making.new_table(form, deal, self.settings.games, levels, self.now(), key, lesson)
        self._few_bot_tables(made.plan)
        room = await self.open(made.plan, wish, spent)
        self.owning.used(form.ticket)
        return room, made.held

    async def play_on(
        self, id: str, form: Continue, address: str = "", wish: Wish | None = None
    ) -> tuple[Room, tokens.Held]:
        key = None if wish is None else wish.key
        async with self.repeats.once(wish) as before:
            if before is not None:
                return await self._made_before(before, key)
            room = await self.look_back(id)
            making.check_moment(room.table, form, self.levels(room.table.plan.game))
            replays.finished(room.table)
            work = MomentWork(record=room.table.record().to_json(), moment=form.moment)
            reached = await self.labour.do("moment", msgspec.json.encode(work), address)
            made = making.play_on(room.table, form, msgspec.json.decode(reached, type=Reached), self.now(), key)
            return await self.open(made.plan, wish), made.held

    async def take_in(self, form: Import, address: str = "", wish: Wish | None = None) -> Room:
        """A record to look at."""
        async with self.repeats.once(wish) as before:
            if before is not None:
                return await self.owning.look(before)
            work = ImportWork(form=form, games=self.settings.games, now=self.now())
            plan = await self.labour.do("import", msgspec.json.encode(work), address)
            return await self.open(read_plan(plan.decode()), wish)

    async def moments(self, room: Room, seat: int | None, since: int, count: int, address: str) -> bytes:
        """Moments of a finished game, as JSON."""
        work = MomentsWork(record=replays.record_of(room.table), seat=seat, since=since, count=count)
        return await self.labour.do("moments", msgspec.json.encode(work), address)

    async def _made_before(self, id: str, key: str | None) -> tuple[Room, tokens.Held]:
        room = await self.owning.look(id)
        plan = room.table.plan
        return room, making.held_again(plan.seats, mint(plan.key, key))

    def _few_bot_tables(self, plan: Plan) -> None:
        """Tables at which nobody sits may use what is left of the machine, not the machine."""
        if not plan.only_bots:
            return
        playing = sum(not room.table.over and room.table.plan.only_bots for room in self.rooms.values())
        if playing >= self.settings.most_bot_tables:
            raise Refused("busy", "enough bots play among themselves just now; try again later")

    async def open(self, plan: Plan, wish: Wish | None = None, also: Sequence[Also] = ()) -> Room:
        """A room for a plan, written down first; dealt at once if no seat is open."""
        await self.shelf.make_room(1.0)
        id = tokens.new_id()
        entries: list[AnyEntry] = []
        if plan.record is None and all(place.who != "open" for place in plan.seats):
            entries.append(Dealt(at=plan.created))
        table = Table(id, plan)
        await self.shelf.slices.run(restoring(table, entries))
        try:
            used = [] if wish is None else [wish.used(plan.created, id)]
            await self.store.add_table(id, plan, entries, table.status, *used, *also, *self.owning.also(table))
        except StoreError as error:
            log("not_stored", logging.ERROR, why=str(error))
            raise Refused("busy", "the table could not be written down; try again") from None
        self.metrics.count("tables_made")
        return await self.owning.made(table)

    # Sitting down.

    def holds(self, room: Room, held: tokens.Held) -> tuple[frozenset[int], bool]:
        """Which of the shown tokens are good: the seats, and whether it is the host."""
        table = room.table
        seats = frozenset(
            seat
            for seat, token in held.seats.items()
            if seat < len(table.seats) and tokens.fits(token, table.seats[seat].token)
        )
        return seats, held.host is not None and tokens.fits(held.host, table.plan.host)

    async def claim(self, room: Room, form: Claim, wish: Wish | None = None) -> tuple[int, str]:
        """Take a seat with its join token: the seat and its new token."""
        token_for = mint(room.table.plan.key, None if wish is None else wish.key)
        async with self.repeats.once(wish) as before:
            if before is None:
                return await self.sit_down(room, form, wish, token_for)
            number, token = int(before.partition(".")[0]), token_for(f"claim {before}")
            if not tokens.fits(token, room.table.seats[number].token):
                raise Refused("forbidden", "this seat has moved to another device since")
            return number, token

    async def sit_down(
        self, room: Room, form: Claim, wish: Wish | None, token_for: Callable[[str], str], where: str = ""
    ) -> tuple[int, str]:
        """Take a seat for a wish that was not granted before; `where` goes before the seat in what is kept of it."""
        claimed: list[tuple[int, str]] = []

        def choose(world: World) -> list[AnyEntry]:
            table = room.table
            for number, seat in enumerate(table.seats):
                if seat.offered and tokens.same(tokens.join(table.plan.key, number, seat.claims), form.join):
                    place = f"{number}.{seat.claims}"
                    token = token_for(f"claim {place}")
                    claimed.append((number, token))
                    if wish is not None and world.also is not None:
                        world.also.append(wish.used(world.now, where + place))
                    fresh = seat.kind == "open"
                    entries: list[AnyEntry] = [
                        Claimed(
                            at=world.now,
                            seat=number,
                            token=tokens.hashed(token),
                            name=cleaned(form.name),
                            luck=form.luck if fresh else "",
                            program=form.program,
                        )
                    ]
                    if fresh and sum(other.kind == "open" for other in table.seats) == 1:
                        entries.append(Dealt(at=world.now))
                    return entries
            raise Refused("forbidden", "the join token is wrong or was used before")

        before = list(room.listeners)
        await room.perform(choose)
        for listener in before:  # whoever sat there with the old token
            if claimed[0][0] in listener.holds:
                listener.close("replaced", "this seat has moved to another device")
        return claimed[0]

    async def transfer(self, room: Room, holds: frozenset[int], seat: int, wish: Wish | None = None) -> str:
        """A join token for one's own seat, to claim it from another device."""
        if seat not in holds:
            raise Refused("forbidden", f"seat {seat} is not yours")
        state = room.table.seats[seat]
        async with self.repeats.once(wish) as before:
            if before is None:
                used = None if wish is None else wish.used(self.now(), f"{seat}.{state.claims}")

                def choose(world: World) -> list[AnyEntry]:
                    if world.also is not None and used is not None:
                        world.also.append(used)
                    return [Offered(at=world.now, seat=seat)]

                if not state.offered:
                    await room.perform(choose)
                elif used is not None:
                    await self._note(used)
        return tokens.join(room.table.plan.key, seat, state.claims)

    async def _note(self, used: Used) -> None:
        try:
            await self.store.add_key(used)
        except StoreError as error:
            log("not_stored", logging.ERROR, why=str(error))
            raise Refused("busy", "this could not be written down; try again") from None

    def invites(self, room: Room) -> list[Invite]:
        """The links of all open seats: for the host."""
        table = room.table
        found: list[Invite] = []
        for number, seat in enumerate(table.seats):
            if seat.kind == "open":
                join = tokens.join(table.plan.key, number, seat.claims)
                found.append(Invite(seat=number, join=join, path=f"/table/{table.id}#join={join}"))
        return found

    def offered(self, room: Room) -> list[Invite]:
        """The links that strangers may use: of a table that somebody has made for whoever comes.

        The open seats of a table that goes on from another one are kept for those who sat there.
        """
        return self.invites(room) if room.table.plan.host is not None else []

    def seated(self, room: Room, held: tokens.Held, token: str | None = None) -> Seated:
        """The table as the one who shows these tokens gets it."""
        holds, host = self.holds(room, held)
        invites = self.invites(room) if host else []
        return Seated(table=room.info(), mine=sorted(holds), host=host, invites=invites, token=token)

    def invited(self, room: Room, join: str) -> Invited:
        """What has become of a link to a seat: told before anybody sits down."""
        table = room.table
        for number, seat in enumerate(table.seats):
            for claims in range(seat.claims + 1):
                if not tokens.same(tokens.join(table.plan.key, number, claims), join):
                    continue
                if claims == seat.claims and seat.offered and not table.over:
                    return Invited(state="open" if seat.kind == "open" else "device", seat=number)
                return Invited(state="ended" if table.over else "used", seat=number)
        return Invited(state="wrong")

    # Going on.

    async def follow(self, room: Room, followed: Followed) -> None:
        """Send everybody at a table on to another one."""

        def choose(world: World) -> list[AnyEntry]:
            return [] if room.table.followed is not None else [followed]

        await room.perform(choose)  # which tells everybody as well

    async def join_for(self, id: str, seat: int) -> str | None:
        """The join token of a seat at the table that goes on, while it is open."""
        try:
            room = await self.owning.look(id)
        except Refused:
            return None
        state = room.table.seats[seat]
        return tokens.join(room.table.plan.key, seat, state.claims) if state.kind == "open" else None

    async def ended(self, room: Room) -> None:
        if self.after_end is not None and room.table.plan.series is not None:
            await self.after_end(room)

    # Housekeeping.

    async def sweep(self) -> None:
        """Drop silent connections, put idle tables away, and tell series what they could not be told."""
        now = self.now()
        async for room in self.shelf.all():
            if room.untold:
                room.spawn(room.tell_end())
            for listener in list(room.listeners):
                if now - listener.heard > self.settings.silent_after:
                    listener.close("silent", "nothing was heard from you for too long")
        await self.shelf.sweep()

    async def end_untouched(self, id: str, before: float) -> bool:
        """End a game that nobody has touched since that time: nobody has won. Tells whether it was done."""
        room = await self.find(id)

        def choose(world: World) -> list[AnyEntry]:
            table = room.table
            if table.over or table.state is None or room.listeners:
                return []
            return [Finished(at=world.now, winners=[], reason="stopped")]

        done = not await room.perform(choose)
        if not room.listeners and not room.busy():
            await self.shelf.put_away(room)
        return done

    async def reopen(self, room: Room) -> None:
        """Put a room away whose history may differ from the store's; whoever comes back finds the store's."""
        await self.shelf.put_away(room, forgive=True)

    def changed(self, room: Room) -> None:
        self.owning.changed(room)

    def farewell(self) -> None:
        """Say goodbye to everybody who listens; what they wish from now on is for the next process."""
        for room in self.rooms.values():
            room.farewell()

    async def close(self) -> None:
        await self.shelf.close()
