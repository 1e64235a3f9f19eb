"""Nothing but its view and events reaches a seat: not in updates, refusals, table infos, sizes or logs."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

import talia
from talia import fair
from talia.server.live.tables import Table
from talia.server.run import logs
from talia.server.wire.entries import Dealt
from talia.server.wire.protocol import Hint, Takeback
from talia.server.wire.telling import events_told, view_told
from talia.server.wire.tokens import Held
from tests.server.tools import Ear, Rig, played, settle


def test_what_goes_out_is_the_seats_view_and_events_and_nothing_else(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        onlooker = Ear(rig, room, Held({}, None), None)
        await onlooker.hello()
        while not room.table.over:
            for ear in (first, second, onlooker):
                state = room.table.live()
                view = dict(state.view(ear.seat))
                assert ear.view == json.loads(json.dumps(view_told(view)))
                told = [{**event, "n": 0} for event in events_told(view["game"], state.events(ear.seat))]
                assert [{**event, "n": 0} for event in ear.events] == json.loads(json.dumps(told))
            for ear in (first, second):
                if ear.seat in room.table.asked:
                    await ear.answer("nonsense")
                    await ear.answer()

    played(tmp_path, test)


class Twin:
    """Two tables that differ only in what one seat cannot see, played by the same answers of that seat."""

    def __init__(self, rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rig = rig
        self.patch = monkeypatch

    async def messages(self, swapped: bool) -> list[bytes]:
        """All bytes that seat 0 gets when seat 1's hand holds one card or the other, up to the first reveal."""
        monkeypatch = self.patch
        deal = Table._deal

        def dealt(table: Table, at: float) -> None:
            deal(table, at)
            state: Any = table.state
            position = state.to_position()
            hand, deck = position["table"]["hands"][1], position["table"]["decks"][1]
            if swapped:
                hand[0], deck[0] = deck[0], hand[0]
                table.state = talia.game("template").position(position)

        monkeypatch.setattr(Table, "_deal", dealt)
        monkeypatch.setattr(fair, "seed", lambda secret, luck: 11)
        monkeypatch.setattr(fair, "commitment", lambda secret, salt: "c")
        room, first, second = await self.rig.online(options={"ranks": 8})
        first.raw.clear()
        await first.answer("nonsense")
        await first.answer(question=7)
        await first.wish(Takeback(epoch=0, question=1, ref="t"))
        await first.wish(Hint(epoch=0, question=1, ref="h"))
        options = second.view["decision"]["options"]
        await second.answer("nonsense")
        await second.answer(options[0]["word"])
        await second.answer(options[1]["word"])
        first.drain()
        monkeypatch.undo()
        return [body.replace(room.table.id.encode(), b"id") for body in first.raw]


def test_swapping_two_hidden_cards_changes_no_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(rig: Rig) -> None:
        twin = Twin(rig, monkeypatch)
        plain = await twin.messages(False)
        swapped = await twin.messages(True)
        assert len(plain) >= 6
        assert plain == swapped

    played(tmp_path, test)


def test_the_seed_is_closed_until_the_end(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, ear = await rig.alone()
        table = room.table
        assert table.opening() is None
        everything = b"".join(ear.raw).decode()
        for secret in (table.plan.secret, table.plan.salt, table.plan.key, str(table.record().seed)):
            assert secret is not None
            assert secret not in everything
        assert table.plan.commitment is not None
        assert table.plan.commitment in everything

    played(tmp_path, test)


def test_bots_get_their_seats_view_and_nothing_else(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, ear = await rig.alone()
        await ear.answer()
        await settle()
        assert rig.workers.views
        for view in rig.workers.views:
            assert view["seat"] == 1
            assert isinstance(view["table"]["hands"][0], int)
        assert room.table.live().question > 1

    played(tmp_path, test)


def test_only_listed_facts_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "talia"):
        logs.log("hello", token="x")
    assert caplog.records[-1].__dict__["facts"] == {"left_out": ["token"]}


def test_a_fault_is_logged_without_its_message() -> None:
    record: logging.LogRecord | None = None
    try:
        raise ValueError("the deck is ace, thief")
    except ValueError:
        import sys

        record = logging.LogRecord("talia", logging.ERROR, __file__, 1, "fault", None, sys.exc_info())
    line = logs.Lines().format(record)
    assert "ace" not in line
    assert json.loads(line)["error"] == "ValueError"


def test_a_table_that_waits_shows_no_view(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        from talia.server.wire.forms import NewTable, SeatForm

        seats = [SeatForm(who="me"), SeatForm(who="open")]
        room, held = await rig.lobby.new_table(NewTable(game="template", seats=seats))
        ear = Ear(rig, room, held, 0)
        heard = await ear.hello()
        assert [type(message).__name__ for message in heard] == ["Welcome"]
        assert room.table.state is None
        room.table.apply(Dealt(at=rig.now()))  # the seed depends on everybody's luck: it is not drawn before
        assert room.table.state is not None

    played(tmp_path, test)


def test_no_page_gets_what_a_bot_remembers_of_the_discard_pile(tmp_path: Path) -> None:
    """Radlands: nobody looks through the pile. Bots and hints are told what an attentive player remembers of it."""

    async def test(rig: Rig) -> None:
        room, first, second = await rig.online("radlands", options={"camps": "first_game"})
        onlooker = Ear(rig, room, Held({}, None), None)
        await onlooker.hello()
        piled = 0
        for _ in range(60):
            for ear in (first, second):
                if ear.seat in room.table.asked:
                    words = [option["word"] for option in ear.view["decision"]["options"]]
                    held = [word for word in words if word in ear.view["table"]["hands"][ear.seat]]
                    await ear.answer("junk" if "junk" in words else held[0] if held else None)
            for ear in (first, second, onlooker):
                ear.drain()
                assert "remembered" not in ear.view
                pile = ear.view["table"]["discard"]
                assert sorted(pile) == ["size", "this_turn", "top"]
                piled = max(piled, pile["size"] - len(pile["this_turn"]))
            thought_of = room.table.view(0, memory=True)["remembered"]["discard"]
            assert len(thought_of) == onlooker.view["table"]["discard"]["size"]
        assert piled > 3
        for ear in (first, second, onlooker):
            assert not any(b'"remembered"' in body or b'"reshuffle"' in body for body in ear.raw)

    played(tmp_path, test, games=("radlands",))
