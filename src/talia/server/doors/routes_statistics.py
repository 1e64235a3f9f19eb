"""HTTP route of the statistics: tables of many games that are shipped, the same for everybody."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

import msgspec
from fastapi import APIRouter, Request, Response

from talia.server.doors import http
from talia.server.live.lobby import Lobby
from talia.server.run import page
from talia.server.wire.errors import Refused
from talia.server.wire.statistics import GameStatistics, Statistics
from talia.study.shelf import statistics


@lru_cache(maxsize=32)
def _told(game: str) -> tuple[bytes, str]:
    found = GameStatistics(game=game, statistics=msgspec.convert(statistics(game), list[Statistics]))
    body = msgspec.json.encode(found)
    return body, f'"{sha256(body).hexdigest()[:20]}"'


def routes(lobby: Lobby) -> APIRouter:
    api = APIRouter(prefix="/api")

    @api.get("/statistics/{game}", responses=http.gives(GameStatistics, errors="404 429"))
    async def of_game(request: Request, game: str) -> Response:
        """Win rates of cards and camps, the first seat and the length of games, with intervals; with an `ETag`."""
        if game not in lobby.settings.games:
            raise Refused("unknown", f"there is no such game here; allowed: {', '.join(lobby.settings.games)}")
        body, mark = _told(game)
        headers = {"ETag": mark, "Cache-Control": "no-cache", page.HEADER: page.mark()}
        if request.headers.get("if-none-match") == mark:
            return Response(status_code=304, headers=headers)
        return Response(body, 200, headers, "application/json")

    return api
