"""Clients for loads, faults and abuse: tables over HTTP, and players who answer at random over sockets."""

from __future__ import annotations

import asyncio
import time

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from talia.core.rng import Random
from talia.server.doors.client import Follower, Wish

SEATS = [{"who": "me"}, {"who": "open"}]


class Table:
    """One table and the cookies of its two seats."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.cookies = cookies


async def ask(client: httpx2.AsyncClient, wish: Wish) -> httpx2.Response:
    """Make a wish, again and again until it is answered (within a minute)."""
    for pause in (0.1, 0.2, 0.5, 1.0, 2.0, *[5.0] * 11):
        try:
            reply = await client.post(wish.path, content=wish.body, headers=wish.headers)
            if wish.answered(reply.status_code):
                reply.raise_for_status()
                return reply
        except httpx2.TransportError:
            pass
        await asyncio.sleep(pause)
    raise SystemExit(f"no answer to {wish.path}")


async def make(client: httpx2.AsyncClient, game: str, clock: dict[str, float] | None = None) -> Table:
    form = {"game": game, "seats": SEATS, "undo": "consent", "clock": clock or {}}
    made = await ask(client, Wish("/api/tables", form))
    told = made.json()
    id = told["table"]["id"]
    claimed = await ask(client, Wish(f"/api/tables/{id}/seats", {"join": told["invites"][0]["join"]}))
    cookies = [reply.headers["set-cookie"].partition(";")[0] for reply in (made, claimed)]
    client.cookies.clear()
    return Table(id, cookies)


class Player(Follower):
    """Thinks a while, answers at random, and keeps the connection alive."""

    def __init__(self, address: str, table: Table, seat: int, seed: int, think: float, home: str | None = None) -> None:
        super().__init__(seat)
        self.home = None if home is None else (home, 0)  # the address to come from, where it matters
        self.url = f"ws://{address}/api/tables/{table.id}/socket"
        self.cookie = table.cookies[seat]
        self.dice = Random(seed)
        self.think = think
        self.leaves = False  # when the game is over; else the seat stays taken
        self.answers = 0
        self.trips: list[float] = []  # from an answer sent to its ack
        self._sent = 0.0

    def word(self) -> str:
        found: str = self.dice.pick(self.view["decision"]["options"])["word"]
        return found

    async def sit(self, ready: asyncio.Event, done: asyncio.Event) -> None:
        async with connect(
            self.url,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            proxy=None,
            ping_interval=None,
            local_addr=self.home,
        ) as socket:
            for greeting in self.greeting():
                await socket.send(greeting)
            listening = asyncio.create_task(self._listen(socket))
            await ready.wait()
            await self.rest(self.dice.below(1000) / 1000 * self.think)
            while not done.is_set() and not (self.leaves and self.over):
                if self.asked:
                    self._sent = time.perf_counter()
                    await socket.send(self.answer(self.word()))
                    self.answers += 1
                else:
                    await socket.send('{"type":"ping"}')
                # Between half and one and a half of the time.
                await self.rest(self.think * (0.5 + self.dice.below(1000) / 1000))
            listening.cancel()

    async def rest(self, seconds: float) -> None:
        """Think that long."""
        await asyncio.sleep(seconds)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                message = self.hear(await socket.recv())
                if message["type"] == "ack":
                    self.trips.append(time.perf_counter() - self._sent)
        except ConnectionClosed:
            return


class Shaky(Player):
    """Loses the connection again and again, often between sending an answer and its ack."""

    def __init__(self, address: str, table: Table, seat: int, seed: int) -> None:
        super().__init__(address, table, seat, seed, 0.0)
        self.drops = 0

    async def play(self) -> None:
        while not self.over:
            try:
                async with connect(
                    self.url, additional_headers={"Cookie": self.cookie}, compression=None, proxy=None
                ) as socket:
                    await self._lose(socket)
            except (ConnectionClosed, OSError):
                pass

    async def _lose(self, socket: ClientConnection) -> None:
        for greeting in self.greeting():
            await socket.send(greeting)
        while not self.over:
            if self.dice.below(100) < 40:
                self.drops += 1
                await asyncio.sleep(self.dice.below(4) / 1000)
                socket.transport.abort()
                return
            message = self.hear(await socket.recv())
            if message["type"] == "refusal":
                raise SystemExit(f"load: refused: {message}")
            if self.asked:
                await socket.send(self.answer(self.word()))
