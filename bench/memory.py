"""Memory over many games: how much the server holds after 10,000 ended games, against after 1,000.

`python -m bench.memory` runs it (bounded, loopback): games at one screen, begun, answered a few times and resigned, as
fast as one client can, so that what stays of a game would show. Writes bench/results/memory.json; 1 if it is too much.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

import httpx2

from bench.clients import ask
from bench.load import ServerProcess
from talia.server.doors.client import Wish

RESULTS = Path(__file__).parent / "results"
MOST = 1.3  # times
AT_ONCE = 8  # games
SETTLE = 20.0  # seconds after which ended tables have left memory
SEATS = [{"who": "me"}, {"who": "me"}]


async def game(client: httpx2.AsyncClient, answers: int) -> None:
    """One game: some answers, and then one gives up."""
    made = await ask(client, Wish("/api/tables", {"game": "cardia", "seats": SEATS, "undo": "never"}))
    id = made.json()["table"]["id"]
    headers = {"Cookie": made.headers["set-cookie"].partition(";")[0]}
    place = f"/api/tables/{id}/messages"
    for seat in range(2):
        for action in range(answers):  # most of them are no answers to anything, which costs the same
            said = {"type": "answer", "epoch": 0, "question": 1, "action": action}
            await client.post(place, params={"seat": seat}, json=said, headers=headers)
    await client.post(place, params={"seat": 0}, json={"type": "resign"}, headers=headers)


async def games(address: str, count: int, answers: int) -> None:
    left = iter(range(count))

    async def some() -> None:
        async with httpx2.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
            for _ in left:
                await game(client, answers)
                client.cookies.clear()

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=1000, help="games before the first look")
    parser.add_argument("--games", type=int, default=10_000, help="games before the second one, in all")
    parser.add_argument("--answers", type=int, default=3, help="answers tried by each seat")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder)
        try:
            told = []
            began = time.perf_counter()
            for count in (args.first, args.games - args.first):
                asyncio.run(games(server.address, count, args.answers))
                time.sleep(SETTLE)
                told.append(server.report())
            seconds = time.perf_counter() - began
        finally:
            server.stop()
    first, second = (report["memory_kb"] for report in told)
    found = {
        "games": [args.first, args.games],
        "megabytes": [round(first / 1024, 1), round(second / 1024, 1)],
        "ratio": round(second / first, 3),
        "tables_in_memory": [report["tables"] for report in told],
        "seconds": round(seconds, 1),
        "wanted": MOST,
    }
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "memory.json").write_text(json.dumps(found, indent=2) + "\n")
    print(json.dumps(found, indent=2))
    return 0 if found["ratio"] <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
