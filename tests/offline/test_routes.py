"""Every route of docs/protocol.md, asked over HTTP and of the house with the same forms: same status, same JSON."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from talia import fair
from talia.offline import routes
from talia.offline.house import House
from talia.server.doors.app import Server
from talia.server.run.settings import Settings
from talia.server.wire import tokens
from tests.offline.memory import Beside, MemoryDatabase, Page
from tests.server.tools import QuickLabour, QuickWorkers

GAMES = ("template", "cardia", "fantasy_realms")
MANY = (100_000, 1.0)
HAND = ["king", "queen", "knights"]
TWO_ME = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Bela"}]
# A level whose weights a page without a server does not fetch, and what it was measured at.
HEAVY = re.compile(r',"master"|,\{"level":"master"[^}]*\}')


class Known:
    """The same secrets, tokens and time for both."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        monkeypatch.setattr(fair, "draw", lambda: fair.Deal(f"{self.next():064x}", f"{self.next():032x}"))
        monkeypatch.setattr(tokens, "new", lambda: f"{self.next():022x}")
        monkeypatch.setattr(tokens, "new_id", lambda: f"{self.next():016x}")
        for module in ("talia.server.live.making", "talia.server.live.series"):
            monkeypatch.setattr(f"{module}.secrets.token_hex", lambda size=32: f"{self.next():0{2 * size}x}")

    def next(self) -> int:
        self.number += 1
        return self.number

    def now(self) -> float:
        return 1_000_000.0


class Both:
    """A server and a house that are asked the same."""

    def __init__(self, client: TestClient, page: Page, loop: asyncio.AbstractEventLoop, known: Known) -> None:
        self.client = client
        self.page = page
        self.loop = loop
        self.known = known
        self.asked: set[tuple[str, str]] = set()

    def ask(self, method: str, path: str, form: Any = None, raw: str | None = None) -> tuple[int, Any]:
        body = raw if raw is not None else None if form is None else json.dumps(form)
        before = self.known.number
        headers = {} if body is None else {"content-type": "application/json"}
        there = self.client.request(method, path, content=body, headers=headers)
        self.known.number = before
        here = self.loop.run_until_complete(self.page.ask(method, path, body, headers))
        assert here["status"] == there.status_code, (there.text, here)
        text = "".join(self.page.pieces.pop(self.page._number, [])) or here["body"]
        if "/review" in path and there.status_code == 200:  # lines, as many as it took
            assert text.splitlines()[-1] == there.text.splitlines()[-1]
            text = text.splitlines()[-1]
        elif path == "/api/games":
            assert text.replace('"offline":true', '"offline":false') == HEAVY.sub("", there.text)
        elif "query." not in text:  # what is wrong with a query is said in words of our own
            assert text == there.text, path
        for name in ("etag", "location", "content-disposition"):
            assert here["headers"].get(name) == there.headers.get(name), name
        self.asked.add((method, pattern(path)))
        return there.status_code, json.loads(text) if text else None

    def done(self, method: str, path: str, form: Any = None) -> Any:
        status, told = self.ask(method, path, form)
        assert status in (200, 201), told
        return told


def pattern(path: str) -> str:
    """The route that a path is of."""
    for method in ("GET", "POST"):
        try:
            return routes.found(method, path.partition("?")[0])[0][1]
        except Exception:  # of the other method
            continue
    return path


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Both]:
    known = Known(monkeypatch)
    limits: dict[str, Any] = dict.fromkeys(
        ("requests", "new_tables", "exports", "learning", "scorings", "studying", "imports"), MANY
    )
    settings = Settings(database=f"sqlite:///{tmp_path / 'both.db'}", games=GAMES, **limits)
    server = Server(settings, known.now, QuickWorkers(), QuickLabour())
    loop = asyncio.new_event_loop()
    page = Page()

    async def begin() -> None:
        page.house = House(MemoryDatabase(), Beside(), page.say, GAMES, known.now)
        page.house.workers.think = QuickWorkers().think
        page.house.workers.review = QuickWorkers().review

    loop.run_until_complete(begin())
    with TestClient(server.app, "http://localhost") as client:
        yield Both(client, page, loop, known)
    loop.run_until_complete(page.house.close())
    loop.close()


