"""Answers at a table: taken once, refused politely, told to those who may know, found again after any drop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from talia.server.live import wishes
from talia.server.wire.protocol import Ack, Answer, Refusal, Update, Welcome
from tests.server.tools import Ear, Rig, play_out, played


def code(reply: object) -> str:
    assert isinstance(reply, Refusal), reply
    assert reply.reason
    return reply.code


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await play_out(room, first, second)
        for ear in (first, second):
            assert ear.view["outcome"] is not None
            assert [event["n"] for event in ear.events] == list(range(len(ear.events)))
        result = room.info().result
        assert result is not None
        assert result.by_rules
        assert room.info().status == "ended"

    played(tmp_path, test)


def test_an_answer_sent_again_is_acked_and_changes_nothing(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online(options={"change_lock_in": False})
        word = first.view["decision"]["options"][0]["word"]
        assert await first.answer(word) == Ack(ref="r")
        length = room.table.length
        again = Answer(epoch=0, question=1, word=word, ref="r")
        assert await first.wish(again) == Ack(ref="r", repeated=True)
        await second.answer()
        assert room.table.live().question == 2
        assert await first.wish(again) == Ack(ref="r", repeated=True), "also when the question is closed"
        by_action = room.table.game.actions.numbers[f"card:{word}"]
        assert await first.wish(Answer(epoch=0, question=1, action=by_action, ref="r")) == Ack(ref="r", repeated=True)
        assert room.table.length == length + 1, "one entry for the other's answer, none for the repeats"

    played(tmp_path, test)


def test_what_is_not_allowed_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        onlooker = Ear(rig, room, no_tokens(), None)
        await onlooker.hello()
        before = room.table.length
        assert code(await first.answer("ace")) == "illegal"
        assert code(await first.wish(Answer(epoch=0, question=1, action=10**9, ref="r"))) == "illegal"
        assert code(await first.wish(Answer(epoch=0, question=1, ref="r"))) == "malformed"
        assert code(await first.answer("echo", action=1)) == "malformed"
        assert code(await first.answer(question=0)) == "stale"
        assert code(await first.answer(question=2)) == "stale"
        assert code(await first.answer(epoch=1)) == "stale"
        wish = Answer(epoch=0, question=1, word="echo", ref="r")
        assert code(await onlooker.wish(wish)) == "forbidden"
        theirs = {option["word"] for option in second.view["decision"]["options"]}
        mine = {option["word"] for option in first.view["decision"]["options"]}
        for word in theirs - mine:
            assert code(await first.answer(word)) == "illegal"
        assert room.table.length == before

    played(tmp_path, test)


def no_tokens() -> Any:
    from talia.server.wire.tokens import Held

    return Held({}, None)


def test_a_locked_in_choice_can_be_changed_and_nobody_notices(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        onlooker = Ear(rig, room, no_tokens(), None)
        await onlooker.hello()
        words = [option["word"] for option in first.view["decision"]["options"]]
        await first.answer(words[0])
        assert second.view["locked"] == [0]
        second.drain(), onlooker.drain()
        assert first.view["decision"]["options"], "the question stays open for a change of mind"
        assert await first.answer(words[1]) == Ack(ref="r")
        assert second.drain() == [], "not a byte"
        assert onlooker.drain() == []
        await second.answer()
        met = next(event for event in second.events if event["event"] == "met")
        assert met["cards"][0] == words[1].partition("/")[0]

    played(tmp_path, test)


def test_a_change_is_refused_where_the_game_forbids_it(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, _ = await rig.online(options={"change_lock_in": False})
        words = [option["word"] for option in first.view["decision"]["options"]]
        await first.answer(words[0])
        assert code(await first.wish(Answer(epoch=0, question=1, word=words[1], ref="r"))) == "not_asked"
        assert room.table.given(0, 1) == f"card:{words[0]}"

    played(tmp_path, test)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_one_can_come_back_at_any_event(tmp_path: Path, seat: int | None) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        watcher = first if seat == 0 else second
        if seat is None:
            watcher = Ear(rig, room, no_tokens(), None)
            await watcher.hello()
        await play_out(room, first, second)
        watcher.drain()
        assert len(watcher.events) > 10
        for seen in range(len(watcher.events) + 1):
            again = rig.token_ear(room, watcher)
            again.events = list(watcher.events[:seen])
            welcome, update = await again.hello(epoch=0, seen=seen)
            assert isinstance(welcome, Welcome)
            assert isinstance(update, Update)
            assert update.since == seen
            assert again.events == watcher.events
            assert update.view == watcher.view
            again.leave()

    played(tmp_path, test)


def test_whoever_claims_to_have_seen_too_much_gets_everything(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await play_out(room, first, second)
        again = rig.token_ear(room, first)
        _, update = await again.hello(epoch=0, seen=10_000)
        assert isinstance(update, Update)
        assert update.since == 0
        assert again.events == first.events

    played(tmp_path, test)


def test_a_seat_that_is_not_yours_is_not_looked_from(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, _ = await rig.online()
        thief = rig.token_ear(room, first)
        thief.seat = 1
        heard = await thief.hello()
        assert [type(message).__name__ for message in heard] == ["Bye"]
        assert thief.listener.closed

    played(tmp_path, test)


def test_hot_seat_looks_from_one_seat_at_a_time(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, held = await rig.hot_seat()
        ear = Ear(rig, room, held, 0)
        await ear.hello()
        assert ear.view["seat"] == 0
        await ear.answer()
        ear.raw.clear()
        ear.seat, ear.events = 1, []
        await ear.hello()
        assert ear.view["seat"] == 1
        assert isinstance(ear.view["table"]["hands"][0], int), "the other hand is not on this screen"
        assert await ear.answer() == Ack(ref="r")
        assert room.table.live().question == 2

    played(tmp_path, test)


def test_a_fault_of_the_rules_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await first.answer()
        before = (room.table.length, second.view)

        def broken(*_: object) -> None:
            raise AssertionError("secret: the deck is ace, thief")

        monkeypatch.setattr(wishes, "answered", broken)
        reply = await second.answer()
        assert code(reply) == "busy"
        assert "ace" not in str(reply)
        monkeypatch.undo()
        assert (room.table.length, second.view) == before
        assert await second.answer() == Ack(ref="r")

    played(tmp_path, test)


def test_what_is_locked_in_is_told_to_its_owner_alone(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        assert first.update.given is None
        await first.answer()
        word = room.table.record().answers[0][1]
        assert first.update.given == word
        assert second.update.given is None
        device = rig.token_ear(room, first)  # after a reload, or on another device
        await device.hello()
        assert device.update.given == word
        await second.answer()
        assert first.update.given is None

    played(tmp_path, test)
