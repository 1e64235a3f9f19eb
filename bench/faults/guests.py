"""The players: they answer at random, come back whenever they are cut off, and keep a history of it all."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import socket
import struct
import time
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from bench.clients import Table, ask, make
from bench.faults.checker import Sent, Told
from talia.core.rng import Random
from talia.server.doors.client import Follower, Wish

PING = 2.5  # seconds of silence after which a player asks whether anybody is there
ATTACH_FILTER = 26  # SO_ATTACH_FILTER of Linux, which Python does not name
DEAD = 9.0  # seconds without an answer after which the connection is given up (docs/protocol.md)


FORGOTTEN = 60.0  # seconds after which the server has given up an end that vanished
DROP_ALL = struct.pack("HBBI", 0x06, 0, 0, 0)  # a filter of one instruction: let nothing in


def deafened(end: socket.socket) -> socket.socket:
    """A second hold on a connection, so that closing the first tells the other side nothing; and nothing that the
    other side sends is even acknowledged, as if the cable were cut. Where the system does not let us do that, nobody
    reads what arrives, which is nearly as silent."""
    held = end.dup()
    program = ctypes.create_string_buffer(DROP_ALL)
    with contextlib.suppress(PermissionError):
        held.setsockopt(socket.SOL_SOCKET, ATTACH_FILTER, struct.pack("HL", 1, ctypes.addressof(program)))
    return held


class Guest(Follower):
    """One seat for the length of a game, over as many connections as it takes."""

    def __init__(self, address: str, table: Table, seat: int, seed: int, think: float) -> None:
        super().__init__(seat)
        self.address = address
        self.table_id = table.id
        self.cookie = table.cookies[seat]
        self.dice = Random(seed)
        self.think = think
        self.sent: dict[tuple[int, str], bool] = {}  # question and word: acknowledged?
        self.rolled_back = 0
        self.refused: list[str] = []
        self.welcomed = 0.0  # when the server last said that we are back
        self.heard = time.monotonic()
        self.socket: ClientConnection | None = None
        self.mute = False  # half open: neither hears nor says anything, and does not close
        self.connections = 0

    def told(self) -> Told:
        sent = [Sent(question, word, acked) for (question, word), acked in self.sent.items()]
        return Told(self.table_id, self.seat or 0, sent, self.rolled_back)

    def answer(self, word: str) -> str:
        body = super().answer(word)
        assert self.pending is not None
        self.sent.setdefault((self.pending["question"], word), False)
        return body

    def hear(self, text: str | bytes) -> dict[str, Any]:
        before, kept, epoch, pending = self.events, len(self.events), self.epoch, self.pending
        self.events = before.copy()
        message = super().hear(text)
        kind = message["type"]
        if kind == "update" and message["epoch"] == epoch:
            since = message["since"]  # what came before is untouched
            self.rolled_back += len(self.events) < kept or self.events[since:kept] != before[since:]
        elif kind == "ack" and pending is not None and self.pending is None:
            self.sent[pending["question"], pending["word"]] = True
        elif kind == "refusal":
            self.refused.append(message["code"])
        elif kind == "welcome":
            self.welcomed = time.monotonic()
        return message

    async def play(self, until: asyncio.Event) -> None:
        """Sit there until the game or the suite is over."""
        pause = 0.0
        while not self.over and not until.is_set():
            await asyncio.sleep(pause * (0.5 + self.dice.below(1000) / 1000))
            pause = min(2.0, pause + 0.4)
            welcomed = self.welcomed
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, InvalidHandshake):
                await self._sit(until)
            if self.welcomed > welcomed:
                pause = 0.4

    async def _sit(self, until: asyncio.Event) -> bool:
        url = f"ws://{self.address}/api/tables/{self.table_id}/socket"
        cookie = {"Cookie": self.cookie}
        async with connect(
            url,
            additional_headers=cookie,
            compression=None,
            proxy=None,  # it is loopback; looking for proxies in the environment costs as much as the handshake
            ping_interval=None,
            open_timeout=10,
            close_timeout=1,
        ) as socket:
            self.connections += 1
            self.socket = socket
            self.mute = False
            self.heard = time.monotonic()
            for greeting in self.greeting():
                await socket.send(greeting)
            saying = asyncio.create_task(self._say(socket, until))
            try:
                async for message in socket:
                    while self.mute:
                        await asyncio.sleep(0.1)
                    self.heard = time.monotonic()
                    self.hear(message)
                    if self.over or until.is_set():
                        return True
            finally:
                self.socket = None
                saying.cancel()
                await asyncio.gather(saying, return_exceptions=True)
        return True

    async def _say(self, socket: ClientConnection, until: asyncio.Event) -> None:
        """Answer when asked, after some thought; ping when all is quiet; hang up when nobody answers that."""
        loop = asyncio.get_running_loop()
        answers = loop.time() + self._thought()
        pinged = asked = 0.0  # the last ping, and the first that has not been answered
        while not until.is_set():
            quiet = max(self.heard, pinged) + PING
            await asyncio.sleep(max(0.0, min(answers, quiet) - loop.time()))
            now = loop.time()
            # Counted from the ping that was really sent, as the page does: nobody is dead who was not asked.
            if asked > self.heard and now - asked > DEAD - PING:
                socket.transport.abort()
                self.mute = False
                return
            if self.mute:
                pinged = now
                continue
            if now >= answers:
                answers = now + self._thought()
                if self.asked and "decision" in self.view:
                    await socket.send(self.answer(self.dice.pick(self.view["decision"]["options"])["word"]))
            elif now - self.heard > PING:
                pinged = now
                asked = now if asked <= self.heard else asked
                await socket.send('{"type":"ping"}')

    def _thought(self) -> float:
        """How long the next answer is thought about: between half and one and a half of the time."""
        return self.think * (0.5 + self.dice.below(1000) / 1000)


class Party:
    """All tables at once; a game that is over makes room for the next one."""

    def __init__(self, address: str, game: str, think: float, seed: int) -> None:
        self.address = address
        self.game = game
        self.think = think
        self.seed = seed
        self.guests: list[Guest] = []  # who plays now
        self.told: list[Guest] = []  # everybody, for the judge
        self.over = asyncio.Event()
        self.games = 0
        self.gone: list[tuple[float, socket.socket]] = []  # ends of players who have vanished, and when
        self.flagged = 0  # games lost by a clock that ran out: nobody here thinks that long

    async def gather(self, tables: int) -> None:
        """Play at so many tables until the suite is over."""
        begin = [asyncio.create_task(self._table(number)) for number in range(tables)]
        await asyncio.gather(*begin)

    async def _table(self, number: int) -> None:
        await asyncio.sleep(number * 0.01)  # not all in one moment, as people come
        # No certificates are read: it is plain HTTP, and reading them for each of a thousand takes half a minute.
        async with httpx2.AsyncClient(base_url=f"http://{self.address}", timeout=15, verify=False) as client:
            while not self.over.is_set():
                guests = await self._seated(client, number)
                self.guests += guests
                self.told += guests
                await asyncio.gather(*(guest.play(self.over) for guest in guests))
                for guest in guests:
                    self.guests.remove(guest)
                self.games += guests[0].over
                result = guests[0].table.get("result")
                self.flagged += result is not None and result["reason"] == "time"

    async def _seated(self, client: httpx2.AsyncClient, number: int) -> list[Guest]:
        """A table of two; some have clocks, some a bot."""
        self.seed += 2
        if number % 10 == 9:
            seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
            made = await ask(client, Wish("/api/tables", {"game": self.game, "seats": seats}))
            table = Table(made.json()["table"]["id"], [made.headers["set-cookie"].partition(";")[0]])
            return [Guest(self.address, table, 0, self.seed, self.think)]
        clock = {"bank": 900.0, "increment": 5.0} if number % 4 == 0 else {}
        table = await make(client, self.game, clock)
        return [Guest(self.address, table, seat, self.seed + seat, self.think) for seat in (0, 1)]

    def vanish(self, guest: Guest) -> None:
        """Leave the guest's end as a network does that has lost them: it takes nothing, and says nothing any more."""
        assert guest.socket is not None
        end = guest.socket.transport.get_extra_info("socket")
        self.gone.append((time.monotonic(), deafened(end)))
        guest.socket.transport.abort()
        self.forget(FORGOTTEN)

    def forget(self, after: float) -> None:
        """Close the ends of those who have vanished longer ago; nobody is there any more to notice."""
        while self.gone and time.monotonic() - self.gone[0][0] > after:
            self.gone.pop(0)[1].close()

    async def back(self, since: float, seconds: float) -> tuple[float, int]:
        """Wait until everybody is welcome again; tells how long that took since then, and how many are missing."""
        end = time.monotonic() + seconds
        while True:
            missing = sum(guest.welcomed < since and not guest.over for guest in self.guests)
            if missing == 0 or time.monotonic() > end:
                times = [guest.welcomed - since for guest in self.guests if guest.welcomed >= since]
                return max(times, default=0.0), missing
            await asyncio.sleep(0.05)
