"""A worker process: reads views, one JSON line each, and writes the bot's answers. Started by `workers.py`."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from talia.server import bots


def limit_memory(megabytes: int) -> None:
    """Bound what this process may take, where the system can."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    most = megabytes << 20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def answer(line: str) -> dict[str, Any]:
    """The reply to one line."""
    try:
        request = json.loads(line)
        action = bots.choose(
            request["game"], request["level"], request["view"], int(request["seed"]), request["seconds"]
        )
        return {"action": action}
    except Exception as error:  # whatever a bot does wrong: the server gives a simple answer in its place
        return {"error": f"{type(error).__name__}: {error}"[:300]}


def main() -> None:
    limit_memory(int(sys.argv[1]))
    if hasattr(os, "nice"):
        os.nice(5)  # people's answers come first
    # What a bot prints must not be taken for an answer.
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        replies.write(json.dumps(answer(line)) + "\n")
        replies.flush()


if __name__ == "__main__":
    main()
