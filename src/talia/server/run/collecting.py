"""Collecting: what a process of its own does about Python's collector."""

from __future__ import annotations

import asyncio
import gc
import sys

FREEZE = 20.0  # seconds between two times that what lives long is set aside
WHOLE = 900.0  # seconds between two whole collections


async def tend_memory() -> None:
    """Keep Python's collector from stopping everybody.

    A thousand tables are a million objects that live for hours. The collector would look through all of them again and
    again, a tenth of a second each time and more. So they are set aside (`gc.freeze`) as they grow old, and only once
    in a long while everything is looked through. Nearly all our garbage is freed without the collector anyway.
    """
    sys.setswitchinterval(0.001)  # other threads read and write: nobody's answer is to wait 5 ms for each of them
    gc.set_threshold(20_000, 20, 20)
    gc.collect()
    gc.freeze()
    waited = 0.0
    while True:
        await asyncio.sleep(FREEZE)
        waited += FREEZE
        if waited >= WHOLE:
            waited = 0.0
            gc.unfreeze()
            gc.collect()
        gc.freeze()
