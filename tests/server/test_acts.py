"""What is asked without HTTP is answered as it is over HTTP: the same words, the same status, the same tokens."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from talia.server.acts import Caller, Done
from talia.server.doors.app import Server
from talia.server.run.settings import Settings
from talia.server.wire import forms, learning, sheets, study
from talia.server.wire.errors import Refused
from talia.server.wire.tokens import COOKIE, Held, read_cookie
from tests.server.doors.test_http import TWO_ME, finished, make
from tests.server.tools import QuickLabour, QuickWorkers

MANY = (100_000, 1.0)


class House:
    """A server, asked over HTTP and by its acts."""

    def __init__(self, server: Server, client: TestClient) -> None:
        self.acts = server.acts
        self.client = client

    def act(self, doing: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
        assert self.client.portal is not None
        done: Done = self.client.portal.call(doing)
        return done

    def held(self, id: str) -> Held:
        """What this browser keeps of a table."""
        values = [cookie.value for cookie in self.client.cookies.jar if cookie.name == COOKIE and id in cookie.path]
        return read_cookie(values[-1] if values else None)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'acts.db'}",
        games=("template", "cardia", "fantasy_realms"),
        requests=MANY,
        new_tables=MANY,
        exports=MANY,
        learning=MANY,
        scorings=MANY,
        origins=("https://testserver",),
    )
    server = Server(settings, workers=QuickWorkers(), labour=QuickLabour())
    with TestClient(server.app) as client:
        yield House(server, client)


def same(house: House, path: str, doing: Callable[[], Coroutine[Any, Any, Done]], form: Any = None) -> None:
    """The same question both ways."""
    reply = house.client.get(path) if form is None else house.client.post(path, json=msgspec.to_builtins(form))
    done = house.act(doing)
    told = done.told if isinstance(done.told, bytes) else msgspec.json.encode(done.told)
    assert reply.status_code == done.status, reply.text
    assert reply.content == told, path
    assert reply.headers.get("etag") == done.mark
    if done.name is not None:
        assert done.name in reply.headers["content-disposition"]


def test_what_there_is_and_what_was_played(house: House) -> None:
    acts, id = house.acts, finished(house.client)
    me = Caller(house.held(id))
    assert set(me.held.seats) == {0, 1}

    async def catalogue() -> Done:
        return acts.catalogue()

    async def statistics() -> Done:
        return acts.statistics("cardia")

    same(house, "/api/games", catalogue)
    same(house, "/api/statistics/cardia", statistics)
    same(house, "/api/tables", acts.tables)
    same(house, f"/api/tables/{id}", lambda: acts.table(me, id))
    same(house, f"/api/tables/{id}/replay?seat=0&count=3", lambda: acts.replay(me, id, 0, 0, 3))
    same(house, f"/api/tables/{id}/record", lambda: acts.record(id))
    same(house, f"/api/tables/{id}/export", lambda: acts.export(id))
    same(house, f"/api/tables/{id}/history?seat=1", lambda: acts.history(id, 1))


def test_lessons_puzzles_and_positions(house: House) -> None:
    acts, me = house.acts, Caller()
    same(house, "/api/learn", lambda: acts.listed(me, "learn"))
    same(house, "/api/puzzles", lambda: acts.listed(me, "puzzles"))
    same(house, "/api/puzzles/daily?day=2026-11-18", lambda: acts.daily(me, "2026-11-18"))
    puzzles = house.client.get("/api/puzzles").json()["puzzles"]
    id = puzzles[0]["id"]
    form = learning.PuzzleForm(answers=[])
    same(house, f"/api/puzzles/{id}", lambda: acts.puzzle(me, id, form), form)
    same(house, f"/api/puzzles/{id}/solution", lambda: acts.puzzle(me, id, form, "solution"), form)


def test_the_calculator(house: House) -> None:
    acts, me = house.acts, Caller()
    hand = sheets.HandForm(cards=["king", "queen", "knights"])
    score = sheets.ScoreForm(hands=[hand], discard=["hydra"])
    same(house, "/api/fantasy-realms/score", lambda: acts.calculate(me, "score", score), score)
    left = sheets.DiscardsForm(hand=hand.cards)
    same(house, "/api/fantasy-realms/discards", lambda: acts.calculate(me, "discards", left), left)


def test_a_table_is_made_and_its_seats_are_kept(house: House) -> None:
    form = msgspec.convert({"game": "template", "seats": TWO_ME}, forms.NewTable)
    over_http = make(house.client, TWO_ME)
    done = house.act(lambda: house.acts.new_table(Caller(), form))
    told = msgspec.to_builtins(done.told)
    id = told["table"]["id"]
    assert (done.status, done.place) == (201, f"/api/tables/{id}")
    assert told.keys() == over_http.keys()
    assert done.keeps is not None
    path, held = done.keeps
    assert path == done.place
    # Whoever shows these tokens over HTTP sits there.
    house.client.cookies.set(COOKIE, held.cookie(), path=path)
    assert house.client.get(path).json()["mine"] == told["mine"]


def test_what_is_refused_is_refused_in_the_same_words(house: House) -> None:
    reply = house.client.get("/api/tables/nowhere")
    with pytest.raises(Refused) as refused:
        house.act(lambda: house.acts.table(Caller(), "nowhere"))
    assert reply.json() == {"code": refused.value.code, "reason": refused.value.reason}
    assert reply.status_code == refused.value.status
    form = study.AskForm(game="template", level="wizard", text="?", seat=0)
    asked = house.client.post("/api/study/ask", json=msgspec.to_builtins(form))
    with pytest.raises(Refused) as refused:
        house.act(lambda: house.acts.ask(Caller(), form))
    assert asked.json() == {"code": refused.value.code, "reason": refused.value.reason}
