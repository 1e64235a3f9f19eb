"""Small tools of the HTTP routes: bodies in, JSON out, tokens from cookies and headers, and their place in OpenAPI."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from talia.server.acts import Caller, Done
from talia.server.doors.addresses import is_https
from talia.server.doors.edge import Limit
from talia.server.run import page
from talia.server.run.settings import Settings
from talia.server.wire import tokens
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Problem
from talia.server.wire.keys import HEADER, PATTERN, Wish, wish

T = TypeVar("T")
LOOK = 0.2  # seconds between two looks whether somebody still waits
YEAR_HALF = 60 * 60 * 24 * 180

_components: dict[str, Any] = {}


async def body_of(request: Request, type: type[T], most: int) -> T:
    """The request's JSON body as that type; unknown fields are refused."""
    return _read(await raw_body(request, most), type)


async def wish_of(request: Request, type: type[T], most: int) -> tuple[T, Wish | None]:
    """The body as that type, and the wish it is if it comes with a key of the client's own (wire/keys.py)."""
    raw = await raw_body(request, most)
    return _read(raw, type), wish(request.headers.get(HEADER), request.method, request.url.path, raw)


def _read(raw: bytes, type: type[T]) -> T:
    try:
        return msgspec.json.decode(raw, type=type)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"the body is not a {type.__name__}: {error}") from None


async def raw_body(request: Request, most: int) -> bytes:
    """The body, as JSON and nothing else, and not more than `most` bytes of it."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        # A form of another site could send other types without the browser asking us first.
        raise Refused("malformed", f"Content-Type: {kind[:60]!r} is not taken; allowed: application/json")
    found = bytearray()
    try:
        async for chunk in request.stream():
            found += chunk
            if len(found) > most:
                raise Refused("too_large", f"the body is larger than {most} bytes")
    except ClientDisconnect:
        raise Refused("malformed", "the connection ended before the body did") from None
    return bytes(found)


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, dropped when nobody waits for it any more."""
    task = asyncio.ensure_future(work)
    try:
        while not task.done():
            await asyncio.wait([task], timeout=LOOK)
            if not task.done() and await request.is_disconnected():
                raise Refused("busy", "nobody waits for this any more")
        return task.result()
    finally:
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    told = {page.HEADER: page.mark(), **(headers or {})}
    return Response(msgspec.json.encode(value), status, told, "application/json")


def caller(request: Request, wish: Wish | None = None) -> Caller:
    """Who asks."""
    return Caller(held(request), request.scope["talia.address"], wish)


def answer(request: Request, done: Done, settings: Settings) -> Response:
    """What came of an act, as HTTP says it."""
    headers = {page.HEADER: page.mark()}
    if done.place is not None:
        headers["Location"] = done.place
    if done.name is not None:
        headers["Content-Disposition"] = f'attachment; filename="{done.name}"'
    if done.mark is not None:
        headers |= {"ETag": done.mark, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == done.mark:
            return Response(status_code=304, headers=headers)
    body = done.told if isinstance(done.told, bytes) else msgspec.json.encode(done.told)
    response = Response(body, done.status, headers, "application/json")
    return response if done.keeps is None else keep(response, request, settings, *done.keeps)


def count(limit: Limit, request: Request) -> None:
    """One more of these from this address, or Refused."""
    if not limit.take(request.scope["talia.address"]):
        raise Refused("too_many", f"more than {limit.most} of these in {limit.seconds:g} seconds")


def held(request: Request) -> tokens.Held:
    """The tokens a request shows: a program's in the header, a browser's in its cookie."""
    header = request.headers.get("authorization", "")
    scheme, _, token = header.partition(" ")
    if scheme.lower() == "bearer":
        # The program does not say which seat; whichever the token fits.
        return tokens.Held({seat: token.strip()[:64] for seat in range(62)}, None)
    return tokens.read_cookie(request.cookies.get(tokens.COOKIE))


def keep(response: Response, request: Request, settings: Settings, path: str, held: tokens.Held) -> Response:
    """Put the tokens into a cookie that goes to this path only and that no script sees."""
    response.set_cookie(
        tokens.COOKIE,
        held.cookie(),
        max_age=YEAR_HALF,
        path=path,
        secure=is_https(request.scope, settings.trusted_proxies),
        httponly=True,
        samesite="strict",
    )
    return response


# OpenAPI: FastAPI describes paths and parameters, msgspec the bodies.


def schema(type: Any) -> dict[str, Any]:
    """A reference to the schema of a type, which is noted for the description."""
    (found,), components = msgspec.json.schema_components([type], ref_template="#/components/schemas/{name}")
    _components.update(components)
    return dict(found)


def takes(type: Any) -> dict[str, Any]:
    """For `openapi_extra`: the route takes this body."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema(type)}}}}


def grants(type: Any) -> dict[str, Any]:
    """For `openapi_extra`: the route takes this body, and a key with which it can be asked again."""
    about = "a key of your own for this wish: sent again with the same key it gets the same answer"
    text = {"type": "string", "pattern": PATTERN}
    key = {"name": HEADER, "in": "header", "required": False, "description": about, "schema": text}
    return {**takes(type), "parameters": [key]}


def gives(type: Any, status: int = 200, errors: str = "400 403 404 409 413 429 503") -> dict[int | str, dict[str, Any]]:
    """For `responses`: what the route gives, and the problems it may have."""
    problem = {"application/json": {"schema": schema(Problem)}}
    found: dict[int | str, dict[str, Any]] = {
        status: {"description": "done", "content": {"application/json": {"schema": schema(type)}}}
    }
    for code in errors.split():
        found[int(code)] = {"description": "a problem, told in one sentence", "content": problem}
    return found


def add_components(description: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI description with all noted schemas in it."""
    description.setdefault("components", {}).setdefault("schemas", {}).update(_components)
    return description
