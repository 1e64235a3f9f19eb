"""The form of a history: one line a finished game, and a file of them. docs/history.md tells what each part means.

The browser keeps the same lines, and `talia export` writes their types for it. A game is known by the hash of what was
played, so that a file can be taken in twice, and on two devices, without a game being there twice.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from talia.core.errors import TaliaError
from talia.core.record import Record

FORM = 1
RECORDS = 500  # so many games, the last ones, keep their record
SMALL = 16_000  # bytes of a record that is kept
PLAYED = ("game", "rules", "seats", "options", "seed", "position", "answers")

Result: TypeAlias = Literal["won", "lost", "drawn", "shared", "none"]


class BadHistory(TaliaError):
    """A history that cannot be read or kept."""


class Sitter(Struct, frozen=True, kw_only=True):
    """Who sat on a seat."""

    kind: Literal["person", "bot"]
    name: str | None = None
    level: str | None = None  # of a bot


class GameLine(Struct, frozen=True, kw_only=True):
    """A finished game as a history keeps it."""

    hash: str  # of what was played
    at: str  # when it began, as 2026-11-17T20:15:00Z
    game: str
    rules: int
    options: dict[str, Any]  # those that are not as usual
    seats: list[Sitter]
    mine: list[int]  # several: at one screen
    winners: list[int]
    scores: list[int]
    reason: str
    by_rules: bool
    by: dict[str, list[str]]  # what results are counted by, from my seat: deck, locations, camps
    cards: list[str]  # that I played or ended with
    hints: int  # that I was given
    practice: bool  # hints, take-backs past something hidden, a game continued: counted apart
    table: str | None = None  # on the server it was played at
    accuracy: float | None = None  # in percent, once it has been reviewed
    record: dict[str, Any] | None = None  # if it is small, of the last games


class HistoryFile(Struct, kw_only=True):
    """The whole file. `device` holds what else a browser keeps: lessons, puzzles, settings."""

    talia_history: int = FORM
    games: list[GameLine] = []
    device: dict[str, Any] = {}


def mark(record: Record) -> str:
    """The hash by which a game is known: of what was played, whatever was noted beside it."""
    told = record.to_json()
    played = {key: told[key] for key in PLAYED if key in told}
    text = json.dumps(played, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:32]


def result(line: GameLine) -> Result:
    """How it ended for whoever keeps the history. A game at one screen, or one that was stopped, is nobody's."""
    if len(line.mine) != 1:
        return "shared"
    if line.reason == "stopped":
        return "none"
    if not line.winners or len(line.winners) == len(line.seats):
        return "drawn"
    return "won" if line.mine[0] in line.winners else "lost"


def read(text: bytes | str) -> HistoryFile:
    """The history of a JSON text; BadHistory says what is wrong with it."""
    try:
        found = msgspec.json.decode(text, type=HistoryFile)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadHistory(f"this is not a history: {error}") from None
    if found.talia_history != FORM:
        raise BadHistory(f"talia_history: {found.talia_history} is not a form this Talia reads; allowed: {FORM}")
    for at, line in enumerate(found.games):
        if any(not 0 <= seat < len(line.seats) for seat in (*line.mine, *line.winners)):
            raise BadHistory(f"games[{at}]: mine and winners name a seat that is not there; allowed: 0 to seats - 1")
    return found


def write(history: HistoryFile) -> str:
    """The history as JSON text, the latest game first; the same games give the same bytes."""
    told = msgspec.to_builtins(HistoryFile(games=ordered(history.games), device=history.device))
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


def ordered(games: list[GameLine]) -> list[GameLine]:
    """The latest first, and records with the last ones only."""
    latest = sorted(games, key=lambda line: (line.at, line.hash), reverse=True)
    kept = 0
    found: list[GameLine] = []
    for line in latest:
        kept += line.record is not None
        over = line.record is not None and kept > RECORDS
        found.append(msgspec.structs.replace(line, record=None) if over else line)
    return found


def merged(mine: list[GameLine], others: list[GameLine]) -> list[GameLine]:
    """Both together, each game once: what one side lacks (a record, an accuracy) is taken from the other."""
    found = {line.hash: line for line in mine}
    for line in others:
        here = found.get(line.hash)
        if here is None:
            found[line.hash] = line
        else:
            found[line.hash] = msgspec.structs.replace(
                here,
                table=here.table if here.table is not None else line.table,
                accuracy=here.accuracy if here.accuracy is not None else line.accuracy,
                record=here.record if here.record is not None else line.record,
            )
    return ordered(list(found.values()))
