"""A wish whose reply was lost is asked again with the same key, and gets the same answer: also after a restart."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from talia.server.doors.app import Server
from talia.server.keep.sql import SqlStore
from talia.server.keep.store import StoreError
from talia.server.run.settings import Settings
from talia.server.wire.forms import NewTable
from talia.server.wire.keys import HEADER, LASTS, wish
from talia.server.wire.tokens import COOKIE
from tests.server.tools import Now, QuickWorkers

SEATS = [{"who": "me", "name": "Anna"}, {"who": "open"}]
NEW = {"game": "template", "seats": SEATS}
MATCH = {"kind": "match", "game": "template", "players": SEATS}


class Opened:
    """A server on a database that outlives it. Each request is a stranger's: no cookie is kept."""

    def __init__(self, client: TestClient, server: Server) -> None:
        self.client = client
        self.server = server

    def post(self, path: str, body: Any, key: str | None = None, cookie: str | None = None) -> Any:
        headers = {HEADER: key} if key is not None else {}
        if cookie is not None:
            headers["Cookie"] = f"{COOKIE}={cookie}"
        reply = self.client.post(path, json=body, headers=headers)
        reply.read()
        given = self.client.cookies.get(COOKIE)
        self.client.cookies.clear()
        return Reply(reply.status_code, reply.json(), given)


class Reply:
    def __init__(self, status: int, body: Any, cookie: str | None) -> None:
        self.status = status
        self.body = body
        self.cookie = cookie


@contextmanager
def opened(database: str, now: Now) -> Iterator[Opened]:
    many = (100_000, 1.0)
    settings = Settings(database=database, games=("template",), requests=many, new_tables=many, imports=many)
    server = Server(settings, now, QuickWorkers())
    with TestClient(server.app, "http://localhost") as client:
        yield Opened(client, server)


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'keys.db'}"


def fresh() -> str:
    return secrets.token_urlsafe(16)


def check_all_wishes(database: str, now: Now) -> None:
    """Every wish that gives something away, each asked again before and after a restart."""
    keys = [fresh() for _ in range(5)]
    with opened(database, now) as server:
        made = server.post("/api/tables", NEW, keys[0])
        id, join = made.body["table"]["id"], made.body["invites"][0]["join"]
        again = server.post("/api/tables", NEW, keys[0])
        assert (again.body["table"]["id"], again.body["invites"], again.cookie) == (
            id,
            made.body["invites"],
            made.cookie,
        )

        seat = f"/api/tables/{id}/seats"
        claim = {"join": join, "name": "Bela", "luck": "x"}
        claimed = server.post(seat, claim, keys[1])
        assert claimed.body["mine"] == [1]
        repeated = server.post(seat, claim, keys[1])
        assert (repeated.status, repeated.body["mine"], repeated.cookie) == (200, [1], claimed.cookie)

        transfer = f"/api/tables/{id}/transfer"
        link = server.post(transfer, {"seat": 1}, keys[2], claimed.cookie)
        assert server.post(transfer, {"seat": 1}, keys[2], claimed.cookie).body == link.body

        begun = server.post("/api/series", MATCH, keys[3])
        assert begun.status == 201
        place = f"/api/series/{begun.body['series']['id']}"
        joins = {"join": begun.body["invites"][0]["join"], "name": "Bela", "program": True}
        joined = server.post(f"{place}/players", joins, keys[4])
        assert joined.body["token"]
    with opened(database, now) as server:  # and after a restart
        again = server.post("/api/tables", NEW, keys[0])
        assert (again.status, again.body["table"]["id"], again.cookie) == (201, id, made.cookie)
        repeated = server.post(seat, claim, keys[1])
        assert (repeated.body["mine"], repeated.cookie) == ([1], claimed.cookie)
        assert server.post(transfer, {"seat": 1}, keys[2], claimed.cookie).body == link.body
        rebegun = server.post("/api/series", MATCH, keys[3])
        assert (rebegun.body["series"]["id"], rebegun.cookie) == (begun.body["series"]["id"], begun.cookie)
        assert rebegun.body["mine"] == [0]
        assert rebegun.body["host"] is True
        rejoined = server.post(f"{place}/players", joins, keys[4])
        assert (rejoined.body["token"], rejoined.body["mine"]) == (joined.body["token"], [1])


def test_the_same_key_gets_the_same_answer(database: str, now: Now) -> None:
    check_all_wishes(database, now)


def test_without_a_key_a_used_link_stays_used(database: str, now: Now) -> None:
    with opened(database, now) as server:
        made = server.post("/api/tables", NEW)
        claim = {"join": made.body["invites"][0]["join"]}
        seat = f"/api/tables/{made.body['table']['id']}/seats"
        assert server.post(seat, claim, fresh()).status == 200
        assert server.post(seat, claim).status == 403
        assert server.post(seat, claim, fresh()).status == 403  # another client with the same link


