"""Keys: a client's own mark of a wish, so that it can ask again when the reply was lost and get the same answer.

It comes in the header `Idempotency-Key`. The server keeps a hash of it, a digest of the request and where the answer is
to be found, in the same transaction as what the wish changed. Tokens in the answer are not kept at all: they follow
from the key and from the table's own secret, so whoever has the key, and nobody else, can be told them again.
"""

from __future__ import annotations

import base64
import hmac
import re
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

from talia.server.wire import tokens
from talia.server.wire.errors import Refused

HEADER = "Idempotency-Key"
PATTERN = "^[0-9A-Za-z_-]{16,64}$"
LASTS = 86400.0  # seconds that a key is known
MOST = 200_000  # keys that are kept at once: the oldest go first
_PATTERN = re.compile(PATTERN)


class Used(NamedTuple):
    """What the store keeps of a wish."""

    key: str
    at: float
    request: str
    place: str  # the table or series that was made, or the seat that was taken


class Wish(NamedTuple):
    """A request that may come again."""

    key: str
    request: str

    @property
    def hashed(self) -> str:
        return sha256(f"talia key\n{self.key}".encode()).hexdigest()

    def used(self, at: float, place: str) -> Used:
        return Used(self.hashed, at, self.request, place)


def wish(key: str | None, method: str, path: str, body: bytes) -> Wish | None:
    """The wish of a request with such a key; without one nothing can be repeated."""
    if key is None:
        return None
    if not _PATTERN.match(key):
        raise Refused("malformed", f"{HEADER}: allowed: 16 to 64 letters, digits, - and _")
    return Wish(key, sha256(f"{method} {path}\n".encode() + body).hexdigest())


def check(found: Used, wish: Wish) -> str:
    """Where the answer to a wish is that was made before."""
    if not tokens.same(found.request, wish.request):
        raise Refused("malformed", f"{HEADER}: it was used for another request; a new wish needs a new key")
    return found.place


def mint(secret: str, key: str | None) -> Callable[[str], str]:
    """How the tokens of an answer are made: each of its own purpose, the same again for the same key."""

    def made(purpose: str) -> str:
        if key is None:
            return tokens.new()
        digest = hmac.new(secret.encode(), f"mint {purpose}\n{key}".encode(), sha256).digest()
        return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")

    return made
