"""Tasks that outlive whatever they came from, such as a room that puts itself away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

_OUTSIDE: set[asyncio.Task[Any]] = set()


def spawn(work: Coroutine[Any, Any, Any]) -> None:
    task = asyncio.get_running_loop().create_task(work)
    _OUTSIDE.add(task)
    task.add_done_callback(_OUTSIDE.discard)
