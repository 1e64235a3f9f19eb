"""An upgrade: a tab learns the mark of today's page, and one of an older protocol is told so, politely."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from talia.server.run import page
from talia.server.wire.protocol import PROTOCOL, Ack, Bye, Hello, Welcome, read
from tests.server.tools import Ear, Rig, played

SHELL = '<!doctype html><head><meta name="talia-page" content="{mark}" /></head>'


def build(static: Path, mark: str, at: int) -> None:
    """A page with that mark."""
    static.mkdir(exist_ok=True)
    (static / "index.html").write_text(SHELL.format(mark=mark))
    os.utime(static / "index.html", (at, at))


def test_the_mark_is_that_of_the_page_that_lies_there_now(tmp_path: Path) -> None:
    assert page.mark(tmp_path) == ""
    build(tmp_path, "0123456789ab", 1000)
    assert page.mark(tmp_path) == "0123456789ab"
    build(tmp_path, "ba9876543210", 1001)  # built anew under a running server
    assert page.mark(tmp_path) == "ba9876543210"
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert page.mark(tmp_path) == ""


def test_a_welcome_tells_the_mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "mark", lambda: "0123456789ab")

    async def test(made: Rig) -> None:
        _, first, _ = await made.online()
        assert [one.page for one in first.heard if isinstance(one, Welcome)] == ["0123456789ab"]

    played(tmp_path, test)


def test_yesterdays_hello_is_understood(tmp_path: Path) -> None:
    """As the page of 0.2 says it: a page of then plays on, against the server of now."""

    async def test(made: Rig) -> None:
        room, first, second = await made.online()
        asked = (first, second)[room.table.asked[0]]
        old = made.token_ear(room, asked)
        said = f'{{"type":"hello","protocol":1,"seat":{asked.seat},"epoch":0,"seen":0}}'
        heard = await old.say(read(said))
        assert isinstance(heard[0], Welcome)
        assert isinstance(await old.answer(), Ack)

    played(tmp_path, test)


@pytest.mark.parametrize("protocol", [0, PROTOCOL + 1])
def test_a_hello_of_another_protocol_is_told_so_and_changes_nothing(tmp_path: Path, protocol: int) -> None:
    async def test(made: Rig) -> None:
        room, first, second = await made.online()
        before = room.table.length
        stranger: Ear = made.token_ear(room, first)
        heard = await stranger.say(Hello(protocol=protocol, seat=0))
        assert [(type(one), getattr(one, "code", "")) for one in heard] == [(Bye, "version")]
        assert room.table.length == before
        asked = (first, second)[room.table.asked[0]]
        assert isinstance(await asked.answer(), Ack)  # nobody else noticed

    played(tmp_path, test)
