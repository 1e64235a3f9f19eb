"""What can be asked of the house: methods and paths of docs/protocol.md, and the act behind each.

The doors of a server have the same ones with their limits and descriptions; `tests/offline/test_routes.py` asks both
and holds this list against theirs. Those of `GONE` are a server's only.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from talia.server.acts import Acts, Caller, Done
from talia.server.keep import replays
from talia.server.run.settings import Settings
from talia.server.wire import forms, learning, review, sheets, study
from talia.server.wire.errors import Refused
from talia.server.wire.keys import HEADER, wish
from talia.server.wire.tokens import Held

T = TypeVar("T", bound=msgspec.Struct)
NUMBER = re.compile(r"-?[0-9]{1,15}")
MOST = 1 << 40

# Method and path as FastAPI has them: joining by link, moving a seat, the lobby, programs, hosts and texts.
GONE = frozenset(
    {
        ("POST", "/api/tables/{id}/invitation"),
        ("POST", "/api/tables/{id}/transfer"),
        ("GET", "/api/tables"),
        ("POST", "/api/now"),
        ("GET", "/api/tables/{id}/stream"),
        ("POST", "/api/tables/{id}/messages"),
        ("GET", "/api/live"),
        ("GET", "/api/health"),
        ("GET", "/api/texts"),
        ("GET", "/api/texts/{language}"),
        ("GET", "/api/texts/{language}/{file}"),
    }
)


class Call(NamedTuple):
    """One question to the house."""

    acts: Acts
    settings: Settings
    method: str
    path: str
    query: Mapping[str, str]
    body: bytes
    headers: Mapping[str, str]
    held: Held
    address: str
    named: Mapping[str, str]  # what stands in the path

    @property
    def id(self) -> str:
        return self.named["id"]

    def caller(self) -> Caller:
        return Caller(self.held, self.address)

    def wisher(self) -> Caller:
        """Whoever asks, with the key of the wish, if it has one."""
        key = self.headers.get(HEADER.lower())
        return Caller(self.held, self.address, wish(key, self.method, self.path, self.body))

    def form(self, type: type[T], most: int | None = None) -> T:
        most = most or self.settings.most_body
        if len(self.body) > most:
            raise Refused("too_large", f"the body is larger than {most} bytes")
        try:
            return msgspec.json.decode(self.body, type=type)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("malformed", f"the body is not a {type.__name__}: {error}") from None

    def number(self, name: str, least: int, most: int) -> int | None:
        """A number of the query, or None where there is none."""
        given = self.query.get(name)
        if given is None:
            return None
        found = int(given) if NUMBER.fullmatch(given) else None
        if found is None or not least <= found <= most:
            raise Refused("malformed", f"query.{name}: {given[:40]!r} is not allowed; allowed: {least} to {most}")
        return found

    def seat(self) -> int | None:
        return self.number("seat", 0, 61)


Act = Callable[[Call], Awaitable[Done]]
Lines = Callable[[Call], Awaitable[AsyncIterator[bytes]]]


async def _replay(call: Call) -> Done:
    since = call.number("since", 0, MOST) or 0
    count = call.number("count", 1, replays.MOST_MOMENTS) or replays.MOST_MOMENTS
    return await call.acts.replay(call.caller(), call.id, call.seat(), since, count)


async def _daily(call: Call) -> Done:
    day = call.query.get("day", "")
    if len(day) != 10:
        raise Refused("malformed", f"query.day: {day[:40]!r} is not allowed; allowed: YYYY-MM-DD")
    return await call.acts.daily(call.caller(), day)


async def _catalogue(call: Call) -> Done:
    return call.acts.catalogue()


async def _statistics(call: Call) -> Done:
    return call.acts.statistics(call.named["game"])


def _calculates(work: str, type: type[Any]) -> Act:
    def act(call: Call) -> Awaitable[Done]:
        return call.acts.calculate(call.caller(), work, call.form(type))

    return act


async def _review(call: Call) -> AsyncIterator[bytes]:
    seat = call.query.get("seat", "0")
    if not re.fullmatch("all|[0-9]{1,2}", seat):
        raise Refused("malformed", f"query.seat: {seat[:40]!r} is not allowed; allowed: 0 to 61, all")
    return await call.acts.review(call.caller(), call.id, seat, call.number("closer", 0, 100_000))


ROUTES: dict[tuple[str, str], Act] = {
    ("GET", "/api/games"): _catalogue,
    ("GET", "/api/statistics/{game}"): _statistics,
    ("POST", "/api/commitments"): lambda call: call.acts.commit(),
    ("POST", "/api/tables"): lambda call: call.acts.new_table(call.wisher(), call.form(forms.NewTable)),
    ("GET", "/api/tables/{id}"): lambda call: call.acts.table(call.caller(), call.id),
    ("POST", "/api/tables/{id}/seats"): lambda call: call.acts.claim(call.wisher(), call.id, call.form(forms.Claim)),
    ("GET", "/api/tables/{id}/replay"): _replay,
    ("POST", "/api/tables/{id}/continue"): lambda call: call.acts.play_on(
        call.wisher(), call.id, call.form(forms.Continue)
    ),
    ("GET", "/api/tables/{id}/record"): lambda call: call.acts.record(call.id),
    ("GET", "/api/tables/{id}/export"): lambda call: call.acts.export(call.id),
    ("GET", "/api/tables/{id}/history"): lambda call: call.acts.history(call.id, call.seat()),
    ("POST", "/api/tables/{id}/review/retry"): lambda call: call.acts.retry(
        call.caller(), call.id, call.form(review.RetryForm)
    ),
    ("POST", "/api/records"): lambda call: call.acts.take_in(
        call.wisher(), call.form(forms.Import, call.settings.most_import)
    ),
    ("POST", "/api/series"): lambda call: call.acts.new_series(call.wisher(), call.form(forms.NewSeries)),
    ("GET", "/api/series/{id}"): lambda call: call.acts.one_series(call.caller(), call.id),
    ("POST", "/api/series/{id}/players"): lambda call: call.acts.join_series(
        call.wisher(), call.id, call.form(forms.Claim)
    ),
    ("POST", "/api/fantasy-realms/score"): _calculates("score", sheets.ScoreForm),
    ("POST", "/api/fantasy-realms/discards"): _calculates("discards", sheets.DiscardsForm),
    ("POST", "/api/fantasy-realms/compare"): _calculates("compare", sheets.CompareForm),
    ("POST", "/api/fantasy-realms/ways"): _calculates("ways", sheets.WaysForm),
    ("GET", "/api/learn"): lambda call: call.acts.listed(call.caller(), "learn"),
    ("POST", "/api/learn/lessons/{id}"): lambda call: call.acts.lesson(
        call.caller(), call.id, call.form(learning.LessonForm)
    ),
    ("POST", "/api/learn/lessons/{id}/table"): lambda call: call.acts.lesson_table(
        call.wisher(), call.id, call.form(learning.LessonTable)
    ),
    ("GET", "/api/puzzles"): lambda call: call.acts.listed(call.caller(), "puzzles"),
    ("GET", "/api/puzzles/daily"): _daily,
    ("POST", "/api/puzzles/{id}"): lambda call: call.acts.puzzle(
        call.caller(), call.id, call.form(learning.PuzzleForm)
    ),
    ("POST", "/api/puzzles/{id}/solution"): lambda call: call.acts.puzzle(
        call.caller(), call.id, call.form(learning.PuzzleForm), "solution"
    ),
    ("POST", "/api/study"): lambda call: call.acts.study(
        call.caller(), call.form(study.StudyForm, call.settings.most_import)
    ),
    ("POST", "/api/study/sketch"): lambda call: call.acts.sketch(call.caller(), call.form(study.SketchForm)),
    ("POST", "/api/study/ask"): lambda call: call.acts.ask(
        call.caller(), call.form(study.AskForm, call.settings.most_import)
    ),
}
# These tell more and more of one answer, a line each.
STREAMS: dict[tuple[str, str], Lines] = {("GET", "/api/tables/{id}/review"): _review}

_PARTS = [(key, key[1].split("/")) for key in (*ROUTES, *STREAMS)]


def found(method: str, path: str) -> tuple[tuple[str, str], dict[str, str]]:
    """Which of them is asked, and what stands in its path."""
    parts = [unquote(part) for part in path.split("/")]
    others = False
    # What is written out comes before what is named, as in the doors: /api/puzzles/daily is no puzzle.
    for key, wanted in sorted(_PARTS, key=lambda one: one[0][1].count("{")):
        if len(wanted) != len(parts):
            continue
        named: dict[str, str] = {}
        for want, part in zip(wanted, parts, strict=True):
            if want.startswith("{") and part:
                named[want[1:-1]] = part
            elif want != part:
                break
        else:
            if key[0] == method:
                return key, named
            others = True
    if others:
        raise Refused("malformed", "Method Not Allowed")
    raise Refused("unknown", "there is nothing at this address")


def asked(text: str) -> tuple[str, dict[str, str]]:
    """A path with its query, parted."""
    path, _, query = text.partition("?")
    return path, dict(parse_qsl(query, keep_blank_values=True))
