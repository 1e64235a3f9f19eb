"""Cards added to a copy of the sources, which is looked at from outside, in another process."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
HERE = Path("talia", "games", "radlands")

# Before Oasis, so that it and all camps behind it get another number.
NIGHT_MARKET = """
NIGHT_MARKET: Final = camp_card(
    Camp("night_market", 2, Ability(1, (*discard(), Draw(2)), needs=CARDS_IN_HAND, does=GAINS), gist="{r-draw}")
)

OASIS: Final"""
# Before Muse, so that it and all kinds behind it get another number.
MINER = """
MINER: Final = deck_card(Card("miner", 1, RAID, Ability(0, (GainWater(),), does=GAINS), gist="{r-water}"))

MUSE: Final"""


def with_card(folder: Path, file: str, before: str, declaration: str) -> Path:
    """A copy of the package with one more declaration."""
    shutil.copytree(ROOT / "src" / "talia", folder / "talia", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    path = folder / HERE / "cards" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, declaration), encoding="utf-8")
    return folder


def run(folder: Path, program: str, given: str = "") -> Any:
    """What a program prints as JSON that uses the copy."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=given,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
