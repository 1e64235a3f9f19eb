"""Packages as they lie in an installation: modules, and metadata with their entry points."""

from __future__ import annotations

import shutil
from pathlib import Path

PEBBLES = Path(__file__).parent / "neighbours" / "pebbles"  # a game without texts and a bot, as a folder to install


def offer(site: Path, package: str, offers: dict[str, dict[str, str]], module: str = "") -> None:
    """Put a package there as pip does: its module, if it has one, and its entry points."""
    about = site / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in all.items()) for group, all in offers.items()
    ]
    (about / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    if module:
        (site / f"{package}.py").write_text(module, encoding="utf-8")


def offer_pebbles(site: Path) -> None:
    shutil.copytree(PEBBLES / "src" / "pebbles", site / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    offer(
        site,
        "pebbles_package",
        {"talia.games": {"pebbles": "pebbles.game:GAME"}, "talia.bots": {"master": "pebbles.bot:LEVELS"}},
    )
