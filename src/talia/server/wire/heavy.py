"""What the server asks of the processes that do its heavy work, as typed data; they are in `labourer.py`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from talia.server.wire.forms import Import


class MomentsWork(Struct, frozen=True, kw_only=True):
    """Some moments of a finished game, from one seat."""

    record: dict[str, Any]
    seat: int | None
    since: int
    count: int


class MomentWork(Struct, frozen=True, kw_only=True):
    """A finished game after its first answers."""

    record: dict[str, Any]
    moment: int


class Reached(Struct, frozen=True, kw_only=True):
    """That moment: its position, unless the game is over there."""

    over: bool
    position: dict[str, Any] | None


class ImportWork(Struct, frozen=True, kw_only=True):
    """A record that somebody brings: checked, replayed, and made a plan of."""

    form: Import
    games: tuple[str, ...]
    now: float
