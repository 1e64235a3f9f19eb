"""Connections that are slow, silent, too many or flooded with frames: none is held, and all are counted."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import importlib
import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from talia.cli.serve import listen
from talia.server.doors.addresses import group_of
from talia.server.doors.lines import HttpLine, SocketLine
from talia.server.doors.process import Doorman, Process
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from tests.server.doors.live import running, serving

SEATS = [{"who": "me"}, {"who": "open"}]


_opened: list[socket.socket] = []


@pytest.fixture(autouse=True)
def _hang_up() -> Iterator[None]:
    yield
    while _opened:
        _opened.pop().close()


def opened(address: str) -> socket.socket:
    host, _, port = address.partition(":")
    found = socket.create_connection((host, int(port)), timeout=5)
    found.settimeout(5)
    _opened.append(found)
    return found


def rest(line: socket.socket) -> bytes:
    """All that still comes, until the other side closes."""
    found = b""
    try:
        while chunk := line.recv(65536):
            found += chunk
    except ConnectionResetError:
        pass
    return found


def turned_away(address: str) -> bool:
    """Is a new connection closed before anything is said?"""
    try:
        return rest(opened(address)) == b""
    except ConnectionResetError:  # so soon that even opening it fails
        return True


def until(holds: Any, seconds: float = 5.0) -> None:
    """Wait until something holds; how long it takes is nobody's business."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)


def table(address: str) -> tuple[str, str]:
    """A table, and the cookie of its first seat."""
    made = httpx2.post(f"http://{address}/api/tables", json={"game": "template", "seats": SEATS})
    return made.json()["table"]["id"], made.headers["set-cookie"].partition(";")[0]


def at_table(address: str) -> ClientConnection:
    id, cookie = table(address)
    return connect(f"ws://{address}/api/tables/{id}/socket", additional_headers={"Cookie": cookie}, ping_interval=None)


def bye(line: ClientConnection) -> dict[str, Any]:
    """The last words, after which the connection closes."""
    last: dict[str, Any] = {}
    try:
        while True:
            last = json.loads(line.recv(5))
    except ConnectionClosed:
        return last


# Slow ones.


def test_a_head_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, head_seconds=0.3) as (address, server, process):
        silent, trickling = opened(address), opened(address)
        trickling.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        assert rest(silent) == b""
        assert rest(trickling).startswith(b"HTTP/1.1 408 ")
        until(lambda: process.config.doorman.all == 0)
        assert server.metrics.counters["connections_too_slow"] == 2


def test_bytes_that_trickle_do_not_move_the_deadline(tmp_path: Path) -> None:
    with running(tmp_path, head_seconds=0.4) as (address, _, process):
        line = opened(address)
        with contextlib.suppress(OSError):  # reset or broken pipe, as it falls
            while process.config.doorman.all or not process.config.metrics.counters:
                line.sendall(b"G")
                time.sleep(0.02)
        until(lambda: process.config.doorman.all == 0)
        assert process.config.metrics.counters["connections_too_slow"] == 1


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, body_seconds=0.3) as (address, server, process):
        line = opened(address)
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        assert rest(line).startswith(b"HTTP/1.1 408 ")
        until(lambda: process.config.doorman.all == 0)
        assert "http_5xx" not in server.metrics.counters


