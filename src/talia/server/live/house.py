"""House: what a room needs of the server around it. The lobby is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from talia.server.keep.store import Store
from talia.server.run.costs import Costs
from talia.server.run.metrics import Metrics
from talia.server.run.workers import Workers

if TYPE_CHECKING:
    from talia.server.live.rooms import Room


class House(Protocol):
    """What a room needs of the server around it."""

    store: Store
    workers: Workers
    metrics: Metrics
    hinting: Costs
    now: Callable[[], float]

    def levels(self, game: str) -> list[str]: ...

    async def ended(self, room: Room) -> None: ...

    async def reopen(self, room: Room) -> None: ...

    async def join_for(self, id: str, seat: int) -> str | None: ...

    def changed(self, room: Room) -> None: ...
