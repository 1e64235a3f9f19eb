"""A worker process whose bots always think the same: the seed comes from the view, and thinking is counted, not timed.

Everything else of it is the real worker (`talia.server.worker`). Only the server of the browser tests starts it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from talia.bots import Budget, bot
from talia.core.view import canonical
from talia.server import bots, worker

NODES = 40  # enough that a searching bot is no novice, and few enough that nobody waits


def choose(game: str, level: str, view: dict[str, Any], seed: int, seconds: float) -> int:
    """The action a bot of that level takes: the same for the same view."""
    known = int.from_bytes(sha256(canonical(view)).digest()[:7], "big")
    return bot(level, known, Budget(nodes=NODES)).answer(view)


if __name__ == "__main__":
    bots.choose = choose
    worker.main()
