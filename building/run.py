"""`make play`: everything that is missing made ready, side by side, and then Talia on the best rules there are now."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from building import environment, library
from building.compiling import GOES_ON, begin, say
from building.environment import VENV
from building.library import BUILD, ROOT
from building.locks import alone
from building.page import page
from building.rooms import Unmatched

COMPILED = "TALIA_COMPILED"  # read by talia.engine: where compiled rules will lie


def prepare(with_page: bool) -> None:
    """What playing needs. The page is built while packages are fetched: one waits for the network mostly."""
    with alone(BUILD / "prepare.lock", lambda: say("another start is making everything ready; waiting for it")):
        if not (VENV / ".plays").is_file():
            say("making ready what playing needs (once, less than a minute with a good network)")
        environment.make(VENV)
        with ThreadPoolExecutor() as side:
            built = side.submit(page, older=True) if with_page else None
            environment.for_playing()
            if built is not None and built.result():
                say("the page that was built before is used")


def run(arguments: list[str]) -> None:
    """Become `talia` with these arguments: on compiled rules where they are there, else on interpreted ones.

    In that case they are compiled meanwhile, and Talia is told where to look for them.
    """
    surroundings = dict(os.environ)
    rules = ROOT / "src"
    try:
        folder = library.wanted()
        if folder.is_dir():
            library.refresh(folder)
            library.point(folder)
            rules = folder
        else:
            begin()
            surroundings[COMPILED] = str(folder)
    except (Unmatched, OSError) as error:  # a room renamed by whoever works on it, a full disk
        say(f"{GOES_ON}: {error}")
    _become(rules, surroundings, arguments)


def _become(rules: Path, surroundings: dict[str, str], arguments: list[str]) -> None:
    others = surroundings.get("PYTHONPATH")
    surroundings["PYTHONPATH"] = f"{rules}{os.pathsep}{others}" if others else str(rules)
    os.execve(sys.executable, [sys.executable, "-m", "talia", *arguments], surroundings)
