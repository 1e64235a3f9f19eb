"""Events: what happened, in the past tense, why, and who may see how much of it; the log that keeps them."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

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

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.kind, self.rule, self.parts, self.secret, self.seats, self.question, self.private)
        return Event, parts


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Log:
    """The events of a game in their order. Copies share the events they have in common, so a copy costs nothing."""

    def __init__(self, events: list[Event], size: int) -> None:
        self._events = events
        self._size = size  # how many of the shared list are this log's own

    def add(self, event: Event) -> None:
        if len(self._events) != self._size:  # a copy has gone on otherwise
            self._events = self._events[: self._size]
        self._events.append(event)
        self._size += 1

    def copy(self) -> Log:
        return Log(self._events, self._size)

    def since(self, number: int) -> list[Event]:
        """The events from that number on."""
        return self._events[max(number, 0) : self._size]

    def seen_by(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What a seat (None: an onlooker) is told of the events from that number on, each with its number `n`."""
        told: list[dict[str, Any]] = []
        for number in range(max(since, 0), self._size):
            seen = self._events[number].seen_by(seat)
            if seen is not None:
                seen["n"] = number
                told.append(seen)
        return told

    def __len__(self) -> int:
        return self._size

    def __reduce__(self) -> tuple[Any, ...]:
        return Log, (self.since(0), self._size)
