"""A bot's process: reads requests, one JSON line each, and writes answers. Started by `door.py`; it imports no table.

A request is `{"id", "view", "level", "seed", "budget"}`. `{"id", "begun": true}` says that weights are read and that it
thinks from now on: what came before is not counted against its time. The reply is
`{"id", "action", "explanation", "time"}`, or `{"id", "error"}`, or `{"id", "cancelled": true}`. SIGUSR1 cancels what
is being thought.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import IO, Any

from talia.bots.play.budget import Budget
from talia.bots.play.thinking import bot_for, think


class Cancelled(Exception):
    """Whoever asked does not want the answer any more."""


class Child:
    """One request after another, until the input ends."""

    def __init__(self, replies: IO[str]) -> None:
        self.replies = replies
        self.thinking = False

    def cancel(self, signum: int, frame: object) -> None:
        if self.thinking:
            self.thinking = False
            raise Cancelled

    def serve(self, requests: IO[str]) -> None:
        while line := requests.readline():
            self.say(self.reply(line))

    def say(self, reply: dict[str, Any]) -> None:
        self.replies.write(json.dumps(reply, separators=(",", ":"), ensure_ascii=False) + "\n")
        self.replies.flush()

    def reply(self, line: str) -> dict[str, Any]:
        identity: Any = None
        try:
            request = json.loads(line)
            identity = request["id"]
            budget = None if request.get("budget") is None else Budget.from_json(request["budget"])
            bot_for(request["view"], request["level"])  # reads weights the first time: no part of the thinking
            self.say({"id": identity, "begun": True})
            begun = time.perf_counter()
            self.thinking = True
            try:
                action, record = think(request["view"], request["level"], int(request["seed"]), budget)
            finally:
                self.thinking = False
            spent = time.perf_counter() - begun
            return {"id": identity, "action": action, "explanation": record, "time": round(spent, 6)}
        except Cancelled:
            return {"id": identity, "cancelled": True}
        except MemoryError:
            return {"id": identity, "error": "MemoryError: more memory than allowed"}
        except Exception as error:  # whatever a bot does wrong: the table goes on with another answer
            return {"id": identity, "error": f"{type(error).__name__}: {error}"[:300]}


def limit(megabytes: int) -> None:
    """Bound the memory of this process, and let it write no file, where the system can."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    for kind, most in ((resource.RLIMIT_AS, megabytes << 20), (resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_CORE, 0)):
        highest = resource.getrlimit(kind)[1]  # stays, for programs that a bot from outside is
        resource.setrlimit(kind, (most if highest == resource.RLIM_INFINITY else min(most, highest), highest))


def main(serving: type[Child] = Child) -> None:
    limit(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us: we end with our input
    # What a bot prints must not be taken for an answer.
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    child = serving(replies)
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, child.cancel)
    replies.write('{"ready":true}\n')
    replies.flush()
    child.serve(sys.stdin)


if __name__ == "__main__":
    main()
