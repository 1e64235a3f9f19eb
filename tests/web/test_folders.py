"""The page names a game in that game's folder and nowhere else; whoever wants something of a game looks it up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import talia

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
GAMES = SOURCES / "games"
REGISTRY = GAMES / "index.ts"
# Names as they stand in code and in words: fantasy_realms, fantasy-realms, fantasyRealms, Fantasy Realms.
NAMES = re.compile("|".join(name.replace("_", "[-_ ]?") for name in talia.GAMES), re.I)


def shared() -> list[Path]:
    """Every source that belongs to no single game; what is generated is written by game, and styles are by look."""
    own = [GAMES / name for name in talia.GAMES] + [SOURCES / "generated"]
    found = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    return sorted(path for path in found if path != REGISTRY and not any(folder in path.parents for folder in own))


@pytest.mark.parametrize("path", shared(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_game_is_named_outside_its_folder(path: Path) -> None:
    for number, line in enumerate(path.read_text().splitlines(), 1):
        assert not NAMES.search(line), f"{path.name}:{number} names a game: {line.strip()}"
        assert not re.search(r"\bgame\s*[!=]==?\s*['\"`]", line), f"{path.name}:{number}: {line.strip()}"
        assert not re.search(r"switch\s*\(.*\bgame\b", line), f"{path.name}:{number}: {line.strip()}"


def test_the_walk_sees_the_page_and_would_find_a_name() -> None:
    walked = {path.name for path in shared()}
    assert {"Card.svelte", "Home.svelte", "NewTable.svelte", "table.svelte.ts", "App.svelte", "layout.ts"} <= walked
    assert NAMES.search("import { REALM } from '../games/fantasy_realms/facts'")
    assert NAMES.search("title={game === 'cardia'}")


@pytest.mark.parametrize("name", talia.GAMES)
def test_each_folder_lists_itself_in_the_registry(name: str) -> None:
    assert (GAMES / name / "index.ts").is_file()
    assert f"from './{name}';" in REGISTRY.read_text()
    facts = f"generated/{name}/facts"
    assert any(facts in path.read_text() for path in (GAMES / name).glob("*.*"))


def test_nobody_reaches_into_the_folder_of_a_game() -> None:
    for path in shared():
        for name in talia.GAMES:
            assert f"/{name}/" not in path.read_text(), path
    for name in talia.GAMES:
        for path in (GAMES / name).rglob("*"):
            for other in talia.GAMES:
                if other != name and path.is_file():
                    assert f"/{other}/" not in path.read_text(), path
