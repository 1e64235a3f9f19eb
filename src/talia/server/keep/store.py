"""What a store does, whatever keeps it: SQL on a server (`sql.py`), a browser's own database without one.

Plans and entries of all tables are only ever added to; nothing is acknowledged before it is kept, and what is kept
together is kept whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

import msgspec

from talia.server.keep.also import Also
from talia.server.wire.entries import AnyEntry, Plan, read_entry, read_plan
from talia.server.wire.keys import Used


class Stored(NamedTuple):
    """A table as the store has it."""

    id: str
    plan: Plan
    entries: list[AnyEntry]
    status: str = ""  # as it was noted beside them, which may be late; empty: not looked at


class StoreError(Exception):
    """The store could not keep something; nothing of it was kept."""


class Doubtful(StoreError):
    """It may have been kept, or the table is another process' now: whoever has it in memory is to read it anew."""


class Asleep(StoreError):
    """Nothing can be kept for a while, and nothing has changed: what is in memory stays good."""


class Unreadable(Exception):
    """A row that this version cannot read. It stays as it is, for the version that can."""


class Store(Protocol):
    """One store. StoreError says why something could not be kept or read."""

    # Writing: each of these is kept whole when it comes back.

    async def add_table(self, id: str, plan: Plan, entries: Sequence[AnyEntry], status: str, *added: Also) -> None: ...

    async def append(self, id: str, seq: int, entries: Sequence[AnyEntry], *added: Also) -> None:
        """Append entries from number `seq` on, and with them the rest; a number that is taken is refused."""

    async def set_status(self, id: str, status: str) -> None: ...

    async def remove_table(self, id: str, mark: int = 0) -> None:
        """For good, with all its entries and reviews, unless it is played. `mark`: as it was before the decision."""

    async def add_key(self, used: Used) -> None:
        """Note a wish that changed nothing else."""

    async def trim_keys(self, before: float, most: int) -> None:
        """Forget the keys of wishes that are older, and the oldest of too many."""

    async def add_series(self, id: str, created: float, body: str, *added: Also) -> None: ...

    async def set_series(self, id: str, body: str, *added: Also) -> None: ...

    async def remove_series(self, id: str, mark: int = 0) -> None: ...

    async def keep_review(self, key: str, table: str, at: float, body: str) -> None: ...

    async def trim_reviews(self, most: int) -> None:
        """Forget the oldest of too many reviews, and those whose tables are gone."""

    async def forget_changes(self, before: float) -> None:
        """Forget the notes of that time, and what is left of tables that were removed then (`changes.py`)."""

    async def probe(self) -> None:
        """Keep something that changes nothing; StoreError says why that cannot be done."""

    def waiting(self) -> int:
        """How many writes wait."""

    # Reading.

    async def load(self, id: str) -> Stored | None:
        """A table with all its entries; Unreadable where this version cannot read it."""

    async def length(self, id: str) -> int:
        """How many entries a table has."""

    async def latest(self, id: str) -> float:
        """When the last entry of a table was written, as it says itself; when it was made if it has none."""

    async def has(self, id: str) -> bool:
        """Is there such a table?"""

    async def live(self) -> list[str]:
        """The tables that wait or are played, oldest first."""

    async def live_plans(self, after: tuple[float, str], most: int) -> list[tuple[float, str, str]]:
        """When it was made, id and plan, unread, of tables that wait or are played: the next ones after that place."""

    async def unreadable(self, ids: list[str]) -> list[str]:
        """Those of the tables whose plan or entries cannot be read. Nothing of them is played."""

    async def public(self, most: int) -> list[str]:
        """Public tables, newest first."""

    async def old_tables(self, status: str, before: float) -> list[str]:
        """The tables of that status that were made before that time, oldest first."""

    async def old_series(self, before: float) -> list[str]:
        """The series that were made before that time, oldest first."""

    async def load_series(self, id: str) -> str | None: ...

    async def used(self, key: str) -> Used | None:
        """What is known of the wish with a key of that hash."""

    async def review(self, key: str) -> str | None:
        """The review that is kept under a key."""

    async def last_change(self) -> int:
        """The number of the last change that a host made beside us (`changes.py`)."""

    async def changes_since(self, number: int) -> list[tuple[int, str]]:
        """The changes after that number: their own, and which table each is of."""

    # Where several share it.

    async def mark(self, id: str) -> int:
        """What tells whether somebody else has taken a table up since."""

    async def series_mark(self, id: str) -> int: ...

    def purging(self) -> AbstractAsyncContextManager[bool]:
        """Are we the one to purge, for as long as this lasts?"""


def stored_of(id: str, plan: str, rows: Iterable[Any], status: str = "") -> Stored:
    """A table of its rows: number and body of each entry, in order. Unreadable where this version cannot."""
    try:
        entries = []
        for number, (seq, body) in enumerate(rows):
            if seq != number:
                raise Unreadable(f"entry {number} is missing")
            entries.append(read_entry(body))
        return Stored(id, read_plan(plan), entries, status)
    except (msgspec.MsgspecError, UnicodeError, TypeError, RecursionError) as error:
        raise Unreadable(type(error).__name__) from None
