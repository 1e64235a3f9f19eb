"""The protocol without sockets: what is read, what is refused, and that the document speaks of all of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from talia.server.wire import protocol
from talia.server.wire.errors import STATUS, Code
from talia.server.wire.protocol import Answer, BadMessage, FromClient, FromServer, Hello, read

DOCUMENT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_an_answer_is_read() -> None:
    message = read('{"type":"answer","epoch":0,"question":17,"word":"inventor","ref":"a1"}')
    assert message == Answer(epoch=0, question=17, word="inventor", ref="a1")


def test_hello_needs_nothing_but_its_type() -> None:
    assert read(b'{"type":"hello"}') == Hello(protocol=1, seat=None, epoch=0, seen=0)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"hello"',
        b"\xff\xfe",
        b'{"type":"nothing"}',
        b'{"epoch":1}',
        b'{"type":"ping","more":1}',
        b'{"type":"answer"}',
        b'{"type":"answer","epoch":-1,"question":1,"word":"x"}',
        b'{"type":"answer","epoch":0,"question":1.5,"word":"x"}',
        b'{"type":"answer","epoch":0,"question":"1","word":"x"}',
        b'{"type":"answer","epoch":0,"question":1,"word":""}',
        b'{"type":"answer","epoch":0,"question":1,"action":true}',
        b'{"type":"answer","epoch":0,"question":99999999999999999999,"word":"x"}',
        b'{"type":"hello","seat":62}',
        b'{"type":"hello","seat":-1}',
        b'{"type":"consent","request":1,"accept":"yes"}',
        b'{"type":"give","seat":0,"level":""}',
        b'{"type":"ping","ref":"' + b"x" * 41 + b'"}',
        b'{"type":"ping","ref":"' + b"x" * 20_000 + b'"}',
        b"[" * 100_000,
        b'{"type":"update","epoch":0}',
    ],
)
def test_anything_else_is_refused_in_one_sentence(text: bytes) -> None:
    with pytest.raises(BadMessage) as error:
        read(text)
    assert str(error.value)
    assert "\n" not in str(error.value)


def test_a_frame_is_measured_in_bytes() -> None:
    with pytest.raises(BadMessage, match="allowed: 16384"):
        read('{"type":"ping","ref":"' + "ő" * 9000 + '"}')


@pytest.mark.parametrize("message", [*get_args(FromClient), *get_args(FromServer)], ids=lambda m: m.__name__)
def test_the_document_tells_of_every_message(message: Any) -> None:
    tag = message.__struct_config__.tag
    assert re.search(rf"[`\"*]{tag}[`\"* ]", DOCUMENT), f"docs/protocol.md says nothing of {tag}"


@pytest.mark.parametrize("code", STATUS)
def test_the_document_tells_of_every_code(code: Code) -> None:
    assert f"| `{code}` | {STATUS[code]} |" in DOCUMENT


def test_what_the_server_says_can_be_read_back() -> None:
    message = protocol.Refusal(ref="a", code="stale", reason="too late")
    assert msgspec.json.decode(protocol.write(message), type=FromServer) == message
    assert msgspec.json.decode(protocol.write(message))["type"] == "refusal"
