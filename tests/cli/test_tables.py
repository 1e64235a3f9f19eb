"""`talia tables`: what a host sees and changes, with a server on the same database and without."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from talia.cli.__main__ import main
from talia.cli.check import examined
from talia.server.keep import changes
from talia.server.keep.sql import SqlStore
from talia.server.live.changed import Changed
from talia.server.live.series import AllSeries
from talia.server.wire.entries import Dealt
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, NewSeries, NewTable, PlayerForm, SeatForm
from talia.server.wire.protocol import Ack, Answer, Bye, Refusal
from tests.server.tools import Rig, play_out, played, rig, settle

Said = Callable[..., Awaitable[tuple[int, str, str]]]
WAITING = NewTable(game="template", seats=[SeatForm(who="me", name="Anna"), SeatForm(who="open")])


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Callable[[Rig], Said]:
    """The command, given in another thread as by another process: its exit code and what it says."""

    def on(made: Rig) -> Said:
        async def run(*words: str) -> tuple[int, str, str]:
            capsys.readouterr()
            code = await asyncio.to_thread(main, ["tables", *words, "--database", made.database])
            said = capsys.readouterr()
            assert "Traceback" not in said.err
            return code, said.out, said.err

        return run

    return on


def test_tables_are_listed(tmp_path: Path, say: Callable[[Rig], Said]) -> None:
    async def test(made: Rig) -> None:
        tables = say(made)
        over, *ears = await made.online()
        await play_out(over, *ears)
        going, _, _ = await made.online()
        made.now.time += 10
        waiting, _ = await made.lobby.new_table(WAITING)
        await settle()
        code, out, _ = await tables("list", "--json")
        assert code == 0
        rows = {row["id"]: row for row in json.loads(out)}
        assert next(iter(rows)) == waiting.table.id
        assert {id: row["status"] for id, row in rows.items()} == {
            over.table.id: "ended",
            going.table.id: "playing",
            waiting.table.id: "waiting",
        }
        assert rows[going.table.id]["entries"] == going.table.length
        assert rows[waiting.table.id]["seats"] == ["person", "open"]
        _, out, _ = await tables("list", "--status", "ended", "--json")
        assert [row["id"] for row in json.loads(out)] == [over.table.id]
        code, out, _ = await tables()
        assert code == 0
        assert going.table.id in out

    played(tmp_path, test)


def test_a_closed_game_is_over_for_those_who_play_it(tmp_path: Path, say: Callable[[Rig], Said]) -> None:
    async def test(made: Rig) -> None:
        changed = Changed(made.lobby)
        await changed.look()
        room, first, second = await made.online()
        other, *others = await made.online()
        await (first if 0 in room.table.asked else second).answer()
        answers = len(room.table.record().answers)
        assert await say(made)("close", room.table.id) == (0, f"{room.table.id}: closed\n", "")
        assert await changed.look() == 1
        assert [message.code for message in first.drain() if isinstance(message, Bye)] == ["stopping"]
        again = await made.lobby.find(room.table.id)
        assert again is not room
        result = again.table.result()
        assert result is not None
        assert (result.reason, result.winners, result.by_rules) == ("stopped", [], False)
        assert len(again.table.record().answers) == answers
        ear = made.token_ear(again, first)
        await ear.hello()
        assert ear.view["asked"] == []
        # Nobody else hears of it.
        assert await made.lobby.find(other.table.id) is other
        assert isinstance(await others[other.table.asked[0]].answer(), Ack)
        assert await changed.look() == 0

    played(tmp_path, test)


def test_an_answer_in_the_same_moment_is_refused_and_nothing_is_half_done(
    tmp_path: Path, say: Callable[[Rig], Said]
) -> None:
    async def test(made: Rig) -> None:
        room, first, second = await made.online()
        ear = (first, second)[room.table.asked[0]]
        await say(made)("close", room.table.id)
        question = Answer(epoch=0, question=ear.view["question"], word=ear.view["decision"]["options"][0]["word"])
        # The server has not looked yet, but the number of its entry is taken: everybody is sent to the store's history.
        assert [type(message) for message in await ear.say(question)] == [Refusal]
        await settle()
        assert [type(message) for message in ear.drain()] == [Bye]
        again = await made.lobby.find(room.table.id)
        assert again is not room
        assert again.table.over
        assert again.table.record().answers == []
        back = made.token_ear(again, ear)
        await back.hello()
        reply = await back.wish(question)  # as a page does that had no reply
        assert isinstance(reply, Refusal)
        assert (reply.code, reply.reason) == ("not_now", "the game is over")

    played(tmp_path, test)


def test_closing_waits_for_an_answer_that_was_first(
    tmp_path: Path, say: Callable[[Rig], Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is read, somebody answers, and only then the end is written: it comes after that answer."""

    async def test(made: Rig) -> None:
        room, first, second = await made.online()
        ear = (first, second)[room.table.asked[0]]
        whole = changes.close
        late: list[str] = []

        async def slow(store: SqlStore, id: str, seq: int, at: float) -> None:
            if not late:
                late.append(id)
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(ear.answer(), loop))
            await whole(store, id, seq, at)

        loop = asyncio.get_running_loop()
        monkeypatch.setattr(changes, "close", slow)
        code, _, _ = await say(made)("close", room.table.id)
        assert code == 0
        await made.lobby.reopen(room)
        again = await made.lobby.find(room.table.id)
        assert len(again.table.record().answers) == 1
        assert again.table.over

    played(tmp_path, test)


