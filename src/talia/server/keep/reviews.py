"""Reviews that were made, kept under what they follow from: record, code, budget and seats. They go with their tables.

Whatever is lost here is made again, so little is promised: the newest so many are kept, and nothing waits for a write.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec
import sqlalchemy as sa

from talia.core.record import Record
from talia.review.form import Budget
from talia.review.plan import code
from talia.server.keep.store import Store

MOST = 2000  # reviews
LARGEST = 1 << 20  # bytes of one

_FORGET = sa.text("DELETE FROM reviews WHERE key = :key")
_ADD = sa.text("INSERT INTO reviews (key, table_id, at, body) VALUES (:key, :table_id, :at, :body)")
_FIND = sa.text("SELECT body FROM reviews WHERE key = :key")
_TRIM = sa.text(
    "DELETE FROM reviews WHERE at <= (SELECT at FROM reviews ORDER BY at DESC LIMIT 1 OFFSET :most) "
    "OR NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = reviews.table_id)"
)


def key_of(record: Record, seats: Sequence[int], budget: Budget) -> str:
    """What a review is kept under: the same for all that would come out the same."""
    parts = [record.write(), code(record.game, record.seats), msgspec.json.encode(budget).decode(), *map(str, seats)]
    return sha256("\n".join(parts).encode()).hexdigest()


async def keep(store: Store, key: str, table: str, at: float, body: bytes) -> None:
    if len(body) <= LARGEST:
        row = {"key": key, "table_id": table, "at": at, "body": body.decode()}
        await store.change([(_FORGET, [{"key": key}]), (_ADD, [row])])


async def find(store: Store, key: str) -> bytes | None:
    found = await store.look(lambda connection: connection.execute(_FIND, {"key": key}).scalar())
    return None if found is None else str(found).encode()


async def trim(store: Store) -> None:
    """Forget the oldest of too many, and those whose tables are gone."""
    await store.change([(_TRIM, [{"most": MOST}])])
