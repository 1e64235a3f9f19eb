"""Jobs of reviews: last of all, two at a time, giving way to whoever plays, in bots' processes or in their own."""

from __future__ import annotations

import asyncio
import json
import subprocess
import time
from collections.abc import Awaitable, Callable
from typing import cast

import pytest

import talia
from talia.bots.play.asking import BotFailed, BotLost
from talia.server.run import workers
from talia.server.run.children import Process, reviewers, thinkers
from talia.server.run.labourers import Labourer
from talia.server.run.workers import HINTS, Workers
from talia.server.thinker import Thinker
from tests.server.run.test_workers import scripted

VIEW = talia.game("template").start(seed=3).view(0)
FIRST = VIEW["decision"]["options"][0]["action"]

# A process that answers bots at once, and sleeps over a job as long as it says unless it is told to drop it.
DOING = f"""exec('''
import signal
class Drop(Exception): pass
def drop(*_):
    if busy: raise Drop
signal.signal(signal.SIGUSR1, drop)
busy = False
asked = json.loads(line)
reply = {{"id": asked["id"], "time": 0.25}}
if "job" in asked:
    try:
        busy = True
        time.sleep(float(json.loads(asked["job"])["sleep"]))
        busy = False
        reply["result"] = asked["job"]
    except Drop:
        busy = False
        reply["cancelled"] = True
    except KeyError:
        reply["error"] = "KeyError"
else:
    reply["action"] = {FIRST}
print(json.dumps(reply), flush=True)
''', globals())"""


def job(sleep: float, name: str = "") -> bytes:
    return json.dumps({"sleep": sleep, "name": name}).encode()