def test_deleting_is_for_what_is_not_played(tmp_path: Path, say: Callable[[Rig], Said]) -> None:
    async def test(made: Rig) -> None:
        tables = say(made)
        changed = Changed(made.lobby)
        await changed.look()
        room, _, _ = await made.online()
        id = room.table.id
        assert await tables("delete", id) == (1, "", f"talia: table {id}: it is being played; close it first\n")
        await tables("close", id)
        assert (await tables("close", id))[2] == f"talia: table {id}: the game is over already\n"
        assert await tables("delete", id) == (0, f"{id}: deleted\n", "")
        await changed.look()
        with pytest.raises(Refused, match="there is none"):
            await made.lobby.find(id)
        assert (await tables("delete", id))[2] == f"talia: table {id}: there is none\n"

    played(tmp_path, test)


def test_a_table_removed_under_a_server_that_has_not_looked_is_not_written_on(
    tmp_path: Path, say: Callable[[Rig], Said]
) -> None:
    async def test(made: Rig) -> None:
        room, _ = await made.lobby.new_table(WAITING)
        id = room.table.id
        assert (await say(made)("delete", id))[0] == 0
        with pytest.raises(Refused, match="could not be written"):
            await room.perform(lambda world: [Dealt(at=world.now)])
        await settle()
        assert await made.store.load(id) is None
        # A day later nothing is left of it.
        assert await made.store.length(id) == 1
        await changes.forget(made.store, 1e12)
        assert await made.store.length(id) == 0
        assert await changes.last(made.store) == 1  # numbers only rise, or a server would miss the next

    played(tmp_path, test)


def test_a_table_of_a_series_stays_while_the_series_goes_on(tmp_path: Path, say: Callable[[Rig], Said]) -> None:
    async def test(made: Rig) -> None:
        series = AllSeries(made.lobby)
        form = NewSeries(kind="match", game="template", players=[PlayerForm(who="me"), PlayerForm(who="me")])
        began, _ = await series.new(form)
        id = began.meetings[0].table
        changed = Changed(made.lobby)
        await changed.look()
        room = await made.lobby.find(id)
        assert (await say(made)("close", id))[2].endswith("the game has not begun\n")
        for invite in made.lobby.invites(room):
            await made.lobby.claim(room, Claim(join=invite.join))
        assert (await say(made)("close", id))[0] == 0
        assert (await say(made)("delete", id))[2].endswith("it is part of a match that is not over\n")
        assert await changed.look() == 1
        await settle()
        assert (await series.find(began.id)).meetings[0].ended  # the series has heard of it

    played(tmp_path, test, games=("template",))


@pytest.mark.parametrize(
    ("id", "says"),
    [
        ("nonsense", "'nonsense': this is no id; an id has 16 letters and digits, as in the table's link"),
        ("../../etc/passwd", "this is no id"),
        ("A" * 16, f"table {'A' * 16}: there is none"),
        ("x" * 500, "this is no id"),
    ],
)
@pytest.mark.parametrize("verb", ["close", "delete", "export"])
def test_a_bad_id_gets_one_sentence(verb: str, id: str, says: str, tmp_path: Path, say: Callable[[Rig], Said]) -> None:
    async def test(made: Rig) -> None:
        code, out, err = await say(made)(verb, id)
        assert (code, out) == (1, "")
        assert says in err
        assert err.startswith("talia: table ")
        assert err.count("\n") == 1

    played(tmp_path, test)


