"""Takeovers looked at as an adversary does: what happens between two steps of one, and what is left lying after it."""

from __future__ import annotations

import asyncio
import inspect
import threading
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from talia.server.keep import members
from talia.server.keep import sharing as rows
from talia.server.keep.fenced import FencedStore
from talia.server.keep.members import Member, plain
from talia.server.keep.sql import SqlStore
from talia.server.keep.store import Asleep, StoreError
from talia.server.live import sharing
from talia.server.wire import tokens
from talia.server.wire.about import ClockRule
from talia.server.wire.entries import Followed, Woke
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, NewTable, SeatForm
from talia.server.wire.protocol import Ack, Bye
from tests.server.keep.several import MemberRig, again, come, online, shared
from tests.server.tools import Rig, play_out, played, settle

REAP = Member._reap
BOTS = [SeatForm(who="bot", level="novice"), SeatForm(who="bot", level="novice")]


def told(rig: MemberRig, query: str, *values: Any) -> list[tuple[Any, ...]]:
    with psycopg.connect(plain(rig.members.url), autocommit=True) as hand:
        done = hand.execute(query, values)
        return done.fetchall() if done.description else []


def owner(rig: MemberRig, id: str) -> str | None:
    found: str | None = told(rig, "SELECT owner FROM tables WHERE id = %s", id)[0][0]
    return found


async def ended(rig: MemberRig, id: str) -> None:
    async with asyncio.timeout(20):
        while (await rig.lobby.owning.look(id)).table.status != "ended":
            await asyncio.sleep(0.05)


