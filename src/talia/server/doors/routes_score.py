"""HTTP routes of the calculator of Fantasy Realms."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from talia.server.acts import Acts
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.wire.errors import Refused
from talia.server.wire.sheets import Compared, CompareForm, Discards, DiscardsForm, ScoreForm, Sheets, Ways, WaysForm

_PROBLEMS = "400 403 413 429 503"


def routes(lobby: Lobby, acts: Acts) -> APIRouter:
    api = APIRouter(prefix="/api")
    settings = lobby.settings
    scoring = Limit(settings.scorings, lobby.now)

    @api.post(
        "/fantasy-realms/score", responses=http.gives(Sheets, errors=_PROBLEMS), openapi_extra=http.takes(ScoreForm)
    )
    async def score(request: Request) -> Response:
        """The calculator of Fantasy Realms: score, explain and rank the hands of a table."""
        return await calculated(request, "score", await http.body_of(request, ScoreForm, settings.most_body))

    @api.post(
        "/fantasy-realms/discards",
        responses=http.gives(Discards, errors=_PROBLEMS),
        openapi_extra=http.takes(DiscardsForm),
    )
    async def discard(request: Request) -> Response:
        """For the live score: what each possible discard would leave of a hand, in one answer."""
        return await calculated(request, "discards", await http.body_of(request, DiscardsForm, settings.most_body))

    @api.post(
        "/fantasy-realms/compare",
        responses=http.gives(Compared, errors=_PROBLEMS),
        openapi_extra=http.takes(CompareForm),
    )
    async def compare(request: Request) -> Response:
        """What taking each open card would bring to a hand, with every discard after it, in one answer."""
        return await calculated(request, "compare", await http.body_of(request, CompareForm, settings.most_body))

    @api.post("/fantasy-realms/ways", responses=http.gives(Ways, errors=_PROBLEMS), openapi_extra=http.takes(WaysForm))
    async def ways(request: Request) -> Response:
        """What every choice of a card at scoring would bring, now and at best."""
        return await calculated(request, "ways", await http.body_of(request, WaysForm, settings.most_body))

    async def calculated(
        request: Request, work: str, form: ScoreForm | DiscardsForm | CompareForm | WaysForm
    ) -> Response:
        if not scoring.take(request.scope["talia.address"]):
            raise Refused("too_many", "too many hands at once; wait a moment")
        calculating = acts.calculate(http.caller(request), work, form)
        return http.answer(request, await http.while_there(request, calculating), settings)

    return api
