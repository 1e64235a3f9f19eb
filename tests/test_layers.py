"""Which way the doors open: core <- games <- bots <- research, review <- server, cli. Nothing points back."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent / "src" / "talia"
HELPERS = {"mypy_extensions", "librt"}  # mypyc's own run-time helpers
FORBIDDEN_IN_RULES = {"random", "time", "datetime", "socket", "os", "pathlib", "io", "asyncio", "threading", "secrets"}

# What each storey may import, besides itself.
MAY: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "engine": {"core"},
    "registry": {"core", "games"},
    "bots": {"core", "games", "registry", "engine"},
    "texts": {"core", "registry"},
    "fair": set(),
    "bugs": {"core", "registry"},
    "study": {"core", "games", "bots", "texts", "registry"},
    "learn": {"core", "games", "bots", "texts", "registry"},
    "review": {"core", "games", "bots", "registry"},
    "research": {"core", "games", "bots", "registry"},
    "history": {"core", "registry"},
    "server": {"core", "games", "bots", "texts", "engine", "fair", "registry", "learn", "review", "history", "study"},
    "offline": {"core", "bots", "engine", "server"},
    "client": {"core", "server"},
    "export": {"core", "games", "texts", "server", "registry", "learn", "review", "history"},
    "cli": {
        "core",
        "games",
        "bots",
        "texts",
        "engine",
        "study",
        "learn",
        "history",
        "review",
        "research",
        "server",
        "fair",
        "bugs",
        "registry",
        "export",
        "client",
    },
    "__main__": {"cli"},
    "__init__": {"core", "registry"},
}

# What each group of the server may import, besides itself; files at its top are groups of their own.
SERVER_MAY: dict[str, set[str]] = {
    "wire": set(),
    "bots": set(),
    "calculator": {"wire"},
    "learning": {"wire"},
    "studying": {"wire"},
    "sketching": {"wire", "studying"},
    "run": {"wire", "bots"},
    "keep": {"wire", "run"},
    "catalogue": {"wire", "bots", "run", "keep"},
    "live": {"wire", "bots", "run", "keep"},
    "thinker": set(),
    "labourer": {"wire", "calculator", "learning", "studying", "sketching", "keep", "live"},
    "acts": {"wire", "learning", "studying", "catalogue", "run", "keep", "live"},
    "doors": {"wire", "bots", "calculator", "learning", "studying", "catalogue", "run", "keep", "live", "acts"},
    "__init__": set(),
}
# Single doors beyond these, each with its reason.
SERVER_ALSO: dict[str, set[str]] = {
    "keep/replays.py": {"live.tables"},  # a replay is told of a table that has ended
}

FILES = sorted(HOUSE.rglob("*.py"))


def storey(path: Path) -> str:
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def imports(path: Path) -> list[str]:
    """Every module a file imports, at the top or anywhere inside."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            assert node.module is not None
            door = node.module in (
                "talia",
                "talia.server",
            )  # taken from these: modules, not names
            found += [f"{node.module}.{alias.name}" if door else node.module for alias in node.names]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_doors_open_one_way(path: Path) -> None:
    here = storey(path)
    assert here in MAY, f"{here} has no place in the house: give it one in this test"
    for module in imports(path):
        parts = module.split(".")
        if parts[0] != "talia":
            continue
        # `from talia import X` takes public names, which come from core and games.
        there = parts[1] if len(parts) > 1 and parts[1] in MAY else "__init__"
        if there == "__init__":
            assert here not in ("core", "games"), f"{path.name} imports the public door from inside: {module}"
            continue
        assert there == here or there in MAY[here], f"{here} must not import {there}: {module}"


def wrong_doors(path: str, modules: list[str]) -> list[str]:
    """What a file of the server imports of other groups without leave."""
    here = path.split("/")[0].removesuffix(".py")
    wrong = []
    for module in modules:
        parts = module.split(".")
        if parts[:2] != ["talia", "server"] or len(parts) < 3 or parts[2] in (here, *SERVER_MAY[here]):
            continue
        if ".".join(parts[2:]) not in SERVER_ALSO.get(path, ()):
            wrong.append(module)
    return wrong


@pytest.mark.parametrize("path", [p for p in FILES if storey(p) == "server"], ids=lambda p: p.stem)
def test_the_server_is_built_from_the_wire_up(path: Path) -> None:
    name = path.relative_to(HOUSE / "server").as_posix()
    assert wrong_doors(name, imports(path)) == [], name


def test_the_server_s_wrong_doors_would_be_found() -> None:
    assert wrong_doors("live/rooms.py", ["talia.server.doors.app"]) == ["talia.server.doors.app"]
    assert wrong_doors("wire/protocol.py", ["talia.server.live.tables"]) == ["talia.server.live.tables"]
    assert wrong_doors("keep/replays.py", ["talia.server.live.tables", "talia.core.bits"]) == []
    assert wrong_doors("keep/replays.py", ["talia.server.live.rooms"]) == ["talia.server.live.rooms"]


@pytest.mark.parametrize("path", [p for p in FILES if storey(p) in ("core", "games")], ids=lambda p: p.stem)
def test_rules_know_no_clock_file_socket_or_language(path: Path) -> None:
    for module in imports(path):
        top = module.split(".")[0]
        if top == "talia":
            continue
        assert top in HELPERS or top in sys.stdlib_module_names, f"{path.name} imports {module}"
        assert top not in FORBIDDEN_IN_RULES, f"{path.name} imports {module}"


@pytest.mark.parametrize("path", [p for p in FILES if storey(p) == "games"], ids=lambda p: p.stem)
def test_games_do_not_see_each_other(path: Path) -> None:
    parts = path.relative_to(HOUSE / "games").parts
    if len(parts) == 1:
        return
    for module in imports(path):
        names = module.split(".")
        if names[:2] == ["talia", "games"] and len(names) > 2:
            assert names[2] == parts[0], f"{path} imports {module}"


def test_the_walk_would_find_a_wrong_door() -> None:
    tree = "from talia.server.doors.app import x\nimport random\n"
    path = HOUSE / "core" / "bits.py"
    assert "talia.server.doors.app" in [
        node.module for node in ast.walk(ast.parse(tree)) if isinstance(node, ast.ImportFrom)
    ]
    assert storey(path) == "core"
    assert "server" not in MAY["core"]


def test_the_template_is_written_in_public_words() -> None:
    """`talia new` copies it into packages of others: what it imports may not change as it pleases."""
    public = (HOUSE.parents[1] / "docs" / "public.md").read_text(encoding="utf-8")
    found = {module for path in (HOUSE / "games" / "_template").rglob("*.py") for module in imports(path)}
    used = sorted(module for module in found if module.startswith("talia.core."))
    assert used
    assert [module for module in used if f"`{module}`" not in public] == []


@pytest.mark.parametrize("path", [p for p in FILES if storey(p) in ("games", "bots")], ids=lambda p: p.stem)
def test_nobody_outside_core_moves_or_counts_places_in_programs(path: Path) -> None:
    """Steps go to labels (`s.go`), bots ask for labels (`s.asks_at`): no place is assigned, and none worked out."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        for target in targets:
            assert not (isinstance(target, ast.Attribute) and target.attr == "pc"), f"{path}:{target.lineno}"
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            for side in (node.left, node.right):
                starts = isinstance(side, ast.Attribute) and side.attr in ("pc", "start")
                assert not starts, f"{path}:{node.lineno}: a place is counted"
