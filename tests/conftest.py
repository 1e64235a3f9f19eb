"""What all tests share: which rules are loaded, interpreted or compiled, and that it is the build one asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

import talia.engine

# Examples are drawn from a fixed seed, so that a failure is the same for everybody; `make soak` looks further.
settings.register_profile("talia", derandomize=True, deadline=None, max_examples=40)
settings.load_profile("talia")

HERE = Path(__file__).parent
# What is the same whichever rules are loaded: `make test` runs it once, on the rules of this name. Compiled are those
# that have a great deal to work out.
ONCE = {
    "interpreted": (
        "building",
        "cli/test_startup.py",
        "cli/test_switches.py",
        "export",
        "guides",
        "server/doors",
        "server/keep/test_members.py",
        "server/run",
        "server/wire",
        "texts",
        "web",
        "test_client.py",
        "test_layers.py",
    ),
    "compiled": (
        "faults",
        "learn/test_puzzles_mining.py",
        "research/test_examples.py",
        "research/test_gymnasium.py",
        "research/test_needing.py",
        "research/test_openspiel.py",
        "research/test_openspiel_information.py",
        "research/test_openspiel_open.py",
        "research/test_pettingzoo.py",
        "review/test_realms.py",
        "research/test_playthroughs.py",
        "research/test_seeds.py",
        "research/test_adapters_page.py",
        "server/test_learning_puzzles.py",
    ),
}


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    running = os.environ.get("TALIA_EXPECT")
    if running and any(collection_path == HERE / name for on in ONCE if on != running for name in ONCE[on]):
        return True
    return None


# What takes longest comes first: whoever has nothing left to do takes something over, and at the end that is little.
FIRST = ("test_package.py", "guides", "study")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(item.path.is_relative_to(HERE / name) for name in FIRST))


def pytest_report_header(config: pytest.Config) -> str:
    return f"talia: {talia.engine.kind()} rules from {os.path.dirname(talia.engine.place())}"


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("TALIA_EXPECT")
    if wanted and wanted != talia.engine.kind():
        pytest.exit(f"the tests are to run on {wanted} rules, but {talia.engine.kind()} ones are loaded", returncode=3)
