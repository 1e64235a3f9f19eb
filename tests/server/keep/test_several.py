"""What is begun at one member and goes on at another: seats, records, replays, rematches, purges, public tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import psycopg
import pytest

from talia.server.acts import Acts, Caller
from talia.server.keep import reviews
from talia.server.keep import sharing as rows
from talia.server.keep.also import Added
from talia.server.keep.fenced import FencedStore
from talia.server.keep.members import plain
from talia.server.keep.purge import Purge
from talia.server.keep.store import Doubtful, StoreError
from talia.server.live import sharing
from talia.server.live.reviews import Reviews
from talia.server.live.wishes import World
from talia.server.wire import tokens
from talia.server.wire.entries import AnyEntry, Finished, Woke
from talia.server.wire.errors import Refused
from talia.server.wire.forms import (
    Claim,
    Continue,
    Import,
    Listed,
    NewSeries,
    NewTable,
    PlayerForm,
    Seated,
    SeatForm,
    Transfer,
)
from talia.server.wire.forms import Lobby as LobbyTold
from talia.server.wire.keys import Wish
from talia.server.wire.protocol import Ack, Bye, Next, Refusal, Rematch
from tests.server.keep.several import MemberRig, again, come, online, seated, shared
from tests.server.tools import Ear, play_out, settle

TWO = [SeatForm(who="me", name="Anna"), SeatForm(who="open")]


def acts(rig: MemberRig) -> Acts:
    return Acts(rig.lobby, rig.series, Reviews(rig.lobby))


def counted(rig: MemberRig, table: str, id: str) -> int:
    """How many rows of that database table are about a table of ours."""
    column = "id" if table == "tables" else "table_id"
    with psycopg.connect(plain(rig.members.url), autocommit=True) as hand:
        found = hand.execute(f"SELECT count(*) FROM {table} WHERE {column} = %s", [id]).fetchone()
    assert found is not None
    return int(found[0])


def won(world: World) -> list[AnyEntry]:
    return [Finished(at=world.now, winners=[0], reason="resigned", seat=1)]


def told_next(ear: Ear) -> list[Next]:
    ear.drain()
    return [message for message in ear.heard if isinstance(message, Next)]


def test_a_seat_moves_to_another_device_through_another_process(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        room, anna, bela = await online(a)
        id = room.table.id
        held = tokens.Held({1: "no token of that seat"}, None)
        with pytest.raises(Refused, match="not yours"):
            await acts(b).transfer(Caller(held), id, Transfer(seat=1))
        # The link comes from b, the claim from a, and the seat is played at b.
        there = await b.lobby.find(id)
        link = await b.lobby.transfer(there, bela.listener.holds, 1)
        old = again(b, there, bela)
        await old.hello()
        back = await a.lobby.find(id)
        assert back.table.seats[1].offered, "what the other process has offered"
        known = again(a, back, bela)
        await known.hello()
        done = await acts(a).claim(Caller(), id, Claim(join=link))
        assert done.keeps is not None
        assert [message.code for message in known.drain() if isinstance(message, Bye)] == ["replaced"]
        with pytest.raises(Refused, match="wrong or was used"):
            await acts(b).claim(Caller(), id, Claim(join=link))
        last = await b.lobby.find(id)
        first, second = again(b, last, anna), Ear(b, last, done.keeps[1], 1)
        assert second.listener.holds == {1}
        assert Ear(b, last, held, 1).listener.holds == frozenset(), "the old token is worth nothing anywhere"
        for ear in (first, second):
            await ear.hello()
        await play_out(last, first, second)

    shared(tmp_path, postgres, test)


def test_a_transfer_asked_again_through_another_process_is_the_same_link(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        room, anna, _ = await online(a)
        wish = Wish("k" * 20, "transfer")
        first = await a.lobby.transfer(room, anna.listener.holds, 0, wish)
        there = await b.lobby.find(room.table.id)
        assert await b.lobby.transfer(there, anna.listener.holds, 0, wish) == first
        assert there.table.length == room.table.length, "nothing more was written"

    shared(tmp_path, postgres, test)


def test_a_record_imported_through_one_process_is_looked_at_and_played_on_through_another(
    postgres: str, tmp_path: Path
) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        room, *ears = await online(a)
        await play_out(room, *ears)
        record = cast(dict[str, Any], (await acts(a).record(room.table.id)).told)
        taken = (await acts(a).take_in(Caller(), Import(record=record, names=["Cleo", "Dora"]))).told
        assert isinstance(taken, Seated)
        id = taken.table.id
        assert id not in a.lobby.rooms, "an imported one is nobody's either"
        assert (await acts(b).record(id)).told == record
        await acts(b).replay(Caller(), id, None, 0, 5)
        assert b.members.claims == 0, "looking takes nothing"
        made = await acts(b).play_on(Caller(), id, Continue(moment=1, seat=0, level="novice", name="Edda"))
        assert isinstance(made.told, Seated)
        assert made.keeps is not None
        assert [seat.name for seat in made.told.table.seats] == ["Edda", "Dora"]
        # And what b has made of it is played at a.
        there = await a.lobby.find(made.told.table.id)
        ear = Ear(a, there, made.keeps[1], 0)
        await ear.hello()
        while not there.table.over:
            if 0 in there.table.asked:
                assert isinstance(await ear.answer(), Ack)
            await settle()

    shared(tmp_path, postgres, test)


def test_a_wish_that_comes_to_two_processes_at_once_is_done_once(postgres: str, tmp_path: Path) -> None:
    """The balancer sends a request again whose process has died under it: the first one may still arrive."""

    async def test(a: MemberRig, b: MemberRig) -> None:
        room, *ears = await online(a)
        await play_out(room, *ears)
        record = cast(dict[str, Any], (await acts(a).record(room.table.id)).told)
        wishes: list[Callable[[MemberRig, Wish], Any]] = [
            lambda rig, wish: rig.lobby.take_in(Import(record=record), "", wish),
            lambda rig, wish: rig.lobby.play_on(room.table.id, Continue(moment=0, seat=0, level="novice"), "", wish),
            lambda rig, wish: rig.lobby.new_table(NewTable(game="template", seats=TWO), wish),
        ]
        for number, do in enumerate(wishes):
            wish = Wish(f"two-processes-at-once-{number}", "the same")
            found = await asyncio.gather(*(do(rig, wish) for rig in (a, b, a, b)), return_exceptions=True)
            refused = [one for one in found if isinstance(one, BaseException)]
            assert all(isinstance(one, Refused) and one.code == "busy" for one in refused), refused
            # Whoever was refused asks again, and is told what the quicker one was.
            found = [await do(rig, wish) for rig in (a, b)] + [one for one in found if one not in refused]
            made = {(one[0] if isinstance(one, tuple) else one).table.id for one in found}
            assert len(made) == 1
            held = {frozenset(one[1].seats.items()) for one in found if isinstance(one, tuple)}
            assert len(held) <= 1, "and everybody is given the same token"

    shared(tmp_path, postgres, test)


def test_a_rematch_whose_votes_come_in_at_two_processes_at_once(postgres: str, tmp_path: Path) -> None:
    """The table moves between the two votes, as often as it takes; there is one next table in the end."""

    async def test(a: MemberRig, b: MemberRig) -> None:
        room, *ears = await online(a)
        await play_out(room, *ears)
        id = room.table.id
        tables: set[str] = set()

        async def vote(rig: MemberRig, old: Ear) -> Ear:
            while True:
                ear = again(rig, await come(rig, id), old)
                await ear.hello()
                reply = await ear.wish(Rematch(ref="r", accept=True))
                if isinstance(reply, Ack):
                    return ear
                assert isinstance(reply, Refusal)
                assert reply.code == "busy"

        await asyncio.gather(vote(a, ears[0]), vote(b, ears[1]))
        for rig, old in zip((b, a), ears, strict=True):  # each looks where the other one was
            ear = again(rig, await come(rig, id), old)
            await ear.hello()
            assert len(told_next(ear)) == 1
            assert told_next(ear)[0].join is not None
            tables.add(told_next(ear)[0].table)
        assert len(tables) == 1
        with psycopg.connect(plain(a.members.url)) as hand:
            like = hand.execute("SELECT id FROM tables WHERE plan = (SELECT plan FROM tables WHERE id = %s)", [*tables])
            assert len(like.fetchall()) == 1
            said = hand.execute("SELECT body FROM entries WHERE table_id = %s", [id]).fetchall()
        assert sum('"followed"' in body for (body,) in said) == 1

    shared(tmp_path, postgres, test)


def test_what_one_process_purges_no_other_brings_back(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its old owner, a process that has just read it, and a review that was being made of it."""
    monkeypatch.setattr(sharing, "SHOWING", 0.1)

    async def test(a: MemberRig, b: MemberRig) -> None:
        room, anna, bela = await online(a, public=True)
        await play_out(room, anna, bela)
        await settle()
        id = room.table.id
        read = await b.lobby.look_back(id)
        fence = a.members.fences[id]
        await a.lobby.shelf.put_away(room, forgive=True)
        b.now.time += 400 * 86400.0
        assert await Purge(b.lobby).run() >= 1
        for rig in (a, b):
            with pytest.raises(Refused, match="there is none"):
                await rig.lobby.find(id)
            with pytest.raises(Refused, match="there is none"):
                await rig.lobby.look_back(id)
        # Its old owner does not know yet, and believes that it still has it.
        a.members.fences[id] = fence
        after, seq = tokens.new_id(), room.table.length
        for late in (
            a.store.append(id, seq, [Woke(at=1.0)]),
            a.store.append(id, seq, [Woke(at=1.0)], Added(after, room.table.plan, [], "waiting")),
            a.store.set_status(id, "playing"),
            a.members.together(id, rows.Shown(id, 1.0, "{}").statements()),
        ):
            with pytest.raises(StoreError):
                await late
        assert not await b.store.has(after), "nor does a rematch begin there"
        # A review that was under way is forgotten with the next purge: reviews go with their tables.
        await reviews.keep(b.store, "a" * 64, read.table.id, b.now(), b"{}")
        await Purge(b.lobby).run()
        await asyncio.sleep(0.4)  # a's listings are due
        for table in ("tables", "entries", "listings", "errands", "reviews"):
            assert counted(a, table, id) == 0, table

    shared(tmp_path, postgres, test)


