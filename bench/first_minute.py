"""Measure the first minute: from `make play` in a fresh clone to a table that answers a first move over HTTP.

    python bench/first_minute.py            with the Node of this machine, and without any
    python bench/first_minute.py --node no  only without; --table-only does not wait for the compiled rules

Each run has an empty folder: a clone of the last commit, a home of its own, empty caches of pip and npm. Then come the
size of the environment, with what only builds counted apart, and the seconds until bots think with compiled rules: a
hint of the expert that does not say it was slowed. It talks to loopback only, ends by itself and leaves no process.
Writes bench/results/first_minute.json; says 1 where a target is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TARGETS = {"first_move_s": 60.0, "environment_mb": 180.0}
OPENS = 600.0  # seconds until a table that does not answer is given up
COMPILES = 1800.0
ENDS = 20.0
NODE = ("node", "npm", "npx", "corepack", "nodejs")


class Slow(Exception):
    """Something did not come in time."""


class Client:
    """A player who speaks HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.table = ""
        self.update: dict[str, Any] = {}
        self.told = threading.Condition()

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        with self.cookies.open(request, timeout=30) as reply:
            return json.load(reply)

    def sit_down(self, game: str, level: str) -> None:
        """A table with a bot, and an ear at it."""
        form = {"game": game, "seats": [{"who": "me"}, {"who": "bot", "level": level}], "hints": True}
        self.table = self.ask("/api/tables", form)["table"]["id"]
        threading.Thread(target=self._listen, args=[f"/api/tables/{self.table}/stream?seat=0"], daemon=True).start()
        self.await_question(-1)

    def _listen(self, path: str) -> None:
        try:
            with self.cookies.open(self.address + path, timeout=COMPILES) as stream:
                for line in stream:
                    message = json.loads(line) if line.strip() else {}  # an empty one says that it is still there
                    if message.get("type") == "update":
                        with self.told:
                            self.update = message
                            self.told.notify_all()
        except OSError:
            return  # the server has ended

    def await_question(self, after: int) -> None:
        """Wait until this seat is asked something new."""

        def asked() -> bool:
            view = self.update.get("view", {})
            return "decision" in view and view["question"] > after

        with self.told:
            if not self.told.wait_for(asked, OPENS):
                raise Slow("the table has not asked anything")

    def say(self, **message: Any) -> Any:
        about = {"epoch": self.update["epoch"], "question": self.update["view"]["question"], "ref": "1"}
        return self.ask(f"/api/tables/{self.table}/messages?seat=0", {**about, **message})

    def move(self) -> None:
        """Answer, and wait for what comes of it: the bot has answered as well."""
        view = self.update["view"]
        reply = self.say(type="answer", word=view["decision"]["options"][0]["word"])
        if reply["type"] != "ack":
            raise Slow(f"the first move was refused: {reply}")
        self.await_question(view["question"])

    def slowed(self) -> bool:
        """Does the expert say that the rules slow it?"""
        reply = self.say(type="hint", level="expert")
        if reply["type"] != "hint":  # too many: the next one will tell
            return True
        return any(line["text"] == "bots-slowed" for line in reply["lines"])


class Empty:
    """An empty folder with a fresh clone, and nothing that an earlier run has fetched."""

    def __init__(self, folder: Path, node: bool) -> None:
        self.folder = folder
        self.clone = folder / "talia"
        for name in ("home", "pip", "npm", "data"):
            (folder / name).mkdir()
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(self.clone)], check=True)
        self.around = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("TALIA_", "MAKE", "PYTHON", "VIRTUAL_ENV", "npm_"))
        }
        own = Path.home()
        for variable, file in (("PIP_CONFIG_FILE", ".config/pip/pip.conf"), ("NPM_CONFIG_USERCONFIG", ".npmrc")):
            if (own / file).is_file():  # which index to ask is no cache
                self.around.setdefault(variable, str(own / file))
        self.around |= {
            "HOME": str(folder / "home"),
            "PIP_CACHE_DIR": str(folder / "pip"),
            "npm_config_cache": str(folder / "npm"),
            "XDG_CACHE_HOME": str(folder / "home"),
            "XDG_DATA_HOME": str(folder / "data"),
        }
        if not node:
            self.around["PATH"] = str(self._path_without_node())

    def _path_without_node(self) -> Path:
        """A folder with links to everything on the path but Node."""
        links = self.folder / "bin"
        links.mkdir()
        for folder in os.environ["PATH"].split(os.pathsep):
            for program in Path(folder).iterdir() if Path(folder).is_dir() else []:
                link = links / program.name
                if program.name not in NODE and not link.is_symlink() and os.access(program, os.X_OK):
                    link.symlink_to(program)
        return links

    def processes(self) -> list[str]:
        """What still runs in the folder, by its working directory (where the system tells)."""
        found = []
        for place in Path("/proc").glob("[0-9]*/cwd"):
            try:
                if Path(os.readlink(place)).is_relative_to(self.folder):
                    found.append((place.parent / "cmdline").read_bytes().replace(b"\0", b" ").decode()[:120])
            except OSError:
                continue  # it has ended, or is another user's
        return found


