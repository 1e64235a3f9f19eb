"""A worker's process: a bot's (`talia.bots.play.child`) that does jobs of reviews as well. `run/workers.py` starts it.

Besides a bot's requests it takes `{"job", "id"}`, a job of a review as text, and replies `{"id", "result", "time"}`, or
`{"id", "error", "time"}`, or `{"id", "cancelled": true, "time"}` where SIGUSR1 had it dropped: it can be done again.
"""

from __future__ import annotations

import json
import time
from typing import Any

from talia.bots.play import child
from talia.bots.play.child import Cancelled


class Thinker(child.Child):
    """One request after another, a bot's or a review's."""

    def reply(self, line: str) -> dict[str, Any]:
        if not line.startswith('{"job":'):
            return super().reply(line)
        identity: Any = None
        began = time.process_time()
        found: dict[str, Any]
        try:
            request = json.loads(line)
            identity = request["id"]
            found = {"result": self.worked(request["job"].encode()).decode()}
        except Cancelled:
            found = {"cancelled": True}
        except MemoryError:
            found = {"error": "MemoryError: more memory than allowed"}
        except Exception as error:  # only its kind: its message may hold what nobody is to read
            found = {"error": type(error).__name__}
        return {"id": identity, **found, "time": round(time.process_time() - began, 6)}

    def worked(self, job: bytes) -> bytes:
        from talia.review.jobs import work  # here: whoever only plays need not wait for it

        self.thinking = True
        try:
            return work(job)
        finally:
            self.thinking = False


def main() -> None:
    child.main(Thinker)


if __name__ == "__main__":
    main()
