"""Lessons over HTTP: every one played through by its ways, every wrong answer, and whatever does not fit refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
from starlette.testclient import TestClient

from talia.learn import shelf
from talia.learn.lesson import Lesson
from talia.learn.playing import Playing
from talia.server import learning
from talia.server.doors.app import Server
from talia.server.run.settings import Settings
from talia.server.wire.errors import Refused
from talia.server.wire.learning import LessonForm, Stage
from tests.every_game.tools import hidden, look, swapped
from tests.server.doors.live import serving
from tests.server.tools import QuickLabour, QuickWorkers

GAMES = ("cardia", "radlands", "fantasy_realms")
PLAYED = [lesson for track in shelf.tracks() for lesson in track.lessons if not lesson.whole]
WHOLE = [lesson for track in shelf.tracks() for lesson in track.lessons if lesson.whole]
every_lesson = pytest.mark.parametrize("lesson", PLAYED, ids=lambda lesson: lesson.id)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    many = (100_000, 1.0)
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'learn.db'}",
        games=GAMES,
        requests=many,
        learning=many,
        new_tables=many,
        origins=("https://testserver",),
    )
    server = Server(settings, workers=QuickWorkers(), labour=QuickLabour())
    with TestClient(server.app) as found:
        yield found


def played(client: TestClient, id: str, answers: list[str] | None = None, tried: str | None = None) -> Any:
    return client.post(f"/api/learn/lessons/{id}", json={"answers": answers or [], "tried": tried})


def test_everything_that_can_be_learned_is_listed(client: TestClient) -> None:
    reply = client.get("/api/learn")
    tracks = reply.json()["tracks"]
    assert [track["id"] for track in tracks] == [track.id for track in shelf.tracks()]
    for track, listed in zip(shelf.tracks(), tracks, strict=True):
        assert [entry["id"] for entry in listed["lessons"]] == [lesson.id for lesson in track.lessons]
        assert listed["minutes"] >= len(listed["lessons"]) // 2
        assert listed["game"] == track.game
    again = client.get("/api/learn", headers={"If-None-Match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_games_that_are_not_played_here_have_no_lessons() -> None:
    assert learning.catalogue(("template",)).tracks == []
    with pytest.raises(Refused) as refusal:
        learning.staged("cardia-1", LessonForm(), ("template",))
    assert refusal.value.code == "unknown"


@every_lesson
def test_a_lesson_is_a_table_like_any_other_and_every_way_ends_it(client: TestClient, lesson: Lesson) -> None:
    for line in lesson.lines:
        stage = played(client, lesson.id).json()
        assert stage["table"]["id"] == f"lesson:{lesson.id}"
        assert [seat["kind"] for seat in stage["table"]["seats"]].count("person") == 1
        assert stage["table"]["seats"][lesson.seat]["kind"] == "person"
        assert stage["update"]["since"] == 0
        assert len(stage["hints"]) == 3
        events = stage["update"]["events"]
        for word in line:
            assert not stage["done"]
            assert word in [option["word"] for option in stage["update"]["view"]["decision"]["options"]]
            stage = played(client, lesson.id, stage["answers"], word).json()
            assert stage["accepted"]
            assert stage["update"]["since"] == len(events)
            events += stage["update"]["events"]
            assert [event["n"] for event in events] == list(range(len(events)))
            assert all("say" in event for event in events)
            told = [bubble["event"] for bubble in stage["bubbles"] if bubble["event"] is not None]
            assert all(stage["update"]["since"] <= n < len(events) for n in told)
        assert stage["done"]
        assert (stage["step"], stage["steps"]) == (len(line), len(line))
        assert stage["answers"] == list(line)
        assert "decision" not in stage["update"]["view"]
        resumed = played(client, lesson.id, list(line)).json()
        assert resumed["update"]["events"] == events
        assert resumed["update"]["view"] == stage["update"]["view"]
        assert resumed["bubbles"] == stage["bubbles"]
        assert played(client, lesson.id, list(line), line[-1]).json()["code"] == "not_now"


@every_lesson
def test_a_wrong_answer_changes_nothing_and_says_so(lesson: Lesson) -> None:
    for line in lesson.lines:
        for step in range(len(line)):
            playing = Playing(lesson, line[:step])
            before = learning.staged(lesson.id, LessonForm(answers=list(line[:step])), GAMES)
            decision = playing.state.decision(playing.seat)
            for option in decision.options:
                if option.word in lesson.wanted(list(line[:step])):
                    continue
                form = LessonForm(answers=list(line[:step]), tried=f"{decision.domain}:{option.word}")
                stage = learning.staged(lesson.id, form, GAMES)
                assert not stage.accepted, option.word
                assert stage.answers == list(line[:step])
                assert stage.update.view == before.update.view
                assert (stage.update.since, stage.update.events) == (len(before.update.events), [])
                assert [bubble["kind"] for bubble in stage.bubbles] == ["wrong"]
                _what_if(stage, len(before.update.events))


def _what_if(stage: Stage, known: int) -> None:
    """What a wrong answer would lead to holds its own events only, and asks nothing."""
    if stage.what_if is None:
        return
    assert stage.what_if.since == known
    assert [event["n"] for event in stage.what_if.events] == list(range(known, known + len(stage.what_if.events)))
    assert "decision" not in stage.what_if.view
    assert stage.what_if.view["seat"] == stage.update.view["seat"]


def test_lessons_and_answers_that_do_not_fit_are_refused_in_a_sentence(client: TestClient) -> None:
    first = PLAYED[0]
    wanted = first.lines[0][0]
    for id, answers, tried, status, code in [
        ("nothing-1", [], None, 404, "unknown"),
        ("x" * 300, [], None, 404, "unknown"),
        (first.id, ["nonsense"], None, 409, "stale"),
        (first.id, [*first.lines[0], wanted], None, 409, "stale"),
        (first.id, [], "nonsense", 400, "illegal"),
        (WHOLE[0].id, [], None, 409, "not_now"),
        (first.id, ["a"] * 201, None, 400, "malformed"),
        (first.id, [], "x" * 121, 400, "malformed"),
    ]:
        reply = played(client, id, answers, tried)
        assert (reply.status_code, reply.json()["code"]) == (status, code), (id, reply.text)
        assert reply.json()["reason"]
    unknown = client.post(f"/api/learn/lessons/{first.id}", json={"answers": [], "seed": 3})
    assert unknown.json()["code"] == "malformed"


def test_a_right_answer_that_was_kept_wrongly_is_stale(client: TestClient) -> None:
    """A lesson that has changed: what was accepted then is wrong now."""
    for lesson in PLAYED:
        options = Playing(lesson).state.decision(lesson.seat).options
        wrong = [option.word for option in options if option.word not in lesson.wanted([])]
        if wrong:
            reply = played(client, lesson.id, [wrong[0]])
            assert (reply.status_code, reply.json()["code"]) == (409, "stale")


@every_lesson
def test_nothing_marks_the_best_option(lesson: Lesson) -> None:
    for line in lesson.lines:
        for step in range(len(line) + 1):
            stage = learning.staged(lesson.id, LessonForm(answers=list(line[:step])), GAMES)
            options = stage.update.view.get("decision", {"options": []})["options"]
            assert [option for option in options if "best" in option] == []


# Hidden cards.


def swaps(lesson: Lesson) -> Iterator[dict[str, Any]]:
    """The lesson's position with two cards swapped that the learner cannot tell apart."""
    assert lesson.position is not None
    position = Playing(lesson).state.to_position()
    for group in hidden(lesson.game, position, lesson.seat):
        for one, other in list(pairwise(group))[:3]:
            if look(position, one) != look(position, other):
                yield swapped(position, one, other)


