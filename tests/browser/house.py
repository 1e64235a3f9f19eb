"""A folder with the house and nothing else of the page, served as files: for tests and measurements of it."""

from __future__ import annotations

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


def engine(folder: Path) -> None:
    """The engine's files alone."""
    sys.path.insert(0, str(ROOT / "scripts"))
    import_module("build_engine").main([str(folder)])


def build(folder: Path) -> None:
    """The two workers, an empty page that asks them, and the engine."""
    engine(folder / "engine")
    offline = ROOT / "web" / "src" / "offline"
    entries = [offline / "house.worker.ts", offline / "bots.worker.ts", ROOT / "tests" / "browser" / "house.ts"]
    esbuild = ROOT / "web" / "node_modules" / "esbuild" / "bin" / "esbuild"
    command = [esbuild, *entries, "--bundle", "--format=esm", "--target=es2022", f"--outdir={folder}"]
    command += ["--entry-names=[name]", "--external:node:*", "--log-level=warning"]
    subprocess.run([*map(str, command)], check=True)
    page = '<!doctype html><html lang="en"><title>House</title><script type="module" src="/house.js"></script></html>'
    (folder / "index.html").write_text(page)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The folder over HTTP."""

    class Files(http.server.SimpleHTTPRequestHandler):
        extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **KINDS}  # noqa: RUF012  theirs

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    handler = functools.partial(Files, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
