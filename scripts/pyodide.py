"""Fetch Python for browsers: Pyodide, a package of npm, and the wheels for wasm that our rules and messages need.

web/pyodide has the lists: its lock file, and wheels.txt with their hashes. Each is fetched once.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "scripts" / "build_web.py"
FOLDER = ROOT / "web" / "pyodide"
LIST = FOLDER / "wheels.txt"
# Of the Pyodide in web/pyodide/package.json: its Python, and what its wheels are called by.
PYTHON = "314"
PLATFORM = "pyemscripten_2026_0_wasm32"


def wheels() -> Path:
    """Where the wheels of the list lie."""
    return ROOT / "build" / "pyodide" / sha256(LIST.read_bytes()).hexdigest()[:12]


def ready() -> None:
    """Fetch what is not there, or end with a sentence that says what could not be fetched."""
    if subprocess.run([sys.executable, str(PACKAGES), "--packages", str(FOLDER)], check=False).returncode != 0:
        raise SystemExit("talia: Pyodide could not be fetched")
    if wheels().is_dir():
        return
    new = wheels().with_suffix(".new")
    shutil.rmtree(new, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    pip += ["--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON]
    pip += ["--implementation", "cp", "--abi", f"cp{PYTHON}", "--require-hashes", "-r", str(LIST), "-d", str(new)]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        shutil.rmtree(new, ignore_errors=True)
        wrong = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        raise SystemExit(f"talia: the wheels for Pyodide could not be fetched: {' '.join(wrong[-1:])}")
    new.rename(wheels())


if __name__ == "__main__":
    ready()
