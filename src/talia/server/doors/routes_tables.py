"""HTTP routes of tables: make, find, sit down, play by HTTP, look back."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from talia.history.form import GameLine
from talia.server.acts import Acts
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.doors.sockets import Sockets
from talia.server.keep import replays
from talia.server.live.lobby import Lobby
from talia.server.wire.errors import STATUS, Refused
from talia.server.wire.forms import (
    Claim,
    Committed,
    Continue,
    Export,
    Import,
    Invitation,
    Invited,
    NewTable,
    Now,
    Replay,
    Seated,
    Transfer,
    Transferred,
)
from talia.server.wire.forms import (
    Lobby as LobbyList,
)
from talia.server.wire.protocol import Ack, BadMessage, Coached, FromClient, Hello, Hinted, Pong, Refusal, read

SeatQuery = Annotated[int | None, Query(ge=0, le=61)]
NumberQuery = Annotated[int, Query(ge=0, le=1 << 40)]


def routes(lobby: Lobby, sockets: Sockets, acts: Acts) -> APIRouter:
    api = APIRouter(prefix="/api")
    making = Limit(lobby.settings.new_tables, lobby.now)
    _making(api, lobby, acts, making)
    _sitting_down(api, lobby, acts)
    _playing_by_http(api, lobby, sockets)
    _looking_back(api, lobby, acts, making)
    return api


def _making(api: APIRouter, lobby: Lobby, acts: Acts, making: Limit) -> None:
    settings = lobby.settings
    bots_alone = Limit(settings.bot_tables, lobby.now)

    @api.post("/commitments", responses=http.gives(Committed, 201), status_code=201)
    async def commit(request: Request) -> Response:
        """Commit to the shuffle of a table still to be made."""
        http.count(making, request)
        return http.answer(request, await acts.commit(), settings)

    @api.post("/tables", responses=http.gives(Seated, 201), status_code=201, openapi_extra=http.grants(NewTable))
    async def new_table(request: Request) -> Response:
        """Make a table."""
        form, wish = await http.wish_of(request, NewTable, settings.most_body)
        http.count(making, request)
        if all(seat.who == "bot" for seat in form.seats):
            http.count(bots_alone, request)
        return http.answer(request, await acts.new_table(http.caller(request, wish), form), settings)

    @api.get("/tables", responses=http.gives(LobbyList))
    async def tables(request: Request) -> Response:
        """Public tables, newest first, with an `ETag`: who shows it again is told only whether anything has changed."""
        return http.answer(request, await acts.tables(), settings)

    @api.post("/now", responses=http.gives(Seated), openapi_extra=http.grants(Now))
    async def now(request: Request) -> Response:
        """Play somebody now: sit down at a public table that waits, or open one and wait."""
        form, wish = await http.wish_of(request, Now, settings.most_body)
        http.count(making, request)
        return http.answer(request, await acts.now(http.caller(request, wish), form), settings)


def _sitting_down(api: APIRouter, lobby: Lobby, acts: Acts) -> None:
    settings = lobby.settings

    @api.get("/tables/{id}", responses=http.gives(Seated))
    async def table(request: Request, id: str) -> Response:
        """A table, and what is mine there."""
        return http.answer(request, await acts.table(http.caller(request), id), settings)

    @api.post("/tables/{id}/seats", responses=http.gives(Seated), openapi_extra=http.grants(Claim))
    async def claim(request: Request, id: str) -> Response:
        """Take a seat with its join token."""
        form, wish = await http.wish_of(request, Claim, settings.most_body)
        return http.answer(request, await acts.claim(http.caller(request, wish), id, form), settings)

    @api.post("/tables/{id}/invitation", responses=http.gives(Invited), openapi_extra=http.takes(Invitation))
    async def invitation(request: Request, id: str) -> Response:
        """What has become of a link to a seat: open, used, or too late."""
        form = await http.body_of(request, Invitation, settings.most_body)
        return http.answer(request, await acts.invitation(id, form), settings)

    @api.post("/tables/{id}/transfer", responses=http.gives(Transferred), openapi_extra=http.grants(Transfer))
    async def transfer(request: Request, id: str) -> Response:
        """A link that takes my seat to another device, once."""
        form, wish = await http.wish_of(request, Transfer, settings.most_body)
        return http.answer(request, await acts.transfer(http.caller(request, wish), id, form), settings)


def _playing_by_http(api: APIRouter, lobby: Lobby, sockets: Sockets) -> None:
    reply_types = Ack | Refusal | Hinted | Coached | Pong

    @api.get(
        "/tables/{id}/stream",
        responses={
            200: {"description": "server messages, one JSON line each", "content": {"application/x-ndjson": {}}}
        },
    )
    async def stream(
        request: Request, id: str, seat: SeatQuery = None, epoch: NumberQuery = 0, seen: NumberQuery = 0
    ) -> Response:
        """For programs: what happens at the table, as it happens."""
        room = await lobby.find(id)
        holds, _ = lobby.holds(room, http.held(request))
        if seat is not None and seat not in holds:
            raise Refused("forbidden", f"seat {seat} is not yours")
        hello = Hello(seat=seat, epoch=epoch, seen=seen)
        lines = sockets.stream(room, holds, hello, request.scope["talia.address"])
        return StreamingResponse(lines, media_type="application/x-ndjson")

    @api.post("/tables/{id}/messages", responses=http.gives(reply_types), openapi_extra=http.takes(FromClient))
    async def message(request: Request, id: str, seat: SeatQuery = None) -> Response:
        """For programs: say something at the table."""
        raw = await http.raw_body(request, lobby.settings.most_body)
        try:
            wish = read(raw)
        except BadMessage as error:
            raise Refused("malformed", str(error)) from None
        room = await lobby.find(id)
        holds, host = lobby.holds(room, http.held(request))
        reply = await sockets.post(room, seat, holds, host, wish, request.scope["talia.address"])
        return http.json(reply, STATUS[reply.code] if isinstance(reply, Refusal) else 200)


def _looking_back(api: APIRouter, lobby: Lobby, acts: Acts, making: Limit) -> None:
    settings = lobby.settings
    exporting = Limit(settings.exports, lobby.now)
    importing = Limit(settings.imports, lobby.now)

    @api.get("/tables/{id}/replay", responses=http.gives(Replay))
    async def replay(
        request: Request,
        id: str,
        seat: SeatQuery = None,
        since: NumberQuery = 0,
        count: Annotated[int, Query(ge=1, le=replays.MOST_MOMENTS)] = replays.MOST_MOMENTS,
    ) -> Response:
        """Moments of a finished game, from one seat (left out: from outside)."""
        looking = acts.replay(http.caller(request), id, seat, since, count)
        return http.answer(request, await http.while_there(request, looking), settings)

    @api.post(
        "/tables/{id}/continue", responses=http.gives(Seated, 201), status_code=201, openapi_extra=http.grants(Continue)
    )
    async def play_on(request: Request, id: str) -> Response:
        """Play on from a moment of a finished game, against bots."""
        form, wish = await http.wish_of(request, Continue, settings.most_body)
        http.count(making, request)
        return http.answer(request, await acts.play_on(http.caller(request, wish), id, form), settings)

    @api.get("/tables/{id}/record", responses=http.gives(dict[str, Any]))
    async def record(request: Request, id: str) -> Response:
        """The record of a finished game."""
        http.count(exporting, request)
        return http.answer(request, await acts.record(id), settings)

    @api.get("/tables/{id}/export", responses=http.gives(Export))
    async def export(request: Request, id: str) -> Response:
        """Record, names, result and opened commitment of a finished game."""
        http.count(exporting, request)
        return http.answer(request, await acts.export(id), settings)

    @api.get("/tables/{id}/history", responses=http.gives(GameLine))
    async def history(request: Request, id: str, seat: SeatQuery = None) -> Response:
        """The line of a finished game for the history that somebody keeps on their own device."""
        http.count(exporting, request)
        return http.answer(request, await acts.history(id, seat), settings)

    @api.post("/records", responses=http.gives(Seated, 201), status_code=201, openapi_extra=http.grants(Import))
    async def take_in(request: Request) -> Response:
        """Bring a record, to look at it."""
        http.count(importing, request)
        form, wish = await http.wish_of(request, Import, settings.most_import)
        taking = acts.take_in(http.caller(request, wish), form)
        return http.answer(request, await http.while_there(request, taking), settings)
