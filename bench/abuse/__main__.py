"""`python -m bench.abuse`: 200 normal tables, quiet and beside each attack: a table of ratios, 1 if one is too high.

Their time is what players see: from an answer sent to its ack, p95. Wanted: at most 3 times the quiet one, and 50 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx2

from bench.abuse.attacks import ALL
from bench.clients import Player, make
from bench.load import ServerProcess
from bench.load_server import quantile

RESULTS = Path(__file__).parent.parent / "results"
MOST_RATIO, MOST_MS = 3.0, 50.0
SETTLE = 3.0  # seconds for an attack to get going before anything is measured


def home(number: int) -> str:
    """Each table's own address: all of 127.0.0.0/8 is this machine."""
    return f"127.1.{number // 200}.{1 + number % 200}"


class Crowd:
    """The normal tables."""

    def __init__(self, server: ServerProcess, game: str, tables: int, think: float) -> None:
        self.server = server
        self.game = game
        self.tables = tables
        self.think = think
        self.trips: list[float] = []  # of all players, from an answer sent to its ack
        self.seated = 0
        self.games: list[asyncio.Task[None]] = []
        self.done = asyncio.Event()

    async def sit(self) -> None:
        """Begin at every table; a game that is over makes room for the next one."""
        self.games = [asyncio.create_task(self._play(number)) for number in range(self.tables)]
        for _ in range(1200):
            if self.seated >= self.tables:
                break
            await asyncio.sleep(0.1)
        gc.collect()
        gc.freeze()  # the generator's own pauses are not what is measured

    async def _play(self, number: int) -> None:
        await asyncio.sleep(0.01 * number)
        ready = asyncio.Event()
        ready.set()
        transport = httpx2.AsyncHTTPTransport(local_address=home(number))
        site = f"http://{self.server.address}"
        async with httpx2.AsyncClient(base_url=site, timeout=60, transport=transport) as client:
            while not self.done.is_set():
                table = await make(client, self.game)
                self.seated += 1
                seeds = (2 * self.seated, 2 * self.seated + 1)
                players = [
                    Player(self.server.address, table, seat, seeds[seat], self.think, home(number)) for seat in (0, 1)
                ]
                for player in players:
                    player.trips, player.leaves = self.trips, True
                await asyncio.gather(*(player.sit(ready, self.done) for player in players))

    async def measured(self, seconds: float) -> dict[str, Any]:
        """How quick the server is for them, for so long."""
        self.server.report()
        self.trips.clear()
        await asyncio.sleep(seconds)
        told = self.server.report()
        broken = [repr(game.exception()) for game in self.games if game.done()]
        assert not broken, f"{len(broken)} tables have lost their connection: {sorted(set(broken))}"
        trips = sorted(self.trips)
        return {
            "answers": len(trips),
            "p50_ms": round(1000 * quantile(trips, 0.5), 2),
            "p95_ms": round(1000 * quantile(trips, 0.95), 2),
            "most_ms": round(1000 * (trips[-1] if trips else 0.0), 1),
            "server_p95_ms": told["p95_ms"],
            "sockets": told["sockets"],
        }

    async def leave(self) -> None:
        self.done.set()
        for game in self.games:
            game.cancel()
        await asyncio.gather(*self.games, return_exceptions=True)


async def attacked(crowd: Crowd, kind: str, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "bench.abuse.attacks", kind, str(crowd.server.port), str(seconds + 2 * SETTLE)]
    command.append(f"127.0.0.{66 + list(ALL).index(kind)}")  # its own, or it would pay for the attack before
    attack = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        await asyncio.sleep(SETTLE)
        found = await crowd.measured(seconds)
        said, _ = await asyncio.wait_for(attack.communicate(), 3 * SETTLE + 20)
        found["attack"] = json.loads(said or b"{}")
    finally:
        with contextlib.suppress(ProcessLookupError):
            attack.kill()
    await asyncio.sleep(SETTLE)
    return found


async def run(server: ServerProcess, args: argparse.Namespace) -> dict[str, Any]:
    crowd = Crowd(server, args.game, args.tables, args.think)
    await crowd.sit()
    await asyncio.sleep(args.think)
    found: dict[str, Any] = {"quiet": await crowd.measured(args.seconds)}
    for kind in args.kind or ALL:
        found[kind] = await attacked(crowd, kind, args.seconds)
        print(f"abuse: {kind}: p95 {found[kind]['p95_ms']} ms", file=sys.stderr, flush=True)
    found["quiet again"] = await crowd.measured(args.seconds)
    await crowd.leave()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="normal tables beside the attack")
    parser.add_argument("--think", type=float, default=3.0, help="seconds a player takes for an answer, on average")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long to measure each")
    parser.add_argument("--game", default="cardia")
    parser.add_argument("--kind", action="append", choices=list(ALL), help="only these")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder, limited=True)
        try:
            found = asyncio.run(run(server, args))
        finally:
            server.stop()
    base = max(found["quiet"]["p95_ms"], 0.01)
    print("| | answers | p50 ms | p95 ms | of the quiet | most ms | what became of it |\n|---|---|---|---|---|---|---|")
    wrong = []
    for kind, told in found.items():
        told["ratio"] = round(told["p95_ms"] / base, 2)
        counts = ", ".join(f"{name} {count}" for name, count in told.get("attack", {}).items())
        row = (kind, told["answers"], told["p50_ms"], told["p95_ms"], told["ratio"], told["most_ms"], counts)
        print("| " + " | ".join(str(part) for part in row) + " |")
        if "attack" in told and (told["ratio"] > MOST_RATIO or told["p95_ms"] > MOST_MS):
            wrong.append(kind)
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "abuse.json").write_text(json.dumps(found, indent=2) + "\n")
    if wrong:
        print(f"abuse: slower than wanted beside: {', '.join(wrong)}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
