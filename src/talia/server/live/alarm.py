"""Alarm: the one timer of a room. It rings when the first of some times has come, and later where it rang in vain."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

SOONEST, LATEST = 0.5, 30.0  # seconds until what could not be done is tried again
LONGEST = 3600.0  # seconds: then it is looked at anew


class Alarm:
    """Calls `ring` from the event loop."""

    __slots__ = ("_ring", "_timer", "later")

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self.later = 0.0  # seconds that it waits at least

    def set(self, times: list[float], now: float) -> None:
        """Ring at the first of these times, and at none that was set before."""
        self.stop()
        if times:
            delay = max(self.later, 0.01, min(times) - now)
            self._timer = asyncio.get_running_loop().call_later(min(delay, LONGEST), self._ring)

    def in_vain(self, still: bool) -> None:
        """Is what it rang for still to be done, because the store fails? Then ring ever more rarely."""
        self.later = min(LATEST, max(SOONEST, 2.0 * self.later)) if still else 0.0

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
