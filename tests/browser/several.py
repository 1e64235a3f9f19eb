"""The site of several processes: three members on one PostgreSQL behind HAProxy, with the face of one."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

from bench.scale.cluster import NAMES, Balancer, Postgres, Process

from tests.browser.site import ROOT, Site


class Member(Process):
    """One process of the tests' server."""

    def __init__(self, name: str, folder: Path, database: str) -> None:
        super().__init__(name, folder, database, [], plain=False)
        self.command = [sys.executable, "-m", "tests.browser.serve", str(self.port), str(folder), database, name]


class Several(Site):
    """All of them, with the face of one."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        path = (os.environ.get("PYTHONPATH"), str(ROOT / "src"), str(ROOT))
        os.environ["PYTHONPATH"] = os.pathsep.join(entry for entry in path if entry)
        self.postgres = Postgres(folder)
        self.members = {name: Member(name, folder, self.postgres.url) for name in NAMES}
        self.balancer = Balancer(folder, {name: one.port for name, one in self.members.items()})
        self.url = f"http://localhost:{self.balancer.port}"

    def start(self) -> None:
        for one in self.members.values():
            one.start()
        for one in self.members.values():
            one.wait()
        self.balancer.wait()

    def kill(self) -> None:
        for one in self.members.values():
            one.end(signal.SIGKILL)

    def stop(self) -> None:
        self.balancer.stop()
        for one in self.members.values():
            one.end()
        self.postgres.stop()

    def owner(self, table: str) -> str | None:
        """Which process has a table, by the last of them to log a claim."""
        found: dict[str, int] = {}
        for name, one in self.members.items():
            for line in one.log.read_text().splitlines():
                if '"claimed"' in line and table in line:
                    found[name] = max(found.get(name, 0), json.loads(line)["fence"])
        return max(found, key=lambda name: found[name]) if found else None

    def complaints(self) -> list[str]:
        """Faults of the processes: that one was killed, and its tables moved, is what these journeys are about."""
        wrong: list[str] = []
        for one in self.members.values():
            wrong += [line for line in one.log.read_text().splitlines() if '"event": "fault"' in line]
        return wrong
