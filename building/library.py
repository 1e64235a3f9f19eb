"""Compiled rules on the disk: by which mark a library is known, where it lies, and that it fits the sources of today.

A library is a folder `build/rules/<mark>`. It comes into being by one rename, so what is there is whole; and its mark
is made of all it was compiled from, so what is there under the mark of today is not stale. `build/compiled` points to
the one that was asked for last.
"""

from __future__ import annotations

import os
import platform
import shutil
import sysconfig
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from building import rooms

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
KEPT = BUILD / "rules"  # by mark
LATEST = BUILD / "compiled"  # points to one of them
KEEP = 3  # a few: other branches, other versions of Python

# What compiles nothing: all else in building/ changes what is compiled, and a new file there does so until told here.
ASIDE = frozenset(
    {"__main__.py", "compiling.py", "environment.py", "library.py", "locks.py", "packed.py", "page.py", "run.py"}
)
# Variables that the build reads.
VARIABLES = ("TALIA_OPT", "CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")


def wanted() -> Path:
    """Where the library of the sources, the Python and the flags of now lies, or would lie."""
    return KEPT / mark()


def mark() -> str:
    """A mark of everything that a library is made of. To be asked for at the root of the checkout."""
    found = sha256()
    files = [ROOT / "setup.py", *(path for path in (ROOT / "building").glob("*.py") if path.name not in ASIDE)]
    for library in rooms.LIBRARIES:
        files += [ROOT / path for path in rooms.sources(library)]
    for path in sorted(files):
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    for word in [*_settings(), *around()]:
        found.update(f"{word}\0".encode())
    return found.hexdigest()[:16]


def _settings() -> list[str]:
    """What the project's settings say of the build: which mypyc, and how strict."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [repr(settings["build-system"]), repr(settings["tool"]["mypy"])]


def around() -> list[str]:
    """What a library is made for and with: the Python, the machine, the flags."""
    made_for = [platform.python_version(), sysconfig.get_config_var("EXT_SUFFIX") or "", platform.machine()]
    return [*made_for, *(f"{name}={os.environ.get(name, '')}" for name in VARIABLES)]


def libraries(folder: Path) -> list[Path]:
    """The compiled files in a folder."""
    return sorted(folder.rglob("*.so"))


def refresh(folder: Path) -> None:
    """Bring what is not compiled (server, command line, texts, page) up to date, one whole file at a time.

    A process that reads in the folder meanwhile finds the old file or the new one, never a part.
    """
    source, target = ROOT / "src" / "talia", folder / "talia"
    fresh = dict(_files(source))
    for name, path in fresh.items():
        there = target / name
        if there.is_file() and _same(path, there):
            continue
        there.parent.mkdir(parents=True, exist_ok=True)
        new = there.with_name(f"{there.name}.{os.getpid()}.new")
        shutil.copyfile(path, new)
        os.replace(new, there)
    for name, path in _files(target):
        if name not in fresh and path.suffix not in (".so", ".new"):
            path.unlink(missing_ok=True)


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield str(path.relative_to(folder)), path


def _same(one: Path, other: Path) -> bool:
    return one.stat().st_size == other.stat().st_size and one.read_bytes() == other.read_bytes()


def point(folder: Path) -> None:
    """Let `build/compiled` be this library; at no moment is it nothing."""
    if LATEST.is_dir() and not LATEST.is_symlink():  # a folder, as it was before 0.3
        shutil.rmtree(LATEST)
    new = BUILD / f"compiled.{os.getpid()}.new"
    new.unlink(missing_ok=True)
    new.symlink_to(folder.relative_to(BUILD))
    os.replace(new, LATEST)
    with suppress(FileNotFoundError):
        os.utime(folder)  # used just now: the last to be forgotten


def forget() -> None:
    """Remove all but the libraries used last."""
    there = [path for path in KEPT.iterdir() if path.is_dir() and not path.name.startswith("new.")]
    for path in sorted(there, key=lambda each: each.stat().st_mtime, reverse=True)[KEEP:]:
        shutil.rmtree(path, ignore_errors=True)
