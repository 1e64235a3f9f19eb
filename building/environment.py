"""The virtual environment of a checkout: what playing needs, what developing needs besides, and what compiling needs.

Playing needs the project's dependencies and nothing else. Compilers live in a folder of their own (`build/tools`): they
are fetched while somebody plays already.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import IO

from building.library import BUILD, ROOT

VENV = ROOT / ".venv"
TOOLS = BUILD / "tools"
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")


class Unready(Exception):
    """Something could not be made or fetched: one sentence."""


def python_of(folder: Path) -> Path:
    return folder / "bin" / "python"


def for_playing() -> bool:
    """What playing needs, in .venv; tells whether anything was done."""
    stamp = VENV / ".plays"
    if _fresh(VENV, stamp):
        return False
    make(VENV)
    _install(VENV, [*_project()["dependencies"], _setuptools()])
    _install_talia(["--no-deps"], ".")
    # It has done its work: the link is there.
    subprocess.run([str(python_of(VENV)), *PIP, "uninstall", "--yes", "setuptools"], check=False)
    stamp.write_text(_mark(), encoding="utf-8")
    return True


def for_developing(extras: list[str]) -> bool:
    """What developing needs besides; `browser` is for the tests of the page."""
    done = for_developing([]) if extras else for_playing()
    wanted = ",".join(["dev", *extras])
    stamp = VENV / f".develops-{wanted}"
    if not done and _fresh(VENV, stamp):
        return False
    _install(VENV, [_setuptools()])
    _install_talia([], f".[{wanted}]")
    stamp.write_text(_mark(), encoding="utf-8")
    return True


def compilers(log: Path) -> Path:
    """A Python that has mypyc: the one of .venv where developers' tools are, else one in a folder of its own."""
    if _fresh(VENV, VENV / ".develops-dev"):
        return python_of(VENV)
    stamp = TOOLS / ".compiles"
    if not _fresh(TOOLS, stamp):
        make(TOOLS)
        with log.open("w", encoding="utf-8") as says:
            _install(TOOLS, _settings()["build-system"]["requires"], says)
        stamp.write_text(_mark(), encoding="utf-8")
    return python_of(TOOLS)


def make(folder: Path) -> None:
    """An empty virtual environment, unless there is one of this Python that runs."""
    if _runs(folder):
        return
    shutil.rmtree(folder, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(folder)], capture_output=True, text=True, check=False)
    if made.returncode != 0:
        shutil.rmtree(folder, ignore_errors=True)
        raise Unready("Python cannot make a virtual environment here; on Debian and Ubuntu: apt install python3-venv")


def _install(folder: Path, what: list[str], says: IO[str] | None = None) -> None:
    """Let pip install something; what it says goes to standard error, or elsewhere."""
    # --no-compile: Python writes the bytecode of what is imported, which is a fifth of what there is.
    command = [str(python_of(folder)), *PIP, "install", "--no-compile", *what]
    done = subprocess.run(command, cwd=ROOT, env=_around(), stdout=says, stderr=says, check=False)
    if done.returncode != 0:
        raise Unready(f"packages could not be installed into {folder.relative_to(ROOT)}: is there a network?")


def _install_talia(how: list[str], what: str) -> None:
    # Without isolation: pip would fetch mypyc into a place of its own, to install a link to src/.
    _install(VENV, [*how, "--no-build-isolation", "--editable", what])


def _around() -> dict[str, str]:
    return {**os.environ, "TALIA_BUILD": "pure"}


def _settings() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return found


def _project() -> dict[str, list[str]]:
    return _settings()["project"]


def _setuptools() -> str:
    """What installs a link to src/, in the version that the project asks for."""
    return next(each for each in _settings()["build-system"]["requires"] if each.startswith("setuptools"))


def _runs(folder: Path) -> bool:
    asked = [str(python_of(folder)), "-c", "import pip, sys; print(*sys.version_info[:2])"]
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return told.stdout.split() == [str(part) for part in sys.version_info[:2]]


def _fresh(folder: Path, stamp: Path) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == _mark() and python_of(folder).exists()


def _mark() -> str:
    """A mark of what an environment is made of."""
    return sha256((ROOT / "pyproject.toml").read_bytes() + repr(sys.version_info[:2]).encode()).hexdigest()
