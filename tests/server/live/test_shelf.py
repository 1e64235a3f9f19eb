"""Which tables are in memory: they come when needed, leave when memory is short, and only memory refuses new ones."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from talia.server.keep.purge import DAY, Purge
from talia.server.live import shelf as shelves
from talia.server.run.memory import Memory, allowed, resident
from talia.server.wire.about import ClockRule
from talia.server.wire.errors import Refused
from talia.server.wire.forms import NewTable, SeatForm
from tests.server.tools import Rig, played, settle

BOTS = [SeatForm(who="bot", level="novice"), SeatForm(who="bot", level="novice")]


def short(rig: Rig, each: int = 10, base: int = 0, budget: int = 100) -> Memory:
    """A server on which every table in memory takes so many of a hundred bytes."""
    rooms = rig.lobby.shelf.rooms
    memory = Memory(1, lambda: len(rooms), lambda: base + each * len(rooms))
    memory.budget = budget
    memory._empty = base
    rig.lobby.shelf.memory = memory
    real = memory.measured
    memory.measured = lambda fresh=False: real(True)  # type: ignore[method-assign]  # no measurement is old
    return memory


def test_what_python_keeps_for_the_next_tables_counts_as_room(tmp_path: Path) -> None:
    """The system counts it as used: a server that has been full once would stay full for ever."""

    async def test(rig: Rig) -> None:
        memory = short(rig)
        most = 0

        def kept() -> int:
            nonlocal most
            most = max(most, 10 * len(rig.lobby.rooms))
            return most

        memory.measure = kept
        for _ in range(40):
            await rig.hot_seat()
            assert len(rig.lobby.rooms) <= 10
        assert most <= 100
        rooms = [await rig.online() for _ in range(10)]
        assert not any(room.closed for room, _, _ in rooms)
        with pytest.raises(Refused, match="full"):
            await rig.hot_seat()

    played(tmp_path, test)


def test_after_a_restart_only_what_goes_on_by_itself_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(rig: Rig) -> None:
        room, _, _ = await rig.online()
        clocked, _, _ = await rig.online(clock=ClockRule(bank=60))
        alone, _ = await rig.alone()
        monkeypatch.setattr(rig.workers, "think", _never)  # so that the game of bots is not over
        bots, _ = await rig.lobby.new_table(NewTable(game="template", seats=BOTS))
        await settle()
        rig.crash()
        await rig.lobby.restore()
        assert sorted(rig.lobby.rooms) == sorted([clocked.table.id, bots.table.id])
        for one in (room, alone):
            assert (await rig.lobby.find(one.table.id)).table.length == one.table.length

    played(tmp_path, test)


async def _never(*arguments: Any) -> Any:
    await asyncio.Event().wait()


def test_many_more_unfinished_games_than_fit_fill_nothing(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        ids = [(await rig.online())[0].table.id for _ in range(30)]
        rig.crash()
        short(rig)  # room for ten
        await rig.lobby.restore()
        assert rig.lobby.rooms == {}
        for id in ids:
            await rig.lobby.find(id)
            assert len(rig.lobby.rooms) <= 10
        for _ in range(15):
            await rig.hot_seat()
            assert len(rig.lobby.rooms) <= 10
        assert rig.metrics.counters["tables_put_away"] >= 30
        assert not rig.lobby.shelf.full()

    played(tmp_path, test)


def test_whoever_is_at_a_table_stays_there_and_only_new_ones_are_refused(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        rooms = [await rig.online() for _ in range(9)]
        waiting = (await rig.hot_seat())[0]
        short(rig)
        await rig.hot_seat()  # the one that nobody is at goes
        assert waiting.closed
        assert not any(room.closed for room, _, _ in rooms)
        await rig.online()
        with pytest.raises(Refused, match="full") as refused:
            await rig.hot_seat()
        assert refused.value.code == "busy"
        assert rig.lobby.shelf.full()
        assert (await rig.lobby.find(waiting.table.id)).table.id == waiting.table.id, "a game that is there can be had"
        rooms[0][1].leave()
        rooms[0][2].leave()
        await rig.hot_seat()

    played(tmp_path, test)


def test_a_table_put_away_with_a_running_clock_comes_back_in_time_and_pays(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online(clock=ClockRule(bank=600))
        first.leave()
        second.leave()
        memory = short(rig, each=95)
        rig.now.time += 10
        await rig.lobby.sweep()
        assert rig.lobby.rooms == {}
        assert rig.lobby.in_use(room.table.id), "it is not to be purged meanwhile"
        memory.budget = 1 << 40
        rig.now.time += 500
        await rig.lobby.sweep()
        assert rig.lobby.rooms == {}
        rig.now.time += 75
        await rig.lobby.sweep()
        again = rig.lobby.rooms[room.table.id]
        assert again.table.length == room.table.length, "the server was not away: nothing is forgiven"
        assert again.table.clock.kept(rig.now())[0] == 15.0
        rig.now.time += 16
        await again.tick()
        assert again.table.over

    played(tmp_path, test)


def test_a_room_put_away_is_gone_at_once(tmp_path: Path) -> None:
    """Python's collector looks through old tables only every quarter of an hour."""

    async def test(rig: Rig) -> None:
        room, ear = await rig.alone()
        await ear.answer()
        await settle()
        ear.leave()
        gone: list[weakref.ref[Any]] = [weakref.ref(room), weakref.ref(room.table)]
        gc.collect()
        gc.disable()
        try:
            await rig.lobby.shelf.put_away(room)
            await settle()
            del room, ear
            assert [one() for one in gone] == [None, None]
        finally:
            gc.enable()

    played(tmp_path, test)


