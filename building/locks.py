"""One at a time: what two starts at once must not do together, they do one after the other."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(path: Path, waiting: Callable[[], None]) -> Iterator[int]:
    """Hold the lock of a file; `waiting` is called first if somebody else holds it. Gives its descriptor.

    The system gives the lock back when its process ends, however it ends: a lock that was left behind does not exist.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waiting()
            fcntl.flock(held, fcntl.LOCK_EX)
        yield held.fileno()
