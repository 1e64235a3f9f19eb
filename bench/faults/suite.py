"""One run of the fault suite: a party, one fault after another, and the verdict."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.faults import injections
from bench.faults.checker import Findings, Told, check, claims, written
from bench.faults.guests import FORGOTTEN, Party
from bench.faults.house import House, small_disk
from talia.core.rng import Random

PATIENCE = 40.0  # seconds until those who are not back are called missing


@dataclass
class Plan:
    """What is to be run."""

    tables: int = 1000
    faults: int = 60
    think: float = 7.0
    pause: float = 1.0  # seconds between everybody's being back and the next fault
    most_seconds: float = 660.0
    game: str = "cardia"
    seed: int = 1
    kinds: tuple[str, ...] = tuple(injections.ALL)
    silent: float = 35.0  # seconds until the server gives up whoever says nothing
    megabytes: int = 256  # of the small disk; 0: none is made


@dataclass
class Verdict:
    """What came out of it."""

    findings: Findings
    faults: Counter[str] = field(default_factory=Counter)
    back: list[float] = field(default_factory=list)  # after each start: until the last table was back
    missing: int = 0
    held: int = 0  # connections of players who have vanished, which the server never gave up
    games: int = 0
    flagged: int = 0
    doubled_claims: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    connections: int = 0
    seconds: float = 0.0
    disk: str = ""
    history: list[Told] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        good = self.findings.sound and self.flagged == self.missing == self.held == self.doubled_claims == 0
        return good and self.findings.acked > 0

    def told(self) -> dict[str, Any]:
        return {
            **self.findings.told(),
            "faults": sum(self.faults.values()),
            "kinds": dict(self.faults),
            "back_most_seconds": round(max(self.back, default=0.0), 2),
            "back_seconds": [round(seconds, 2) for seconds in self.back],
            "never_back": self.missing,
            "never_given_up": self.held,
            "games": self.games,
            "lost_on_time": self.flagged,
            "claims_done_twice": self.doubled_claims,
            "refusals": dict(self.refused),
            "connections": self.connections,
            "seconds": round(self.seconds, 1),
            "disk": self.disk,
        }


async def run(plan: Plan, folder: Path) -> Verdict:
    """Play, harm, and judge. The database is left in the folder."""
    disk = folder / "disk"
    mounted = small_disk(disk, plan.megabytes)
    house = await asyncio.to_thread(House, disk, folder / "server.log", mounted, plan.silent)
    party = Party(house.address, plan.game, plan.think, plan.seed)
    verdict = Verdict(Findings(), disk="a small disk in memory" if mounted else "a limit on the size of files")
    dice = Random(plan.seed)
    began = time.monotonic()
    playing = asyncio.create_task(party.gather(plan.tables))
    try:
        await _seated(party, plan.tables)
        for number in range(plan.faults):
            if time.monotonic() - began > plan.most_seconds:
                break
            await _harm(plan.kinds[number % len(plan.kinds)], house, party, dice, verdict)
            await asyncio.sleep(plan.pause)
        await asyncio.sleep(3 * plan.think)  # what is under way arrives
        verdict.missing += (await party.back(0.0, PATIENCE))[1]
        if party.gone:
            verdict.held = await _given_up(house, party)
    finally:
        party.over.set()
        party.forget(0.0)
        await asyncio.wait([playing], timeout=20)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await asyncio.to_thread(house.close)
    verdict.seconds = time.monotonic() - began
    judge(verdict, party, house.database)
    return verdict


async def _seated(party: Party, tables: int) -> None:
    end = time.monotonic() + 120
    while sum(bool(guest.view) for guest in party.guests) < tables and time.monotonic() < end:
        await asyncio.sleep(0.1)


async def _given_up(house: House, party: Party) -> int:
    """Wait until the server has given up those who vanished; tells how many it has not."""
    end = time.monotonic() + FORGOTTEN
    while True:
        held = await asyncio.to_thread(house.sockets) - sum(guest.socket is not None for guest in party.guests)
        if held <= 0 or time.monotonic() > end:
            return max(0, held)
        await asyncio.sleep(0.5)


async def _harm(kind: str, house: House, party: Party, dice: Random, verdict: Verdict) -> None:
    renewed = await injections.ALL[kind](house, party, dice)
    verdict.faults[kind] += 1
    took = ""
    if renewed:
        seconds, missing = await party.back(house.started, PATIENCE)
        verdict.back.append(seconds)
        verdict.missing += missing
        took = f", all back after {seconds:.1f} s" + (f", {missing} missing" if missing else "")
    acked = sum(sum(guest.sent.values()) for guest in party.told)
    print(f"faults: {sum(verdict.faults.values())} {kind}{took}; {acked} acknowledged", file=sys.stderr, flush=True)


def judge(verdict: Verdict, party: Party, database: Path) -> None:
    verdict.history = [guest.told() for guest in party.told]
    verdict.findings = check(verdict.history, written(database))
    verdict.doubled_claims = sum(count > 1 for count in claims(database).values())
    verdict.games, verdict.flagged = party.games, party.flagged
    verdict.connections = sum(guest.connections for guest in party.told)
    for guest in party.told:
        verdict.refused.update(guest.refused)
