"""A seat at a server's table, for programs: claims it, plays, comes back after a lost connection, plays again.

    from talia.client import Seat

    seat = Seat.claim("http://localhost:8400/table/…#join=…", name="My program")
    outcome = seat.play(lambda view: view["decision"]["options"][0]["action"])

It needs the standard library only, knows no game, and waits where the server asks for patience (429, 503).
"""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

from talia.core.errors import TaliaError
from talia.server.doors.client import Follower, Wish

SILENCE = 30.0  # seconds: a stream says something every ten
AGAIN = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before a connection is tried again; then the last one again and again
LONGEST = 60.0  # seconds that a server may ask one to wait, whatever it says
PASSED_BY = ("stale", "not_asked", "not_now")  # the table has moved on meanwhile: the next view says where to
REACHED = (ConnectionError, TimeoutError, http.client.HTTPException, OSError)


class BadConnection(TaliaError):
    """The server cannot be reached, or refused what was asked; `code` is the protocol's word for why."""

    def __init__(self, reason: str, code: str = "") -> None:
        super().__init__(reason)
        self.code = code


class Site:
    """A server, asked by HTTP. Keeps the cookies it is given."""

    def __init__(self, url: str, patience: float = 120.0, sleep: Callable[[float], None] = time.sleep) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or parts.hostname is None:
            raise BadConnection(f"{url!r} is no address of a server, such as http://localhost:8400")
        self.secure = parts.scheme == "https"
        self.host, self.port = parts.hostname, parts.port
        self.patience = patience  # seconds that something is tried for
        self.sleep = sleep
        self.cookies: dict[str, str] = {}
        self._kept: http.client.HTTPConnection | None = None

    def ask(self, path: str, form: dict[str, Any] | None = None) -> Any:
        """What the server answers to a request, which is sent until it is answered and done only once."""
        wish = None if form is None else Wish(path, form)
        until, tried = time.monotonic() + self.patience, 0
        while True:
            try:
                status, headers, body = self._once(path, wish)
            except REACHED as error:
                status, headers, body = 0, {}, b""
                why = f"{type(error).__name__}: {error}"
            if 200 <= status < 300:
                return json.loads(body)
            if status and status != 429 and Wish.answered(status):
                raise _refusal(status, body)
            wait = _wait(headers.get("retry-after"), tried)
            if time.monotonic() + wait > until:
                raise BadConnection(f"{self.host}: {_refusal(status, body) if status else why}")
            self.sleep(wait)
            tried += 1

    def open(self, path: str) -> tuple[http.client.HTTPConnection, http.client.HTTPResponse]:
        """A connection on which the server goes on talking."""
        connection = self._connection()
        try:
            connection.request("GET", path, headers=self._headers())
            answer = connection.getresponse()
        except BaseException:
            connection.close()
            raise
        if answer.status != 200:
            body = answer.read()
            connection.close()
            if answer.status in (429, 502, 503, 504):
                self.sleep(_wait(answer.headers.get("Retry-After"), 0))
                raise ConnectionError(str(_refusal(answer.status, body)))
            raise _refusal(answer.status, body)
        return connection, answer

    def _once(self, path: str, wish: Wish | None) -> tuple[int, dict[str, str], bytes]:
        kept, self._kept = self._kept, None
        if kept is not None:
            try:
                return self._asked(kept, path, wish)
            except REACHED:
                pass  # the server has closed it meanwhile
        return self._asked(self._connection(), path, wish)

    def _asked(
        self, connection: http.client.HTTPConnection, path: str, wish: Wish | None
    ) -> tuple[int, dict[str, str], bytes]:
        """Ask by a connection, which is kept for the next question if the server likes."""
        try:
            headers = self._headers() | (wish.headers if wish is not None else {})
            connection.request("GET" if wish is None else "POST", path, None if wish is None else wish.body, headers)
            answer = connection.getresponse()
            body = answer.read()
        except BaseException:
            connection.close()
            raise
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = cookie.split(";")[0].partition("=")
            self.cookies[name] = value
        before, self._kept = self._kept, None if answer.will_close else connection
        for other in (before, connection if answer.will_close else None):
            if other is not None:
                other.close()
        return answer.status, {name.lower(): value for name, value in answer.headers.items()}, body

    def close(self) -> None:
        """Close what is kept open; whatever is asked next opens it anew."""
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()

    def __del__(self) -> None:
        if hasattr(self, "_kept"):  # an address that was refused has got no further
            self.close()

    def _connection(self) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        return kind(self.host, self.port, timeout=SILENCE)

    def _headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}


