"""HTTP routes of the study table: a line further, a table set up by hand, and what a bot would answer there.

None of them takes a table's id: what is studied is what the asker sends, so nobody's hidden cards can be asked for.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from fastapi import APIRouter, Request, Response

from talia.server.acts import Acts, Done
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.wire.study import AskForm, Sketched, SketchForm, StudyAsked, StudyForm, StudyStage


def routes(lobby: Lobby, acts: Acts) -> APIRouter:
    api = APIRouter(prefix="/api")
    settings = lobby.settings
    calls = Limit(settings.studying, lobby.now)

    async def done(request: Request, doing: Coroutine[Any, Any, Done]) -> Response:
        return http.answer(request, await http.while_there(request, doing), settings)

    @api.post("/study", responses=http.gives(StudyStage), openapi_extra=http.takes(StudyForm))
    async def study(request: Request) -> Response:
        """A position after some answers: the table, what may be answered, and the rules behind what happened."""
        form = await http.body_of(request, StudyForm, settings.most_import)
        http.count(calls, request)
        return await done(request, acts.study(http.caller(request), form))

    @api.post("/study/sketch", responses=http.gives(Sketched), openapi_extra=http.takes(SketchForm))
    async def sketch(request: Request) -> Response:
        """A table that is set up by hand, and the rules' own sentence where it cannot be so."""
        form = await http.body_of(request, SketchForm, settings.most_body)
        http.count(calls, request)
        return await done(request, acts.sketch(http.caller(request), form))

    @api.post("/study/ask", responses=http.gives(StudyAsked), openapi_extra=http.takes(AskForm))
    async def ask(request: Request) -> Response:
        """What a bot would answer there, and why."""
        form = await http.body_of(request, AskForm, settings.most_import)
        http.count(calls, request)
        return await done(request, acts.ask(http.caller(request), form))

    return api
