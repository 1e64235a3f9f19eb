"""Taking back: at once where nobody has learned anything, unlimited among bots and at one screen, else by consent."""

from __future__ import annotations

from pathlib import Path

from talia.core import takeback
from talia.server.wire.protocol import Ack, Consent, Refusal, Takeback, Update, Withdraw
from talia.server.wire.telling import view_told
from tests.server.tools import Ear, Rig, played, settle


async def to_second_question(rig: Rig) -> tuple[Ear, Ear]:
    """A table where both have answered once, and cards were drawn."""
    room, first, second = await rig.online()
    await first.answer()
    await second.answer()
    assert room.table.live().question >= 2
    return first, second


def test_ones_own_lock_in_can_be_taken_back_at_once(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await first.answer()
        assert first.update.takeback == [1]
        assert second.view["locked"] == [0]
        assert await first.wish(Takeback(epoch=0, question=1, ref="t")) == Ack(ref="t")
        assert second.view["locked"] == []
        assert second.view["asked"] == [0, 1]
        assert first.epoch == second.epoch == 1
        assert second.events == [], "what was taken back is forgotten"
        assert room.info().practice is False
        late = await first.wish(Takeback(epoch=0, question=1, ref="t"))
        assert isinstance(late, Refusal)
        assert late.code == "stale"

    played(tmp_path, test)


def test_safe_points_are_those_of_the_rules(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        compared = 0
        while not room.table.over:
            for ear in (first, second):
                if ear.seat in room.table.asked:
                    await ear.answer()
                for seat in (0, 1):
                    expected = takeback.points(room.table.game, room.table.record(), seat)
                    locked_other = room.table.live().locked & (1 << (1 - seat))
                    assert room.table.safe(seat) == ([] if locked_other else expected)
                    compared += bool(expected)
        assert compared > 5

    played(tmp_path, test)


def test_after_something_was_learned_the_other_is_asked(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        first, second = await to_second_question(rig)
        room = first.room
        assert first.update.takeback == []
        assert first.update.ask == 1
        assert await first.wish(Takeback(epoch=0, question=1, ref="t")) == Ack(ref="t")
        assert room.table.epoch == 0, "nothing yet"
        request = room.info().request
        assert request is not None
        assert (request.seat, request.question, request.waiting) == (0, 1, [1])
        mine = room.table.record().answers[0][1].partition(":")[2].partition("/")[0]
        assert request.move is not None, "both cards lie open: everybody may read which one it was"
        assert request.move["text"] == f"template-card-{mine}"
        own = await first.wish(Consent(request=request.request, accept=True, ref="c"))
        assert isinstance(own, Refusal)
        wrong = await second.wish(Consent(request=request.request + 1, accept=True, ref="c"))
        assert isinstance(wrong, Refusal)
        assert await second.wish(Consent(request=request.request, accept=True, ref="c")) == Ack(ref="c")
        assert room.table.epoch == 1
        assert room.table.live().question == 1
        assert first.view == view_told(room.table.view(0))
        assert room.info().request is None

    played(tmp_path, test)


def test_a_no_ends_it_and_it_cannot_be_asked_again(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        first, second = await to_second_question(rig)
        room = first.room
        await first.wish(Takeback(epoch=0, question=1, ref="t"))
        await second.wish(Consent(request=1, accept=False, ref="c"))
        assert room.info().request is None
        assert room.table.epoch == 0
        assert first.update.ask is None
        again = await first.wish(Takeback(epoch=0, question=1, ref="t"))
        assert isinstance(again, Refusal)
        assert again.code == "not_now"

    played(tmp_path, test)


def test_an_answer_or_a_withdrawal_ends_a_request(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        first, second = await to_second_question(rig)
        room = first.room
        await first.wish(Takeback(epoch=0, question=1, ref="t"))
        theirs = await second.wish(Withdraw(request=1, ref="w"))
        assert isinstance(theirs, Refusal)
        assert await first.wish(Withdraw(request=1, ref="w")) == Ack(ref="w")
        assert room.info().request is None
        await second.wish(Takeback(epoch=0, question=1, ref="t"))
        assert room.info().request is not None
        asked = first if 0 in room.table.asked else second
        await asked.answer()
        assert room.info().request is None
        late = await first.wish(Consent(request=2, accept=True, ref="c"))
        assert isinstance(late, Refusal)
        assert late.code == "not_now"

    played(tmp_path, test)


def test_against_a_bot_everything_can_be_taken_back(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, ear = await rig.alone()
        for _ in range(3):
            await settle()
            if 0 in room.table.asked:
                await ear.answer()
        await settle()
        questions = ear.update.takeback
        assert len(questions) >= 2
        assert room.info().practice is False
        assert await ear.wish(Takeback(epoch=0, question=questions[-1], ref="t")) == Ack(ref="t")
        assert room.info().practice is True, "it went across hidden cards"
        await settle()
        assert room.table.live().question == questions[-1]
        assert ear.view == view_told(room.table.view(0))
        assert 0 in room.table.asked

    played(tmp_path, test)


def test_nothing_is_taken_back_where_the_table_says_never(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        _, first, _ = await rig.online(undo="never")
        await first.answer()
        assert first.update.takeback == []
        reply = await first.wish(Takeback(epoch=0, question=1, ref="t"))
        assert isinstance(reply, Refusal)
        assert "nothing is taken back" in reply.reason

    played(tmp_path, test)


def test_who_comes_back_after_a_takeback_is_set_right(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        first, second = await to_second_question(rig)
        room = first.room
        seen = len(second.events)
        second.leave()
        await first.wish(Takeback(epoch=0, question=1, ref="t"))
        again = rig.token_ear(room, second)
        again.events = list(second.events)
        await again.hello(epoch=0, seen=seen)
        await again.wish(Consent(request=1, accept=True, ref="c"))
        third = rig.token_ear(room, second)
        third.events = list(second.events)
        heard = await third.hello(epoch=0, seen=seen)
        update = next(message for message in heard if isinstance(message, Update))
        assert (update.epoch, update.since) == (1, 0)
        assert third.events == again.events

    played(tmp_path, test)
