"""The folder of `talia site` for the browser tests: built once, carried by a plain server of files, as any host would.

It is the sibling of `Site`: the same `url`, the same `deal_for`. The house is in the page there, so a test's deals are
handed to it by the page (`secrets`), and what went wrong in it comes to the page's console.
"""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
import threading
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tests.browser.site import ROOT

BUILT = ROOT / "build" / "site-of-tests"
KINDS = {".wasm": "application/wasm", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


def sources() -> list[Path]:
    """What the folder is made of."""
    web = [path for path in (ROOT / "web").rglob("*") if "node_modules" not in path.parts]
    own = [path for path in (ROOT / "src" / "talia").rglob("*") if not {"static", "__pycache__"} & set(path.parts)]
    return sorted(path for path in (*web, *own, *(ROOT / "scripts").glob("*.py")) if path.is_file())


def built(out: Path = BUILT, base: str = "/", *more: str) -> Path:
    """The folder, built where its sources have changed, by one test process at a time."""
    mark = sha256()
    for path in sources():
        mark.update(str(path).encode() + b"\0" + path.read_bytes())
    mark.update(" ".join((base, *more)).encode())
    kept = out.with_suffix(".mark")
    out.parent.mkdir(parents=True, exist_ok=True)
    with out.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not out.is_dir() or not kept.is_file() or kept.read_text() != mark.hexdigest():
            command = [
                sys.executable,
                str(ROOT / "scripts" / "build_site.py"),
                str(out),
                "--base",
                base,
                "--known-deals",
                *more,
            ]
            entries = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
            done = subprocess.run(command, env={**os.environ, "PYTHONPATH": entries}, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr + done.stdout
            kept.write_text(mark.hexdigest())
    return out


class Host(SimpleHTTPRequestHandler):
    """A host of files: what is there, else the page (or, if it knows no rewriting, its 404 page)."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **KINDS}  # noqa: RUF012 -- the name is the library's

    def __init__(self, *args: object, folder: Folder, **rest: object) -> None:
        self.folder = folder
        super().__init__(*args, directory=str(folder.files), **rest)  # type: ignore[arg-type]  # as it came

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        self.folder.asked.append(self.path)
        self.directory = str(self.folder.files)  # a connection may be older than the version that lies there now
        if f"{path}/" == self.folder.base:
            self.send_response(301)
            self.send_header("Location", self.folder.base)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if not path.startswith(self.folder.base):
            self.send_error(404)
            return
        inside = path.removeprefix(self.folder.base)
        there = (self.folder.files / inside).is_file()
        if not there and inside != "" and not self.folder.rewrites:
            self.page("404.html", 404)
        elif not there:
            self.page("index.html", 200)
        else:
            self.path = f"/{inside}"
            super().do_GET()

    def page(self, name: str, status: int) -> None:
        body = (self.folder.files / name).read_bytes()
        self.send_response(status)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """What was asked for is kept in a list."""


class Folder:
    """One host of files. `files` may be exchanged while it runs, as by an upload of a new version."""

    def __init__(self, files: Path, base: str = "/", rewrites: bool = True) -> None:
        self.files = files
        self.base = base
        self.rewrites = rewrites
        self.asked: list[str] = []
        self.dealt = "nobody"
        self._host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, folder=self))
        self._host.daemon_threads = True
        self.port = self._host.server_address[1]
        self.url = f"http://localhost:{self.port}{base.rstrip('/')}"

    def deal_for(self, test: str) -> None:
        """From now on deal the games of this test, from its first one on."""
        self.dealt = test

    def arriving(self) -> str:
        """What each page is told before anything else in it runs."""
        return f"window.taliaSecrets = {json.dumps(self.dealt)};"

    def start(self) -> None:
        threading.Thread(target=self._host.serve_forever, daemon=True).start()

    def complaints(self) -> list[str]:
        return []

    def stop(self) -> None:
        self._host.shutdown()
        self._host.server_close()