def told(lesson: Lesson, position: dict[str, Any], answers: list[str]) -> bytes:
    """A stage of the lesson from another position, all of it but the mark, which is a hash of that position."""
    other = msgspec.structs.replace(lesson, position=position)
    stage = learning._stage(Playing(other, answers), None)
    return msgspec.json.encode(msgspec.structs.replace(stage, mark=""))


def test_hidden_cards_swapped_change_no_byte_of_a_stage() -> None:
    compared = 0
    for lesson in PLAYED:
        position = Playing(lesson).state.to_position()
        for twin in swaps(lesson):
            assert told(lesson, twin, []) == told(lesson, position, []), lesson.id
            compared += 1
    assert compared >= 10


# Limits.


def test_an_address_pays_for_its_lessons(tmp_path: Path) -> None:
    id = PLAYED[0].id
    with (
        serving(tmp_path, games=GAMES, work=(0.000_001, 0.000_000_001)) as (address, _),
        httpx.Client(base_url=f"http://{address}", timeout=60) as client,
    ):
        assert client.post(f"/api/learn/lessons/{id}", json={}).json()["lesson"] == id
        refused = client.post(f"/api/learn/lessons/{id}", json={})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert int(refused.headers["Retry-After"]) >= 1
        assert client.get("/api/games").status_code == 200


def test_an_address_may_ask_so_often_and_no_more(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'often.db'}", games=GAMES, learning=(3, 60.0), origins=("https://testserver",)
    )
    with TestClient(Server(settings, workers=QuickWorkers(), labour=QuickLabour()).app) as client:
        codes = [played(client, PLAYED[0].id).status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]
