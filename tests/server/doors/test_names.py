"""By which names the server may be asked: a page of another site whose name is made to point here is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from talia.server.doors import addresses
from talia.server.doors.app import Server
from talia.server.run.settings import Settings
from tests.server.tools import QuickWorkers


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(addresses, "_own_names", lambda: frozenset({"annas-pc", "annas-pc.local"}))
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'names.db'}", games=("template",), origins=("https://cards.example:8443",)
    )
    with TestClient(Server(settings, workers=QuickWorkers()).app, "http://localhost") as found:
        yield found


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8400",
        "127.0.0.1:8400",
        "[::1]:8400",
        "192.168.1.20:8400",
        "10.0.0.4",
        "172.16.3.1:80",
        "169.254.7.7:8400",
        "100.101.102.103:8400",  # of a private overlay network
        "[fe80::1]:8400",
        "[fd00::5]:8400",
        "annas-pc:8400",
        "ANNAS-PC.local:8400",
        "cards.example",
        "cards.example.:443",
    ],
)
def test_our_own_names_are_answered(client: TestClient, host: str) -> None:
    assert client.get("/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8400", "localhost.evil.example", "cards.example.evil.example", "8.8.8.8",
     "127.0.0.1.nip.example", "user@localhost", "localhost:x", "localhost/x", "[::1", "", "127.0.0.1 evil.example"],
)  # fmt: skip
def test_other_names_are_not(client: TestClient, host: str) -> None:
    for path in ("/api/games", "/", "/metrics", "/api/tables"):
        refused = client.get(path, headers={"Host": host})
        assert refused.status_code == 403, path
        assert refused.json()["code"] == "forbidden"
        assert "--origin" in refused.json()["reason"]


def test_a_page_whose_name_points_here_can_make_no_table(client: TestClient) -> None:
    """DNS rebinding: Origin and Host agree, as in a page of ours."""
    form = {"game": "template", "seats": [{"who": "me"}, {"who": "bot", "level": "novice"}]}
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    assert client.post("/api/tables", json=form, headers=headers).status_code == 403
    headers = {"Host": "localhost", "Origin": "http://localhost"}
    assert client.post("/api/tables", json=form, headers=headers).status_code == 201


def test_the_hosted_name_may_send_wishes(client: TestClient) -> None:
    form = {"game": "template", "seats": [{"who": "me"}, {"who": "bot", "level": "novice"}]}
    headers = {"Host": "cards.example:8443", "Origin": "https://cards.example:8443"}
    assert client.post("/api/tables", json=form, headers=headers).status_code == 201


def test_health_is_told_under_any_name_and_under_none(client: TestClient) -> None:
    for host in ("evil.example", "10.1.2.3", "", "backend-7"):
        assert client.get("/api/health", headers={"Host": host}).status_code == 200