def test_another_request_with_the_same_key_is_refused(database: str, now: Now) -> None:
    with opened(database, now) as server:
        key = fresh()
        made = server.post("/api/tables", NEW, key)
        seat = f"/api/tables/{made.body['table']['id']}/seats"
        other = {**NEW, "public": True}
        for path, body in (("/api/tables", other), ("/api/series", MATCH), (seat, {"join": "x"})):
            refused = server.post(path, body, key)
            assert (refused.status, refused.body["code"]) == (400, "malformed"), path
            assert "another request" in refused.body["reason"]
        claim = {"join": made.body["invites"][0]["join"], "name": "Bela"}
        key = fresh()
        assert server.post(seat, claim, key).status == 200
        assert server.post(seat, {**claim, "name": "Cili"}, key).status == 400


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "with blanks in it, and so on"])
def test_a_key_has_a_form(database: str, now: Now, key: str) -> None:
    with opened(database, now) as server:
        refused = server.post("/api/tables", NEW, key)
        assert (refused.status, refused.body["code"]) == (400, "malformed")
        assert HEADER in refused.body["reason"]


def test_a_key_expires(database: str, now: Now) -> None:
    key = fresh()
    with opened(database, now) as server:
        made = server.post("/api/tables", NEW, key)
        now.time += LASTS - 1
        assert server.post("/api/tables", NEW, key).body["table"]["id"] == made.body["table"]["id"]
        now.time += 1
        again = server.post("/api/tables", NEW, key)
        assert again.body["table"]["id"] != made.body["table"]["id"]
        assert server.post("/api/tables", NEW, key).body["table"]["id"] == again.body["table"]["id"]


def test_the_oldest_of_too_many_keys_are_forgotten(database: str, now: Now) -> None:
    with opened(database, now) as server:
        keys = [fresh() for _ in range(5)]
        ids = []
        for key in keys:
            now.time += 1
            ids.append(server.post("/api/tables", NEW, key).body["table"]["id"])

        async def trim() -> None:
            await server.server.store.trim_keys(0.0, 3)

        server.client.portal.call(trim)  # type: ignore[union-attr]  # it is open
        again = [server.post("/api/tables", NEW, key).body["table"]["id"] for key in reversed(keys)]
        assert [found == id for found, id in zip(again, reversed(ids), strict=True)] == [True] * 3 + [False] * 2


def test_a_seat_that_has_moved_on_is_not_given_back(database: str, now: Now) -> None:
    with opened(database, now) as server:
        made = server.post("/api/tables", NEW)
        seat = f"/api/tables/{made.body['table']['id']}/seats"
        claim, key = {"join": made.body["invites"][0]["join"]}, fresh()
        first = server.post(seat, claim, key)
        link = server.post(seat.replace("seats", "transfer"), {"seat": 1}, None, first.cookie)
        assert server.post(seat, {"join": link.body["join"]}, fresh()).status == 200
        refused = server.post(seat, claim, key)
        assert (refused.status, refused.body["code"]) == (403, "forbidden")


def test_two_at_once_with_one_key_are_one(database: str, now: Now) -> None:
    """The client has asked again before the first answer came."""
    with opened(database, now) as server:
        asked = wish(fresh(), "POST", "/api/tables", b"{}")
        form = msgspec.convert(NEW, NewTable)

        async def both() -> list[Any]:
            lobby = server.server.lobby
            return await asyncio.gather(*(lobby.new_table(form, asked) for _ in range(5)))

        found = server.client.portal.call(both)  # type: ignore[union-attr]  # it is open
        assert len({room.table.id for room, _ in found}) == 1
        assert len({held.cookie() for _, held in found}) == 1
        assert not server.server.lobby.repeats._doing


def test_what_could_not_be_written_can_be_asked_again(database: str, now: Now, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(database, now) as server:
        made = server.post("/api/tables", NEW)
        seat = f"/api/tables/{made.body['table']['id']}/seats"
        claim, key = {"join": made.body["invites"][0]["join"]}, fresh()
        with monkeypatch.context() as patch:

            async def fails(self: SqlStore, *_: Any) -> None:
                raise StoreError("database is locked")

            patch.setattr(SqlStore, "append", fails)
            assert server.post(seat, claim, key).status == 503
        assert server.post(seat, claim, key).body["mine"] == [1]


def test_tokens_are_not_in_the_database(tmp_path: Path, now: Now) -> None:
    file = tmp_path / "keys.db"
    key = fresh()
    with opened(f"sqlite:///{file}", now) as server:
        made = server.post("/api/tables", NEW, key)
        claim = {"join": made.body["invites"][0]["join"], "program": True}
        claimed = server.post(f"/api/tables/{made.body['table']['id']}/seats", claim, fresh())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert key.encode() not in kept
    assert claimed.body["token"].encode() not in kept
    for pair in made.cookie.split("~"):
        assert pair.partition(".")[2].encode() not in kept
