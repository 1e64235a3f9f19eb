"""The house in a worker: the server's own lobby, rooms, series and reviews for one browser, asked by messages.

Messages are those of `web/src/offline/messages.ts`, as JSON: what a page asks (`ask`, `drop`), and tables' sockets
(`open`, `say`, `close`). What is said in them is docs/protocol.md, word for word.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from talia.offline import routes
from talia.offline.apart import WorkerChild
from talia.offline.labour import HouseLabour
from talia.offline.ports import Apart, Database, Say, weighed
from talia.offline.store import BrowserStore
from talia.server.acts import Acts, Done
from talia.server.keep.purge import Purge
from talia.server.keep.store import StoreError
from talia.server.live.listeners import Listener
from talia.server.live.lobby import Lobby
from talia.server.live.reviews import Reviews
from talia.server.live.rooms import Room
from talia.server.live.series import AllSeries
from talia.server.run.costs import OWN
from talia.server.run.labour import Labour
from talia.server.run.logs import log
from talia.server.run.memory import Memory
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.run.workers import Workers
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Problem
from talia.server.wire.protocol import BadMessage, Refusal, read
from talia.server.wire.tokens import Held

SWEEP = 30.0  # seconds between two looks for tables that nobody looks at
MEGABYTES = 400  # of tables, guessed: a tab has no more to give
REVIEW_LASTS = 6 * 3600.0  # seconds: on interpreted rules it takes long, and takes nobody else's time
_OWNED = re.compile(r"^/api/(tables|series)/[^/]+")
_SOCKET = re.compile(r"^/api/tables/([^/]+)/socket$")
NOBODY = Held({}, None)


def settings(games: tuple[str, ...] | None = None) -> Settings:
    """The server's, for one person's own device: nothing of theirs is thrown away, and nobody is cut off."""
    chosen: dict[str, Any] = {} if games is None else {"games": games}
    return Settings(
        workers=1,
        memory=MEGABYTES,
        silent_after=float("inf"),
        hello_seconds=60.0,
        keep_ended=0.0,
        end_untouched=0.0,
        keep_waiting=0.0,
        **chosen,
    )


class House:
    """Everything a page without a server can ask."""

    def __init__(
        self,
        database: Database,
        apart: Apart,
        say: Say,
        games: tuple[str, ...] | None = None,
        now: Callable[[], float] = time.time,
        labour: Labour | None = None,
    ) -> None:
        self.settings = settings(games)
        self._say = say
        self.store = BrowserStore(database)
        self.workers = Workers([WorkerChild(apart)], self.settings.bot_seconds)
        self.lobby = Lobby(self.settings, self.store, self.workers, Metrics(), labour or HouseLabour(), now)
        self.lobby.offline = True
        # A browser does not tell what a worker takes, and elsewhere (in tests) the process is not the house alone.
        self.lobby.shelf.memory = Memory(MEGABYTES, lambda: len(self.lobby.rooms), lambda: None)
        self.series = AllSeries(self.lobby)
        self.reviews = Reviews(
            self.lobby,
            lasts=REVIEW_LASTS,
            sparing=lambda: apart.rules() == "interpreted",
            fetching=lambda record: apart.weigh(weighed(record.game, record.seats)),
        )
        self.acts = Acts(self.lobby, self.series, self.reviews, rules=apart.rules)
        self._asks: dict[Any, asyncio.Task[None]] = {}
        self._sockets: dict[Any, Socket] = {}
        self._chores: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Look whether the store answers, and let games go on that need nobody. StoreError where it does not."""
        await self.store.live()
        for chore in (self.lobby.restore(), self._sweep(), Purge(self.lobby).forever()):
            self._spawn(chore)

    async def close(self) -> None:
        tasks = [*self._asks.values(), *self._chores, *(socket.task for socket in self._sockets.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reviews.close()
        await self.lobby.close()
        await self.workers.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.lobby.sweep()
            except Exception:  # one bad table must not end the sweeping
                log("fault", logging.ERROR, exc_info=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
        return task

    def say(self, kind: str, id: Any, **parts: Any) -> None:
        self._say(msgspec.json.encode({"kind": kind, "id": id, **parts}).decode())

    def hear(self, text: str) -> None:
        """A message of the page."""
        message: dict[str, Any] = msgspec.json.decode(text)
        id = message["id"]
        match message["kind"]:
            case "ask":
                self._asks[id] = task = asyncio.ensure_future(self._answer(id, message))
                task.add_done_callback(lambda _: self._asks.pop(id, None))
            case "drop" if id in self._asks:
                self._asks[id].cancel()
            case "open":
                self._sockets[id] = Socket(self, id, message["path"])
            case "say" if id in self._sockets:
                self._sockets[id].hear(message["text"])
            case "close" if id in self._sockets:
                self._sockets[id].close()

    # Asking.

    async def _answer(self, id: Any, message: dict[str, Any]) -> None:
        headers = {"content-type": "application/json"}
        try:
            status, more, body = await self._asked(id, message)
            headers |= more
        except Refused as refusal:
            status, body = refusal.status, _problem(refusal)
            if refusal.code in ("too_many", "busy"):
                headers["retry-after"] = str(round(refusal.retry or 30))
        except Exception:  # whatever it was, whoever asked is told
            log("fault", logging.ERROR, exc_info=True, path=str(message.get("path"))[:80])
            status, body = 500, _problem(Refused("busy", "a fault of the server; nothing was changed"))
        self.say("answer", id, status=status, headers=headers, body=body.decode())

    async def _asked(self, id: Any, message: dict[str, Any]) -> tuple[int, dict[str, str], bytes]:
        method = str(message["method"])
        path, query = routes.asked(message["path"])
        key, named = routes.found(method, path)
        call = routes.Call(
            self.acts,
            self.settings,
            method,
            path,
            query,
            (message.get("body") or "").encode(),
            {name.lower(): value for name, value in (message.get("headers") or {}).items()},
            await self._held(path),
            OWN,
            named,
        )
        if key in routes.STREAMS:
            lines = await routes.STREAMS[key](call)
            async for line in lines:
                self.say("piece", id, text=line.decode())
            return 200, {"content-type": "application/x-ndjson"}, b""
        return await self._told(call, await routes.ROUTES[key](call))

    async def _told(self, call: routes.Call, done: Done) -> tuple[int, dict[str, str], bytes]:
        headers: dict[str, str] = {}
        if done.keeps is not None:
            await self._hold(*done.keeps)
        if done.place is not None:
            headers["location"] = done.place
        if done.name is not None:
            headers["content-disposition"] = f'attachment; filename="{done.name}"'
        if done.mark is not None:
            headers |= {"etag": done.mark, "cache-control": "no-cache"}
            if call.headers.get("if-none-match") == done.mark:
                return 304, headers, b""
        return done.status, headers, done.told if isinstance(done.told, bytes) else msgspec.json.encode(done.told)

    async def _held(self, path: str) -> Held:
        """The seats that are ours there."""
        owned = _OWNED.match(path)
        if owned is None:
            return NOBODY
        try:
            return await self.store.held(owned[0])
        except StoreError as error:
            log("not_loaded", logging.ERROR, why=str(error))
            raise Refused("busy", "the store does not answer; try again") from None

    async def _hold(self, path: str, held: Held) -> None:
        try:
            await self.store.hold(path, held)
        except StoreError as error:  # with its key the same wish gives the same seats again
            log("not_stored", logging.ERROR, why=str(error))
            raise Refused("busy", "the seat could not be written down; try again") from None

    # Tables' sockets.

    async def enter(self, path: str) -> tuple[Room, Listener]:
        """Somebody listens to a table."""
        found = _SOCKET.match(path)
        if found is None:
            raise Refused("unknown", "there is nothing at this address")
        room = await self.lobby.find(found[1])
        holds, host = self.lobby.holds(room, await self._held(path))
        if room.closed:  # put away meanwhile
            room = await self.lobby.find(found[1])
        listener = Listener(holds, host, OWN, self.lobby.now())
        room.enter(listener)
        return room, listener

    def left(self, id: Any, code: int, reason: str) -> None:
        if self._sockets.pop(id, None) is not None:
            self.say("closed", id, code=code, reason=reason)


class Socket:
    """A page's connection to a table: what it says is heard in order, what the table says goes out as it comes."""

    def __init__(self, house: House, id: Any, path: str) -> None:
        self.house = house
        self.id = id
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self.task = asyncio.ensure_future(self._run(path))

    def hear(self, text: str) -> None:
        self._said.put_nowait(text)

    def close(self) -> None:
        self._said.put_nowait(None)

    async def _run(self, path: str) -> None:
        try:
            room, listener = await self.house.enter(path)
        except Exception as error:
            if not isinstance(error, Refused):
                log("fault", logging.ERROR, exc_info=True)
            self.house.left(self.id, 1008, "")
            return
        self.house.say("opened", self.id)
        telling = asyncio.ensure_future(self._tell(listener))
        try:
            while (text := await self._said.get()) is not None:
                if not listener.closed:
                    await self._hear(room, listener, text)
        finally:
            room.leave(listener)
            listener.hang_up()
            telling.cancel()
            self.house.left(self.id, 1000, "")

    async def _hear(self, room: Room, listener: Listener, text: str) -> None:
        received = time.perf_counter()
        try:
            wish = read(text)
        except BadMessage as error:
            listener.say(Refusal(ref="", code="malformed", reason=str(error)[:600]))
            return
        await room.hear(listener, wish, received)

    async def _tell(self, listener: Listener) -> None:
        while (message := await listener.next()) is not None:
            self.house.say("heard", self.id, text=message[0].decode())
        self.close()


def _problem(refusal: Refused) -> bytes:
    return msgspec.json.encode(Problem(code=refusal.code, reason=refusal.reason[:600], say=refusal.say))
