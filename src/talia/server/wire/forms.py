"""The bodies of HTTP requests and answers: typed data, unknown fields refused. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from talia.server.wire.about import ClockRule, Result, SeatKind, SeriesKind, Status, TableInfo, Undo
from talia.server.wire.errors import Code
from talia.server.wire.protocol import Level, Name, Ref, Seat, Word
from talia.server.wire.views import AnyEvent, Said, Setting, View

# A player's own contribution to the shuffle.
Luck: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$")]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class Form(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A request body."""


class SeatForm(Form, frozen=True, kw_only=True):
    """Who is to sit on a seat of a new table.

    `me`: the one who asks, at this browser (several such seats: one screen for all of them). `open`: whoever comes with
    the seat's join link. `bot`: a bot of that level.
    """

    who: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Form, frozen=True, kw_only=True):
    """Wish for a table."""

    game: Word
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=61)]
    clock: ClockRule = ClockRule()
    undo: Undo | None = None  # by default free where all persons share one screen
    hints: bool | None = None  # by default allowed where all persons share one screen
    coach: bool = False  # a coach speaks to the one person who plays, against bots: then it is practice
    public: bool = False  # listed in the lobby
    chat: bool = False  # the seats may talk in their own words; never at a public table
    ticket: Token | None = None  # of a commitment asked for beforehand
    luck: Luck = ""


class Claim(Form, frozen=True, kw_only=True):
    """Take a seat with its join token. `program`: give the seat token in the answer instead of a cookie."""

    join: Token
    name: Name | None = None
    luck: Luck = ""
    program: bool = False


class Now(Form, frozen=True, kw_only=True):
    """Wish to play somebody now: at a public table that waits for one more, or at a new one that waits.

    Any of the `games` will do; the first is opened if nobody waits. Only usual options and no clock are asked of
    anybody. `mine`: tables that I have made already, so that nobody sits down opposite themselves.
    """

    games: Annotated[list[Word], Meta(min_length=1, max_length=20)]
    seats: Annotated[int, Meta(ge=2, le=61)] | None = None  # of a new table; by default as few as can play
    name: Name | None = None
    mine: Annotated[list[Token], Meta(max_length=24)] = []
    ticket: Token | None = None  # of a commitment asked for beforehand, for a new table
    luck: Luck = ""


class Invitation(Form, frozen=True, kw_only=True):
    """What has become of a link to a seat?"""

    join: Token


class Invited(Struct, frozen=True, kw_only=True):
    """A link to a seat, before anybody sits down.

    `open`: the seat is free. `device`: it takes a seat to another device. `used`: somebody sits there by it already.
    `ended`: the game is over. `wrong`: there never was such a link.
    """

    state: Literal["open", "device", "used", "ended", "wrong"]
    seat: int | None = None


class Committed(Struct, frozen=True, kw_only=True):
    """A commitment to the shuffle of a table still to be made, good for ten minutes and one table."""

    ticket: str
    commitment: str


class Transfer(Form, frozen=True, kw_only=True):
    """Wish for a link that takes my seat to another device, once."""

    seat: Seat


