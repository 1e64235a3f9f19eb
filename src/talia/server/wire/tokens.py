"""Tokens: 128 bits each. The server keeps only hashes of seat tokens; join tokens follow from the table's key."""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from hashlib import sha256
from typing import NamedTuple

COOKIE = "talia_seats"
_PAIR = re.compile(r"^([0-9]{1,2}|h)\.([A-Za-z0-9_-]{22})$")


def new() -> str:
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """A table's name: not to be guessed either, since whoever knows it may look on."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    return sha256(f"talia seat\n{token}".encode()).hexdigest()


def is_id(text: str) -> bool:
    """Could this be a table's name? Other texts need not be looked for."""
    return len(text) == 16 and text.isalnum() and text.isascii()


def same(one: str, other: str) -> bool:
    """Are they equal? How long it takes to say so tells nothing."""
    return hmac.compare_digest(one.encode(), other.encode())


def fits(token: str, hash: str | None) -> bool:
    return hash is not None and same(hashed(token), hash)


def join(key: str, seat: int, claims: int) -> str:
    """The join token of a seat: another one after each claim."""
    digest = hmac.new(key.encode(), f"join {seat} {claims}".encode(), sha256).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


class Held(NamedTuple):
    """The tokens that somebody shows for one table (or series): of seats, and of the host."""

    seats: dict[int, str]
    host: str | None

    def cookie(self) -> str:
        pairs = [f"{seat}.{token}" for seat, token in sorted(self.seats.items())]
        return "~".join(pairs + ([f"h.{self.host}"] if self.host else []))


def read_cookie(value: str | None) -> Held:
    """The tokens of a cookie; what is no token in it is passed over."""
    seats: dict[int, str] = {}
    host = None
    for pair in (value or "")[:4096].split("~"):
        match = _PAIR.match(pair)
        if match is None:
            continue
        if match[1] == "h":
            host = match[2]
        else:
            seats[int(match[1])] = match[2]
    return Held(seats, host)
