"""Matching: whoever wants to play somebody now sits down at a table that waits, or opens one and waits.

One at a time: of two who come at once the first opens a table and the second sits down at it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from talia.server.live import making
from talia.server.live.rooms import Room
from talia.server.wire import tokens
from talia.server.wire.about import ClockRule
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, NewTable, Now, SeatForm
from talia.server.wire.keys import Wish, mint

if TYPE_CHECKING:
    from talia.server.live.lobby import Lobby

COMING = 20.0  # seconds that whoever opens a table has until their page listens
PLACE = "@"  # between a table and a seat, in what the store keeps of a wish


class Matching:
    """Who plays whom."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._one = asyncio.Lock()

    async def play(self, form: Now, wish: Wish | None = None) -> tuple[Room, tokens.Held]:
        """A seat for whoever asks: the room, and what they hold there."""
        lobby = self.lobby
        for name in form.games:
            making.find_game(name, lobby.settings.games)
        async with lobby.repeats.once(wish) as before:
            if before is not None:
                return await self._again(before, wish)
            async with self._one:
                for room in await self._waiting(form):
                    try:
                        return await self._sit(room, form, wish)
                    except Refused as refusal:
                        if refusal.code != "forbidden":  # somebody with the link was quicker: the next table
                            raise
                mine = await self._mine(form)
                if mine is not None:
                    return mine, tokens.Held({}, None)
                return await self._open(form, wish)

    async def _again(self, before: str, wish: Wish | None) -> tuple[Room, tokens.Held]:
        """The same answer as the first time."""
        id, _, place = before.partition(PLACE)
        room = await self.lobby.owning.look(id)
        token_for = self._minting(room, wish)
        if not place:
            return room, making.held_again(room.table.plan.seats, token_for)
        number, token = int(place.partition(".")[0]), token_for(f"claim {place}")
        return room, tokens.Held({number: token}, None)

    def _minting(self, room: Room, wish: Wish | None) -> Callable[[str], str]:
        return mint(room.table.plan.key, None if wish is None else wish.key)

    async def _waiting(self, form: Now) -> list[Room]:
        """Tables that fit, those who have waited longest first."""
        fitting = [
            room
            for room in await self.lobby.listing.rooms()
            if self.fits(room, form) and room.table.id not in form.mine and self._somebody_there(room)
        ]
        return fitting[::-1]

    async def _mine(self, form: Now) -> Room | None:
        """A table of one's own that waits already."""
        for id in form.mine:
            try:
                room = await self.lobby.owning.look(id)
            except Refused:
                continue
            if self.fits(room, form):
                return room
        return None

    def fits(self, room: Room, form: Now) -> bool:
        """Is there a seat for a stranger, at a table of these games as they are usually played?"""
        table = room.table
        plan = table.plan
        if plan.game not in form.games or not plan.public or table.status != "waiting":
            return False
        if plan.clock != ClockRule() or not self.lobby.offered(room):
            return False
        return plan.options == making.options_of(table.game, len(plan.seats), {})

    def _somebody_there(self, room: Room) -> bool:
        """Is somebody at this table, or just coming to it? One that everybody has left would keep one waiting."""
        table = room.table
        coming = self.lobby.now() - table.plan.created < COMING
        return coming or any(room.presence.here(seat) for seat in table.persons())

    async def _sit(self, room: Room, form: Now, wish: Wish | None) -> tuple[Room, tokens.Held]:
        lobby = self.lobby
        claim = Claim(join=lobby.offered(room)[0].join, name=form.name, luck=form.luck)
        token_for = self._minting(room, wish)
        seat, token = await lobby.sit_down(room, claim, wish, token_for, f"{room.table.id}{PLACE}")
        lobby.listing.stale()
        return room, tokens.Held({seat: token}, None)

    async def _open(self, form: Now, wish: Wish | None) -> tuple[Room, tokens.Held]:
        lobby = self.lobby
        game = making.find_game(form.games[0], lobby.settings.games)
        seats = min(max(form.seats or game.least_seats, game.least_seats), game.most_seats)
        forms = [SeatForm(who="me", name=form.name), *(SeatForm(who="open") for _ in range(seats - 1))]
        table = NewTable(game=game.name, seats=forms, public=True, ticket=form.ticket, luck=form.luck)
        made = await lobby.make(table, wish)
        lobby.listing.stale()
        return made