def played(both: Both, id: str) -> None:
    """The same whole game in both: over HTTP by messages, in the house by a socket."""

    async def here(seat: int, message: dict[str, Any]) -> dict[str, Any]:
        sitting = await both.page.sit(id, seat)
        while not sitting.view:
            await sitting.next()
        reply = await sitting.wish(**message)
        sitting.close()
        return reply

    async def asked() -> tuple[int, dict[str, Any]] | None:
        room = await both.page.house.lobby.find(id)
        state = room.table.live()
        if state.over:
            return None
        seat = state.asked[0]
        decision = state.decision(seat)
        word = decision.options[0].word
        return seat, {"type": "answer", "epoch": 0, "question": state.question, "word": word, "ref": "r"}

    while (found := both.loop.run_until_complete(asked())) is not None:
        seat, message = found
        there = both.client.post(f"/api/tables/{id}/messages?seat={seat}", json=message)
        assert there.json()["type"] == "ack", there.text
        assert both.loop.run_until_complete(here(seat, message))["type"] == "ack"


def test_all_that_can_be_asked_is_answered_the_same(both: Both) -> None:
    both.done("GET", "/api/games")
    both.done("GET", "/api/statistics/cardia")
    both.done("POST", "/api/commitments", None)
    made = both.done("POST", "/api/tables", {"game": "template", "seats": TWO_ME})
    id = made["table"]["id"]
    assert both.done("GET", f"/api/tables/{id}")["mine"] == [0, 1]
    played(both, id)
    both.done("GET", f"/api/tables/{id}/record")
    export = both.done("GET", f"/api/tables/{id}/export")
    both.done("GET", f"/api/tables/{id}/history?seat=1")
    both.done("GET", f"/api/tables/{id}/replay?seat=0&count=3&since=1")
    both.done("POST", f"/api/tables/{id}/continue", {"moment": 1, "seat": 0, "level": "novice"})
    both.done("POST", "/api/records", {"record": export["record"]})

    series = both.done("POST", "/api/series", {"kind": "match", "game": "cardia", "players": TWO_ME})
    sid = series["series"]["id"]
    told = both.done("GET", f"/api/series/{sid}")
    assert [invite["seat"] for invite in told["tables"]] == [0, 1]
    for invite in told["tables"]:
        table = invite["path"].partition("#")[0].rpartition("/")[2]
        assert invite["seat"] in both.done("POST", f"/api/tables/{table}/seats", {"join": invite["join"]})["mine"]
    assert both.ask("POST", f"/api/series/{sid}/players", {"join": "x" * 22})[0] == 403

    both.done("POST", "/api/fantasy-realms/score", {"hands": [{"cards": HAND}], "discard": ["hydra"]})
    both.done("POST", "/api/fantasy-realms/discards", {"hand": HAND})
    both.done("POST", "/api/fantasy-realms/compare", {"hand": HAND, "open": ["hydra"]})
    both.done("POST", "/api/fantasy-realms/ways", {"hand": [*HAND, "mirage"], "asked": "mirage", "prompt": "name"})

    learn = both.done("GET", "/api/learn")
    lesson = learn["tracks"][0]["lessons"][0]["id"]
    both.done("POST", f"/api/learn/lessons/{lesson}", {"answers": []})
    whole = [one["id"] for track in learn["tracks"] for one in track["lessons"]]
    assert any(both.ask("POST", f"/api/learn/lessons/{one}/table", {})[0] == 201 for one in reversed(whole))
    puzzle = both.done("GET", "/api/puzzles")["puzzles"][0]["id"]
    both.done("GET", "/api/puzzles/daily?day=2026-11-18")
    both.done("POST", f"/api/puzzles/{puzzle}", {"answers": []})
    both.done("POST", f"/api/puzzles/{puzzle}/solution", {"answers": []})

    stage = both.done("POST", "/api/study", {"game": "cardia", "deal": 4})
    both.done("POST", "/api/study/sketch", {"game": "cardia", "text": stage["text"]})
    seat = stage["decisions"][0]["seat"]
    both.done("POST", "/api/study/ask", {"game": "cardia", "level": "novice", "text": stage["text"], "seat": seat})
    both.ask("GET", f"/api/tables/{id}/review?seat=0")
    both.ask("POST", f"/api/tables/{id}/review/retry", {"seat": 0, "at": 0, "word": "ace"})
    left = {*routes.ROUTES, *routes.STREAMS} - both.asked
    assert left == set(), "every route was asked"


