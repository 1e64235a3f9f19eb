"""A review run from start to end by processes of its own: for the terminal, for measurements and for tests."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from talia.core.record import Record
from talia.review.form import Budget, Review
from talia.review.jobs import work
from talia.review.plan import Plan


def reviewed(
    record: Record,
    seats: Sequence[int],
    budget: Budget | None = None,
    processes: int = 2,
    seconds: float | None = None,
    given_up: bool = False,
) -> Iterator[Review]:
    """The review each time there is more of it; the last one is whole, unless the seconds have stopped it."""
    plan = Plan(record, seats, budget, given_up=given_up)
    until = None if seconds is None else time.monotonic() + seconds
    yield from alone(plan, until) if processes < 2 else together(plan, processes, until)


def alone(plan: Plan, until: float | None) -> Iterator[Review]:
    """In this process."""
    while (job := plan.next()) is not None:
        if plan.take(job, work(job)):
            yield plan.review()
        if until is not None and time.monotonic() > until:
            break
    yield plan.review()


def together(plan: Plan, processes: int, until: float | None) -> Iterator[Review]:
    """In several."""
    with ProcessPoolExecutor(processes) as pool:
        waiting: dict[Future[bytes], bytes] = {}
        while True:
            while len(waiting) < 2 * processes and (job := plan.next()) is not None:
                waiting[pool.submit(work, job)] = job
            left = None if until is None else max(0.0, until - time.monotonic())
            if not waiting or left == 0.0:
                break
            done, _ = wait(waiting, timeout=left, return_when=FIRST_COMPLETED)
            changed = [plan.take(waiting.pop(one), one.result()) for one in done]
            if any(changed):
                yield plan.review()
        pool.shutdown(wait=True, cancel_futures=True)
    yield plan.review()
