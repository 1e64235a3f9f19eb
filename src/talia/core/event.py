"""Events: what happened, in the past tense, why, and who may see how much of it."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from talia.core.bits import has

EVERYONE: i64 = 0x3FFFFFFFFFFFFFFF  # every seat, and onlookers with them


@final
class Event:
    """One change of the table.

    `parts` are for all to see; `secret` parts only for the seats in `seats` ("Anna drew a card" for all, which card for
    Anna). An event with `private` set is not even told to anybody else.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        parts: dict[str, Any],
        secret: dict[str, Any] | None,
        seats: i64,
        question: i64,
        private: bool,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.parts = parts
        self.secret = secret
        self.seats = seats
        self.question = question
        self.private = private

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat (None: an onlooker) is told, ready for JSON, or None if it is told nothing."""
        inside = seat is not None and has(self.seats, seat)
        if self.private and not inside:
            return None
        told: dict[str, Any] = {"event": self.kind, "rule": self.rule, "question": self.question}
        told.update(self.parts)
        if inside and self.secret is not None:
            told.update(self.secret)
        return told
