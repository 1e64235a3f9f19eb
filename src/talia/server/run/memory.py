"""How much memory this process uses, and how much it may: a server is full when it is, not at some number of tables."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

MEGABYTE = 1 << 20
SHARE = 0.5  # of the machine's or the container's memory, where the host names no budget: bots need the rest
PRESSED = 0.85  # of the budget: idle tables are put away
HARD = 1.2  # times the budget: not even tables of games that are going on are opened any more
OLD = 1.0  # seconds that a measurement is good for
GUESSED = (80 * MEGABYTE, 150_000)  # bytes of a server, and of each table, where the system does not tell


def resident() -> int | None:
    """Bytes of this process that lie in memory; None where the system does not tell."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        pass
    if sys.platform == "win32":
        return None
    try:  # macOS and the BSDs
        asked = ["ps", "-o", "rss=", "-p", str(os.getpid())]
        return 1024 * int(subprocess.run(asked, capture_output=True, timeout=2, check=True).stdout)
    except (OSError, ValueError, subprocess.SubprocessError):
        return None


def allowed(wanted: int = 0) -> int:
    """The budget in bytes: so many megabytes, or a share of what this machine or container has."""
    if wanted > 0:
        return wanted * MEGABYTE
    found: list[int] = []
    for name in ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"):
        try:
            found.append(int(Path(name).read_text()))
        except (OSError, ValueError):  # there is none, or it says "max"
            continue
    try:
        found.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    except (AttributeError, OSError, ValueError):
        found.append(2048 * MEGABYTE)
    return int(SHARE * min(found))


def give_back() -> None:
    """Let the C library give free memory back to the system, where it can: what is measured is then what is used."""
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError, TypeError):  # not the GNU library
        return


class Memory:
    """The share of its budget that the process uses. `tables`: how many there are, to guess by where nobody tells.

    What tables leave free Python keeps, mostly, and gives to the next ones: the system still counts it as used. So what
    was put away is noted (`freed`), and counts as room until as many tables have come again.
    """

    def __init__(
        self, megabytes: int = 0, tables: Callable[[], int] = lambda: 0, measure: Callable[[], int | None] = resident
    ) -> None:
        self.budget = allowed(megabytes)
        self.tables = tables
        self.measure = measure
        self._at = float("-inf")
        self._measured = 0
        self._empty = self._look()  # as it was without tables
        self._spare = 0.0  # bytes that were left free inside, when there were
        self._then = 0  # so many tables
        self._each = 0.0  # bytes a table

    def _look(self) -> int:
        base, each = GUESSED
        measured = self.measure()
        self._measured = base + each * self.tables() if measured is None else measured
        self._at = time.monotonic()
        return self._measured

    def measured(self, fresh: bool = False) -> int:
        """Bytes that the system counts, as of a moment ago."""
        return self._look() if fresh or time.monotonic() - self._at > OLD else self._measured

    def used(self, fresh: bool = False) -> int:
        """Bytes of them that are not free inside."""
        come = max(0, self.tables() - self._then)
        return int(self.measured(fresh) - max(0.0, self._spare - come * self._each))

    def freed(self, tables: int, measured: int) -> None:
        """There were so many tables and so many bytes before some were put away."""
        self._then = self.tables()
        self._each = max(0.0, (measured - self._empty) / max(1, tables))
        self._spare = max(0.0, self._each * (tables - self._then) - (measured - self._look()))

    def share(self, fresh: bool = False) -> float:
        return self.used(fresh) / self.budget
