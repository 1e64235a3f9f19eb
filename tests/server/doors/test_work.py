"""Heavy work asked for over HTTP: who asks too much waits, who goes away is not worked for, and nobody else notices."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import httpx2 as httpx
import pytest

import talia
from talia.server.run.costs import Costs
from talia.server.run.labourers import Labourers
from tests.server.doors.live import serving
from tests.server.run.test_labour import scripted

HAND = {"hands": [{"cards": ["knights", "king", "queen"]}]}


def test_an_address_that_has_used_up_its_share_is_told_when_to_come_again(tmp_path: Path) -> None:
    with (
        serving(tmp_path, work=(0.000_001, 0.000_000_001)) as (address, _),
        httpx.Client(base_url=f"http://{address}", timeout=60) as client,
    ):
        assert client.post("/api/fantasy-realms/score", json=HAND).json()["hands"][0]["score"] > 0
        refused = client.post("/api/fantasy-realms/score", json=HAND)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert "share of the server's work" in refused.json()["reason"]
        assert int(refused.headers["Retry-After"]) >= 1
        assert client.get("/api/games").status_code == 200


def test_whoever_goes_away_is_not_worked_for(tmp_path: Path) -> None:
    slow = (
        "signal.signal(signal.SIGUSR1, lambda *a: (_ for _ in ()).throw(KeyError()))\n"
        "    try:\n"
        "        time.sleep(30 if b'king' in body else 0)\n"
        "    except KeyError:\n"
        "        pass\n"
        "    say(size=2); sys.stdout.write('{}'); sys.stdout.flush()"
    )
    with serving(tmp_path) as (address, server):
        labour = Labourers(1, 0, Costs((100.0, 1.0), time.monotonic), scripted(slow))
        server.lobby.labour = labour
        body = b'{"hands": [{"cards": ["king"]}]}'
        host, _, port = address.partition(":")
        with socket.create_connection((host, int(port))) as line:
            head = f"POST /api/fantasy-realms/score HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n"
            line.sendall(head.encode() + f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
            _until(lambda: not labour._free)
            time.sleep(0.5)
        _until(lambda: bool(labour._free))
        assert labour.costs.left("127.0.0.1") == pytest.approx(99.9, abs=0.5), "paid for all the same"
        with httpx.Client(base_url=f"http://{address}", timeout=20) as client:
            other = client.post("/api/fantasy-realms/score", json={"hands": [{"cards": ["queen"]}]})
            assert (other.status_code, other.text) == (200, "{}")


def _until(there: Callable[[], bool]) -> None:
    until = time.monotonic() + 15
    while not there():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_replays_and_imports_are_such_work_too(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as (address, server),
        httpx.Client(base_url=f"http://{address}", timeout=60) as client,
    ):
        state = talia.game("template").start(5)
        while not state.over:
            state.answer(state.asked[0], state.decision(state.asked[0]).options[0].action)
        assert state.record is not None
        made = client.post("/api/records", json={"record": state.record.to_json()})
        assert made.status_code == 201
        id = made.json()["table"]["id"]
        shown = client.get(f"/api/tables/{id}/replay?seat=0&count=3").json()["shown"]
        assert [moment["moment"] for moment in shown] == [0, 1, 2]
        on = client.post(f"/api/tables/{id}/continue", json={"moment": 2, "seat": 0, "level": "novice"})
        assert on.status_code == 201
        assert cast(Labourers, server.lobby.labour).done == 3
        bad = client.post("/api/records", json={"record": {**state.record.to_json(), "answers": [[0, "card:nothing"]]}})
        assert (bad.status_code, bad.json()["code"]) == (400, "bad_record")
