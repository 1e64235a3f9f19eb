"""HTTP routes of texts: the languages, and their Fluent files."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from hashlib import sha256
from typing import Any

from fastapi import APIRouter, Request, Response

from talia.server.doors import http
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Languages
from talia.texts import LANGUAGES, sources

FOR_EVER = "public, max-age=31536000, immutable"


@cache
def texts_of(language: str) -> dict[str, bytes]:
    """The Fluent files of a language."""
    return {name: text.encode() for name, text in sources(language).items()}


def mark_of(body: bytes) -> str:
    """A mark of some contents: it changes when they do."""
    return sha256(body).hexdigest()[:16]


@cache
def _whole(language: str) -> bytes:
    return b"\n".join(texts_of(language).values())


# Made once for each text there is: packing one takes longer than an answer at a table may wait.
_mark = cache(mark_of)


@cache
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def routes() -> APIRouter:
    api = APIRouter(prefix="/api")

    @api.get("/texts", responses=http.gives(Languages, errors="429"))
    async def languages() -> Response:
        """The languages and their files, each with a mark of its contents."""
        found = {lang: {name: _mark(body) for name, body in texts_of(lang).items()} for lang in LANGUAGES}
        return http.json(Languages(languages=found))

    async def text(request: Request, body: bytes) -> Response:
        mark = f'"{_mark(body)}"'
        headers = {"ETag": mark, "Cache-Control": FOR_EVER if "v" in request.query_params else "no-cache"}
        if request.headers.get("if-none-match") == mark:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            body = await asyncio.get_running_loop().run_in_executor(None, _packed, body)
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
        return await text(request, _whole(language))

    @api.get("/texts/{language}/{file}", responses=plain)
    async def file(request: Request, language: str, file: str) -> Response:
        """One Fluent file."""
        check_language(language)
        body = texts_of(language).get(file)
        if body is None:
            raise Refused("unknown", f"file {file[:60]!r}: there is none; allowed: {', '.join(texts_of(language))}")
        return await text(request, body)

    return api
