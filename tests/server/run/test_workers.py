"""Bots in worker processes: their limits, and what is done in the place of one that fails."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any, cast

import pytest

import talia
from talia import engine
from talia.bots import bot
from talia.bots.play import asking
from talia.bots.play.asking import Thought
from talia.games import PLACES
from talia.server.catalogue import catalogue
from talia.server.run import workers
from talia.server.run.children import Process, thinkers
from talia.server.run.rules import take_up_rules
from talia.server.run.workers import Workers
from talia.server.wire.forms import NewTable, SeatForm
from tests.server.tools import Ear, Rig, played, settle

VIEW = talia.game("template").start(seed=3).view(0)
ALLOWED = [option["action"] for option in VIEW["decision"]["options"]]


def asked(command: list[str] | None = None, times: int = 1, seconds: float = 5.0) -> tuple[list[Any], Workers]:
    async def run() -> tuple[list[Any], Workers]:
        pool = Workers(thinkers(1, 2048, command), seconds)
        try:
            return [await pool.think("template", "novice", VIEW) for _ in range(times)], pool
        finally:
            await pool.close()

    return asyncio.run(run())


def scripted(line: str) -> list[str]:
    ready = "print(json.dumps({'ready': True}), flush=True)"
    return [sys.executable, "-c", f"import sys, time, json\n{ready}\nfor line in sys.stdin:\n    {line}"]


def test_a_bot_answers_from_its_process() -> None:
    thoughts, pool = asked(times=5)
    assert all(thought.action in ALLOWED and thought.failed is None for thought in thoughts)
    assert len({thought.action for thought in thoughts}) >= 1
    assert pool.failures == 0


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("print(json.dumps({'error': 'ValueError: oh'}), flush=True)", "ValueError: oh"),
        ("print(json.dumps({'id': json.loads(line)['id'], 'action': 10_000}), flush=True)", "answered 10000"),
        ("print(json.dumps({'id': 77, 'action': 0}), flush=True)", "something else"),
        ("sys.exit(3)", "died"),
        ("time.sleep(60)", "out of time"),
        ("print('not json', flush=True)", "no answer that can be read"),
        ("print(json.dumps({'action': 'x'}), flush=True)", "no answer that can be read"),
        ("print(json.dumps([1]), flush=True)", "no answer that can be read"),
        ("print('x' * 3_000_000, flush=True)", "no answer that can be read"),
    ],
)
def test_a_failing_bot_is_replaced_by_a_simple_legal_answer(
    line: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.3)
    monkeypatch.setattr(workers, "READING", 0.7)
    thoughts, pool = asked(scripted(line), times=2, seconds=0.05)
    for thought in thoughts:
        assert thought.action in ALLOWED
        assert why in thought.failed
    assert pool.failures == 2


def test_bots_think_with_compiled_rules_as_soon_as_they_are_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "rules"
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    monkeypatch.setenv(engine.COMPILED, str(folder))
    monkeypatch.setattr("talia.server.run.rules.LOOK", 0.05)
    # Answers by which rules it would read first.
    first = f"int(os.environ['PYTHONPATH'].startswith({str(folder)!r}))"
    script = f"print(json.dumps({{'id': json.loads(line)['id'], 'action': {ALLOWED[:2]}[{first}]}}), flush=True)"
    command = scripted(f"import os; {script}")

    async def run() -> list[int]:
        pool = Workers(thinkers(1, 2048, command), 5.0)
        chore = asyncio.create_task(take_up_rules(pool))
        try:
            answers = [(await pool.think("template", "novice", VIEW)).action]
            slow = cast(Process, pool._all[0].child).process
            answers.append((await pool.think("template", "novice", VIEW)).action)
            assert cast(Process, pool._all[0].child).process is slow, "one process while nothing has changed"
            folder.mkdir()
            await asyncio.wait_for(chore, 30)
            assert cast(Process, pool._all[0].child).process is not slow, "warm before anybody is asked"
            answers.append((await pool.think("template", "novice", VIEW)).action)
            assert slow is not None
            assert slow.returncode is not None
            assert pool.failures == 0
            return answers
        finally:
            await pool.close()

    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert asyncio.run(run()) == [ALLOWED[0], ALLOWED[0], ALLOWED[1]]
    assert engine.for_bots() == "compiled"


def test_the_catalogue_says_which_rules_bots_think_with_and_which_levels_need_them_compiled() -> None:
    told = json.loads(catalogue(("cardia", "fantasy_realms", "template"), "interpreted"))
    assert told["rules"] == "interpreted"
    assert [game["need_compiled"] for game in told["games"]] == [["adept", "expert", "master"], [], []]
    assert json.loads(catalogue(("cardia",), "compiled"))["rules"] == "compiled"


def test_a_bot_that_takes_too_much_memory_fails_and_the_next_one_works() -> None:
    code = (
        "import sys\n"
        "from talia.bots.play import child\n"
        "think = child.think\n"
        "def greedy(view, level, seed, budget):\n"
        "    if level == 'novice':\n"
        "        return len(bytearray(1 << 30)), {}\n"
        "    return think(view, level, seed, budget)\n"
        "child.think = greedy\n"
        "sys.argv = ['child', '900']\n"
        "child.main()\n"
    )
    thoughts, pool = asked([sys.executable, "-c", code])
    assert "MemoryError" in thoughts[0].failed
    assert thoughts[0].action in ALLOWED
    assert pool.failures == 1


def test_in_place_of_a_failing_bot_the_rules_level_answers() -> None:
    """The template's apprentice always plays its highest card, so that one can tell."""
    broken = (
        "import sys\n"
        "from talia.bots.play import child\n"
        "think = child.think\n"
        "def failing(view, level, seed, budget):\n"
        "    if level == 'novice':\n"
        "        raise ValueError('oh')\n"
        "    return think(view, level, seed, budget)\n"
        "child.think = failing\n"
        "sys.argv = ['child', '2048']\n"
        "child.main()\n"
    )
    highest = bot("apprentice", 1).answer(VIEW)
    thoughts, pool = asked([sys.executable, "-c", broken], times=8)
    assert [thought.action for thought in thoughts] == [highest] * 8
    assert pool.failures == 8


