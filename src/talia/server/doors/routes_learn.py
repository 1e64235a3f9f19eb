"""HTTP routes of lessons and puzzles: what there is, a step further, and the tables of whole games with a coach."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from talia.server.acts import Acts
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.wire.forms import Seated
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


def routes(lobby: Lobby, acts: Acts) -> APIRouter:
    api = APIRouter(prefix="/api")
    answering = Limit(lobby.settings.learning, lobby.now)
    _lessons(api, lobby, acts, answering)
    _puzzles(api, lobby, acts, answering)
    return api


def _lessons(api: APIRouter, lobby: Lobby, acts: Acts, answering: Limit) -> None:
    settings = lobby.settings
    making = Limit(settings.new_tables, lobby.now)

    @api.get("/learn", responses=http.gives(Learn))
    async def learn(request: Request) -> Response:
        """All tracks with their lessons, and how many puzzles there are; with an `ETag`."""
        return http.answer(request, await acts.listed(http.caller(request), "learn"), settings)

    @api.post("/learn/lessons/{id}", responses=http.gives(Stage), openapi_extra=http.takes(LessonForm))
    async def lesson(request: Request, id: str) -> Response:
        """A lesson after the answers so far, and after one more that is tried."""
        form = await http.body_of(request, LessonForm, settings.most_body)
        http.count(answering, request)
        playing = acts.lesson(http.caller(request), id, form)
        return http.answer(request, await http.while_there(request, playing), settings)

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
        return http.answer(request, await acts.lesson_table(http.caller(request, wish), id, form), settings)


def _puzzles(api: APIRouter, lobby: Lobby, acts: Acts, answering: Limit) -> None:
    settings = lobby.settings

    @api.get("/puzzles", responses=http.gives(Puzzles))
    async def puzzles(request: Request) -> Response:
        """All puzzles, nothing of their solutions; with an `ETag`."""
        return http.answer(request, await acts.listed(http.caller(request), "puzzles"), settings)

    @api.get("/puzzles/daily", responses=http.gives(Daily))
    async def daily(request: Request, day: DayQuery) -> Response:
        """The puzzles of a day (`YYYY-MM-DD`), one a game: the same everywhere."""
        http.count(answering, request)
        choosing = acts.daily(http.caller(request), day)
        return http.answer(request, await http.while_there(request, choosing), settings)

    @api.post("/puzzles/{id}", responses=http.gives(PuzzleStage), openapi_extra=http.takes(PuzzleForm))
    async def puzzle(request: Request, id: str) -> Response:
        """A puzzle after the answers so far, and after one more that is tried."""
        return await puzzled(request, id, "puzzle")

    @api.post("/puzzles/{id}/solution", responses=http.gives(PuzzleStage), openapi_extra=http.takes(PuzzleForm))
    async def solution(request: Request, id: str) -> Response:
        """For who gives up: a right way, and the table on which it was played."""
        return await puzzled(request, id, "solution")

    async def puzzled(request: Request, id: str, work: str) -> Response:
        form = await http.body_of(request, PuzzleForm, settings.most_body)
        http.count(answering, request)
        playing = acts.puzzle(http.caller(request), id, form, work)
        return http.answer(request, await http.while_there(request, playing), settings)
