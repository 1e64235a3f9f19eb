"""Budget: how long a bot may think, in nodes or in seconds; Meter: how much of it is left.

Nodes make a decision reproducible; seconds are what people wait. The two are never mixed in one table.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Any

from talia.core.errors import BadOption

_FIRST_BATCH = 16
_BATCH = 512  # nodes between two looks at whether to go on, under a node budget
_ENDING = 0.1  # of the time is kept for what comes after the search: explaining, and freeing what it built
_LOOK = 0.004  # seconds between two looks at the clock, about


@dataclass(frozen=True)
class Budget:
    """Nodes (iterations, worlds, positions: what a level counts) or seconds."""

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.nodes is None) == (self.seconds is None):
            raise BadOption("budget: give either nodes or seconds, such as 2000n or 0.5s")
        if self.nodes is not None and not 1 <= self.nodes <= 10**12:
            raise BadOption(f"budget: {self.nodes!r} nodes are not allowed; allowed: 1 to {10**12}")
        if self.seconds is not None and not 0.001 <= self.seconds <= 3600:
            raise BadOption(f"budget: {self.seconds!r} seconds are not allowed; allowed: 0.001 to 3600")

    @property
    def kind(self) -> str:
        return "nodes" if self.nodes is not None else "seconds"

    def to_json(self) -> dict[str, Any]:
        return {"nodes": self.nodes} if self.nodes is not None else {"seconds": self.seconds}

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes is not None else f"{self.seconds:g}s"

    @staticmethod
    def from_json(value: Any) -> Budget:
        if not isinstance(value, dict) or len(value) != 1 or not set(value) <= {"nodes", "seconds"}:
            raise BadOption(f"budget: {value!r} is neither nodes nor seconds")
        nodes, seconds = value.get("nodes"), value.get("seconds")
        if nodes is not None and type(nodes) is not int:
            raise BadOption(f"budget: {nodes!r} nodes are not a whole number")
        if seconds is not None and type(seconds) not in (int, float):
            raise BadOption(f"budget: {seconds!r} seconds are not a number")
        return Budget(nodes, None if seconds is None else float(seconds))

    @staticmethod
    def parse(text: str) -> Budget:
        """The budget of a word such as `2000n` or `0.5s`."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(n|s|ms)", text)
        if found is None or (found[2] == "n" and "." in found[1]):
            raise BadOption(f"budget: {text!r} is not allowed; write nodes or seconds, such as 2000n, 0.5s or 50ms")
        if found[2] == "n":
            return Budget(nodes=int(found[1]))
        return Budget(seconds=float(found[1]) * (1.0 if found[2] == "s" else 0.001))


class Meter:
    """What one decision has used. `batch()` says how many nodes to search next; 0 when the budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begun = time.perf_counter()
        self.nodes = 0
        self._size = _FIRST_BATCH
        self._looked = self.begun
        self._asked = 0

    def batch(self, most: int = 1 << 30) -> int:
        """How many nodes come next. Those of the batch before count as searched now."""
        self.nodes += self._asked
        if self.budget.nodes is not None:
            self._asked = min(_BATCH, most, self.budget.nodes - self.nodes)
            return self._asked
        assert self.budget.seconds is not None
        now = time.perf_counter()
        left = (1.0 - _ENDING) * self.budget.seconds - (now - self.begun)
        if self._asked:
            spent = max(now - self._looked, 1e-9)
            rate = self._asked / spent
            self._size = max(1, min(2 * self._size, int(rate * _LOOK)))
            # A batch that would not be done in time is not begun; the first one is, so that there is an answer.
            if self._size / rate > left:
                self._size = int(rate * left)
        self._looked = now
        self._asked = max(0, min(self._size, most)) if left > 0 or self.nodes == 0 else 0
        return self._asked

    @property
    def spent(self) -> float:
        return time.perf_counter() - self.begun
