"""Compiling the rules for Python in a browser, and the one file that comes of it.

The archive `build/wasm/<mark>/compiled.zip` has what lies over the interpreted modules: a library for the rules, one
for the search, and each module's shim, as `build/compiled` has them. Nothing in it is packed: hosts pack what they
send, and do it better. `build/wasm/compiled.zip` points to the one that was made last.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from building import library, rooms
from building.compiling import Broken, Failed, say
from building.heat import COLD, FROZEN
from building.library import BUILD, ROOT
from building.locks import alone
from building.wasm.tools import PYODIDE, Missing, Tools, configured, tools

HOME = BUILD / "wasm"
LATEST = HOME / "compiled.zip"
LOG = HOME / "make.log"
NICE = 10
KEEP = 2
LAYING = "talia_laying.py"  # laying.py: the archive brings what lays it

# How hard the compiler tries: docs/decisions/0032-compiled-on-wasm.md has the figures. What is seldom run is downloaded
# all the same, so for it the smallest is the best.
LEVELS = {"native": "-O2", COLD: "-Os", FROZEN: "-Os", "shim": "-Os"}
FLAGS = (
    "-fPIC",
    "-g0",
    "-w",  # nobody acts on warnings about generated code
    "-fwrapv",  # as CPython itself is compiled
    "-fvisibility=hidden",  # calls within a library are direct: only the entrances that Python looks for are seen
)
LINKED = (
    "-shared",
    "--experimental-pic",
    "--unresolved-symbols=import-dynamic",  # Python and the C library: found in Pyodide when it is loaded
    "--export-if-defined=__wasm_apply_data_relocs",
    "--export-if-defined=__wasm_call_ctors",
    "--strip-all",
    "-O2",
)


def made() -> Path:
    """See to it that the archive of the sources of now is there."""
    folder = HOME / mark()
    archive = folder / LATEST.name
    with alone(HOME / "make.lock", lambda: say("another start is compiling the rules for browsers; waiting for it")):
        if not archive.is_file():
            _pyodide()
            say("compiling the rules for browsers (some two minutes, once)")
            new = HOME / f"new.{os.getpid()}"
            shutil.rmtree(new, ignore_errors=True)
            try:
                _make(new)
                shutil.rmtree(new / "c", ignore_errors=True)
                new.rename(folder)
            finally:
                shutil.rmtree(new, ignore_errors=True)
        os.utime(folder)
        _forget()
        pointer = HOME / f"compiled.{os.getpid()}.new"
        pointer.symlink_to(archive.relative_to(HOME))
        os.replace(pointer, LATEST)
    return archive


def mark() -> str:
    """A mark of everything that the archive is made of. To be asked for at the root of the checkout."""
    found = sha256(library.mark().encode())
    here = sorted(path for path in Path(__file__).parent.iterdir() if path.suffix in (".py", ".txt"))
    for path in (*here, ROOT / "web" / "pyodide" / "package-lock.json"):
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def _pyodide() -> None:
    """Its settings are read, so it must be there."""
    if not PYODIDE.is_dir() and subprocess.run([sys.executable, str(ROOT / "scripts" / "pyodide.py")]).returncode != 0:
        raise Failed("Pyodide could not be fetched")


def _make(new: Path) -> None:
    try:
        found = tools()
    except Missing as error:
        raise Failed(str(error)) from None
    suffix = str(configured()["EXT_SUFFIX"])
    texts = new / "c"
    texts.mkdir(parents=True)
    with LOG.open("w", encoding="utf-8") as log:

        def run(command: list[str]) -> None:
            done = subprocess.run(["nice", "-n", str(NICE), *command], cwd=ROOT, stdout=log, stderr=log, check=False)
            if done.returncode != 0:
                raise Broken(f"compiling for browsers failed ({LOG.relative_to(ROOT)} says how)")

        run([sys.executable, "-m", "building.wasm.writing", str(texts), suffix])
        with ThreadPoolExecutor(os.cpu_count()) as several:
            list(several.map(lambda command: run(command), _compiles(found, texts)))
        for name, parts in _links():
            run(
                [*found.linker, *LINKED, *(str(texts / f"{part}.o") for part in parts), "-o", str(texts / f"{name}.so")]
            )
    _pack(texts, suffix, new / LATEST.name)


def _compiles(found: Tools, texts: Path) -> Iterator[list[str]]:
    """The commands that compile, the longest first."""
    mypyc = find_spec("mypyc")
    if mypyc is None or mypyc.origin is None:
        raise Failed("mypyc is not there (`make setup` installs it)")
    runtime = Path(mypyc.origin).parent / "lib-rt"
    for kind, level in LEVELS.items():
        for name in rooms.LIBRARIES:
            part = f"__{kind}_{name}"
            command = [*found.clang, *FLAGS, level, "-I", str(runtime), "-I", str(texts)]
            yield [*command, "-c", str(texts / f"{part}.c"), "-o", str(texts / f"{part}.o")]


def _links() -> Iterator[tuple[str, list[str]]]:
    """What is linked of which parts."""
    for name in rooms.LIBRARIES:
        yield name, [f"__{kind}_{name}" for kind in LEVELS if kind != "shim"]
        yield f"shim_{name}", [f"__shim_{name}"]


def _pack(texts: Path, suffix: str, archive: Path) -> None:
    """The same libraries make the same archive, to the byte: its mark changes only when it has to be fetched anew."""
    with ZipFile(archive, "w", ZIP_STORED) as packed:
        packed.writestr(ZipInfo(LAYING), (Path(__file__).parent / "laying.py").read_bytes())
        for name in rooms.LIBRARIES:
            packed.writestr(ZipInfo(f"{name}__mypyc{suffix}"), (texts / f"{name}.so").read_bytes())
            shim = (texts / f"shim_{name}.so").read_bytes()
            for source in rooms.sources(name):
                place = Path(source).relative_to(rooms.SOURCE)
                packed.writestr(ZipInfo(f"{place.with_suffix('')}{suffix}"), shim)


def told(archive: Path) -> str:
    """How large it is: as it lies there, and as hosts send it at the least."""
    contents = archive.read_bytes()
    return f"{len(contents) / 1e6:.1f} MB, {len(gzip.compress(contents, 9)) / 1e6:.2f} MB by gzip"


def _forget() -> None:
    there = [path for path in HOME.iterdir() if (path / LATEST.name).is_file()]
    for path in sorted(there, key=lambda each: each.stat().st_mtime, reverse=True)[KEEP:]:
        shutil.rmtree(path, ignore_errors=True)
