"""Build what others install, into dist/: a wheel with compiled rules, one for any machine, and the source archive.

    python scripts/wheels.py [--dist FOLDER]

The page is built first, if need be, and is inside all three. Libraries that `make compiled` has made are taken where
the C text they come from is still the same (mypyc writes it anew, `setup.py` compares): what is installed is what was
tested, and nothing is compiled twice.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"


def run(arguments: list[str], build: str) -> None:
    told = subprocess.run(
        [sys.executable, "setup.py", "--quiet", *arguments],
        cwd=ROOT,
        env={**os.environ, "TALIA_BUILD": build},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if told.returncode != 0:
        print(told.stdout[-4000:], file=sys.stderr)
        raise SystemExit(f"talia: setup.py {' '.join(arguments)} failed")


def fresh(name: str) -> Path:
    """An empty folder to build in: what was renamed or removed since the last time cannot come along."""
    folder = BUILD / "wheel" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def pack(folder: Path, temporary: Path, dist: Path, build: str) -> None:
    # Commands of one call share their settings: `bdist_wheel` packs what `build` has put into the folder.
    building = ["build", "--build-base", str(temporary), "--build-lib", str(folder / "lib")]
    run([*building, "bdist_wheel", "--bdist-dir", str(folder / "packed"), "--dist-dir", str(dist)], build)


def compiled(dist: Path) -> None:
    folder = fresh("compiled")
    for library in COMPILED.rglob("*.so"):
        copy = folder / "lib" / library.relative_to(COMPILED)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, copy)  # with its time: setuptools compares it with that of the C text
    pack(folder, BUILD / "temp", dist, "compiled")


def pure(dist: Path) -> None:
    folder = fresh("pure")
    pack(folder, folder, dist, "pure")


def archive(dist: Path) -> None:
    run(["sdist", "--dist-dir", str(dist)], "pure")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build two wheels and the source archive, with the page inside.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where they go (default: dist)")
    args = parser.parse_args()
    dist = args.dist.resolve()
    dist.mkdir(parents=True, exist_ok=True)
    for old in [*dist.glob("talia-*.whl"), *dist.glob("talia-*.tar.gz")]:
        old.unlink()
    subprocess.run([sys.executable, str(ROOT / "scripts" / "build_web.py")], check=True)
    for make in (archive, pure, compiled):
        began = time.perf_counter()
        make(dist)
        print(f"talia: {make.__name__}: {time.perf_counter() - began:.0f} seconds", file=sys.stderr)
    for path in sorted(dist.glob("talia-*")):
        print(f"{path.stat().st_size / 2**20:6.2f} MiB  {path.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
