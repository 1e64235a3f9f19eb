"""Reviews that were made, kept under what they follow from: record, code, budget and seats. They go with their tables.

Whatever is lost here is made again, so little is promised: the newest so many are kept, and nothing waits for a write.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from talia.core.record import Record
from talia.review.form import Budget
from talia.review.plan import code
from talia.server.keep.store import Store

MOST = 2000  # reviews
LARGEST = 1 << 20  # bytes of one


def key_of(record: Record, seats: Sequence[int], budget: Budget) -> str:
    """What a review is kept under: the same for all that would come out the same."""
    parts = [record.write(), code(record.game, record.seats), msgspec.json.encode(budget).decode(), *map(str, seats)]
    return sha256("\n".join(parts).encode()).hexdigest()


async def keep(store: Store, key: str, table: str, at: float, body: bytes) -> None:
    if len(body) <= LARGEST:
        await store.keep_review(key, table, at, body.decode())


async def find(store: Store, key: str) -> bytes | None:
    found = await store.review(key)
    return None if found is None else found.encode()


async def trim(store: Store) -> None:
    """Forget the oldest of too many, and those whose tables are gone."""
    await store.trim_reviews(MOST)
