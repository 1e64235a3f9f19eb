"""A member under test: Talia's own server, without limits an address. `--no-fence`, `--no-guard`: see fence.py.

`--clock SECONDS`: its machine's clock is off by so much. `--believes`: it does not look at its own lease. `--patient`:
whoever says nothing keeps their socket (the load plays in turns).
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from bench.unlimited import unlimited
from talia.cli.serve import listen
from talia.server.doors.app import Server
from talia.server.doors.process import Process
from talia.server.keep.fenced import FencedStore
from talia.server.keep.members import Member
from talia.server.run import logs
from talia.server.run.settings import Settings

UNFENCED = (
    "WITH me AS (SELECT %s), want AS (SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::bigint[]) "
    "AS w(id, seq, body, fence)) INSERT INTO entries (table_id, seq, body, fence) "
    "SELECT id, seq, body, fence FROM want {conflict} RETURNING table_id, seq"
)
OVERWRITING = "ON CONFLICT (table_id, seq) DO UPDATE SET body = excluded.body, fence = excluded.fence"


PATIENT = 3600.0  # seconds that somebody may be silent
HEARS_AFTER = 2.0  # seconds: by then what was in its sockets when it woke is written, on a machine of any speed


class Believing(Member):
    """Thinks that its lease is good for ever, and hears late that it was taken for dead: only the fence can stop it."""

    @property
    def valid(self) -> bool:
        return self.until > 0.0

    def _lost(self) -> None:
        time.sleep(HEARS_AFTER)
        super()._lost()


def settings(**more: Any) -> Settings:
    return Settings(**unlimited(bot_seconds=0.5, **more))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("database")
    parser.add_argument("name")
    parser.add_argument("--lease", type=float, default=5.0)
    parser.add_argument("--clock", type=float, default=0.0)
    parser.add_argument("--patient", action="store_true")
    parser.add_argument("--believes", action="store_true")
    parser.add_argument("--no-fence", action="store_true")
    parser.add_argument("--no-guard", action="store_true")
    args = parser.parse_args()
    if args.clock:
        wall = time.time
        time.time = lambda: wall() + args.clock
    logs.start()
    patient = {"silent_after": PATIENT} if args.patient else {}
    server = Server(settings(database=args.database, member=args.name, lease=args.lease, **patient))
    store = server.store
    assert isinstance(store, FencedStore)
    if args.believes:
        store.member.__class__ = Believing
    if args.no_fence or args.no_guard:
        store.append_by = UNFENCED.format(conflict=OVERWRITING if args.no_guard else "")
    Process(server).run(sockets=[listen("127.0.0.1", args.port)])


if __name__ == "__main__":
    main()
