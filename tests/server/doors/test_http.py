"""The HTTP edge: the ways through it, and every kind of wrong input refused in a sentence with nothing changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from talia import fair
from talia.cli.check import examined
from talia.server.doors import routes_site
from talia.server.doors.app import Server
from talia.server.doors.edge import HEADERS
from talia.server.run.settings import Settings
from talia.texts import LANGUAGES
from tests.server.tools import QuickWorkers

ME_AND_BOT = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "novice"}]
TWO_ME = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Bela"}]
ONLINE = [{"who": "me", "name": "Anna"}, {"who": "open"}]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    many = (100_000, 1.0)
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'http.db'}",
        games=("template",),
        requests=many,
        new_tables=many,
        exports=many,
        imports=many,
        bot_tables=many,
        origins=("https://testserver",),  # how the client of the tests names us
    )
    with TestClient(Server(settings, workers=QuickWorkers()).app) as found:
        yield found


def make(client: TestClient, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    reply = client.post("/api/tables", json={"game": "template", "seats": seats, **more})
    assert reply.status_code == 201, reply.text
    return dict(reply.json())


def say(client: TestClient, id: str, seat: int | None, **message: Any) -> Any:
    query = "" if seat is None else f"?seat={seat}"
    return client.post(f"/api/tables/{id}/messages{query}", json=message)


def finished(client: TestClient) -> str:
    """A hot-seat game, played to its end."""
    id: str = make(client, TWO_ME)["table"]["id"]
    with client.websocket_connect(f"/api/tables/{id}/socket") as socket:
        seat = 0
        while True:
            socket.send_json({"type": "hello", "seat": seat})
            update = None
            while update is None or update["view"]["seat"] != seat:
                message = socket.receive_json()
                update = message if message["type"] == "update" else update
            view = update["view"]
            if view["outcome"] is not None:
                return id
            if seat in view["asked"]:
                word = view["decision"]["options"][0]["word"]
                socket.send_json({"type": "answer", "epoch": 0, "question": view["question"], "word": word})
            seat = 1 - seat


def test_the_catalogue_tells_of_games_settings_and_bots(client: TestClient) -> None:
    game = client.get("/api/games").json()["games"][0]
    assert game["game"] == "template"
    assert [setting["name"] for setting in game["settings"]] == ["ranks", "hand", "change_lock_in"]
    assert game["levels"][0] == "novice"


def test_every_answer_has_the_strict_headers(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/openapi.json", "/metrics", "/api/tables/x"):
        reply = client.get(path)
        for name, value in HEADERS.items():
            assert reply.headers[name] == value, (path, name)
        assert "server" not in reply.headers


def test_a_seat_token_is_in_a_cookie_that_no_script_sees(client: TestClient) -> None:
    reply = client.post("/api/tables", json={"game": "template", "seats": ME_AND_BOT})
    cookie = reply.headers["set-cookie"]
    id = reply.json()["table"]["id"]
    for part in ("HttpOnly", "SameSite=strict", f"Path=/api/tables/{id}"):
        assert part in cookie
    token = cookie.split("0.")[1][:22]
    assert token not in reply.text


def test_whoever_comes_without_the_cookie_is_an_onlooker(client: TestClient) -> None:
    made = make(client, ONLINE)
    id = made["table"]["id"]
    assert made["mine"] == [0]
    assert made["host"]
    assert len(made["invites"]) == 1
    client.cookies.clear()
    seen = client.get(f"/api/tables/{id}").json()
    assert (seen["mine"], seen["host"], seen["invites"]) == ([], False, [])
    refused = say(client, id, 0, type="resign")
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
    forged = client.get(f"/api/tables/{id}", headers={"Cookie": "talia_seats=0.AAAAAAAAAAAAAAAAAAAAAA~h.x"})
    assert forged.json()["mine"] == []


def test_a_join_link_works_once(client: TestClient) -> None:
    made = make(client, ONLINE)
    id, invite = made["table"]["id"], made["invites"][0]
    assert invite["path"] == f"/table/{id}#join={invite['join']}"
    client.cookies.clear()
    wrong = client.post(f"/api/tables/{id}/seats", json={"join": "A" * 22})
    assert wrong.status_code == 403
    claimed = client.post(f"/api/tables/{id}/seats", json={"join": invite["join"], "name": "Bela", "luck": "abc"})
    assert claimed.status_code == 200
    assert claimed.json()["mine"] == [1]
    assert claimed.json()["table"]["status"] == "playing"
    again = client.post(f"/api/tables/{id}/seats", json={"join": invite["join"]})
    assert again.status_code == 403


def test_a_seat_moves_to_another_device_and_the_old_token_is_void(client: TestClient) -> None:
    id = make(client, ME_AND_BOT)["table"]["id"]
    old = dict(client.cookies)
    moved = client.post(f"/api/tables/{id}/transfer", json={"seat": 0}).json()
    client.cookies.clear()
    stranger = client.post(f"/api/tables/{id}/transfer", json={"seat": 0})
    assert stranger.status_code == 403
    claimed = client.post(f"/api/tables/{id}/seats", json={"join": moved["join"]})
    assert claimed.json()["mine"] == [0]
    client.cookies.clear()
    header = {"Cookie": f"talia_seats={old['talia_seats']}"}
    assert client.get(f"/api/tables/{id}", headers=header).json()["mine"] == []


def test_a_program_plays_with_a_token_and_no_cookie(client: TestClient) -> None:
    made = make(client, ONLINE)
    id = made["table"]["id"]
    client.cookies.clear()
    body = {"join": made["invites"][0]["join"], "program": True, "name": "robot"}
    claimed = client.post(f"/api/tables/{id}/seats", json=body)
    assert "set-cookie" not in claimed.headers
    header = {"Authorization": f"Bearer {claimed.json()['token']}"}
    question = 1
    reply = client.post(
        f"/api/tables/{id}/messages?seat=1",
        json={"type": "answer", "epoch": 0, "question": question, "word": "nothing", "ref": "1"},
        headers=header,
    )
    assert (reply.status_code, reply.json()["code"], reply.json()["ref"]) == (400, "illegal", "1")
    allowed = reply.json()["reason"].partition("allowed: ")[2].split(", ")
    body = {"type": "answer", "epoch": 0, "question": question, "word": allowed[0], "ref": "2"}
    reply = client.post(f"/api/tables/{id}/messages?seat=1", json=body, headers=header)
    assert reply.json() == {"type": "ack", "ref": "2", "repeated": False}
    assert client.post(f"/api/tables/{id}/messages?seat=0", json=body, headers=header).status_code == 403
    assert client.get(f"/api/tables/{id}", headers=header).json()["table"]["seats"][1]["http"] is True


def test_a_finished_game_can_be_looked_at_from_every_seat(client: TestClient) -> None:
    id = finished(client)
    for query in ("?seat=0", "?seat=1", ""):
        moments: list[Any] = []
        while True:
            mark = "&" if query else "?"
            page = client.get(f"/api/tables/{id}/replay{query}{mark}since={len(moments)}&count=7").json()
            moments += page["shown"]
            if len(moments) == page["moments"]:
                break
        assert [moment["moment"] for moment in moments] == list(range(len(moments)))
        numbers = [event["n"] for moment in moments for event in moment["events"]]
        assert numbers == list(range(len(numbers)))
        assert moments[-1]["view"]["outcome"] is not None
        for moment in moments:
            assert moment["view"]["seat"] == page["seat"]
    assert client.get(f"/api/tables/{id}/replay?seat=2").status_code == 400
    assert client.get(f"/api/tables/{id}/replay?since=100000").json()["shown"] == []


def test_a_running_game_is_closed_to_everybody(client: TestClient) -> None:
    id = make(client, TWO_ME)["table"]["id"]
    for path in ("replay", "replay?seat=0", "record", "export", "history?seat=0"):
        reply = client.get(f"/api/tables/{id}/{path}")
        assert (reply.status_code, reply.json()["code"]) == (409, "not_now")
    reply = client.post(f"/api/tables/{id}/continue", json={"moment": 0, "seat": 0, "level": "novice"})
    assert reply.status_code == 409


def test_an_export_proves_a_fair_deal_and_comes_back_in(client: TestClient) -> None:
    id = finished(client)
    export = client.get(f"/api/tables/{id}/export").json()
    assert fair.complaint(export["fair"], export["record"]) is None
    assert export["fair"]["commitment"] == client.get(f"/api/tables/{id}").json()["table"]["commitment"]
    assert examined(export)["fair"] is True
    taken = client.post("/api/records", json=export)
    assert taken.status_code == 201, taken.text
    table = taken.json()["table"]
    assert table["imported"]
    assert table["status"] == "ended"
    assert table["opening"]["seed"] == export["record"]["seed"]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bela"]
    copy = client.get(f"/api/tables/{table['id']}/record").json()
    assert copy == export["record"]
    forged = {**export, "fair": {**export["fair"], "luck": ["mine", ""]}}
    assert client.post("/api/records", json=forged).json()["code"] == "bad_record"


def test_a_commitment_asked_for_beforehand_is_kept(client: TestClient) -> None:
    promised = client.post("/api/commitments").json()
    made = make(client, ME_AND_BOT, ticket=promised["ticket"], luck="my-own-luck")
    assert made["table"]["commitment"] == promised["commitment"]
    twice = client.post("/api/tables", json={"game": "template", "seats": ME_AND_BOT, "ticket": promised["ticket"]})
    assert (twice.status_code, twice.json()["code"]) == (409, "not_now")
    say(client, made["table"]["id"], 0, type="resign")
    export = client.get(f"/api/tables/{made['table']['id']}/export").json()
    assert export["fair"]["luck"] == ["my-own-luck", ""]
    assert fair.complaint(export["fair"], export["record"]) is None


def test_one_plays_on_from_a_moment_against_a_bot(client: TestClient) -> None:
    id = finished(client)
    reply = client.post(f"/api/tables/{id}/continue", json={"moment": 4, "seat": 1, "level": "novice", "name": "Anna"})
    assert reply.status_code == 201, reply.text
    table = reply.json()["table"]
    assert reply.json()["mine"] == [1]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    assert table["practice"]
    assert table["commitment"] is None
    last = len(client.get(f"/api/tables/{id}/record").json()["answers"])
    for moment, code in ((last, "not_now"), (last + 1, "malformed")):
        refused = client.post(f"/api/tables/{id}/continue", json={"moment": moment, "seat": 0, "level": "novice"})
        assert refused.json()["code"] == code


def test_texts_are_served_with_a_mark(client: TestClient) -> None:
    languages = client.get("/api/texts").json()["languages"]
    assert set(languages) == set(LANGUAGES)
    for language, names in languages.items():
        for name in names:
            reply = client.get(f"/api/texts/{language}/{name}")
            assert reply.status_code == 200
            same = client.get(f"/api/texts/{language}/{name}", headers={"If-None-Match": reply.headers["etag"]})
            assert same.status_code == 304
        whole = client.get(f"/api/texts/{language}").text
        assert all(client.get(f"/api/texts/{language}/{name}").text in whole for name in names)
    for path in ("xx", "en/nothing.ftl", "en/..%2f__init__.py", "en/__init__.py", "../core"):
        assert client.get(f"/api/texts/{path}").status_code == 404


def test_files_outside_the_page_are_not_served(client: TestClient) -> None:
    for path in ("/../bots.py", "/%2e%2e/bots.py", "/..%2fbots.py", "/assets/../../bots.py", "/a\x00.js", "/x.js"):
        reply = client.get(path.replace("\x00", "%00"))
        assert reply.status_code in (404, 503), path
        assert "import" not in reply.text


WRONG_BODIES: list[tuple[str, Any]] = [
    ("not json", "{"),
    ("not utf-8", b'{"game": "\xff"}'),
    ("a list", []),
    ("a number", 7),
    ("nothing", {}),
    ("an unknown field", {"game": "template", "seats": ME_AND_BOT, "more": 1}),
    ("no such game", {"game": "chess", "seats": ME_AND_BOT}),
    ("a game of the wrong kind", {"game": 7, "seats": ME_AND_BOT}),
    ("too few seats", {"game": "template", "seats": ME_AND_BOT[:1]}),
    ("too many seats", {"game": "template", "seats": ME_AND_BOT * 2}),
    ("no seats", {"game": "template", "seats": []}),
    ("sixty seats", {"game": "template", "seats": ME_AND_BOT * 40}),
    ("no such level", {"game": "template", "seats": [ME_AND_BOT[0], {"who": "bot", "level": "god"}]}),
    ("a bot without a level", {"game": "template", "seats": [ME_AND_BOT[0], {"who": "bot"}]}),
    ("a person with a level", {"game": "template", "seats": [{"who": "me", "level": "novice"}, ME_AND_BOT[1]]}),
    ("a long name", {"game": "template", "seats": [{"who": "me", "name": "x" * 41}, ME_AND_BOT[1]]}),
    ("an empty name", {"game": "template", "seats": [{"who": "me", "name": ""}, ME_AND_BOT[1]]}),
    ("an option too large", {"game": "template", "seats": ME_AND_BOT, "options": {"hand": 99}}),
    ("an option of another kind", {"game": "template", "seats": ME_AND_BOT, "options": {"hand": [1, {"a": 2}]}}),
    ("an unknown option", {"game": "template", "seats": ME_AND_BOT, "options": {"turbo": True}}),
    ("an option the engine knows otherwise", {"game": "template", "seats": ME_AND_BOT, "options": {"seats": 3}}),
    ("an option named seed", {"game": "template", "seats": ME_AND_BOT, "options": {"seed": 3}}),
    ("an option named self", {"game": "template", "seats": ME_AND_BOT, "options": {"self": 3}}),
    ("options that do not fit", {"game": "template", "seats": ME_AND_BOT, "options": {"hand": 4, "ranks": 3}}),
    ("a clock below zero", {"game": "template", "seats": ME_AND_BOT, "clock": {"bank": -1}}),
    ("a clock of both kinds", {"game": "template", "seats": ME_AND_BOT, "clock": {"bank": 60, "decision": 9}}),
    ("an increment to nothing", {"game": "template", "seats": ME_AND_BOT, "clock": {"increment": 9}}),
    ("a clock too short", {"game": "template", "seats": ME_AND_BOT, "clock": {"bank": 1}}),
    ("free undo online", {"game": "template", "seats": ONLINE, "undo": "free"}),
    ("luck of odd letters", {"game": "template", "seats": ME_AND_BOT, "luck": "a\nb"}),
    ("an unknown ticket", {"game": "template", "seats": ME_AND_BOT, "ticket": "none"}),
    ("numbers beyond all bounds", '{"game": "template", "seats": [], "clock": {"bank": 1e999}}'),
    ("a deep nest", '{"game": "template", "options": ' + '{"a":' * 2000 + "1" + "}" * 2000 + "}"),
]


@pytest.mark.parametrize(("name", "body"), WRONG_BODIES, ids=[name for name, _ in WRONG_BODIES])
def test_a_wrong_table_is_refused_and_not_made(client: TestClient, name: str, body: Any) -> None:
    raw = body if isinstance(body, str | bytes) else json.dumps(body)
    reply = client.post("/api/tables", content=raw, headers={"Content-Type": "application/json"})
    assert 400 <= reply.status_code < 500, (name, reply.text)
    problem = reply.json()
    assert set(problem) == {"code", "reason"}
    assert problem["reason"]
    assert "\n" not in problem["reason"]
    assert client.get("/api/health").json()["tables"] == 0


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"talia": 1},
        {"talia": 2, "game": "template", "rules": 1, "seats": 2, "options": {}, "seed": "1", "answers": []},
        {"talia": 1, "game": "chess", "rules": 1, "seats": 2, "options": {}, "seed": "1", "answers": []},
        {"talia": 1, "game": "template", "rules": 9, "seats": 2, "options": {}, "seed": "1", "answers": []},
        {"talia": 1, "game": "template", "rules": 1, "seats": 5, "options": {}, "seed": "1", "answers": []},
        {"talia": 1, "game": "template", "rules": 1, "seats": 2, "options": {"seed": 1}, "seed": "1", "answers": []},
        {"talia": 1, "game": "template", "rules": 1, "seats": 2, "options": {"log": 1}, "seed": "1", "answers": []},
        {"talia": 1, "game": "template", "rules": 1, "seats": 2, "options": {}, "seed": "-1", "answers": []},
        {"talia": 1, "game": "template", "rules": 1, "seats": 2, "options": {}, "seed": "1" * 9000, "answers": []},
        {"talia": 1, "game": "template", "rules": 1, "seats": 2, "options": {}, "seed": "1", "answers": [[0, "x"]]},
        {"talia": 1, "game": "template", "rules": 1, "seats": 2, "options": {}, "seed": "1", "answers": [[9, "x"]]},
        {"talia": 1, "game": "template", "rules": 1, "seats": 2, "options": {}, "seed": "1", "answers": "x"},
        {"talia": 1, "game": "template", "rules": 1, "seats": 2, "options": {}, "position": {}, "answers": []},
        {
            "talia": 1,
            "game": "template",
            "rules": 1,
            "seats": 2,
            "options": {},
            "position": {"game": "template", "table": {"hands": [[{}], [[]]], "decks": [[1], [None]]}},
            "answers": [],
        },
    ],
)
def test_a_wrong_record_is_refused(client: TestClient, record: dict[str, Any]) -> None:
    reply = client.post("/api/records", json={"record": record})
    assert reply.status_code in (400, 404), reply.text
    assert reply.json()["code"] in ("bad_record", "unknown")
    assert client.get("/api/health").json()["tables"] == 0


def test_other_content_types_and_sizes_are_refused(client: TestClient) -> None:
    form = client.post("/api/tables", content=b"game=template", headers={"Content-Type": "text/plain"})
    assert (form.status_code, form.json()["code"]) == (400, "malformed")
    large = client.post("/api/tables", json={"game": "x" * 100_000, "seats": []})
    assert (large.status_code, large.json()["code"]) == (413, "too_large")
    assert client.put("/api/tables", json={}).status_code == 405
    assert client.get("/api/tables/0000000000000000").json()["code"] == "unknown"
    assert client.get("/api/tables/%00%ff").status_code == 404
    assert client.get("/api/series/none").json()["code"] == "unknown"


def test_pages_of_other_sites_cannot_post(client: TestClient) -> None:
    body = {"game": "template", "seats": ME_AND_BOT}
    for origin in ("https://evil.example", "null", "http://testserver.evil.example", "http://[::1", ""):
        reply = client.post("/api/tables", json=body, headers={"Origin": origin})
        assert (reply.status_code, reply.json()["code"]) == (403, "forbidden"), origin
    assert client.post("/api/tables", json=body, headers={"Origin": "http://testserver"}).status_code == 201


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'few.db'}", games=("template",), requests=(5, 60.0), new_tables=(2, 60.0)
    )
    with TestClient(Server(settings, workers=QuickWorkers()).app, "http://localhost") as client:
        codes = [client.post("/api/commitments").status_code for _ in range(8)]
    assert codes == [201, 201, 429, 429, 429, 429, 429, 429]


def test_metrics_count_what_happens(client: TestClient) -> None:
    finished(client)
    lines = dict(line.rsplit(" ", 1) for line in client.get("/metrics").text.splitlines() if not line.startswith("#"))
    assert float(lines["talia_answers_total"]) > 10
    assert float(lines["talia_tables"]) == 1
    assert float(lines["talia_games_ended_total"]) == 1
    assert float(lines["talia_answer_to_views_seconds_count"]) > 10


def test_the_metrics_do_not_tell_that_somebody_has_changed_their_mind(client: TestClient) -> None:
    made = make(client, ONLINE)
    id = made["table"]["id"]
    client.post(f"/api/tables/{id}/seats", json={"join": made["invites"][0]["join"]})

    def counted() -> list[str]:
        told = client.get("/metrics").text.splitlines()
        return [line for line in told if not line.startswith(("#", "talia_requests_total"))]

    with client.websocket_connect(f"/api/tables/{id}/socket") as socket:
        socket.send_json({"type": "hello", "seat": 0})
        socket.receive_json()
        view = socket.receive_json()["view"]
        words = [option["word"] for option in view["decision"]["options"]]
        assert view["asked"] == [0, 1]
        for number, word in enumerate(words[:2]):
            before = counted()
            socket.send_json({"type": "answer", "epoch": 0, "question": view["question"], "word": word, "ref": "r"})
            kinds = set()
            while "ack" not in kinds or "update" not in kinds:
                kinds.add(socket.receive_json()["type"])
            assert (counted() == before) == (number == 1), "locking in is told to everybody, changing it to nobody"


def test_there_is_a_quota_for_imports_and_for_tables_of_bots_alone(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'quota.db'}", games=("template",), imports=(2, 60.0), bot_tables=(3, 60.0),
        most_bot_tables=2,
    )  # fmt: skip
    bots = {"game": "template", "seats": [{"who": "bot", "level": "novice"}] * 2}

    class Slow(QuickWorkers):
        async def think(self, game: str, level: str, view: dict[str, Any], rank: int = 0) -> Any:
            await asyncio.sleep(60)

    with TestClient(Server(settings, workers=Slow()).app, "http://localhost") as client:
        made = [client.post("/api/tables", json=bots) for _ in range(4)]
        assert [reply.status_code for reply in made] == [201, 201, 503, 429]
        assert made[2].json()["code"] == "busy"
        taken = [client.post("/api/records", json={"record": {}}).status_code for _ in range(3)]
        assert taken == [400, 400, 429]
        person = {"game": "template", "seats": [{"who": "me"}, {"who": "bot", "level": "novice"}]}
        assert client.post("/api/tables", json=person).status_code == 201  # whoever plays themselves is no matter of it


def test_public_tables_are_listed_and_others_are_not(client: TestClient) -> None:
    make(client, ONLINE)
    public = make(client, ONLINE, public=True)
    client.cookies.clear()
    listed = client.get("/api/tables").json()["tables"]
    assert [entry["table"]["id"] for entry in listed] == [public["table"]["id"]]
    assert len(listed[0]["invites"]) == 1


def test_the_list_of_tables_is_not_sent_twice(client: TestClient) -> None:
    make(client, ONLINE, public=True)
    first = client.get("/api/tables")
    mark = first.headers["etag"]
    again = client.get("/api/tables", headers={"If-None-Match": mark})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)


def test_play_somebody_now_gives_a_seat_and_its_cookie(client: TestClient) -> None:
    wish = {"games": ["template"], "name": "Anna"}
    first = client.post("/api/now", json=wish)
    assert first.status_code == 200, first.text
    id = first.json()["table"]["id"]
    assert (first.json()["mine"], first.json()["host"]) == ([0], True)
    mine = client.post("/api/now", json={**wish, "mine": [id]})
    assert mine.json()["table"]["id"] == id
    assert "set-cookie" not in mine.headers
    link = first.json()["invites"][0]["join"]
    assert client.post(f"/api/tables/{id}/invitation", json={"join": link}).json() == {"state": "open", "seat": 1}
    client.cookies.clear()
    other = client.post("/api/now", json={**wish, "name": "Bela"})
    assert (other.json()["table"]["id"], other.json()["mine"], other.json()["table"]["status"]) == (id, [1], "playing")
    assert client.get(f"/api/tables/{id}").json()["mine"] == [1]
    assert client.post(f"/api/tables/{id}/invitation", json={"join": link}).json() == {"state": "used", "seat": 1}
    assert client.post("/api/now", json={"games": []}).status_code == 400
    assert client.post("/api/now", json={"games": ["chess"]}).status_code == 404


def test_the_page_is_served_packed_and_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Talia</title>" + " " * 2000)
    (static / "assets" / "main.abc.js").write_text("export const a = 1;" * 200)
    site = routes_site.site
    monkeypatch.setattr(routes_site, "site", lambda lobby: site(lobby, static))
    settings = Settings(database=f"sqlite:///{tmp_path / 'page.db'}", games=("template",))
    with TestClient(Server(settings, workers=QuickWorkers()).app, "http://localhost") as client:
        for path in ("/", "/table/0123456789abcdef", "/rules/cardia"):
            page = client.get(path)
            assert page.status_code == 200
            assert "<title>Talia" in page.text
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
            same = client.get(path, headers={"If-None-Match": page.headers["etag"]})
            assert same.status_code == 304
        script = client.get("/assets/main.abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = client.get("/assets/main.abc.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        assert client.get("/assets/none.js").status_code == 404
