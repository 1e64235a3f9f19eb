"""Steady: the time of day at the start, and then what really passes. Setting the machine's clock moves no game's."""

from __future__ import annotations

import time
from collections.abc import Callable


class Steady:
    """A clock that agrees with the wall's when it begins and never jumps after that, forward or back."""

    def __init__(self, wall: Callable[[], float] | None = None, passing: Callable[[], float] | None = None) -> None:
        self._passing = passing or time.monotonic
        self._ahead = (wall or time.time)() - self._passing()

    def __call__(self) -> float:
        return self._ahead + self._passing()

    def agree(self, ahead: float) -> None:
        """Go by a clock that several share: so much ahead of what passes here."""
        self._ahead = ahead
