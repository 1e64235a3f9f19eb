"""Repeats: a wish that comes again with the same key is done once and answered twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from talia.server.keep.store import Store, StoreError
from talia.server.run.logs import log
from talia.server.wire.errors import Refused
from talia.server.wire.keys import LASTS, Used, Wish, check


class Repeats:
    """The wishes that are being done, one at a time a key, and those that were."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self._doing: dict[str, tuple[asyncio.Lock, int]] = {}

    async def _used(self, key: str) -> Used | None:
        try:
            return await self.store.used(key)
        except StoreError as error:
            log("not_loaded", logging.ERROR, why=str(error))
            raise Refused("busy", "the store does not answer; try again") from None

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
                found = await self._used(key)
                if found is not None and self.now() - found.at >= LASTS:
                    found = None
                yield None if found is None else check(found, wish)
        finally:
            lock, waiting = self._doing[key]
            if waiting == 1:
                del self._doing[key]
            else:
                self._doing[key] = (lock, waiting - 1)
