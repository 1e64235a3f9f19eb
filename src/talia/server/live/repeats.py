"""Repeats: a wish that comes again with the same key is done once and answered twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from talia.server.keep.store import Store
from talia.server.wire.keys import LASTS, Wish, check


class Repeats:
    """The wishes that are being done, one at a time a key, and those that were."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self._doing: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def once(self, wish: Wish | None) -> AsyncIterator[str | None]:
        """Within it nobody else does this wish. Gives the place of its answer if it was done before, else None."""
        if wish is None:
            yield None
            return
        key = wish.hashed
        lock, waiting = self._doing.get(key, (asyncio.Lock(), 0))
        self._doing[key] = (lock, waiting + 1)
        try:
            async with lock:
                found = await self.store.used(key)
                if found is not None and self.now() - found.at >= LASTS:
                    found = None
                yield None if found is None else check(found, wish)
        finally:
            lock, waiting = self._doing[key]
            if waiting == 1:
                del self._doing[key]
            else:
                self._doing[key] = (lock, waiting - 1)
