"""Heavy work in processes of its own: bounded, dropped with whoever asked, paid for by the address that asked."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import talia
from talia import engine
from talia.core.rng import Random
from talia.games.fantasy_realms.cards import IDS
from talia.server.labourer import WORKS
from talia.server.run.costs import Costs
from talia.server.run.labourers import Labourer, Labourers, command
from talia.server.wire.errors import Refused
from talia.server.wire.heavy import MomentsWork
from tests.server.tools import Now

HAND = msgspec.json.encode({"hands": [{"cards": ["knights", "king", "queen"]}]})
WILD = ["mirage", "shapeshifter", "necromancer", "knights", "king", "queen", "unicorn"]


def working(
    test: Callable[[Labourers], Awaitable[None]],
    started_by: list[str] | None = None,
    count: int = 1,
    rule: tuple[float, float] = (100.0, 1.0),
) -> None:
    async def run() -> None:
        labour = Labourers(count, 2048, Costs(rule, Now()), started_by)
        try:
            await test(labour)
        finally:
            await labour.close()

    asyncio.run(run())


def scripted(line: str) -> list[str]:
    """A process that does this with each request, whose head is `head`."""
    code = (
        "import sys, json, time, os, signal\n"
        "def say(**reply): print(json.dumps({'id': head['id'], 'time': 0.1, **reply}), flush=True)\n"
        "print(json.dumps({'ready': True}), flush=True)\n"
        "while line := sys.stdin.buffer.readline():\n"
        "    head = json.loads(line); body = sys.stdin.buffer.read(head['size'])\n"
        f"    {line}\n"
    )
    return [sys.executable, "-c", code]


def test_what_comes_of_it_is_what_would_have_come_of_it_here() -> None:
    game = talia.game("cardia")
    state = game.start(3)
    dice = Random(1)
    while not state.over:
        options = state.decision(state.asked[0]).options
        state.answer(state.asked[0], options[int(dice.below(len(options)))].action)
    assert state.record is not None
    replay = msgspec.json.encode(MomentsWork(record=state.record.to_json(), seat=0, since=3, count=10))

    async def test(labour: Labourers) -> None:
        for work, form in (("score", HAND), ("moments", replay)):
            assert await labour.do(work, form, "a") == WORKS[work](form)
        with pytest.raises(Refused, match="is not a card") as refused:
            await labour.do("score", msgspec.json.encode({"hands": [{"cards": ["nobody"]}]}), "a")
        assert refused.value.code == "bad_option"
        assert labour.costs.left("a") < 100.0

    working(test)


@pytest.mark.parametrize(
    "line",
    [
        "sys.exit(3)",
        "print('not json', flush=True)",
        "say(size='x')",
        "say(size=-1)",
        "say(id=77)",
        "say(size=1 << 40)",
        "time.sleep(60)",
        "say(size=1000); sys.exit(0)",
    ],
)
def test_a_process_that_fails_is_replaced_and_it_is_said(line: str) -> None:
    once = f"({line}) if head['id'] == 1 and not os.path.exists(body.decode()) else None; say(size=2) or print('ok')"

    async def test(labour: Labourers) -> None:
        labour.seconds = 0.7
        for _ in range(2):
            with pytest.raises(Refused, match="could not be done") as refused:
                await labour.do("score", b"/nowhere", "a")
            assert refused.value.code == "busy"
        assert labour.lost == 2
        assert len(labour._free) == 1

    working(test, scripted(once if line != "time.sleep(60)" else line))


@pytest.mark.parametrize("kind", ["compiled", "interpreted"])
def test_interpreted_rules_have_the_time_that_they_need(monkeypatch: pytest.MonkeyPatch, kind: engine.Kind) -> None:
    """Beside other work the hardest hands took interpreted rules longer than ten seconds: 503, again and again."""
    given: list[float] = []

    async def do(self: Labourer, work: str, form: bytes, seconds: float) -> tuple[bytes, float]:
        given.append(seconds)
        return b"", 0.0

    monkeypatch.setattr(Labourer, "do", do)
    monkeypatch.setattr(engine, "for_bots", lambda: kind)

    async def test(labour: Labourers) -> None:
        await labour.do("score", HAND, "a")

    working(test)
    assert given == [{"compiled": 10.0, "interpreted": 90.0}[kind]]


def test_after_a_crash_in_the_midst_of_it_the_next_works() -> None:
    async def test(labour: Labourers) -> None:
        await labour.do("score", HAND, "a")
        first = labour._all[0].process
        assert first is not None
        os.kill(first.pid, signal.SIGKILL)
        await first.wait()
        assert await labour.do("score", HAND, "a") == WORKS["score"](HAND)

    working(test)


def test_a_fault_of_ours_is_told_by_its_kind_only() -> None:
    async def test(labour: Labourers) -> None:
        with pytest.raises(Refused, match="a fault of the server"):
            await labour.do("score", b"{", "a")
        assert await labour.do("score", HAND, "a") == WORKS["score"](HAND)
        assert labour.lost == 0

    working(test)


def test_what_nobody_waits_for_is_dropped_and_paid_for() -> None:
    """The process is not even started anew: it drops its work and takes the next."""
    slow = (
        "signal.signal(signal.SIGUSR1, lambda *a: (_ for _ in ()).throw(KeyError()))\n"
        "    try:\n"
        "        time.sleep(float(body or b'0'))\n"
        "    except KeyError:\n"
        "        pass\n"
        "    say(size=2, time=0.5); sys.stdout.write('ok'); sys.stdout.flush()"
    )

    async def test(labour: Labourers) -> None:
        await labour.do("x", b"0", "a")
        pid = labour._all[0].process.pid  # type: ignore[union-attr]  # it runs
        before = labour.costs.left("a")
        task = asyncio.create_task(labour.do("x", b"30", "a"))
        waiting = asyncio.create_task(labour.do("x", b"30", "b"))
        await asyncio.sleep(0.2)
        assert labour.waiting() == 1
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert labour.waiting() == 0
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await asyncio.wait_for(labour.do("x", b"0", "c"), 5) == b"ok"
        assert labour._all[0].process.pid == pid  # type: ignore[union-attr]  # it runs
        assert labour.costs.left("a") == before - 0.5

    working(test, scripted(slow))


def test_one_that_does_not_drop_it_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("talia.server.run.labourers.DROPPING", 0.1)
    deaf = "signal.signal(signal.SIGUSR1, signal.SIG_IGN); time.sleep(float(body)); say(size=0)"

    async def test(labour: Labourers) -> None:
        task = asyncio.create_task(labour.do("x", b"30", "a"))
        await asyncio.sleep(0.5)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await asyncio.wait_for(labour.do("x", b"0", "b"), 10) == b""

    working(test, scripted(deaf))


def test_an_address_waits_for_itself_and_not_the_others_for_it() -> None:
    order: list[str] = []

    async def test(labour: Labourers) -> None:
        async def ask(address: str) -> None:
            await labour.do("x", b"", address)
            order.append(address)

        many = [asyncio.create_task(ask("greedy")) for _ in range(7)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="wait already") as refused:
            await labour.do("x", b"", "greedy")
        assert refused.value.code == "too_many"
        others = [asyncio.create_task(ask(address)) for address in ("one", "two")]
        await asyncio.gather(*many, *others)
        assert {"one", "two"} <= set(order[:4]), order

    working(test, scripted("time.sleep(0.02); say(size=0)"))


def test_two_processes_are_never_both_one_address_s() -> None:
    async def test(labour: Labourers) -> None:
        tasks = [asyncio.create_task(labour.do("x", b"", "greedy")) for _ in range(2)]
        await asyncio.sleep(0.1)
        assert len(labour._free) == 1
        await asyncio.wait_for(labour.do("x", b"", "other"), 5)
        await asyncio.gather(*tasks)
        assert len(labour._free) == 2

    working(test, scripted("time.sleep(0.3); say(size=0)"), count=2)


def test_each_address_pays_for_the_time_it_took() -> None:
    async def test(labour: Labourers) -> None:
        now = labour.costs.now
        assert isinstance(now, Now)
        for _ in range(4):
            await labour.do("x", b"", "a")  # 0.1 s each, of 0.35
        with pytest.raises(Refused, match="share of the server's work") as refused:
            await labour.do("x", b"", "a")
        assert refused.value.code == "too_many"
        assert refused.value.retry == 7, "0.05 s and a twentieth of a bucket, at a hundredth a second"
        await labour.do("x", b"", "b")
        now.time += 7
        await labour.do("x", b"", "a")

    working(test, scripted("say(size=0)"), rule=(0.35, 0.01))


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("talia.server.run.costs.MOST_KEPT", 10)
    now = Now()
    costs = Costs((1.0, 0.1), now)
    for number in range(11):
        costs.spend(str(number), 0.5)
        now.time += 1.0
    costs.spend("new", 5.0)
    assert len(costs._buckets) < 8
    assert costs.left("new") == -4.0
    assert costs.left("0") == 1.0


def test_it_is_started_by_a_plain_command() -> None:
    """Nothing of this process is inherited: it works where processes are spawned, too."""
    assert command(100)[1:] == ["-m", "talia.server.labourer", "100"]


def test_the_event_loop_goes_on_while_hands_are_searched() -> None:
    """Three wilds, Book, Necromancer and every discard held everybody up for 0.4 s a call; fewer do interpreted."""
    form: dict[str, Any] = {"hands": [{"cards": WILD}]}
    form["discard"] = [card for card in IDS if card not in WILD][:46]

    async def test(labour: Labourers) -> None:
        await labour.warm()
        loop = asyncio.get_running_loop()
        longest = 0.0
        task = asyncio.create_task(labour.do("score", msgspec.json.encode(form), "a"))
        while not task.done():
            before = loop.time()
            await asyncio.sleep(0.001)
            longest = max(longest, loop.time() - before)
        assert json.loads(task.result())["hands"][0]["score"] > 100
        assert longest < 0.2, "other work on the machine aside it is a millisecond"

    working(test)
