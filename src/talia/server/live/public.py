"""Public tables where several processes have them: the rows that their owners keep of them, for everybody who asks."""

from __future__ import annotations

import logging
from typing import cast

import msgspec

from talia.server.keep.fenced import FencedStore
from talia.server.keep.store import StoreError
from talia.server.live.listing import MOST, Listing
from talia.server.live.matching import COMING, Matching
from talia.server.live.rooms import Room
from talia.server.run.logs import log
from talia.server.wire import tokens
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Listed, Now
from talia.server.wire.keys import Wish


class SharedListing(Listing):
    """The list of public tables, read and not opened: opening them would take them from whoever has them."""

    store: FencedStore

    async def listed(self) -> list[Listed]:
        return [cast(Listed, msgspec.Raw(body.encode())) for body in await self.bodies()]

    async def bodies(self) -> list[str]:
        """Each table as its owner has written it."""
        try:
            return await self.store.listed(MOST)
        except StoreError as error:
            log("not_loaded", logging.ERROR, why=str(error))
            raise Refused("busy", "the store does not answer; try again") from None


class SharedMatching(Matching):
    """Who plays whom. The balancer sends all who ask to one process, so that it is still one at a time."""

    async def _waiting(self, form: Now) -> list[Room]:
        listing = self.lobby.listing
        assert isinstance(listing, SharedListing)
        found: list[Room] = []
        for body in await listing.bodies():
            listed = msgspec.json.decode(body, type=Listed)
            table = listed.table
            if table.status != "waiting" or table.id in form.mine or table.game not in form.games or not listed.invites:
                continue
            here = any(seat.kind == "person" and seat.lamp == "here" for seat in table.seats)
            if not here and self.lobby.now() - table.created >= COMING:
                continue
            room = await self.lobby.owning.look(table.id)
            if self.fits(room, form):
                found.append(room)
        return found[::-1]

    async def _sit(self, room: Room, form: Now, wish: Wish | None) -> tuple[Room, tokens.Held]:
        return await super()._sit(await self.lobby.find(room.table.id), form, wish)
