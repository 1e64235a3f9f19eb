"""Listing: the public tables as the lobby's page gets them, worked out once for everybody who asks.

The page asks every few seconds, and many pages do. So the list is made at most once a moment, by one of those who ask,
and kept as bytes with a mark: whoever has seen it already is told only that nothing has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Protocol

import msgspec

from talia.server.keep.store import Store
from talia.server.live.rooms import Room
from talia.server.run.logs import log
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Invite, Listed
from talia.server.wire.forms import Lobby as LobbyList

MOST = 50  # tables that are listed
FRESH = 1.0  # seconds that a list is good for


class Around(Protocol):
    """What the list needs of the lobby."""

    store: Store
    now: Callable[[], float]

    async def find(self, id: str) -> Room: ...

    def offered(self, room: Room) -> list[Invite]: ...


class Listing:
    """The list of public tables, and its mark."""

    def __init__(self, lobby: Around) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.made = 0  # how often it was worked out
        self._at = float("-inf")
        self._body = b""
        self._mark = ""
        self._making = asyncio.Lock()

    async def rooms(self) -> list[Room]:
        """The rooms of public tables, newest first."""
        found: list[Room] = []
        for id in await self.store.public(MOST):
            try:
                found.append(await self.lobby.find(id))
            except Refused as refusal:
                if refusal.code != "unreadable":  # that was told when it was found out
                    log("not_opened", logging.WARNING, table=id, code=refusal.code)
            except Exception:  # one bad table must not hide the others
                log("fault", logging.ERROR, exc_info=True, table=id)
        return found

    async def listed(self) -> list[Listed]:
        return [Listed(table=room.info(), invites=self.lobby.offered(room)) for room in await self.rooms()]

    async def look(self) -> tuple[bytes, str]:
        """The list as JSON, and its mark."""
        async with self._making:
            now = self.lobby.now()
            if not 0 <= now - self._at < FRESH:
                self._body = msgspec.json.encode(LobbyList(tables=await self.listed()))
                self._mark = f'"{sha256(self._body).hexdigest()[:16]}"'
                self._at = now
                self.made += 1
        return self._body, self._mark

    def stale(self) -> None:
        """Something of the list has changed: the next one who asks gets a new one."""
        self._at = float("-inf")