class Seat:
    """One seat at one table, and what is known there."""

    def __init__(self, site: Site, table: str, seat: int) -> None:
        self.site = site
        self.table = table
        self.seat = seat
        self.follower = Follower(seat)
        self._answered = ""
        self._next: dict[str, Any] | None = None  # the table that goes on from here

    @classmethod
    def claim(cls, link: str, name: str | None = None, site: Site | None = None) -> Seat:
        """Sit down by an invitation (`…/table/ID#join=TOKEN`)."""
        parts = urlsplit(link)
        pieces = parts.path.strip("/").split("/")
        if len(pieces) != 2 or pieces[0] != "table" or not parts.fragment.startswith("join="):
            raise BadConnection(f"{link!r} is no invitation; one looks like http://localhost:8400/table/…#join=…")
        found = site or Site(link)
        return cls._sit(found, pieces[1], parts.fragment.removeprefix("join="), name)

    @classmethod
    def now(cls, url: str, game: str, name: str | None = None, site: Site | None = None) -> Seat:
        """Sit down at a public table of that game which waits, or open one and wait for somebody."""
        found = site or Site(url)
        seated = found.ask("/api/now", {"games": [game], "name": name})
        return cls(found, seated["table"]["id"], seated["mine"][0])

    @classmethod
    def _sit(cls, site: Site, table: str, join: str, name: str | None) -> Seat:
        seated = site.ask(f"/api/tables/{table}/seats", {"join": join, "name": name})
        return cls(site, table, seated["mine"][-1])

    def play(self, think: Callable[[dict[str, Any]], int]) -> dict[str, Any]:
        """Answer every question with `think(view)`, an action of the view's decision; the outcome at the end."""
        for view in self.questions():
            action = think(view)
            words = {option["action"]: option["word"] for option in view["decision"]["options"]}
            if action not in words:
                raise BadConnection(f"question {view['question']}: {action!r} is not allowed; allowed: {sorted(words)}")
            self._answered = self._mark()
            try:
                self.say(self.follower.answer(words[action]))
            except BadConnection as refusal:
                if refusal.code not in PASSED_BY:
                    raise
        outcome: dict[str, Any] = self.follower.view["outcome"] or {}
        return outcome

    def questions(self) -> Iterator[dict[str, Any]]:
        """The views in which this seat is asked, until the game is over. A lost connection is made anew."""
        for _ in self._heard(lambda: self._ended):
            if self._owes():
                yield self.follower.view

    def say(self, message: str) -> None:
        """Send a message of this seat; what the server says to it is taken in."""
        path = f"/api/tables/{self.table}/messages?seat={self.seat}"
        try:
            self.follower.hear(json.dumps(self.site.ask(path, json.loads(message))))
        except BadConnection:
            self.follower.pending = None  # refused: the next view says what is open now
            raise

    def rematch(self, name: str | None = None) -> Seat | None:
        """Once more, if everybody wants it: the seat at the next table, or None if somebody has left or said no."""
        self.say(json.dumps({"type": "rematch"}))
        for _ in self._heard(lambda: self._next is not None or bool(self.follower.table.get("declined"))):
            pass
        if self._next is None or self._next["join"] is None:
            return None
        return self._sit(self.site, self._next["table"], self._next["join"], name)

    def _mark(self) -> str:
        """Which question lies open, and how it is put: one question may come in several steps."""
        view = self.follower.view
        return json.dumps([self.follower.epoch, view["question"], view.get("decision")], sort_keys=True)

    def _owes(self) -> bool:
        """Is there a question to this seat that it has not answered yet?"""
        view = self.follower.view
        there = bool(view) and self.seat in view["asked"] and "decision" in view
        return there and not self._ended and self._mark() != self._answered

    @property
    def _ended(self) -> bool:
        return self.follower.over or self.follower.table.get("status") == "ended"

    def _heard(self, enough: Callable[[], bool]) -> Iterator[None]:
        """Each time that the server has said something, until it is enough."""
        tried = 0
        while not enough():
            try:
                for line in self._lines():
                    tried = 0
                    message = self.follower.hear(line)
                    if message["type"] == "welcome":
                        continue  # it may say that the game is over before the view of its end has come
                    if message["type"] == "next":
                        self._next = message
                    yield
                    if enough():
                        return
                raise ConnectionError("the stream has ended")
            except REACHED as error:
                if sum(AGAIN[:tried]) > self.site.patience or tried > 100:
                    raise BadConnection(f"{self.site.host}: {type(error).__name__}: {error}") from None
                self.site.sleep(AGAIN[min(tried, len(AGAIN) - 1)])
                tried += 1

    def _lines(self) -> Iterator[bytes]:
        """What the server says, from what is known already on."""
        follower = self.follower
        since = f"epoch={follower.epoch}&seen={len(follower.events)}"
        connection, answer = self.site.open(f"/api/tables/{self.table}/stream?seat={self.seat}&{since}")
        try:
            while line := answer.readline():
                if line.strip():
                    yield line
        finally:
            connection.close()


def _wait(said: str | None, tried: int) -> float:
    """Seconds until something is tried again: what the server said, within reason."""
    if said is not None and said.isdecimal():
        return min(float(said), LONGEST)
    return AGAIN[min(tried, len(AGAIN) - 1)]


def _refusal(status: int, body: bytes) -> BadConnection:
    try:
        found = json.loads(body)
        return BadConnection(str(found["reason"]), str(found["code"]))
    except (ValueError, KeyError, TypeError):
        return BadConnection(f"HTTP {status}")