class Continue(Form, frozen=True, kw_only=True):
    """Play on from a moment of a finished game, against bots."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat
    level: Level
    name: Name | None = None


class Import(Form, frozen=True, kw_only=True):
    """A record, or a whole export, to look at."""

    record: dict[str, Any]
    fair: dict[str, Any] | None = None
    names: list[Name | None] | None = None
    levels: list[Level | None] | None = None
    talia_export: int | None = None
    result: dict[str, Any] | None = None
    table: Ref | None = None


class PlayerForm(SeatForm, frozen=True, kw_only=True):
    """A player of a match or tournament, as on a seat."""


class NewSeries(Form, frozen=True, kw_only=True):
    """Wish for a match, a tournament or a duplicate match."""

    kind: SeriesKind
    game: Word
    options: dict[str, Any] = {}
    players: Annotated[list[PlayerForm], Meta(min_length=2, max_length=4)]
    clock: ClockRule = ClockRule()
    undo: Undo | None = None
    hints: bool | None = None
    luck: Luck = ""
    deals: Annotated[int, Meta(ge=1, le=8)] | None = None  # of a duplicate match, each played twice; by default 2


class Invite(Struct, frozen=True, kw_only=True):
    """A seat to be claimed: send `path` (with the site's address before it) to whoever is to sit there."""

    seat: int
    join: str
    path: str
    table: str | None = None  # in a series: which table the seat is at


class Seated(Struct, frozen=True, kw_only=True):
    """A table, and what the one who asks has there."""

    table: TableInfo
    mine: list[int]
    host: bool
    invites: list[Invite] = []
    token: str | None = None  # programs only


class Moment(Struct, frozen=True, kw_only=True):
    """A finished game before its answer of this number (the last moment: the end)."""

    moment: int
    seat: int | None  # who answers next, and what (nobody at the end)
    word: str | None
    events: list[AnyEvent]  # told since the moment before, to the seat looked from
    view: View


class Replay(Struct, frozen=True, kw_only=True):
    """Some moments of a finished game, from one seat."""

    table: TableInfo
    seat: int | None
    moments: int  # how many there are
    since: int
    shown: list[Moment]
    before: list[AnyEvent]  # what that seat was told before the first of them: the log of any of them is there


class Rating(Struct, frozen=True, kw_only=True):
    """How strong a level was measured to be, rounded."""

    level: str
    rating: int  # the apprentice has 1000; 400 more is ten times the odds
    margin: int  # half of its 95 % interval; 0 for the apprentice, by whom the others are measured


class Ratings(Struct, frozen=True, kw_only=True):
    """The measured levels of one variant at one number of seats."""

    seats: int
    options: dict[str, Any]  # those that are not the usual ones
    levels: list[Rating]


class Game(Struct, frozen=True, kw_only=True):
    """A game of the catalogue."""

    game: str
    rules: int
    least_seats: int
    most_seats: int
    settings: list[Setting]
    reasons: list[str]
    levels: list[str]
    need_compiled: list[str]  # the levels that see too little in their time while bots think with interpreted rules
    series: list[SeriesKind]
    ratings: list[Ratings] = []  # of no other variant or number of seats is the strength known
    series_players: dict[str, int] = {}  # how many a series of each kind takes
    about: dict[str, Any] = {}


class Catalogue(Struct, frozen=True, kw_only=True):
    talia: str
    protocol: int
    rules: Literal["compiled", "interpreted"]  # which ones bots think with; interpreted ones may still be compiled
    offline: bool = False  # the page is its own server: nobody else can come
    games: list[Game]


class Listed(Struct, frozen=True, kw_only=True):
    """A table of the lobby."""

    table: TableInfo
    invites: list[Invite] = []


class Lobby(Struct, frozen=True, kw_only=True):
    tables: list[Listed]


class SeriesPlayer(Struct, frozen=True, kw_only=True):
    player: int
    who: SeatKind
    name: str | None
    level: str | None
    wins: int
    losses: int
    draws: int


class SeriesGame(Struct, frozen=True, kw_only=True):
    table: str
    round: int
    number: int
    players: list[int]
    status: Literal["playing", "ended"]
    winner: int | None  # the series' player; nobody while it lasts or when drawn
    match: int = 0  # of a tournament: 0 to 5 are all against all, two a round; 6 is the final
    scores: list[int] = []  # by seat, once it has ended
    deal: int | None = None  # of a duplicate match: told once it has been played from both sides


class SeriesDifference(Struct, frozen=True, kw_only=True):
    """By how much the first player of a duplicate match is ahead of the second, over both games of a deal, or all."""

    games: int  # won less lost
    scores: int  # own less the other's, of games that ended by their rules


class SeriesDeal(Struct, frozen=True, kw_only=True):
    """A deal of a duplicate match that has been played from both sides."""

    deal: int
    tables: list[str]  # its two games, in the order they were played
    difference: SeriesDifference


class Series(Struct, frozen=True, kw_only=True):
    id: str
    kind: SeriesKind
    game: str
    options: dict[str, Any]
    status: Status
    players: list[SeriesPlayer]
    games: list[SeriesGame]
    standing: list[int]  # players, best first
    winner: int | None
    deals: int = 0  # of a duplicate match: how many there are
    compared: list[SeriesDeal] = []  # of a duplicate match: the deals that can be compared by now
    difference: SeriesDifference | None = None  # of a duplicate match: over all of these


class SeriesSeated(Struct, frozen=True, kw_only=True):
    """A series, which players of it the one who asks is, and, for its host, the links of the others."""

    series: Series
    mine: list[int]
    host: bool
    invites: list[Invite] = []
    tables: list[Invite] = []  # my seats at the tables of the running round, to be claimed
    token: str | None = None


class Transferred(Struct, frozen=True, kw_only=True):
    seat: int
    join: str
    path: str


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was wrong with a request, in one sentence; where the rules refused a position, in words for people too."""

    code: Code
    reason: str
    say: Said | None = None


class Proof(Struct, frozen=True, kw_only=True):
    """The commitment and its opening: `talia check` and the page verify a deal with them."""

    commitment: str | None
    secret: str
    salt: str
    luck: list[str]
    seed: str


class Export(Struct, frozen=True, kw_only=True):
    """Everything about a finished game. `record` is as `talia.core.record` writes it."""

    talia_export: int
    table: str
    record: dict[str, Any]
    names: list[str | None]
    result: Result | None
    fair: Proof | None
    levels: list[str | None] = []  # of the bots that played


class Languages(Struct, frozen=True, kw_only=True):
    """The languages and their files, each with a mark of its contents."""

    languages: dict[str, dict[str, str]]


class Health(Struct, frozen=True, kw_only=True):
    """Is all well? `why` it is not ready: `writes` are not committed, it is `full`; a member: `asleep`, `leaving`."""

    ok: bool
    talia: str
    tables: int
    why: list[str] = []
