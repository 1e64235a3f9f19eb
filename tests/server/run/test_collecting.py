"""Python's collector never looks through much at once while people play."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys

from talia.server.run import collecting


def generations_while(objects: int, seconds: float) -> tuple[list[int], list[int]]:
    """Which generations were looked through while so many objects were made at once, and in the time after it."""
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    pauses: list[int] = []

    def collected(phase: str, found: dict[str, int]) -> None:
        if phase == "start":
            pauses.append(found["generation"])

    async def test() -> int:
        tending = asyncio.create_task(collecting.tend_memory())
        await asyncio.sleep(0)
        gc.callbacks.append(collected)
        kept = [[number] for number in range(objects)]
        within = len(pauses)
        await asyncio.sleep(seconds)
        gc.callbacks.remove(collected)
        assert len(kept) == objects
        tending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await tending
        return within

    try:
        within = asyncio.run(test())
    finally:
        gc.unfreeze()
        gc.set_threshold(*threshold)
        sys.setswitchinterval(interval)
    return pauses[:within], pauses[within:]


def test_the_young_are_looked_through_a_few_at_a_time_and_the_old_not_at_all() -> None:
    """20,000 at once were 30 ms, twice a minute, for every table."""
    within, _ = generations_while(50_000, 0.0)
    assert len(within) > 6
    assert set(within) == {0}


def test_what_an_answer_makes_is_looked_through_after_it() -> None:
    within, after = generations_while(1_000, 4 * collecting.BETWEEN)
    assert within == []
    assert set(after) == {0}


def test_whole_collections_that_find_little_become_rare() -> None:
    assert collecting.after(0, collecting.WHOLE) == 2 * collecting.WHOLE
    assert collecting.after(0, collecting.RARELY) == collecting.RARELY
    assert collecting.after(collecting.LITTLE, collecting.RARELY) == collecting.WHOLE
