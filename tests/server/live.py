"""A real server on a loopback port, in a thread of its own, and a client that keeps losing its connection."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from talia.cli.serve import listen
from talia.core.rng import Random
from talia.server.app import Server
from talia.server.settings import Settings
from tests.server.tools import QuickWorkers


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[tuple[str, Server]]:
    """The address of a running server, and the server."""
    many = (1_000_000, 1.0)
    chosen = {"requests": many, "new_tables": many, "handshakes": many, **settings}
    database = chosen.pop("database", f"sqlite:///{folder / 'live.db'}")
    server = Server(Settings(database=database, games=("template",), **chosen), workers=QuickWorkers())
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        server.app, ws="websockets-sansio", ws_max_size=16 * 1024, log_config=None, timeout_graceful_shutdown=1
    )
    runner = uvicorn.Server(config)
    thread = threading.Thread(target=runner.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}", server
    finally:
        runner.should_exit = True
        thread.join(20)


class Shaky:
    """A player whose connection breaks: the protocol of docs/protocol.md, followed to the letter."""

    def __init__(self, url: str, cookie: str, seat: int, seed: int, drop: float) -> None:
        self.url = url
        self.cookie = cookie
        self.seat = seat
        self.dice = Random(seed)
        self.drop = drop
        self.events: list[dict[str, Any]] = []
        self.epoch = 0
        self.view: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.acked: list[tuple[int, str]] = []
        self.drops = 0

    async def play(self) -> None:
        while not (self.view and self.view["outcome"] is not None):
            headers = {"Cookie": self.cookie}
            try:
                async with connect(self.url, additional_headers=headers, compression=None) as socket:
                    await self._sit(socket)
            except ConnectionClosed:
                pass

    async def _sit(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "seat": self.seat, "epoch": self.epoch, "seen": len(self.events)}
        await socket.send(json.dumps(hello))
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))  # the same answer again: it must not count twice
        while not (self.view and self.view["outcome"] is not None):
            if await self._dropped(socket):
                return
            message = json.loads(await socket.recv())
            if message["type"] == "update":
                assert message["since"] <= len(self.events), "events were lost"
                del self.events[message["since"] :]
                self.events += message["events"]
                self.epoch, self.view = message["epoch"], message["view"]
            elif message["type"] == "ack":
                assert self.pending is not None
                self.acked.append((self.pending["question"], self.pending["word"]))
                self.pending = None
            elif message["type"] == "refusal":
                raise AssertionError(message)
            await self._maybe_answer(socket)

    async def _maybe_answer(self, socket: ClientConnection) -> None:
        view = self.view
        if self.pending is not None or not view or self.seat not in view["asked"]:
            return
        if any(question == view["question"] for question, _ in self.acked):
            return
        word = self.dice.pick(view["decision"]["options"])["word"]
        self.pending = {"type": "answer", "epoch": self.epoch, "question": view["question"], "word": word, "ref": "a"}
        await socket.send(json.dumps(self.pending))

    async def _dropped(self, socket: ClientConnection) -> bool:
        if int(self.dice.below(1000)) >= self.drop * 1000:
            return False
        self.drops += 1
        await asyncio.sleep(self.dice.below(3) / 1000)  # before or after the answer has arrived, as it falls
        socket.transport.abort()
        return True
