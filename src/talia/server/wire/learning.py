"""Lessons and puzzles as typed data: what has been answered so far goes in, the table as it then stands comes out.

Nothing is kept: a page holds the answers itself and sends them all each time.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from talia.server.wire.about import TableInfo
from talia.server.wire.protocol import Name, Update, Word
from talia.server.wire.views import Bubble

MOST_ANSWERS = 200  # of a lesson or puzzle: many times those of the longest

Given: TypeAlias = Annotated[list[Word], Meta(max_length=MOST_ANSWERS)]


class LessonForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A lesson as far as it has been played: the answers that were accepted, and one more to try (null: only look)."""

    answers: Given = []
    tried: Word | None = None


class Stage(Struct, frozen=True, kw_only=True):
    """A lesson's table after that: like any other table, with what the tutor says about it.

    Without `tried` the update tells everything from the start; with it, what is new.
    """

    lesson: str
    mark: str  # of its position and lines: another one, and answers kept before need not fit any more
    table: TableInfo
    update: Update
    accepted: bool  # false: the answer was a wrong one, and the table stands as it stood
    answers: list[str]  # all that were accepted, to be kept and sent again
    bubbles: list[Bubble]
    what_if: Update | None = None  # what a wrong answer would have led to, on a copy of the table
    step: int
    steps: int
    hints: list[Bubble] = []  # for the open question, gentlest first
    done: bool
    next: str | None = None  # the lesson after this one in its track


class LessonEntry(Struct, frozen=True, kw_only=True):
    """A lesson on its track. Its title is the text of that key."""

    id: str
    title: str
    minutes: int
    mark: str
    cards: list[str]  # ids of what it is about: the reading view of these can lead here
    rules: list[str]
    whole: bool  # a whole game with a coach, at a table of its own


class Track(Struct, frozen=True, kw_only=True):
    """Lessons of a game, in their order. Its title is the text of that key."""

    id: str
    game: str
    title: str
    minutes: int
    lessons: list[LessonEntry]


class Learn(Struct, frozen=True, kw_only=True):
    """Everything that can be learned here; of puzzles, how many there are of each kind, by game."""

    tracks: list[Track]
    puzzles: dict[str, dict[str, int]]


class LessonTable(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Wish for the table of a lesson that is a whole game."""

    name: Name | None = None


class PuzzleForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A puzzle as far as it has been tried: the answers so far, and one more (null: only look)."""

    answers: Given = []
    tried: Word | None = None


class PuzzleEntry(Struct, frozen=True, kw_only=True):
    """A puzzle as it is listed: nothing of its solution."""

    id: str
    game: str
    kind: str
    rating: int
    deviation: int


class Puzzles(Struct, frozen=True, kw_only=True):
    puzzles: list[PuzzleEntry]


class Daily(Struct, frozen=True, kw_only=True):
    """The puzzles of a day, one a game: the same everywhere."""

    day: str  # YYYY-MM-DD
    puzzles: list[PuzzleEntry]


class PuzzleStage(Struct, frozen=True, kw_only=True):
    """A puzzle's table after its answers so far. What is right is told only once it is over, or given up."""

    puzzle: str
    game: str
    kind: str
    goal: dict[str, Any]
    rating: int
    deviation: int
    table: TableInfo
    update: Update
    accepted: bool
    answers: list[str]
    bubbles: list[Bubble]
    what_if: Update | None = None
    done: bool
    failed: bool
    right: list[str] | None = None  # words of a way that solves it; where it was asked for, `what_if` shows it played
    mixture: dict[str, str] = {}  # once it is over, of Cardia: how often each card is played, in fractions
    loss: dict[str, str] = {}  # and what each other card loses