def test_of_two_processes_one_purges_at_a_time(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        room, *ears = await online(a)
        await play_out(room, *ears)
        await settle()
        await a.lobby.shelf.put_away(room, forgive=True)
        a.now.time += 400 * 86400.0
        b.now.time += 400 * 86400.0
        async with a.members.purging() as first:
            assert first
            assert await Purge(b.lobby).run() == 0, "another one does"
            assert await b.store.has(room.table.id)
        assert await Purge(b.lobby).run() >= 1
        assert not await a.store.has(room.table.id)

    shared(tmp_path, postgres, test)


def test_a_public_table_is_listed_by_one_process_and_joined_through_another(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "SHOWING", 0.1)

    async def shown(rig: MemberRig, id: str) -> Listed | None:
        rig.lobby.listing.stale()
        body = (await acts(rig).tables()).told
        assert isinstance(body, bytes)
        found = msgspec.json.decode(body, type=LobbyTold)
        return next((one for one in found.tables if one.table.id == id), None)

    async def test(a: MemberRig, b: MemberRig) -> None:
        made = await acts(a).new_table(Caller(), NewTable(game="template", seats=TWO, public=True))
        assert isinstance(made.told, Seated)
        assert made.keeps is not None
        id = made.told.table.id
        room = await a.lobby.find(id)
        anna = Ear(a, room, made.keeps[1], 0)
        await anna.hello()
        listed = await shown(b, id)
        assert listed is not None
        assert id not in b.lobby.rooms
        # The link of the list is good at the process that does not have the table; only once.
        done = await acts(b).claim(Caller(), id, Claim(join=listed.invites[0].join, name="Bela"))
        assert done.keeps is not None
        assert room.closed
        with pytest.raises(Refused, match="wrong or was used"):
            await acts(a).claim(Caller(), id, Claim(join=listed.invites[0].join, name="Cleo"))
        there = await b.lobby.find(id)
        ears = again(b, there, anna), Ear(b, there, done.keeps[1], 1)
        for ear in ears:
            await ear.hello()
        async with asyncio.timeout(10):
            while (now := await shown(a, id)) is None or now.invites:
                await asyncio.sleep(0.05)
        assert now.table.status == "playing", "nobody else is asked to sit down"
        await play_out(there, *ears)
        async with asyncio.timeout(10):
            while await shown(a, id) is not None:
                await asyncio.sleep(0.05)

    shared(tmp_path, postgres, test)


@pytest.mark.parametrize("dies", ["before the series hears of it", "after the next games are written"])
def test_two_games_end_at_once_and_one_of_the_processes_is_killed_between(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dies: str
) -> None:
    """Each next game once, and everybody is told of it: those of the dead process where they come to."""
    monkeypatch.setattr(sharing, "LOOKING", 0.3)

    async def test(a: MemberRig, b: MemberRig) -> None:
        players = [PlayerForm(who="me", name=name) for name in ("Anna", "Bela", "Cleo", "Dora")]
        doc, _ = await a.series.new(NewSeries(game="template", kind="tournament", players=players))
        one, first = await seated(a, doc.meetings[0].table)
        other, second = await seated(b, doc.meetings[1].table)
        if dies == "before the series hears of it":
            a.lobby.after_end = None
        else:  # the errands are rows by then, and nobody at a hears of them
            monkeypatch.setattr(a.sharing, "_quietly_run", _nothing)
            monkeypatch.setattr(a.sharing, "_run", _nothing)
        await asyncio.gather(one.perform(won), other.perform(won))
        if dies != "before the series hears of it":
            async with asyncio.timeout(10):
                while len((await b.series._load(doc.id) or doc).meetings) < 4:
                    await asyncio.sleep(0.02)
        await a.die()
        assert not any(told_next(ear) for ear in first)
        there = await come(b, one.table.id)
        ears = [*(again(b, there, old) for old in first), *second]
        for ear in ears[:2]:
            await ear.hello()
        async with asyncio.timeout(20):
            while not all(told_next(ear) for ear in ears):
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.7)  # two more looks for errands
        with psycopg.connect(plain(b.members.url)) as hand:
            made = hand.execute("SELECT id FROM tables WHERE plan LIKE %s", [f"%{doc.id}%"]).fetchall()
            left = hand.execute("SELECT count(*) FROM errands").fetchone()
        assert left == (0,)
        assert len(made) == 4, "each game once: none was made that the series does not know"
        now = await b.series.find(doc.id)
        assert {id for (id,) in made} == {meeting.table for meeting in now.meetings}
        for ear in ears:
            assert len(told_next(ear)) == 1
            assert told_next(ear)[0].table in {meeting.table for meeting in now.meetings[2:]}
            assert told_next(ear)[0].join is not None
        assert len({(told_next(ear)[0].table, told_next(ear)[0].seat) for ear in ears}) == 4

    shared(tmp_path, postgres, test)


async def _nothing(_: list[str]) -> None:
    """Nobody hears of errands."""


def test_an_end_that_the_series_could_not_be_told_is_told_later(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL was away just then: the game is over, its players wait, and no process dies that would tell it."""

    async def test(a: MemberRig) -> None:
        players = [PlayerForm(who="me", name=name) for name in ("Anna", "Bela")]
        doc, _ = await a.series.new(NewSeries(game="template", kind="match", players=players))
        room, ears = await seated(a, doc.meetings[0].table)
        good = FencedStore.change_series

        async def away(*_: Any) -> None:
            raise Doubtful("PostgreSQL does not answer")

        monkeypatch.setattr(FencedStore, "change_series", away)
        await room.perform(won)
        await asyncio.sleep(2.5)  # it was tried as often as it is
        monkeypatch.setattr(FencedStore, "change_series", good)
        await a.lobby.sweep()
        async with asyncio.timeout(10):
            while not all(told_next(ear) for ear in ears):
                await asyncio.sleep(0.05)

    shared(tmp_path, postgres, test, "a")
