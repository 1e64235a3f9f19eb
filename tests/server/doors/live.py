"""A real server on a loopback port, in a thread of its own, and a client that keeps losing its connection."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from talia.cli.serve import listen
from talia.core.rng import Random
from talia.server.doors.app import Server
from talia.server.doors.client import Follower
from talia.server.doors.process import Process
from talia.server.run.settings import Settings
from tests.server.tools import QuickWorkers


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[tuple[str, Server, Process]]:
    """The address of a running server, the server, and the process that serves it."""
    many = (1_000_000, 1.0)
    chosen = {"requests": many, "new_tables": many, "handshakes": many, **settings}
    fixed = {"database": f"sqlite:///{folder / 'live.db'}", "games": ("template",)}
    server = Server(Settings(**{**fixed, **chosen}), workers=QuickWorkers())
    listening = listen("127.0.0.1", 0)
    runner = Process(server)
    thread = threading.Thread(target=runner.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}", server, runner
    finally:
        runner.should_exit = True
        thread.join(20)


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[tuple[str, Server]]:
    """The address of a running server, and the server."""
    with running(folder, **settings) as (address, server, _):
        yield address, server


class Shaky(Follower):
    """A player whose connection breaks again and again."""

    def __init__(self, url: str, cookie: str, seat: int, seed: int, drop: float) -> None:
        super().__init__(seat)
        self.url = url
        self.cookie = cookie
        self.dice = Random(seed)
        self.drop = drop
        self.drops = 0

    async def play(self) -> None:
        while not self.over:
            try:
                async with connect(self.url, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
                    await self._sit(socket)
            except ConnectionClosed:
                pass

    async def _sit(self, socket: ClientConnection) -> None:
        for greeting in self.greeting():
            await socket.send(greeting)
        while not self.over:
            if int(self.dice.below(1000)) < self.drop * 1000:
                self.drops += 1
                await asyncio.sleep(self.dice.below(3) / 1000)  # before or after the answer has arrived, as it falls
                socket.transport.abort()
                return
            message = self.hear(await socket.recv())
            assert message["type"] != "refusal", message
            if self.asked:
                await socket.send(self.answer(self.dice.pick(self.view["decision"]["options"])["word"]))
