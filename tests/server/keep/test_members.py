"""Several members on one PostgreSQL: claims, handovers, deaths, fences; what must happen is a row."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from talia.cli.__main__ import main
from talia.server.acts import Acts, Caller
from talia.server.keep import sharing as rows
from talia.server.keep.fenced import FencedStore
from talia.server.keep.members import SOON, Member, Serving, plain
from talia.server.keep.purge import Purge
from talia.server.keep.store import Asleep, Doubtful, StoreError
from talia.server.live import sharing
from talia.server.live.reviews import Reviews
from talia.server.live.rooms import Room
from talia.server.live.sharing import HEARD
from talia.server.live.wishes import World
from talia.server.wire.about import ClockRule
from talia.server.wire.entries import AnyEntry, Finished, Woke
from talia.server.wire.errors import Refused
from talia.server.wire.forms import NewSeries, NewTable, Now, PlayerForm, SeatForm
from talia.server.wire.protocol import Ack, Next, Rematch, Resign
from tests.server.keep.several import MemberRig, again, come, online, seated, shared
from tests.server.tools import play_out, settle

REAP = Member._reap  # as it is, where a test puts something else in its place


def test_a_table_goes_where_it_is_asked_for_and_keeps_its_history(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        room, first, second = await online(a)
        assert isinstance(await (first, second)[room.table.asked[0]].answer(), Ack)
        length = room.table.length
        there = await b.lobby.find(room.table.id)
        assert room.closed, "its owner has given it away"
        assert room.table.id not in a.lobby.rooms
        assert there.table.length == length
        ears = again(b, there, first), again(b, there, second)
        for ear in ears:
            await ear.hello()
        await play_out(there, *ears)
        assert a.sharing.handovers == 1
        with pytest.raises(Doubtful):
            await a.store.append(room.table.id, there.table.length, [Woke(at=1.0)])

    shared(tmp_path, postgres, test)


def test_a_table_that_is_asked_for_twice_at_once_is_given_away_once(
    postgres: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        room, _, _ = await online(a)
        id = room.table.id
        a.sharing._since[id] = 0.0  # it has had it long enough
        for _ in range(2):
            a.sharing.heard(rows.WANT, f"{id} {a.member.id}")
        await come(b, id)
        assert a.sharing.handovers >= 1
        assert id not in a.lobby.rooms

    shared(tmp_path, postgres, test)
    assert "fault" not in [record.getMessage() for record in caplog.records]


def test_looking_back_takes_no_table_away(postgres: str, tmp_path: Path) -> None:
    """Replay, record, export, history and playing on from a finished game read it, whoever has it."""

    async def test(a: MemberRig, b: MemberRig) -> None:
        room, anna, _ = await online(a)
        id = room.table.id
        acts = Acts(b.lobby, b.series, Reviews(b.lobby))
        with pytest.raises(Refused, match="not over"):  # nor can anybody pull a running one away by asking
            await acts.record(id)
        await anna.say(Resign(ref="r"))
        assert room.table.over
        record = (await acts.record(id)).told
        assert isinstance(record, dict)
        assert record["game"] == "template"
        await acts.export(id)
        await acts.history(id, 0)
        await acts.replay(Caller(), id, None, 0, 5)
        assert (b.members.claims, b.members.wants, id in b.lobby.rooms) == (0, 0, False)
        assert a.lobby.rooms[id] is room
        assert not room.closed

    shared(tmp_path, postgres, test)


def test_who_waits_at_another_process_than_the_one_that_reaps_is_told(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits for a dead process' table is woken by the news, wherever it was found out."""
    monkeypatch.setattr(sharing, "ANSWERS_WITHIN", 60.0)  # nobody looks again by himself
    monkeypatch.setattr(sharing, "ASKED_FOR", 60.0)

    async def test(a: MemberRig, b: MemberRig, c: MemberRig) -> None:
        monkeypatch.setattr(b.member, "_reap", lambda: None)  # as if always late
        room, _, _ = await online(a)
        await a.die()
        async with asyncio.timeout(10):
            there = await come(b, room.table.id)
        assert there.table.length == room.table.length
        assert (b.member.reaped, c.member.reaped) == (0, 1)

    shared(tmp_path, postgres, test, "abc")


