"""What is written in one transaction with something else: the key of a wish, a table that goes on from another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from talia.server.wire.entries import AnyEntry, Plan
from talia.server.wire.keys import Used


class Added(NamedTuple):
    """A new table."""

    id: str
    plan: Plan
    entries: Sequence[AnyEntry]
    status: str


class More(Protocol):
    """Something that only a store in SQL keeps, by statements of its own (`sharing.py`)."""

    def statements(self) -> list[tuple[Any, list[dict[str, object]]]]: ...


Also: TypeAlias = Added | Used | More
