"""A checkout of its own, in which compiling takes as long as a test wants: its `setup.py` is a stub.

Everything else in it is ours: what is in `building`, and Talia itself, which thinks that it is compiled where it finds
a whole library beside it.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
AGES = 60  # seconds that a slow compiler takes: longer than any test waits

STUB = """
import os, subprocess, sys
from pathlib import Path

target = Path(sys.argv[sys.argv.index("--build-lib") + 1])
(target / "rules.so").write_bytes(b"half of it")
Path("temp.o").write_bytes(b"half of it")
compiler = subprocess.Popen(["sleep", os.environ.get("SECONDS", "0")])
with open("tried", "a") as tried:
    tried.write(f"{os.getpid()} {compiler.pid} {os.nice(0)}\\n")
compiler.wait()
if compiler.returncode != 0 or "FAILS" in os.environ:
    sys.exit("cc1: out of ideas")
(target / "rules.so").write_bytes(b"whole")
"""

KIND = """

def kind() -> Kind:  # as in the tests
    import pathlib

    beside = pathlib.Path(__file__).parents[1] / "rules.so"
    return "compiled" if beside.exists() and beside.read_bytes() == b"whole" else "interpreted"
"""


def _hears_interrupts() -> None:
    """Where the tests run in the background interrupts are ignored, and a child would inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Checkout:
    """A folder with a checkout, and what is run in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.build = folder / "build"
        for name in ("building", "src/talia"):
            unwanted = shutil.ignore_patterns("__pycache__", "static", "*.so")
            shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
        shutil.copy(ROOT / "pyproject.toml", folder)
        (folder / "setup.py").write_text(STUB, encoding="utf-8")
        with (folder / "src/talia/engine.py").open("a", encoding="utf-8") as engine:
            engine.write(KIND)
        # An environment with everything: the one that the tests run in.
        python = folder / ".venv/bin/python"
        python.parent.mkdir(parents=True)
        python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
        python.chmod(0o755)
        mark = self.finished("-c", "from building import environment; print(environment._mark())").stdout.strip()
        for stamp in (".plays", ".develops-dev"):
            (folder / ".venv" / stamp).write_text(mark, encoding="utf-8")

    def around(self, **changes: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("TALIA_", "PYTHONPATH"))}
        return {**kept, "PYTHONPATH": str(self.folder), "CC": "sh", **changes}

    def begun(self, *arguments: str, **changes: str) -> subprocess.Popen[str]:
        """A process in the checkout, the head of a group of its own, as `make` is in a terminal."""
        return subprocess.Popen(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.around(**changes),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=_hears_interrupts,
        )

    def finished(self, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.around(**changes),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=AGES,
            check=False,
        )

    def compile(self, **changes: str) -> subprocess.CompletedProcess[str]:
        return self.finished("-m", "building", "compile", **changes)

    def rules(self, **changes: str) -> str:
        """Which rules a start has now: `compiled` or `interpreted`."""
        told = self.finished("-m", "building", "run", "--version", **{"SECONDS": str(AGES), **changes}).stdout
        return told.partition("(")[2].partition(" ")[0]

    def tried(self) -> list[tuple[int, int, int]]:
        """Every try to compile: the processes of the build and of its compiler, and its priority."""
        kept = self.folder / "tried"
        lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
        return [(int(build), int(compiler), int(nice)) for build, compiler, nice in map(str.split, lines)]

    def await_try(self, count: int = 1) -> tuple[int, int, int]:
        until(lambda: len(self.tried()) >= count)
        return self.tried()[-1]

    def libraries(self) -> list[str]:
        return [name for name in self._kept() if not name.startswith("new.")]

    def halves(self) -> list[str]:
        """Libraries that are being made, or were."""
        return [name for name in self._kept() if name.startswith("new.")]

    def _kept(self) -> list[str]:
        folder = self.build / "rules"
        return sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder.exists() else []

    def end(self) -> None:
        """Whatever a failed test has left."""
        for build, compiler, _ in self.tried():
            for number in (build, compiler):
                if lives(number):
                    os.kill(number, signal.SIGKILL)


def lives(number: int) -> bool:
    """Is there such a process? One that only waits to be counted as dead is not."""
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True, check=False).stdout
    return told.strip() != "" and not told.strip().startswith("Z")


def until(holds: object, seconds: float = 30.0) -> None:
    """Wait until something holds."""
    assert callable(holds)
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)
