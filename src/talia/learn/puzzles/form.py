"""The form of a puzzle and of a file of puzzles: typed data, unknown fields refused, errors that name file and puzzle.

A file is `{"talia_puzzles": 1, "puzzles": […]}`. A puzzle holds all that is needed to show, solve and prove it; what it
holds of hidden cards was dealt from the seat's view and is true of no game.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec import Struct, structs

from talia.core.errors import TaliaError, Unchecked

VERSION = 1
UNNAMED = ""  # the id of a puzzle that has just been mined


class BadPuzzle(TaliaError):
    """A puzzle that cannot be read, does not fit the rules or is not proven; the sentence says which and why."""


class Solution(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What is right. The goal decides: a way that is not among `lines` and reaches it is right as well."""

    lines: list[list[str]]  # words of the answers, a list a way; the first way is shown
    mixture: dict[str, str] = {}  # Cardia: how often each accepted card is played, in fractions
    theirs: dict[str, str] = {}  # and the other side's cards against it
    loss: dict[str, str] = {}  # what each other card loses, in chances to win
    second: int | None = None  # points of what comes next


class Proof(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """How it is known, in numbers that come out the same when it is proven again."""

    method: str
    positions: int  # looked at: positions of an endgame, ways to answer
    margin: str  # between what is right and what comes next: points, or a fraction of the chance to win
    worlds: int = 0  # dealt from the view, in which the first way was played again


class Difficulty(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """How hard it is: how often each level finds it, and the rating that says so."""

    rating: int = 1500
    deviation: int = 350
    found: dict[str, float] = {}


class Source(Struct, forbid_unknown_fields=True, frozen=True):
    """Where it comes from: who played (`quick`: compiled players that think honestly and little), and the seed."""

    play: str
    seed: int


class Puzzle(Struct, forbid_unknown_fields=True, frozen=True):
    """One position with one question."""

    id: str  # <game>-<number>
    game: str
    rules: int  # the version of the rules it is proven under
    kind: str
    goal: dict[str, str | int]  # what is to be reached; also the places of the text `puzzles-goal-<kind>`
    seat: int  # who solves it
    position: dict[str, Any]  # as `game.position` takes it
    solution: Solution
    proof: Proof
    source: Source
    difficulty: Difficulty = Difficulty()

    def named(self, name: str) -> Puzzle:
        return structs.replace(self, id=name)

    def rated(self, difficulty: Difficulty) -> Puzzle:
        return structs.replace(self, difficulty=difficulty)


class _File(Struct, forbid_unknown_fields=True):
    talia_puzzles: int
    puzzles: list[Puzzle]


def is_puzzle_file(value: Unchecked) -> bool:
    """Is this JSON meant to be a file of puzzles?"""
    return isinstance(value, dict) and "talia_puzzles" in value


def read(value: Unchecked, name: str) -> list[Puzzle]:
    """The puzzles of a file's JSON; BadPuzzle names the file, the puzzle and the key that is wrong."""
    if not is_puzzle_file(value):
        raise BadPuzzle(f"{name}: this is not a file of puzzles: it has no 'talia_puzzles'")
    if value["talia_puzzles"] != VERSION:
        raise BadPuzzle(f"{name}: talia_puzzles is {value['talia_puzzles']!r}; allowed: {VERSION}")
    try:
        return msgspec.convert(value, _File).puzzles
    except msgspec.ValidationError as error:
        raise BadPuzzle(f"{name}: {_blamed(value)}{error}") from None


def read_bytes(text: bytes, name: str) -> list[Puzzle]:
    """The puzzles of a file's bytes."""
    try:
        return msgspec.json.decode(text, type=_File).puzzles
    except msgspec.ValidationError:
        return read(json.loads(text), name)  # says which puzzle it was
    except msgspec.DecodeError as error:
        raise BadPuzzle(f"{name}: this is not JSON: {error}") from None


def _blamed(value: dict[str, Any]) -> str:
    """The first puzzle that cannot be read, by its id."""
    for puzzle in value["puzzles"] if isinstance(value.get("puzzles"), list) else []:
        try:
            msgspec.convert(puzzle, Puzzle)
        except msgspec.ValidationError:
            return f"puzzle {puzzle.get('id', '?') if isinstance(puzzle, dict) else '?'}: "
    return ""


def written(puzzles: list[Puzzle]) -> bytes:
    """A file of puzzles, one a line: small, and a difference can be read."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles)
    return b'{"talia_puzzles":%d,"puzzles":[\n%s\n]}\n' % (VERSION, lines)
