"""A program's seat at a server: by invitation or against whoever comes, through lost connections and refusals."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from talia.client import BadConnection, Seat, Site
from talia.core.rng import Random
from tests.guides.visitor import serving

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH") or path}
    with serving(sys.executable, environment, tmp_path_factory.mktemp("served")) as address:
        yield address


def invitations(address: str, game: str, seats: int, *others: dict[str, str]) -> list[str]:
    """Links to every open seat of a new table."""
    form = {"game": game, "seats": [*[{"who": "open"}] * seats, *others]}
    made = Site(address).ask("/api/tables", form)
    return [f"{address.rstrip('/')}{invite['path']}" for invite in made["invites"]]


def player(seed: int) -> Any:
    rng = Random(seed)
    return lambda view: rng.pick(view["decision"]["options"])["action"]


def at_once(seats: list[Seat], seed: int = 1) -> list[dict[str, Any]]:
    """Everybody plays; the outcomes that each was told."""
    outcomes: list[dict[str, Any]] = [{} for _ in seats]

    faults: list[BaseException] = []

    def play(number: int) -> None:
        try:
            outcomes[number] = seats[number].play(player(seed + number))
        except BaseException as fault:  # told by the thread that waits
            faults.append(fault)

    threads = [threading.Thread(target=play, args=(number,)) for number in range(len(seats))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    if faults:
        raise faults[0]
    return outcomes


@pytest.mark.parametrize(("game", "seats"), [("cardia", 2), ("radlands", 2), ("fantasy_realms", 3)])
def test_programs_play_a_game_by_invitation(server: str, game: str, seats: int) -> None:
    sitting = [Seat.claim(link, f"Program {n}") for n, link in enumerate(invitations(server, game, seats))]
    outcomes = at_once(sitting)
    assert outcomes[0]["reason"]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert [seat["name"] for seat in sitting[0].follower.table["seats"]] == [f"Program {n}" for n in range(seats)]


class Dropping(Seat):
    """Loses the connection after every fifth line."""

    drops = 0

    def _lines(self) -> Iterator[bytes]:
        for number, line in enumerate(super()._lines()):
            if number == 5:
                self.drops += 1
                raise ConnectionResetError("lost")
            yield line


def test_a_lost_connection_costs_nothing(server: str) -> None:
    links = invitations(server, "cardia", 2)
    for_it = [Dropping.claim(links[0]), Seat.claim(links[1])]
    outcomes = at_once(for_it, 5)
    assert outcomes[0] == outcomes[1]
    assert outcomes[0]["reason"]
    assert isinstance(for_it[0], Dropping)
    assert for_it[0].drops > 0
    assert len(for_it[0].follower.events) > 10


def test_once_more_until_somebody_has_enough(server: str) -> None:
    seats = [Seat.claim(link) for link in invitations(server, "cardia", 2)]
    at_once(seats)
    again: list[Seat | None] = [None, None]

    def ask(number: int) -> None:
        again[number] = seats[number].rematch()

    asking = [threading.Thread(target=ask, args=(number,)) for number in (0, 1)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join(60)
    assert again[0] is not None
    assert again[1] is not None
    assert again[0].table == again[1].table != seats[0].table
    outcomes = at_once([again[0], again[1]], 9)
    assert outcomes[0] == outcomes[1]
    again[1].say(json.dumps({"type": "rematch", "accept": False}))
    assert again[0].rematch() is None


def test_two_programs_who_want_to_play_somebody_now_meet(server: str) -> None:
    seats = [Seat.now(server, "cardia", f"Wanderer {n}") for n in (1, 2)]
    assert seats[0].table == seats[1].table
    assert {seat.seat for seat in seats} == {0, 1}
    outcomes = at_once(seats, 3)
    assert outcomes[0] == outcomes[1]


def test_the_command_plays_by_invitation(server: str) -> None:
    links = invitations(server, "cardia", 2)
    command = [sys.executable, "-m", "talia", "bot", "--level", "random", "--seed", "1", "--games", "2", "--connect"]
    environment = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH") or str(ROOT / "src")}
    bots = [
        subprocess.Popen([*command, link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        for link in links
    ]
    said = [bot.communicate(timeout=120) for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0], said
    results = [[line.split()[0] for line in out.splitlines()] for out, _ in said]
    assert [len(one) for one in results] == [2, 2]
    for one, other in zip(*results, strict=True):
        assert {one, other} in ({"won", "lost"}, {"tied"})


def test_the_example_of_the_documents(server: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    example = text.partition("```python\n")[2].partition("```")[0]
    links = invitations(server, "cardia", 2)
    other = Seat.claim(links[1])

    def play_and_leave() -> None:
        other.play(player(2))
        other.say(json.dumps({"type": "rematch", "accept": False}))

    thread = threading.Thread(target=play_and_leave)
    thread.start()
    exec(compile(example, "docs/protocol.md", "exec"), {"LINK": links[0]})
    thread.join(60)
    assert capsys.readouterr().out in ("won\n", "lost\n")


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("nothing", "no invitation"),
        ("http://localhost:1/table/x", "no invitation"),
        ("ftp://localhost/table/x#join=y", "no address of a server"),
    ],
)
def test_what_is_no_invitation_is_told(link: str, said: str) -> None:
    with pytest.raises(BadConnection, match=said):
        Seat.claim(link)


def test_refusals_are_the_servers_sentences(server: str) -> None:
    link = invitations(server, "cardia", 2)[0]
    Seat.claim(link)
    with pytest.raises(BadConnection) as taken:
        Seat.claim(link)
    assert taken.value.code == "forbidden"
    with pytest.raises(BadConnection) as unknown:
        Seat.now(server, "whist")
    assert unknown.value.code == "unknown"
    seat = Seat.claim(invitations(server, "cardia", 1, {"who": "bot", "level": "novice"})[0])
    with pytest.raises(BadConnection, match="99999 is not allowed; allowed"):
        seat.play(lambda _: 99999)


@contextmanager
def scripted(*answers: tuple[int, dict[str, str], str]) -> Iterator[tuple[str, list[str]]]:
    """A server that gives these answers in turn, and the keys of the wishes that came."""
    waiting = list(answers)
    keys: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            keys.append(self.headers["Idempotency-Key"])
            status, headers, body = waiting.pop(0)
            self.send_response(status)
            for name, value in {**headers, "Content-Length": str(len(body))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *said: Any) -> None:
            pass

    answering = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=answering.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{answering.server_port}", keys
    finally:
        answering.shutdown()
        answering.server_close()


def test_it_waits_as_long_as_it_is_told_and_wishes_the_same_thing_again() -> None:
    slept: list[float] = []
    busy: tuple[int, dict[str, str], str] = (503, {}, "{}")
    slow = (429, {"Retry-After": "7"}, json.dumps({"code": "too_many", "reason": "slow down"}))
    endless = (429, {"Retry-After": "9999999"}, "{}")
    with scripted(slow, busy, endless, (200, {}, '{"done": 1}')) as (address, keys):
        assert Site(address, patience=300, sleep=slept.append).ask("/api/now", {"games": ["cardia"]}) == {"done": 1}
    assert slept == [7.0, 0.5, 60.0]
    assert len(keys) == 4
    assert len(set(keys)) == 1


def test_its_patience_ends() -> None:
    with (
        scripted((429, {"Retry-After": "30"}, json.dumps({"code": "too_many", "reason": "slow down"}))) as (address, _),
        pytest.raises(BadConnection, match="slow down"),
    ):
        Site(address, patience=5, sleep=lambda _: None).ask("/api/now", {})
    with pytest.raises(BadConnection, match=r"127\.0\.0\.1: ConnectionRefusedError"):
        Site("http://127.0.0.1:1", patience=0.1, sleep=lambda _: None).ask("/api/games")


def test_a_connection_is_kept_and_made_anew_when_the_server_has_closed_it(server: str) -> None:
    site = Site(server)
    assert site.ask("/api/texts")
    first = site._kept
    assert first is not None
    assert site.ask("/api/texts")
    assert site._kept is first
    assert first.sock is not None
    first.sock.close()
    assert site.ask("/api/texts")
    assert site._kept is not first
    site.close()
    assert site._kept is None
