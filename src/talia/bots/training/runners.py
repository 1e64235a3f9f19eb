"""Who plays the deals: this process, a few processes of this machine, or the machines of a Ray cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

from talia.bots.training.match import Match, play_deal
from talia.core.errors import BadOption

Job = tuple[int, int]  # which match, which deal
Done = tuple[Job, dict[str, Any]]
J = TypeVar("J")
R = TypeVar("R")


def here(matches: list[Match], jobs: Iterable[Job]) -> Iterator[Done]:
    """One after another in this process."""
    for number, deal in jobs:
        yield (number, deal), play_deal(matches[number].to_json(), deal)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which then ends its workers


def in_processes(
    work: Callable[..., R], given: Callable[[J], tuple[Any, ...]], jobs: Iterable[J], workers: int
) -> Iterator[tuple[J, R]]:
    """Work at jobs in some processes, each with what is given for it; results come as they are done."""
    waiting = iter(jobs)
    running: dict[Future[R], J] = {}
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin)
    try:
        while True:
            for job in islice(waiting, 2 * workers - len(running)):
                running[pool.submit(work, *given(job))] = job
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def local(matches: list[Match], jobs: Iterable[Job], workers: int) -> Iterator[Done]:
    """In some processes, a deal at a time; results come as they are done."""
    if workers == 1:
        yield from here(matches, jobs)
        return
    told = [match.to_json() for match in matches]
    yield from in_processes(play_deal, lambda job: (told[job[0]], job[1]), jobs, workers)


def on_ray(matches: list[Match], jobs: Iterable[Job], address: str | None = None) -> Iterator[Done]:
    """On a Ray cluster (or one started here), a deal a task."""
    told = [match.to_json() for match in matches]
    yield from in_ray(play_deal, lambda job: (told[job[0]], job[1]), jobs, address)


def in_ray(
    work: Callable[..., R], given: Callable[[J], tuple[Any, ...]], jobs: Iterable[J], address: str | None = None
) -> Iterator[tuple[J, R]]:
    """Work at jobs on a Ray cluster (or one started here), each with what is given for it."""
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs the package ray: pip install 'talia[ray]'") from None
    if not ray.is_initialized():
        path = os.environ.get("PYTHONPATH")
        # Whoever asks has their own progress; Ray's log and usage reports would only disturb.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(
            address=address,
            log_to_driver=False,
            include_dashboard=None if address else False,
            logging_level=logging.ERROR,
            runtime_env={"env_vars": {"PYTHONPATH": path}} if path and not address else None,
        )
    task = ray.remote(num_cpus=1)(work)
    room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(jobs)
    running: dict[Any, J] = {}
    try:
        while True:
            for job in islice(waiting, room - len(running)):
                running[task.remote(*given(job))] = job
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                yield running.pop(reference), ray.get(reference)
    finally:
        for reference in running:
            ray.cancel(reference, force=False)