def _crumbs(address: str, process: Process, begins: bytes, crumb: bytes, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the server looks while 400 crumbs come, a millisecond apart."""
    looks = 0
    for line in (HttpLine, SocketLine):
        real = line.data_received

        def looked(self: Any, data: bytes, real: Any = real) -> None:
            nonlocal looks
            looks += 1
            real(self, data)

        monkeypatch.setattr(line, "data_received", looked)
    line = opened(address)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    line.sendall(begins)
    if b"Upgrade" in begins:
        assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
        line.sendall(LONG[:8])
    until(lambda: looks > 0)
    for _ in range(400):
        line.sendall(crumb)
        time.sleep(0.001)
    return looks


UPGRADE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
LONG = Frame(Opcode.TEXT, b" " * 1000).serialize(mask=True)


@pytest.mark.parametrize("what", ["head", "body", "frame"])
def test_crumbs_are_looked_at_ever_more_rarely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Each byte that trickles in would cost as much as a whole request: 180 such connections took a third of a core."""
    with running(tmp_path) as (address, _, process):
        begins = {
            "head": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
            "body": b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 4000\r\n\r\n{",
            "frame": UPGRADE.format(table(address)[0]).encode(),
        }[what]
        assert _crumbs(address, process, begins, b"x" if what == "frame" else b" ", monkeypatch) < 40


def test_whoever_types_slowly_is_answered_all_the_same(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _, _process):
        line = opened(address)
        for byte in b"GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n":
            line.sendall(bytes([byte]))
            time.sleep(0.01)
        assert rest(line).startswith(b"HTTP/1.1 200 ")


def test_small_messages_are_no_crumbs(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _), at_table(address) as line:
        line.send('{"type": "hello"}')
        began = time.monotonic()
        for _ in range(60):
            line.send('{"type": "ping"}')
            while json.loads(line.recv(5))["type"] != "pong":
                pass
        assert time.monotonic() - began < 4.0, "sixty of them would rest for minutes"


def test_a_kept_connection_has_its_time_for_each_request(tmp_path: Path) -> None:
    with serving(tmp_path, head_seconds=0.5) as (address, _), httpx2.Client(base_url=f"http://{address}") as client:
        for _ in range(4):  # longer in all than one head may take
            assert client.get("/api/games").status_code == 200
            time.sleep(0.2)


def test_a_socket_outlives_the_deadlines_of_requests(tmp_path: Path) -> None:
    with serving(tmp_path, head_seconds=0.3, body_seconds=0.3, write_seconds=0.3) as (address, server):
        with at_table(address) as line:
            line.send('{"type": "hello"}')
            time.sleep(1.0)
            line.send('{"type": "ping"}')
            while json.loads(line.recv(5))["type"] != "pong":
                pass
        assert "connections_too_slow" not in server.metrics.counters


def test_who_takes_nothing_is_given_up(tmp_path: Path) -> None:
    with running(tmp_path, write_seconds=0.3, requests=(10_000_000, 1.0)) as (address, _, process):
        line = socket.socket()
        _opened.append(line)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, _, port = address.partition(":")
        line.connect((host, int(port)))
        line.setblocking(False)
        asking = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"

        def gone() -> bool:  # ask again and again, and read nothing
            try:
                line.send(asking)
            except BlockingIOError:
                pass
            except OSError:
                return True
            return process.config.doorman.all == 0

        until(gone, 20)
        until(lambda: process.config.doorman.all == 0)


# Too many.


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=3) as (address, server, process):
        held = [opened(address) for _ in range(3)]
        until(lambda: process.config.doorman.all == 3)
        assert turned_away(address)
        assert server.metrics.counters["connections_refused"] == 1
        held.pop().close()
        until(lambda: process.config.doorman.all == 2)
        assert httpx2.get(f"http://{address}/api/games").status_code == 200


def test_a_flood_of_connections_gets_a_slice_of_the_server(tmp_path: Path) -> None:
    """Those who are turned away are taken in bunches, and then everybody else has a while."""
    with running(tmp_path, connections_per_address=1) as (address, server, process):
        opened(address)
        until(lambda: process.config.doorman.all == 1)
        pauses: list[float] = []
        real = asyncio.sleep

        async def noted(seconds: float, *rest: Any) -> Any:
            pauses.append(seconds)
            return await real(seconds, *rest)

        doors = importlib.import_module("talia.server.doors.process")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(doors.asyncio, "sleep", noted)
            for _ in range(300):
                with socket.socket() as one:
                    one.setblocking(False)
                    one.connect_ex(("127.0.0.1", int(address.partition(":")[2])))
            until(lambda: server.metrics.counters["connections_refused"] >= 300)
        assert 1 <= pauses.count(doors.REST) < 150, "not one by one"


def test_an_address_cannot_come_again_and_again(tmp_path: Path) -> None:
    with running(tmp_path, arrivals=(5, 600.0)) as (address, server, process):
        for _ in range(5):
            assert httpx2.get(f"http://{address}/api/games").status_code == 200
        until(lambda: process.config.doorman.all == 0)
        assert turned_away(address)
        assert server.metrics.counters["connections_refused"] == 1


def test_who_asks_too_often_loses_the_connection(tmp_path: Path) -> None:
    limits = {"requests": (3, 600.0)}
    with running(tmp_path, **limits) as (address, _, process), httpx2.Client(base_url=f"http://{address}") as client:
        codes = [client.get("/api/games").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        until(lambda: process.config.doorman.all == 0)
        assert client.get("/api/games").headers["connection"] == "close"


def test_all_have_so_many_connections_together(tmp_path: Path) -> None:
    with running(tmp_path, connections=2) as (address, server, process):
        held = [opened(address) for _ in range(2)]
        until(lambda: process.config.doorman.all == 2)
        assert turned_away(address)
        assert server.metrics.counters["connections_refused"] == 1
        for line in held:
            line.close()


def test_a_named_proxy_is_many_people(tmp_path: Path) -> None:
    settings = Settings(trusted_proxies=("127.0.0.1",), connections_per_address=2)
    doorman = Doorman(settings, Metrics())
    assert [doorman.enters(("127.0.0.1", n)) for n in range(4)] == ["127.0.0.1"] * 4
    assert [doorman.enters(("192.0.2.7", n)) for n in range(4)] == ["192.0.2.7"] * 2 + [None] * 2


def test_an_ipv6_household_counts_as_one_address() -> None:
    assert group_of("2001:db8:1:2::7") == group_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert group_of("2001:db8:1:3::7") != group_of("2001:db8:1:2::7")
    assert group_of("fe80::1%eth0") == "fe80::/64"
    assert group_of("::ffff:192.0.2.7") == group_of("192.0.2.7") == "192.0.2.7"
    doorman = Doorman(Settings(connections_per_address=2), Metrics())
    assert [doorman.enters((f"2001:db8::{n}", 1, 0, 0)) is not None for n in range(3)] == [True, True, False]


def test_a_connection_that_is_over_is_no_longer_counted(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _, process):
        for _ in range(5):
            with at_table(address) as line:
                line.send('{"type": "hello"}')
                line.recv(5)
            reset = opened(address)
            reset.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            reset.close()
        until(lambda: process.config.doorman.all == 0)
        assert not process.config.doorman.per_address
        assert not process.config.doorman.lines


def test_no_more_files_is_said_once_and_waited_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    calls: list[float] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()

        async def full(_: socket.socket) -> Any:
            calls.append(loop.time())
            raise OSError(errno.EMFILE, "too many open files")

        monkeypatch.setattr(loop, "sock_accept", full)
        metrics = Metrics()
        listening = listen("127.0.0.1", 0)
        receiving = asyncio.create_task(
            Doorman(Settings(), metrics).receive(listening, None)  # type: ignore[arg-type]  # nobody comes in
        )
        await asyncio.sleep(1.0)
        receiving.cancel()
        listening.close()
        assert metrics.counters["accepts_failed"] == len(calls)

    with caplog.at_level(logging.WARNING, "talia"):
        asyncio.run(run())
    assert 2 <= len(calls) <= 6  # and not as often as the processor can
    assert [record.message for record in caplog.records] == ["accept_failed"]


# Frames.


def flood(line: ClientConnection, opcode: Opcode, data: bytes = b"", fin: bool = True) -> None:
    """Many frames at once, written past the library, which would not."""
    raw = b"".join(
        Frame(opcode if number == 0 or opcode is not Opcode.TEXT else Opcode.CONT, data, fin).serialize(mask=True)
        for number in range(400)
    )
    line.socket.sendall(raw)


@pytest.mark.parametrize(
    ("opcode", "data", "fin"),
    [
        (Opcode.PING, b"", True),
        (Opcode.PONG, b"", True),
        (Opcode.BINARY, b"", True),
        (Opcode.TEXT, b"", False),
        (Opcode.TEXT, b"x", False),
    ],
    ids=["pings", "pongs", "empty messages", "empty continuations", "continuations"],
)
def test_every_frame_counts(tmp_path: Path, opcode: Opcode, data: bytes, fin: bool) -> None:
    with running(tmp_path) as (address, server, process), at_table(address) as line:
        line.send('{"type": "hello"}')
        flood(line, opcode, data, fin)
        assert bye(line)["code"] in ("too_many", "malformed")  # five messages that are none end it as well
        until(lambda: process.config.doorman.all == 0)
        assert opcode is Opcode.BINARY or server.metrics.counters["sockets_flooded"] == 1


def test_ordinary_pings_are_welcome(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _), at_table(address) as line:
        line.send('{"type": "hello"}')
        for _ in range(20):
            assert line.ping().wait(5)


def test_a_socket_told_too_many_is_closed_even_if_it_does_not_answer(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _, process):
        id, cookie = table(address)
        line = opened(address)
        line.sendall(
            f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(150 * Frame(Opcode.TEXT, b'{"type": "ping"}').serialize(mask=True))
        assert b"too_many" in rest(line)  # our close frame is read and not answered
        until(lambda: process.config.doorman.all == 0)


def test_hello_is_said_in_time(tmp_path: Path) -> None:
    with running(tmp_path, hello_seconds=0.3) as (address, _, process):
        with at_table(address) as line:
            assert bye(line) == {"type": "bye", "code": "silent", "reason": "say hello within ten seconds"}
        with at_table(address) as line:
            line.send('{"type": "hello"}')
            time.sleep(0.5)
            line.send('{"type": "ping", "ref": "still here"}')
            while json.loads(line.recv(5))["type"] != "pong":
                pass
        until(lambda: process.config.doorman.all == 0)


# Quick ones, and the end.


def test_small_answers_are_sent_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _, process), httpx2.Client(base_url=f"http://{address}") as client:
        client.get("/api/games")
        (transport,) = process.config.doorman.lines
        taken: socket.socket = transport.get_extra_info("socket")  # type: ignore[attr-defined]  # a transport
        assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0


def test_whoever_listens_is_told_that_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _, process):
        id, _ = table(address)
        with (
            at_table(address) as line,
            connect(f"ws://{address}/api/tables/{id}/socket") as ungreeted,
            httpx2.stream("GET", f"http://{address}/api/tables/{id}/stream", timeout=10) as stream,
        ):
            line.send('{"type": "hello"}')
            line.recv(5)
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "welcome"
            process.should_exit = True
            assert bye(line)["code"] == "stopping"
            assert bye(ungreeted)["code"] == "stopping"
            told = [json.loads(one) for one in lines if one]  # and it ends as a whole answer, or this would raise
            assert told[-1]["code"] == "stopping"


def test_the_process_ends_although_somebody_does_not_listen(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _, process):
        deaf = [opened(address) for _ in range(3)]
        deaf[0].sendall(b"GET / HTTP/1.1\r\n")
        assert isinstance(process, Process)
        process.should_exit = True
        for line in deaf:
            rest(line)


@pytest.mark.parametrize("version", [b"1.0", b"1.1"])
def test_balancers_need_no_name_to_ask_for_health(tmp_path: Path, version: bytes) -> None:
    with serving(tmp_path) as (address, _):
        line = opened(address)
        line.sendall(b"GET /api/health HTTP/%s\r\nConnection: close\r\n\r\n" % version)
        assert rest(line).startswith(b"HTTP/1.1 200 ")
        other = opened(address)
        other.sendall(b"GET /api/games HTTP/%s\r\nConnection: close\r\n\r\n" % version)
        assert rest(other)[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 403")
