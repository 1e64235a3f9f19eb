"""Lamps, leavers, stand-ins, clocks at the table, resigning and what comes after the end. The clock is ours."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from talia.server.live.presence import GONE_AFTER, GONE_AFTER_UNCLOCKED
from talia.server.wire.about import ClockRule
from talia.server.wire.forms import NewTable, SeatForm
from talia.server.wire.protocol import (
    About,
    Ack,
    End,
    Give,
    Hello,
    Hint,
    Hinted,
    Next,
    Refusal,
    Rematch,
    Resign,
    Take,
    Update,
)
from talia.server.wire.tokens import Held
from tests.server.tools import Ear, Rig, play_out, played, settle


def lamps(room: object) -> list[str | None]:
    return [seat.lamp for seat in room.info().seats]  # type: ignore[attr-defined]  # a Room


def test_the_lamp_is_no_verdict(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        assert lamps(room) == ["here", "here"]
        first.drain()
        second.leave()
        told = [message for message in first.drain() if isinstance(message, About)]
        assert [seat.lamp for seat in told[-1].table.seats] == ["here", "lost"]
        gone_at = told[-1].table.seats[1].gone_at
        assert gone_at is not None
        assert abs(gone_at - (rig.now() + GONE_AFTER_UNCLOCKED)) < 0.01
        early = await first.wish(Give(seat=1, level="novice", ref="g"))
        assert isinstance(early, Refusal)
        early = await first.wish(End(ref="e"))
        assert isinstance(early, Refusal)
        rig.now.time += GONE_AFTER_UNCLOCKED
        await room.tick()
        assert lamps(room) == ["here", "gone"]
        assert room.table.status == "playing"

    played(tmp_path, test)


def test_a_leavers_seat_is_given_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        second.leave()
        rig.now.time += GONE_AFTER_UNCLOCKED
        unknown = await first.wish(Give(seat=1, level="grandmaster", ref="g"))
        assert isinstance(unknown, Refusal)
        assert unknown.code == "bad_option"
        assert await first.wish(Give(seat=1, level="novice", ref="g")) == Ack(ref="g")
        await settle()
        assert room.info().seats[1].stand_in == "novice"
        assert room.table.live().locked == 0b10, "the bot has answered"
        back = rig.token_ear(room, second)
        await back.hello()
        assert room.info().seats[1].played == 1
        assert await back.wish(Take(ref="t")) == Ack(ref="t")
        assert room.info().seats[1].stand_in is None
        assert room.info().seats[1].played == 1, "what the bot has played is told to both"
        assert isinstance(await back.answer(), Ack)
        assert room.table.practice

    played(tmp_path, test)


@pytest.mark.parametrize("same", [False, True])
def test_whoever_acts_has_the_seat_again(tmp_path: Path, same: bool) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        second.leave()
        rig.now.time += GONE_AFTER_UNCLOCKED
        await first.wish(Give(seat=1, level="novice", ref="g"))
        await settle()
        bots = room.table.record().answers[-1][1].partition(":")[2]
        back = rig.token_ear(room, second)
        await back.hello()
        words = [option["word"] for option in back.view["decision"]["options"]]
        word = next(one for one in words if (one == bots) == same)
        assert isinstance(await back.answer(word), Ack)
        assert room.table.seats[1].stand_in is None
        assert room.table.record().answers[-1] == (1, f"card:{word}")
        told = [message for message in first.drain() if isinstance(message, About)]
        assert told[-1].table.seats[1].stand_in is None
        late = await back.answer(word, question=room.table.live().question + 7)
        assert isinstance(late, Refusal)

    played(tmp_path, test)


def test_the_lamp_tells_since_when(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        assert room.info().seats[1].lost_at is None
        rig.now.time += 5
        second.leave()
        rig.now.time += 3
        first.drain()
        assert (room.info().seats[1].lost_at, room.info().seats[1].gone_at) == (1005.0, 1005.0 + GONE_AFTER_UNCLOCKED)
        back = rig.token_ear(room, second)
        await back.hello()
        assert room.info().seats[1].lost_at is None

    played(tmp_path, test)


def test_what_a_stand_in_has_played_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        await first.wish(Give(seat=0, level="novice", ref="g"))
        for _ in range(3):
            await settle()
            await second.answer()
        await settle()
        count = room.info().seats[0].played
        assert count == sum(seat == 0 for seat, _ in room.table.record().answers) > 1
        assert await first.wish(Take(ref="t")) == Ack(ref="t")
        rig.crash()
        again = await rig.lobby.find(room.table.id)
        assert again.info().seats[0].played == count

    played(tmp_path, test)


def test_one_may_leave_by_oneself(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, _ = await rig.online()
        other = await first.wish(Give(seat=1, level="novice", ref="g"))
        assert isinstance(other, Refusal)
        assert await first.wish(Give(seat=0, level="novice", ref="g")) == Ack(ref="g")
        await settle()
        assert room.table.live().locked == 0b01

    played(tmp_path, test)


def test_with_everybody_gone_the_game_can_be_ended(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        second.leave()
        rig.now.time += GONE_AFTER_UNCLOCKED
        assert await first.wish(End(ref="e")) == Ack(ref="e")
        result = room.info().result
        assert result is not None
        assert (result.winners, result.reason, result.by_rules, result.seat) == ([0], "abandoned", False, 1)
        assert "decision" not in first.view
        late = await first.wish(Resign(ref="r"))
        assert isinstance(late, Refusal)
        assert await first.wish(End(ref="e")) == Ack(ref="e"), "a wish sent again is no mistake"

    played(tmp_path, test)


def test_resigning_gives_the_game_to_the_other(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        assert await second.wish(Resign(ref="r")) == Ack(ref="r")
        about = [message for message in first.drain() if isinstance(message, About)][-1]
        assert about.table.result is not None
        assert about.table.result.winners == [0]
        assert about.table.result.reason == "resigned"
        assert about.table.opening is not None
        assert await second.wish(Resign(ref="r")) == Ack(ref="r"), "a wish sent again is no mistake"
        other = await first.wish(Resign(ref="r"))
        assert isinstance(other, Refusal)
        stored = await rig.store.load(room.table.id)
        assert stored is not None
        assert len(stored.entries) == room.table.length

    played(tmp_path, test)


def test_out_of_time_is_lost_between_two(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online(clock=ClockRule(bank=60, increment=2))
        rig.now.time += 20
        await first.answer()
        clocks = second.update.clocks
        assert clocks is not None
        assert [(seat.left, seat.running) for seat in clocks.seats] == [(42.0, False), (40.0, True)]
        rig.now.time += 39.9
        await room.tick()
        assert not room.table.over
        rig.now.time += 0.2
        await room.tick()
        result = room.info().result
        assert result is not None
        assert (result.winners, result.reason, result.seat) == ([0], "time", 1)

    played(tmp_path, test)


def test_out_of_time_can_also_mean_a_simple_answer(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, _ = await rig.online(clock=ClockRule(decision=10, out="move"))
        await first.answer()
        rig.now.time += 10
        await room.tick()
        assert not room.table.over
        assert len(room.table.record().answers) == 2
        assert room.table.record().answers[1][0] == 1
        clocks = first.update.clocks
        assert clocks is not None
        assert [seat.left for seat in clocks.seats] == [10.0, 10.0]

    played(tmp_path, test)


def test_clocks_stand_while_the_server_is_away(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, _ = await rig.online(clock=ClockRule(bank=60))
        rig.now.time += 20
        await first.answer()
        rig.now.time += 5
        rig.crash()
        rig.now.time += 5000
        again = await rig.lobby.find(room.table.id)
        assert not again.table.over
        rig.now.time += 3
        again.table.clock.charge(rig.now())
        assert again.table.clock.left == [40.0, 37.0], "the five seconds before the crash are nobody's loss either"
        assert again.presence.gone_after() == GONE_AFTER

    played(tmp_path, test)


def test_a_rematch_swaps_seats_and_needs_both(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        early = await first.wish(Rematch(ref="m"))
        assert isinstance(early, Refusal)
        await play_out(room, first, second)
        await first.wish(Rematch(ref="m"))
        assert room.info().rematch == [0]
        await second.wish(Rematch(ref="m"))
        await settle()
        sent = {}
        for ear in (first, second):
            ear.drain()
            going = [message for message in ear.heard if isinstance(message, Next)]
            assert len(going) == 1
            sent[ear.seat] = going[0]
        assert sent[0].table == sent[1].table
        assert (sent[0].seat, sent[1].seat) == (1, 0)
        after = await rig.lobby.find(sent[0].table)
        assert after.info().status == "waiting"
        from talia.server.wire.forms import Claim

        for sending in sent.values():
            assert sending.join is not None
            seat, _ = await rig.lobby.claim(after, Claim(join=sending.join))
            assert seat == sending.seat
        assert after.info().status == "playing"
        assert [seat.name for seat in after.info().seats] == ["Bela", "Anna"]

    played(tmp_path, test)


def test_at_one_screen_one_vote_a_seat_is_a_rematch(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        _, ear = await rig.alone()
        await ear.wish(Resign(ref="r"))
        await ear.wish(Rematch(ref="m"))
        await settle()
        ear.drain()
        going = [message for message in ear.heard if isinstance(message, Next)]
        assert going[0].seat == 1
        after = await rig.lobby.find(going[0].table)
        assert after.info().undo == "free"

    played(tmp_path, test)


def test_onlookers_are_counted_and_see_public_things_only(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, _, _ = await rig.online()
        onlooker = Ear(rig, room, Held({}, None), None)
        await onlooker.hello()
        assert room.info().onlookers == 1
        update = onlooker.update
        assert isinstance(update, Update)
        assert all(isinstance(hand, int) for hand in update.view["table"]["hands"])
        assert "decision" not in update.view
        assert update.takeback == []

    played(tmp_path, test)


def test_the_clock_rings_by_itself(tmp_path: Path) -> None:
    """The one test here that waits: two seconds of real time, without anybody calling `tick`."""

    async def test(rig: Rig) -> None:
        rig.lobby.now = time.time
        room, first, _ = await rig.online(clock=ClockRule(decision=2))
        await first.answer()
        for _ in range(60):
            if room.table.over:
                break
            await asyncio.sleep(0.1)
        result = room.info().result
        assert result is not None
        assert (result.winners, result.reason) == ([0], "time")

    played(tmp_path, test)


def test_hints_are_given_where_the_table_allows_them(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, ear = await rig.alone()
        reply = await ear.wish(Hint(epoch=0, question=1, ref="h"))
        assert isinstance(reply, Hinted)
        assert reply.action in [option["action"] for option in ear.view["decision"]["options"]]
        assert room.info().practice
        assert rig.workers.views[-1]["seat"] == 0
        await ear.wish(Hint(epoch=0, question=1, ref="again"))
        assert [seat for seat, _ in room.table.record().hints] == [0]  # once for a question, however often it is asked
        stale = await ear.wish(Hint(epoch=0, question=9, ref="h"))
        assert isinstance(stale, Refusal)
        unknown = await ear.wish(Hint(epoch=0, question=1, level="god", ref="h"))
        assert isinstance(unknown, Refusal)
        assert unknown.code == "bad_option"
        _, first, _ = await rig.online()
        without = await first.wish(Hint(epoch=0, question=1, ref="h"))
        assert isinstance(without, Refusal)
        assert "no hints" in without.reason

    played(tmp_path, test)


def test_an_old_protocol_is_told_so(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, _ = await rig.online()
        again = rig.token_ear(room, first)
        heard = await again.say(Hello(protocol=2, seat=0))
        assert [getattr(message, "code", None) for message in heard] == ["version"]

    played(tmp_path, test)


def test_an_open_seat_is_filled_with_a_bot_by_the_host_only(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        seats = [SeatForm(who="me"), SeatForm(who="open")]
        room, held = await rig.lobby.new_table(NewTable(game="template", seats=seats))
        onlooker = Ear(rig, room, Held({}, None), None)
        await onlooker.hello()
        refused = await onlooker.wish(Give(seat=1, level="novice", ref="g"))
        assert isinstance(refused, Refusal)
        assert refused.code == "forbidden"
        host = Ear(rig, room, held, 0)
        await host.hello()
        assert await host.wish(Give(seat=1, level="novice", ref="g")) == Ack(ref="g")
        assert room.info().status == "playing"
        assert host.view["asked"]

    played(tmp_path, test)