def test_one_bad_id_among_others_does_not_stop_them(tmp_path: Path, say: Callable[[Rig], Said]) -> None:
    async def test(made: Rig) -> None:
        room, _, _ = await made.online()
        code, out, err = await say(made)("close", "nonsense", room.table.id)
        assert code == 1
        assert out == f"{room.table.id}: closed\n"
        assert "nonsense" in err

    played(tmp_path, test)


def test_games_that_are_over_are_exported_and_sound(tmp_path: Path, say: Callable[[Rig], Said]) -> None:
    async def test(made: Rig) -> None:
        tables = say(made)
        room, *ears = await made.online()
        id = room.table.id
        assert (await tables("export", id))[2] == (
            f"talia: table {id}: the game is not over: its record is closed until then\n"
        )
        await play_out(room, *ears)
        await settle()
        code, out, _ = await tables("export", id)
        assert code == 0
        assert examined(json.loads(out))["fair"]
        assert (await tables("export"))[2].startswith("talia: export: no table is named")
        folder = tmp_path / "games"
        code, out, _ = await tables("export", "--all", str(folder))
        assert (code, out) == (0, f"1 games written to {folder}\n")
        assert examined(json.loads((folder / f"talia-template-{id}.json").read_text()))["fair"]

    played(tmp_path, test)


def test_a_live_database_is_backed_up_whole(tmp_path: Path, say: Callable[[Rig], Said]) -> None:
    """Answers go on being written while copies are made, and each copy is a history as it was at one moment."""

    async def test(made: Rig) -> None:
        tables = say(made)
        stop = threading.Event()
        rooms = [await made.online() for _ in range(3)]

        async def go_on() -> None:
            while not stop.is_set():
                for number, (room, *ears) in enumerate(rooms):
                    if room.table.over:
                        rooms[number] = await made.online()
                        continue
                    await ears[room.table.asked[0]].answer()
                await asyncio.sleep(0)

        playing = asyncio.create_task(go_on())
        copies = [tmp_path / f"copy-{number}.db" for number in range(4)]
        for copy in copies:
            code, _, err = await tables("backup", str(copy))
            assert (code, err) == (0, "")
        stop.set()
        await playing
        for copy in copies:
            assert not copy.with_name(f"{copy.name}-wal").exists()
            with sqlite3.connect(copy) as opened:
                assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            opened.close()
            async with rig(tmp_path, database=f"sqlite:///{copy}") as restored:
                for row in await changes.listed(restored.store, "", 100):
                    assert (await restored.lobby.find(row.id)).table.length >= row.entries
        assert (await tables("backup", str(copies[0])))[2].startswith(f"talia: backup: {copies[0]} is there already")
        assert (await tables("backup", str(tmp_path / "no" / "where.db")))[2].startswith("talia: backup: ")
        assert not list(tmp_path.glob("*.new"))

    played(tmp_path, test)


def test_what_is_no_database_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = tmp_path / "nowhere.db"
    assert main(["tables", "--database", f"sqlite:///{nowhere}"]) == 1
    assert capsys.readouterr().err == (
        f"talia: database: there is no file {nowhere}; name the server's with --database\n"
    )
    assert not nowhere.exists()
    assert main(["tables", "list", "--database", "mysql://x/y"]) == 1
    assert "allowed: sqlite, postgresql" in capsys.readouterr().err
    assert main(["tables", "backup", "copy.db", "--database", "postgresql://talia@127.0.0.1:9/none"]) == 1
    assert "pg_dump" in capsys.readouterr().err
    nowhere.write_text("This is no database.")
    assert main(["tables", "--database", f"sqlite:///{nowhere}"]) == 1
    assert capsys.readouterr().err.startswith("talia: database sqlite:///")


def test_the_database_is_that_of_the_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TALIA_DATABASE", f"sqlite:///{tmp_path / 'there.db'}")
    assert main(["tables"]) == 1
    assert "there.db" in capsys.readouterr().err
