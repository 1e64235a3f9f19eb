"""The house of the server under test: its process, its disk and its database, as the faults meet them."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import httpx2

STARTING = 60.0  # seconds that a start may take before the suite gives up


def small_disk(folder: Path, megabytes: int) -> bool:
    """Put a disk of that size there (in memory). False where the system does not let us."""
    folder.mkdir(parents=True, exist_ok=True)
    if megabytes == 0:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "talia-faults", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


class House:
    """One server, started again as often as it falls."""

    def __init__(self, folder: Path, log: Path, mounted: bool, silent: float = 35.0) -> None:
        self.folder = folder
        self.mounted = mounted  # a small disk of its own; else a limit on the size of files stands in for it
        self.silent = silent  # seconds until the server gives up whoever says nothing
        self.database = folder / "faults.db"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self._log: IO[bytes] = log.open("ab")
        self.starts = 0
        self.clock = 0.0  # by how much the machine's clock is off
        self.process: subprocess.Popen[str] = self.start()

    def start(self) -> subprocess.Popen[str]:
        """Start the server and wait until it answers."""
        self.starts += 1
        self.started = time.monotonic()
        command = [sys.executable, "-m", "bench.faults.serve", str(self.port), f"sqlite:///{self.database}"]
        command += [str(self.clock), str(self.silent)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._log, text=True
        )
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() - self.started > STARTING:
                raise SystemExit("faults: the server does not start; its log tells why")
            time.sleep(0.05)
        return self.process

    def answers(self) -> bool:
        try:
            return httpx2.get(f"http://{self.address}/api/games", timeout=2).status_code == 200
        except httpx2.TransportError:
            return False

    def sockets(self) -> int:
        """How many connections at tables the server says it has."""
        told = httpx2.get(f"http://{self.address}/metrics", timeout=10).text
        return next(int(float(line.split()[1])) for line in told.splitlines() if line.startswith("talia_sockets "))

    def fall(self, how: signal.Signals) -> float:
        """End the process by that signal; tells how long it took."""
        began = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(30)
        self._let_go()
        return time.monotonic() - began

    def _let_go(self) -> None:
        """Of the ends of a process that is over."""
        for end in (self.process.stdin, self.process.stdout):
            if end is not None:
                with contextlib.suppress(OSError):
                    end.close()

    def lever(self, **wish: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()

    def set_clock(self, seconds: float) -> None:
        """Set the machine's clock, for this process and those to come."""
        self.clock = seconds
        self.lever(clock=seconds)

    def workers(self) -> list[int]:
        """The processes that think for bots."""
        assert self.process.stdout is not None
        self.lever(workers=True)
        found: list[int] = json.loads(self.process.stdout.readline())
        return found

    @contextlib.contextmanager
    def full(self) -> Iterator[None]:
        """No room for a byte more."""
        if self.mounted:
            filler = self.folder / "filler"
            try:
                with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                    while True:
                        file.write(bytes(4096))
                yield
            finally:
                filler.unlink()
        else:
            free = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
            largest = max(path.stat().st_size for path in self.folder.glob("faults.db*"))
            try:
                resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (largest, free[1]))
                yield
            finally:
                if self.process.poll() is None:
                    resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, free)

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Somebody else writes, and does not come to an end."""
        other = sqlite3.connect(self.database, timeout=30, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            yield
        finally:
            other.execute("ROLLBACK")
            other.close()

    def spoil(self) -> str:
        """Write a table that this version cannot read, with an entry of a kind it does not know, before all others."""
        id = os.urandom(8).hex()
        with contextlib.closing(sqlite3.connect(self.database, timeout=30)) as other, other:
            plan = other.execute("SELECT plan FROM tables WHERE status = 'playing' LIMIT 1").fetchone()[0]
            row = (id, 1.0, "playing", 1, plan)
            other.execute("INSERT INTO tables (id, created, status, public, plan) VALUES (?, ?, ?, ?, ?)", row)
            entry = '{"kind": "foretold", "at": 1.0}'
            other.execute("INSERT INTO entries (table_id, seq, body) VALUES (?, 0, ?)", (id, entry))
        return id

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._let_go()
        self._log.close()
