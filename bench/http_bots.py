"""Two bots play each other over HTTP on this machine: how long a thousand games take, and whether anything is refused.

    python -m bench.http_bots --games 1000 --game cardia       (compiled rules: PYTHONPATH=build/compiled)

Both are `talia.client.Seat` and answer at random; each sits at a few tables at a time, as a program that plays several
games does. The server runs with `--trust-loopback`, on loopback, in a process of its own, and ends with the bench.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from talia import engine
from talia.client import Seat, Site
from talia.core.rng import Random


class Counting(Site):
    """A server, and how often it asked for patience."""

    waits = 0

    def __init__(self, url: str) -> None:
        super().__init__(url, sleep=self.pause)

    def pause(self, seconds: float) -> None:
        Counting.waits += 1
        time.sleep(seconds)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server that trusts this machine, for as long as it is wanted."""
    log = folder / "log"
    words = ["serve", "--no-open", "--trust-loopback", "--database", f"sqlite:///{folder / 'bots.db'}"]
    with log.open("wb") as says:
        process = subprocess.Popen([sys.executable, "-m", "talia", *words], stderr=says)
    try:
        until = time.monotonic() + 60
        while "Talia: " not in (told := log.read_text(encoding="utf-8")):
            if process.poll() is not None or time.monotonic() > until:
                sys.exit(f"the server has not begun: {told}")
            time.sleep(0.05)
        yield told.split("Talia: ")[1].split()[0].rstrip("/")
    finally:
        process.terminate()
        process.wait(20)


def player(seed: int) -> Any:
    rng = Random(seed)
    return lambda view: rng.pick(view["decision"]["options"])["action"]


class Pairs:
    """Games that are left, and how they went."""

    def __init__(self, address: str, game: str, games: int) -> None:
        self.address, self.game, self.left = address, game, games
        self.lock = threading.Lock()
        self.outcomes: list[dict[str, Any]] = []
        self.faults: list[str] = []

    def take(self) -> int:
        with self.lock:
            self.left -= 1
            return self.left

    def both(self) -> None:
        """Two bots at one table after another."""
        host, guest = Counting(self.address), Counting(self.address)
        while (number := self.take()) >= 0:
            try:
                made = host.ask("/api/tables", {"game": self.game, "seats": [{"who": "open"}] * 2})
                links = [f"{self.address}{invite['path']}" for invite in made["invites"]]
                seats = [Seat.claim(links[0], "Bot 1", host), Seat.claim(links[1], "Bot 2", guest)]
                other = threading.Thread(target=self.sit, args=(seats[1], 2 * number + 1))
                other.start()
                self.sit(seats[0], 2 * number)
                other.join(60)
            except Exception as fault:
                self.faults.append(f"{type(fault).__name__}: {fault}")

    def sit(self, seat: Seat, seed: int) -> None:
        try:
            outcome = seat.play(player(seed))
            with self.lock:
                self.outcomes.append(outcome)
        except Exception as fault:
            self.faults.append(f"{type(fault).__name__}: {fault}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", default="cardia")
    parser.add_argument("--tables", type=int, default=4, help="at a time")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address:
        pairs = Pairs(address, args.game, args.games)
        threads = [threading.Thread(target=pairs.both) for _ in range(args.tables)]
        began = time.monotonic()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        spent = time.monotonic() - began
    told = {
        "game": args.game,
        "games": len(pairs.outcomes) // 2,
        "seconds": round(spent, 1),
        "games_a_second": round(len(pairs.outcomes) / 2 / spent, 2),
        "waits": Counting.waits,
        "faults": len(pairs.faults),
        "first_fault": pairs.faults[0] if pairs.faults else None,
        "engine": engine.kind(),
        "processors": os.cpu_count(),
        "load": os.getloadavg()[0],
    }
    print(json.dumps(told, indent=1))
    if pairs.faults or Counting.waits or len(pairs.outcomes) != 2 * args.games:
        sys.exit("a game was refused, or did not end")


if __name__ == "__main__":
    main()
