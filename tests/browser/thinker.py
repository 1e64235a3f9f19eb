"""A bot's process whose bots always think the same: the seed comes from the view, and thinking is counted, not timed.

Everything else of it is the real one (`talia.server.thinker`). Only the server of the browser tests starts it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from talia.bots import Budget, bot
from talia.bots.play import child
from talia.core.view import View, canonical
from talia.server import thinker

NODES = 40  # enough that a searching bot is no novice, and few enough that nobody waits


def think(view: View, level: str, seed: int, budget: Budget | None) -> tuple[int, dict[str, Any]]:
    """The action and the record of a decision: the same for the same view."""
    known = int.from_bytes(sha256(canonical(view)).digest()[:7], "big")
    player = bot(level, known, Budget(nodes=NODES))
    return player.answer(view), player.record


if __name__ == "__main__":
    vars(child)["think"] = think  # a name the module imports: mypy would not have it assigned
    thinker.main()