def test_a_game_that_nobody_has_touched_for_long_is_ended(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        old, _, _ = await rig.online()
        rig.now.time += 100 * DAY
        young, _, _ = await rig.online()
        rig.crash()
        rig.now.time += 101 * DAY
        await Purge(rig.lobby).run()
        await settle()
        assert rig.lobby.rooms == {}
        ended = (await rig.lobby.find(old.table.id)).table
        result = ended.result()
        assert result is not None
        assert (result.reason, result.winners, ended.status) == ("stopped", [], "ended")
        assert not (await rig.lobby.find(young.table.id)).table.over

    played(tmp_path, test, end_untouched=180.0)


def test_a_host_may_keep_them_for_ever(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        old, _, _ = await rig.online()
        rig.crash()
        rig.now.time += 5000 * DAY
        await Purge(rig.lobby).run()
        assert not (await rig.lobby.find(old.table.id)).table.over

    played(tmp_path, test, end_untouched=0.0)


def test_a_table_of_earlier_rules_goes_on_under_its_own(tmp_path: Path) -> None:
    import talia
    from talia.server.wire.entries import read_plan, write

    assert talia.game("fantasy_realms").earlier, "there is one"

    async def test(rig: Rig) -> None:
        seats = [SeatForm(who="me"), SeatForm(who="me"), SeatForm(who="me")]
        room, _ = await rig.lobby.new_table(NewTable(game="fantasy_realms", seats=seats))
        import msgspec
        import sqlalchemy as sa

        earlier = msgspec.structs.replace(room.table.plan, rules=talia.game("fantasy_realms").earlier[0])
        assert read_plan(write(earlier)) == earlier
        with rig.store.engine.begin() as connection:
            connection.execute(sa.text("UPDATE tables SET plan = :plan"), {"plan": write(earlier)})
        rig.crash()
        table = (await rig.lobby.find(room.table.id)).table
        assert table.live().setup.rules == earlier.rules

    played(tmp_path, test, games=("fantasy_realms",))


def test_memory_is_measured_and_a_budget_found() -> None:
    found = resident()
    assert found is None or 10 << 20 < found < 1 << 40
    assert allowed(300) == 300 << 20
    assert allowed() > 100 << 20
    unknown = Memory(1000, tables=lambda: 1000, measure=lambda: None)
    assert 0.1 < unknown.share() < 0.5, "where the system tells nothing it is guessed by the number of tables"


def test_plans_are_told_apart() -> None:
    from tests.server.live.test_rewinding import plan_of

    assert not shelves.needs_nobody(plan_of("cardia", 2, ClockRule()))
    assert shelves.needs_nobody(plan_of("cardia", 2, ClockRule(decision=5)))
    assert shelves.needs_nobody(plan_of("fantasy_realms", 3, ClockRule(), variant="chaos")), "a clock of its own"
    assert not shelves.needs_nobody(plan_of("fantasy_realms", 3, ClockRule()))


def test_a_sweep_of_many_tables_lets_others_come_between(tmp_path: Path) -> None:
    """All at once it took 3 ms at a thousand tables, every five seconds."""

    async def test(rig: Rig) -> None:
        for _ in range(shelves.FEW * 3):
            await rig.hot_seat()
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.create_task(others())
        await asyncio.sleep(0)
        before = turns
        await rig.lobby.sweep()
        other.cancel()
        assert turns - before >= 6

    played(tmp_path, test)


def test_after_a_start_those_who_come_do_not_wait_until_all_tables_are_looked_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each table was read twice in the moment when everybody came back."""
    asked: list[int] = []

    async def test(rig: Rig) -> None:
        ids = [(await rig.hot_seat())[0].table.id for _ in range(3)]
        rig.crash()
        real = rig.store.unreadable

        async def counted(some: list[str]) -> list[str]:
            asked.append(len(some))
            return await real(some)

        monkeypatch.setattr(rig.store, "unreadable", counted)
        monkeypatch.setattr(shelves, "LEISURE", 0.2)
        restoring = asyncio.create_task(rig.lobby.restore())
        rooms = [await rig.lobby.find(id) for id in ids[:2]]
        assert [room.table.id for room in rooms] == ids[:2]
        assert asked == []
        await restoring
        assert asked == [1], "and only who has not come is looked at"

    played(tmp_path, test)
