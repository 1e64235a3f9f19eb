"""The same on PostgreSQL: tables are kept, restored and guarded. The server is started by scripts/postgres.sh."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from talia.cli.__main__ import main
from talia.server.keep import changes
from talia.server.keep.sql import SqlStore
from talia.server.keep.store import StoreError
from talia.server.live.changed import Changed
from talia.server.wire.entries import Answered
from talia.server.wire.protocol import Ack
from tests.server.doors.test_keys import check_all_wishes
from tests.server.keep.database import started
from tests.server.keep.test_restore import everything
from tests.server.tools import Now, Rig, settle


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with started(tmp_path_factory.mktemp("postgres")) as url:
        yield url


def test_tables_live_through_restarts(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        rig = Rig(tmp_path, postgres)
        room, first, second = await rig.online()
        answers = 0
        while not room.table.over:
            ear = (first, second)[room.table.asked[0]]
            assert isinstance(await ear.answer(), Ack)
            answers += 1
            if answers % 4 == 0:
                before = everything(room)
                rig.crash()
                room = await rig.lobby.find(room.table.id)
                assert everything(room) == before
                first, second = rig.token_ear(room, first), rig.token_ear(room, second)
                await first.hello()
                await second.hello()
        assert room.table.id not in await rig.store.live() or room.table.over
        with pytest.raises(StoreError):
            await rig.store.append(room.table.id, 2, [Answered(at=1.0, seat=1, word="card:x")])
        await rig.store.probe()
        await rig.close()

    asyncio.run(run())


def test_many_writes_at_once_share_commits(postgres: str, tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        rig = Rig(tmp_path, postgres)
        rooms = [(await rig.online())[0] for _ in range(5)]
        await settle()  # the tables' new status is written a moment later
        before = (rig.store.commits, rig.store.written)
        entry = Answered(at=1.0, seat=0, word="card:x")
        writes = [rig.store.append(room.table.id, room.table.length + n, [entry]) for room in rooms for n in range(40)]
        await asyncio.gather(*writes)
        stored = await rig.store.load(rooms[0].table.id)
        assert stored is not None
        assert len(stored.entries) == rooms[0].table.length + 40
        found = (rig.store.commits - before[0], rig.store.written - before[1])
        await rig.close()
        return found

    commits, written = asyncio.run(run())
    assert 200 <= written <= 205, "the answers, and perhaps a table's new status"
    assert commits < 50


def test_series_are_kept(postgres: str) -> None:
    async def run() -> None:
        store = SqlStore(postgres)
        store.open()
        await store.add_series("0123456789abcdef", 1.0, '{"a":1}')
        await store.set_series("0123456789abcdef", '{"a":2}')
        assert await store.load_series("0123456789abcdef") == '{"a":2}'
        assert await store.load_series("none") is None
        store.close()

    asyncio.run(run())


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(StoreError) as error:
        SqlStore("postgresql://talia:geheim@127.0.0.1:1/none").open()
    assert "geheim" not in str(error.value)
    assert str(error.value).startswith("database postgresql")


def test_a_wish_can_be_repeated(postgres: str) -> None:
    check_all_wishes(postgres, Now())


def test_a_host_lists_closes_and_deletes_beside_the_server(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        rig = Rig(tmp_path, postgres)
        changed = Changed(rig.lobby)
        await changed.look()
        room, _, _ = await rig.online()
        id = room.table.id
        async with asyncio.timeout(20):  # a new status is written beside the game
            while id not in [row.id for row in await changes.listed(rig.store, "playing", 1000)]:
                await asyncio.sleep(0.02)
        words = ["--database", postgres]
        assert await asyncio.to_thread(main, ["tables", "close", id, *words]) == 0
        assert await changed.look() == 1
        assert (await rig.lobby.find(id)).table.over
        assert await asyncio.to_thread(main, ["tables", "delete", id, *words]) == 0
        assert await changed.look() == 1
        assert await rig.store.load(id) is None
        await changes.forget(rig.store, 1e12)
        assert await rig.store.length(id) == 0
        await rig.close()

    asyncio.run(run())
