"""The server under test: Talia's own, without limits an address, and with levers that its standard input moves.

A line of JSON each: {"clock": seconds} sets the machine's clock off by so much, {"slow": seconds} makes each commit
take longer, {"readonly": true} lets the database refuse writes; {"workers": true} asks for the bots' processes.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from typing import Any, cast

import sqlalchemy as sa

from bench.unlimited import unlimited
from talia.cli.serve import listen
from talia.server.doors.app import Server
from talia.server.doors.process import Process
from talia.server.keep.sql import SqlStore
from talia.server.run import children, logs
from talia.server.run.settings import Settings


class Levers:
    """What the suite may change in a running server."""

    def __init__(self, clock: float) -> None:
        self.clock = clock
        self.slow = 0.0
        self.readonly = False
        wall = time.time
        time.time = lambda: wall() + self.clock

    def holds(self, server: Server) -> None:
        levers = self

        class Slow(SqlStore):
            def _commit(self, batch: Any) -> None:
                if levers.slow > 0.0:
                    time.sleep(levers.slow)
                super()._commit(batch)

        server.store.__class__ = Slow
        opened = server.store.open

        def open_with_levers(*arguments: Any, **named: Any) -> None:
            opened(*arguments, **named)
            sa.event.listen(server.store.engine, "checkout", refusing)

        def refusing(connection: Any, *_: Any) -> None:
            connection.execute(f"PRAGMA query_only={int(self.readonly)}")

        server.store.open = open_with_levers  # type: ignore[method-assign]  # a lever

    def read(self, server: Server) -> None:
        for line in sys.stdin:
            wish = json.loads(line)
            self.clock = wish.get("clock", self.clock)
            self.slow = wish.get("slow", self.slow)
            self.readonly = wish.get("readonly", self.readonly)
            if "workers" in wish:
                apart = [cast(children.Process, worker.child) for worker in server.workers._all]
                running = [child.process for child in apart if child.process is not None]
                print(json.dumps([process.pid for process in running]), flush=True)


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    levers = Levers(float(sys.argv[3]))
    logs.start()
    server = Server(
        Settings(
            database=database,
            silent_after=float(sys.argv[4]),
            tend_memory=True,
            **unlimited(bot_seconds=0.5),
        )
    )
    levers.holds(server)
    threading.Thread(target=levers.read, args=(server,), daemon=True).start()
    Process(server).run(sockets=[listen("127.0.0.1", port)])


if __name__ == "__main__":
    main()
