"""The form of a review: typed data that the terminal prints, the server streams and the page shows.

All of it is judged from what the seat knew at the moment. Chances are recalibrated, from 0 to 1 and the seat's own;
`at` is the number of answers in the record before the moment, which is how a replay counts its moments too. A result
of `not_judged` is a result: it says that nothing honest can be said, and `note` says why, by the key of a text.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

VERSION = 1

Label: TypeAlias = Literal["", "slip", "mistake", "blunder"]
Exact: TypeAlias = Literal["", "missed_win", "solved", "points"]
# Why a decision carries no loss: the only answer there was; one of the mixture; options that are alike; screened only
# (a thin bar, no number); proposed by screening and not borne out by playing on; nothing honest to be said of it.
WhyNot: TypeAlias = Literal["", "forced", "mixture", "alike", "only_screened", "withdrawn", "not_judged"]
Stage: TypeAlias = Literal["curve", "screened", "whole"]


class Shown(Struct, frozen=True, kw_only=True):
    """An option as it was judged from the view. Without an interval it was not sampled."""

    word: str
    chance: float | None = None
    low: float | None = None
    high: float | None = None
    mix: float | None = None  # how often it would be taken, where answers are mixed
    score: float | None = None  # points, where points are what is compared


class Loss(Struct, frozen=True, kw_only=True):
    """What an answer lost against the best one, in chances (0.11 is 11 points), with its 95 % interval."""

    mean: float
    low: float
    high: float
    pairs: int  # of games played on from the same worlds; 0: proven, not sampled


class Judged(Struct, kw_only=True):
    """One decision of a seat."""

    at: int
    seat: int
    prompt: str
    played: str
    best: str  # the best answer; the played one where it is as good, or where nothing can be said
    options: list[Shown] = []  # best first; the played one is always among them
    screened: float | None = None  # the loss that screening proposes; a thin bar, never a number beside a label
    loss: Loss | None = None  # confirmed or proven
    label: Label = ""
    exact: Exact = ""
    why_not: WhyNot = ""
    points: int | None = None  # exact points that a choice at scoring gave away
    because: list[dict[str, Any]] = []  # reasons for the best answer, as bots give them: a code and its parts
    line: list[str] = []  # the better line: words of the seat's own answers
    also: list[str] = []  # other answers that are as good: the mixture, other beginnings of the same win


class Point(Struct, frozen=True, kw_only=True):
    """The curve: the seat's chance to win before a decision of its own.

    The last point is the result, unless the game was given up.
    """

    at: int
    chance: float
    low: float
    high: float


class Swing(Struct, frozen=True, kw_only=True):
    """What luck, or in Cardia the meeting of two secret choices, did to the seat's chance. `error` is standard."""

    at: int
    kind: Literal["luck", "meeting"]
    amount: float
    error: float


class Sum(Struct, frozen=True, kw_only=True):
    """`result - start = -own + others + luck + meetings + unexplained`, all in chances."""

    start: float
    result: float
    own: float
    others: float
    luck: float
    meetings: float
    unexplained: float


class Side(Struct, kw_only=True):
    """A seat's own review."""

    seat: int
    curve: list[Point] = []
    swings: list[Swing] = []
    sum: Sum | None = None
    accuracy: float | None = None  # None: too few decisions to tell
    accuracy_low: float | None = None
    accuracy_high: float | None = None
    judged: int = 0  # decisions that count for it
    adjusted: float | None = None  # the result with luck and meetings taken out
    turning: list[int] = []  # moments, at most three, the gravest first
    turning_kind: Literal["", "decisions", "luck"] = ""


class Budget(Struct, frozen=True, kw_only=True):
    """How much work goes into a review: numbers, not seconds, so that the same review comes out again."""

    passes: int | None = None  # None, here and below: what the game's own module lays down
    nodes: int | None = None
    pairs: int | None = None  # of games played on, for one decision at most
    confirmed: int | None = None  # decisions of a seat that are played on, if each takes all of its pairs
    redeals: int | None = None  # of one chance event
    closer: int | None = None  # the one decision that is looked at, by its moment, with many times the pairs


class Review(Struct, kw_only=True):
    """A review as far as it is. `sides` and `decisions` are of the seats that were asked for."""

    talia_review: int = VERSION
    record: str  # hash of the record
    code: str  # Talia's version and that of the weights
    game: str
    level: str
    budget: Budget
    stage: Stage = "curve"
    progress: float = 0.0
    sides: list[Side] = []
    decisions: list[Judged] = []
    note: list[str] = []  # keys of texts (`review-note-<key>`): what is not judged in this game, and why


def written(review: Review) -> bytes:
    """A review as JSON, on one line: the same bytes for the same review."""
    return msgspec.json.encode(review)
