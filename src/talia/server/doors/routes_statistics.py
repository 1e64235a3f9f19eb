"""HTTP route of the statistics: tables of many games that are shipped, the same for everybody."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from talia.server.acts import Acts
from talia.server.doors import http
from talia.server.live.lobby import Lobby
from talia.server.wire.statistics import GameStatistics


def routes(lobby: Lobby, acts: Acts) -> APIRouter:
    api = APIRouter(prefix="/api")

    @api.get("/statistics/{game}", responses=http.gives(GameStatistics, errors="404 429"))
    async def of_game(request: Request, game: str) -> Response:
        """Win rates of cards and camps, the first seat and the length of games, with intervals; with an `ETag`."""
        return http.answer(request, acts.statistics(game), lobby.settings)

    return api
