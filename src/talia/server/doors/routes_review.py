"""HTTP routes of reviews: a finished game judged move by move, and its decisions tried once more."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from talia.review.form import Review
from talia.server.acts import Acts
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.run import page
from talia.server.wire.review import Retried, RetryForm

WhoseQuery = Annotated[str, Query(min_length=1, max_length=20, pattern="^(all|[0-9]{1,2})$")]
CloserQuery = Annotated[int | None, Query(ge=0, le=100_000)]
LINES = {"application/x-ndjson": {"schema": http.schema(Review)}}


def routes(lobby: Lobby, acts: Acts) -> APIRouter:
    api = APIRouter(prefix="/api")
    settings = lobby.settings
    asking = Limit(settings.exports, lobby.now)
    trying = Limit(settings.learning, lobby.now)

    @api.get(
        "/tables/{id}/review",
        responses={
            **http.gives(Review),
            200: {"description": "the review, a line whenever it grows", "content": LINES},
        },
    )
    async def review(request: Request, id: str, seat: WhoseQuery = "0", closer: CloserQuery = None) -> Response:
        """The review of a finished game for a seat, or for `all`: every line is all of it, as far as it is.

        With `closer` one decision alone, by its moment, with many times the pairs of games that a review plays.
        """
        http.count(asking, request)
        lines = await acts.review(http.caller(request), id, seat, closer)
        headers = {page.HEADER: page.mark(), "X-Accel-Buffering": "no"}  # a proxy is to pass each line on at once
        return StreamingResponse(lines, headers=headers, media_type="application/x-ndjson")

    @api.post("/tables/{id}/review/retry", responses=http.gives(Retried), openapi_extra=http.takes(RetryForm))
    async def retry(request: Request, id: str) -> Response:
        """Another answer to a decision of a reviewed game: is it better, and what would have come of it?"""
        form = await http.body_of(request, RetryForm, settings.most_body)
        http.count(trying, request)
        work = acts.retry(http.caller(request), id, form)
        return http.answer(request, await http.while_there(request, work), settings)

    return api
