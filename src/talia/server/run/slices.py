"""Slices: long work on the event loop, a few milliseconds at a time, so that nobody at a table waits for it.

For work that makes objects of this process (a table restored from its entries). What can be told in bytes belongs into
a process of its own (`labour.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

SLICE = 0.002  # seconds of work, then
REST = 0.001  # seconds for everybody else


class Slices:
    """All such work of a server: a slice of each in turn, never two at once."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # first come, first served: long work goes to the end of the line after each slice
        self.waiting = 0
        self.longest = 0.0  # seconds of the longest slice: a single step may take longer than it should

    async def run(self, steps: Iterator[None]) -> None:
        """Take every step; what one raises comes out here."""
        self.waiting += 1
        try:
            while True:
                async with self._turn:
                    if self._slice(steps):
                        return
                    await asyncio.sleep(REST)
        finally:
            self.waiting -= 1

    def _slice(self, steps: Iterator[None]) -> bool:
        """Some steps; tells whether they were the last."""
        began = time.perf_counter()
        try:
            return all(time.perf_counter() - began < SLICE for _ in steps)
        finally:
            self.longest = max(self.longest, time.perf_counter() - began)
