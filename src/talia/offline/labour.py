"""Labour without processes: replays, imports, lessons, puzzles and studies are worked out in the house itself.

One person plays here, and waits for it. Bots think apart, so no clock runs out meanwhile.
"""

from __future__ import annotations

import asyncio
import logging

from talia.server.labourer import WORKS
from talia.server.run.logs import log
from talia.server.wire.errors import Refused


class HouseLabour:
    """One thing after another."""

    def __init__(self) -> None:
        self.lost = 0
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def do(self, work: str, form: bytes, address: str) -> bytes:
        self._waiting += 1
        try:
            async with self._turn:
                await asyncio.sleep(0)  # whoever has given up meanwhile is not worked for, and others are heard
                return WORKS[work](form)
        except Refused:
            raise
        except Exception:
            self.lost += 1
            log("labour_failed", logging.ERROR, exc_info=True, kind=work)
            raise Refused("busy", "a fault of the server; nothing was changed") from None
        finally:
            self._waiting -= 1

    def waiting(self) -> int:
        return self._waiting

    async def warm(self) -> None:
        """There is nothing to start."""

    async def close(self) -> None:
        """Nor to end."""
