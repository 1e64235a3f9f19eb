"""Readiness: can this server take players now? It can where a write is committed and there is room for a new table.

Asked by balancers every moment, so the answer is kept for a while, and only a change of it is logged.
"""

from __future__ import annotations

import asyncio
import logging
import time

from talia.server.keep.store import Store, StoreError
from talia.server.live.shelf import Shelf
from talia.server.run.logs import log
from talia.server.run.metrics import Metrics

WITHIN = 3.0  # seconds in which a write must be committed
GOOD_FOR = 1.0  # seconds that an answer is kept


class Readiness:
    """What keeps the server from taking players: `writes`, `full`, of a member `asleep` or `leaving`, or nothing."""

    def __init__(self, store: Store, shelf: Shelf, metrics: Metrics) -> None:
        self.store = store
        self.shelf = shelf
        self.why: list[str] = []
        self._at = float("-inf")
        self._asking: asyncio.Task[list[str]] | None = None
        metrics.gauges.update(
            ready=lambda: not self.why,
            not_ready_writes=lambda: "writes" in self.why,
            not_ready_full=lambda: "full" in self.why,
        )

    async def look(self) -> list[str]:
        """Why it is not ready, in words for programs; nothing if it is."""
        owning = self.shelf.lobby.owning
        if not owning.alone:  # a member's lease tells it at once, whatever its writer waits for
            self._note(owning.not_ready() + ["full"] * self.shelf.full(), "its lease may be over, or it is to stop")
            return self.why
        if time.monotonic() - self._at <= GOOD_FOR:
            return self.why
        if self._asking is None or self._asking.done():  # one question at a time, however many ask
            self._asking = asyncio.create_task(self._look())
        return await asyncio.shield(self._asking)

    async def _look(self) -> list[str]:
        found: list[str] = []
        cause = ""
        try:
            await asyncio.wait_for(self.store.probe(), WITHIN)
        except TimeoutError:
            found, cause = ["writes"], f"a write was not committed within {WITHIN:g} seconds"
        except StoreError as error:
            found, cause = ["writes"], str(error)
        if self.shelf.full():
            found.append("full")
        self._note(found, cause)
        self._at = time.monotonic()
        return found

    def _note(self, found: list[str], cause: str) -> None:
        if found != self.why:
            if found:
                log("not_ready", logging.ERROR, kind=", ".join(found), why=cause or "memory is used up")
            else:
                log("ready")
        self.why = found