def test_a_bot_says_why() -> None:
    thoughts, _ = asked()
    record = thoughts[0].explanation
    assert record["best"]["action"] == thoughts[0].action
    assert record["quality"]["level"] == "novice"


def test_what_a_bot_prints_is_no_answer() -> None:
    code = (
        "import sys\n"
        "from talia.bots.play import child\n"
        "think = child.think\n"
        "def chatty(*a):\n"
        '    print(\'{"id": 1, "action": 99999}\')\n'
        "    return think(*a)\n"
        "child.think = chatty\n"
        "sys.argv = ['child', '2048']\n"
        "child.main()\n"
    )
    thoughts, _ = asked([sys.executable, "-c", code])
    assert thoughts[0].failed is None


def test_a_late_answer_counts_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    late = """
import json, sys
print('{"ready": true}', flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    action = asked["view"]["decision"]["options"][0]["action"]
    print(json.dumps({"id": asked["id"], "action": action, "time": 1000.0}), flush=True)
"""

    async def run() -> tuple[Any, Workers]:
        pool = Workers(thinkers(1, 0, [sys.executable, "-c", late]), 0.1)
        try:
            return await pool.think("template", "ismcts", VIEW), pool
        finally:
            await pool.close()

    with caplog.at_level("INFO", "talia"):
        thought, pool = asyncio.run(run())
    assert thought.failed is None
    assert pool.late == 1
    assert [record.__dict__["facts"]["ms"] for record in caplog.records if record.message == "bot_late"] == [1_000_000]


SLOW_TO_READ = """
import json, sys, time
print('{"ready": true}', flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    time.sleep(1.5)
    print(json.dumps({"id": asked["id"], "begun": True}), flush=True)
    time.sleep(0.4)
    print(json.dumps({"id": asked["id"], "action": asked["view"]["decision"]["options"][0]["action"]}), flush=True)
"""


