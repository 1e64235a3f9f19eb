"""Statistics over HTTP: typed, marked, and refused in a sentence for what is no game here."""

from __future__ import annotations

from pathlib import Path

import msgspec
from starlette.testclient import TestClient

from talia.server.doors.app import Server
from talia.server.run.settings import Settings
from talia.server.wire.statistics import GameStatistics
from tests.server.tools import QuickLabour, QuickWorkers


def test_statistics_of_a_game(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'talia.db'}", games=("cardia", "fantasy_realms", "template"))
    server = Server(settings, workers=QuickWorkers(), labour=QuickLabour())
    with TestClient(server.app) as client:
        reply = client.get("/api/statistics/fantasy_realms")
        assert reply.status_code == 200
        told = msgspec.json.decode(reply.content, type=GameStatistics)
        assert [one.players for one in told.statistics] == ["quick", "expert", "hands"]
        assert {table.id for table in told.statistics[0].tables} >= {"dealt", "final", "seats", "rounds"}
        again = client.get("/api/statistics/fantasy_realms", headers={"If-None-Match": reply.headers["etag"]})
        assert again.status_code == 304
        # A game that nobody has counted has none; one that is not played here is refused, and so is no game at all.
        assert client.get("/api/statistics/template").json() == {"game": "template", "statistics": []}
        for game in ("radlands", "chess"):
            refused = client.get(f"/api/statistics/{game}")
            assert refused.status_code == 404
            assert "allowed" in refused.json()["message"]
