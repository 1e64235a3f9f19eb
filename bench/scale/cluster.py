"""The cluster: PostgreSQL by scripts/postgres.sh, members, and HAProxy by hosting/haproxy.cfg; all on 127.0.0.1."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import httpx2

ROOT = Path(__file__).parents[2]
STARTING = 60.0  # seconds that a start may take before we give up
NAMES = ("a", "b", "c")


_given: set[int] = set()


def free_port() -> int:
    """A port that nobody has, and that we have promised to nobody else: clusters are started side by side."""
    while True:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            found: int = probe.getsockname()[1]
        if found not in _given:
            _given.add(found)
            return found


class Postgres:
    """A database server of our own."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "postgres.txt"
        self.place = Path("/tmp") / f"talia-pg-{os.getpid()}-{free_port()}"  # short: a socket's path has little room
        self.port = free_port()
        self.environment = {**os.environ, "TALIA_POSTGRES": str(self.place), "TALIA_POSTGRES_PORT": str(self.port)}
        self.url = self._script("start")

    def _script(self, *words: str) -> str:
        # Output to a file: the database server would hold a pipe open for ever.
        with self.log.open("w") as said:
            command = [str(ROOT / "scripts" / "postgres.sh"), *words]
            done = subprocess.run(command, stdout=said, stderr=said, env=self.environment, timeout=300, check=False)
        told = self.log.read_text()
        if done.returncode != 0:
            raise SystemExit(f"scale: PostgreSQL: {told[-300:]}")
        return told.split()[-1] if told.split() else ""

    def restart(self, mode: str, away: float = 0.0) -> None:
        """Stop it in that way (fast, immediate), and start it again after a while."""
        self._script("halt", mode)
        time.sleep(away)
        self._script("start")

    def pid(self) -> int:
        return int((self.place / "data" / "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        self._script("stop")


class Wire:
    """What stands between one process and PostgreSQL: it can hold, drop or slow what goes over it."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "bench.scale.wire", str(self.port), str(target)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True)
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            time.sleep(0.05)
        raise SystemExit("scale: the wire did not start")

    def tell(self, words: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()


def installed() -> dict[str, str]:
    """The environment of a server as hosts have it: its byte code is kept, so that a start compiles nothing.

    Where it is not, a start takes more than twice the work, and for as long a member more is missing.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}


class Process:
    """One member."""

    def __init__(self, name: str, folder: Path, database: str, more: list[str], plain: bool) -> None:
        self.name = name
        self.port = free_port()
        self.log = folder / f"{name}.log"
        serve = ["talia", "serve", "--member", name, "--host", "127.0.0.1", "--port", str(self.port), "--no-open"]
        serve += ["--trusted-proxy", "127.0.0.1", "--database", database]
        bench = ["bench.scale.serve", str(self.port), database, name]
        self.command = [sys.executable, "-m", *(serve if plain else bench), *more]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, cwd=ROOT, start_new_session=True, env=installed()
            )

    def ready(self) -> bool:
        try:
            return httpx2.get(f"http://127.0.0.1:{self.port}/api/health", timeout=1).status_code == 200
        except httpx2.HTTPError:
            return False

    def wait(self) -> None:
        until = time.monotonic() + STARTING
        while not self.ready():
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > until:
                raise SystemExit(f"scale: member {self.name} does not start: {self.log.read_text()[-600:]}")
            time.sleep(0.05)

    def send(self, how: signal.Signals) -> None:
        """To the process and those that think for it."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        if how == signal.SIGKILL:
            self.send(how)
        else:
            self.send(signal.SIGCONT)
            self.process.send_signal(how)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.send(signal.SIGKILL)
            self.process.wait()

    def metric(self, name: str) -> float:
        told = httpx2.get(f"http://127.0.0.1:{self.port}/metrics", timeout=10).text
        found = re.search(rf"^talia_{name} (\S+)$", told, re.MULTILINE)
        return float(found[1]) if found else 0.0


def configured(port: int, servers: dict[str, int]) -> str:
    """hosting/haproxy.cfg for these ports of the loopback."""
    lines = []
    for line in (ROOT / "hosting" / "haproxy.cfg").read_text().splitlines():
        words = line.split()
        if line.rstrip().endswith("# limit") or words[:1] == ["maxconn"]:  # here as many as the system lets it have
            continue
        if words[:1] == ["bind"]:
            line = f"  bind 127.0.0.1:{port}"
        elif words[:1] == ["server"]:
            if words[1] not in servers:
                continue
            line = f"  server {words[1]} 127.0.0.1:{servers[words[1]]} {' '.join(words[3:])}".rstrip()
        lines.append(line)
    return "\n".join(lines) + "\n"


class Balancer:
    """HAProxy before some of the members."""

    def __init__(self, folder: Path, servers: dict[str, int], name: str = "haproxy") -> None:
        found = subprocess.run([str(ROOT / "scripts" / "haproxy.sh")], stdout=subprocess.PIPE, text=True, check=False)
        if found.returncode != 0:
            raise SystemExit("scale: HAProxy is missing")
        self.port = free_port()
        config = folder / f"{name}.cfg"
        config.write_text(configured(self.port, servers))
        self.log = folder / f"{name}.log"
        self._log: IO[bytes] = self.log.open("ab")
        command = [found.stdout.strip(), "-db", "-f", str(config)]
        self.process = subprocess.Popen(command, stdout=self._log, stderr=self._log)
        self.address = f"127.0.0.1:{self.port}"

    def wait(self) -> None:
        until = time.monotonic() + STARTING
        while time.monotonic() < until and self.process.poll() is None:
            with contextlib.suppress(httpx2.HTTPError):
                if httpx2.get(f"http://{self.address}/api/games", timeout=2).status_code == 200:
                    return
            time.sleep(0.1)
        raise SystemExit(f"scale: HAProxy does not start: {self.log.read_text()[-600:]}")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._log.close()


class Cluster:
    """All of it. `wires`: something that can be cut between each process and PostgreSQL."""

    def __init__(
        self,
        folder: Path,
        names: tuple[str, ...] = NAMES,
        wires: bool = False,
        plain: bool = False,
        more: dict[str, list[str]] | None = None,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.postgres = Postgres(folder)
        self.wires = {name: Wire(self.postgres.port) for name in names} if wires else {}
        self.members = {
            name: Process(name, folder, self._database(name), (more or {}).get(name, []), plain) for name in names
        }
        self.balancer: Balancer | None = None
        try:
            for one in self.members.values():
                one.start()
            for one in self.members.values():
                one.wait()
            self.balancer = Balancer(folder, {name: one.port for name, one in self.members.items()})
            self.balancer.wait()
        except BaseException:
            self.close()
            raise
        self.address = self.balancer.address

    def _database(self, name: str) -> str:
        port = self.wires[name].port if name in self.wires else self.postgres.port
        return f"postgresql://talia@127.0.0.1:{port}/postgres"

    def processes(self) -> list[int]:
        """Those that serve, PostgreSQL and HAProxy with them."""
        running = [one.process for one in (*self.members.values(), self.balancer) if one is not None]
        return [self.postgres.pid(), *(process.pid for process in running if process is not None)]

    def total(self, metric: str) -> float:
        return sum(one.metric(metric) for one in self.members.values())

    def close(self) -> None:
        if self.balancer is not None:
            self.balancer.stop()
        for one in self.members.values():
            one.end()
        for wire in self.wires.values():
            wire.stop()
        self.postgres.stop()
