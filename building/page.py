"""The page of a checkout: built where its sources have changed, by one start at a time."""

from __future__ import annotations

import subprocess

from building.environment import VENV, Unready, python_of
from building.library import BUILD, ROOT
from building.locks import alone

SCRIPT = ROOT / "scripts" / "build_web.py"
INDEX = ROOT / "src" / "talia" / "server" / "static" / "index.html"


def page(older: bool = False) -> bool:
    """Build it if need be. The script says what it does, and in a sentence why it cannot.

    With `older` one that was built before will do where it cannot; tells whether it is that one.
    """
    with alone(BUILD / "page.lock", lambda: None):
        done = subprocess.run([str(python_of(VENV)), str(SCRIPT), "--quiet"], cwd=ROOT, check=False)
    if done.returncode == 0:
        return False
    if not older or not INDEX.is_file():
        raise Unready("there is no page to play on; `make terminal` plays without one")
    return True
