"""HTTP routes of lessons and puzzles: what there is, a step further, and the tables of whole games with a coach."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from talia.server import learning
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.run import page
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Seated
from talia.server.wire.heavy import DailyWork, LearnWork, LessonWork, PuzzleWork
from talia.server.wire.learning import (
    Daily,
    Learn,
    LessonForm,
    LessonTable,
    PuzzleForm,
    Puzzles,
    PuzzleStage,
    Stage,
)

DayQuery = Annotated[str, Query(min_length=10, max_length=10)]
MOST_ID = 80  # letters of the id of a lesson or puzzle


class Lists:
    """What is the same for everybody: made once, by whoever asks first, and kept with its mark."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._kept: dict[str, tuple[bytes, str]] = {}

    async def give(self, request: Request, work: str) -> Response:
        if work not in self._kept:
            form = msgspec.json.encode(LearnWork(games=self.lobby.settings.games))
            made = await self.lobby.labour.do(work, form, request.scope["talia.address"])
            self._kept[work] = made, f'"{sha256(made).hexdigest()[:20]}"'
        body, mark = self._kept[work]
        headers = {"ETag": mark, "Cache-Control": "no-cache", page.HEADER: page.mark()}
        if request.headers.get("if-none-match") == mark:
            return Response(status_code=304, headers=headers)
        return Response(body, 200, headers, "application/json")


def routes(lobby: Lobby) -> APIRouter:
    api = APIRouter(prefix="/api")
    answering = Limit(lobby.settings.learning, lobby.now)
    lists = Lists(lobby)
    _lessons(api, lobby, lists, answering)
    _puzzles(api, lobby, lists, answering)
    return api


async def _done(
    request: Request, lobby: Lobby, answering: Limit, work: str, asked: LessonWork | PuzzleWork | DailyWork
) -> Response:
    """Have it played beside the event loop, for the address that asks and pays for it."""
    http.count(answering, request)
    doing = lobby.labour.do(work, msgspec.json.encode(asked), request.scope["talia.address"])
    made = await http.while_there(request, doing)
    return Response(made, 200, {page.HEADER: page.mark()}, "application/json")


def _known(id: str) -> str:
    if len(id) > MOST_ID:
        raise Refused("unknown", f"there is nothing of a name of {len(id)} letters here; allowed: {MOST_ID}")
    return id


def _lessons(api: APIRouter, lobby: Lobby, lists: Lists, answering: Limit) -> None:
    settings = lobby.settings
    making = Limit(settings.new_tables, lobby.now)

    @api.get("/learn", responses=http.gives(Learn))
    async def learn(request: Request) -> Response:
        """All tracks with their lessons, and how many puzzles there are; with an `ETag`."""
        return await lists.give(request, "learn")

    @api.post("/learn/lessons/{id}", responses=http.gives(Stage), openapi_extra=http.takes(LessonForm))
    async def lesson(request: Request, id: str) -> Response:
        """A lesson after the answers so far, and after one more that is tried."""
        form = await http.body_of(request, LessonForm, settings.most_body)
        asked = LessonWork(id=_known(id), form=form, games=settings.games)
        return await _done(request, lobby, answering, "lesson", asked)

    @api.post(
        "/learn/lessons/{id}/table",
        responses=http.gives(Seated, 201),
        status_code=201,
        openapi_extra=http.grants(LessonTable),
    )
    async def table(request: Request, id: str) -> Response:
        """The table of a lesson that is a whole game: bots on the other seats, and a coach."""
        form, wish = await http.wish_of(request, LessonTable, settings.most_body)
        http.count(making, request)
        wanted = learning.whole_game(_known(id), form, settings.games)
        room, held = await lobby.new_table(wanted, wish, id)
        path = f"/api/tables/{room.table.id}"
        return http.keep(http.json(lobby.seated(room, held), 201, {"Location": path}), request, settings, path, held)


def _puzzles(api: APIRouter, lobby: Lobby, lists: Lists, answering: Limit) -> None:
    settings = lobby.settings

    @api.get("/puzzles", responses=http.gives(Puzzles))
    async def puzzles(request: Request) -> Response:
        """All puzzles, nothing of their solutions; with an `ETag`."""
        return await lists.give(request, "puzzles")

    @api.get("/puzzles/daily", responses=http.gives(Daily))
    async def daily(request: Request, day: DayQuery) -> Response:
        """The puzzles of a day (`YYYY-MM-DD`), one a game: the same everywhere."""
        return await _done(request, lobby, answering, "daily", DailyWork(day=day, games=settings.games))

    @api.post("/puzzles/{id}", responses=http.gives(PuzzleStage), openapi_extra=http.takes(PuzzleForm))
    async def puzzle(request: Request, id: str) -> Response:
        """A puzzle after the answers so far, and after one more that is tried."""
        form = await http.body_of(request, PuzzleForm, settings.most_body)
        asked = PuzzleWork(id=_known(id), form=form, games=settings.games)
        return await _done(request, lobby, answering, "puzzle", asked)

    @api.post("/puzzles/{id}/solution", responses=http.gives(PuzzleStage), openapi_extra=http.takes(PuzzleForm))
    async def solution(request: Request, id: str) -> Response:
        """For who gives up: a right way, and the table on which it was played."""
        form = await http.body_of(request, PuzzleForm, settings.most_body)
        asked = PuzzleWork(id=_known(id), form=form, games=settings.games)
        return await _done(request, lobby, answering, "solution", asked)
