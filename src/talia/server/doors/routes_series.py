"""HTTP routes of series: begin a match or a tournament, see how it stands, become a player."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from talia.server.acts import Acts
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, NewSeries, SeriesSeated


def routes(lobby: Lobby, acts: Acts) -> APIRouter:
    api = APIRouter(prefix="/api")
    settings = lobby.settings
    making = Limit(settings.new_tables, lobby.now)

    @api.post("/series", responses=http.gives(SeriesSeated, 201), status_code=201, openapi_extra=http.grants(NewSeries))
    async def new_series(request: Request) -> Response:
        """Begin a match or a tournament."""
        form, wish = await http.wish_of(request, NewSeries, settings.most_body)
        if not making.take(request.scope["talia.address"]):
            raise Refused("too_many", "too many new series; wait a moment")
        return http.answer(request, await acts.new_series(http.caller(request, wish), form), settings)

    @api.get("/series/{id}", responses=http.gives(SeriesSeated))
    async def one_series(request: Request, id: str) -> Response:
        """How a series stands, and which seats of its tables are mine to claim."""
        return http.answer(request, await acts.one_series(http.caller(request), id), settings)

    @api.post("/series/{id}/players", responses=http.gives(SeriesSeated), openapi_extra=http.grants(Claim))
    async def join_series(request: Request, id: str) -> Response:
        """Become a player of a series."""
        form, wish = await http.wish_of(request, Claim, settings.most_body)
        return http.answer(request, await acts.join_series(http.caller(request, wish), id, form), settings)

    return api
