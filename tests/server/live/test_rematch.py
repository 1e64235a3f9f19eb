"""A rematch: the last vote, the new table and the way there are one; its seats are for those who played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from talia.server.keep.sql import SqlStore
from talia.server.keep.store import StoreError
from talia.server.wire.protocol import Ack, Next, Refusal, Rematch
from tests.server.tools import Rig, play_out, played, settle


def test_strangers_get_no_link_to_the_seats_of_those_who_played(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online(public=True)
        await play_out(room, first, second)
        await first.wish(Rematch(ref="m"))
        await second.wish(Rematch(ref="m"))
        await settle()
        again = [one for one in await rig.lobby.listing.rooms() if one.table.status == "waiting"]
        assert len(again) == 1  # it is listed, to look on
        assert rig.lobby.offered(again[0]) == []
        first.drain()
        (going,) = [message for message in first.heard if isinstance(message, Next)]
        assert going.join is not None

    played(tmp_path, test)


def test_the_server_dies_with_the_last_vote_and_the_rematch_is_there(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await play_out(room, first, second)
        await first.wish(Rematch(ref="m"))
        reply = await second.wish(Rematch(ref="m"))
        assert isinstance(reply, Ack)
        rig.crash()  # at once: nothing but that one write has happened
        back = await rig.lobby.find(room.table.id)
        assert back.table.votes == {0, 1}
        assert back.table.followed is not None
        again = await rig.lobby.find(back.table.followed.table)
        assert again.table.status == "waiting"
        ear = rig.token_ear(back, first)
        heard = await ear.hello()
        (going,) = [message for message in heard if isinstance(message, Next)]
        assert (going.table, going.seat) == (again.table.id, 1)
        assert going.join is not None

    played(tmp_path, test)


def test_a_vote_that_cannot_be_written_leaves_no_table_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await play_out(room, first, second)
        await first.wish(Rematch(ref="m"))
        before = await rig.store.live()
        with monkeypatch.context() as patch:

            async def fails(self: SqlStore, *_: Any) -> None:
                raise StoreError("database or disk is full")

            patch.setattr(SqlStore, "_write", fails)
            reply = await second.wish(Rematch(ref="m"))
        assert isinstance(reply, Refusal)
        assert reply.code == "busy"
        assert await rig.store.live() == before
        assert room.table.votes == {0}
        assert isinstance(await second.wish(Rematch(ref="m")), Ack)
        await settle()
        assert len(await rig.store.live()) == len(before) + 1

    played(tmp_path, test)


def test_a_vote_said_twice_is_one(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await play_out(room, first, second)
        for _ in range(2):
            await first.wish(Rematch(ref="m"))
        assert room.info().rematch == [0]
        for _ in range(3):
            assert isinstance(await second.wish(Rematch(ref="m")), Ack)
        await settle()
        assert len([id for id in await rig.store.live() if id != room.table.id]) == 1

    played(tmp_path, test)


def test_both_at_once_make_one_table(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await play_out(room, first, second)
        wishes = [ear.say(Rematch(ref=f"m{number}")) for number in range(3) for ear in (first, second)]
        await asyncio.gather(*wishes)
        await settle()
        assert len([id for id in await rig.store.live() if id != room.table.id]) == 1
        for ear in (first, second):
            ear.drain()
            assert len({message.table for message in ear.heard if isinstance(message, Next)}) == 1

    played(tmp_path, test)


def test_a_no_is_told_and_can_become_a_yes(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await play_out(room, first, second)
        await first.wish(Rematch(ref="m"))
        for _ in range(2):
            assert isinstance(await second.wish(Rematch(accept=False, ref="n")), Ack)
        assert (room.info().rematch, room.info().declined) == ([0], [1])
        length = room.table.length
        await second.wish(Rematch(accept=False, ref="n"))
        assert room.table.length == length, "a no said twice is one"
        rig.crash()
        back = await rig.lobby.find(room.table.id)
        assert (back.info().rematch, back.info().declined) == ([0], [1])
        ear = rig.token_ear(back, second)
        await ear.hello()
        assert isinstance(await ear.wish(Rematch(ref="m")), Ack)
        assert back.info().declined == []
        assert back.table.followed is not None

    played(tmp_path, test)


def test_a_yes_withdrawn_is_no_no(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await play_out(room, first, second)
        await first.wish(Rematch(ref="m"))
        await first.wish(Rematch(accept=False, ref="w"))
        assert (room.info().rematch, room.info().declined) == ([], [])
        await second.wish(Rematch(ref="m"))
        assert room.table.followed is None

    played(tmp_path, test)
