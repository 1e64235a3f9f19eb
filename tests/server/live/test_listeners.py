"""What goes out to a socket: at once and in one piece where it keeps up, one by one where not, always in order."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from talia.server.keep.sql import SqlStore
from talia.server.live.listeners import Listener
from talia.server.run.metrics import Metrics
from talia.server.wire.protocol import Answer
from tests.server.tools import Ear, Rig, played, settle


class Network:
    """A socket and whoever fetches for it when it is slow."""

    def __init__(self, listener: Listener, metrics: Metrics) -> None:
        self.listener = listener
        self.keeps_up = True
        self.writes: list[list[bytes]] = []
        self.fetched: list[bytes] = []
        self.free = asyncio.Event()  # what was fetched has gone
        self.free.set()
        listener.take_line(self, metrics)
        self.fetching = asyncio.create_task(self._fetch())

    def say(self, bodies: list[bytes]) -> bool:
        if self.keeps_up:
            self.writes.append(bodies)
        return self.keeps_up

    async def _fetch(self) -> None:
        while (message := await self.listener.next()) is not None:
            await self.free.wait()
            self.fetched.append(message[0])
            self.writes.append([message[0]])

    @property
    def out(self) -> list[bytes]:
        return [body for bodies in self.writes for body in bodies]


def kinds(bodies: list[bytes]) -> list[str]:
    return [json.loads(body)["type"] for body in bodies]


async def answered(ear: Ear, word: str, question: int) -> None:
    await ear.room.hear(ear.listener, Answer(epoch=0, question=question, word=word, ref="r"), time.perf_counter())


def test_a_view_and_the_ack_behind_it_are_one_write_and_out_before_anybody_else_has_a_turn(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        _, first, second = await rig.online()
        word, question = first.view["decision"]["options"][0]["word"], first.view["question"]
        second.drain()
        mine, theirs = (Network(ear.listener, rig.metrics) for ear in (first, second))
        await asyncio.sleep(0)
        await answered(first, word, question)
        assert [kinds(bodies) for bodies in mine.writes] == [["update", "ack"]]
        assert [kinds(bodies) for bodies in theirs.writes] == [["update"]]
        assert not mine.fetched
        assert not theirs.fetched
        assert sum(rig.metrics.answer_to_views.counts) == 2

    played(tmp_path, test)


def test_what_nobody_lets_out_goes_out_by_itself() -> None:
    async def test() -> None:
        listener = Listener(frozenset(), False, "test", 0.0)
        network = Network(listener, Metrics())
        await asyncio.sleep(0)
        listener.send(b"1")
        listener.send(b"2")
        await asyncio.sleep(0.01)
        assert network.writes == [[b"1", b"2"]]
        listener.hang_up()
        await network.fetching

    asyncio.run(test())


def test_nothing_overtakes_what_waits_for_a_slow_network() -> None:
    async def test() -> None:
        listener = Listener(frozenset(), False, "test", 0.0)
        network = Network(listener, Metrics())
        await asyncio.sleep(0)
        network.keeps_up = False
        network.free.clear()
        listener.send(b"1")
        await asyncio.sleep(0.01)  # fetched, and on its way
        network.keeps_up = True
        listener.send(b"2")
        listener.let_out()
        assert network.writes == []
        network.free.set()
        await asyncio.sleep(0.01)
        listener.send(b"3")
        listener.close("stopping", "")
        await network.fetching
        assert network.out[:3] == [b"1", b"2", b"3"]
        assert kinds(network.out[3:]) == ["bye"]

    asyncio.run(test())


def test_who_is_cut_off_while_it_is_written_finds_it_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        word, question = first.view["decision"]["options"][0]["word"], first.view["question"]
        before = room.table.length
        writes = SqlStore._commit

        def slowly(self: SqlStore, batch: list[object]) -> None:
            time.sleep(0.05)
            writes(self, batch)  # type: ignore[arg-type]  # as it came

        monkeypatch.setattr(SqlStore, "_commit", slowly)
        wish = asyncio.create_task(answered(first, word, question))
        await asyncio.sleep(0.02)
        wish.cancel()
        with pytest.raises(asyncio.CancelledError):
            await wish
        refused = asyncio.create_task(answered(second, "1", question))  # on a table that knows less than the store
        await asyncio.sleep(0.3)
        await refused
        await settle()
        assert room.closed
        again = await rig.lobby.find(room.table.id)
        assert again is not room
        assert again.table.length == before + 1
        assert again.table.given(0, question) is not None

    played(tmp_path, test)
