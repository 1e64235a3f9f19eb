"""HTTP routes of tables: make, find, sit down, play by HTTP, look back."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from talia.history.form import GameLine
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.doors.sockets import Sockets
from talia.server.keep import replays
from talia.server.live.lobby import Lobby
from talia.server.run import page
from talia.server.wire.errors import STATUS, Refused
from talia.server.wire.forms import (
    Claim,
    Committed,
    Continue,
    Export,
    Import,
    Invitation,
    Invited,
    Moment,
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
from talia.server.wire.tokens import Held
from talia.server.wire.views import AnyEvent

SeatQuery = Annotated[int | None, Query(ge=0, le=61)]
NumberQuery = Annotated[int, Query(ge=0, le=1 << 40)]


def routes(lobby: Lobby, sockets: Sockets) -> APIRouter:
    api = APIRouter(prefix="/api")
    making = Limit(lobby.settings.new_tables, lobby.now)
    _making(api, lobby, making)
    _sitting_down(api, lobby)
    _playing_by_http(api, lobby, sockets)
    _looking_back(api, lobby, making)
    return api


def _path(id: str) -> str:
    return f"/api/tables/{id}"


def _making(api: APIRouter, lobby: Lobby, making: Limit) -> None:
    settings = lobby.settings
    bots_alone = Limit(settings.bot_tables, lobby.now)

    @api.post("/commitments", responses=http.gives(Committed, 201), status_code=201)
    async def commit(request: Request) -> Response:
        """Commit to the shuffle of a table still to be made."""
        http.count(making, request)
        ticket, commitment = await lobby.commit()
        return http.json(Committed(ticket=ticket, commitment=commitment), 201)

    @api.post("/tables", responses=http.gives(Seated, 201), status_code=201, openapi_extra=http.grants(NewTable))
    async def new_table(request: Request) -> Response:
        """Make a table."""
        form, wish = await http.wish_of(request, NewTable, settings.most_body)
        http.count(making, request)
        if all(seat.who == "bot" for seat in form.seats):
            http.count(bots_alone, request)
        room, held = await lobby.new_table(form, wish)
        answer = http.json(lobby.seated(room, held), 201, {"Location": _path(room.table.id)})
        return http.keep(answer, request, settings, _path(room.table.id), held)

    @api.get("/tables", responses=http.gives(LobbyList))
    async def tables(request: Request) -> Response:
        """Public tables, newest first, with an `ETag`: who shows it again is told only whether anything has changed."""
        body, mark = await lobby.listing.look()
        headers = {"ETag": mark, "Cache-Control": "no-cache", page.HEADER: page.mark()}
        if request.headers.get("if-none-match") == mark:
            return Response(status_code=304, headers=headers)
        return Response(body, 200, headers, "application/json")

    @api.post("/now", responses=http.gives(Seated), openapi_extra=http.grants(Now))
    async def now(request: Request) -> Response:
        """Play somebody now: sit down at a public table that waits, or open one and wait."""
        form, wish = await http.wish_of(request, Now, settings.most_body)
        http.count(making, request)
        room, held = await lobby.matching.play(form, wish)
        answer = http.json(lobby.seated(room, held))
        if not held.seats:  # a table of one's own, whose cookie the browser has
            return answer
        return http.keep(answer, request, settings, _path(room.table.id), held)


def _sitting_down(api: APIRouter, lobby: Lobby) -> None:
    settings = lobby.settings

    @api.get("/tables/{id}", responses=http.gives(Seated))
    async def table(request: Request, id: str) -> Response:
        """A table, and what is mine there."""
        room = await lobby.find(id)
        return http.json(lobby.seated(room, http.held(request)))

    @api.post("/tables/{id}/seats", responses=http.gives(Seated), openapi_extra=http.grants(Claim))
    async def claim(request: Request, id: str) -> Response:
        """Take a seat with its join token."""
        form, wish = await http.wish_of(request, Claim, settings.most_body)
        room = await lobby.find(id)
        seat, token = await lobby.claim(room, form, wish)
        if form.program:
            return http.json(lobby.seated(room, Held({seat: token}, None), token))
        before = http.held(request)
        good, host = lobby.holds(room, before)
        seats = {number: shown for number, shown in before.seats.items() if number in good}
        held = Held({**seats, seat: token}, before.host if host else None)
        return http.keep(http.json(lobby.seated(room, held)), request, settings, _path(id), held)

    @api.post("/tables/{id}/invitation", responses=http.gives(Invited), openapi_extra=http.takes(Invitation))
    async def invitation(request: Request, id: str) -> Response:
        """What has become of a link to a seat: open, used, or too late."""
        form = await http.body_of(request, Invitation, settings.most_body)
        room = await lobby.find(id)
        return http.json(lobby.invited(room, form.join))

    @api.post("/tables/{id}/transfer", responses=http.gives(Transferred), openapi_extra=http.grants(Transfer))
    async def transfer(request: Request, id: str) -> Response:
        """A link that takes my seat to another device, once."""
        form, wish = await http.wish_of(request, Transfer, settings.most_body)
        room = await lobby.find(id)
        holds, _ = lobby.holds(room, http.held(request))
        join = await lobby.transfer(room, holds, form.seat, wish)
        return http.json(Transferred(seat=form.seat, join=join, path=f"/table/{id}#join={join}"))


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


class Looked(msgspec.Struct):
    """What `replays.moments` tells, not read: it only goes on."""

    before: msgspec.Raw
    shown: msgspec.Raw


def _looking_back(api: APIRouter, lobby: Lobby, making: Limit) -> None:
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
        room = await lobby.find(id)
        work = lobby.moments(room, seat, since, count, request.scope["talia.address"])
        looked = msgspec.json.decode(await http.while_there(request, work), type=Looked)  # as it is written already
        shown, before = cast(list[Moment], looked.shown), cast(list[AnyEvent], looked.before)
        moments = len(room.table.record().answers) + 1
        told = Replay(table=room.info(), seat=seat, moments=moments, since=since, shown=shown, before=before)
        return http.json(told)

    @api.post(
        "/tables/{id}/continue", responses=http.gives(Seated, 201), status_code=201, openapi_extra=http.grants(Continue)
    )
    async def play_on(request: Request, id: str) -> Response:
        """Play on from a moment of a finished game, against bots."""
        form, wish = await http.wish_of(request, Continue, settings.most_body)
        http.count(making, request)
        room, held = await lobby.play_on(id, form, request.scope["talia.address"], wish)
        answer = http.json(lobby.seated(room, held), 201, {"Location": _path(room.table.id)})
        return http.keep(answer, request, settings, _path(room.table.id), held)

    @api.get("/tables/{id}/record", responses=http.gives(dict[str, Any]))
    async def record(request: Request, id: str) -> Response:
        """The record of a finished game."""
        http.count(exporting, request)
        room = await lobby.find(id)
        return http.json(replays.record_of(room.table))

    @api.get("/tables/{id}/export", responses=http.gives(Export))
    async def export(request: Request, id: str) -> Response:
        """Record, names, result and opened commitment of a finished game."""
        http.count(exporting, request)
        room = await lobby.find(id)
        name = f'attachment; filename="talia-{room.table.plan.game}-{id}.json"'
        return http.json(replays.export(room.table), 200, {"Content-Disposition": name})

    @api.get("/tables/{id}/history", responses=http.gives(GameLine))
    async def history(request: Request, id: str, seat: SeatQuery = None) -> Response:
        """The line of a finished game for the history that somebody keeps on their own device."""
        http.count(exporting, request)
        room = await lobby.find(id)
        return http.json(replays.history_line(room.table, seat))

    @api.post("/records", responses=http.gives(Seated, 201), status_code=201, openapi_extra=http.grants(Import))
    async def take_in(request: Request) -> Response:
        """Bring a record, to look at it."""
        http.count(importing, request)
        form, wish = await http.wish_of(request, Import, settings.most_import)
        room = await http.while_there(request, lobby.take_in(form, request.scope["talia.address"], wish))
        return http.json(lobby.seated(room, Held({}, None)), 201, {"Location": _path(room.table.id)})
