"""Tables that a host has changed in the store beside us: put away, so that whoever comes back finds the store's."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from talia.server.keep.store import StoreError
from talia.server.live.lobby import Lobby
from talia.server.run.logs import log
from talia.server.wire.errors import Refused

EVERY = 1.0  # seconds


class Changed:
    """The lobby's chore of looking for such changes."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._seen: int | None = None  # the number of the last change that we know; None before the first look

    async def forever(self) -> None:
        while True:
            try:
                await self.look()
            except StoreError as error:  # once the store answers again, so do we
                log("not_loaded", logging.WARNING, why=str(error))
            except Exception:
                log("fault", logging.ERROR, exc_info=True)
            await asyncio.sleep(EVERY)

    async def look(self) -> int:
        """Take up what has changed since the last look; tells how many tables that were."""
        store = self.lobby.store
        if self._seen is None:  # what was changed before we came, we have read as it is
            self._seen = await store.last_change()
            return 0
        found = await store.changes_since(self._seen)
        for number, id in found:
            self._seen = number
            await self._take_up(id)
        return len(found)

    async def _take_up(self, id: str) -> None:
        room = self.lobby.rooms.get(id)
        if room is not None:
            await self.lobby.reopen(room)
        self.lobby.shelf.wake_no_more(id)
        log("changed_by_host", table=id)
        if room is None and not self.lobby.owning.alone:
            return  # whoever has it takes it up
        with contextlib.suppress(Refused):  # it may be gone
            await self.lobby.find(id)  # so that the series it is of hears of its end
