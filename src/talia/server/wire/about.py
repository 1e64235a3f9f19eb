"""What is told of a table to everybody: its seats, clocks, requests and result. Nothing secret is in it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from talia.server.wire.views import Said

SeatKind: TypeAlias = Literal["open", "person", "bot"]
Lamp: TypeAlias = Literal["here", "lost", "gone"]
Status: TypeAlias = Literal["waiting", "playing", "ended"]
Undo: TypeAlias = Literal["free", "consent", "never"]
SeriesKind: TypeAlias = Literal["match", "tournament", "duplicate"]


class ClockRule(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How time is kept. All zero: no clock.

    `bank` seconds a seat for the whole game and `increment` back for each decision; or `decision` seconds for each
    decision, saved up by nobody. `limit` seconds for a phase that the game itself ends by time (Chaos).
    """

    bank: Annotated[float, Meta(ge=0, le=86400)] = 0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0
    decision: Annotated[float, Meta(ge=0, le=86400)] = 0
    limit: Annotated[float, Meta(ge=0, le=7200)] = 0
    out: Literal["lose", "move"] | None = None  # out of time: the game is lost, or a simple answer is given


class SeatInfo(Struct, frozen=True, kw_only=True):
    """One seat, as everybody may see it."""

    seat: int
    kind: SeatKind
    name: str | None = None
    level: str | None = None  # of the bot whose seat it is
    stand_in: str | None = None  # level of the bot that plays for a person who is away
    lamp: Lamp | None = None  # persons only
    lost_at: float | None = None  # server time since which a person is not there
    gone_at: float | None = None  # server time at which a lost person counts as gone
    played: int = 0  # answers that the last stand-in has given for the person
    resigned: bool = False  # of more than two: the person does not come back
    device: int | None = None  # seats with the same number share one screen
    http: bool = False  # a program, playing by HTTP


class Result(Struct, frozen=True, kw_only=True):
    """How a table ended: by the rules, or because somebody resigned, ran out of time or left."""

    winners: list[int]
    scores: list[int]
    reason: str  # a reason of the game, or: resigned, time, abandoned, stopped
    by_rules: bool = True
    seat: int | None = None  # who resigned, ran out of time or left


class Request(Struct, frozen=True, kw_only=True):
    """A take-back that waits for the others' consent."""

    request: int
    seat: int
    question: int
    waiting: list[int]  # seats that have not said yes yet
    move: Said | None = None  # what would be taken back, as far as everybody has seen it


class Opening(Struct, frozen=True, kw_only=True):
    """The commitment opened, after the end. `talia.fair` says how they hang together."""

    secret: str
    salt: str
    luck: list[str]
    seed: str


class SeriesPlace(Struct, frozen=True, kw_only=True):
    """Where a table stands in a match or tournament."""

    series: str
    kind: SeriesKind
    round: int
    number: int
    players: list[int]  # the series' player at each seat
    match: int = 0  # of a tournament: 0 to 5 are all against all, two a round; 6 is the final


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everybody may see it: nothing secret is in it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    clock: ClockRule
    undo: Undo
    hints: bool
    practice: bool
    commitment: str | None
    opening: Opening | None = None
    result: Result | None = None
    request: Request | None = None
    rematch: list[int] = []  # seats that have said yes
    declined: list[int] = []  # seats that have said no to it
    chat: bool = False  # may the seats talk in their own words?
    series: SeriesPlace | None = None
    imported: bool = False
    created: float = 0
    onlookers: int = 0
    coach: bool = False  # a coach speaks to the person here
    lesson: str | None = None  # the lesson that this game is


class SeatClock(Struct, frozen=True, kw_only=True):
    """Seconds left to a seat at the server time `now` of the same message."""

    left: float
    running: bool


class Clocks(Struct, frozen=True, kw_only=True):
    """All clocks of a table; `limit` is what the game's own time limit has left."""

    now: float
    seats: list[SeatClock]
    limit: float | None = None
