"""Build what others install, into dist/: a wheel with compiled rules, one for any machine, and the source archive.

    python scripts/wheels.py [--dist FOLDER]

The page is built first, if need be, and is inside all three. The compiled rules are those of `make compiled`, known by
their mark to be of these sources: what is installed is what was tested, and nothing is compiled twice.
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
sys.path.insert(0, str(ROOT))

from building import library  # noqa: E402  a script's own folder is on the path, and not the one above it


def run(arguments: list[str], **variables: str) -> None:
    told = subprocess.run(
        [sys.executable, "setup.py", "--quiet", *arguments],
        cwd=ROOT,
        env={**os.environ, "TALIA_BUILD": "pure", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if told.returncode != 0:
        print(told.stdout[-4000:], file=sys.stderr)
        raise SystemExit(f"talia: setup.py {' '.join(arguments)} failed")


def wheel(dist: Path, name: str, **variables: str) -> None:
    """From an empty folder each time: what was renamed or removed since cannot come along."""
    folder = BUILD / "wheel" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # Commands of one call share their settings: `bdist_wheel` packs what `build` has put into the folder.
    building = ["build", "--build-base", str(folder), "--build-lib", str(folder / "lib")]
    packing = ["bdist_wheel", "--bdist-dir", str(folder / "packed"), "--dist-dir", str(dist)]
    run([*building, *packing], **variables)


def archive(dist: Path) -> None:
    run(["sdist", "--dist-dir", str(dist)])


def pure(dist: Path) -> None:
    wheel(dist, "pure")


def compiled(dist: Path) -> None:
    os.chdir(ROOT)
    found = library.wanted()
    if not library.libraries(found):
        raise SystemExit("talia: there are no compiled rules of these sources: run `make compiled`")
    wheel(dist, "compiled", TALIA_LIBRARY=str(found))


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
