"""The load on a server: many live tables on loopback, and then thousands of dropped connections.

`make load` runs it: a server process (load_server.py) and, beside it on the same cores, this generator. First
`--tables` tables with two sockets each, every player answering about every ten seconds; then players that drop their
connection again and again until `--drops` is reached, with every acknowledged answer compared with the record. Writes
bench/results/load.json. The figures are the server's own: from an answer received to each view of it handed to the
system.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx2

from bench.clients import Player, Shaky, Table, make
from bench.load_server import quantile

ROOT = Path(__file__).parent.parent
KEPT = (
    "engine",
    "views",
    "p50_ms",
    "p95_ms",
    "p99_ms",
    "most_ms",
    "collections",
    "collected_ms",
    "longest_collection_ms",
)
TARGETS = {"p95_ms": 20.0, "p99_ms": 100.0, "kilobytes_per_table": 200.0}


class ServerProcess:
    """The server, and what it says of itself."""

    def __init__(self, folder: str, limited: bool = False) -> None:
        import socket

        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.command = [*self.started_by(), str(self.port), f"sqlite:///{folder}/load.db"]
        self.command += ["--limited"] if limited else []
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True, **self.surroundings())
        self.address = f"127.0.0.1:{self.port}"
        for _ in range(300):
            try:
                if httpx2.get(f"http://{self.address}/api/health").status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.1)
        raise SystemExit("load: the server did not start")

    def started_by(self) -> list[str]:
        return [sys.executable, "-m", "bench.load_server"]

    def surroundings(self) -> dict[str, Any]:
        """Where it runs: the same place as we."""
        return {}

    def report(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGUSR1)
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


async def made(server: ServerProcess, args: argparse.Namespace) -> list[Table]:
    """As many tables as wanted."""
    async with httpx2.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        return [await make(client, args.game) for _ in range(args.tables)]


async def seated(players: Sequence[Player], ready: asyncio.Event, done: asyncio.Event) -> list[asyncio.Task[None]]:
    """Everybody sits down and has seen the table; they begin when it is ready and leave when it is done."""
    sitting = []
    for player in players:
        sitting.append(asyncio.create_task(player.sit(ready, done)))
        await asyncio.sleep(0.002)  # not all in one moment, as people come
    for _ in range(600):
        if all(player.view for player in players):
            break
        await asyncio.sleep(0.1)
    return sitting


async def many_tables(server: ServerProcess, args: argparse.Namespace) -> dict[str, Any]:
    """The first half: live tables at an ordinary pace."""
    empty = server.report()
    tables = await made(server, args)
    players = [
        Player(server.address, table, seat, 2 * number + seat, args.think)
        for number, table in enumerate(tables)
        for seat in (0, 1)
    ]
    ready, done = asyncio.Event(), asyncio.Event()
    sitting = await seated(players, ready, done)
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause of the generator would be a burst of answers for the server, and count as its own
    filled = server.report()
    ready.set()
    await asyncio.sleep(args.think)
    before = server.report()
    counted = sum(player.answers for player in players)
    for player in players:
        player.trips.clear()
    await asyncio.sleep(args.seconds)
    measured = server.report()
    answers = sum(player.answers for player in players) - counted
    gc.enable()
    done.set()
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    trips = sorted(trip for player in players for trip in player.trips)
    return {
        "tables": filled["tables"],
        "sockets": filled["sockets"],
        "seconds": args.seconds,
        "answers_per_second": round(answers / args.seconds, 1),
        "server": {key: measured[key] for key in KEPT},
        "server_cpu": round((measured["cpu_seconds"] - before["cpu_seconds"]) / args.seconds, 3),
        "answers_per_commit": round(
            (measured["writes"] - before["writes"]) / max(1, measured["commits"] - before["commits"]), 2
        ),
        "client_ack_ms": {f"p{q}": round(1000 * quantile(trips, q / 100), 2) for q in (50, 95, 99)},
        "kilobytes_per_table": round((filled["memory_kb"] - empty["memory_kb"]) / args.tables, 1),
        "kilobytes_per_table_after": round((measured["memory_kb"] - empty["memory_kb"]) / args.tables, 1),
        "games_over": sum(player.over for player in players) // 2,
    }


async def dropping(server: ServerProcess, args: argparse.Namespace) -> dict[str, Any]:
    """The second half: connections break until enough have."""
    drops = games = answers = wrong = 0
    seed = 0
    began = time.perf_counter()
    async with httpx2.AsyncClient(base_url=f"http://{server.address}", timeout=60) as client:
        while drops < args.drops:
            tables = [await make(client, args.game) for _ in range(40)]
            players = []
            for table in tables:
                seed += 2
                players.append([Shaky(server.address, table, seat, 100_000 + seed + seat) for seat in (0, 1)])
            await asyncio.gather(*(player.play() for pair in players for player in pair))
            for table, pair in zip(tables, players, strict=True):
                record = (await client.get(f"/api/tables/{table.id}/record")).json()
                for player in pair:
                    given = [word.partition(":")[2] for seat, word in record["answers"] if seat == player.seat]
                    mine = [word for _, word in player.acked]
                    if player.pending is not None:  # the game ended before the last ack came
                        mine.append(player.pending["word"])
                    wrong += given != mine
                    answers += len(given)
                    drops += player.drops
                games += 1
            print(f"load: {drops} drops, {games} games, {wrong} wrong", file=sys.stderr)
    return {
        "drops": drops,
        "games": games,
        "answers": answers,
        "players_with_lost_or_doubled_answers": wrong,
        "seconds": round(time.perf_counter() - began, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="cardia", help="the game that is played")
    parser.add_argument("--tables", type=int, default=1000, help="live tables")
    parser.add_argument("--think", type=float, default=10.0, help="seconds a player takes for an answer, on average")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure")
    parser.add_argument("--drops", type=int, default=10_000, help="forced drops in the second half")
    args = parser.parse_args()
    found: dict[str, Any] = {
        "machine": {"python": platform.python_version(), "cores": os.cpu_count(), "load_before": os.getloadavg()[0]},
        "game": args.game,
    }
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder)
        try:
            if args.tables:
                found["live"] = asyncio.run(many_tables(server, args))
            if args.drops:
                found["drops"] = asyncio.run(dropping(server, args))
        finally:
            server.stop()
    results = ROOT / "bench" / "results"
    results.mkdir(parents=True, exist_ok=True)
    (results / "load.json").write_text(json.dumps(found, indent=2) + "\n")
    print(json.dumps(found, indent=2))
    missed = []
    if args.tables:
        measured = {**found["live"]["server"], **found["live"]}
        missed = [f"{name} {measured[name]} > {most}" for name, most in TARGETS.items() if measured[name] > most]
    if args.drops and found["drops"]["players_with_lost_or_doubled_answers"]:
        missed.append("answers were lost or doubled")
    print("load: " + ("every target met" if not missed else "missed: " + ", ".join(missed)), file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
