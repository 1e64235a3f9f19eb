"""Sparing: what strangers make a library say again and again is logged a few times a minute, and then counted."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

MOST = 5  # lines of one kind
SECONDS = 60.0


class Sparing(logging.Filter):
    """Lets through so many lines a minute of each place in a library; the next one then says how many were left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self._counts: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == "talia":  # our own lines are few by themselves
            return True
        place = (record.pathname, record.lineno)  # places are few, whatever the messages say
        now = self.now()
        began, count = self._counts.get(place, (now, 0))
        if now - began >= SECONDS:
            if count > MOST:
                record.msg = f"{record.getMessage()} (and {count - MOST} more like it in the last minute)"
                record.args = ()
            began, count = now, 0
        self._counts[place] = (began, count + 1)
        return count < MOST
