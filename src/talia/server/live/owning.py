"""Owning: whose a table is. Here: all of them are this one process'. `sharing.py` is for several processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from talia import fair
from talia.server.keep.also import Also
from talia.server.live.tables import Table
from talia.server.wire import tokens
from talia.server.wire.errors import Refused

if TYPE_CHECKING:
    from talia.server.live.lobby import Lobby
    from talia.server.live.rooms import Room

TICKET_LASTS = 600.0
MOST_TICKETS = 10_000
NO_TICKET = "ticket: it is unknown, used or older than ten minutes; ask for another one"


class Owning:
    """One process owns every table, and remembers what it has promised."""

    alone = True

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._tickets: dict[str, tuple[fair.Deal, float]] = {}

    def not_ready(self) -> list[str]:
        """Why no player is to be sent here."""
        return []

    def check(self) -> None:
        """Refused where nothing can be served just now."""

    async def take(self, id: str) -> bool:
        """Make a table ours before it is read; False if there is none."""
        return True

    async def taken(self, table: Table) -> None:
        """It was read; Refused if it is not ours any more."""

    async def let_go(self, room: Room, keeps: bool = False) -> None:
        """A room was put away. `keeps`: it is to come back here by itself, when its clock is nearly out."""

    async def look(self, id: str) -> Room:
        """A table to be read only, whoever owns it."""
        return await self.lobby.find(id)

    def also(self, table: Table) -> list[Also]:
        """What is to be written with a new table."""
        return []

    async def made(self, table: Table) -> Room:
        """A new table is written down: a room for it."""
        room = self.lobby.shelf.put(table)
        await room.wake()
        return room

    def changed(self, room: Room) -> None:
        """What everybody may see of a table has changed."""

    # Commitments to deals of tables still to be made.

    async def commit(self) -> tuple[str, str]:
        """Draw a secret for a table still to be made: its ticket and the commitment to it."""
        now = self.lobby.now()
        self._tickets = {key: kept for key, kept in self._tickets.items() if now - kept[1] < TICKET_LASTS}
        if len(self._tickets) >= MOST_TICKETS:
            raise Refused("busy", "too many commitments are open; try again later")
        deal = fair.draw()
        ticket = tokens.new()
        self._tickets[ticket] = (deal, now)
        return ticket, deal.commitment

    async def deal(self, ticket: str | None) -> tuple[fair.Deal, list[Also]]:
        """The deal that a ticket stands for (None: a new one), and what is to be written where it is used."""
        if ticket is None:
            return fair.draw(), []
        kept = self._tickets.get(ticket)
        if kept is None or self.lobby.now() - kept[1] >= TICKET_LASTS:
            raise Refused("not_now", NO_TICKET)
        return kept[0], []

    def used(self, ticket: str | None) -> None:
        """A table was made by it."""
        if ticket is not None:
            self._tickets.pop(ticket, None)
