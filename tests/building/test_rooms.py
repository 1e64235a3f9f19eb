"""The lists of compiled and of cold rooms: patterns, and that they fit the house as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from building import rooms
from building.heat import check_parts
from building.rooms import Unmatched, fits, matching, module_of

HOUSE = ["talia.games.cardia.view", "talia.games.cardia.extra.solve", "talia.games.tall.view", "talia.core"]


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent.parent)


def test_the_examples_hold() -> None:
    found = doctest.testmod(rooms)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("talia.games.*.view", [HOUSE[0], HOUSE[2]]),
        ("talia.games.cardia.**.solve", [HOUSE[1]]),
        ("talia.games.**", HOUSE[:3]),
        ("talia.core.**", [HOUSE[3]]),
        ("talia.games.t*.view", [HOUSE[2]]),
    ],
)
def test_a_pattern_stands_for_rooms(pattern: str, expected: list[str]) -> None:
    assert matching((pattern,), HOUSE) == expected


@pytest.mark.parametrize(
    "pattern", ["talia.games.*.views", "talia.games.*.solve", "talia.games.*", "games.cardia.view"]
)
def test_a_pattern_that_fits_nothing_is_an_error(pattern: str) -> None:
    with pytest.raises(Unmatched, match="fits no module"):
        matching(("talia.games.*.view", pattern), HOUSE)


def test_a_cold_part_of_a_room_that_is_not_there_is_an_error() -> None:
    check_parts(("talia.games.*.view:deal",), HOUSE)
    with pytest.raises(Unmatched, match=r"talia\.games\.\*\.setup fits no module"):
        check_parts(("talia.games.*.setup:deal",), HOUSE)


def test_packages_and_modules_have_their_names() -> None:
    assert module_of(Path("src/talia/core/__init__.py")) == "talia.core"
    assert module_of(Path("src/talia/games/_template/view.py")) == "talia.games._template.view"


def test_the_lists_fit_the_house() -> None:
    """A renamed room is told here, before anybody compiles."""
    compiled = [module for library in rooms.LIBRARIES for module in rooms.modules(library)]
    assert len(compiled) == len(set(compiled)), "a module is in two libraries"
    cold = [module for library in rooms.LIBRARIES for module in rooms.cold(library)]
    assert 10 < len(cold) < len(compiled)
    check_parts(rooms.COLD_PARTS, compiled)
    assert {module for library in rooms.LIBRARIES for module in rooms.frozen(library)} < set(cold)
    for game in ("cardia", "radlands", "fantasy_realms", "_template"):
        assert any(fits(f"talia.games.{game}.view", module) for module in cold)
