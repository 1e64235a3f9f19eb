"""What the server asks of the processes that do its heavy work, as typed data; they are in `labourer.py`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from talia.server.wire.forms import Import
from talia.server.wire.learning import LessonForm, PuzzleForm
from talia.server.wire.study import AskForm, SketchForm, StudyForm


class MomentsWork(Struct, frozen=True, kw_only=True):
    """Some moments of a finished game, from one seat."""

    record: dict[str, Any]
    seat: int | None
    since: int
    count: int


class MomentWork(Struct, frozen=True, kw_only=True):
    """A finished game after its first answers."""

    record: dict[str, Any]
    moment: int


class Reached(Struct, frozen=True, kw_only=True):
    """That moment: its position, unless the game is over there."""

    over: bool
    position: dict[str, Any] | None


class ImportWork(Struct, frozen=True, kw_only=True):
    """A record that somebody brings: checked, replayed, and made a plan of."""

    form: Import
    games: tuple[str, ...]
    now: float


class LearnWork(Struct, frozen=True, kw_only=True):
    """All lessons, or all puzzles, of the games that are played here."""

    games: tuple[str, ...]


class LessonWork(Struct, frozen=True, kw_only=True):
    """A lesson as far as it has been played."""

    id: str
    form: LessonForm
    games: tuple[str, ...]


class PuzzleWork(Struct, frozen=True, kw_only=True):
    """A puzzle as far as it has been tried."""

    id: str
    form: PuzzleForm
    games: tuple[str, ...]


class DailyWork(Struct, frozen=True, kw_only=True):
    """The puzzles of a day."""

    day: str
    games: tuple[str, ...]


class StudyWork(Struct, frozen=True, kw_only=True):
    """A line of the study table."""

    form: StudyForm
    games: tuple[str, ...]


class SketchWork(Struct, frozen=True, kw_only=True):
    """A table that is being set up."""

    form: SketchForm
    games: tuple[str, ...]


class AskWork(Struct, frozen=True, kw_only=True):
    """What a bot is to be asked about a line of the study table."""

    form: AskForm
    games: tuple[str, ...]


class LineWork(Struct, frozen=True, kw_only=True):
    """The line that the bot expects there, by numbers."""

    form: AskForm
    line: list[dict[str, Any]]
    games: tuple[str, ...]


class Question(Struct, frozen=True, kw_only=True):
    """The view that the bot gets of it."""

    view: dict[str, Any]