def megabytes(folder: Path) -> float:
    """The room that a folder takes on the disk."""
    blocks = sum(path.lstat().st_blocks for path in folder.rglob("*")) if folder.exists() else 0
    return round(blocks * 512 / 1e6, 1)


def await_table(address: str, make: subprocess.Popen[bytes]) -> Client:
    """Wait until the server answers."""
    end = time.monotonic() + OPENS
    while time.monotonic() < end:
        if make.poll() is not None:
            raise Slow(f"`make play` has ended ({make.returncode})")
        try:
            client = Client(address)
            client.ask("/api/games")
            return client
        except (OSError, ValueError):
            time.sleep(0.1)
    raise Slow("the server does not answer")


def measure(node: bool, table_only: bool) -> dict[str, Any]:
    """One first minute."""
    with tempfile.TemporaryDirectory(prefix="talia-first-minute-", ignore_cleanup_errors=True) as name:
        empty = Empty(Path(name).resolve(), node)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        begun = time.monotonic()
        make = subprocess.Popen(
            ["make", "play", f"ARGS=--no-open --port {port}"],
            cwd=empty.clone,
            env=empty.around,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            found = {"node": node, **_watch(empty, make, f"http://127.0.0.1:{port}", begun, table_only)}
        finally:
            if make.poll() is None:
                os.killpg(make.pid, signal.SIGINT)  # as Ctrl-C does
            left = _await_end(empty, make)
        found["left_processes"] = left
        return found


def _watch(empty: Empty, make: subprocess.Popen[bytes], address: str, begun: float, table_only: bool) -> dict[str, Any]:
    client = await_table(address, make)
    opened = time.monotonic() - begun
    client.sit_down("cardia", "novice")
    client.move()
    found: dict[str, Any] = {
        "opens_s": round(opened, 1),
        "first_move_s": round(time.monotonic() - begun, 1),
        "page": _has_page(address),
        "environment_mb": megabytes(empty.clone / ".venv"),
        "page_tools_mb": round(megabytes(empty.clone / "build/node") + megabytes(empty.clone / "web/node_modules"), 1),
        "slowed_at_first": client.slowed(),
    }
    if table_only:
        return found
    while client.slowed():
        if time.monotonic() - begun > COMPILES:
            raise Slow("the rules are not compiled")
        time.sleep(3)
    found["compiled_bots_s"] = round(time.monotonic() - begun, 1)
    found["compilers_mb"] = megabytes(empty.clone / "build/tools")
    return found


def _has_page(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=10) as reply:
            return b"<script" in reply.read()
    except urllib.error.HTTPError:
        return False


def _await_end(empty: Empty, make: subprocess.Popen[bytes]) -> list[str]:
    """What has not ended after a while; that is ended then, by force."""
    try:
        make.wait(ENDS)
    except subprocess.TimeoutExpired:
        os.killpg(make.pid, signal.SIGKILL)
        make.wait()
    end = time.monotonic() + ENDS
    while (left := empty.processes()) and time.monotonic() < end:
        time.sleep(0.1)
    return left


def missed(run: dict[str, Any]) -> list[str]:
    """Which targets a run misses."""
    found = [f"{name}: {run[name]}, at most {most:g}" for name, most in TARGETS.items() if run[name] > most]
    found += [] if run["page"] else ["there is no page"]
    return found + [f"left: {process}" for process in run["left_processes"]]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the first minute of a fresh clone.")
    parser.add_argument(
        "--node", choices=["both", "yes", "no"], default="both", help="with Node on the path, or without"
    )
    parser.add_argument("--table-only", action="store_true", help="do not wait until the rules are compiled")
    args = parser.parse_args()
    if shutil.which("make") is None or not Path("/proc").is_dir():
        raise SystemExit("this needs make and Linux")
    runs = []
    for node in [True, False] if args.node == "both" else [args.node == "yes"]:
        run = measure(node, args.table_only)
        run["missed"] = missed(run)
        print(json.dumps(run), flush=True)
        runs.append(run)
    results = ROOT / "bench" / "results"
    results.mkdir(exist_ok=True)
    (results / "first_minute.json").write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")
    return 1 if any(run["missed"] for run in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
