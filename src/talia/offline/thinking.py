"""What the second worker runs: bots and jobs of reviews, a line in and lines out (`talia.server.thinker`)."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

from talia.offline.ports import weighed
from talia.server.thinker import Thinker


class Posting(Thinker):
    """One request after another; each reply is posted, also while it still thinks."""

    def __init__(self, post: Callable[[str], object]) -> None:
        super().__init__(io.StringIO())
        self.post = post
        self.say({"ready": True})

    def say(self, reply: dict[str, Any]) -> None:
        self.post(json.dumps(reply, separators=(",", ":"), ensure_ascii=False))

    def hear(self, line: str) -> None:
        self.say(self.reply(line))

    def needs(self, line: str) -> str:
        """The game that a request is of, and its seats: the weights for these have to be there before it is heard."""
        request = json.loads(line)
        if "job" not in request:
            view = request.get("view", {})
            return weighed(view.get("game", ""), view.get("seats", 0))
        record = json.loads(json.loads(request["job"])["record"])
        return weighed(record["game"], record["seats"])
