"""Collecting: what a process of its own does about Python's collector."""

from __future__ import annotations

import asyncio
import gc
import sys

BETWEEN = 0.05  # seconds: how often the young ones are looked through, between two answers
FEW = 200  # of them are not worth it yet
YOUNG = 5_000  # as many in so short a time are looked through at once, even within an answer
FREEZE = 20.0  # seconds between two times that what lives long is set aside
WHOLE = 900.0  # seconds between two whole collections, and where they find little
RARELY = 4 * 3600.0  # up to so many: each stops everybody while it looks through all there is
LITTLE = 20_000  # objects


async def tend_memory() -> None:
    """Keep Python's collector from stopping everybody.

    A thousand tables are a million objects that live for hours. The collector would look through all of them again and
    again, a tenth of a second each time and more. So the young ones are looked through once, a few at a time and
    between the answers (what is made within one would else begin it there, and one answer of a hundred would wait);
    what is left of them is set aside (`gc.freeze`), and only once in a long while everything is looked through. Nearly
    all our garbage is freed without the collector anyway.
    """
    sys.setswitchinterval(0.001)  # other threads read and write: nobody's answer is to wait 5 ms for each of them
    gc.set_threshold(YOUNG, 1_000_000, 1_000_000)
    gc.collect()
    gc.freeze()
    waited, whole = 0.0, WHOLE
    while True:
        await _young(FREEZE)
        waited += FREEZE
        if waited >= whole:
            waited = 0.0
            gc.unfreeze()
            whole = after(gc.collect(), whole)
        gc.freeze()


async def _young(seconds: float) -> None:
    """For so long, look through the young ones whenever there are some."""
    for _ in range(round(seconds / BETWEEN)):
        await asyncio.sleep(BETWEEN)
        if gc.get_count()[0] >= FEW:
            gc.collect(0)


def after(found: int, whole: float) -> float:
    """Seconds until the next whole collection, after one that has found so many objects to free."""
    return WHOLE if found >= LITTLE else min(RARELY, 2 * whole)
