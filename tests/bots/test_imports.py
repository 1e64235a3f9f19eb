"""What bots import, directly or by others: rules, views and each other; nothing that owns a true table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_layers import HOUSE, imports

# Of `bots/training` only the frame of recipes is read by bots; these play games.
PLAYERS = ("bots.training.match", "bots.training.arena", "bots.training.runners")
OWNERS = ("server", "cli", "study", "research", *PLAYERS, "bots.play.door")

# The process, and what it reads when it meets a game: the methods and all of each game's bots.
ROOTS = [
    HOUSE / "bots" / "play" / "child.py",
    *sorted(path for path in (HOUSE / "bots").glob("*/*.py") if path.parent.name not in ("play", "training")),
]


def module_of(path: Path) -> str:
    parts = path.relative_to(HOUSE).with_suffix("").parts
    return ".".join(("talia", *(parts[:-1] if parts[-1] == "__init__" else parts)))


def path_of(module: str) -> Path | None:
    place = HOUSE.parent / Path(*module.split("."))
    for path in (place.with_suffix(".py"), place / "__init__.py"):
        if path.exists():
            return path
    return None


def closure(root: Path) -> set[str]:
    """Every module of ours that reading a file reads."""
    found: set[str] = set()
    waiting = [root]
    while waiting:
        path = waiting.pop()
        for module in imports(path):
            there = path_of(module)
            if there is not None and module not in found:
                found.add(module)
                waiting.append(there)
    return found


def wrong(modules: set[str]) -> list[str]:
    return sorted(m for m in modules for owner in OWNERS if f"{m}.".startswith(f"talia.{owner}."))


@pytest.mark.parametrize("root", ROOTS, ids=module_of)
def test_bots_do_not_read_what_owns_a_true_table(root: Path) -> None:
    assert wrong(closure(root)) == []


def test_the_walk_would_find_an_owner() -> None:
    assert "talia.bots.play.door" in wrong(closure(HOUSE / "bots" / "training" / "arena.py"))
    assert wrong({"talia.server.live.tables", "talia.bots.training.matching"}) == ["talia.server.live.tables"]
    assert "talia.core.game" in closure(HOUSE / "bots" / "play" / "child.py")
