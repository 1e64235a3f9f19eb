"""What a store promises, asked of both: SQL and a browser's database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from talia.offline.store import BrowserStore
from talia.server.keep.also import Added
from talia.server.keep.sql import SqlStore
from talia.server.keep.store import Store, StoreError, Unreadable
from talia.server.wire.about import ClockRule
from talia.server.wire.entries import Answered, AnyEntry, Dealt, Place, Plan
from talia.server.wire.keys import LASTS, Used
from talia.server.wire.tokens import Held
from tests.offline.memory import MemoryDatabase

Test = Callable[[Store], Awaitable[None]]


def plan(created: float, public: bool = False) -> Plan:
    return Plan(
        game="template",
        rules=1,
        seats=[Place(who="person"), Place(who="person")],
        options={},
        clock=ClockRule(),
        undo="free",
        public=public,
        created=created,
        key="00",
    )


def answer(at: float) -> AnyEntry:
    return Answered(at=at, seat=0, word="ace")


def used(key: str, at: float) -> Used:
    return Used(key, at, "request", "place")


@pytest.fixture(params=["sql", "browser"])
def promised(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    def run(test: Test) -> None:
        if request.param == "browser":
            asyncio.run(test(BrowserStore(MemoryDatabase())))  # type: ignore[arg-type]
            return
        store = SqlStore(f"sqlite:///{tmp_path / 'store.db'}")
        store.open()
        try:
            asyncio.run(test(store))  # type: ignore[arg-type]
        finally:
            store.close()

    return run


def test_a_table_is_what_was_written(promised: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        assert await store.load("a") is None
        await store.add_table("a", plan(5.0), [Dealt(at=5.0)], "playing")
        await store.append("a", 1, [answer(6.0), answer(7.0)])
        stored = await store.load("a")
        assert stored is not None
        assert (stored.id, stored.plan) == ("a", plan(5.0))
        assert stored.entries == [Dealt(at=5.0), answer(6.0), answer(7.0)]
        assert (await store.length("a"), await store.latest("a"), await store.has("a")) == (3, 7.0, True)
        assert (await store.length("b"), await store.latest("b"), await store.has("b")) == (0, 0.0, False)

    promised(test)


def test_a_number_is_written_once_and_what_goes_with_it_not_at_all(promised: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.add_table("a", plan(5.0), [Dealt(at=5.0)], "playing")
        await store.append("a", 1, [answer(6.0)])
        with pytest.raises(StoreError):
            await store.append("a", 1, [answer(8.0)], used("k", 8.0), Added("b", plan(8.0), [], "waiting"))
        assert await store.used("k") is None
        assert not await store.has("b")
        assert await store.latest("a") == 6.0
        with pytest.raises(StoreError):
            await store.add_table("a", plan(9.0), [], "waiting", used("k", 9.0))
        assert await store.used("k") is None
        await store.append("a", 2, [answer(9.0)], used("k", 9.0), Added("b", plan(9.0), [Dealt(at=9.0)], "playing"))
        assert await store.used("k") == used("k", 9.0)
        assert await store.length("b") == 1

    promised(test)


def test_tables_are_found_by_status_and_time(promised: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for id, created, status, public in (
            ("c", 3.0, "playing", True),
            ("a", 1.0, "waiting", True),
            ("b", 2.0, "ended", True),
            ("d", 3.0, "waiting", False),
        ):
            await store.add_table(id, plan(created, public), [], status)
        assert await store.live() == ["a", "c", "d"]
        assert [row[:2] for row in await store.live_plans((1.0, "a"), 1)] == [(3.0, "c")]
        assert [row[1] for row in await store.live_plans((float("-inf"), ""), 9)] == ["a", "c", "d"]
        assert await store.public(9) == ["c", "a"]
        assert await store.public(1) == ["c"]
        assert await store.old_tables("waiting", 3.0) == ["a"]
        await store.set_status("c", "ended")
        assert await store.live() == ["a", "d"]
        await store.set_status("nobody", "ended")
        assert not await store.has("nobody")

    promised(test)


def test_what_is_played_is_not_removed(promised: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for id in ("a", "ab"):
            await store.add_table(id, plan(1.0), [Dealt(at=1.0), answer(2.0)], "playing")
            await store.keep_review(f"r{id}", id, 3.0, "{}")
        await store.remove_table("a")
        assert (await store.has("a"), await store.length("a")) == (True, 2)
        await store.set_status("a", "ended")
        await store.remove_table("a")
        assert (await store.has("a"), await store.length("a"), await store.review("ra")) == (False, 0, None)
        assert (await store.length("ab"), await store.review("rab")) == (2, "{}")

    promised(test)


def test_series_keys_and_reviews(promised: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.add_table("a", plan(1.0), [], "ended")
        await store.add_series("s", 1.0, "one", used("k", 10.0))
        await store.set_series("s", "two", Added("b", plan(2.0), [], "waiting"))
        assert (await store.load_series("s"), await store.has("b")) == ("two", True)
        assert await store.old_series(1.0) == []
        assert await store.old_series(2.0) == ["s"]
        await store.remove_series("s")
        assert await store.load_series("s") is None
        await store.add_key(used("later", 11.0 + LASTS))  # and what is older than that is forgotten
        assert await store.used("k") is None
        for number in range(4):
            await store.add_key(used(f"n{number}", 20.0 + LASTS + number))
        await store.trim_keys(12.0 + LASTS, 2)
        assert [await store.used(f"n{number}") is not None for number in range(4)] == [False, False, True, True]
        await store.keep_review("r", "a", 1.0, "old")
        await store.keep_review("r", "a", 2.0, "new")
        await store.keep_review("gone", "nobody", 3.0, "x")
        assert await store.review("r") == "new"
        await store.trim_reviews(5)
        assert (await store.review("r"), await store.review("gone")) == ("new", None)
        for number in range(3):
            await store.keep_review(f"r{number}", "a", 10.0 + number, "x")
        await store.trim_reviews(2)
        assert [await store.review(f"r{number}") for number in range(3)] == [None, "x", "x"]
        await store.probe()

    promised(test)


def test_a_browser_that_is_full_refuses_and_loses_nothing() -> None:
    async def test() -> None:
        database = MemoryDatabase()
        store = BrowserStore(database)
        await store.add_table("a", plan(5.0), [Dealt(at=5.0)], "playing")
        await store.hold("/api/tables/a", Held({0: "x" * 22}, None))
        database.full = True
        for write in (
            store.append("a", 1, [answer(6.0)], used("k", 6.0)),
            store.set_status("a", "ended"),
            store.hold("/api/tables/a", Held({}, None)),
            store.probe(),
        ):
            with pytest.raises(StoreError, match="Quota"):
                await write
        assert (await store.length("a"), await store.used("k"), await store.live()) == (1, None, ["a"])
        assert (await store.held("/api/tables/a")).seats == {0: "x" * 22}
        database.full = False
        await store.append("a", 1, [answer(6.0)])
        assert store.waiting() == 0

    asyncio.run(test())


def test_what_nobody_waits_for_any_more_is_written_all_the_same() -> None:
    async def test() -> None:
        store = BrowserStore(MemoryDatabase())
        writing = asyncio.create_task(store.add_table("a", plan(5.0), [], "waiting"))
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await asyncio.sleep(0.01)
        assert await store.has("a")

    asyncio.run(test())


def test_what_cannot_be_read_says_so() -> None:
    async def test() -> None:
        database = MemoryDatabase()
        store = BrowserStore(database)
        await store.add_table("a", plan(5.0), [Dealt(at=5.0), answer(6.0)], "playing")
        database.rows["entries"][0]["body"] = '{"kind":"of tomorrow"}'
        with pytest.raises(Unreadable):
            await store.load("a")
        assert await store.unreadable(["a", "b"]) == ["a"]

    asyncio.run(test())
