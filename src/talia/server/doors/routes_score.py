"""HTTP routes of the calculator of Fantasy Realms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from fastapi import APIRouter, Request, Response

from talia.server.calculator import discards, scored
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.wire.errors import Refused
from talia.server.wire.sheets import Discards, DiscardsForm, ScoreForm, Sheets

T = TypeVar("T")
_PROBLEMS = "400 403 413 429"


def routes(lobby: Lobby) -> APIRouter:
    api = APIRouter(prefix="/api")
    settings = lobby.settings
    scoring = Limit(settings.scorings, lobby.now)
    calculators = ThreadPoolExecutor(1, "talia-score")  # one: the others' answers are not to wait for hands

    @api.post(
        "/fantasy-realms/score", responses=http.gives(Sheets, errors=_PROBLEMS), openapi_extra=http.takes(ScoreForm)
    )
    async def score(request: Request) -> Response:
        """The calculator of Fantasy Realms: score, explain and rank the hands of a table."""
        form = await http.body_of(request, ScoreForm, settings.most_body)
        return await calculated(request, scored, form)

    @api.post(
        "/fantasy-realms/discards",
        responses=http.gives(Discards, errors=_PROBLEMS),
        openapi_extra=http.takes(DiscardsForm),
    )
    async def discard(request: Request) -> Response:
        """For the live score: what each possible discard would leave of a hand, in one answer."""
        form = await http.body_of(request, DiscardsForm, settings.most_body)
        return await calculated(request, discards, form)

    async def calculated(request: Request, work: Callable[[T], Any], form: T) -> Response:
        if not scoring.take(request.scope["talia.address"]):
            raise Refused("too_many", "too many hands at once; wait a moment")
        return http.json(await asyncio.get_running_loop().run_in_executor(calculators, work, form))

    return api
