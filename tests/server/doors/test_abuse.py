"""One address does its worst for a moment: its limits hold, and somebody else is served meanwhile. Nothing is timed."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx2
import pytest
from bench.abuse.attacks import ADDRESS

from tests.server.doors.live import running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")


@pytest.mark.parametrize("kind", ["slowloris", "ping flood", "frame flood", "handshake flood", "request flood"])
def test_limits_hold_and_others_are_served(tmp_path: Path, kind: str) -> None:
    limits = {
        "requests": (40, 30.0),
        "handshakes": (30, 30.0),
        "arrivals": (200, 30.0),
        "connections_per_address": 50,
        "sockets_per_address": 10,
        "games": ("cardia",),
    }
    with running(tmp_path, **limits) as (address, server, process):
        port = address.partition(":")[2]
        most = 0
        served: list[int] = []
        command = [sys.executable, "-m", "bench.abuse.attacks", kind, port, "1.5"]
        transport = httpx2.HTTPTransport(local_address="127.1.0.1")
        with (
            subprocess.Popen(command, stdout=subprocess.DEVNULL) as attack,
            httpx2.Client(base_url=f"http://{address}", timeout=30, transport=transport) as other,
        ):
            while attack.poll() is None:
                most = max(most, process.config.doorman.per_address[ADDRESS])
                if len(served) < 20:  # fewer than its own limit, however long this takes
                    served.append(other.get("/api/games").status_code)
                time.sleep(0.1)
        assert attack.returncode == 0
        assert most > 0 or kind == "request flood", "those come and go between two looks"
        assert set(served) == {200}
        assert most <= 50
        assert server.sockets.per_address[ADDRESS] <= 10
        told = server.metrics.counters
        assert {
            "slowloris": told.get("connections_refused", 0),
            "ping flood": told.get("sockets_flooded", 0),
            "frame flood": told.get("sockets_flooded", 0),
            "handshake flood": told.get("handshakes_refused", 0) + told.get("connections_refused", 0),
            "request flood": 1,
        }[kind] > 0, told
