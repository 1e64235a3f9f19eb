"""Health: liveness and readiness as balancers ask for them, on SQLite and PostgreSQL; damaged files at the start."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa

from talia.cli.__main__ import main
from talia.server.keep.sql import SqlStore
from talia.server.keep.store import StoreError
from talia.server.live import readiness
from talia.server.run.memory import Memory
from tests.server.doors.live import running, serving
from tests.server.keep.test_postgres import postgres as postgres  # a fixture


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "GOOD_FOR", 0.0)
    monkeypatch.setattr(readiness, "WITHIN", 0.5)


def bare(address: str, path: str, version: str) -> tuple[int, dict[str, Any]]:
    """As some balancers ask: without a Host."""
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), 10) as line:
        line.sendall(f"GET {path} HTTP/{version}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_both_answer_without_a_host(tmp_path: Path, version: str) -> None:
    with serving(tmp_path) as (address, _):
        for path in ("/api/live", "/api/health"):
            status, told = bare(address, path, version)
            assert (status, told["ok"], told["why"]) == (200, True, [])


def test_they_are_answered_however_often_they_are_asked(tmp_path: Path) -> None:
    with serving(tmp_path, requests=(5, 60.0)) as (address, _), httpx.Client(base_url=f"http://{address}") as client:
        assert [client.get("/api/health").status_code for _ in range(20)] == [200] * 20


def test_a_process_that_gives_its_tables_away_is_still_at_its_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A balancer is to hear that it leaves: where nobody answers, it sends players on to whoever comes next."""
    heard: list[int] = []
    with running(tmp_path) as (address, server, process):

        async def leave() -> None:
            heard.append((await asyncio.to_thread(bare, address, "/api/health", "1.1"))[0])

        monkeypatch.setattr(server, "leave", leave)
        process.should_exit = True
        until = time.monotonic() + 20
        while not heard and time.monotonic() < until:
            time.sleep(0.01)
    assert heard == [200]


def ask(client: httpx.Client, path: str = "/api/health") -> tuple[int, list[str]]:
    answer = client.get(path, timeout=20)
    return answer.status_code, answer.json()["why"]


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records if record.message in ("ready", "not_ready")]


def test_a_locked_database_is_not_ready_and_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with (
        caplog.at_level(logging.INFO, "talia"),
        serving(tmp_path) as (address, server),
        httpx.Client(base_url=f"http://{address}") as client,
    ):
        assert ask(client) == (200, [])
        holder = sqlite3.connect(tmp_path / "live.db", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        for _ in range(4):
            assert ask(client) == (503, ["writes"])
            assert ask(client, "/api/live") == (200, [])
        assert "talia_not_ready_writes 1\n" in server.metrics.text()
        assert "talia_ready 0\n" in server.metrics.text()
        holder.execute("ROLLBACK")
        holder.close()
        _until_ready(client)
        assert "talia_ready 1\n" in server.metrics.text()
    assert events(caplog) == ["not_ready", "ready"]


def _until_ready(client: httpx.Client) -> None:
    until = time.monotonic() + 20
    while ask(client) != (200, []):
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_database_that_cannot_be_written_is_not_ready(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with (
        caplog.at_level(logging.INFO, "talia"),
        serving(tmp_path) as (address, server),
        httpx.Client(base_url=f"http://{address}") as client,
    ):
        assert ask(client) == (200, [])

        def read_only(connection: Any, *_: Any) -> None:
            connection.execute("PRAGMA query_only=ON")

        sa.event.listen(server.store.engine, "connect", read_only)  # and the connection that writes has been there
        asyncio.run(server.store.change([(sa.text("PRAGMA query_only=ON"), [{}])]))
        assert ask(client) == (503, ["writes"])
        (told,) = [record for record in caplog.records if record.message == "not_ready"]
        assert "readonly" in told.__dict__["facts"]["why"]
        sa.event.remove(server.store.engine, "connect", read_only)
        _until_ready(client)


def test_a_file_that_is_damaged_while_it_runs_is_not_ready(tmp_path: Path) -> None:
    """The probe alone would not touch the damaged page."""

    file = filled(tmp_path)

    async def run() -> None:
        store = SqlStore(f"sqlite:///{file}")
        store.open()
        await store.probe()
        body = bytearray(file.read_bytes())
        body[20480:] = b"\x55" * (len(body) - 20480)
        file.write_bytes(body)
        with pytest.raises(StoreError, match="malformed"):
            await asyncio.gather(*[store.load_series(f"{number:016x}") for number in range(300)])
        with pytest.raises(StoreError, match="malformed"):
            await store.probe()
        store.close()

    asyncio.run(run())


def test_a_full_server_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, server), httpx.Client(base_url=f"http://{address}") as client:
        assert ask(client) == (200, [])
        server.lobby.shelf.memory = Memory(1, measure=lambda: 2 << 20)
        assert ask(client) == (503, ["full"])
        refused = client.post("/api/tables", json={"game": "template", "seats": [{"who": "me"}, {"who": "me"}]})
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        server.lobby.shelf.memory = Memory(1000, measure=lambda: 2 << 20)
        assert ask(client) == (200, [])


def test_postgres_that_does_not_commit_is_not_ready(postgres: str, tmp_path: Path) -> None:
    engine = sa.create_engine(sa.make_url(postgres).set(drivername="postgresql+psycopg"))
    with serving(tmp_path, database=postgres) as (address, _), httpx.Client(base_url=f"http://{address}") as client:
        assert ask(client) == (200, [])
        with engine.connect() as connection:
            connection.execute(sa.text("LOCK TABLE schema_version IN ACCESS EXCLUSIVE MODE"))
            assert ask(client) == (503, ["writes"])
        _until_ready(client)
    engine.dispose()


def filled(folder: Path) -> Path:
    """A database of some pages."""

    async def run() -> None:
        store = SqlStore(f"sqlite:///{folder / 'old.db'}")
        store.open(check=True)
        for number in range(300):
            await store.add_series(f"{number:016x}", 1.0, "x" * 500)
        store.close()

    asyncio.run(run())
    with closing(sqlite3.connect(folder / "old.db")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return folder / "old.db"


@pytest.mark.parametrize("damage", ["page", "header", "cut"])
def test_a_damaged_file_is_refused_at_the_start_in_a_sentence(
    tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = filled(tmp_path)
    body = bytearray(file.read_bytes())
    if damage == "page":
        body[8192:12288] = b"\x55" * 4096
    elif damage == "header":
        body[:100] = b"\x55" * 100
    else:
        del body[20000:]
    file.write_bytes(body)
    with pytest.raises(StoreError) as error:
        SqlStore(f"sqlite:///{file}").open(check=True)
    assert str(error.value).startswith("database sqlite:")
    assert "\n" not in str(error.value)
    assert main(["serve", "--no-open", "--database", f"sqlite:///{file}"]) != 0
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert "database sqlite:" in said[0]


def test_a_sound_file_is_taken(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{filled(tmp_path)}")
    store.open(check=True)
    assert store.damaged is None
    store.close()
