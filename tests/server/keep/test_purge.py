"""Old tables leave the store: those that ended long ago or never began, and nothing else."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from talia.server.keep.purge import DAY, Purge
from talia.server.keep.replays import export
from talia.server.live.rooms import Room
from talia.server.live.series import AllSeries
from talia.server.run.switches import days
from talia.server.wire import tokens
from talia.server.wire.entries import Dealt
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, Import, NewSeries, NewTable, PlayerForm, SeatForm
from talia.server.wire.protocol import Ack, Resign
from tests.server.tools import Ear, Rig, played, settle

OPEN = NewTable(game="template", seats=[SeatForm(who="me", name="Anna"), SeatForm(who="open")])


async def ended(rig: Rig) -> Room:
    """A game that is over, and whose players have left."""
    room, ear = await rig.alone()
    while not room.table.over:
        if 0 in room.table.asked:
            await ear.answer()
        await settle()
    ear.leave()
    return room


async def put_away(rig: Rig) -> None:
    """Nobody has a table open."""
    await settle()
    for room in list(rig.lobby.rooms.values()):
        await rig.lobby.reopen(room)


async def there(rig: Rig, id: str) -> bool:
    try:
        await rig.lobby.find(id)
    except Refused as refusal:
        if refusal.code != "unknown":
            raise
        return False
    await put_away(rig)
    return True


def test_an_ended_game_is_kept_as_long_as_the_host_says_and_can_be_exported_until_then(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room = await ended(rig)
        id, told = room.table.id, export(room.table)
        rig.now.time += 99 * DAY
        await put_away(rig)
        assert await Purge(rig.lobby).run() == 0
        assert export((await rig.lobby.find(id)).table) == told
        await put_away(rig)
        rig.now.time += 2 * DAY
        assert await Purge(rig.lobby).run() == 1
        assert not await there(rig, id)
        assert await rig.store.length(id) == 0  # its entries went with it
        assert rig.metrics.counters["tables_purged"] == 1

    played(tmp_path, test, keep_ended=100.0)


def test_the_time_counts_from_the_last_entry_and_not_from_the_first(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, ear = await rig.alone()
        rig.now.time += 200 * DAY  # a slow game
        while not room.table.over:
            if 0 in room.table.asked:
                await ear.answer()
            await settle()
        ear.leave()
        await put_away(rig)
        rig.now.time += 99 * DAY
        assert await Purge(rig.lobby).run() == 0
        rig.now.time += 2 * DAY
        assert await Purge(rig.lobby).run() == 1

    played(tmp_path, test, keep_ended=100.0)


def test_a_table_that_never_began_goes_and_one_that_is_played_never(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        empty, _ = await rig.lobby.new_table(OPEN)
        playing, first, second = await rig.online()
        await first.answer()
        first.leave()
        second.leave()
        rig.now.time += 10_000 * DAY
        await put_away(rig)
        assert await Purge(rig.lobby).run() == 1
        assert not await there(rig, empty.table.id)
        assert await there(rig, playing.table.id)

    played(tmp_path, test)


def test_what_somebody_has_open_stays(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room = await ended(rig)
        rig.now.time += 10_000 * DAY
        assert room.table.id in rig.lobby.rooms
        assert await Purge(rig.lobby).run() == 0
        await put_away(rig)
        assert await Purge(rig.lobby).run() == 1

    played(tmp_path, test)


def test_a_status_that_is_late_removes_no_running_game(tmp_path: Path) -> None:
    """As after a crash between the deal and the note of it: the entries decide."""

    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        first.leave()
        second.leave()
        await put_away(rig)
        await rig.store.set_status(room.table.id, "waiting")
        rig.now.time += 10_000 * DAY
        assert isinstance((await rig.store.load(room.table.id)).entries[-1], Dealt)  # type: ignore[union-attr]  # it is there
        assert await Purge(rig.lobby).run() == 0
        await rig.store.set_status(room.table.id, "ended")
        assert await Purge(rig.lobby).run() == 0
        assert await there(rig, room.table.id)

    played(tmp_path, test)


def test_zero_keeps_everything(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room = await ended(rig)
        empty, _ = await rig.lobby.new_table(OPEN)
        rig.now.time += 10_000 * DAY
        await put_away(rig)
        assert await Purge(rig.lobby).run() == 0
        assert await there(rig, room.table.id)
        assert await there(rig, empty.table.id)

    played(tmp_path, test, keep_ended=0.0, keep_waiting=0.0)


def test_an_imported_record_counts_from_its_import(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room = await ended(rig)
        rig.now.time += 300 * DAY
        copy = await rig.lobby.take_in(Import(record=export(room.table).record))
        rig.now.time += 100 * DAY
        await put_away(rig)
        assert await Purge(rig.lobby).run() == 1
        assert not await there(rig, room.table.id)
        assert await there(rig, copy.table.id)

    played(tmp_path, test)


def test_tables_of_a_running_match_stay_and_go_with_it_when_it_is_over(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        series = AllSeries(rig.lobby)
        players = [PlayerForm(who="me", name="Anna"), PlayerForm(who="bot", level="novice")]
        doc, _ = await series.new(NewSeries(kind="match", game="template", players=players))
        waiting, _ = await series.new(
            NewSeries(kind="match", game="template", players=[players[0], PlayerForm(who="open")])
        )

        async def lose() -> str:
            meeting = doc.meetings[-1]
            room = await rig.lobby.find(meeting.table)
            seat = meeting.players.index(0)
            join = await rig.lobby.join_for(meeting.table, seat)
            assert join is not None
            _, token = await rig.lobby.claim(room, Claim(join=join))
            ear = Ear(rig, room, tokens.Held({seat: token}, None), seat)
            await ear.hello()
            assert isinstance(await ear.wish(Resign(ref="r")), Ack)
            ear.leave()
            await settle()
            return meeting.table

        first = await lose()
        rig.now.time += 10_000 * DAY
        await put_away(rig)
        await Purge(rig.lobby).run()
        assert await there(rig, first)  # the match is not over
        assert await rig.store.load_series(doc.id) is not None
        second = await lose()
        rig.now.time += 10_000 * DAY
        await put_away(rig)
        assert await Purge(rig.lobby).run() >= 2
        assert not await there(rig, first)
        assert not await there(rig, second)
        await Purge(rig.lobby).run()
        assert await rig.store.load_series(doc.id) is None
        rig.lobby.open_series.clear()  # as after a restart
        await Purge(rig.lobby).run()
        assert await rig.store.load_series(waiting.id) is None  # nobody ever came

    played(tmp_path, test)


@pytest.mark.parametrize("text", ["-1", "x", "nan", "inf", "40000", ""])
def test_a_wrong_number_of_days_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="allowed: 0 to 36500"):
        days(text)
    assert days("0.5") == 0.5
