"""Rows that this version cannot read: each keeps itself away and nobody else, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from talia.server.keep.purge import Purge
from talia.server.live.series import AllSeries
from talia.server.wire.about import ClockRule
from talia.server.wire.errors import Refused
from talia.server.wire.forms import NewSeries, PlayerForm
from tests.server.keep.test_postgres import postgres as postgres  # a fixture
from tests.server.tools import Rig, settle

TIMED = ClockRule(bank=600)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Iterator[str | None]:
    if request.param == "sqlite":
        yield None
        return
    url = request.getfixturevalue("postgres")
    yield url
    engine = sa.create_engine(sa.make_url(url).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        for table in ("entries", "tables", "series"):
            connection.execute(sa.text(f"DELETE FROM {table}"))
    engine.dispose()


def change(rig: Rig, statement: str, **named: Any) -> None:
    with rig.store.engine.begin() as connection:
        assert connection.execute(sa.text(statement), named).rowcount == 1


ENTRY = "UPDATE entries SET body = :body WHERE table_id = :id AND seq = 0"
PLAN = "UPDATE tables SET plan = :body WHERE id = :id"


def spoiled(kind: str) -> tuple[str, str]:
    return {
        "an entry of an unknown kind": (ENTRY, '{"kind":"teleported","at":1.0}'),
        "an entry that is no JSON": (ENTRY, "{{{"),
        "an entry without its time": (ENTRY, '{"kind":"dealt"}'),
        "a plan that is no plan": (PLAN, "[]"),
        "a plan of a game that is gone": (
            PLAN,
            '{"game":"whist","rules":1,"options":{},"seats":[],"created":1.0,"clock":{},"undo":"free","key":"k"}',
        ),
        "entries with a gap": ("DELETE FROM entries WHERE table_id = :id AND seq = 0 AND body <> :body", ""),
    }[kind]


KINDS = [
    "an entry of an unknown kind",
    "an entry that is no JSON",
    "an entry without its time",
    "a plan that is no plan",
    "a plan of a game that is gone",
    "entries with a gap",
]


@pytest.mark.parametrize("kind", KINDS)
def test_one_unreadable_table_stands_in_nobody_s_way(database: str | None, tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        rig = Rig(tmp_path, database)
        tables = []
        for _ in range(3):
            tables.append((await rig.online(public=True, clock=TIMED))[0].table.id)
            rig.now.time += 1.0
        await settle()
        for room in list(rig.lobby.rooms.values()):
            await room.close()
        statement, body = spoiled(kind)
        change(rig, statement, id=tables[0], body=body)  # the oldest: it comes first
        rig.crash()
        await rig.lobby.restore()
        assert sorted(rig.lobby.rooms) == sorted(tables[1:]), "all later tables are back"
        assert rig.lobby.shelf.unreadable == {tables[0]}
        assert rig.metrics.counters["not_restored"] == 1
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await rig.lobby.find(tables[0])
            assert refused.value.code == "unreadable"
        assert rig.metrics.counters["not_restored"] == 1, "told once"
        assert [room.table.id for room in await rig.lobby.listing.rooms()] == tables[:0:-1], (
            "the list is there without it"
        )
        rig.now.time += 400 * 86400.0
        await Purge(rig.lobby).run()
        assert await rig.store.has(tables[0]), "and it is kept, for the version that can read it"
        await rig.close()

    asyncio.run(run())


def test_tables_that_wait_for_somebody_are_looked_at_too(database: str | None, tmp_path: Path) -> None:
    """They are not opened at the start; a host is to hear of them all the same."""

    async def run() -> None:
        rig = Rig(tmp_path, database)
        room, _, _ = await rig.online()
        await settle()
        change(rig, ENTRY, id=room.table.id, body='{"kind":"teleported","at":1.0}')
        rig.crash()
        await rig.lobby.restore()
        assert rig.lobby.rooms == {}
        assert rig.lobby.shelf.unreadable == {room.table.id}
        await rig.close()

    asyncio.run(run())


def test_an_unreadable_series_or_table_of_one_is_told_and_nothing_else(database: str | None, tmp_path: Path) -> None:
    async def run() -> None:
        rig = Rig(tmp_path, database)
        series = AllSeries(rig.lobby)
        players = [PlayerForm(who="me"), PlayerForm(who="me")]
        docs = [(await series.new(NewSeries(kind="match", game="template", players=players)))[0] for _ in range(2)]
        await settle()
        change(rig, "UPDATE series SET body = :body WHERE id = :id", id=docs[0].id, body='{"kind":"league"}')
        change(rig, PLAN, id=docs[1].meetings[0].table, body="{}")
        rig.crash()
        series = AllSeries(rig.lobby)
        with pytest.raises(Refused) as refused:
            await series.find(docs[0].id)
        assert refused.value.code == "unreadable"
        assert (await series.find(docs[1].id)).id == docs[1].id
        rig.now.time += 400 * 86400.0
        await Purge(rig.lobby).run()
        assert await rig.store.load_series(docs[0].id) == '{"kind":"league"}'
        await rig.close()

    asyncio.run(run())
