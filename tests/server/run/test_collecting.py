"""Python's collector never looks through much at once while people play."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys

from talia.server.run import collecting


def test_the_young_are_looked_through_a_few_at_a_time_and_the_old_not_at_all() -> None:
    """20,000 at once were 30 ms, twice a minute, for every table."""
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    pauses: list[int] = []

    def collected(phase: str, found: dict[str, int]) -> None:
        if phase == "start":
            pauses.append(found["generation"])

    async def test() -> None:
        tending = asyncio.create_task(collecting.tend_memory())
        await asyncio.sleep(0)
        gc.callbacks.append(collected)
        kept = [[number] for number in range(50_000)]
        gc.callbacks.remove(collected)
        assert len(kept) == 50_000
        tending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await tending

    try:
        asyncio.run(test())
    finally:
        gc.unfreeze()
        gc.set_threshold(*threshold)
        sys.setswitchinterval(interval)
    assert len(pauses) > 20
    assert set(pauses) == {0}


def test_whole_collections_that_find_little_become_rare() -> None:
    assert collecting.after(0, collecting.WHOLE) == 2 * collecting.WHOLE
    assert collecting.after(0, collecting.RARELY) == collecting.RARELY
    assert collecting.after(collecting.LITTLE, collecting.RARELY) == collecting.WHOLE
