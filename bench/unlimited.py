"""Settings of servers that are measured or harmed: no limits an address, since all their players come from one."""

from __future__ import annotations

from typing import Any

from talia.games import PLACES

_MANY = (10_000_000, 1.0)


def unlimited(**more: Any) -> dict[str, Any]:
    """What `Settings` takes."""
    return {
        "games": tuple(PLACES),
        "workers": 1,
        "requests": _MANY,
        "handshakes": _MANY,
        "arrivals": _MANY,
        "new_tables": _MANY,
        "exports": _MANY,
        "sockets_per_address": 1_000_000,
        "connections_per_address": 1_000_000,
        "connections": 1_000_000,
        **more,
    }
