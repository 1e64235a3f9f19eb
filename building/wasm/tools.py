"""What it takes to compile for Python in a browser: clang and a linker, the headers of that Python, of its C library.

All of it is fetched once, into build/wasm/tools, and nothing is installed. Pyodide itself says how its Python was
configured; the headers of CPython are those of any Python of the same minor version (`python_headers`).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

from building.library import BUILD, ROOT

PYODIDE = ROOT / "web" / "pyodide" / "node_modules" / "pyodide"
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten.py"
ZIG = Path(__file__).parent / "zig.txt"
TOOLS = BUILD / "wasm" / "tools"
# Names a folder with Python.h, for whoever has the headers already.
HEADERS = "TALIA_PYTHON_HEADERS"
# The mark of the version of Debian that has every Python; its packages are unpacked, not installed.
UNSTABLE = "sid"
KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")

_CONFIGURED = re.compile(r"^#\s*define (\w+).*$|^/\* #undef (\w+) \*/$", re.MULTILINE)
# In the headers of the C library: a number as wide as an address. Of the same width on wasm, but another C type.
_ADDRESS = "#define _Addr int\n"
_ADDRESS_OF_WASM = "#define _Addr long\n"


class Missing(Exception):
    """Something that is needed cannot be had here: one sentence."""


class Tools(NamedTuple):
    """Commands, each to be followed by its arguments."""

    clang: list[str]
    linker: list[str]
    python: str  # whose headers: "3.14.10"


def tools() -> Tools:
    """Fetch what is not there."""
    settings = configured()
    zig = _once(f"zig-{sha256(ZIG.read_bytes()).hexdigest()[:12]}", _fetch_zig) / "ziglang"
    headers = _once(f"python-{settings['VERSION']}", lambda new: _lay_headers(new, settings))
    # The C library of emscripten is musl; of all machines that zig has it for, this one has the sizes of wasm.
    musl = [zig / "lib" / "libc" / "include" / name for name in ("riscv32-linux-musl", "generic-musl")]
    around = _once(f"{zig.parent.name}-libc", lambda new: _lay_types(new, musl[0]))
    clang = [str(zig / "zig"), "clang", "--target=wasm32-unknown-emscripten", "-nostdinc"]
    for folder in (around, zig / "lib" / "include", *musl):
        clang += ["-isystem", str(folder)]
    told = re.search(r'#define PY_VERSION\s+"(.+?)"', (headers / "patchlevel.h").read_text(encoding="utf-8"))
    if told is None or not told[1].startswith(f"{settings['VERSION']}."):
        raise Missing(f"the headers in {headers} are not those of Python {settings['VERSION']}")
    return Tools([*clang, "-I", str(headers), *_defined(settings)], [str(zig / "zig"), "wasm-ld"], told[1])


def configured() -> dict[str, Any]:
    """How the Python inside Pyodide was configured."""
    library = PYODIDE / "python_stdlib.zip"
    if not library.is_file():
        raise Missing("Pyodide is not there (scripts/pyodide.py fetches it)")
    with ZipFile(library) as opened:
        text = opened.read(SYSCONFIG).decode()
    found: dict[str, Any] = {}
    exec(compile(text, SYSCONFIG, "exec"), found)  # a module of Python's own, which only says `build_time_vars = {…}`
    told: dict[str, Any] = found["build_time_vars"]
    return told


def pyconfig(names: str, settings: dict[str, Any]) -> str:
    """The text of pyconfig.h for some settings. `names` is that of another machine, which has the same names."""
    lines: list[str] = []
    for found in _CONFIGURED.finditer(names):
        name = found[1] or found[2]
        if name.startswith("_"):  # what C libraries are asked for: not among the settings, and the same everywhere
            lines.append(found[0])
        elif settings.get(name, 0) not in (0, ""):
            lines.append(f"#define {name} {settings[name]}")
    return "\n".join([*lines, ""])


def _defined(settings: dict[str, Any]) -> list[str]:
    """What was defined on the command line when that Python was compiled: some of it changes its structures."""
    return [word for word in str(settings["CFLAGS"]).split() if word.startswith("-D")]


def _once(name: str, fetch: Callable[[Path], None]) -> Path:
    """A folder that comes into being whole."""
    folder = TOOLS / name
    if not folder.is_dir():
        new = folder.with_name(f"{name}.{os.getpid()}.new")
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        try:
            fetch(new)
            new.rename(folder)
        finally:
            shutil.rmtree(new, ignore_errors=True)
    return folder


def _fetch_zig(new: Path) -> None:
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
        "--no-deps",
        "--no-compile",
    ]
    pip += ["--only-binary", ":all:", "--require-hashes", "-r", str(ZIG), "--target", str(new)]
    if subprocess.run(pip, check=False).returncode != 0:
        raise Missing("the C compiler for wasm (ziglang, a package of PyPI) could not be fetched")


def _lay_types(new: Path, musl: Path) -> None:
    text = (musl / "bits" / "alltypes.h").read_text(encoding="utf-8")
    if text.count(_ADDRESS) != 1:
        raise Missing(f"{musl} says otherwise than expected how wide an address is")
    (new / "bits").mkdir()
    (new / "bits" / "alltypes.h").write_text(text.replace(_ADDRESS, _ADDRESS_OF_WASM), encoding="utf-8")


def _lay_headers(new: Path, settings: dict[str, Any]) -> None:
    """The headers of Python, with the settings of the one in Pyodide."""
    with_names = python_headers(str(settings["VERSION"]), new / "fetched")
    # Debian's pyconfig.h only tells where that of each machine is.
    paths = [with_names / "pyconfig.h", *with_names.parent.glob(f"*/{with_names.name}/pyconfig.h")]
    names = [text for path in paths if "SIZEOF_SIZE_T" in (text := path.read_text(encoding="utf-8"))]
    if not names:
        raise Missing(f"there is no pyconfig.h with settings beside {with_names}")
    shutil.copytree(with_names, new, dirs_exist_ok=True)
    shutil.rmtree(new / "fetched", ignore_errors=True)
    (new / "pyconfig.h").write_text(pyconfig(names[0], settings), encoding="utf-8")


def python_headers(version: str, folder: Path) -> Path:
    """A folder with the headers of a version of CPython: named by whoever builds, of a Python here, or of Debian."""
    named = os.environ.get(HEADERS)
    for found in [Path(named)] if named else _of_a_python(version):
        if (found / "Python.h").is_file():
            return found
    if named:
        raise Missing(f"there is no Python.h in {named} ({HEADERS})")
    return _of_debian(version, folder)


def _of_a_python(version: str) -> Iterator[Path]:
    python = shutil.which(f"python{version}")
    if python is None:
        return
    asked = "import sysconfig; print(sysconfig.get_path('include'))"
    told = subprocess.run([python, "-c", asked], capture_output=True, text=True, check=False)
    if told.returncode == 0:
        yield Path(told.stdout.strip())


def _of_debian(version: str, folder: Path) -> Path:
    """Out of a package of Debian's unstable version, from the mirror that this machine uses, by lists of our own."""
    package = f"libpython{version}-dev"
    hint = f"the headers of Python {version} could not be fetched ({HEADERS} may name a folder that has them)"
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise Missing(f"{hint}: there is no apt here")
    targets = ["apt-get", "indextargets", "--format", "$(SITE)", "Origin: Debian"]
    sites = subprocess.run(targets, capture_output=True, text=True, check=False).stdout.split()
    mirror = next((site for site in sites if site.endswith("/debian")), None)
    if mirror is None:
        raise Missing(f"{hint}: no mirror of Debian is known here")
    folder.mkdir(parents=True)
    for made in ("lists/partial", "cache/archives/partial"):
        (folder / made).mkdir(parents=True)
    signed = f"[signed-by={KEYS}] " if KEYS.is_file() else ""
    (folder / "sources.list").write_text(f"deb {signed}{mirror} {UNSTABLE} main\n", encoding="utf-8")
    ours = {
        "Dir::Etc::sourcelist": folder / "sources.list",
        "Dir::Etc::sourceparts": "/dev/null",
        "Dir::State::lists": folder / "lists",
        "Dir::Cache": folder / "cache",
        "APT::Sandbox::User": "",  # our folders are not those of apt's own user
        "Acquire::Languages": "none",
    }
    apt = ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in ours.items())]
    for command in ([*apt, "update"], [*apt, "download", package]):
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Missing(f"{hint}: {' '.join(done.stderr.split())[-200:]}")
    fetched = next(folder.glob("*.deb"))
    subprocess.run(["dpkg-deb", "-x", str(fetched), str(folder / "unpacked")], check=True)
    return folder / "unpacked" / "usr" / "include" / f"python{version}"
