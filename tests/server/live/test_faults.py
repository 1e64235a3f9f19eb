"""Faults of ours and of the store: nobody is hung, nothing turns in circles, connections stay."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from talia.bots.play.asking import Thought
from talia.server.keep.store import StoreError
from talia.server.live import alarm, thinking
from talia.server.wire.about import ClockRule
from talia.server.wire.protocol import Ack, Hint, Hinted, Refusal
from tests.server.tools import Rig, played, settle


def test_a_clock_that_has_run_out_while_the_store_fails_waits_ever_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(rig: Rig) -> None:
        room, _, _ = await rig.online(clock=ClockRule(bank=5))
        tried = 0

        async def append(id: str, seq: int, entries: Any) -> None:
            nonlocal tried
            tried += 1
            raise StoreError("database or disk is full")

        good = rig.store.append
        monkeypatch.setattr(rig.store, "append", append)
        rig.now.time += 10.0
        await room.tick()
        await asyncio.sleep(0.3)
        assert tried == 1, "it was armed again every 10 ms"
        for _ in range(9):
            await room.tick()
        assert room.alarm.later == alarm.LATEST
        monkeypatch.setattr(rig.store, "append", good)
        await room.tick()
        assert room.table.over
        assert room.alarm.later == 0.0

    played(tmp_path, test)


def test_a_bot_that_cannot_even_be_asked_is_not_asked_at_once_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(rig: Rig) -> None:
        asked = 0

        async def think(game: str, level: str, view: dict[str, Any], rank: int = 0) -> Thought:
            nonlocal asked
            asked += 1
            raise AssertionError("a fault of ours")

        good = rig.workers.think
        monkeypatch.setattr(rig.workers, "think", think)
        monkeypatch.setattr(thinking, "BOT_AGAIN", 1.0)
        room, _ = await rig.alone()
        await asyncio.sleep(0.1)
        assert asked == 1
        monkeypatch.setattr(rig.workers, "think", good)
        for _ in range(100):
            await asyncio.sleep(0.05)
            if room.table.live().locked == 0b10:
                break
        assert room.table.live().locked == 0b10, "and once it can, it plays"

    played(tmp_path, test)


def test_a_fault_behind_a_wish_is_told_and_the_connection_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(rig: Rig) -> None:
        _, ear = await rig.alone()

        async def think(*arguments: Any) -> Thought:
            raise AssertionError("a fault of ours")

        monkeypatch.setattr(rig.workers, "think", think)
        reply = await ear.wish(Hint(epoch=0, question=1, ref="h"))
        assert isinstance(reply, Refusal)
        assert reply.code == "busy"
        assert rig.metrics.counters["faults"] == 1
        assert isinstance(await ear.answer(), Ack)

    played(tmp_path, test)


def test_a_hint_whose_reasons_cannot_be_told_is_still_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(rig: Rig) -> None:
        _, ear = await rig.alone()

        async def think(game: str, level: str, view: dict[str, Any], rank: int = 0) -> Thought:
            return Thought(view["decision"]["options"][0]["action"], {"odd": 1}, late=True)

        monkeypatch.setattr(rig.workers, "think", think)
        reply = await ear.wish(Hint(epoch=0, question=1, ref="h"))
        assert isinstance(reply, Hinted)
        assert reply.lines == []
        await settle()

    played(tmp_path, test)
