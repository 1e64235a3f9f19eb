"""The line of a finished game, for the history that somebody keeps on their own device."""

from __future__ import annotations

from starlette.testclient import TestClient

import talia
from talia.history import form
from tests.server.doors.test_http import ME_AND_BOT, TWO_ME, client, finished, make, say

__all__ = ["client"]  # the fixture


def test_a_finished_game_tells_its_line_from_any_seat(client: TestClient) -> None:
    id = finished(client)
    record = client.get(f"/api/tables/{id}/record").json()
    told = client.get(f"/api/tables/{id}/history?seat=1").json()
    assert told["hash"] == form.mark(talia.Record.read(record))
    assert told["record"] == record
    assert told["mine"] == [1]
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "Bela"]
    assert told["winners"] == record["outcome"]["winners"]
    assert told["by_rules"]
    assert told["table"] == id
    # Brought as a file it is the same game still.
    copy = client.post("/api/records", json={"record": record, "names": ["Anna", "Bela"]}).json()["table"]["id"]
    again = client.get(f"/api/tables/{copy}/history?seat=1").json()
    assert again["hash"] == told["hash"]
    assert not again["practice"]
    wrong = client.get(f"/api/tables/{id}/history?seat=5")
    assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")


def test_a_running_game_has_no_line_and_one_that_was_given_up_tells_who_did(client: TestClient) -> None:
    id = make(client, TWO_ME)["table"]["id"]
    assert client.get(f"/api/tables/{id}/history?seat=0").json()["code"] == "not_now"
    given_up = make(client, ME_AND_BOT)["table"]["id"]
    say(client, given_up, 0, type="resign")
    told = client.get(f"/api/tables/{given_up}/history?seat=0").json()
    assert told["reason"] == "resigned"
    assert not told["by_rules"]
    assert told["winners"] == [1]
    assert told["seats"][1] == {"kind": "bot", "name": None, "level": "novice"}
