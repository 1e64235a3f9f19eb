"""Phrases and chat: told to those they are for, never too often, and kept nowhere."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from talia.cli.tables import backup
from talia.server.keep import replays
from talia.server.live.rooms import Room
from talia.server.live.talk import KEPT, LINES, PHRASES, Talk
from talia.server.run import logs
from talia.server.wire.errors import Refused
from talia.server.wire.protocol import (
    MOST_LINE,
    Ack,
    BadMessage,
    Chat,
    Chatted,
    FromServer,
    Phrase,
    Phrased,
    Refusal,
    Rematch,
    read,
    write,
)
from talia.server.wire.tokens import Held
from tests.server.tools import Ear, Rig, play_out, played, settle

MARKER = "Zwiebelfisch quietly juggles 77 lanterns"
SIGN = b"Zwiebelfisch"


def lines(heard: list[FromServer]) -> list[str]:
    return [message.text for message in heard if isinstance(message, Chatted)]


def test_a_phrase_reaches_everybody_and_is_nothing_but_a_key(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        onlooker = Ear(rig, room, Held({}, None), None)
        await onlooker.hello()
        length = room.table.length
        assert await first.wish(Phrase(phrase="nice_move", ref="p")) == Ack(ref="p")
        for ear in (first, second, onlooker):
            ear.drain()
            assert [one for one in ear.heard if isinstance(one, Phrased)] == [Phrased(seat=0, phrase="nice_move")]
        assert room.table.length == length, "it is no part of the table's history"
        refused = await onlooker.wish(Phrase(phrase="hello", ref="p"))
        assert isinstance(refused, Refusal)
        assert refused.code == "forbidden"
        late = rig.token_ear(room, second)
        await late.hello()
        assert not any(isinstance(message, Phrased) for message in late.heard)

    played(tmp_path, test)


@pytest.mark.parametrize(
    "body", ['{"phrase": "you fool"}', '{"phrase": 7}', '{"phrase": "hello", "text": "you"}', "{}"]
)
def test_only_fixed_phrases_are_phrases(body: str) -> None:
    with pytest.raises(BadMessage):
        read(json.dumps({"type": "phrase", **json.loads(body)}))


def test_phrases_are_rationed_for_each_seat(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        _, first, second = await rig.online()
        replies = [await first.wish(Phrase(phrase="hello", ref=f"{number}")) for number in range(40)]
        assert sum(isinstance(reply, Ack) for reply in replies) == PHRASES[0]
        assert {reply.code for reply in replies if isinstance(reply, Refusal)} == {"too_many"}
        assert isinstance(await second.wish(Phrase(phrase="hello", ref="x")), Ack), "nobody else is slowed down"
        rig.now.time += 1 / PHRASES[1]
        assert isinstance(await first.wish(Phrase(phrase="hello", ref="y")), Ack)
        assert isinstance(await first.wish(Phrase(phrase="hello", ref="z")), Refusal)

    played(tmp_path, test)


def test_what_is_sent_again_is_said_once(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        _, first, second = await rig.online(chat=True)
        assert await first.wish(Chat(text="hi", ref="a")) == Ack(ref="a")
        assert await first.wish(Chat(text="hi", ref="a")) == Ack(ref="a", repeated=True)
        assert lines(second.drain()) == ["hi"]

    played(tmp_path, test)


def test_chat_is_off_unless_the_host_wanted_it(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        assert room.info().chat is False
        reply = await first.wish(Chat(text="hello", ref="c"))
        assert isinstance(reply, Refusal)
        assert reply.code == "not_now"
        assert lines(second.drain()) == []
        with pytest.raises(Refused, match="private"):
            await rig.online(chat=True, public=True)

    played(tmp_path, test)


def test_chat_is_for_the_seats(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online(chat=True)
        onlooker = Ear(rig, room, Held({}, None), None)
        await onlooker.hello()
        assert room.info().chat
        assert await first.wish(Chat(text="shall we?", ref="c")) == Ack(ref="c")
        assert lines(second.drain()) == ["shall we?"]
        assert lines(first.heard) == ["shall we?"], "one's own line comes back, in its place among the others"
        assert isinstance(await onlooker.wish(Chat(text="me too", ref="c")), Refusal)
        assert lines(onlooker.heard) == []
        late = Ear(rig, room, Held({}, None), None)
        assert lines(await late.hello()) == []

    played(tmp_path, test)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  two\n\nlines\t", "two lines"),
        ("\u202eevil\u202c \u2066x\u2069", "evil x"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("e" + "\u0301" * 30, "é" + "\u0301" * 2),
        ("<b>bold</b> https://example.org", "<b>bold</b> https://example.org"),
    ],
)
def test_a_line_is_plain_text(tmp_path: Path, text: str, shown: str) -> None:
    async def test(rig: Rig) -> None:
        _, first, second = await rig.online(chat=True)
        await first.wish(Chat(text=text, ref="c"))
        (told,) = lines(second.drain())
        assert told.startswith(shown[:2])
        assert len(told) <= len(shown) + 1
        assert told == shown or "\u0301" in told
        empty = await first.wish(Chat(text="\u202e\u200b \u2066", ref="d"))
        assert isinstance(empty, Refusal)
        assert empty.code == "malformed"

    played(tmp_path, test)


def test_a_line_has_200_characters_at_most() -> None:
    assert isinstance(read(json.dumps({"type": "chat", "text": "ű" * MOST_LINE})), Chat)
    for text in ("ű" * (MOST_LINE + 1), ""):
        with pytest.raises(BadMessage) as refused:
            read(json.dumps({"type": "chat", "text": text}))
        assert "ű" not in str(refused.value)


def test_lines_are_rationed_and_few_are_kept(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online(chat=True)
        replies = [await first.wish(Chat(text="x", ref=f"{number}")) for number in range(20)]
        assert sum(isinstance(reply, Ack) for reply in replies) == LINES[0]
        assert isinstance(await second.wish(Chat(text="calm", ref="s")), Ack)
        for number in range(40):
            rig.now.time += 1 / LINES[1]
            assert isinstance(await first.wish(Chat(text=f"line {number}", ref=f"l{number}")), Ack)
        back = rig.token_ear(room, second)
        again = lines(await back.hello())
        assert again == [f"line {number}" for number in range(40 - KEPT, 40)]

    played(tmp_path, test)


def test_a_rematch_keeps_the_choice_and_not_the_words(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online(chat=True)
        await first.wish(Chat(text=MARKER, ref="c"))
        await play_out(room, first, second)
        await first.wish(Rematch(ref="m"))
        await second.wish(Rematch(ref="m"))
        await settle()
        assert room.table.followed is not None
        again = await rig.lobby.find(room.table.followed.table)
        assert again.info().chat
        ear = Ear(rig, again, Held({}, None), None)
        ear.listener.holds = frozenset([0])
        assert lines(await ear.hello()) == []

    played(tmp_path, test)


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, down to the last remark, as the server writes it."""
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(logs.Lines())
    loggers = [logging.getLogger(name) for name in ("talia", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    yield lines
    for logger in loggers:
        logger.removeHandler(handler)


async def chatty(rig: Rig) -> Room:
    """A whole game in which both say the marker sentence, too fast too, and with a fault of ours in the middle."""
    room, first, second = await rig.online(chat=True)
    while not room.table.over:
        for ear in (first, second):
            if ear.seat in room.table.asked:
                rig.now.time += 10
                assert isinstance(await ear.wish(Chat(text=MARKER, ref=f"c{rig.now.time}")), Ack)
                for _ in range(8):
                    await ear.wish(Chat(text=MARKER + "\u202e"))
                await ear.answer(MARKER)  # nonsense that is refused
                await ear.answer()
    tell = Talk._tell

    def fails(talk: Talk, body: bytes, seats_only: bool) -> None:
        raise ValueError(body.decode())

    rig.now.time += 10
    setattr(Talk, "_tell", fails)  # noqa: B010  # mypy minds an assignment; to see what a fault would write
    reply = await first.wish(Chat(text=MARKER, ref="fault"))
    setattr(Talk, "_tell", tell)  # noqa: B010  # as above
    assert isinstance(reply, Refusal)
    assert MARKER not in reply.reason
    for ear in (first, second):
        ear.drain()
        assert sum(MARKER in line for line in lines(ear.heard)) > 10, "the sentence was really said"
    return room


def test_chat_leaves_no_trace(tmp_path: Path, written: io.StringIO) -> None:
    """A whole game with a marker sentence in it, which is then looked for wherever something is kept."""

    async def test(rig: Rig) -> None:
        room = await chatty(rig)
        id = room.table.id
        kept = {
            "export": msgspec.json.encode(replays.export(room.table)),
            "record": msgspec.json.encode(replays.record_of(room.table)),
            "moments": await rig.lobby.moments(room, 0, 0, 50, "test"),
            "info": msgspec.json.encode(room.info()),
            "events": json.dumps(room.table.live().events(0, 0)).encode(),
            "stored": repr(await rig.store.load(id)).encode(),
            "metrics": rig.metrics.text().encode(),
            "logs": written.getvalue().encode(),
        }
        copy = tmp_path / "copy.db"
        assert backup(rig.database, copy) == 0
        await rig.close()
        for name, body in kept.items():
            assert len(body) > 20, name
            assert SIGN not in body, name
        assert b"fault" in kept["logs"]
        files = [path for path in tmp_path.rglob("*") if path.is_file()]
        assert len(files) >= 2
        for path in files:
            assert SIGN not in path.read_bytes(), path
        with sqlite3.connect(copy) as database:
            assert "answered" in "".join(database.iterdump())
            assert SIGN.decode() not in "".join(database.iterdump())
        rig.open()  # the server comes back, and nobody who comes back to the table hears of it
        again = await rig.lobby.find(id)
        for seat in (0, 1):
            ear = Ear(rig, again, Held({}, None), seat)
            ear.listener.holds = frozenset([seat])
            assert lines(await ear.hello()) == []

    played(tmp_path, test)


def test_chat_is_in_no_message_to_onlookers_and_in_no_refusal(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, _ = await rig.online(chat=True)
        onlooker = Ear(rig, room, Held({}, None), None)
        await onlooker.hello()
        for number in range(10):
            reply = await first.wish(Chat(text=MARKER, ref=f"{number}"))
            assert MARKER.encode() not in write(reply)
        onlooker.drain()
        assert SIGN not in b"".join(onlooker.raw)

    played(tmp_path, test)
