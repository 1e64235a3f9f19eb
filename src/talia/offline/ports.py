"""What the browser gives the house, and nothing more: a database, somebody apart for bots, and a voice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from talia.engine import Kind


class Database(Protocol):
    """The browser's database (`web/src/offline/database.ts`). It never raises: what went wrong is in the answer."""

    def ask(self, text: str) -> Awaitable[str]:
        """A request as JSON, and the answer as JSON:

        `{"write": [operation, …]}` does all of it in one transaction, or none; an operation is `["add", store, row]`
        (refused where the key is taken), `["put", store, row]`, `["delete", store, key]` or
        `["drop", store, index, lower, upper]` (all from key to key, by an index or by their own keys).
        `{"get": [store, key]}` gives `{"row"}`, `{"select": [store, index, lower, upper]}` gives `{"rows"}` in the
        order of the keys, `{"count": [store, lower, upper]}` gives `{"count"}`. Bounds may be null.
        What fails is `{"error": its name}`.
        """


class Apart(Protocol):
    """Another worker (`web/src/offline/bots.worker.ts`), which runs `talia.offline.thinking`."""

    def start(self, heard: Callable[[str], None], lost: Callable[[str], None]) -> None:
        """Begin one: `heard` gets each line it says, `lost` that it broke."""

    def rules(self) -> Kind:
        """Which rules the next one thinks with: compiled, if there are such and they have not failed yet."""

    def send(self, line: str) -> None: ...

    def stop(self) -> None:
        """End it at once, whatever it does."""

    def weigh(self, needed: str) -> Awaitable[None]:
        """Put the weights for a game and its seats (`weighed`) where the house itself finds them."""


def weighed(game: str, seats: int) -> str:
    """For whom weights are asked for (`Engine.weigh` in web/src/offline/engine.ts)."""
    return f"{game} {seats}"


Say = Callable[[str], object]  # a message to the page, as JSON
