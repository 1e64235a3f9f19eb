"""What goes into a wheel: the page, or a sentence; and what its journey would find wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from scripts import wheel_journey

from bench import container
from building import packed as page

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without a page, as far as packing it is concerned."""
    for name in ("scripts/build_web.py", "web/build.mjs", "web/package-lock.json", "web/tsconfig.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "web" / "src").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_without_node_the_wheel_says_how_to_get_the_page(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(bare))
    assert page.get_page() == page.MISSING
    assert "make web" in page.MISSING


def test_a_page_that_cannot_be_built_is_told_in_a_sentence(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for tool, does in (("node", "echo v22.1.0"), ("npm", "exit 1")):
        (bare / tool).write_text(f"#!/bin/sh\n{does}\n")
        (bare / tool).chmod(0o755)
    monkeypatch.setenv("PATH", f"{bare}:/bin:/usr/bin")
    told = page.get_page()
    assert told is not None
    assert told.startswith("talia: this wheel will have no page, because it could not be built")


def test_a_page_that_is_up_to_date_is_taken_as_it_is(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(bare))
    from scripts import build_web

    monkeypatch.setattr(build_web, "ROOT", bare)
    static = bare / "src" / "talia" / "server" / "static"
    static.mkdir(parents=True)
    monkeypatch.setattr(build_web, "WEB", bare / "web")
    monkeypatch.setattr(build_web, "TEXTS", bare / "src" / "talia" / "texts")
    (static / ".mark").write_text(build_web.mark(build_web.sources()))
    assert page.get_page() is None


def test_a_source_archive_has_the_page_or_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert page.get_page() == "talia: this source archive has no page inside"
    (tmp_path / page.STATIC).mkdir(parents=True)
    (tmp_path / page.STATIC / "index.html").write_text("<!doctype html>")
    assert page.get_page() is None


def test_a_wheel_that_is_too_large_ends_the_journey(tmp_path: Path) -> None:
    wheel = tmp_path / "talia-1-py3-none-any.whl"
    wheel.write_bytes(b"0" * 1000)
    wheel_journey.check_size(wheel)
    with wheel.open("ab") as more:
        more.truncate(wheel_journey.MOST + 1)
    with pytest.raises(wheel_journey.Failed, match="allowed: 12"):
        wheel_journey.check_size(wheel)


def test_wheels_in_dist_are_small_enough() -> None:
    """The journey weighs them in CI; here those that somebody has built are weighed too."""
    assert wheel_journey.MOST == 12 * 2**20
    for wheel in (ROOT / "dist").glob("talia-*.whl"):
        wheel_journey.check_size(wheel)


def test_a_wheel_that_is_not_there_ends_the_journey(tmp_path: Path) -> None:
    with pytest.raises(wheel_journey.Failed, match="make wheel"):
        wheel_journey.one(tmp_path, "talia-*.whl")


def test_the_journey_plays_every_game_for_people() -> None:
    import talia
    from talia.games import PLACES

    assert {game for game, _, _ in wheel_journey.GAMES} == set(PLACES) - {"template"}
    for game, seats, options in wheel_journey.GAMES:
        assert talia.game(game).start(1, seats, **options).setup.seats == seats


def test_what_is_measured_is_what_the_container_s_recipe_does() -> None:
    recipe = (ROOT / "hosting" / "Containerfile").read_text(encoding="utf-8")
    assert (ROOT / container.steps(recipe)).is_file()
    with pytest.raises(SystemExit, match="no longer installs"):
        container.steps(recipe.replace("hosting/install.sh", "pip install"))
    assert "\nUSER 10001\n" in recipe
    assert "\nHEALTHCHECK " in recipe
    assert recipe.count("\nFROM ") == 2
