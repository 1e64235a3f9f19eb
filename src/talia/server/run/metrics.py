"""Counters, gauges and one histogram in Prometheus' text form, written by hand: a dozen numbers need no library."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        running = 0
        for bound, count in zip(BUCKETS, self.counts, strict=False):
            running += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {running}')
        running += self.counts[-1]
        lines += [f'{name}_bucket{{le="+Inf"}} {running}', f"{name}_sum {self.total:.6f}", f"{name}_count {running}"]
        return lines


class Metrics:
    """What the server counts."""

    def __init__(self) -> None:
        self.counters: dict[str, int] = {}
        self.gauges: dict[str, Callable[[], float]] = {}
        self.answer_to_views = Histogram()  # from an answer received to the last view of it handed to the system

    def count(self, name: str, by: int = 1) -> None:
        self.counters[name] = self.counters.get(name, 0) + by

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted(self.counters):
            lines += [f"# TYPE talia_{name}_total counter", f"talia_{name}_total {self.counters[name]}"]
        for name in sorted(self.gauges):
            lines += [f"# TYPE talia_{name} gauge", f"talia_{name} {self.gauges[name]():g}"]
        lines += self.answer_to_views.lines("talia_answer_to_views_seconds")
        return "\n".join(lines) + "\n"
