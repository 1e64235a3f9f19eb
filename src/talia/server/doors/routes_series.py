"""HTTP routes of series: begin a match or a tournament, see how it stands, become a player."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.live.series import AllSeries
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, NewSeries, SeriesSeated
from talia.server.wire.tokens import Held


def routes(lobby: Lobby, series: AllSeries) -> APIRouter:
    api = APIRouter(prefix="/api")
    settings = lobby.settings
    making = Limit(settings.new_tables, lobby.now)

    @api.post("/series", responses=http.gives(SeriesSeated, 201), status_code=201, openapi_extra=http.grants(NewSeries))
    async def new_series(request: Request) -> Response:
        """Begin a match or a tournament."""
        form, wish = await http.wish_of(request, NewSeries, settings.most_body)
        if not making.take(request.scope["talia.address"]):
            raise Refused("too_many", "too many new series; wait a moment")
        doc, held = await series.new(form, wish)
        place = f"/api/series/{doc.id}"
        answer = http.json(await series.seated(doc, held), 201, {"Location": place})
        return http.keep(answer, request, settings, place, held)

    @api.get("/series/{id}", responses=http.gives(SeriesSeated))
    async def one_series(request: Request, id: str) -> Response:
        """How a series stands, and which seats of its tables are mine to claim."""
        doc = await series.find(id)
        return http.json(await series.seated(doc, http.held(request)))

    @api.post("/series/{id}/players", responses=http.gives(SeriesSeated), openapi_extra=http.grants(Claim))
    async def join_series(request: Request, id: str) -> Response:
        """Become a player of a series."""
        form, wish = await http.wish_of(request, Claim, settings.most_body)
        doc = await series.find(id)
        player, token = await series.claim(doc, form, wish)
        if form.program:
            return http.json(await series.seated(doc, Held({player: token}, None), token))
        before = http.held(request)
        held = Held({**before.seats, player: token}, before.host)
        answer = http.json(await series.seated(doc, held))
        return http.keep(answer, request, settings, f"/api/series/{id}", held)

    return api
