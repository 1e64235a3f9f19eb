"""The outer wall: headers, origins, addresses and limits, the same for every request and socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from talia.server.doors.addresses import NAMELESS, address_of, host_allowed, origin_allowed
from talia.server.run.costs import OWN
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.wire.errors import Code, Refused
from talia.server.wire.forms import Problem

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


NOT_OURS = "this server is not known by the name in Host; whoever runs it sets that name with --origin"


class Limit:
    """So many in so many seconds, a key. Two counters a key: the window before counts in proportion."""

    def __init__(self, rule: tuple[int, float], now: Callable[[], float]) -> None:
        self.most, self.seconds = rule
        self.now = now
        self._counts: dict[Any, tuple[int, int, int]] = {}

    def take(self, key: Any) -> bool:
        """Count one more; False when it is one too many."""
        if key == OWN:
            return True
        at = self.now() / self.seconds
        window = int(at)
        last, count, before = self._counts.get(key, (window, 0, 0))
        if last != window:
            before = count if last == window - 1 else 0
            count = 0
        # With this one: else, a moment after the window before has ended, one more than there may be would pass.
        if count + 1 + before * (1.0 - (at - window)) > self.most:
            return False
        if len(self._counts) > 20_000:
            self._counts = {k: v for k, v in self._counts.items() if v[0] >= window - 1}
        self._counts[key] = (window, count + 1, before)
        return True


def problem(code: Code, reason: str) -> bytes:
    return msgspec.json.encode(Problem(code=code, reason=reason[:600]))


class Edge:
    """Wraps the application: limits and origins on the way in, headers on the way out."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, now: Callable[[], float]) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.requests = Limit(settings.requests, now)
        self.handshakes = Limit(settings.handshakes, now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
                if message["status"] >= 500:
                    self.metrics.count("http_5xx")
            await send(message)

        scope["talia.address"] = address_of(scope, self.settings)
        self.metrics.count("requests")
        wrong: Refused | None = None
        if scope["path"] not in NAMELESS and not self.requests.take(scope["talia.address"]):
            wrong = Refused("too_many", "too many requests; wait a moment")
        elif not host_allowed(scope, self.settings.origins):
            wrong = Refused("forbidden", NOT_OURS)
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and not origin_allowed(scope, self.settings.origins):
            wrong = Refused("forbidden", "requests from pages of other sites are not taken")
        if wrong is None:
            await self.app(scope, receive, send_with_headers)
            return
        body = problem(wrong.code, wrong.reason)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if wrong.code == "too_many":
            headers.append((b"retry-after", str(int(self.settings.requests[1])).encode()))
            headers.append((b"connection", b"close"))  # whoever goes on has to come again, and is counted
        await send_with_headers({"type": "http.response.start", "status": wrong.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["talia.address"] = address_of(scope, self.settings)
        origins = self.settings.origins
        known = host_allowed(scope, origins) and origin_allowed(scope, origins)
        if known and self.handshakes.take(scope["talia.address"]):
            await self.app(scope, receive, send)
            return
        self.metrics.count("handshakes_refused")
        await receive()
        await send({"type": "websocket.close", "code": 1008})
