"""After a crash every table is back where it was: in mid-ability, after take-backs, with a stand-in or a request."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from talia.server.keep.rows import ADD_ENTRY, entry_rows
from talia.server.keep.sql import SqlStore
from talia.server.keep.sqlite import MOST_ROWS
from talia.server.keep.store import StoreError
from talia.server.wire.about import ClockRule
from talia.server.wire.entries import Answered
from talia.server.wire.errors import Refused
from talia.server.wire.protocol import Ack, Answer, Give, Takeback
from tests.server.tools import Rig, played, settle


def everything(room: Any) -> tuple[Any, ...]:
    """All that a table is."""
    table = room.table
    state = table.live()
    return (
        state.save(),
        [state.events(seat) for seat in (0, 1, None)],
        [table.takebacks(seat) for seat in (0, 1)],
        table.record().to_json(),
        table.questions,
        table.epoch,
        table.practice,
        table.length,
        [(seat.kind, seat.name, seat.stand_in, seat.token, seat.claims) for seat in table.seats],
        (table.requests, table.waiting_for(), sorted(table.votes), table.clock.left),
    )


def test_a_table_comes_back_after_every_single_answer(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        depths = set()
        while not room.table.over:
            seat = room.table.asked[0]
            ear = (first, second)[seat]
            assert isinstance(await ear.answer(), Ack)
            before = everything(room)
            depths.add(len(room.table.live().doing(None, True)))
            rig.crash()
            room = await rig.lobby.find(room.table.id)
            assert everything(room) == before
            first, second = rig.token_ear(room, first), rig.token_ear(room, second)
            await first.hello()
            await second.hello()
        assert len(depths) > 1, "some of it was in mid-ability"

    played(tmp_path, test)


def test_a_table_comes_back_after_other_things_than_answers(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await first.answer()
        await first.wish(Takeback(epoch=0, question=1, ref="t"))
        await first.answer()
        await second.answer()
        await first.wish(Takeback(epoch=1, question=1, ref="t"))
        assert room.table.request is not None
        before = everything(room)
        rig.crash()
        room = await rig.lobby.find(room.table.id)
        assert everything(room) == before
        assert room.table.request is not None
        first = rig.token_ear(room, first)
        await first.hello()
        await first.wish(Give(seat=0, level="novice", ref="g"))
        await settle()
        before = everything(room)
        rig.crash()
        room = await rig.lobby.find(room.table.id)
        assert everything(room)[:-2] == before[:-2]

    played(tmp_path, test)


def test_bots_go_on_thinking_after_a_restart(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, ear = await rig.alone()
        table = room.table
        rig.crash()
        await rig.lobby.restore()
        assert rig.lobby.rooms == {}, "it waits for somebody to come"
        again = await rig.lobby.find(table.id)
        ear = rig.token_ear(again, ear)
        await ear.hello()
        await ear.answer()
        await settle()
        assert again.table.live().question > 1, "the bot has answered too"

    played(tmp_path, test)


def test_idle_tables_are_put_away_and_found_again(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await first.answer()
        before = everything(room)
        await rig.lobby.sweep()
        assert room.table.id in rig.lobby.rooms
        first.leave()
        second.leave()
        rig.now.time += rig.settings.idle_after + 1
        await rig.lobby.sweep()
        assert room.table.id not in rig.lobby.rooms
        assert room.closed
        again = await rig.lobby.find(room.table.id)
        assert again is not room
        assert everything(again) == before

    played(tmp_path, test)


def test_silent_connections_are_dropped(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        _, first, second = await rig.online()
        rig.now.time += rig.settings.silent_after + 1
        second.listener.heard = rig.now()
        await rig.lobby.sweep()
        assert first.listener.closed
        assert not second.listener.closed
        assert [type(message).__name__ for message in first.drain()][-1] == "Bye"

    played(tmp_path, test)


def test_the_store_keeps_two_writers_apart(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, _ = await rig.online()
        await first.answer()
        with pytest.raises(StoreError):
            await rig.store.append(room.table.id, room.table.length - 1, [Answered(at=1.0, seat=1, word="card:x")])
        stored = await rig.store.load(room.table.id)
        assert stored is not None
        assert len(stored.entries) == room.table.length

    played(tmp_path, test)


def test_what_cannot_be_written_does_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        before = everything(room)
        second.drain()

        def full(*_: object) -> None:
            raise OSError("no space left on the device")

        monkeypatch.setattr("talia.server.keep.sql._execute", full)
        reply = await first.answer()
        monkeypatch.undo()
        assert getattr(reply, "code", None) == "busy"
        assert everything(room) == before
        assert second.drain() == []
        assert await first.answer() == Ack(ref="r"), "and it can be done a moment later"

    played(tmp_path, test)


def test_what_nobody_waits_for_any_more_is_written_all_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqlStore(f"sqlite:///{tmp_path}/wait.db")
        store.open()
        waiting = asyncio.create_task(store.append("t", 0, [Answered(at=1.0, seat=0, word="card:ace")]))
        await asyncio.sleep(0)
        waiting.cancel()
        assert (await asyncio.gather(waiting, return_exceptions=True))[0] is not None
        await store.append("t", 1, [Answered(at=2.0, seat=0, word="card:ace")])
        assert await store.length("t") == 2
        store.close()

    asyncio.run(test())


def test_a_batch_is_written_whole_or_not_at_all_and_the_store_goes_on_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqlStore(f"sqlite:///{tmp_path}/batch.db")
        store.open()
        entry = Answered(at=1.0, seat=0, word="card:ace")
        await store.append("t", 0, [entry] * 3)  # by one statement
        with pytest.raises(StoreError, match="UNIQUE"):  # by two, of which the second does not fit
            await store.change(entry_rows("t", 3, [entry]) + entry_rows("t", 0, [entry]))
        with pytest.raises(StoreError, match="UNIQUE"):  # by one, of which the last row does not fit
            await store.change([(ADD_ENTRY, [{"id": "t", "seq": seq, "body": "{}"} for seq in (3, 4, 2)])])
        assert await store.length("t") == 3
        await store.append("t", 3, [entry] * (MOST_ROWS + 1))
        assert await store.length("t") == 3 + MOST_ROWS + 1
        store.close()

    asyncio.run(test())


def test_where_the_store_knows_better_the_table_is_opened_anew(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        word = first.view["decision"]["options"][0]["word"]
        # A commit that arrived although its answer was lost: the store has the answer, the room does not know.
        await rig.store.append(room.table.id, room.table.length, [Answered(at=2.0, seat=0, word=f"card:{word}")])
        heard = await first.say(Answer(epoch=0, question=1, word=word, ref="r"))
        assert not any(isinstance(message, Ack) for message in heard)
        await settle()
        assert room.closed
        assert [type(message).__name__ for message in second.drain()][-1] == "Bye"
        again = await rig.lobby.find(room.table.id)
        assert again is not room
        ear = rig.token_ear(again, first)
        await ear.hello()
        repeated = await ear.wish(Answer(epoch=0, question=1, word=word, ref="r"))
        assert repeated == Ack(ref="r", repeated=True), "sent again, it is not doubled"

    played(tmp_path, test)


def test_one_broken_table_does_not_keep_the_others_out(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        good, _, _ = await rig.online(clock=ClockRule(bank=60))
        bad, _, _ = await rig.online(clock=ClockRule(bank=60))
        await rig.store.append(bad.table.id, bad.table.length, [Answered(at=3.0, seat=0, word="card:nothing")])
        rig.crash()
        await rig.lobby.restore()
        assert list(rig.lobby.rooms) == [good.table.id]
        with pytest.raises(Refused, match="cannot be read by this version"):
            await rig.lobby.find(bad.table.id)

    played(tmp_path, test)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    import sqlalchemy as sa

    store = SqlStore(f"sqlite:///{tmp_path / 'new.db'}")
    store.open()
    with store.engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO schema_version (version) VALUES (99)"))
    store.close()
    with pytest.raises(StoreError, match="version 99"):
        SqlStore(f"sqlite:///{tmp_path / 'new.db'}").open()


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite:////nowhere/at/all/x.db"])
def test_a_database_that_cannot_be_is_named_in_a_sentence(url: str) -> None:
    with pytest.raises(StoreError) as error:
        SqlStore(url).open()
    assert str(error.value).startswith("database")


def start(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """A whole server as a process of its own."""
    command = [sys.executable, "-m", "talia", "serve", "--no-open", "--template", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'killed.db'}", "--workers", "1"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=dict(os.environ))
    for _ in range(200):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200:
                return process
        except httpx.TransportError:
            time.sleep(0.1)
    process.kill()
    raise AssertionError("the server did not start")


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_kill_nine_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    port = free_port()
    process = start(tmp_path, port)
    try:
        client = httpx.Client(base_url=f"http://127.0.0.1:{port}")
        seats = [{"who": "me"}, {"who": "me"}]
        made = client.post("/api/tables", json={"game": "template", "seats": seats}).json()
        id = made["table"]["id"]
        acked = 0
        for killed in range(3):
            view = stream_view(client, id, 0)
            for seat in view["asked"]:
                view = stream_view(client, id, seat)
                word = view["decision"]["options"][0]["word"]
                body = {"type": "answer", "epoch": 0, "question": view["question"], "word": word}
                reply = client.post(f"/api/tables/{id}/messages?seat={seat}", json=body)
                assert reply.status_code == 200, reply.text
                acked += 1
            before = [stream_view(client, id, seat) for seat in (0, 1)]
            process.send_signal(signal.SIGKILL)
            process.wait()
            process = start(tmp_path, port)
            assert [stream_view(client, id, seat) for seat in (0, 1)] == before, f"kill {killed}"
        assert acked >= 4
    finally:
        process.kill()
        process.wait()


def stream_view(client: httpx.Client, id: str, seat: int) -> dict[str, Any]:
    """The view of a seat, from the first update of its stream."""
    with client.stream("GET", f"/api/tables/{id}/stream?seat={seat}") as response:
        assert response.status_code == 200
        for line in response.iter_lines():
            if line.strip():
                message = json.loads(line)
                if message["type"] == "update":
                    return dict(message["view"])
    raise AssertionError("no update came")