def test_a_look_that_was_held_up_reaps_nobody(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL stood still: everybody's row looks dead to whoever is let go on first."""
    monkeypatch.setattr(Member, "_reap", lambda self: None)  # but for the one below

    async def test(a: MemberRig) -> None:
        with psycopg.connect(plain(a.members.url), autocommit=True) as hand:
            hand.execute(
                "INSERT INTO members (id, name, lock, seen, expires) "
                "VALUES ('silent', 's', 7, now() - interval '1 hour', now() - interval '1 hour')"
            )
            looking = Member(a.members.url, "looking", lease=0.0)  # PostgreSQL has only just been started
            looking._connection, looking._late = hand, False
            looking._beaten = time.monotonic() - 2 * SOON
            REAP(looking)
            assert looking.reaped == 0
            looking._beaten = time.monotonic()
            REAP(looking)
            assert looking.reaped == 1

    shared(tmp_path, postgres, test, "a")


def test_an_old_owner_is_fenced_off(postgres: str, tmp_path: Path) -> None:
    """Also where it does not know yet, and where nobody has written anything since."""

    async def test(a: MemberRig, b: MemberRig) -> None:
        room, first, second = await online(a)
        before = room.table.length
        await a.die()
        there = await come(b, room.table.id)  # once it is reaped
        assert b.member.reaped == 1
        a.member.until = 1e18  # its own clock says nothing to it: the fence alone has to
        with pytest.raises(Refused, match="could not be written down"):
            await room.perform(lambda world: [Woke(at=world.now)])
        assert a.members.fenced >= 1
        assert await b.store.length(room.table.id) == before
        with pytest.raises(StoreError):
            await a.members.together(room.table.id, rows.Shown(room.table.id, 1.0, "{}").statements())
        with pytest.raises(StoreError):
            await a.store.set_status(room.table.id, "ended")
        ears = again(b, there, first), again(b, there, second)
        for ear in ears:
            await ear.hello()
        await play_out(there, *ears)

    shared(tmp_path, postgres, test)


def test_the_fence_is_what_holds(postgres: str, tmp_path: Path) -> None:
    """The same with the fence taken out of the statement: the old owner's answer gets through."""

    async def test(a: MemberRig, b: MemberRig) -> None:
        room, first, second = await online(a)
        before = room.table.length
        await a.die()
        await come(b, room.table.id)
        a.member.until = 1e18
        a.members.append_by = (
            "WITH me AS (SELECT %s), want AS (SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::bigint[]) "
            "AS w(id, seq, body, fence)) INSERT INTO entries (table_id, seq, body, fence) "
            "SELECT id, seq, body, fence FROM want RETURNING table_id, seq"
        )
        assert isinstance(await (first, second)[room.table.asked[0]].answer(), Ack)
        assert await b.store.length(room.table.id) == before + 1

    shared(tmp_path, postgres, test)


def test_a_member_without_its_database_sleeps_and_wakes_with_its_tables(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig) -> None:
        room, first, _ = await online(a, clock=ClockRule(bank=60.0))
        a.member.until = 0.0
        a.member.lease = -1.0  # from now on each beat is already too old
        async with asyncio.timeout(10):
            while not a.sharing.asleep or not first.listener.closed:
                await asyncio.sleep(0.05)
        assert a.sharing.not_ready() == ["asleep"]
        with pytest.raises(Refused):
            await a.lobby.find(room.table.id)
        with pytest.raises(Asleep):
            await a.store.append(room.table.id, room.table.length, [Woke(at=1.0)])
        left = list(room.table.clock.left)
        a.now.time += 30.0
        a.member.lease = 5.0
        while a.sharing.not_ready():
            await asyncio.sleep(0.05)
        assert (await a.lobby.find(room.table.id)) is room, "nobody else can have had it"
        async with asyncio.timeout(5):
            while room.slept:
                await asyncio.sleep(0.02)
        assert room.table.clock.left == left, "nobody pays for the time"
        assert room.table.clock.since == a.now.time

    shared(tmp_path, postgres, test, "a")


def test_one_that_was_taken_for_dead_drops_its_tables_and_joins_anew(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig) -> None:
        room, first, _ = await online(a)
        old = a.member.id
        with psycopg.connect(plain(a.members.url), autocommit=True) as hand:
            hand.execute("DELETE FROM members WHERE id = %s", [old])
        async with asyncio.timeout(10):
            while a.member.id == old or a.sharing.not_ready():
                await asyncio.sleep(0.05)
        assert a.lobby.rooms == {}
        assert first.listener.closed
        there = await a.lobby.find(room.table.id)
        assert there is not room
        assert a.member.losses == 1

    shared(tmp_path, postgres, test, "a")


def test_a_member_that_leaves_gives_its_tables_away(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        opened = [(await online(a))[0] for _ in range(3)]
        began = time.monotonic()
        await a.sharing.leave()
        assert time.monotonic() - began >= HEARD, "balancers are to hear of it before the port is closed"
        assert a.sharing.not_ready() == ["leaving"]
        assert a.lobby.rooms == {}
        for room in opened:
            assert room.closed
            assert (await b.lobby.find(room.table.id)).table.length == room.table.length
        assert b.members.wants == 0, "they were free"

    shared(tmp_path, postgres, test)


def test_tables_that_go_on_without_anybody_are_adopted(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "LOOKING", 0.2)

    async def test(a: MemberRig, b: MemberRig) -> None:
        bots = [SeatForm(who="bot", level="novice"), SeatForm(who="bot", level="novice")]
        room, _ = await a.lobby.new_table(NewTable(game="template", seats=bots))
        people, _, _ = await online(a)
        await a.die()
        async with asyncio.timeout(20):
            while (await b.lobby.owning.look(room.table.id)).table.status != "ended":
                await asyncio.sleep(0.1)
        assert people.table.id not in b.lobby.rooms, "a table of people waits for them"
        # Status and owner follow.
        async with asyncio.timeout(20):
            while await b.members.orphans(10, [], b.member.id, [*b.members.fences]):
                await asyncio.sleep(0.1)

    shared(tmp_path, postgres, test)


def test_many_tables_of_a_dead_member_are_claimed_at_once(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        opened = [(await online(a))[0].table.id for _ in range(12)]
        await a.die(politely=True)
        commits = b.store.commits
        await asyncio.gather(*(b.lobby.find(id) for id in opened))
        assert b.members.claims >= 12
        assert b.store.commits - commits <= 6

    shared(tmp_path, postgres, test)


def test_public_tables_are_listed_everywhere_and_opened_nowhere(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "SHOWING", 0.1)

    async def test(a: MemberRig, b: MemberRig) -> None:
        seats = [SeatForm(who="me", name="Anna"), SeatForm(who="open")]
        made, _ = await a.lobby.new_table(NewTable(game="template", seats=seats, public=True))
        body, _ = await b.lobby.listing.look()
        assert made.table.id in body.decode()
        assert b.lobby.rooms == {}
        # Whoever wants to play somebody sits down at it, from any process.
        room, held = await b.lobby.matching.play(Now(games=["template"], name="Bela"))
        assert (room.table.id, list(held.seats)) == (made.table.id, [1])
        async with asyncio.timeout(10):
            while "Bela" not in (await a.lobby.listing.look())[0].decode():
                a.lobby.listing.stale()
                await asyncio.sleep(0.05)

    shared(tmp_path, postgres, test)


def test_a_ticket_is_good_everywhere_and_once(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        ticket, commitment = await a.lobby.commit()
        seats = [SeatForm(who="me"), SeatForm(who="me")]
        form = NewTable(game="template", seats=seats, ticket=ticket)
        rooms = await asyncio.gather(*(rig.lobby.new_table(form) for rig in (a, b, a, b)), return_exceptions=True)
        made = [room for room in rooms if not isinstance(room, BaseException)]
        assert len(made) == 1
        assert made[0][0].table.plan.commitment == commitment
        with pytest.raises(Refused):
            await b.lobby.new_table(form)

    shared(tmp_path, postgres, test)


def test_a_rematch_is_one_table_wherever_the_votes_come_in(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        room, *ears = await online(a)
        await play_out(room, *ears)
        assert isinstance(await ears[0].wish(Rematch(ref="r", accept=True)), Ack)
        there = await b.lobby.find(room.table.id)
        ear = again(b, there, ears[1])
        await ear.hello()
        assert isinstance(await ear.wish(Rematch(ref="r", accept=True)), Ack)
        await settle()
        told = [message for message in [*ear.heard, *ear.drain()] if isinstance(message, Next)]
        assert len(told) == 1
        assert told[0].join is not None
        assert await a.store.has(told[0].table)

    shared(tmp_path, postgres, test)


def test_two_games_of_a_tournament_that_end_at_once_at_two_members(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each next game is made once, and everybody is told of it, wherever they sit; also when one dies in between."""
    monkeypatch.setattr(sharing, "LOOKING", 0.3)

    async def test(a: MemberRig, b: MemberRig) -> None:
        players = [PlayerForm(who="me", name=name) for name in ("Anna", "Bela", "Cleo", "Dora")]
        doc, _ = await a.series.new(NewSeries(game="template", kind="tournament", players=players))
        assert len(doc.meetings) == 2
        (one, first), (other, second) = (
            await seated(a, doc.meetings[0].table),
            await seated(b, doc.meetings[1].table),
        )

        def won(room: Room) -> Callable[[World], list[AnyEntry]]:
            return lambda world: [Finished(at=world.now, winners=[0], reason="resigned", seat=1)]

        await asyncio.gather(one.perform(won(one)), other.perform(won(other)))
        ears = [*first, *second]
        async with asyncio.timeout(20):
            while not all(any(isinstance(message, Next) for message in ear.heard) for ear in ears):
                for ear in ears:
                    ear.drain()
                await asyncio.sleep(0.05)
        now = await a.series.find(doc.id)
        assert [meeting.number for meeting in now.meetings] == [0, 1, 2, 3]
        assert len({meeting.table for meeting in now.meetings}) == 4
        assert all([await a.store.has(meeting.table) for meeting in now.meetings])
        for ear in ears:
            told = [message for message in ear.heard if isinstance(message, Next)]
            assert len(told) == 1, "each is told once"
            assert told[0].table in {meeting.table for meeting in now.meetings[2:]}
            assert told[0].join is not None
        # The next games: the process of one of them dies right after its end, before the series heard of it.
        third, _ = await seated(a, now.meetings[2].table)
        a.lobby.after_end = None
        await third.perform(won(third))
        await a.die()
        await come(b, third.table.id)
        async with asyncio.timeout(20):
            while not (await b.series.find(doc.id)).meetings[2].ended:
                await asyncio.sleep(0.1)

    shared(tmp_path, postgres, test)


def test_purging_removes_nothing_that_somebody_has_opened(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig, b: MemberRig) -> None:
        rooms = []
        for _ in range(2):
            room, *ears = await online(a)
            await play_out(room, *ears)
            await settle()
            rooms.append(room)
        await a.lobby.shelf.put_away(rooms[0], forgive=True)
        b.now.time += 400 * 86400.0
        assert await Purge(b.lobby).run() >= 1
        assert await b.store.load(rooms[0].table.id) is None
        assert await b.store.load(rooms[1].table.id) is not None, "it is open at another member"
        mark = await b.store.mark(rooms[1].table.id)
        await a.lobby.shelf.put_away(rooms[1], forgive=True)
        await a.lobby.find(rooms[1].table.id)
        await b.store.remove_table(rooms[1].table.id, mark)
        assert await b.store.has(rooms[1].table.id), "whoever has opened it meanwhile has raised the fence"

    shared(tmp_path, postgres, test)


def test_a_write_whose_outcome_nobody_knows_is_found_out_by_reading(postgres: str, tmp_path: Path) -> None:
    async def test(a: MemberRig) -> None:
        room, first, second = await online(a)
        assert isinstance(await (first, second)[room.table.asked[0]].answer(), Ack)
        backend = a.members._writer
        assert backend is not None
        with psycopg.connect(plain(a.members.url), autocommit=True) as hand:
            hand.execute("SELECT pg_terminate_backend(%s)", [backend.info.backend_pid])
        backend.close()  # as if it had broken in the middle
        with contextlib.suppress(Refused):
            await room.perform(lambda world: [Woke(at=world.now)])
        await settle()
        room = await a.lobby.find(room.table.id)
        ears = again(a, room, first), again(a, room, second)
        for ear in ears:
            await ear.hello()
        await play_out(room, *ears)

    shared(tmp_path, postgres, test, "a")


def test_two_servers_without_names_refuse_the_second(
    postgres: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = FencedStore(postgres, "x", 5.0).url
    first = Serving(url, together=False)
    first.begin()
    monkeypatch.setattr(Serving.begin, "__defaults__", (0.2,))
    try:
        for more in ([], ["--member", "b"]):
            assert main(["serve", "--no-open", "--port", "0", "--database", postgres, *more]) != 0
            said = capsys.readouterr().err.strip()
            assert "another server runs on this database" in said
            assert "\n" not in said
    finally:
        first.end()
    together = [Serving(url, together=True) for _ in range(2)]
    for one in together:
        one.begin()
    with pytest.raises(StoreError, match="another server"):
        first.begin()
    for one in together:
        one.end()


@pytest.mark.parametrize("words", [["--member", "a b"], ["--member", ""], ["--lease", "1"], ["--member", "a"]])
def test_what_is_no_member_is_said_in_a_sentence(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["serve", "--no-open", "--database", f"sqlite:///{tmp_path}/x.db", *words]
    try:
        code = main(command)
    except SystemExit as error:
        code = int(error.code or 0)
    assert code != 0
    assert "allowed:" in capsys.readouterr().err
