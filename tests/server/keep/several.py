"""Several members of one PostgreSQL in one process: what their tests share."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from talia.server.keep.fenced import FencedStore
from talia.server.live.joining import join
from talia.server.live.lobby import Lobby
from talia.server.live.rooms import Room
from talia.server.run.metrics import Metrics
from talia.server.wire import tokens
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, NewTable, SeatForm
from tests.server.tools import Ear, QuickLabour, Rig


class MemberRig(Rig):
    """A lobby that is one of several."""

    def __init__(self, folder: Path, database: str, name: str, lease: float = 5.0, **settings: Any) -> None:
        self.name, self.lease = name, lease
        super().__init__(folder, database, **settings)

    def open(self) -> None:
        self.members = FencedStore(self.database, self.name, self.lease)
        self.store = self.members
        self.store.open()
        self.lobby = Lobby(self.settings, self.store, self.workers, Metrics(), QuickLabour(), self.now)
        self.sharing, self.series = join(self.lobby, self.members)
        self.member = self.members.member

    async def start(self) -> None:
        self.member.start(self.sharing.heard)
        self.chore = asyncio.create_task(self.sharing.forever())
        while self.sharing.not_ready():
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.die(politely=True)
        await self.lobby.close()
        self.store.close()

    async def die(self, politely: bool = False) -> None:
        """Stop beating, as a killed process does; politely: and leave."""
        self.chore.cancel()
        if politely:
            await asyncio.to_thread(self.member.stop)
        else:
            self.member._stopping.set()
            await asyncio.to_thread(self.member._thread.join)  # type: ignore[union-attr]  # it was started
            self.member._drop()


@asynccontextmanager
async def members(folder: Path, database: str, names: str = "ab", **settings: Any) -> AsyncIterator[list[MemberRig]]:
    rigs = [MemberRig(folder, database, name, **settings) for name in names]
    for rig in rigs:
        await rig.start()
    try:
        yield rigs
    finally:
        for rig in rigs:
            await rig.close()


def shared(
    folder: Path, database: str, test: Callable[..., Awaitable[None]], names: str = "ab", **settings: Any
) -> None:
    async def run() -> None:
        async with members(folder, database, names, **settings) as rigs:
            async with asyncio.timeout(60):
                await test(*rigs)

    asyncio.run(run())


async def online(rig: MemberRig, **form: Any) -> tuple[Room, Ear, Ear]:
    """A table of two people, opened at that member."""
    seats = [SeatForm(who="me", name="Anna"), SeatForm(who="open")]
    loose, held = await rig.lobby.new_table(NewTable(game="template", seats=seats, **form))
    assert loose.table.id not in rig.lobby.rooms, "a new table is nobody's"
    room = await rig.lobby.find(loose.table.id)
    seat, token = await rig.lobby.claim(room, Claim(join=rig.lobby.invites(room)[0].join, name="Bela"))
    ears = Ear(rig, room, held, 0), Ear(rig, room, tokens.Held({seat: token}, None), 1)
    for ear in ears:
        await ear.hello()
    return room, *ears


async def come(rig: MemberRig, id: str) -> Room:
    """Come to a table, again and again while its owner is being found dead."""
    while True:
        with contextlib.suppress(Refused):
            return await rig.lobby.find(id)
        await asyncio.sleep(0.01)  # a member that sleeps refuses at once


def again(rig: MemberRig, room: Room, old: Ear) -> Ear:
    return rig.token_ear(room, old)


async def seated(rig: MemberRig, table: str) -> tuple[Room, list[Ear]]:
    """Both players of a game of a series sit down at that member."""
    room = await rig.lobby.find(table)
    ears = []
    for number in (0, 1):
        join_token = await rig.lobby.join_for(table, number)
        assert join_token is not None
        seat, token = await rig.lobby.claim(room, Claim(join=join_token))
        ears.append(Ear(rig, room, tokens.Held({seat: token}, None), seat))
    for ear in ears:
        await ear.hello()
    return room, ears
