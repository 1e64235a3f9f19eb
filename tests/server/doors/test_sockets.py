"""Sockets over a real loopback connection: the handshake's checks, wrong frames, limits, and drops without loss."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.doors.live import Shaky, serving

TWO = [{"who": "me"}, {"who": "open"}]


def table(address: str, seats: list[dict[str, Any]] | None = None) -> tuple[str, list[str]]:
    """A table of two, and the cookie of each seat."""
    made = httpx.post(f"http://{address}/api/tables", json={"game": "template", "seats": seats or TWO})
    id = made.json()["table"]["id"]
    cookies = [made.headers["set-cookie"].partition(";")[0]]
    for invite in made.json()["invites"]:
        claimed = httpx.post(f"http://{address}/api/tables/{id}/seats", json={"join": invite["join"]})
        cookies.append(claimed.headers["set-cookie"].partition(";")[0])
    return id, cookies


async def frames(url: str, sent: list[str | bytes], **headers: str) -> list[dict[str, Any]]:
    """Everything that comes back until the server closes or falls silent."""
    heard = []
    async with connect(url, additional_headers=headers, max_size=None) as socket:
        with contextlib.suppress(ConnectionClosed):  # it may close before all is said; what it said is still to be read
            for frame in sent:
                await socket.send(frame)
        try:
            while True:
                heard.append(json.loads(await asyncio.wait_for(socket.recv(), 4.0)))
        except (TimeoutError, ConnectionClosed):
            pass
    return heard


def test_the_handshake_looks_at_origin_and_table(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _):
        id, cookies = table(address)
        url = f"ws://{address}/api/tables/{id}/socket"

        async def status(url: str, **headers: str) -> int:
            try:
                async with connect(url, additional_headers=headers):
                    return 101
            except InvalidStatus as error:
                return error.response.status_code

        async def run() -> None:
            assert await status(url, Cookie=cookies[0], Origin="https://evil.example") == 403
            assert await status(url, Cookie=cookies[0], Origin=f"http://{address}") == 101
            assert await status(url) == 101
            assert await status(f"ws://{address}/api/tables/0000000000000000/socket") == 403

        asyncio.run(run())


def test_wrong_frames_are_answered_in_a_sentence_and_then_the_socket_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, server):
        id, cookies = table(address)
        url = f"ws://{address}/api/tables/{id}/socket"
        bad: list[str | bytes] = ["{", b"\xff\xfe", "[]", '{"type":"x"}', '{"type":"ping","a":1}', '{"type":"ping"}']
        heard = asyncio.run(frames(url, ['{"type":"hello","seat":0}', *bad], Cookie=cookies[0]))
        refusals = [message for message in heard if message["type"] == "refusal"]
        assert [message["code"] for message in refusals] == ["malformed"] * 5
        assert heard[-1]["type"] == "bye"
        assert server.lobby.rooms[id].table.length == 2


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"type":"resign"}', "malformed"),
        ('{"type":"hello","seat":1}', "forbidden"),
        ('{"type":"hello","seat":55}', "forbidden"),
    ],
)
def test_a_wrong_beginning_ends_at_once(tmp_path: Path, frame: str, code: str) -> None:
    with serving(tmp_path) as (address, server):
        id, cookies = table(address)
        heard = asyncio.run(frames(f"ws://{address}/api/tables/{id}/socket", [frame], Cookie=cookies[0]))
        assert [(message["type"], message["code"]) for message in heard] == [("bye", code)]
        assert not server.lobby.rooms[id].table.over


def test_too_large_a_frame_closes_the_socket(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _):
        id, _ = table(address)

        async def run() -> int:
            async with connect(f"ws://{address}/api/tables/{id}/socket") as socket:
                await socket.send("x" * 17_000)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                return socket.close_code or 0

        assert asyncio.run(run()) == 1009


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, seat_messages=(20, 60.0)) as (address, _):
        id, cookies = table(address)
        sent: list[str | bytes] = ['{"type":"hello","seat":0}', *['{"type":"ping"}'] * 40]
        heard = asyncio.run(frames(f"ws://{address}/api/tables/{id}/socket", sent, Cookie=cookies[0]))
        assert sum(message["type"] == "pong" for message in heard) <= 19  # those that waited their turn are dropped
        assert (heard[-1]["type"], heard[-1]["code"]) == ("bye", "too_many")


def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, sockets_per_address=3) as (address, server):
        id, _ = table(address)
        url = f"ws://{address}/api/tables/{id}/socket"

        async def run() -> int:
            opened = [await connect(url) for _ in range(3)]
            with pytest.raises(InvalidStatus):
                await connect(url)
            for socket in opened:
                await socket.close()
            for _ in range(50):
                if server.sockets.count() == 0:
                    break
                await asyncio.sleep(0.02)
            async with connect(url):
                return server.sockets.count()

        assert asyncio.run(run()) == 1


@pytest.mark.parametrize("seed", range(3))
def test_drops_lose_and_double_nothing(tmp_path: Path, seed: int) -> None:
    with serving(tmp_path, sockets_per_address=1000) as (address, server):

        async def one(number: int) -> int:
            id, cookies = await asyncio.to_thread(table, address)
            url = f"ws://{address}/api/tables/{id}/socket"
            players = [
                Shaky(url, cookie, seat, seed * 100 + number * 2 + seat, 0.25) for seat, cookie in enumerate(cookies)
            ]
            await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
            answers = server.lobby.rooms[id].table.record().answers
            for player in players:
                given = [word.partition(":")[2] for seat, word in answers if seat == player.seat]
                mine = [word for _, word in player.acked]
                if player.pending is not None:  # the last ack was still on its way
                    mine.append(player.pending["word"])
                assert given == mine, "an answer was lost or doubled"
                assert [event["n"] for event in player.events] == list(range(len(player.events)))
            return sum(player.drops for player in players)

        async def run() -> int:
            return sum(await asyncio.gather(*(one(number) for number in range(6))))

        assert asyncio.run(run()) > 50
