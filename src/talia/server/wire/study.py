"""The study table as typed data: a position and answers go in, the table as it then stands comes out. Nothing is kept.

What goes in is what the asker has: a position entered or dealt, or a view that a seat of theirs was shown. No form here
names a table, so nobody can have one set up whose hidden cards they may not see.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from talia.server.wire.about import TableInfo
from talia.server.wire.protocol import Count, Level, Seat, Update, Word
from talia.server.wire.views import OPEN, AnySentence, Decision, Said, Weighed

MOST_TEXT = 8_000  # letters of a position as a short text: several times those of the longest
MOST_ANSWERS = 2_000  # of a branch that is studied: more than the longest games have
MOST_PLACES = 400  # of a table that is set up
MOST_LAID = 120  # cards in one place

ShortText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
LaidWord: TypeAlias = Annotated[str, Meta(max_length=120)]
Laid: TypeAlias = Annotated[list[LaidWord], Meta(max_length=MOST_LAID)]


class StudyAnswer(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One answer of a line that is studied, by its word in the decision's options."""

    seat: Seat
    word: Word


StudyLine: TypeAlias = Annotated[list[StudyAnswer], Meta(max_length=MOST_ANSWERS)]


class StudyForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A position and what was answered from there.

    The position is one of `text`, `position`, `view` (as a seat of one's own sees a table: what it hides is dealt
    anew, evenly) and `record` (of a finished game: where it began); without any, a new game is dealt with these
    options.
    """

    game: Word
    text: ShortText | None = None
    position: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    record: dict[str, Any] | None = None  # its own answers count for nothing here
    options: dict[str, Any] = {}  # of a new game
    seats: Seat | None = None  # of a new game
    deal: Count = 0  # how a new game is shuffled, or what a view hides is dealt
    answers: StudyLine = []
    seat: Seat | None = None  # whose eyes; null: of whoever is asked next
    open: bool = True  # all hands lie open


class Ruling(Struct, frozen=True, kw_only=True):
    """Why something happened: an event that the last answer caused, and the rule that it cites."""

    n: int  # of the event in `update.events`
    rule: str  # such as `cardia.R16`, `radlands.7.4` or `cardia.card.judge`
    section: str | None  # of the game's page of rules, where the rule or its card is told there
    card: str | None  # the card or location whose own text it is
    say: Said


class Complaint(Struct, frozen=True, kw_only=True):
    """Why the rules refuse something: in words, and the engine's own sentence, which is for programs."""

    say: Said
    sentence: str
    place: str | None = None  # what is wrong of a table that is set up: the id of a place, or of a group of places


class StudyStage(Struct, frozen=True, kw_only=True):
    """The table that a line leads to. What cannot be answered is told in `refused`, and the table stands before it."""

    game: str
    start: str  # the position that the line begins with, as a short text: for `text` of the next request
    text: str  # the position reached
    position: dict[str, Any]  # the same as JSON, for export
    answers: list[StudyAnswer]  # those that were taken
    said: list[Said]  # and each of them in words
    table: TableInfo
    update: Update  # everything since the start of the line
    asked: list[int]
    # The questions of all whose cards are open here, and of the game's own clock; `update.view` has one of them.
    decisions: list[Annotated[Decision, OPEN]]
    over: bool
    refused: Complaint | None = None
    ruling: list[Ruling] = []  # of the last answer


class SketchGroup(Struct, frozen=True, kw_only=True):
    """Places that lie together: a hand, an encounter, a column."""

    id: str
    seat: int | None  # whose it is
    label: Said


class SketchChoice(Struct, frozen=True, kw_only=True):
    """A word that a place of kind `choice` takes."""

    word: str
    say: Said


class SketchPlace(Struct, frozen=True, kw_only=True):
    """A place of a table that can be set up.

    What lies there is, by kind, a list of cards (`?` is any card that lies nowhere else), a number, or a word.
    """

    id: str
    group: str
    seat: int | None  # whose it is
    kind: Literal["cards", "count", "choice"]
    label: Said
    least: int = 0  # of a number
    most: int  # of a number, or of cards
    takes: list[str] = []  # of cards: the sorts of things that may lie there
    ordered: bool = False  # of cards: from the top down
    rest: bool = False  # of cards: what is laid nowhere lies here, shuffled, below what is named
    words: list[SketchChoice] = []  # of a choice


class SketchThing(Struct, frozen=True, kw_only=True):
    """A card (or camp, or token) that can be laid. The name is the text of `say`."""

    word: str
    sort: str
    seat: int | None  # whose it is, where each seat has a deck of its own: it can be laid on that seat's places only
    say: Said
    copies: int | None  # how many there are; null: as many as wanted
    left: int | None  # how many of them lie nowhere yet


class SketchForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table that is being set up: what lies where.

    Without a `sketch` it begins with the position of `text`, or of a `view`, or with a game that is dealt. With both
    `sketch` and `text`, what no place tells (such as the ability under way) is taken from that position as far as the
    rules allow it.
    """

    game: Word
    options: dict[str, Any] = {}
    seats: Seat | None = None
    text: ShortText | None = None
    view: dict[str, Any] | None = None
    sketch: Annotated[dict[Word, Laid | int | str], Meta(max_length=MOST_PLACES)] | None = None
    deal: Count = 0  # how what is left open is dealt
    seat: Seat | None = None
    open: bool = True


class Sketched(Struct, frozen=True, kw_only=True):
    """The table so far, and what the rules say where it cannot be so."""

    game: str
    options: dict[str, Any]
    seats: int
    sketch: dict[str, list[str] | int | str]
    groups: list[SketchGroup]
    places: list[SketchPlace]
    things: list[SketchThing]
    refused: Complaint | None = None
    text: str | None = None  # the position, where it can be
    kept: bool = False  # what was under way in the position of `text` goes on
    table: TableInfo | None = None
    update: Update | None = None


class AskForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What would a bot answer there? From what that seat knows, or with all hands open."""

    game: Word
    text: ShortText
    answers: StudyLine = []
    seat: Seat
    open: bool = False
    level: Level | None = None  # by default the strongest


class LineStep(Struct, frozen=True, kw_only=True):
    """One answer of the line that a bot expects."""

    seat: int
    word: str
    say: Said


class StudyAsked(Struct, frozen=True, kw_only=True):
    """What the bot would answer and why: made from what the seat knows (or from open hands), and from nothing else."""

    seat: int
    question: int
    open: bool
    level: str
    word: str
    action: int
    options: list[Weighed] = []  # best first
    lines: list[AnySentence] = []
    line: list[LineStep] = []
    record: dict[str, Any] | None = None  # all that the bot says of its decision, as data


class BugFile(Struct, frozen=True, kw_only=True):
    """What a player thinks is wrong, as a file: `talia check FILE --as-test` makes a test of it.

    One of `record` (a finished game), `text`, `position` and `view`; `answers` go on from any but a record.
    """

    talia_bug: Literal[1]
    game: str
    record: dict[str, Any] | None = None
    text: str | None = None
    position: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    answers: list[StudyAnswer] = []
    moment: int  # answers before what is wrong: of the record, or of `answers`
    seat: int | None
    expected: str  # in the player's own words
    version: str = ""
    engine: str = ""