def test_reading_its_weights_is_not_counted_against_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine that takes many times the usual: a bot stopped for it would begin anew for ever."""
    monkeypatch.setattr(workers, "GRACE", 1.0)
    thoughts, pool = asked([sys.executable, "-c", SLOW_TO_READ], seconds=0.05)
    assert [thought.failed for thought in thoughts] == [None]
    assert pool.failures == 0
    monkeypatch.setattr(workers, "READING", 0.2)
    thoughts, pool = asked([sys.executable, "-c", SLOW_TO_READ], seconds=0.05)
    assert thoughts[0].failed == "out of time", "but it is bounded too"


def test_whatever_goes_wrong_there_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: Any) -> Any:
        raise AssertionError("a fault of ours")

    monkeypatch.setattr(asking, "thought", broken)
    thoughts, pool = asked(times=2)
    assert all(thought.action in ALLOWED and thought.failed for thought in thoughts)
    assert pool.failures == 2


def test_a_level_that_is_gone_is_replaced_too() -> None:
    async def run() -> Thought:
        pool = Workers(thinkers(1, 2048), 1.0)
        try:
            return await pool.think("template", "master_of_a_package_that_is_gone", VIEW)
        finally:
            await pool.close()

    thought = asyncio.run(run())
    assert thought.action in ALLOWED
    assert thought.failed


def test_who_plays_comes_before_who_wants_a_hint() -> None:
    async def run() -> list[str]:
        line = workers.Line([workers.Worker(Process([]))])
        order: list[str] = []

        async def use(name: str, rank: int) -> None:
            worker = await line.get(rank)
            order.append(name)
            await asyncio.sleep(0)
            line.put(worker)

        first = await line.get(workers.PLAYS)
        waiting = [asyncio.create_task(use(*one)) for one in (("hint", 1), ("late hint", 1), ("move", 0))]
        gone = asyncio.create_task(use("gone", 0))
        await asyncio.sleep(0)
        gone.cancel()
        line.put(first)
        await asyncio.gather(*waiting)
        assert await asyncio.wait_for(line.get(workers.PLAYS), 1.0) is first
        return order

    assert asyncio.run(run()) == ["move", "hint", "late hint"]


def test_a_single_option_needs_no_thinking() -> None:
    view = {"decision": {"prompt": "x", "options": [{"action": 7}]}}

    async def run() -> Any:
        return await Workers(thinkers(0, 0), 1.0).think("template", "novice", view)

    assert asyncio.run(run()).action == 7


def test_the_table_goes_on_and_remembers_who_answered(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        async def think(game: str, level: str, view: dict[str, Any], rank: int = 0) -> Thought:
            return Thought(view["decision"]["options"][0]["action"], failed="it failed")

        rig.workers.think = think  # type: ignore[method-assign]  # a bot that always fails
        seats = [SeatForm(who="me"), SeatForm(who="bot", level="novice")]
        room, held = await rig.lobby.new_table(NewTable(game="template", seats=seats))
        ear = Ear(rig, room, held, 0)
        await ear.hello()
        await settle()
        stored = await rig.store.load(room.table.id)
        assert stored is not None
        assert [getattr(entry, "by", None) for entry in stored.entries] == [None, "server"]
        assert room.table.live().locked == 0b10

    played(tmp_path, test)


def test_only_levels_that_are_there_are_offered() -> None:
    from talia.bots.play.levels import find
    from talia.server import bots

    for name in PLACES:
        offered = bots.levels(name)
        assert offered[0] == "novice"
        plain = talia.game(name).setup()
        seats, options = plain.seats, plain.options
        assert not any(find(level, name, seats, options).stands_in for level in offered)


def test_every_offered_level_answers_from_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    from talia.server import bots

    monkeypatch.setattr(workers, "GRACE", 60.0)  # whether they answer is asked here, not how busy the machine is

    async def run() -> list[Any]:
        pool = Workers(thinkers(1, 2048), 5.0)
        try:
            found: list[Any] = []
            for name in PLACES:
                state = talia.game(name).start(seed=2)
                view = state.view(state.asked[0])
                found += [(await pool.think(name, level, view)).failed for level in bots.levels(name)]
            return found
        finally:
            await pool.close()

    assert set(asyncio.run(run())) == {None}
