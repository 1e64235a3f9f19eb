"""What can go wrong at the edge: a code for programs, one sentence for people, nothing changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from talia.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    GameOver,
    IllegalAnswer,
    NotAsked,
    TaliaError,
    UnknownGame,
)

if TYPE_CHECKING:
    from talia.server.wire.views import Said

Code: TypeAlias = Literal[
    "malformed",
    "bad_option",
    "bad_record",
    "illegal",
    "forbidden",
    "unknown",
    "not_asked",
    "stale",
    "not_now",
    "unreadable",
    "too_large",
    "too_many",
    "busy",
]

STATUS: dict[Code, int] = {
    "malformed": 400,
    "bad_option": 400,
    "bad_record": 400,
    "illegal": 400,
    "forbidden": 403,
    "unknown": 404,
    "not_asked": 409,
    "stale": 409,
    "not_now": 409,
    "unreadable": 409,
    "too_large": 413,
    "too_many": 429,
    "busy": 503,
}


def plain(text: str) -> str:
    """A sentence of one line: what somebody sent and we repeat may hold line ends, and characters that turn it."""
    return text if text.isprintable() else "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


class Refused(Exception):
    """A wish that is not granted."""

    def __init__(self, code: Code, reason: str, retry: float | None = None, say: Said | None = None) -> None:
        self.code = code
        self.say = say  # the same for people, where the rules have words for it
        self.reason = plain(reason)
        self.retry = retry  # seconds to wait before it is tried again, where that is known
        super().__init__(self.reason)

    @property
    def status(self) -> int:
        return STATUS[self.code]


def refused(error: TaliaError, say: Said | None = None) -> Refused:
    """The rules' complaint as the server says it."""
    code: Code = "malformed"
    if isinstance(error, GameOver):
        code = "not_now"
    elif isinstance(error, NotAsked):
        code = "not_asked"
    elif isinstance(error, IllegalAnswer):
        code = "illegal"
    elif isinstance(error, UnknownGame):
        code = "unknown"
    elif isinstance(error, BadOption):
        code = "bad_option"
    elif isinstance(error, BadRecord | BadPosition):
        code = "bad_record"
    return Refused(code, str(error), say=say)
