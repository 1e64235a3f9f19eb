"""A sample of what `python -m bench.fuzz.messages` does for ten minutes, and that it would find something."""

from __future__ import annotations

import asyncio

import pytest
from bench.fuzz import messages
from bench.fuzz.talking import Talk

from talia.server.live import wishes
from talia.server.wire.errors import Refused, plain
from talia.server.wire.protocol import Answer


def test_whatever_is_said_is_answered_once_and_changes_only_what_is_written() -> None:
    tally = messages.Tally()
    messages.at_random(tally, 60.0, seed=20261116, most=60)
    assert not tally.crashes, next(iter(tally.crashes.values()))[0]
    assert tally.figures["ack"] > 20
    assert tally.figures["refusal"] > 20
    assert tally.figures["malformed"] > 20


def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def falls(*_: object) -> None:
        raise KeyError("a fault of ours")

    monkeypatch.setitem(wishes._HANDLERS, Answer, falls)
    tally = messages.Tally()
    messages.at_random(tally, 60.0, seed=1, most=10)
    assert tally.crashes


def test_what_is_repeated_of_a_message_stays_one_line() -> None:
    assert Refused("malformed", "game 'a\nb\u202e': there is none").reason == r"game 'a\nb\u202e': there is none"
    assert plain("zwykłe zdanie") == "zwykłe zdanie"


def test_the_talk_judges_by_itself() -> None:
    async def test() -> None:
        talk = Talk("template")
        room = await talk.begin("consent")
        assert await talk.say(room, talk.listeners[0], b'{"type": "nothing\\n"}') == "malformed"
        await talk.check(room)
        talk.store.entries[room.table.id].pop()
        with pytest.raises(AssertionError):
            await talk.check(room)
        await talk.close()

    asyncio.run(test())
