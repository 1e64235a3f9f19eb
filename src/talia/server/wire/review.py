"""Reviews as typed data, besides the review itself (`talia.review.form`): an answer tried anew, and its reply."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from talia.review.retrying import Reaction
from talia.server.wire.protocol import Seat, Update, Word


class RetryForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Another answer to a decision of a reviewed game: of that seat, after so many answers of the record."""

    seat: Seat
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    word: Word


class Retried(Struct, frozen=True, kw_only=True):
    """What becomes of it, by the review that is there."""

    accepted: bool  # it loses less than five points against the best: the exercise is solved
    reaction: Reaction  # worse: no better than what was played
    gain: float | None  # in chances, against what was played; null: the review does not say
    what_if: Update | None = None  # the table after it, from that seat; it is a copy, and nobody is asked there
    points: float | None = None  # in points, where points are what is compared
