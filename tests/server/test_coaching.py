"""A table with a coach: it speaks to the learner alone, pays as hints do, and where it fails nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from talia.bots.play.asking import Thought
from talia.learn import shelf
from talia.server.doors.app import Server
from talia.server.live.rooms import Room
from talia.server.run.costs import Costs
from talia.server.run.settings import Settings
from talia.server.run.workers import HINTS
from talia.server.wire.entries import read_plan, write
from talia.server.wire.forms import NewTable, SeatForm
from talia.server.wire.protocol import Ack, Coached, Hint, Refusal, Takeback
from tests.server.tools import Ear, QuickLabour, QuickWorkers, Rig, play_out, played, settle

WHOLE = [lesson for track in shelf.tracks() for lesson in track.lessons if lesson.whole]
GAMES = ("cardia", "radlands", "fantasy_realms", "template")


class Expert(QuickWorkers):
    """Who is asked for a hint finds the first option best, and all others thirty points worse."""

    def __init__(self) -> None:
        super().__init__()
        self.ranks: list[int] = []
        self.levels: list[str] = []
        self.fails = False
        self.waits: asyncio.Event | None = None

    async def think(self, game: str, level: str, view: dict[str, Any], rank: int = 0) -> Thought:
        if rank != HINTS:
            return await super().think(game, level, view, rank)
        self.ranks.append(rank)
        self.levels.append(level)
        self.views.append(view)
        if self.waits is not None:
            await self.waits.wait()
        if self.fails:
            return Thought(view["decision"]["options"][0]["action"], failed="it has died")
        options = [
            {"action": option["action"], "word": option["word"], "chance": 0.6 if n == 0 else 0.3}
            for n, option in enumerate(view["decision"]["options"][:5])
        ]
        quality = {"level": "expert", "plays": "expert"}
        record = {"best": options[0], "options": options, "because": [], "beliefs": [], "line": [], "quality": quality}
        return Thought(options[0]["action"], record)


class Coaches(Rig):
    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, games=GAMES, **settings)
        self.expert = Expert()
        self.workers = self.expert
        self.lobby.workers = self.expert

    def open(self) -> None:
        super().open()
        if hasattr(self, "expert"):
            self.lobby.workers = self.expert

    async def coached(self, game: str = "template", **form: Any) -> tuple[Room, Ear]:
        seats = [SeatForm(who="me", name="Anna"), SeatForm(who="bot", level="novice")]
        room, held = await self.lobby.new_table(NewTable(game=game, seats=seats, coach=True, **form))
        ear = Ear(self, room, held, 0)
        await ear.hello()
        await settle()
        ear.drain()
        return room, ear


def with_coach(folder: Path, test: Any, **settings: Any) -> None:
    async def run() -> None:
        rig = Coaches(folder, **settings)
        try:
            await test(rig)
        finally:
            await rig.close()

    asyncio.run(run())


def said(ear: Ear) -> list[Coached]:
    ear.drain()
    return [message for message in ear.heard if isinstance(message, Coached)]


def test_before_a_decision_the_learner_hears_what_matters(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        room, ear = await rig.coached()
        assert room.info().coach
        assert room.info().practice
        (first,) = said(ear)
        assert first.question == room.table.live().question
        assert [bubble["kind"] for bubble in first.bubbles] == ["say"]
        assert (first.takeback, first.grade) == (None, 1)
        assert set(rig.expert.ranks) == {HINTS}

    with_coach(tmp_path, test)


def test_a_second_look_is_offered_once_and_stands_in_the_record(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        room, ear = await rig.coached()
        question = ear.view["question"]
        worse = ear.view["decision"]["options"][1]["word"]
        assert isinstance(await ear.answer(worse), Ack)
        await settle()
        (look,) = [one for one in said(ear) if one.takeback is not None]
        assert (look.question, look.takeback) == (question, question)
        assert [bubble["kind"] for bubble in look.bubbles] == ["look"]
        assert room.table.record().hints, "a second look is help"
        assert isinstance(await ear.wish(Takeback(epoch=ear.epoch, question=question)), Ack)
        await settle()
        ear.drain()
        assert ear.view["question"] == question
        assert isinstance(await ear.answer(worse), Ack)
        await settle()
        assert len([one for one in said(ear) if one.takeback is not None]) == 1

    with_coach(tmp_path, test)


def test_a_good_answer_is_not_talked_about(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        room, ear = await rig.coached()
        for _ in range(3):
            if 0 in room.table.asked:
                await ear.answer(ear.view["decision"]["options"][0]["word"])
            await settle()
        assert [one for one in said(ear) if one.takeback is not None] == []
        assert room.table.record().hints == []
        assert room.table.practice

    with_coach(tmp_path, test)


def test_onlookers_hear_nothing_of_it(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        room, ear = await rig.coached()
        watching = rig.token_ear(room, ear)
        watching.seat = None
        watching.listener.holds = frozenset()
        await watching.hello()
        await ear.answer(ear.view["decision"]["options"][1]["word"])
        await settle()
        assert len(said(ear)) >= 2
        assert said(watching) == []

    with_coach(tmp_path, test)


def test_a_coach_that_fails_is_silent_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        rig.expert.fails = True
        room, ear = await rig.coached()
        await play_out(room, ear)
        assert said(ear) == []
        assert room.table.over

    with_coach(tmp_path, test)


def test_nobody_waits_for_a_coach_that_is_late(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        rig.expert.waits = asyncio.Event()
        room, ear = await rig.coached()
        worse = ear.view["decision"]["options"][1]["word"]
        question = ear.view["question"]
        assert isinstance(await ear.answer(worse), Ack)
        await settle()
        assert room.table.live().question > question, "the bot has answered, too"
        assert said(ear) == []
        rig.expert.waits.set()
        await settle()
        ear.drain()
        assert [one.takeback for one in said(ear) if one.takeback is not None] == [question], "late, and still told"
        await play_out(room, ear)

    with_coach(tmp_path, test)


def test_a_hint_waits_for_the_thought_that_is_under_way(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        rig.expert.waits = asyncio.Event()
        _, ear = await rig.coached()
        asking = asyncio.create_task(ear.say(Hint(epoch=0, question=ear.view["question"], rung=1, ref="h")))
        await settle()
        rig.expert.waits.set()
        heard = await asking
        assert [one.ref for one in heard if isinstance(one, Coached)] == ["", "h"]
        assert len(rig.expert.ranks) == 1

    with_coach(tmp_path, test)


def test_the_ladder_has_three_rungs_and_is_noted_in_the_record(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        room, ear = await rig.coached()
        question = ear.view["question"]
        texts = []
        for rung in (1, 2, 3):
            heard = await ear.say(Hint(epoch=ear.epoch, question=question, rung=rung, ref="h"))
            (reply,) = [one for one in heard if isinstance(one, Coached) and one.ref == "h"]
            assert {bubble["kind"] for bubble in reply.bubbles} == {"hint"}
            texts.append(reply.bubbles[0]["text"])
        assert texts == ["learn-coach-where", "learn-coach-think", "learn-coach-which"]
        assert [seat for seat, _ in room.table.record().hints] == [0]
        assert len(rig.expert.ranks) == 1, "the record it had already was enough"
        refused = await ear.wish(Hint(epoch=ear.epoch, question=question + 1, rung=1))
        assert isinstance(refused, Refusal)
        assert refused.code == "stale"

    with_coach(tmp_path, test)


def test_a_table_without_a_coach_has_no_ladder(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        _, ear = await rig.alone()
        reply = await ear.wish(Hint(epoch=ear.epoch, question=ear.view["question"], rung=1))
        assert isinstance(reply, Refusal)
        assert (reply.code, "no coach" in reply.reason) == ("not_now", True)

    played(tmp_path, test)


def test_whoever_comes_back_hears_it_again(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        room, ear = await rig.coached()
        (first,) = said(ear)
        ear.leave()
        again = rig.token_ear(room, ear)
        await again.hello()
        await settle()
        assert said(again) == [first]

    with_coach(tmp_path, test)


def test_it_thinks_for_nobody_who_is_not_there(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        seats = [SeatForm(who="me"), SeatForm(who="bot", level="novice")]
        await rig.lobby.new_table(NewTable(game="template", seats=seats, coach=True))
        await settle()
        assert rig.expert.ranks == []

    with_coach(tmp_path, test)


def test_an_address_that_has_used_up_its_hints_is_not_thought_for(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        rig.lobby.hinting = Costs((0.0, 0.0), rig.now)
        room, ear = await rig.coached()
        assert (said(ear), rig.expert.ranks) == ([], [])
        await play_out(room, ear)

    with_coach(tmp_path, test)


def test_after_a_restart_it_goes_on_from_the_round(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        room, ear = await rig.coached("cardia")
        while room.table.view(0)["table"]["round"] < 4:
            if 0 in room.table.asked:
                await ear.answer(ear.view["decision"]["options"][0]["word"])
            await settle()
            assert not room.table.over
        rig.crash()
        room = await rig.lobby.find(room.table.id)
        assert room.table.plan.coach
        await settle()
        back = rig.token_ear(room, ear)
        asked = len(rig.expert.ranks)
        await back.hello()
        await settle()
        assert said(back) == [], "round 4: it waits to be asked"
        assert len(rig.expert.ranks) == asked + 1, "and goes on thinking along"
        heard = await back.say(Hint(epoch=back.epoch, question=back.view["question"], rung=1, ref="h"))
        (reply,) = [one for one in heard if isinstance(one, Coached)]
        assert reply.grade == 2

    with_coach(tmp_path, test)


def test_only_one_person_against_bots_has_a_coach(tmp_path: Path) -> None:
    async def test(rig: Coaches) -> None:
        me, free, bot = SeatForm(who="me"), SeatForm(who="open"), SeatForm(who="bot", level="novice")
        for forms in ([me, me], [me, free], [bot, bot]):
            with pytest.raises(Exception, match="coach: it is for one person against bots"):
                await rig.lobby.new_table(NewTable(game="template", seats=forms, coach=True))

    with_coach(tmp_path, test)


def test_tables_saved_before_there_were_coaches_are_read() -> None:
    old = (
        '{"game":"template","rules":1,"options":{},"seats":[{"who":"bot","level":"novice"}],"created":1.0,'
        '"clock":{"bank":0,"increment":0,"decision":0,"limit":0,"out":null},"undo":"free","key":"k"}'
    )
    plan = read_plan(old)
    assert (plan.coach, plan.lesson) == (False, None)
    assert "coach" not in write(plan)


# The lessons that are whole games.


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    many = (100_000, 1.0)
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'coach.db'}",
        games=GAMES,
        requests=many,
        new_tables=many,
        origins=("https://testserver",),
    )
    with TestClient(Server(settings, workers=Expert(), labour=QuickLabour()).app) as found:
        yield found


@pytest.mark.parametrize("lesson", WHOLE, ids=lambda lesson: lesson.id)
def test_a_whole_game_is_a_table_with_a_coach(client: TestClient, lesson: Any) -> None:
    key = {"Idempotency-Key": "a" * 20}
    reply = client.post(f"/api/learn/lessons/{lesson.id}/table", json={"name": "Anna"}, headers=key)
    assert reply.status_code == 201, reply.text
    table = reply.json()["table"]
    assert (table["game"], table["coach"], table["lesson"], table["practice"]) == (lesson.game, True, lesson.id, True)
    assert reply.json()["mine"] == [lesson.seat]
    levels = [seat["level"] for seat in table["seats"] if seat["kind"] == "bot"]
    assert levels == [lesson.opponent.level] * (len(table["seats"]) - 1)
    again = client.post(f"/api/learn/lessons/{lesson.id}/table", json={"name": "Anna"}, headers=key)
    assert again.json()["table"]["id"] == table["id"]
    with client.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        socket.send_json({"type": "hello", "seat": lesson.seat})
        message = socket.receive_json()
        while message["type"] != "coach":
            message = socket.receive_json()
        texts = [bubble["text"] for bubble in message["bubbles"]]
        opening = [part if isinstance(part, str) else part.say for part in lesson.say]
        assert texts[: len(opening)] == opening
        assert texts[len(opening) :] in ([], [texts[-1]])


def test_a_lesson_that_is_no_whole_game_has_no_table(client: TestClient) -> None:
    small = next(lesson for track in shelf.tracks() for lesson in track.lessons if not lesson.whole)
    reply = client.post(f"/api/learn/lessons/{small.id}/table", json={})
    assert (reply.status_code, reply.json()["code"]) == (409, "not_now")
    reply = client.post("/api/learn/lessons/nothing-7/table", json={})
    assert (reply.status_code, reply.json()["code"]) == (404, "unknown")
