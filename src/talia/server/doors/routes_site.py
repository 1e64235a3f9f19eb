"""HTTP routes of the site: the catalogue, texts, series, the calculator, health and metrics, and the page itself."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, PlainTextResponse

import talia
from talia.server.calculator import Discards, DiscardsForm, ScoreForm, Sheets, discards, scored
from talia.server.catalogue import catalogue
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.live.series import AllSeries
from talia.server.wire import tokens
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Catalogue, Claim, NewSeries, SeriesSeated
from talia.texts import LANGUAGES

T = TypeVar("T")
STATIC = Path(__file__).parents[1] / "static"
_SIMPLE = "400 403 413 429"
PACKED = frozenset({".html", ".js", ".css", ".svg", ".ftl", ".json", ".map"})
KINDS = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
FOR_EVER = "public, max-age=31536000, immutable"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Talia</title>
<h1>Talia</h1><p>The server runs, but its page is not built yet. In the source tree: <code>make web</code>, then load
this page again. The HTTP interface is described at <a href="/openapi.json">/openapi.json</a>.</p></html>
"""


@cache
def texts_of(language: str) -> dict[str, bytes]:
    """The Fluent files of a language."""
    place = files("talia.texts").joinpath(language)
    found = sorted(place.iterdir(), key=lambda entry: entry.name) if place.is_dir() else []
    return {entry.name: entry.read_bytes() for entry in found if entry.name.endswith(".ftl")}


def _mark(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]


def routes(lobby: Lobby, series: AllSeries) -> APIRouter:
    api = APIRouter(prefix="/api")
    settings = lobby.settings
    making = Limit(settings.new_tables, lobby.now)
    scoring = Limit(settings.scorings, lobby.now)
    calculators = ThreadPoolExecutor(1, "talia-score")  # one: the others' answers are not to wait for hands

    @api.get("/games", responses=http.gives(Catalogue, errors="429"))
    async def games() -> Response:
        """Every game with its settings, seats and bots."""
        return Response(catalogue(settings.games), media_type="application/json")

    @api.get("/texts", responses=http.gives(dict[str, Any], errors="429"))
    async def languages() -> Response:
        """The languages and their files, each with a mark of its contents."""
        found = {lang: {name: _mark(body) for name, body in texts_of(lang).items()} for lang in LANGUAGES}
        return http.json({"languages": found})

    def text(request: Request, body: bytes) -> Response:
        mark = f'"{_mark(body)}"'
        headers = {"ETag": mark, "Cache-Control": FOR_EVER if "v" in request.query_params else "no-cache"}
        if request.headers.get("if-none-match") == mark:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            body = gzip.compress(body, 6, mtime=0)
        return Response(body, headers=headers, media_type="text/plain; charset=utf-8")

    def check_language(language: str) -> None:
        if language not in LANGUAGES:
            raise Refused("unknown", f"language {language[:20]!r}: there is none; allowed: {', '.join(LANGUAGES)}")

    plain: dict[int | str, dict[str, Any]] = {
        200: {"description": "Fluent text", "content": {"text/plain": {}}},
        304: {"description": "you have it already"},
        404: http.gives(dict[str, Any])[404],
    }

    @api.get("/texts/{language}", responses=plain)
    async def language(request: Request, language: str) -> Response:
        """All texts of a language."""
        check_language(language)
        return text(request, b"\n".join(texts_of(language).values()))

    @api.get("/texts/{language}/{file}", responses=plain)
    async def file(request: Request, language: str, file: str) -> Response:
        """One Fluent file."""
        check_language(language)
        body = texts_of(language).get(file)
        if body is None:
            raise Refused("unknown", f"file {file[:60]!r}: there is none; allowed: {', '.join(texts_of(language))}")
        return text(request, body)

    @api.post("/series", responses=http.gives(SeriesSeated, 201), status_code=201, openapi_extra=http.takes(NewSeries))
    async def new_series(request: Request) -> Response:
        """Begin a match or a tournament."""
        form = await http.body_of(request, NewSeries, settings.most_body)
        if not making.take(request.scope["talia.address"]):
            raise Refused("too_many", "too many new series; wait a moment")
        doc, held = await series.new(form)
        place = f"/api/series/{doc.id}"
        answer = http.json(await series.seated(doc, held), 201, {"Location": place})
        return http.keep(answer, request, settings, place, held)

    @api.get("/series/{id}", responses=http.gives(SeriesSeated))
    async def one_series(request: Request, id: str) -> Response:
        """How a series stands, and which seats of its tables are mine to claim."""
        doc = await series.find(id)
        return http.json(await series.seated(doc, http.held(request)))

    @api.post("/series/{id}/players", responses=http.gives(SeriesSeated), openapi_extra=http.takes(Claim))
    async def join_series(request: Request, id: str) -> Response:
        """Become a player of a series."""
        form = await http.body_of(request, Claim, settings.most_body)
        doc = await series.find(id)
        player, token = await series.claim(doc, form)
        if form.program:
            return http.json(await series.seated(doc, tokens.Held({player: token}, None), token))
        before = http.held(request)
        held = tokens.Held({**before.seats, player: token}, before.host)
        answer = http.json(await series.seated(doc, held))
        return http.keep(answer, request, settings, f"/api/series/{id}", held)

    @api.post(
        "/fantasy-realms/score", responses=http.gives(Sheets, errors=_SIMPLE), openapi_extra=http.takes(ScoreForm)
    )
    async def score(request: Request) -> Response:
        """The calculator of Fantasy Realms: score, explain and rank the hands of a table."""
        form = await http.body_of(request, ScoreForm, settings.most_body)
        return await calculated(request, scored, form)

    @api.post(
        "/fantasy-realms/discards",
        responses=http.gives(Discards, errors=_SIMPLE),
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

    @api.get("/health", responses=http.gives(dict[str, Any], errors="429 503"))
    async def health() -> Response:
        """Is all well?"""
        good = await lobby.store.alive()
        told = {"ok": good, "talia": talia.__version__, "tables": len(lobby.rooms)}
        return http.json(told, 200 if good else 503)

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
            return _file(request, found, FOR_EVER if path.startswith("assets/") else "no-cache")
        if "." in path.rsplit("/", 1)[-1]:
            raise Refused("unknown", "there is no such file")
        index = static / "index.html"
        if not index.is_file():
            return Response(NOT_BUILT, 503, media_type="text/html")
        return _file(request, index, "no-cache")

    return web


def _file(request: Request, file: Path, cache_for: str) -> Response:
    """A file of the page, packed where the browser can unpack it: nothing secret is in them."""
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": cache_for, "Vary": "Accept-Encoding"}
    if file.suffix not in PACKED or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, media_type=kind, headers=headers)
    body = _packed(file, file.stat().st_mtime_ns)
    mark = f'"{_mark(body)}"'
    headers["ETag"] = mark
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=200)
def _packed(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def _inside(static: Path, path: str) -> Path | None:
    """The file of that path, if it lies in the folder and nowhere else."""
    try:
        found = (static / path).resolve()
        return found if found.is_file() and found.is_relative_to(static.resolve()) else None
    except (OSError, ValueError):
        return None
