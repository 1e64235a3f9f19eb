"""A server of our own for the browser tests: it can be killed without warning and started again on the same data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Site:
    """One server process and its database; what lies in `packages` is installed for it."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        self.folder = folder
        self.packages = [] if packages is None else [str(packages)]
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self._noted = 0
        self._read = 0
        self.deal_for("nobody")

    def deal_for(self, test: str) -> None:
        """From now on deal the games of this test, from its first one on (`serve.py` reads the note)."""
        self._noted += 1
        (self.folder / "test.txt").write_text(f"{test}\n{self._noted}\n")

    def start(self) -> None:
        entries = (os.environ.get("PYTHONPATH"), str(ROOT / "src"), str(ROOT), *self.packages)
        path = os.pathsep.join(entry for entry in entries if entry)
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.serve", str(self.port), str(self.folder)],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": path},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        for _ in range(300):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def complaints(self) -> list[str]:
        """What the server has logged as a warning or worse, or of bots that failed, since the last time."""
        log = (self.folder / "server.log").read_text().splitlines()
        news, self._read = log[self._read :], len(log)
        return [line for line in news if '"severity": "info"' not in line or '"event": "bot_failed"' in line]

    def kill(self) -> None:
        """As by a power cut: the whole family of processes at once, no chance to save anything."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
