"""The server as `talia serve` runs it, with other limits (visitors of the tests share an address and are quick), known
deals and known bots, so that a test sees the same game each time.

The real server has no switch for that: this process puts another source of secrets into `talia.fair` before it starts.
The deals stay provably fair all the same: commitment and seed follow from these secrets as from any others.
"""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

from talia import fair
from talia.cli.serve import listen
from talia.review.form import Budget
from talia.server.doors.app import Server
from talia.server.doors.process import Process
from talia.server.live import presence, reviews
from talia.server.run import logs
from talia.server.run.children import thinkers
from talia.server.run.settings import Settings
from talia.server.run.workers import Workers


class Known:
    """Secrets that follow from the name of the test that runs and from how many it has drawn before."""

    def __init__(self, note: Path) -> None:
        self.note = note  # its first line is the name of the test; a new note begins anew
        self.drawn: Counter[str] = Counter()

    def draw(self) -> fair.Deal:
        noted = self.note.read_text()
        name = f"{noted.splitlines()[0]} {self.drawn[noted]}"
        self.drawn[noted] += 1
        return fair.Deal(
            sha256(f"secret {name}".encode()).hexdigest(), sha256(f"salt {name}".encode()).hexdigest()[:32]
        )


def main(port: int, folder: Path, database: str = "", member: str = "") -> None:
    many = (1_000_000, 30.0)
    settings = Settings(
        database=database or f"sqlite:///{folder / 'talia.db'}",
        member=member,
        trusted_proxies=("127.0.0.1",) if member else (),
        games=tuple(dict.fromkeys((*Settings().games, "template"))),
        sockets_per_address=400,
        requests=many,
        handshakes=many,
        arrivals=many,
        imports=many,
        bot_tables=many,
        new_tables=many,
        scorings=many,
        work=(1_000_000.0, 1_000_000.0),
        exports=many,
        reviewing=(1_000_000.0, 1_000_000.0),
        seat_messages=many,
        onlooker_messages=many,
    )
    presence.GONE_AFTER_UNCLOCKED = 4.0  # seconds: nobody here waits two minutes for somebody who is away
    reviews.BUDGET = Budget(passes=1, nodes=12, pairs=2, confirmed=1, redeals=1)  # quick, and no wiser than that
    logs.start()
    fair.draw = Known(folder / "test.txt").draw
    thinker = [sys.executable, "-m", "tests.browser.thinker", str(settings.bot_megabytes)]
    thinking = Workers(thinkers(1, settings.bot_megabytes, thinker), settings.bot_seconds)
    Process(Server(settings, workers=thinking)).run(sockets=[listen("127.0.0.1", port)])


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
