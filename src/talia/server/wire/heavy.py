"""What the server asks of the processes that do its heavy work, as typed data; they are in `labourer.py`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from talia.server.wire.forms import Import
from talia.server.wire.learning import LessonForm, PuzzleForm
from talia.server.wire.protocol import Update
from talia.server.wire.review import RetryForm


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


class RetryWork(Struct, frozen=True, kw_only=True):
    """Another answer to a decision of a finished game."""

    record: dict[str, Any]
    form: RetryForm


class Retaken(Struct, frozen=True, kw_only=True):
    """The answer as its option is called, and the table after it."""

    word: str
    what_if: Update


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
