"""Joining: a lobby becomes one of several on one PostgreSQL."""

from __future__ import annotations

from talia.server.keep.fenced import FencedStore
from talia.server.live.lobby import Lobby
from talia.server.live.public import SharedListing, SharedMatching
from talia.server.live.shared_series import SharedSeries
from talia.server.live.sharing import Sharing


def join(lobby: Lobby, store: FencedStore) -> tuple[Sharing, SharedSeries]:
    """Let a lobby share its tables: who owns them, and the series they are of."""
    lobby.owning = sharing = Sharing(lobby, store)
    lobby.listing = SharedListing(lobby)
    lobby.matching = SharedMatching(lobby)
    return sharing, SharedSeries(lobby, store)