def test_what_is_refused_is_refused_the_same(both: Both) -> None:
    for method, path, raw in (
        ("GET", "/api/tables/nowhere", None),
        ("GET", "/api/tables/nowhere/replay?seat=99", None),
        ("GET", "/api/puzzles/daily?day=today", None),
        ("GET", "/api/puzzles/daily?day=9999-99-99", None),
        ("GET", "/api/statistics/chess", None),
        ("GET", "/api/nothing", None),
        ("POST", "/api/tables", "{"),
        ("POST", "/api/tables", '{"game": "chess", "seats": []}'),
        ("POST", "/api/tables", '{"game": "template", "seats": [], "more": 1}'),
        ("POST", "/api/tables", json.dumps({"game": "x" * 70_000, "seats": []})),
        ("POST", "/api/records", '{"record": {}}'),
        ("POST", "/api/study", '{"game": "template", "text": "?"}'),
        ("POST", "/api/learn/lessons/none", '{"answers": []}'),
    ):
        status, told = both.ask(method, path, raw=raw)
        assert status >= 400, (path, told)


def test_a_wish_that_comes_again_is_done_once(both: Both) -> None:
    key = {"Idempotency-Key": "k" * 20}
    body = json.dumps({"game": "template", "seats": TWO_ME})

    async def twice() -> list[dict[str, Any]]:
        return [await both.page.ask("POST", "/api/tables", body, key) for _ in range(2)]

    first, second = both.loop.run_until_complete(twice())
    assert (first["status"], second["status"]) == (201, 201)
    assert json.loads(first["body"])["table"]["id"] == json.loads(second["body"])["table"]["id"]
    assert json.loads(second["body"])["mine"] == [0, 1]


def test_what_has_not_changed_is_not_sent_again(both: Both) -> None:
    async def twice() -> tuple[dict[str, Any], dict[str, Any]]:
        first = await both.page.ask("GET", "/api/statistics/cardia")
        again = {"If-None-Match": first["headers"]["etag"]}
        return first, await both.page.ask("GET", "/api/statistics/cardia", None, again)

    first, second = both.loop.run_until_complete(twice())
    assert (first["status"], second["status"], second["body"]) == (200, 304, "")


def test_the_house_has_every_route_of_the_doors_but_a_server_s_own(tmp_path: Path) -> None:
    server = Server(Settings(database=f"sqlite:///{tmp_path / 'list.db'}", games=("template",)))
    doors = {
        (method.upper(), path)
        for path, methods in server._describe()["paths"].items()
        for method in methods
        if path.startswith("/api/")
    }
    assert doors == {*routes.ROUTES, *routes.STREAMS} | routes.GONE


def test_the_protocol_names_them() -> None:
    said = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for _, path in (*routes.ROUTES, *routes.STREAMS):
        last = re.sub(r"\{(game|id)\}", "{id}", path).rpartition("/")[2]
        assert f"/{last}" in said.replace("{game}", "{id}"), path
