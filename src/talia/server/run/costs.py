"""What an address may cost: a bucket of processor time each, filled slowly, from which it pays for what work took."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from talia.server.wire.errors import Refused

MOST_KEPT = 20_000  # addresses
OWN = "this machine"  # the address of programs beside the server, where the host trusts them: they are not counted


class Spent(NamedTuple):
    """A bucket as it was left."""

    left: float
    at: float


class Costs:
    """Seconds of work an address may have at once, and how many it gets back a second."""

    def __init__(self, rule: tuple[float, float], now: Callable[[], float]) -> None:
        self.most, self.back = rule
        self.now = now
        self._buckets: dict[str, Spent] = {}

    def left(self, address: str) -> float:
        """Seconds of work that it may still have; below zero it must wait."""
        bucket = self._buckets.get(address)
        if bucket is None:
            return self.most
        return min(self.most, bucket.left + max(0.0, self.now() - bucket.at) * self.back)

    def check(self, address: str) -> None:
        """Refused, with the time to wait, where the bucket is empty."""
        if address == OWN:
            return
        left = self.left(address)
        if left <= 0.0:
            wait = math.ceil((0.05 * self.most - left) / self.back) if self.back > 0 else 3600
            raise Refused(
                "too_many", f"your address has used up its share of the server's work; wait {wait} s", retry=wait
            )

    def spend(self, address: str, seconds: float) -> None:
        """Take what it has cost."""
        if len(self._buckets) > MOST_KEPT:
            self._buckets = {key: kept for key, kept in self._buckets.items() if self.left(key) < self.most}
        self._buckets[address] = Spent(self.left(address) - seconds, self.now())
