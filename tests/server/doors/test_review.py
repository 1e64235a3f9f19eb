"""Reviews through the doors: lines over HTTP, who gets them, and what wrong input is told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

import talia
from talia.bots.play.thinking import legal
from talia.core.record import Record
from talia.review.form import Budget, written
from talia.review.runs import reviewed
from talia.server.doors.app import Server
from talia.server.live import reviews as module
from talia.server.run.settings import Settings
from talia.server.run.workers import Worked
from tests.server.doors.live import serving
from tests.server.doors.test_http import ME_AND_BOT, client, finished, make
from tests.server.tools import QuickWorkers

__all__ = ["client"]


def lines(reply: Any) -> list[dict[str, Any]]:
    return [json.loads(line) for line in reply.text.splitlines() if line]


def test_a_finished_game_is_reviewed_line_by_line_and_again_from_what_is_kept(client: TestClient) -> None:
    id = finished(client)
    reply = client.get(f"/api/tables/{id}/review?seat=1")
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("application/x-ndjson")
    whole = lines(reply)[-1]
    assert (whole["talia_review"], whole["stage"], whole["game"]) == (1, "whole", "template")
    assert [side["seat"] for side in whole["sides"]] == [1]
    assert {judged["seat"] for judged in whole["decisions"]} == {1}
    client.cookies.clear()
    assert lines(client.get(f"/api/tables/{id}/review?seat=1")) == [whole], "kept: for whoever has the link"
    refused = client.get(f"/api/tables/{id}/review?seat=all")
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")


def test_a_running_game_tells_nothing(client: TestClient) -> None:
    id = make(client, ME_AND_BOT)["table"]["id"]
    for seat in ("0", "1", "all"):
        reply = client.get(f"/api/tables/{id}/review?seat={seat}")
        assert (reply.status_code, reply.json()["code"]) == (409, "not_now")
    retry = client.post(f"/api/tables/{id}/review/retry", json={"seat": 0, "at": 0, "word": "ace"})
    assert (retry.status_code, retry.json()["code"]) == (409, "not_now")


@pytest.mark.parametrize("query", ["seat=7", "seat=x", "seat=", "seat=-1", "seat=0&seat=%00"])
def test_a_wrong_seat_is_refused_in_a_sentence(client: TestClient, query: str) -> None:
    reply = client.get(f"/api/tables/{finished(client)}/review?{query}")
    assert (reply.status_code, reply.json()["code"]) == (400, "malformed")
    assert "\n" not in reply.json()["reason"]


@pytest.mark.parametrize(
    "body", [{}, {"seat": 0, "at": -1, "word": "ace"}, {"seat": 0, "at": 0, "word": ""}, {"seat": 0, "more": 1}, []]
)
def test_a_wrong_retry_is_refused_in_a_sentence(client: TestClient, body: Any) -> None:
    reply = client.post(f"/api/tables/{finished(client)}/review/retry", json=body)
    assert (reply.status_code, reply.json()["code"]) == (400, "malformed")


def test_a_decision_is_tried_again_and_its_copy_of_the_table_shows_what_that_seat_sees(client: TestClient) -> None:
    id = finished(client)
    client.get(f"/api/tables/{id}/review?seat=0")
    record = client.get(f"/api/tables/{id}/record").json()
    at = next(n for n, (seat, _) in enumerate(record["answers"]) if seat == 0)
    word = record["answers"][at][1]
    reply = client.post(f"/api/tables/{id}/review/retry", json={"seat": 0, "at": at, "word": word})
    assert reply.status_code == 200, reply.text
    told = reply.json()
    assert told["reaction"] == "same"
    assert told["what_if"]["view"]["seat"] == 0
    assert told["what_if"]["view"]["asked"] == []
    assert {event["n"] for event in told["what_if"]["events"]} == set(
        range(told["what_if"]["since"], told["what_if"]["since"] + len(told["what_if"]["events"]))
    )


@pytest.fixture
def cardia(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'cardia.db'}", games=("cardia",), origins=("https://testserver",)
    )
    with TestClient(Server(settings, workers=Told()).app) as found:
        yield found


class Told(QuickWorkers):
    """Workers that remember what they were asked of reviews."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs_told: list[bytes] = []

    async def review(self, job: bytes) -> Worked:
        self.jobs_told.append(job)
        return await super().review(job)


def recorded() -> Record:
    state = talia.game("cardia").start(seed=8)
    while not state.over:
        for seat in state.asked:
            state.answer(seat, legal(state.view(seat), state.question))
    assert state.record is not None
    return state.record


def test_an_imported_game_is_for_everybody_and_its_review_is_the_pipelines_own(
    cardia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = Budget(passes=1, nodes=20, pairs=0, confirmed=0, redeals=0)
    monkeypatch.setattr(module, "BUDGET", small)
    record = recorded()
    id = cardia.post("/api/records", json={"record": record.to_json()}).json()["table"]["id"]
    cardia.cookies.clear()
    told = lines(cardia.get(f"/api/tables/{id}/review?seat=0"))
    assert told[0]["stage"] == "curve"
    assert told[-1]["stage"] == "whole"
    *_, last = reviewed(record, [0], small, processes=1)
    assert json.loads(written(last)) == told[-1]


def test_a_listener_who_goes_away_stops_the_review(tmp_path: Path) -> None:
    with serving(tmp_path, exports=(1000, 1.0)) as (address, server):
        workers = server.workers
        assert isinstance(workers, QuickWorkers)
        going: list[bytes] = []

        async def slow(job: bytes) -> Worked:
            going.append(job)
            try:
                await asyncio.sleep(30)
            finally:
                going.remove(job)
            return Worked(b"[]", 0.0)

        workers.review = slow  # type: ignore[method-assign]  # nothing comes of it
        with httpx.Client(base_url=f"http://{address}") as caller:
            id = finished_live(caller)
            with caller.stream("GET", f"/api/tables/{id}/review?seat=0") as stream:
                assert stream.status_code == 200
                until = time.monotonic() + 5
                while not going and time.monotonic() < until:
                    time.sleep(0.02)
                assert 0 < len(going) <= 2
        until = time.monotonic() + 5
        while (going or server.reviews.count()) and time.monotonic() < until:
            time.sleep(0.02)
        assert (going, server.reviews.count()) == ([], 0)


def finished_live(caller: httpx.Client) -> str:
    """A game of the template, imported."""
    state = talia.game("template").start(seed=2)
    while not state.over:
        for seat in state.asked:
            state.answer(seat, legal(state.view(seat), 1))
    assert state.record is not None
    made = caller.post("/api/records", json={"record": state.record.to_json()})
    return str(made.json()["table"]["id"])
