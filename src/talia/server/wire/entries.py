"""What a table's history is made of. Entries are only ever appended; a table is what its entries make of it.

A table is restored by applying them again, so an entry holds all that its effect depends on: the time too.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from talia.server.wire.about import ClockRule, SeatKind, SeriesPlace, Undo
from talia.server.wire.protocol import Why


class Entry(Struct, tag_field="kind", kw_only=True, omit_defaults=True):
    """One step of a table's history, at a server time."""

    at: float


class Offered(Entry, tag="offered"):
    """A taken seat may be claimed once more: its player moves to another device."""

    seat: int


class Claimed(Entry, tag="claimed"):
    """Somebody has sat down, or moved to another device: the seat has a new token."""

    seat: int
    token: str
    name: str | None = None
    luck: str = ""
    program: bool = False


class Filled(Entry, tag="filled"):
    """A bot has got an open seat."""

    seat: int
    level: str


class Dealt(Entry, tag="dealt"):
    """No seat is open: the game begins."""


class Answered(Entry, tag="answered"):
    """A question was answered. `by`: the seat's player, the clock, or the server in place of a bot that failed."""

    seat: int
    word: str
    by: Literal["player", "clock", "server"] = "player"


class Rewound(Entry, tag="rewound"):
    """The table went back to where that many answers had been given.

    `clock`: the time left of each seat and of the game's own clock: what was taken back need not be played again.
    """

    seat: int
    answers: int
    practice: bool = False
    clock: list[float] = []


class Requested(Entry, tag="requested"):
    """Somebody would like to take back."""

    seat: int
    question: int


class Agreed(Entry, tag="agreed"):
    """One of those asked has said yes."""

    seat: int


class Dropped(Entry, tag="dropped"):
    """The request is off."""


class Stood(Entry, tag="stood"):
    """A bot plays a person's seat (None: the person does again). `for_good`: the person has resigned."""

    seat: int
    level: str | None
    for_good: bool = False


class Helped(Entry, tag="helped"):
    """A seat was given a hint."""

    seat: int


class Finished(Entry, tag="finished"):
    """The game ended otherwise than by its rules."""

    winners: list[int]
    reason: Literal["resigned", "time", "abandoned", "stopped"]
    seat: int | None = None


class Voted(Entry, tag="voted"):
    """A person would like a rematch, or no longer. Who has not said yes and says no has declined."""

    seat: int
    accept: bool


class Followed(Entry, tag="followed"):
    """Another table goes on from here. `seats`: which seat there belongs to each seat here.

    In a tournament the players part: then `tables` has each seat's own table.
    """

    table: str
    why: Why
    seats: list[int | None]
    tables: list[str] | None = None

    def table_of(self, seat: int) -> str:
        return self.table if self.tables is None else self.tables[seat]


class Woke(Entry, tag="woke"):
    """The server came back: time since the entry before is charged to nobody."""


AnyEntry: TypeAlias = (
    Offered
    | Claimed
    | Filled
    | Dealt
    | Answered
    | Rewound
    | Requested
    | Agreed
    | Dropped
    | Stood
    | Helped
    | Finished
    | Voted
    | Followed
    | Woke
)


class Place(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A seat as the table was made."""

    who: SeatKind
    name: str | None = None
    level: str | None = None
    device: int | None = None
    luck: str = ""
    token: str | None = None  # hash of the seat token


class Plan(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A table as it was made; it never changes."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Place]
    created: float
    clock: ClockRule
    undo: Undo
    hints: bool = False
    public: bool = False
    chat: bool = False  # may the seats talk in their own words? What they say is kept nowhere
    practice: bool = False
    key: str  # join tokens are derived from it
    host: str | None = None  # hash of the host's token
    secret: str | None = None
    salt: str | None = None
    commitment: str | None = None
    position: dict[str, Any] | None = None  # played on from here
    before: dict[str, Any] | None = None  # and the record up to there, so that the log goes on, too
    record: dict[str, Any] | None = None  # imported: a game to look at
    fair: dict[str, Any] | None = None
    series: SeriesPlace | None = None
    coach: bool = False  # does a coach speak to the person?
    lesson: str | None = None  # the lesson that this game is

    @property
    def only_bots(self) -> bool:
        """Does nobody sit here, and can nobody come?"""
        return all(place.who == "bot" for place in self.seats)


_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_plans: msgspec.json.Decoder[Plan] = msgspec.json.Decoder(Plan)
_encoder = msgspec.json.Encoder()


def write(entry: Entry | Plan) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    return _entries.decode(text)


def read_plan(text: str) -> Plan:
    return _plans.decode(text)
