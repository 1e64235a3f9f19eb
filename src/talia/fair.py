"""A provably fair deal: the commitment shown before the game, the seed derived from it, and how anybody checks both.

The commitment is salted, and it hashes something else than the derivation does: neither says anything about the other.
The players' own contributions (`luck`) enter the seed after the server has committed itself, so neither side alone can
choose a deal. Pure functions, the same for the server, `talia check` and tests; the browser has them in WebCrypto.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any, NamedTuple


class Deal(NamedTuple):
    """What the server keeps to itself until the game is over."""

    secret: str
    salt: str

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.salt)


def draw() -> Deal:
    """A new secret, from the system's source of randomness."""
    return Deal(secrets.token_hex(32), secrets.token_hex(16))


def commitment(secret: str, salt: str) -> str:
    """What is shown before the game."""
    return sha256(f"talia commitment 1\n{salt}\n{secret}".encode()).hexdigest()


def seed(secret: str, luck: list[str]) -> int:
    """The seed of the deal: one entry of luck a seat, in order."""
    return int.from_bytes(sha256("\n".join(["talia deal 1", secret, *luck]).encode()).digest(), "big")


def complaint(fair: Any, record: Any) -> str | None:
    """What is wrong with an opened commitment and the record it belongs to, in one sentence; None if all is well."""
    if not isinstance(fair, dict):
        return "there is no opened commitment in it"
    for key in ("commitment", "secret", "salt", "seed"):
        if not isinstance(fair.get(key), str):
            return f"fair.{key}: {fair.get(key)!r} is not a text"
    luck = fair.get("luck")
    if not isinstance(luck, list) or not all(isinstance(entry, str) for entry in luck):
        return f"fair.luck: {luck!r} is not a list of texts"
    if not hmac.compare_digest(commitment(fair["secret"], fair["salt"]).encode(), fair["commitment"].encode()):
        return "the secret does not fit the commitment that was shown at the start"
    derived = str(seed(fair["secret"], luck))
    if derived != fair["seed"]:
        return "the seed does not follow from the secret and the players' contributions"
    if not isinstance(record, dict) or record.get("seed") != derived:
        return "the game was not dealt from this seed"
    if record.get("seats") != len(luck):
        return f"there are {len(luck)} contributions for {record.get('seats')!r} seats"
    return None