def pooled(test: Callable[[Workers], Awaitable[None]], count: int = 1, line: str = DOING) -> None:
    async def run() -> None:
        pool = Workers(thinkers(count, 2048, scripted(line)), 5.0)
        try:
            await test(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_job_comes_back_with_its_result_and_its_price() -> None:
    async def test(pool: Workers) -> None:
        assert await pool.review(job(0.0, "ä")) == (job(0.0, "ä"), 0.25)
        assert pool.jobs == 1

    pooled(test)


def test_a_live_bot_overtakes_waiting_jobs_and_the_one_under_way_gives_way() -> None:
    async def test(pool: Workers) -> None:
        await pool.review(job(0.0))  # the process is there
        done: list[str] = []

        async def reviewed(name: str, sleep: float) -> None:
            await pool.review(job(sleep, name))
            done.append(name)

        async def played(name: str, rank: int) -> None:
            await pool.think("template", "novice", VIEW, rank)
            done.append(name)

        reviews = [asyncio.create_task(reviewed("first", 0.6)), asyncio.create_task(reviewed("second", 0.0))]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await asyncio.gather(played("hint", HINTS), played("play", workers.PLAYS))
        assert time.monotonic() - began < 0.4, "it has not waited for the job"
        assert done == ["play", "hint"]
        assert pool.gave_way == 1
        await asyncio.gather(*reviews)
        assert sorted(done[2:]) == ["first", "second"], "what gave way is done all the same"

    pooled(test)


def test_two_jobs_at_a_time_and_a_worker_left_for_who_plays() -> None:
    async def test(pool: Workers) -> None:
        jobs = [asyncio.create_task(pool.review(job(0.3))) for _ in range(4)]
        while sum(worker.at_job for worker in pool._all) < workers.REVIEW_JOBS:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert sum(worker.at_job for worker in pool._all) == workers.REVIEW_JOBS
        await pool.think("template", "novice", VIEW)
        assert pool.gave_way == 0, "there was a free worker"
        await asyncio.gather(*jobs)

    pooled(test, 3)


def test_a_job_that_nobody_wants_is_dropped_and_its_process_stays() -> None:
    async def test(pool: Workers) -> None:
        await pool.review(job(0.0))
        process = cast(Process, pool._all[0].child).process
        long = asyncio.create_task(pool.review(job(30.0)))
        waits = asyncio.create_task(pool.review(job(30.0)))
        await asyncio.sleep(0.1)
        long.cancel()
        waits.cancel()
        await asyncio.gather(long, waits, return_exceptions=True)
        began = time.monotonic()
        assert (await pool.review(job(0.0, "next"))).result == job(0.0, "next"), "and no old reply is taken for it"
        assert time.monotonic() - began < 5
        assert cast(Process, pool._all[0].child).process is process

    pooled(test)


# The same, but bots take 0.4 s.
SLOWLY = DOING.replace('reply["action"]', 'time.sleep(0.4)\n    reply["action"]')


def apart(test: Callable[[Workers], Awaitable[None]], bots: int = 1) -> None:
    """A pool whose reviews have processes of their own."""

    async def run() -> None:
        own = reviewers(workers.REVIEW_JOBS, 2048, scripted(DOING))
        pool = Workers(thinkers(bots, 2048, scripted(SLOWLY)), 5.0, own)
        try:
            await pool.think("template", "novice", VIEW)  # a bot's process is there
            assert (await pool.review(job(0.0))).result == job(0.0)  # and one of the reviews'
            await test(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def rests(pool: Workers) -> list[bool]:
    """Of the reviews' processes that are there: is each held?"""
    running = [cast(Process, one.child).process for one in pool._reviewers]
    return [
        "T" in subprocess.run(["ps", "-o", "stat=", "-p", str(process.pid)], capture_output=True, text=True).stdout
        for process in running
        if process is not None
    ]


def test_reviews_of_their_own_processes_rest_while_somebody_plays_and_go_on() -> None:
    async def test(pool: Workers) -> None:
        under_way = asyncio.create_task(pool.review(job(0.2)))
        await asyncio.sleep(0.05)
        playing = asyncio.create_task(pool.think("template", "novice", VIEW))
        await asyncio.sleep(0.05)
        assert rests(pool) == [True]
        later = asyncio.create_task(pool.review(job(0.0, "later")))
        await asyncio.sleep(0.2)  # by now the job would be done
        assert not under_way.done()
        assert not later.done(), "nor does another begin"
        assert (await playing).failed is None
        assert (await under_way).result == job(0.2)
        assert (await later).result == job(0.0, "later")
        assert (pool.gave_way, pool.jobs) == (1, 3), "it was not begun anew"
        assert not any(rests(pool))

    apart(test)


def test_where_there_are_cores_enough_reviews_go_on_beside_bots() -> None:
    async def test(pool: Workers) -> None:
        playing = asyncio.create_task(pool.think("template", "novice", VIEW))
        assert (await pool.review(job(0.0))).result == job(0.0)
        assert not playing.done()
        await playing
        assert pool.gave_way == 0

    apart(test, bots=workers.REVIEW_JOBS + 1)


def test_a_review_that_nobody_wants_is_dropped_while_it_rests() -> None:
    async def test(pool: Workers) -> None:
        long = asyncio.create_task(pool.review(job(30.0)))
        await asyncio.sleep(0.05)
        playing = asyncio.create_task(pool.think("template", "novice", VIEW))
        await asyncio.sleep(0.05)
        assert any(rests(pool))
        long.cancel()
        await asyncio.gather(long, return_exceptions=True)
        await playing
        began = time.monotonic()
        both = await asyncio.gather(*(pool.review(job(0.0, name)) for name in ("a", "b")))
        assert [done.result for done in both] == [job(0.0, "a"), job(0.0, "b")], "and no old reply is taken for it"
        assert time.monotonic() - began < 10

    apart(test)


def test_a_review_that_rested_until_its_time_was_up_is_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "JOB_SECONDS", 0.3)

    async def test(pool: Workers) -> None:
        under_way = asyncio.create_task(pool.review(job(0.1)))
        await asyncio.sleep(0.03)
        playing = [asyncio.create_task(pool.think("template", "novice", VIEW)) for _ in range(2)]  # one after the other
        monkeypatch.setattr(workers, "JOB_SECONDS", 60.0)
        assert (await under_way).result == job(0.1)
        await asyncio.gather(*playing)
        assert pool.jobs == 2

    apart(test)


def test_bots_come_before_heavy_work_and_reviews_come_last() -> None:
    [review], [bot] = reviewers(1, 2048), thinkers(1, 2048)
    assert bot.nice < Labourer.nice == Labourer([]).nice < review.nice


def test_processes_of_reviews_end_when_there_has_been_none_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "IDLE", 0.1)

    async def test(pool: Workers) -> None:
        assert len(rests(pool)) >= 1
        async with asyncio.timeout(10):
            while rests(pool):
                await asyncio.sleep(0.05)
        assert cast(Process, pool._all[0].child).process is not None, "bots stay warm"
        assert (await pool.review(job(0.0))).result == job(0.0), "and come back"

    apart(test)


def test_a_job_that_fails_is_told_by_its_kind_and_a_dead_process_is_tried_once_more() -> None:
    async def failing(pool: Workers) -> None:
        with pytest.raises(BotFailed, match="KeyError"):
            await pool.review(b"{}")
        assert (await pool.review(job(0.0))).result == job(0.0)

    async def dying(pool: Workers) -> None:
        with pytest.raises(BotLost):
            await pool.review(job(0.0))

    pooled(failing)
    pooled(dying, line="sys.exit(3)")


def test_a_workers_process_does_jobs_and_tells_nothing_of_what_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    from io import StringIO

    from talia.review import jobs

    def work(asked: bytes) -> bytes:
        if asked == b"secret":
            raise ValueError("card:inventor")
        return asked.upper()

    monkeypatch.setattr(jobs, "work", work)
    thinker = Thinker(StringIO())
    done = thinker.reply(json.dumps({"job": "abc", "id": 4}))
    assert (done["id"], done["result"]) == (4, "ABC")
    assert done["time"] >= 0
    wrong = thinker.reply(json.dumps({"job": "secret", "id": 5}))
    assert wrong["error"] == "ValueError"
    assert "inventor" not in json.dumps(wrong)
    assert not thinker.thinking