def test_an_answer_that_postgresql_works_on_holds_the_takeover_up(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A batch in flight: its owner is dead by then, and whoever takes over finds what it has written."""
    monkeypatch.setattr(members.manners, "__defaults__", (30.0,))  # the statement waits for us, not for its time

    async def test(a: MemberRig, b: MemberRig) -> None:
        room, *_ = await online(a)
        id, before, old = room.table.id, room.table.length, a.member.id
        young = "SELECT clock_timestamp() - pg_postmaster_start_time() < interval '5.5 s'"
        while told(b, young) == [(True,)]:  # nobody is reaped then
            await asyncio.sleep(0.1)
        with psycopg.connect(plain(a.members.url)) as hand:
            hand.execute("INSERT INTO entries (table_id, seq, body) VALUES (%s, %s, '')", [id, before])  # which waits
            writing = asyncio.create_task(room.perform(lambda world: [Woke(at=world.now)]))
            await asyncio.sleep(0.2)
            await a.die()
            await asyncio.sleep(2.0)
            assert told(b, "SELECT 1 FROM members WHERE id = %s", old), "its row is locked by what it has sent"
            hand.rollback()
        assert not await writing, "it was its own, and is acknowledged"
        there = await come(b, id)
        assert there.table.length == before + 1
        found = told(b, "SELECT max(fence) FROM entries WHERE table_id = %s", id)
        assert found[0][0] < b.members.fences[id], "written before the claim"

    shared(tmp_path, postgres, test)


def test_a_table_that_was_being_read_when_we_were_taken_for_dead_is_not_ours(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A room that nobody knows not to be ours would show its onlookers an old table for ever."""

    async def test(a: MemberRig) -> None:
        room, *_ = await online(a)
        id = room.table.id
        await a.lobby.shelf.put_away(room)
        go_on, load = asyncio.Event(), a.members.load

        async def slowly(id: str) -> Any:
            found = await load(id)
            await go_on.wait()
            return found

        monkeypatch.setattr(a.members, "load", slowly)
        opening = asyncio.create_task(a.lobby.find(id))
        while id not in a.members.fences:
            await asyncio.sleep(0.01)
        a.sharing.heard("lost", "")
        go_on.set()
        with pytest.raises(Refused, match="moves from one process"):
            await opening
        assert id not in a.lobby.rooms
        assert (await come(a, id)).table.length == room.table.length

    shared(tmp_path, postgres, test, "a")


def test_a_claim_of_a_member_that_is_dead_when_it_hears_of_it_counts_for_nothing(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(a: MemberRig) -> None:
        room, *_ = await online(a)
        id = room.table.id
        await a.lobby.shelf.put_away(room)
        claim = a.members._claim

        def late(jobs: Any) -> Any:
            found = claim(jobs)
            a.member._lost()
            return found

        monkeypatch.setattr(a.members, "_claim", late)
        with pytest.raises(Asleep):
            await a.members.claim(id)
        monkeypatch.setattr(a.members, "_claim", claim)
        assert id not in a.members.fences
        async with asyncio.timeout(20):  # its old row is reaped by nobody here: the lease has to end
            told(a, "DELETE FROM members WHERE id <> %s", a.member.id)
            there = await come(a, id)
        assert there.table.length == room.table.length

    shared(tmp_path, postgres, test, "a")


def test_a_table_that_is_opened_while_it_is_given_away_stays_open(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two rooms of one table would write under the same fence; and putting away twice is no fault."""

    async def test(a: MemberRig) -> None:
        room, *_ = await online(a)
        id = room.table.id
        go_on, release = asyncio.Event(), a.members.release

        async def slowly(rows: list[tuple[str, int, str | None]]) -> None:
            await go_on.wait()
            await release(rows)

        monkeypatch.setattr(a.members, "release", slowly)
        away = asyncio.gather(*(a.lobby.shelf.put_away(room, forgive=True) for _ in range(2)))
        await asyncio.sleep(0.05)
        there = await a.lobby.find(id)
        go_on.set()
        await away
        assert a.lobby.rooms[id] is there
        assert not await there.perform(lambda world: [Woke(at=world.now)])
        assert owner(a, id) == a.member.id

    shared(tmp_path, postgres, test, "a")


def test_what_a_lost_connection_has_sent_does_not_arrive_later(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network holds an answer, and its end with it: nobody was told of it, so that nobody is to find it later."""

    async def test(a: MemberRig) -> None:
        room, *_ = await online(a)
        id, seq, fence = room.table.id, room.table.length, a.members.fences[room.table.id]
        old = a.members._writer
        assert old is not None
        monkeypatch.setattr(old, "close", lambda: None)  # PostgreSQL hears no end
        a.members._doubt = True
        assert not await room.perform(lambda world: [Woke(at=world.now)])
        with pytest.raises(psycopg.OperationalError):
            old.execute(rows.APPEND, [a.member.id, [id], [seq + 1], ["{}"], [fence]])
        assert await a.store.length(id) == seq + 1

    shared(tmp_path, postgres, test, "a")


def test_a_table_that_is_asked_for_again_is_not_given_away_by_the_batch_it_is_claimed_in(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(a: MemberRig) -> None:
        made, _ = await a.lobby.new_table(NewTable(game="template", seats=[SeatForm(who="me"), SeatForm(who="open")]))
        id = made.table.id
        await a.members.claim(id)
        go_on, settled = threading.Event(), a.members._settle

        def slowly() -> None:
            go_on.wait(10)
            settled()

        monkeypatch.setattr(a.members, "_settle", slowly)
        first = asyncio.create_task(a.store.probe())  # what comes while it waits is one batch
        await asyncio.sleep(0.1)
        both = asyncio.gather(a.members.release([(id, -1, None)]), a.members.claim(id))
        await asyncio.sleep(0.1)
        go_on.set()
        await asyncio.gather(first, both)
        assert owner(a, id) == a.member.id

    shared(tmp_path, postgres, test, "a")


def test_whoever_comes_to_a_room_that_was_just_put_away_is_told_to_come_back(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        room, anna, _ = await online(a)
        await b.lobby.find(room.table.id)
        late = again(a, room, anna)  # it was found before it moved
        assert [message.code for message in await late.hello() if isinstance(message, Bye)] == ["stopping"]
        assert late.listener.closed

    shared(tmp_path, postgres, test)


def test_a_question_that_postgresql_does_not_answer_keeps_nobody_awake(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those at its tables are let go when the lease is over, and not when a look for orphans has come back."""
    monkeypatch.setattr(sharing, "LOOKING", 0.1)

    async def test(a: MemberRig) -> None:
        _, anna, _ = await online(a)
        asked, never = asyncio.Event(), asyncio.Event()

        async def stuck(*_: Any) -> Any:
            asked.set()
            await never.wait()

        monkeypatch.setattr(a.members, "orphans", stuck)
        await asked.wait()
        a.member.lease = -1.0  # from now on each beat is already too old
        a.member.until = 0.0
        async with asyncio.timeout(5):
            while not a.sharing.asleep or not anna.listener.closed:
                await asyncio.sleep(0.05)

    shared(tmp_path, postgres, test, "a")


def test_what_this_version_cannot_read_keeps_nobody_from_the_rest(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a rolling upgrade the dead leave tables of a later version: those of ours are adopted all the same."""
    monkeypatch.setattr(sharing, "LOOKING", 0.2)
    monkeypatch.setattr(sharing, "MOST", 1)

    async def test(a: MemberRig) -> None:
        strange = tokens.new_id()
        query = "INSERT INTO tables (id, created, status, public, plan, owner) VALUES (%s, 0, 'playing', 0, '{}', '')"
        told(a, query, strange)
        try:
            made, _ = await a.lobby.new_table(NewTable(game="template", seats=BOTS))
            await ended(a, made.table.id)
            assert owner(a, strange) == "", "it waits for a process that can read it"
        finally:
            told(a, "DELETE FROM tables WHERE id = %s", strange)
        # The same with what others wish to a table.
        rooms = [(await online(a))[0] for _ in range(2)]
        told(a, "INSERT INTO errands (table_id, body) VALUES (%s, '{}')", rooms[0].table.id)
        for room in rooms:
            await room.perform(lambda world: [Woke(at=world.now)])
        on = Followed(at=1.0, table=tokens.new_id(), why="series", seats=[None, None])
        await a.members.together(None, rows.Errand(rooms[1].table.id, on).statements())
        async with asyncio.timeout(10):
            while rooms[1].table.followed is None:
                await asyncio.sleep(0.05)
        told(a, "DELETE FROM errands WHERE table_id = %s", rooms[0].table.id)

    shared(tmp_path, postgres, test, "a")


@pytest.mark.parametrize("lost", ["the reading", "the answer to the claim"])
def test_a_table_without_anybody_whose_adoption_failed_is_adopted_again(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    async def test(a: MemberRig) -> None:
        made, _ = await a.lobby.new_table(NewTable(game="template", seats=BOTS))
        id = made.table.id
        if lost == "the reading":
            load, failed = a.members.load, asyncio.Event()

            async def once(wanted: str) -> Any:
                if id in a.members.fences and not failed.is_set():  # it was claimed
                    failed.set()
                    raise StoreError("PostgreSQL does not answer")
                return await load(wanted)

            monkeypatch.setattr(a.members, "load", once)
        else:  # the table is ours, and we do not know
            await a.members.claim(id)
            del a.members.fences[id]
        monkeypatch.setattr(sharing, "LOOKING", 0.2)
        await ended(a, id)

    shared(tmp_path, postgres, test, "a")


def test_a_listing_that_could_not_be_written_is_written_later(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "SHOWING", 0.05)

    async def test(a: MemberRig) -> None:
        together, away = a.members.together, True

        async def write(*values: Any) -> None:
            if away:
                raise StoreError("PostgreSQL does not answer")
            await together(*values)

        monkeypatch.setattr(a.members, "together", write)
        seats = [SeatForm(who="me", name="Anna"), SeatForm(who="open")]
        away = False
        made, _ = await a.lobby.new_table(NewTable(game="template", seats=seats, public=True))
        away = True
        room = await a.lobby.find(made.table.id)
        form = Claim(join=a.lobby.invites(room)[0].join, name="Bela")
        await a.lobby.sit_down(room, form, None, lambda _: tokens.new())
        await asyncio.sleep(0.5)  # it was tried, and nothing has changed since
        away = False
        async with asyncio.timeout(10):
            while "Bela" not in (await a.lobby.listing.look())[0].decode():
                a.lobby.listing.stale()
                await asyncio.sleep(0.05)

    shared(tmp_path, postgres, test, "a")


def test_a_status_that_was_not_written_is_found_out_at_the_next_opening(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process was killed between the last entry and it: such a table would be neither purged nor found ended."""

    async def broken(*_: Any) -> None:
        raise Asleep("PostgreSQL does not answer")

    async def test(a: MemberRig, b: MemberRig) -> None:
        monkeypatch.setattr(a.members, "set_status", broken)
        room, *ears = await online(a)
        await play_out(room, *ears)
        await settle()
        status = "SELECT status FROM tables WHERE id = %s"
        assert told(a, status, room.table.id) == [("waiting",)]
        await a.die()
        await come(b, room.table.id)
        await settle()
        assert told(b, status, room.table.id) == [("ended",)]

    shared(tmp_path, postgres, test)

    async def alone(rig: Rig) -> None:
        monkeypatch.setattr(rig.store, "set_status", broken)
        room, *ears = await rig.online()
        await play_out(room, *ears)
        await settle()
        rig.crash()
        await rig.lobby.find(room.table.id)
        await settle()
        assert room.table.id not in await rig.store.live()

    played(tmp_path, alone)


def test_a_takeover_that_could_not_be_written_down_is_charged_to_nobody(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(a: MemberRig) -> None:
        room, *ears = await online(a, clock=ClockRule(bank=60.0))
        left = list(room.table.clock.left)
        await a.lobby.shelf.put_away(room, forgive=True)
        a.now.time += 40.0
        append = a.members.append

        async def broken(*_: Any) -> None:
            raise Asleep("PostgreSQL does not answer")

        monkeypatch.setattr(a.members, "append", broken)
        there = await a.lobby.find(room.table.id)
        monkeypatch.setattr(a.members, "append", append)
        both = [again(a, there, old) for old in ears]
        for ear in both:
            await ear.hello()
        assert isinstance(await both[there.table.asked[0]].answer(), Ack)
        assert there.table.clock.left == left

    shared(tmp_path, postgres, test, "a")


def test_a_machine_that_was_suspended_has_no_lease(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its monotonic clock stood still meanwhile."""

    async def test(a: MemberRig) -> None:
        await a.die()  # it beats no more
        assert a.member.valid
        clock = time.clock_gettime
        slept = {time.CLOCK_BOOTTIME: 60.0}
        monkeypatch.setattr(time, "clock_gettime", lambda which: clock(which) + slept.get(which, 0.0))
        assert not a.member.valid

    shared(tmp_path, postgres, test, "a")


def test_many_dead_that_still_write_do_not_hold_up_whoever_reaps_them(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is waited for a while: not one after another, until our own lease is over."""
    monkeypatch.setattr(Member, "_reap", lambda self: None)  # but for the one below
    dead = [f"dead{number}" for number in range(6)]

    async def test(a: MemberRig) -> None:
        for id in dead:
            old = "now() - interval '1 hour'"
            told(a, f"INSERT INTO members (id, name, lock, seen, expires) VALUES (%s, 'd', 7, {old}, {old})", id)
        hand, writer = (psycopg.connect(plain(a.members.url), autocommit=more) for more in (True, False))
        with hand, writer:
            writer.execute("SELECT 1 FROM members WHERE id = ANY(%s) FOR KEY SHARE", [dead])
            looking = Member(a.members.url, "looking", lease=0.0)
            looking._connection, looking._late = hand, False
            looking._beaten = began = time.monotonic()
            REAP(looking)
            assert time.monotonic() - began < 3.0, "six of them take 4.2 s"
            writer.rollback()
            looking._beaten = time.monotonic()
            REAP(looking)
            assert looking.reaped >= len(dead)

    shared(tmp_path, postgres, test, "a")


# The one door. What a store of one process writes, and that of a member writes no other way: of no table that is
# owned, or with a condition of its own.
OF_NO_TABLE = {"add_key", "add_series", "trim_keys", "keep_review", "trim_reviews", "forget_changes", "change", "probe"}
READERS = {"length", "live", "live_plans", "unreadable", "public", "old_tables", "old_series", "latest", "has"}
READERS |= {"load_series", "used", "review", "last_change", "changes_since", "look"}


def test_every_write_of_a_member_is_its_own_or_of_no_table() -> None:
    """A store's new method is to be thought about: inherited, it would write without the fence."""
    inherited = {
        name
        for name, method in inspect.getmembers(SqlStore, inspect.iscoroutinefunction)
        if not name.startswith("_") and getattr(FencedStore, name) is method
    }
    assert inherited == OF_NO_TABLE | READERS


def test_a_series_is_never_overwritten_without_its_version(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig) -> None:
        await a.store.add_series("s" * 16, 1.0, "first")
        with pytest.raises(StoreError, match="version"):
            await a.store.set_series("s" * 16, "second")
        assert await a.store.load_series("s" * 16) == "first"
        told(a, "DELETE FROM series WHERE id = %s", "s" * 16)

    shared(tmp_path, postgres, test, "a")
