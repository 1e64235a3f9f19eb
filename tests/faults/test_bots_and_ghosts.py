"""Bots that get 15 % of a core, and players who are gone from the network without a word: the tables go on."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from bench.faults.guests import Party
from bench.faults.house import House
from bench.faults.injections import throttle
from bench.faults.suite import Plan, run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="by means of Linux")


def test_a_table_goes_on_whose_bot_gets_a_sixth_of_a_core(tmp_path: Path) -> None:
    """A late answer was thrown away, and the bot asked again for ever: stuck on one question for 30 s."""
    questions: list[int] = []

    async def play() -> None:
        house = await asyncio.to_thread(House, tmp_path / "disk", tmp_path / "server.log", False)
        party = Party(house.address, "cardia", 0.05, 5)
        playing = asyncio.create_task(party._table(9))  # one with a bot
        try:
            while not party.guests or not party.guests[0].view:
                await asyncio.sleep(0.05)
            pids = await asyncio.to_thread(house.workers)
            assert pids
            slowed = asyncio.create_task(throttle(pids, 25.0, 0.15))  # far less where nothing else runs
            while not slowed.done() and len(set(questions)) < 4:
                if party.guests:
                    questions.append(party.guests[0].view["question"] + 1000 * party.games)
                await asyncio.sleep(0.1)
            slowed.cancel()
            await asyncio.gather(slowed, return_exceptions=True)
        finally:
            party.over.set()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await asyncio.to_thread(house.close)

    (tmp_path / "disk").mkdir()
    asyncio.run(play())
    assert len(set(questions)) >= 4, questions


def test_whoever_vanishes_is_given_up_and_comes_back(tmp_path: Path) -> None:
    """Nothing that goes to their old end is even acknowledged: only silence tells the server."""
    plan = Plan(tables=12, faults=1, think=0.3, pause=0.2, kinds=("vanished players",), silent=4.0, megabytes=0, seed=3)
    verdict = asyncio.run(run(plan, tmp_path))
    assert verdict.sound, verdict.told()
    assert verdict.connections > 2 * 12 - 1, "somebody came by another connection"
