"""HTTP routes of the site: the catalogue, health and metrics, and the page itself."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, PlainTextResponse

import talia
from talia.server.acts import Acts
from talia.server.doors import http
from talia.server.doors.routes_texts import FOR_EVER, mark_of
from talia.server.live.lobby import Lobby
from talia.server.live.readiness import Readiness
from talia.server.run.page import STATIC, has_page
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Catalogue, Health

PACKED = frozenset({".html", ".js", ".css", ".svg", ".ftl", ".json", ".map"})
KINDS = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

NO_PAGE = (
    "talia: this installation has no page, only the HTTP interface: `make web` in a checkout builds the page, and "
    "wheels made by `make wheel` have it inside"
)
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Talia</title>
<h1>Talia</h1><p>The server runs, but this installation has no page. In a checkout <code>make web</code> builds it: then
load this page again. A wheel made by <code>make wheel</code> has it inside.
The HTTP interface is described at <a href="/openapi.json">/openapi.json</a>.</p></html>
"""


def routes(lobby: Lobby, readiness: Readiness, acts: Acts) -> APIRouter:
    api = APIRouter(prefix="/api")

    @api.get("/games", responses=http.gives(Catalogue, errors="429"))
    async def games(request: Request) -> Response:
        """Every game with its settings, seats and bots."""
        return http.answer(request, acts.catalogue(), lobby.settings)

    @api.get("/live", responses=http.gives(Health, errors="429"))
    async def live() -> Response:
        """Liveness: does the process answer at all? Restart it if not."""
        return http.json(Health(ok=True, talia=talia.__version__, tables=len(lobby.rooms)))

    @api.get("/health", responses=http.gives(Health, errors="429 503"))
    async def health() -> Response:
        """Readiness: is a write committed, and is there room for a new table? Send nobody here if not (503)."""
        why = await readiness.look()
        told = Health(ok=not why, talia=talia.__version__, tables=len(lobby.rooms), why=why)
        return http.json(told, 503 if why else 200)

    return api


def site(lobby: Lobby, static: Path = STATIC) -> APIRouter:
    """The page, its files and the metrics."""
    web = APIRouter(include_in_schema=False)

    @web.get("/metrics")
    async def metrics() -> Response:
        return PlainTextResponse(lobby.metrics.text(), media_type="text/plain; version=0.0.4")

    @web.get("/{path:path}")
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise Refused("unknown", "there is nothing at this address")
        found = _inside(static, path)
        if found is not None:
            return await _file(request, found, FOR_EVER if path.startswith("assets/") else "no-cache")
        if "." in path.rsplit("/", 1)[-1]:
            raise Refused("unknown", "there is no such file")
        index = static / "index.html"
        if not has_page(static):
            return Response(NOT_BUILT, 503, media_type="text/html")
        return await _file(request, index, "no-cache")

    return web


async def _file(request: Request, file: Path, cache_for: str) -> Response:
    """A file of the page, packed where the browser can unpack it: nothing secret is in them."""
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": cache_for, "Vary": "Accept-Encoding"}
    if file.suffix not in PACKED or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, media_type=kind, headers=headers)
    # In a thread: packing lets go of the interpreter, and is done once a file.
    packing = asyncio.get_running_loop().run_in_executor(None, _packed, file, file.stat().st_mtime_ns)
    body, mark = await packing
    headers["ETag"] = mark
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=200)
def _packed(file: Path, changed: int) -> tuple[bytes, str]:
    body = gzip.compress(file.read_bytes(), 9, mtime=0)
    return body, f'"{mark_of(body)}"'


def _inside(static: Path, path: str) -> Path | None:
    """The file of that path, if it lies in the folder and nowhere else."""
    try:
        found = (static / path).resolve()
        return found if found.is_file() and found.is_relative_to(static.resolve()) else None
    except (OSError, ValueError):
        return None
