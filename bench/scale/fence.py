"""What the fence is for: a stopped owner wakes with answers in its sockets, after its tables have gone elsewhere.

Its own look at its lease is switched off, so that the statement alone decides: with the fence nothing gets through;
with the primary key only, and with neither, the judge has to say so, or it is not to be believed.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from bench.clients import Table, make
from bench.faults.checker import Sent, Told
from bench.scale.cluster import Cluster
from bench.scale.judge import Verdict, judge
from talia.server.doors.client import Follower

MODES = {"fence": [], "key only": ["--no-fence"], "neither": ["--no-guard"]}
LEASE = 3.0  # seconds: shorter than a host's, so that there is less to wait for
ASLEEP = 5.0  # seconds: the lease is over by then, and its tables are another's


class Seat(Follower):
    """A player at one process, past the balancer."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(seat)
        self.id = table.id
        self.cookie = table.cookies[seat]
        self.sent: list[tuple[int, str]] = []
        self.socket: ClientConnection | None = None
        self.hearing: asyncio.Task[None] | None = None

    async def come(self, port: int) -> None:
        for _ in range(60):
            with contextlib.suppress(Exception):
                self.socket = await connect(
                    f"ws://127.0.0.1:{port}/api/tables/{self.id}/socket",
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    proxy=None,
                    ping_interval=None,
                )
                for greeting in self.greeting():
                    await self.socket.send(greeting)
                self.hearing = asyncio.create_task(self._hear(self.socket))
                return
            await asyncio.sleep(0.3)
        raise SystemExit("scale: a table cannot be come to")

    async def _hear(self, socket: ClientConnection) -> None:
        with contextlib.suppress(Exception):
            async for message in socket:
                self.hear(message)

    async def say(self) -> None:
        assert self.socket is not None
        if self.asked and "decision" in self.view:
            body = self.answer(self.view["decision"]["options"][0]["word"])
            assert self.pending is not None
            self.sent.append((self.pending["question"], self.pending["word"]))
            await self.socket.send(body)

    async def leave(self) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
        if self.socket is not None:
            self.socket.transport.abort()

    def told(self) -> Told:
        return Told(self.id, self.seat or 0, [Sent(*one, one in self.acked) for one in self.sent])


async def stopped(folder: Path, mode: str, tables: int) -> Verdict:
    """One run: two processes, no balancer in between."""
    lease = ["--lease", str(LEASE)]
    more = {"a": [*lease, "--believes", *MODES[mode]], "b": lease}
    cluster = await asyncio.to_thread(lambda: Cluster(folder, ("a", "b"), more=more))
    try:
        first, second = cluster.members["a"], cluster.members["b"]
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{first.port}", timeout=30) as client:
            made = [await make(client, "cardia") for _ in range(tables)]
        seats = [Seat(table, seat) for table in made for seat in (0, 1)]
        await asyncio.gather(*(seat.come(first.port) for seat in seats))
        await asyncio.sleep(1.5)
        first.send(signal.SIGSTOP)
        for seat in seats[::2]:  # into the sockets of a process that sleeps
            await seat.say()
        await asyncio.sleep(ASLEEP)
        later = [Seat(table, 1) for table in made]
        await asyncio.gather(*(seat.come(second.port) for seat in later))
        await asyncio.sleep(1.0)
        if mode == "neither":  # and the new owner writes: what comes late writes over it
            for seat in later:
                await seat.say()
            await asyncio.sleep(1.5)
        first.send(signal.SIGCONT)
        await asyncio.sleep(4.0)
        history = [seat.told() for seat in [*seats, *later]]
        for seat in [*seats, *later]:
            await seat.leave()
        logs = [first.log, second.log]
        merged: dict[tuple[str, int], Told] = {}
        for told in history:
            before = merged.get((told.table, told.seat))
            sent = [*(before.sent if before else []), *told.sent]
            merged[told.table, told.seat] = Told(told.table, told.seat, sent)
        return await asyncio.to_thread(judge, list(merged.values()), cluster.postgres.url, logs)
    finally:
        await asyncio.to_thread(cluster.close)


async def all_stopped(folder: Path, tables: int) -> dict[str, Verdict]:
    """Every mode, at once: each run mostly waits."""
    runs = (stopped(folder / mode.replace(" ", "-"), mode, tables) for mode in MODES)
    return dict(zip(MODES, await asyncio.gather(*runs), strict=True))
