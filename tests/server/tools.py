"""What the server's tests share: a lobby on a clock of ours, bots that think at once, and ears at the table."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec

from talia.bots.play.asking import Thought
from talia.core.rng import Random
from talia.review.jobs import work
from talia.server import bots, labourer
from talia.server.keep.sql import SqlStore
from talia.server.live.listeners import Listener
from talia.server.live.lobby import Lobby
from talia.server.live.rooms import Room
from talia.server.run.labour import Labour
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.run.workers import Worked, Workers
from talia.server.wire import tokens
from talia.server.wire.forms import Claim, NewTable, SeatForm
from talia.server.wire.protocol import Ack, Answer, FromClient, FromServer, Hello, Hinted, Refusal, Update

_messages: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def read_server(body: bytes) -> FromServer:
    """A server's message, held against its type; a game's own words, which no type has, are left in it."""
    message = _messages.decode(body)
    whole = msgspec.json.decode(body)
    if isinstance(message, Update):
        message.view, message.events = whole["view"], whole["events"]
    elif isinstance(message, Hinted):
        message.lines = whole["lines"]
    return message


class Now:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class QuickWorkers(Workers):
    """Bots without processes: any allowed answer."""

    def __init__(self) -> None:
        super().__init__((), 1.0)
        self.rng = Random(5)
        self.views: list[dict[str, Any]] = []
        self.one = asyncio.Lock()

    async def think(self, game: str, level: str, view: dict[str, Any], rank: int = 0) -> Thought:
        self.views.append(view)
        await asyncio.sleep(0)
        return Thought(bots.simple(view, self.rng.below(1 << 30)))

    async def review(self, job: bytes) -> Worked:
        async with self.one:  # bots are made for one thread each
            return Worked(await asyncio.to_thread(work, job), 0.01)


class QuickLabour(Labour):
    """Heavy work without processes."""

    def __init__(self) -> None:
        self.lost = 0
        self.asked_for: list[str] = []

    async def do(self, work: str, form: bytes, address: str) -> bytes:
        self.asked_for.append(work)
        await asyncio.sleep(0)
        return labourer.WORKS[work](form)

    def waiting(self) -> int:
        return 0

    async def warm(self) -> None: ...

    async def close(self) -> None: ...


class Ear:
    """One end of a connection, with all it has heard."""

    def __init__(self, rig: Rig, room: Room, held: tokens.Held, seat: int | None) -> None:
        self.rig = rig
        self.room = room
        holds, host = rig.lobby.holds(room, held)
        self.listener = Listener(holds, host, "test", rig.now())
        self.seat = seat
        self.heard: list[FromServer] = []
        self.raw: list[bytes] = []
        self.events: list[dict[str, Any]] = []
        self.epoch = 0
        room.enter(self.listener)

    async def say(self, message: FromClient) -> list[FromServer]:
        await self.room.hear(self.listener, message, time.perf_counter())
        return self.drain()

    async def hello(self, epoch: int = 0, seen: int = 0) -> list[FromServer]:
        return await self.say(Hello(seat=self.seat, epoch=epoch, seen=seen))

    def drain(self) -> list[FromServer]:
        """What has arrived since the last time; updates are worked into `events` as docs/protocol.md says."""
        found: list[FromServer] = []
        while self.listener._waiting:
            body, _ = self.listener._waiting.popleft()
            self.listener._bytes -= len(body)
            self.raw.append(body)
            message = read_server(body)
            found.append(message)
            if isinstance(message, Update):
                assert message.since <= len(self.events)
                del self.events[message.since :]
                self.events += cast(list[dict[str, Any]], message.events)
                self.epoch = message.epoch
        self.heard += found
        return found

    @property
    def view(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.update.view)

    @property
    def update(self) -> Update:
        self.drain()
        return next(message for message in reversed(self.heard) if isinstance(message, Update))

    async def answer(self, word: str | None = None, **changes: Any) -> FromServer:
        """Answer the open question; by default with the first option."""
        view = self.view
        chosen = word or view["decision"]["options"][0]["word"]
        fields = {"epoch": self.epoch, "question": view["question"], "word": chosen, "ref": "r"}
        return await self.wish(Answer(**{**fields, **changes}))

    async def wish(self, message: FromClient) -> FromServer:
        """Say something that is acked or refused, and give the reply."""
        heard = await self.say(message)
        replies = [one for one in heard if isinstance(one, Ack | Refusal) or type(one).__name__ == "Hinted"]
        assert len(replies) == 1, heard
        return replies[0]

    def leave(self) -> None:
        self.room.leave(self.listener)


class Rig:
    """A lobby with a store in a folder."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        self.now = Now()
        self.database = database or f"sqlite:///{folder / 'test.db'}"
        self.settings = Settings(database=self.database, **{"games": ("template",), **settings})
        self.metrics = Metrics()
        self.workers = QuickWorkers()
        self.open()

    def open(self) -> None:
        self.store = SqlStore(self.database)
        self.store.open()
        self.lobby = Lobby(self.settings, self.store, self.workers, self.metrics, QuickLabour(), self.now)

    async def close(self) -> None:
        await self.lobby.close()
        self.store.close()

    def crash(self) -> None:
        """Forget everything but the store, as a killed process does."""
        for room in self.lobby.rooms.values():
            room.closed = True
            room.alarm.stop()
            for task in list(room._tasks):
                task.cancel()
        self.store.close()
        self.open()

    async def online(self, game: str = "template", **form: Any) -> tuple[Room, Ear, Ear]:
        """A table of two people at two screens."""
        seats = [SeatForm(who="me", name="Anna"), SeatForm(who="open")]
        room, held = await self.lobby.new_table(NewTable(game=game, seats=seats, **form))
        invite = self.lobby.invites(room)[0]
        seat, token = await self.lobby.claim(room, Claim(join=invite.join, name="Bela"))
        first = Ear(self, room, held, 0)
        second = Ear(self, room, tokens.Held({seat: token}, None), 1)
        await first.hello()
        await second.hello()
        return room, first, second

    async def alone(self, **form: Any) -> tuple[Room, Ear]:
        """A table against a bot."""
        seats = [SeatForm(who="me", name="Anna"), SeatForm(who="bot", level="novice")]
        room, held = await self.lobby.new_table(NewTable(game="template", seats=seats, **form))
        ear = Ear(self, room, held, 0)
        await ear.hello()
        await settle()
        return room, ear

    async def hot_seat(self, **form: Any) -> tuple[Room, tokens.Held]:
        seats = [SeatForm(who="me", name="Anna"), SeatForm(who="me", name="Bela")]
        return await self.lobby.new_table(NewTable(game="template", seats=seats, **form))

    def token_ear(self, room: Room, old: Ear) -> Ear:
        """The same person at another connection."""
        ear = Ear(self, room, tokens.Held({}, None), old.seat)
        ear.listener.holds = old.listener.holds
        return ear


async def settle() -> None:
    """Let bots, timers that are due and writes come to rest."""
    for _ in range(12):
        await asyncio.sleep(0.004)


@asynccontextmanager
async def rig(folder: Path, **settings: Any) -> AsyncIterator[Rig]:
    made = Rig(folder, **settings)
    try:
        yield made
    finally:
        await made.close()


def played(folder: Path, test: Callable[[Rig], Awaitable[None]], **settings: Any) -> None:
    """Run a test at a rig of its own."""

    async def run() -> None:
        async with rig(folder, **settings) as made:
            await test(made)

    asyncio.run(run())


async def play_out(room: Room, *ears: Ear) -> None:
    """Both answer with their first option until the game is over."""
    while not room.table.over:
        for ear in ears:
            if ear.seat in room.table.asked:
                reply = await ear.answer()
                assert isinstance(reply, Ack), reply
        await asyncio.sleep(0)
    for ear in ears:
        ear.drain()


def text(raw: list[bytes]) -> str:
    return json.dumps([json.loads(body) for body in raw])
